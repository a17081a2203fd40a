/** The page's translator agrees with the Python one on every term, in every language. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Catalogue, type Arguments, type Forms } from "../../src/i18n/catalogue";
import { Translator } from "../../src/i18n/translator";
import {
  addGrammar,
  grammarOf,
  isLoaded,
  type GameName,
  type Grammar,
  type Term,
  type Word,
} from "../../src/i18n/grammar";

interface Golden {
  game: GameName;
  grammar: Grammar;
  language: string;
  names: string[];
  me: number | null;
  events: [Term, string][];
  options: [Term, string][];
  idle: [string, Term, string][];
  topics: [Term, string][];
  explained: [Term, string][];
  claims: [Term, string][];
  things: [string, Word, Forms][];
  /** What is printed on things, and table options: each by its message without the prefix. */
  texts: [string, Arguments, string][];
}

const ROOT = new URL("../../../", import.meta.url).pathname;
/** Those of the games of this repository, and of the example. */
const LOCALES = [
  `${ROOT}src/turncoat/locales`,
  `${ROOT}examples/night_ferry/src/night_ferry/locales`,
];
const GOLDEN = ["-m", "tests.locales.golden"];
const all: Golden[] = JSON.parse(
  execFileSync(`${ROOT}.venv/bin/python`, GOLDEN, { cwd: ROOT, maxBuffer: 1 << 28 }).toString(),
);

const catalogues = new Map<string, Catalogue>();

function catalogueOf(language: string): Catalogue {
  const known = catalogues.get(language);
  if (known) return known;
  const catalogue = new Catalogue(language);
  catalogues.set(language, catalogue);
  for (const folder of LOCALES.map((locales) => `${locales}/${language}`)) {
    for (const page of readdirSync(folder)) {
      catalogue.add(readFileSync(`${folder}/${page}`, "utf8"));
    }
  }
  return catalogue;
}

for (const { game, grammar } of all) if (!isLoaded(game)) addGrammar(game, grammar);

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
    ["explained", (term: Term) => translator.askText(term)],
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

  test("names of things in all their forms", () => {
    expect(golden.things.map(([kind, word]) => translator.forms(kind, word))).toEqual(
      golden.things.map(([, , forms]) => forms),
    );
  });

  test("what is printed on things, and table options", () => {
    expect(golden.texts.map(([message, args]) => translator.text(message, args))).toEqual(
      golden.texts.map(([, , text]) => text),
    );
  });
});
