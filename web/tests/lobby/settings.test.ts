/** A new room has the default settings that the server publishes, and settings are put in words. */
// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import published from "$docs/protocol/settings.json";
import { BUILT_IN, grammarOf } from "../../src/i18n/grammar";
import { language } from "../../src/i18n/language.svelte";
import { describeSeconds, unitFor, unitsUpTo } from "../../src/lobby/settings/durations";
import { PACE_NAMES } from "../../src/lobby/settings/defaults";
import { defaultDraft, describePace, inOrder } from "../../src/lobby/settings/settings";
import { aidsFor, settingsSummary } from "../../src/lobby/settings/settingsSummary";

const DAY = 86_400;

beforeAll(() => language.load("server", "web"));

test.each(BUILT_IN)("a new room of %s has the published defaults", (game) => {
  const { game: name, players, options, ...rest } = defaultDraft(game);

  expect(rest).toEqual(published.defaults);
  expect([name, players, options]).toEqual([game, grammarOf(game).setup.players!.values![0], {}]);
});

test("every published pace can be chosen, and names its time per move", () => {
  expect([...PACE_NAMES].sort()).toEqual(Object.keys(published.paces).sort());
  expect(describePace("live")).toContain(describeSeconds(published.paces.live.move));
});

test.each(PACE_NAMES)(
  "the summary of a room with the defaults of the pace %s shows only the pace",
  (pace) => {
    const draft = { ...defaultDraft("shadow_hunters"), clocks: { pace, ...published.paces[pace] } };

    expect(settingsSummary(draft).changed.map(({ name }) => name)).toEqual(["Pace"]);
  },
);

test("only games with votes have a vote history", () => {
  const of = (game: string) => aidsFor(game).map(({ name }) => name);

  expect(of("among_cultists")).toContain("votes");
  expect(of("shadow_hunters")).toEqual(["journal", "marks", "claims"]);
});

test.each([
  [45, "45 seconds"],
  [0.9, "0.9 seconds"],
  [60, "1 minute"],
  [90, "90 seconds"],
  [5400, "90 minutes"],
  [DAY, "1 day"],
  [DAY / 4, "6 hours"],
])("%d seconds are %s", (seconds, words) => {
  expect(describeSeconds(seconds)).toBe(words);
});

test("units are offered up to the longest duration allowed", () => {
  const lengths = (most: number) => unitsUpTo(most).map(({ seconds }) => seconds);

  expect(lengths(60)).toEqual([1]);
  expect(lengths(900)).toEqual([1, 60]);
  expect(lengths(14 * DAY)).toEqual([1, 60, 3600, DAY]);
  expect(unitFor(0).seconds).toBe(1);
});

test("numbers are sorted, other values keep their order", () => {
  expect(inOrder([180, 0, 60])).toEqual([0, 60, 180]);
  expect(inOrder(["standard", "expert"])).toEqual(["standard", "expert"]);
});
