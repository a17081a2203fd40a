/** The state of a viewer at a table: the cover, the options, and how an answer is sent. */
// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Game } from "../../src/games/game";
import { loadGame } from "../../src/games/games";
import { language } from "../../src/i18n/language.svelte";
import { whyRefused } from "../../src/i18n/refusal";
import { preferences } from "../../src/look/preferences.svelte";
import { SENT_AFTER, TableState } from "../../src/table/state/tableState.svelte";
import type { AnyFrame, TableFrame } from "../../src/wire/messages";
import { RoomState, type Viewer } from "../../src/wire/roomState.svelte";
import { FakeWebSocket } from "../fakeWebSocket";
import { asking, chair, room, table, text, view } from "../frames";

const ATTACK = ["attack", 1];
const NO_ATTACK = ["no_attack"];
/** A topic that is secret, and one that is public. */
const SECRET = ["attack"];
const PUBLIC = ["move"];

let game: Game;
let roomState: RoomState;
let tableState: TableState;

beforeAll(async () => {
  await language.load("server", "web", "shadow_hunters", "web_shadow_hunters");
  game = await loadGame("shadow_hunters");
});

beforeEach(async () => {
  vi.useFakeTimers();
  FakeWebSocket.install();
  localStorage.clear();
  preferences.set({ sending: "wait", calm: 600 });
  roomState = new RoomState("CODE", "token");
  await FakeWebSocket.last.greets();
});

afterEach(() => {
  tableState.close();
  roomState.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const receive = (...frames: AnyFrame[]) => FakeWebSocket.last.receives(...frames);
const sent = () => FakeWebSocket.last.sent.slice(1);

function sit(viewer: Viewer = 0, ...frames: AnyFrame[]): void {
  receive(room({ asking: asking([0]) }), table(), ...frames);
  tableState = new TableState(roomState, game, viewer);
}

function question(
  topic: (string | number)[],
  options: (string | number)[][] = [ATTACK, NO_ATTACK],
  change: Partial<TableFrame> = {},
): TableFrame {
  return table({ decision: { topic, options, window: false }, ...change });
}

describe("the cover", () => {
  test("hides a secret question until it is uncovered", () => {
    sit(0, question(SECRET));

    expect(tableState.covered).toBe(true);
    expect(tableState.decision).toBeNull();
    expect(tableState.options).toEqual([]);
    expect(tableState.scene.topic).toBeNull();
    expect(tableState.scene.lit.has("seat", 1)).toBe(false);

    tableState.cover.uncovered = true;
    expect(tableState.decision?.topic).toEqual(SECRET);
    expect(tableState.options).toEqual([ATTACK, NO_ATTACK]);
    expect(tableState.scene.lit.has("seat", 1)).toBe(true);
  });

  test("does not hide a public question", () => {
    sit(0, question(PUBLIC));

    expect(tableState.covered).toBe(false);
    expect(tableState.decision?.topic).toEqual(PUBLIC);
  });

  test("removes secrets from the view, but not from the viewer's own scene", () => {
    const seat = {
      ...{ seat: 0, revealed: false, alive: true, place: "", wounds: 0, gear: [] },
      ...{ warded: false, barred: false, void: false, used: false, may_be: [] },
    };
    sit(0, table({ view: view({ players: [{ ...seat, character: "allie" }] }) }));

    expect(tableState.scene.view).toMatchObject({ players: { 0: { seat: 0, character: null } } });
    expect(tableState.ownScene.view).toMatchObject({ players: { 0: { character: "allie" } } });
    expect([tableState.scene.open, tableState.ownScene.open]).toEqual([false, true]);
  });

  test("hides private events and texts", () => {
    const events = [
      ["you_are", "allie"],
      ["turn", 0],
    ];
    sit(0, { is: "story", seat: 0, since: 0, events }, text(1), text(2, { to_all: false }));

    expect(tableState.story).toEqual([["turn", 0]]);
    expect(tableState.privateEvents).toEqual([["you_are", "allie"]]);
    expect(tableState.texts.map(({ number }) => number)).toEqual([1]);
    expect(tableState.privateTexts.map(({ number }) => number)).toEqual([2]);
  });

  test("hides which answer was given, even to a public question", () => {
    sit(0, question(PUBLIC, undefined, { chosen: ATTACK }));

    expect(tableState.chosen).toBeNull();
    expect(tableState.heldAnswer).toEqual(ATTACK);
  });

  test.each<[string, () => void]>([
    ["if the viewer wants it", () => tableState.cover.keepOpen(true)],
    [
      "if all others are bots",
      () =>
        receive(room({ chairs: [chair(0, "Ada"), chair(1, "Bot", { member: null, level: "x" })] })),
    ],
    ["after the end", () => receive(room({ phase: "ended" }))],
    ["for a spectator", () => tableState.viewAs(null)],
  ])("is lifted %s", (_, open) => {
    sit(0, question(SECRET), { ...question(SECRET), seat: null });
    expect(tableState.cover.showsSecrets).toBe(false);

    open();

    expect(tableState.cover.showsSecrets).toBe(true);
    expect(tableState.options).toEqual([ATTACK, NO_ATTACK]);
  });

  test("stays lifted only in the room and for the seat where it was lifted", () => {
    sit(0, question(SECRET), table({ seat: 1 }));
    tableState.cover.keepOpen(true);
    const at = (code: string, viewer: Viewer) => {
      receive(room({ code, your_seats: [viewer ?? 0] }));
      return new TableState(roomState, game, viewer).cover.keptOpen;
    };

    expect(at("CODE", 0)).toBe(true);
    expect(at("CODE", 1)).toBe(false);
    expect(at("OTHER", 0)).toBe(false);
  });

  test("is closed whenever the seat changes on a device with several seats", () => {
    sit(0, question(SECRET), { ...question(SECRET), seat: 1 });
    tableState.cover.keepOpen(true);
    receive(room({ your_seats: [0, 1] }));
    expect(tableState.cover.keptOpen).toBe(false);

    tableState.cover.keepOpen(true);
    tableState.cover.uncovered = true;
    expect(tableState.cover.keptOpen).toBe(true);
    for (const seat of [1, 0]) {
      tableState.viewAs(seat);
      expect([tableState.cover.showsSecrets, tableState.covered]).toEqual([false, true]);
    }
  });

  test("removes announcements for one seat when another is shown", () => {
    sit(0, question(SECRET), { ...question(SECRET), seat: 1 });
    tableState.announcements.add([{ text: "You have a friend.", tone: "plain" }]);
    expect(tableState.announcements.current).not.toBeNull();

    tableState.viewAs(1);
    expect(tableState.announcements.current).toBeNull();
  });

  test("is closed again at the next question, unless only the viewer is asked", () => {
    sit(0, question(SECRET));
    tableState.cover.uncovered = true;
    tableState.questionChanged();
    expect(tableState.cover.uncovered).toBe(true);

    receive(room({ asking: asking([0, 1], "secret") }));
    tableState.questionChanged();
    expect(tableState.cover.uncovered).toBe(false);
  });
});

test("among options that name somebody, the viewer comes after all others", () => {
  const options = [0, 1, 2].map((seat) => ["target", seat]);
  sit(0, question(["target", "hungry_bats"], options));
  expect(tableState.options).toEqual([
    ["target", 1],
    ["target", 2],
    ["target", 0],
  ]);
});

test("options that do nothing come last", () => {
  sit(0, question(PUBLIC, [NO_ATTACK, ATTACK, ["skip"], ["attack", 0]]));

  expect(tableState.options).toEqual([ATTACK, ["attack", 0], NO_ATTACK, ["skip"]]);
});

describe("an answer", () => {
  const answer = (option: (string | number)[], id = 2) => {
    return { do: "answer", seat: 0, question: 1, option, id };
  };

  test("that can't be undone is sent after a delay", () => {
    sit(0, question(PUBLIC));
    tableState.pick(ATTACK);

    expect(tableState.pending).toEqual({ option: ATTACK, waits: true });
    vi.advanceTimersByTime(SENT_AFTER - 1);
    expect(sent()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent()).toEqual([answer(ATTACK)]);
    expect(tableState.pending).toBeNull();
  });

  test("is ignored while the question is new, so that a second tap does not answer it", () => {
    sit(0, question(PUBLIC));
    tableState.questionChanged();
    vi.advanceTimersByTime(599);
    tableState.pick(ATTACK);
    tableState.choose([ATTACK, NO_ATTACK]);
    expect([tableState.pending, tableState.menu]).toEqual([null, null]);

    vi.advanceTimersByTime(1);
    tableState.pick(ATTACK);
    expect(tableState.pending).toEqual({ option: ATTACK, waits: true });
  });

  test("is disabled until the question is no longer new", () => {
    sit(0, question(PUBLIC));
    tableState.questionChanged();
    expect(tableState.calm.on).toBe(true);

    vi.advanceTimersByTime(600);
    expect(tableState.calm.on).toBe(false);

    preferences.set({ calm: 0 });
    tableState.questionChanged();
    expect(tableState.calm.on).toBe(false);
  });

  test("can be taken back before it is sent", () => {
    sit(0, question(PUBLIC));
    tableState.pick(ATTACK);
    tableState.cancelPending();
    vi.advanceTimersByTime(2 * SENT_AFTER);

    expect(tableState.pending).toBeNull();
    expect(sent()).toEqual([]);
  });

  test("is replaced by another one that is picked in time", () => {
    sit(0, question(PUBLIC));
    tableState.pick(ATTACK);
    vi.advanceTimersByTime(SENT_AFTER - 1);
    tableState.pick(NO_ATTACK);
    vi.advanceTimersByTime(SENT_AFTER);

    expect(sent()).toEqual([answer(NO_ATTACK)]);
  });

  test("is not sent if the question has changed", () => {
    sit(0, question(PUBLIC));
    tableState.pick(ATTACK);
    receive(question(PUBLIC, undefined, { question: 2 }));
    tableState.questionChanged();
    vi.advanceTimersByTime(2 * SENT_AFTER);

    expect(sent()).toEqual([]);
  });

  test("is sent once, however often it is picked", async () => {
    sit(0, question(PUBLIC, [["go_on"], ATTACK]));
    tableState.pick(["go_on"]);
    tableState.pick(["go_on"]);
    tableState.pick(ATTACK);
    vi.advanceTimersByTime(2 * SENT_AFTER);

    expect(tableState.sent).toEqual(["go_on"]);
    expect(sent()).toEqual([answer(["go_on"])]);

    await FakeWebSocket.last.confirms();
    expect(tableState.sent).toBeNull();
    expect(tableState.answered).toBe(true);
  });

  test("that can be undone is sent at once", () => {
    sit(0, question(PUBLIC, [["throw"], ATTACK]));
    tableState.pick(["throw"]);

    expect(sent()).toEqual([answer(["throw"])]);
  });

  test.each([
    ["at_once", 1],
    ["ask", 0],
  ] as const)("is sent as preferred: %s", (sending, count) => {
    preferences.set({ sending });
    sit(0, question(PUBLIC));
    tableState.pick(ATTACK);
    vi.advanceTimersByTime(10 * SENT_AFTER);

    expect(sent()).toHaveLength(count);
    expect(tableState.pending !== null).toBe(sending === "ask");
  });

  test("that may be changed until all have answered is sent at once, and covered again", async () => {
    sit(0, question(SECRET), room({ asking: asking([0, 1], "secret") }));
    tableState.cover.uncovered = true;
    tableState.pick(ATTACK);
    expect(sent()).toEqual([answer(ATTACK)]);

    await FakeWebSocket.last.confirms();
    expect(tableState.cover.uncovered).toBe(false);
  });

  test("is not possible while the game is paused", () => {
    sit(0, question(PUBLIC), room({ paused: 9 }));
    tableState.pick(["go_on"]);
    tableState.pick(ATTACK);
    vi.advanceTimersByTime(2 * SENT_AFTER);

    expect(sent()).toEqual([]);
    expect(tableState.scene.lit.has("seat", 1)).toBe(false);
  });

  test("that is refused leaves the question open, and says why", async () => {
    sit(0, question(PUBLIC, [["throw"], ATTACK]));
    tableState.pick(["throw"]);
    await FakeWebSocket.last.refuses("stale");

    expect(whyRefused(tableState.error)).toBe(language.catalogue.text("refusal-stale"));
    expect([tableState.sent, tableState.answered]).toEqual([null, false]);
  });

  test("to an offer is sent after a delay too, as an offer, even without a question", () => {
    sit(0, table({ offers: [["reveal"]] }));
    tableState.pick(["reveal"]);
    expect(sent()).toEqual([]);

    vi.advanceTimersByTime(SENT_AFTER);

    expect(sent()).toEqual([{ do: "offer", seat: 0, question: 1, option: ["reveal"], id: 2 }]);
  });
});

test("a thing on the board is picked at once, or from a menu if there are several options", () => {
  sit(0, question(PUBLIC, [ATTACK, ["attack_d4", 1], ["attack", 0]]));

  tableState.scene.lit.choose("seat", 1);
  expect(tableState.menu).toEqual([ATTACK, ["attack_d4", 1]]);

  tableState.scene.lit.choose("seat", 0);
  expect(tableState.menu).toBeNull();
  expect(tableState.pending?.option).toEqual(["attack", 0]);
});

describe("private news", () => {
  const story = (...events: (string | number)[][]): AnyFrame => {
    return { is: "story", seat: 0, since: 0, events };
  };
  const DEALT = ["you_are", "allie"];
  const TURN = ["turn", 0];
  const SEEN = ["sees", 1, "bob"];

  test("are what only the viewer was told since the last answer", async () => {
    sit(0, question(PUBLIC, [["throw"], ATTACK]), story(DEALT, TURN));
    tableState.cover.keepOpen(true);
    expect(tableState.privateNews).toEqual([DEALT]);

    tableState.pick(["throw"]);
    // The result of the answer may arrive before the server confirms it.
    receive(story(DEALT, TURN, SEEN));
    await FakeWebSocket.last.confirms();
    expect(tableState.privateNews).toEqual([SEEN]);
    expect(new TableState(roomState, game, 0).privateNews).toEqual([SEEN]);

    receive(story(TURN));
    expect(tableState.privateNews).toEqual([]);
  });

  test("are hidden by the cover, which shows only that something public has happened", () => {
    sit(0, story(DEALT));
    expect([tableState.privateNews, tableState.mayHaveNews]).toEqual([[], false]);

    receive(story(TURN));
    const without = tableState.mayHaveNews;
    receive(story(DEALT, TURN, SEEN));
    expect([tableState.privateNews, tableState.mayHaveNews, without]).toEqual([[], true, true]);

    tableState.cover.keepOpen(true);
    expect(tableState.mayHaveNews).toBe(false);
  });
});

test("a folded question unfolds for the next one", () => {
  sit(0, question(PUBLIC));
  tableState.folded = true;
  receive(room({ asking: asking([1]) }), table({ question: 2 }));
  tableState.questionChanged();
  expect(tableState.folded).toBe(true);

  receive(room({ asking: asking([0]) }), question(PUBLIC, undefined, { question: 3 }));
  tableState.questionChanged();
  expect(tableState.folded).toBe(false);
});

describe("a shared device", () => {
  function share(): void {
    receive(room({ your_seats: [0, 1], asking: asking([0, 1], "secret") }));
    receive(question(SECRET), { ...question(SECRET), seat: 1 });
    tableState = new TableState(roomState, game, 0);
  }

  test("shows nothing until its player has taken it", () => {
    share();
    expect([tableState.cover.passingTo, tableState.cover.showsSecrets]).toEqual([0, false]);

    tableState.takeOver();
    expect([tableState.cover.passingTo, tableState.viewer]).toEqual([null, 0]);
    expect(tableState.cover.showsSecrets).toBe(true);
  });

  test("covers one seat at once, and opens the next when it is taken", () => {
    share();
    tableState.takeOver();
    tableState.passTo(1);
    expect([tableState.viewer, tableState.cover.showsSecrets]).toEqual([0, false]);

    tableState.takeOver();
    expect([tableState.viewer, tableState.cover.showsSecrets]).toEqual([1, true]);
  });

  test("can be passed on once its seat has answered, or is not asked", () => {
    share();
    expect(tableState.isDone).toBe(false);
    receive(question(SECRET, undefined, { chosen: ATTACK }));
    expect(tableState.isDone).toBe(true);
    receive(table());
    expect(tableState.isDone).toBe(true);
  });
});

test("the device's other seats that are asked are listed", () => {
  sit(0, room({ your_seats: [0, 1], asking: asking([0, 1]) }), question(PUBLIC));
  receive({ ...question(PUBLIC), seat: 1 });
  expect(tableState.otherSeatsAsked).toEqual([1]);

  receive({ ...question(PUBLIC, undefined, { chosen: ATTACK }), seat: 1 });
  expect(tableState.otherSeatsAsked).toEqual([]);
});
