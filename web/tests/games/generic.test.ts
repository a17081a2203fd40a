/** A game that the page was not built with: its grammar, its views, and how its table reads. */
// @vitest-environment happy-dom
import { beforeAll, describe, expect, test, vi } from "vitest";
import { genericGame } from "../../src/games/generic/index";
import { arrow, spots } from "../../src/games/generic/layout";
import { seatFacts, secretFacts, shownFacts, tableFacts } from "../../src/games/generic/facts";
import { tableFor } from "../../src/games/generic/module";
import type { Scene } from "../../src/games/generic/view";
import { loadMessages } from "../../src/games/installed.svelte";
import { Lit } from "../../src/games/scene";
import { viewFor } from "../../src/games/views";
import { coverView } from "../../src/i18n/cover";
import { grammarOf, type Term } from "../../src/i18n/grammar";
import { isGrammar } from "../../src/i18n/grammarCheck";
import { language, t } from "../../src/i18n/language.svelte";
import { Translator } from "../../src/i18n/translator";

const GRAMMAR = {
  prefix: "ff",
  kinds: { role: "role", place: "place" },
  names: { role: ["thief", "guard"], place: ["hall", "tower"] },
  claims: { role: [["seat", "role"]], saw: [["seat", "number"]], all: [["seat*"]] },
  topics: { where: [[]] },
  options: { go: [["place"]], name: [["seat"]], wait: [[]] },
  events: {
    went: [["seat", "place"]],
    round: [["number"]],
    named: [["seat", "seat"]],
    heard: [["place"]],
  },
  idle: ["wait"],
  why: {},
  about_others: ["saw"],
  votes: ["named"],
  limits: { round: "floors" },
  out_of_play: ["asleep"],
  final: { topics: [], options: [] },
  abilities: [],
  values: {},
  untimed: {},
  first_game: {},
  bots: ["uniform", "sly"],
  fields: {
    round: "number",
    path: "place*",
    seal: "place",
    "players.vote": "seat",
    "players.role": "role",
  },
  setup: {},
  public: {
    events: ["went", "round", "named"],
    topics: ["where"],
    offers: false,
    view: {
      seat: true,
      asked: true,
      chosen: { blank: null },
      heard: true,
      round: true,
      path: true,
      seal: { blank: "" },
      players: {
        inside: { shown: true, asleep: true, vote: true, role: { blank: null, if: ["shown"] } },
      },
      ended: true,
      winners: true,
    },
  },
};
const MESSAGES = `
ff-name = Four Floors
ff-role-thief = Thief
ff-role-thief-goal = Steal the crown.
ff-role-guard = Guard
ff-place-hall = Hall
ff-place-tower = Tower
ff-field-round = Floor
ff-field-path-entry = { $position }. { $value }
ff-field-players-role = Role
ff-option-go = Go to the { $place }
ff-stage-night = the night
ff-event-heard = You heard steps in the { $place }.
ff-event-went = { $seat } went to the { $place }.
ff-end-stolen = The crown is gone.
`;
const VIEW = {
  seat: 0,
  asked: [1],
  chosen: null,
  heard: [],
  round: 2,
  path: [],
  seal: "tower",
  players: [
    { shown: false, vote: 1, role: "thief" },
    { shown: true, vote: null, role: "guard" },
    { shown: false, vote: null, role: null },
  ],
  ended: "",
  winners: [],
};
const STORY: Term[] = [
  ["heard", "hall"],
  ["round", 1],
  ["named", 0, 1],
  ["named", 1, 2],
  ["round", 2],
  ["heard", "tower"],
  ["named", 2, 0],
];
const GAME = "four_floors";
const NAMES = ["Ada", "Ben", "Cyd"];

beforeAll(async () => {
  const answers: Record<string, unknown> = {
    "/api/games": [{ name: GAME, prefix: "ff", levels: ["uniform", "sly"], fewest: 3, most: 6 }],
    [`/api/games/${GAME}/grammar`]: GRAMMAR,
    [`/api/games/${GAME}/catalogue/en`]: { language: "en", text: MESSAGES },
    "/api/games/broken/grammar": { ...GRAMMAR, options: { go: ["place"] } },
    "/api/games/broken/catalogue/en": { language: "en", text: "" },
  };
  vi.stubGlobal("fetch", async (path: string) => Response.json(answers[path]));
  await language.load("server", "web", "web_generic");
  await loadMessages(GAME);
});

function sceneOf(data: unknown, open: boolean, options: Term[] = []): Scene {
  const view = viewFor(GAME, data);
  const grammar = grammarOf(GAME);
  const picked: Term[] = [];
  const scene = {
    game: GAME,
    view,
    translator: new Translator(language.catalogueOf(GAME), grammar, NAMES, 0),
    seat: 0,
    topic: null,
    lit: new Lit(grammar, options, new Set(), null, (found) => picked.push(...found)),
    recent: [],
    story: STORY.filter(([word]) => open || word !== "heard"),
    open,
    people: NAMES.map((name, seat) => ({
      seat,
      name,
      portrait: seat,
      ghost: false,
      out: false,
      bot: false,
      away: false,
    })),
    picked,
  };
  return scene as Scene & { picked: Term[] };
}

const words = (facts: ReturnType<typeof tableFacts>) =>
  facts.map(({ label, items }) => [label, ...items.map((item) => item.sign ?? item.text)]);

describe("a fetched grammar", () => {
  test("is loaded together with its messages", () => {
    expect(isGrammar(grammarOf(GAME))).toBe(true);
    expect(t("ff-name")).toBe("Four Floors");
  });

  test("is refused if it is malformed", async () => {
    await expect(loadMessages("broken")).rejects.toThrow("not a grammar");
    expect(isGrammar({ ...GRAMMAR, public: { ...GRAMMAR.public, view: { seat: 1 } } })).toBe(false);
  });
});

describe("a view", () => {
  test.each([
    ["a public field is missing", { ...VIEW, round: undefined, ended: undefined }],
    ["a field is of another kind", { ...VIEW, round: "two" }],
    ["a field of a player is of another kind", { ...VIEW, players: [{ vote: "Ben", role: null }] }],
    ["the list of asked seats is malformed", { ...VIEW, asked: "nobody" }],
  ])("does not fit if %s", (_, data) => {
    expect(() => viewFor(GAME, data)).toThrow(TypeError);
  });

  test("still fits when it is covered, and has no secrets then", () => {
    const covered = sceneOf(coverView(grammarOf(GAME), VIEW), false);

    expect(words(shownFacts(covered, tableFacts(covered)))).toEqual([
      ["Floor", "2"],
      ["path", "–"],
    ]);
    expect(words(shownFacts(covered, seatFacts(covered, 0)))).toEqual([
      ["vote", "Ben"],
      ["Role", "?"],
    ]);
    expect(JSON.stringify(covered.view)).not.toMatch(/thief|tower/);
  });
});

describe("facts", () => {
  test("include the position in a list, if the game has a message for it", () => {
    const scene = sceneOf({ ...VIEW, path: ["hall", "tower"] }, true);

    expect(words(tableFacts(scene))).toContainEqual(["path", "0. Hall", "1. Tower"]);
  });

  test("include the viewer's secrets while the cover is lifted", () => {
    const scene = sceneOf(VIEW, true);

    expect(words(shownFacts(scene, tableFacts(scene)))).toContainEqual(["seal", "Tower"]);
    expect(words(secretFacts(scene, 0))).toEqual([
      ["seal", "Tower"],
      ["Role", "Thief"],
    ]);
    expect(words(shownFacts(scene, seatFacts(scene, 1)))).toEqual([
      ["vote", "?"],
      ["Role", "Guard"],
    ]);
  });
});

describe("the module", () => {
  const game = () => genericGame(GAME);

  test("says whose turn it is, and why the game has ended", () => {
    expect(game().headline(sceneOf(VIEW, true))).toBe("Floor 2: Ben’s turn");
    expect(game().headline(sceneOf({ ...VIEW, asked: [0] }, true))).toBe("Floor 2: Your turn");
    expect(game().active(sceneOf({ ...VIEW, asked: [0, 1] }, true))).toBeNull();
    expect(game().headline(sceneOf({ ...VIEW, ended: "stolen" }, true))).toBe("The game is over.");
  });

  test("offers the claims of the grammar with all their values", () => {
    const scene = sceneOf(VIEW, true);

    expect(game().claimKinds(scene)).toEqual(["role", "saw"]);
    expect(game().claimArguments(["role"], "seat", scene)).toEqual([1, 2, 0]);
    expect(game().claimArguments(["role", 1], "role", scene)).toEqual(["thief", "guard"]);
  });

  test("offers only rounds that have begun, and not the viewer where that makes no sense", () => {
    const numbers = (view: object) =>
      game().claimArguments(["saw", 1], "number", sceneOf(view, true));

    expect(numbers(VIEW)).toEqual([2, 1]);
    expect(numbers({ ...VIEW, round: 0 })).toEqual([]);
    expect(game().claimArguments(["saw"], "seat", sceneOf(VIEW, true))).toEqual([1, 2]);
  });

  test("names the part of the round, and how many rounds there are", () => {
    const view = { ...VIEW, asked: [0, 1], floors: 4 };

    expect(game().headline(sceneOf(view, true))).toBe("Floor 2 of 4: Everybody chooses");
    expect(game().headline(sceneOf({ ...view, stage: "night" }, true))).toBe(
      "Floor 2 of 4: the night",
    );
    const scene = sceneOf(view, false);
    expect(words(shownFacts(scene, tableFacts(scene)))).toContainEqual(["Floor", "2 of 4"]);
  });

  test("knows who is out of play", () => {
    const [ada, ben, cyd] = VIEW.players;
    const { view } = sceneOf({ ...VIEW, players: [ada, { ...ben, asleep: true }, cyd] }, true);

    expect([0, 1, 2].map((seat) => game().out?.(view, seat))).toEqual([false, true, false]);
  });

  test("notes what only the viewer was told, by round, unless it is covered", () => {
    const told = (open: boolean) =>
      game()
        .notes(sceneOf(VIEW, open))
        .find(({ title }) => title === "Told only to you");

    expect(told(true)?.rows).toEqual([
      ["Start", "You heard steps in the Hall."],
      ["Floor 2", "You heard steps in the Tower."],
    ]);
    expect(told(false)).toBeUndefined();
  });

  test("puts votes and secrets into the notes", () => {
    const scene = sceneOf(VIEW, true);

    expect(game().votes(scene)).toEqual([
      {
        title: "Votes",
        headers: ["Player", "Floor 1", "Floor 2"],
        rows: [
          ["Ada", "Ben", ""],
          ["Ben", "Cyd", ""],
          ["Cyd", "", "Ada"],
        ],
      },
      { title: "vote", headers: ["Player", "vote"], rows: [["Ada", "Ben"]] },
    ]);
    expect(game().notes(scene)[0]?.rows).toEqual([["Ada", "seal: Tower · Role: Thief"]]);
  });

  test("treats all but idle options as final, if the grammar declares none", () => {
    expect(game().isFinal(["where"], ["go", "hall"])).toBe(true);
    expect(game().isFinal(["where"], ["wait"])).toBe(false);
  });
});

describe("a package's own module", () => {
  test("can choose only what is offered", () => {
    const scene = sceneOf(VIEW, false, [["go", "hall"]]) as Scene & { picked: Term[] };
    const table = tableFor(scene);
    table.choose(["go", "tower"]);
    table.choose(["go", "hall"]);

    expect(table.options).toEqual([["go", "hall"]]);
    expect(scene.picked).toEqual([["go", "hall"]]);
    expect(table.name("place", "hall")).toBe("Hall");
  });
});

describe("the ring", () => {
  test("has the viewer at the bottom and everybody else clockwise", () => {
    const ring = spots([0, 1, 2, 3], 2);

    expect(ring[2]!.y).toBe(Math.max(...ring.map(({ y }) => y)));
    expect(ring[3]!.x).toBe(Math.min(...ring.map(({ x }) => x)));
    expect(arrow(ring[0]!, ring[1]!, 30)).toMatch(/^M[\d. ]+Q[\d. ]+$/);
  });
});
