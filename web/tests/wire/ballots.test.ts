/** The result of a ballot is worked out from the room before and after it. */
import { expect, test } from "vitest";
import { ballotResult } from "../../src/wire/ballots";
import { ballot, chair, room as anyRoom } from "../frames";
import type { Room } from "../../src/wire/messages";

function room(change: Partial<Room> = {}): Room {
  return anyRoom({ chairs: [chair(0, "Ada"), chair(1, "Ben", { away: true })], ...change });
}

test("an open ballot has no result", () => {
  expect(ballotResult(room(), room({ ballot: ballot("extend") }))).toBeNull();
  const again: Partial<Room> = { ballot: ballot("extend"), last_ballot: ["extend", true] };
  expect(ballotResult(room(again), room(again))).toBeNull();
});

test("the same result can occur twice in a row", () => {
  const last_ballot: [string, boolean] = ["extend", false];
  const result = ballotResult(
    room({ ballot: ballot("extend"), last_ballot }),
    room({ last_ballot }),
  );
  expect(result).toEqual({ about: "extend", name: "", passed: false });
});

test("a ballot has a result even if the next one is already open", () => {
  const after = room({ ballot: ballot("pause", { closes: 2 }), last_ballot: ["extend", true] });
  expect(ballotResult(room({ ballot: ballot("extend") }), after)?.passed).toBe(true);
});

test("a ballot with a single voter has a result although it was never seen open", () => {
  const after = room({ last_ballot: ["pause", true], paused: 9 });
  expect(ballotResult(room(), after)?.about).toBe("pause");
});

test("a removed player is called by their previous name", () => {
  const chairs = [chair(0, "Ada"), chair(1, "Bot", { member: null })];
  const after = room({ chairs, last_ballot: ["remove", true] });
  expect(
    ballotResult(room({ ballot: ballot("remove", { closes: 1, seat: 1 }) }), after)?.name,
  ).toBe("Ben");
  expect(ballotResult(room(), after)?.name).toBe("Ben");
});

test("a dropped ballot has no result", () => {
  const resume: Partial<Room> = { ballot: ballot("resume"), last_ballot: ["resume", false] };
  const extend: Partial<Room> = { ballot: ballot("extend"), last_ballot: ["extend", false] };
  expect(
    ballotResult(room({ ...resume, paused: 9 }), room({ last_ballot: ["resume", false] })),
  ).toBeNull();
  expect(ballotResult(room(extend), room({ ...extend, ballot: null, phase: "ended" }))).toBeNull();
});
