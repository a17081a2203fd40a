/** The page says what Python says: every event, option, question and claim, in every language. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Catalogue } from "../../src/words/catalogue";
import { Speaker } from "../../src/words/speaker";
import { wordsOf, type GameName, type Words } from "../../src/words/words";

interface Told {
  game: GameName;
  language: string;
  names: string[];
  me: number | null;
  events: [Words, string][];
  options: [Words, string][];
  topics: [Words, string][];
  claims: [Words, string][];
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
  const speaker = new Speaker(catalogueOf(told.language), wordsOf(told.game), told.names, told.me);

  test.each([
    ["events", (words: Words) => speaker.event(words)],
    ["options", (words: Words) => speaker.option(words)],
    ["topics", (words: Words) => speaker.ask(words)],
    ["claims", (words: Words) => speaker.claim(0, words)],
  ] as const)("%s", (family, say) => {
    expect(told[family].map(([words]) => say(words))).toEqual(told[family].map(([, said]) => said));
  });
});
