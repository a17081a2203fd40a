/** Where a text stands among claims, whether everybody hears them or not. */
import { expect, test } from "vitest";
import { claimsBy, claimsIn, inOrder, type Place } from "../../src/wire/texts";
import type { Term } from "../../src/i18n/grammar";

const OPEN: Term = ["claims", 0, 0, "trust", 1];
const APART: Term = ["claims_apart", 3, 0, "trust", 1];
const MOVE: Term = ["moves", 0, "chapel"];

/** Claims and a text that came after the first of them, in order. */
function feed(story: readonly Term[], text: Place): string[] {
  const claims = claimsIn(story).map(({ event, place }) => ({ name: String(event[0]), place }));
  const all = [{ name: "text", place: text }, ...claims];
  return all.sort((one, other) => inOrder(one.place, other.place)).map(({ name }) => name);
}

test.each([
  [[], ["text", "claims", "claims_apart", "claims"]],
  [[OPEN], ["claims", "text", "claims_apart", "claims"]],
  [
    [OPEN, APART],
    ["claims", "claims_apart", "text", "claims"],
  ],
  [
    [OPEN, APART, OPEN],
    ["claims", "claims_apart", "claims", "text"],
  ],
])("a text comes after what was claimed before it", (before, order) => {
  expect(feed([MOVE, OPEN, APART, OPEN], claimsBy([before]))).toEqual(order);
});

test("a text stands in the same place for those who did not hear everything", () => {
  const dead = [OPEN, APART, APART];
  const living = [OPEN];
  const text = claimsBy([dead, living]);
  expect(feed([OPEN, OPEN], text)).toEqual(["claims", "text", "claims"]);
  expect(feed([OPEN, OPEN], claimsBy([living]))).toEqual(["claims", "text", "claims"]);
});
