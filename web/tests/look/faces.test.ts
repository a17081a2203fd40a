/** The portraits, whose shapes are written as lines of text. */
import { expect, test } from "vitest";
import { looks } from "../../src/look/faces";
import { shapes } from "../../src/look/faces/look";

test("a line consists of a fill, an edge and a path", () => {
  const drawn = shapes(`
    hair rim M1 2Z
    none ink/1.4 M3 4Z
    trim M5 6Z
  `);

  expect(drawn).toEqual([
    { fill: "hair", rim: true, d: "M1 2Z" },
    { line: "ink", width: 1.4, d: "M3 4Z" },
    { fill: "trim", d: "M5 6Z" },
  ]);
});

test("an unknown paint is an error", () => {
  expect(() => shapes("hare M1 2Z")).toThrow("hare");
});

test("every outline of a portrait has a width", () => {
  const widths = looks.flatMap((look) => look.shapes.map(({ width }) => width ?? 1));

  expect(widths.filter((width) => !(width > 0))).toEqual([]);
});
