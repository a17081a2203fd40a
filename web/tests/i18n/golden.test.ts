/** The page says what Python says: every event, option, question and claim, in every language. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Catalogue } from "../../src/i18n/catalogue";
import { Translator } from "../../src/i18n/translator";
import { grammarOf, type GameName, type Term } from "../../src/i18n/grammar";

interface Told {
  game: GameName;
  language: string;
  names: string[];
  me: number | null;
  events: [Term, string][];
  options: [Term, string][];
  topics: [Term, string][];
  claims: [Term, string][];
}

const ROOT = new URL("../../../", import.meta.url).pathname;
const LOCALES = `${ROOT}src/turncoat/locales`;
const GOLDEN = ["-m", "tests.locales.golden"];
const all: Told[] = JSON.parse(
  execFileSync(`${ROOT}.venv/bin/python`, GOLDEN, { cwd: ROOT, maxBuffer: 1 << 28 }).toString(),
);

function catalogueOf(language: string): Catalogue {
  const catalogue = new Catalogue(language);
  for (const page of readdirSync(`${LOCALES}/${language}`)) {
    catalogue.add(readFileSync(`${LOCALES}/${language}/${page}`, "utf8"));
  }
  return catalogue;
}

describe.each(all)("$game in $language, for seat $me", (told) => {
  const translator = new Translator(
    catalogueOf(told.language),
    grammarOf(told.game),
    told.names,
    told.me,
  );

  test.each([
    ["events", (words: Term) => translator.event(words)],
    ["options", (words: Term) => translator.option(words)],
    ["topics", (words: Term) => translator.ask(words)],
    ["claims", (words: Term) => translator.claim(0, words)],
  ] as const)("%s", (family, say) => {
    expect(told[family].map(([words]) => say(words))).toEqual(told[family].map(([, said]) => said));
  });
});
