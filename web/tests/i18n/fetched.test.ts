/** Messages of a game that lacks the reader's language are in English. */
import { expect, test } from "vitest";
import { Catalogue } from "../../src/i18n/catalogue";

test("a missing message comes from the English catalogue", () => {
  const czech = new Catalogue("cs");
  czech.add("seat = Ty\nweb-title = Zrádce");
  czech.english = new Catalogue("en");
  czech.english.add(
    "seat = You\nff-name = Four Floors\nff-turns = { $number ->\n    [one] one turn\n   *[other] { $number } turns\n}",
  );

  expect(czech.text("seat")).toBe("Ty");
  expect(czech.text("ff-name")).toBe("Four Floors");
  // With English plural rules: in Czech, 2 has its own plural form.
  expect(czech.text("ff-turns", { number: 2 })).toBe("2 turns");
  expect(czech.english.text("seat")).toBe("You");
  expect(czech.has("ff-name")).toBe(true);
  expect(() => czech.text("ff-none")).toThrow("cs: ff-none");
});
