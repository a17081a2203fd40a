/** A claim that is not complete has an ellipsis for each argument that is missing. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BUILT_IN, grammarOf } from "../../src/i18n/grammar";
import { Catalogue } from "../../src/i18n/catalogue";
import { Translator } from "../../src/i18n/translator";

const ENGLISH = new URL("../../../src/turncoat/locales/en/", import.meta.url).pathname;
const NAMES = ["Ada", "Ben", "Cyd", "Dan", "Eve"];

function speaker(game: string): Translator {
  const catalogue = new Catalogue("en");
  for (const page of ["server", game]) catalogue.add(readFileSync(`${ENGLISH}${page}.ftl`, "utf8"));
  return new Translator(catalogue, grammarOf(game), NAMES, 0);
}

test.each(BUILT_IN)("every claim of %s can be begun", (game) => {
  const translator = speaker(game);
  for (const [kind, [shape = []]] of Object.entries(grammarOf(game).claims)) {
    const open = translator.claim(0, [kind]).match(/…/g) ?? [];
    expect([kind, open.length > 0]).toEqual([kind, shape.length > 0]);
  }
});

test.each([
  [["side"], "You: “I am on the … team.”"],
  [["gave"], "You: “In round … I gave … ….”"],
  [["gave", 1], "You: “In round … I gave Ben ….”"],
  [["gave", 1, "alive", 2], "You: “In round 2 I gave Ben an Alive card.”"],
])("%j is begun", (claim, text) => {
  expect(speaker("among_cultists").claim(0, claim)).toBe(text);
});
