/** Pages of texts are merged in the right order. */
import { expect, test } from "vitest";
import type { Text } from "../../src/wire/messages";
import { mergeTexts } from "../../src/wire/texts";
import { text } from "../frames";

function texts(...numbers: number[]): Text[] {
  return numbers.map((number) => text(number));
}

test("an earlier page comes first", () => {
  expect(mergeTexts(texts(5, 6), texts(3, 4)).map(({ number }) => number)).toEqual([3, 4, 5, 6]);
});

test("a text that is received twice is kept once", () => {
  expect(mergeTexts(texts(5, 6), texts(6, 7)).map(({ number }) => number)).toEqual([5, 6, 7]);
});
