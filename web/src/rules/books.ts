/** The rulebooks, each loaded when it is opened. */
import { isBuiltIn, type BuiltIn, type GameName } from "../i18n/grammar";
import { fetchRulebook } from "../wire/rest";
import type { Rulebook } from "./rulebook";

type Shelf = Record<BuiltIn, () => Promise<{ default: Rulebook }>>;

const ENGLISH: Shelf = {
  among_cultists: () => import("$docs/rules/en/among_cultists.md?rules"),
  shadow_hunters: () => import("$docs/rules/en/shadow_hunters.md?rules"),
  dark_providence: () => import("$docs/rules/en/dark_providence.md?rules"),
};

/** By language; a rulebook that is not translated is shown in English. */
const SHELVES: Readonly<Record<string, Partial<Shelf>>> = { en: ENGLISH };

export async function bookOf(game: GameName, language = "en"): Promise<Rulebook> {
  if (!isBuiltIn(game)) return fetchedBook(game, language);
  return (await (SHELVES[language]?.[game] ?? ENGLISH[game])()).default;
}

/** The rulebook of a game that the page was not built with, read in the browser. */
async function fetchedBook(game: GameName, language: string): Promise<Rulebook> {
  const [book, { rulebook }] = await Promise.all([
    fetchRulebook(game, language),
    import("./parse/rulebook"),
  ]);
  return rulebook(book.text, book.language);
}
