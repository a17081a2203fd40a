/** Covering a view removes private claims completely, and checks the view. */
import { expect, test } from "vitest";
import { claimsIn } from "../../src/table/talk/claims";
import { viewFor } from "../../src/games/views";
import { coverView, isPublicEvent } from "../../src/i18n/cover";
import { grammarOf } from "../../src/i18n/grammar";
import { view } from "../frames";

const grammar = grammarOf("shadow_hunters");

test("private claims of the dead are covered, and so is their number", () => {
  const heard = [{ seat: 0, claim: ["trust", 1], contradicts: null }];
  const secret = [{ seat: 3, claim: ["suspect", 1], contradicts: false }];
  const loud = view({ heard, heard_apart: secret });
  const quiet = view({ heard, heard_apart: [] });

  const read = (data: object) => claimsIn(viewFor("shadow_hunters", data));
  expect(read(loud).some).toHaveLength(1);
  expect(read(coverView(grammar, loud)).all).toHaveLength(1);
  expect(coverView(grammar, loud)).toEqual(coverView(grammar, quiet));
  expect(isPublicEvent(grammar, ["claims", 0, 0, "trust", 1])).toBe(true);
  expect(isPublicEvent(grammar, ["claims_apart", 3, 0, "trust", 1])).toBe(false);
});

test("a view that does not fit the grammar can't be covered, so it is an error", () => {
  expect(() => coverView(grammar, { players: null })).toThrow(TypeError);
});

test("data without one of the public fields is not a view of the game", () => {
  const complete = view();
  const incomplete = Object.fromEntries(
    Object.entries(complete).filter(([field]) => field !== "slots"),
  );

  expect(viewFor("shadow_hunters", complete)).toBe(complete);
  expect(() => viewFor("shadow_hunters", incomplete)).toThrow("shadow_hunters");
  expect(() => viewFor("shadow_hunters", undefined)).toThrow(TypeError);
});
