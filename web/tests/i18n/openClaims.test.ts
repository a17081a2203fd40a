/** An incomplete claim has a gap for each missing argument. */
// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { BUILT_IN, grammarOf } from "../../src/i18n/grammar";
import { Catalogue } from "../../src/i18n/catalogue";
import { language } from "../../src/i18n/language.svelte";
import { Translator } from "../../src/i18n/translator";
import { slotGap } from "../../src/table/talk/slots";

const NAMES = ["Ada", "Ben", "Cyd", "Dan", "Eve"];

beforeAll(() => language.load("server", "web", ...BUILT_IN));

function speaker(game: string): Translator {
  const { catalogue } = language;
  const grammar = grammarOf(game);
  const gap = (kind: string, form: string) => slotGap(catalogue, grammar.prefix, kind, form);
  return new Translator(catalogue, grammar, NAMES, 0, gap);
}

test.each(BUILT_IN)("every claim of %s has a gap for each argument", (game) => {
  const translator = speaker(game);
  for (const [kind, [shape = []]] of Object.entries(grammarOf(game).claims)) {
    const open = translator.claim(0, [kind]).match(/\[[a-z ]+\]/g) ?? [];
    expect([kind, open.length]).toEqual([kind, shape.length]);
  }
});

test.each([
  [["side"], "You: “I am on the [side] team.”"],
  [["gave"], "You: “In round [number] I gave [player] [card].”"],
  [["gave", 1], "You: “In round [number] I gave Ben [card].”"],
  [["gave", 1, "alive", 2], "You: “In round 2 I gave Ben an Alive card.”"],
])("%j in words", (claim, text) => {
  expect(speaker("among_cultists").claim(0, claim)).toBe(text);
});

test("a game may name its own gaps, and other kinds have an ellipsis", () => {
  const catalogue = new Catalogue("en");
  catalogue.add("nf-gap-duty = duty");

  expect(slotGap(catalogue, "nf", "duty")).toBe("[duty]");
  expect(slotGap(catalogue, "nf", "weather")).toBe("[…]");
});

test("a gap has the form that its sentence needs, if the language has given it one", () => {
  const catalogue = new Catalogue("pl");
  catalogue.add("nf-gap-duty = zadanie\n    .ins = czym");

  expect(slotGap(catalogue, "nf", "duty", "ins")).toBe("[czym]");
  expect(slotGap(catalogue, "nf", "duty", "acc")).toBe("[zadanie]");
});
