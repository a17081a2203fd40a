/** The place of a text among public and private claims. */
import { expect, test } from "vitest";
import { claimsIn, comparePlaces, placeAfter, type Place } from "../../src/wire/texts";
import type { Term } from "../../src/i18n/grammar";

const OPEN: Term = ["claims", 0, 0, "trust", 1];
const SECRET: Term = ["claims_apart", 3, 0, "trust", 1];
const MOVE: Term = ["moves", 0, "chapel"];

/** The claims of a story and a text at a place, by kind and in order. */
function feed(story: readonly Term[], text: Place): string[] {
  const claims = claimsIn(story).map(({ event, place }) => ({ name: String(event[0]), place }));
  const all = [{ name: "text", place: text }, ...claims];
  return all.sort((one, other) => comparePlaces(one.place, other.place)).map(({ name }) => name);
}

test.each([
  [[], ["text", "claims", "claims_apart", "claims"]],
  [[OPEN], ["claims", "text", "claims_apart", "claims"]],
  [
    [OPEN, SECRET],
    ["claims", "claims_apart", "text", "claims"],
  ],
  [
    [OPEN, SECRET, OPEN],
    ["claims", "claims_apart", "claims", "text"],
  ],
])("a text comes after earlier claims", (before, order) => {
  expect(feed([MOVE, OPEN, SECRET, OPEN], placeAfter([before]))).toEqual(order);
});

test("a text has the same place for those who did not hear everything", () => {
  const dead = [OPEN, SECRET, SECRET];
  const living = [OPEN];
  const text = placeAfter([dead, living]);
  expect(feed([OPEN, OPEN], text)).toEqual(["claims", "text", "claims"]);
  expect(feed([OPEN, OPEN], placeAfter([living]))).toEqual(["claims", "text", "claims"]);
});
