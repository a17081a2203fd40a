/** Pages of what was written come together in the right order. */
import { expect, test } from "vitest";
import type { Text } from "../../src/wire/messages";
import { merged } from "../../src/wire/texts";

function texts(...numbers: number[]): Text[] {
  return numbers.map((number) => ({
    is: "text",
    number,
    member: 1,
    seat: null,
    text: `${number}`,
  }));
}

test("an earlier page comes first", () => {
  expect(merged(texts(5, 6), texts(3, 4)).map((text) => text.number)).toEqual([3, 4, 5, 6]);
});

test("what is known already is there once", () => {
  expect(merged(texts(5, 6), texts(6, 7)).map((text) => text.number)).toEqual([5, 6, 7]);
});
