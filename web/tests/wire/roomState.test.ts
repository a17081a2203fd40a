/** A room's state follows from the frames of its connection. */
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Term } from "../../src/i18n/grammar";
import type { AnyFrame, Story, Text } from "../../src/wire/messages";
import { RoomState } from "../../src/wire/roomState.svelte";
import { BEFORE_ALL } from "../../src/wire/texts";
import { FakeWebSocket } from "../fakeWebSocket";
import { ballot, room, table, text } from "../frames";

const WELCOME: AnyFrame = { is: "welcome", to: 1, member: 1, protocol: 2, at: 5000 };

let state: RoomState;
const receive = (...frames: AnyFrame[]) => FakeWebSocket.last.receives(...frames);

beforeEach(() => {
  vi.useFakeTimers();
  FakeWebSocket.install();
  state = new RoomState("CODE", "token");
  FakeWebSocket.last.opens();
});

afterEach(() => {
  state.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the welcome sets the member and the server's time", () => {
  vi.advanceTimersByTime(1000);
  receive(WELCOME);
  vi.advanceTimersByTime(250);

  expect(state.member).toBe(1);
  expect(state.now()).toBe(5250);
});

test("the last room and the last table of each viewer are kept", () => {
  receive(room({ code: "OLD" }), table({ seat: 0 }), table({ seat: null }), table({ seat: 1 }));
  receive(room({ code: "NEW" }), table({ seat: 0, question: 7 }));

  expect(state.room?.code).toBe("NEW");
  expect([...state.tables.keys()]).toEqual([0, null, 1]);
  expect(state.tables.get(0)?.question).toBe(7);
});

test("the reason for a refused connection is kept", async () => {
  await FakeWebSocket.last.refuses("other_version");
  FakeWebSocket.last.breaks(1008);

  expect(state.state).toBe("closed");
  expect(state.refused?.reason).toBe("other_version");
});

test("the server is shown as closing until the next welcome", () => {
  receive({ is: "closing" });
  expect(state.closing).toBe(true);

  receive(WELCOME);
  expect(state.closing).toBe(false);
});

describe("the story", () => {
  const event = (number: number): Term => ["turn", number];
  const story = (since: number, ...numbers: number[]): Story => ({
    is: "story",
    seat: 0,
    since,
    events: numbers.map((number) => ["turn", number]),
  });
  const known = () => state.stories.get(0);

  test("is continued", () => {
    receive(story(0, 0, 1), story(2, 2));

    expect(known()).toEqual([0, 1, 2].map(event));
  });

  test("is cut where it changes, such as after an undo", () => {
    receive(story(0, 0, 1, 2), story(1, 10));

    expect(known()).toEqual([0, 10].map(event));
  });

  test("may start with a later event, and is then continued and cut by the same numbers", () => {
    receive(story(5, 5, 6), story(7, 7), story(6, 60));

    expect(known()).toEqual([5, 60].map(event));
  });

  test("starts over if events before it are missing", () => {
    receive(story(0, 0, 1), story(4, 4));

    expect(known()).toEqual([4].map(event));
  });

  test("starts over after a reconnection", () => {
    receive(story(5, 5, 6, 7), WELCOME, story(6, 60, 70));

    expect(known()).toEqual([60, 70].map(event));
  });

  test("is kept separately for each viewer", () => {
    receive(story(0, 0), { ...story(0, 1), seat: null });

    expect(known()).toEqual([event(0)]);
    expect(state.stories.get(null)).toEqual([event(1)]);
  });
});

test("a lobby clears the previous game", () => {
  receive(room(), table(), { is: "story", seat: 0, since: 0, events: [["turn", 0]] });
  state.announced.set(0, 1);
  expect(state.sawLobby).toBe(false);

  receive(room({ phase: "lobby" }));

  expect([state.tables.size, state.stories.size, state.announced.size]).toEqual([0, 0, 0]);
  expect(state.sawLobby).toBe(true);
});

describe("texts", () => {
  const page = (texts: Text[], earlier: boolean, to_all = true): AnyFrame => ({
    is: "texts",
    texts: texts.map((one) => ({ ...one, to_all })),
    earlier,
    to_all,
  });
  const numbers = () => state.texts.map(({ number }) => number);

  test("are kept once each, in the order of their numbers", () => {
    receive(text(2), text(3), text(2));

    expect(numbers()).toEqual([2, 3]);
  });

  test("are loaded in pages, the newest first", () => {
    receive(page([text(5), text(6)], true));
    expect(state.hasEarlier).toBe(true);

    receive(page([text(3), text(4)], false));
    expect(numbers()).toEqual([3, 4, 5, 6]);
    expect(state.hasEarlier).toBe(false);
  });

  test("have separate pages if they are private", () => {
    receive(page([text(5)], false), page([text(6)], true, false));

    expect(state.hasEarlier).toBe(false);
    expect(state.hasEarlierPrivate).toBe(true);
  });

  test("are placed after earlier claims; those of earlier pages come before all claims", () => {
    const claims: AnyFrame = {
      is: "story",
      seat: 0,
      since: 0,
      events: [["claims", 1, 0, "trust", 0]],
    };
    receive(text(4), claims, text(5), page([text(2)], false));

    expect([4, 5, 2].map((number) => state.textPlaces.get(number))).toEqual([
      [0, 0],
      [1, 0],
      BEFORE_ALL,
    ]);
  });

  test("of earlier pages are loaded, private ones only where they may be shown", async () => {
    receive(page([text(5)], true), page([text(6)], true, false));
    const before = (number: number, to_all: boolean, id: number) => {
      return { do: "earlier_texts", before: number, to_all, id };
    };

    const loading = [state.loadEarlier(false), state.loadEarlier(true)];

    expect(FakeWebSocket.last.sent.slice(1)).toEqual([
      before(5, true, 2),
      before(5, true, 3),
      before(6, false, 4),
    ]);
    for (const id of [2, 3, 4]) await FakeWebSocket.last.confirms(id);
    await Promise.all(loading);
  });

  test("of a member whose data was deleted are removed", () => {
    receive(text(1), text(2, { member: 2 }), text(3), { is: "erased", member: 1 });

    expect(numbers()).toEqual([2]);
  });

  test("are cleared after a reconnection, since the server sends them again", () => {
    receive(page([text(5)], true), WELCOME);

    expect(numbers()).toEqual([]);
    expect(state.hasEarlier).toBe(false);
  });
});

test("the result of a ballot is shown for a while", () => {
  receive(room({ ballot: ballot("pause") }));
  expect(state.ballotResult).toBeNull();

  receive(room({ last_ballot: ["pause", true], paused: 9 }));
  expect(state.ballotResult).toEqual({ about: "pause", name: "", passed: true });

  vi.advanceTimersByTime(14_999);
  expect(state.ballotResult).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(state.ballotResult).toBeNull();
});

test("a second ballot's result is shown for its full time", () => {
  receive(room({ ballot: ballot("pause") }), room({ last_ballot: ["pause", false] }));
  vi.advanceTimersByTime(10_000);
  receive(room({ ballot: ballot("extend"), last_ballot: ["pause", false] }));
  receive(room({ last_ballot: ["extend", true] }));
  vi.advanceTimersByTime(10_000);

  expect(state.ballotResult?.about).toBe("extend");
});
