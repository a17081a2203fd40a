/** The page's translator agrees with the Python one on every term, in every language. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Catalogue } from "../../src/i18n/catalogue";
import { Translator } from "../../src/i18n/translator";
import { grammarOf, type GameName, type Term } from "../../src/i18n/grammar";

interface Golden {
  game: GameName;
  language: string;
  names: string[];
  me: number | null;
  events: [Term, string][];
  options: [Term, string][];
  idle: [string, Term, string][];
  topics: [Term, string][];
  claims: [Term, string][];
}

const ROOT = new URL("../../../", import.meta.url).pathname;
const LOCALES = `${ROOT}src/turncoat/locales`;
const GOLDEN = ["-m", "tests.locales.golden"];
const all: Golden[] = JSON.parse(
  execFileSync(`${ROOT}.venv/bin/python`, GOLDEN, { cwd: ROOT, maxBuffer: 1 << 28 }).toString(),
);

function catalogueOf(language: string): Catalogue {
  const catalogue = new Catalogue(language);
  for (const page of readdirSync(`${LOCALES}/${language}`)) {
    catalogue.add(readFileSync(`${LOCALES}/${language}/${page}`, "utf8"));
  }
  return catalogue;
}

describe.each(all)("$game in $language, for seat $me", (golden) => {
  const translator = new Translator(
    catalogueOf(golden.language),
    grammarOf(golden.game),
    golden.names,
    golden.me,
  );

  test.each([
    ["events", (term: Term) => translator.event(term)],
    ["options", (term: Term) => translator.option(term)],
    ["topics", (term: Term) => translator.ask(term)],
    ["claims", (term: Term) => translator.claim(0, term)],
  ] as const)("%s", (family, say) => {
    expect(golden[family].map(([term]) => say(term))).toEqual(
      golden[family].map(([, text]) => text),
    );
  });

  test("options of a topic", () => {
    expect(golden.idle.map(([idle, topic]) => translator.option([idle], topic))).toEqual(
      golden.idle.map(([, , text]) => text),
    );
  });
});
