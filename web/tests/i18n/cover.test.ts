/** Behind the cover nothing is left of what was claimed, but not to everybody. */
import { expect, test } from "vitest";
import { heardIn } from "../../src/table/talk/claims";
import { coveredView, isPublicEvent } from "../../src/i18n/cover";
import { grammarOf } from "../../src/i18n/grammar";

const words = grammarOf("shadow_hunters");

test("what the dead claim among themselves is covered, and how much it is", () => {
  const heard = [{ seat: 0, claim: ["trust", 1], contradicts: null }];
  const apart = [{ seat: 3, claim: ["suspect", 1], contradicts: false }];
  const bare = Object.fromEntries(Object.keys(words.public.view).map((name) => [name, []]));
  const loud = { ...bare, heard, heard_apart: apart };
  const quiet = { ...bare, heard, heard_apart: [] };

  expect(heardIn(loud).apart).toHaveLength(1);
  expect(heardIn(coveredView(words, loud)).toAll).toHaveLength(1);
  expect(coveredView(words, loud)).toEqual(coveredView(words, quiet));
  expect(isPublicEvent(words, ["claims", 0, 0, "trust", 1])).toBe(true);
  expect(isPublicEvent(words, ["claims_apart", 3, 0, "trust", 1])).toBe(false);
});
