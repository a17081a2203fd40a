/** Texts of muted members and private texts behind the cover are hidden. */
import { expect, test } from "vitest";
import { privateTexts, publicTexts, withoutMuted } from "../../src/table/talk/readableTexts";
import { text } from "../frames";

test("texts of muted members are hidden, including earlier ones", () => {
  const texts = [1, 2, 1].map((member, number) => text(number, { member }));
  expect(withoutMuted(texts, [1])).toEqual([texts[1]]);
  expect(withoutMuted(texts, [])).toEqual(texts);
});

test("private texts are separated from public ones", () => {
  const texts = [text(0), text(1, { to_all: false }), text(2, { to_all: true })];
  expect(publicTexts(texts).map(({ number }) => number)).toEqual([0, 2]);
  expect(privateTexts(texts).map(({ number }) => number)).toEqual([1]);
});
