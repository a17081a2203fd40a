/** What comes of a ballot is found out from the rooms before and after. */
import { expect, test } from "vitest";
import { counted } from "../../src/wire/ballots";
import type { Room } from "../../src/wire/messages";

function room(change: object = {}): Room {
  const chairs = [
    { seat: 0, name: "Ada", member: 1, away: false },
    { seat: 1, name: "Ben", member: 2, away: true },
  ];
  const usual = { phase: "playing", chairs, ballot: null, last_ballot: null, paused: null };
  return { ...usual, ...change } as unknown as Room;
}

function open(about: string, closes = 1, seat: number | null = null) {
  return { about, seat, closes, voted: null };
}

test("a ballot that is open is not counted", () => {
  expect(counted(room(), room({ ballot: open("extend") }))).toBeNull();
  const again = { ballot: open("extend"), last_ballot: ["extend", true] };
  expect(counted(room(again), room(again))).toBeNull();
});

test("the same may come out twice", () => {
  const last_ballot = ["extend", false];
  const result = counted(room({ ballot: open("extend"), last_ballot }), room({ last_ballot }));
  expect(result).toEqual({ about: "extend", name: "", passed: false });
});

test("it came out though the next is open", () => {
  const after = room({ ballot: open("pause", 2), last_ballot: ["extend", true] });
  expect(counted(room({ ballot: open("extend") }), after)?.passed).toBe(true);
});

test("a single voter never sees it open", () => {
  const after = room({ last_ballot: ["pause", true], paused: 9 });
  expect(counted(room(), after)?.about).toBe("pause");
});

test("whoever is removed is called as before", () => {
  const chairs = [room().chairs[0], { seat: 1, name: "Bot", member: null, away: false }];
  const after = room({ chairs, last_ballot: ["remove", true] });
  expect(counted(room({ ballot: open("remove", 1, 1) }), after)?.name).toBe("Ben");
  expect(counted(room(), after)?.name).toBe("Ben");
});

test("what is dropped was not counted", () => {
  const resume = { ballot: open("resume"), last_ballot: ["resume", false] };
  const extend = { ballot: open("extend"), last_ballot: ["extend", false] };
  expect(
    counted(room({ ...resume, paused: 9 }), room({ last_ballot: ["resume", false] })),
  ).toBeNull();
  expect(counted(room(extend), room({ ...extend, ballot: null, phase: "ended" }))).toBeNull();
});
