/** Whoever mutes somebody does not read their earlier lines either. */
import { expect, test } from "vitest";
import { forAllEyes, forSome, legible } from "../../src/table/talk/readableTexts";
import type { Text } from "../../src/wire/messages";

test("lines of the muted are hidden while they are muted", () => {
  const texts = [{ member: 1 }, { member: 2 }, { member: 1 }] as Text[];
  expect(legible(texts, [1])).toEqual([{ member: 2 }]);
  expect(legible(texts, [])).toEqual(texts);
});

test("what not everybody can read may not stand on a screen that others look at", () => {
  const texts = [
    { number: 0 },
    { number: 1, to_all: false },
    { number: 2, to_all: true },
  ] as Text[];
  expect(forAllEyes(texts).map((text) => text.number)).toEqual([0, 2]);
  expect(forSome(texts).map((text) => text.number)).toEqual([1]);
});
