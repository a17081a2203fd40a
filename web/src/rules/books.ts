/** The rulebooks, each loaded when it is opened. */
import { isBuiltIn, type GameName } from "../i18n/grammar";
import { fetchRulebook } from "../wire/rest";
import type { Rulebook } from "./rulebook";

/** The rulebooks of the built-in games, by path: a folder for each language. */
const BOOKS = import.meta.glob<Rulebook>("../../../docs/rules/*/*.md", {
  query: "?rules",
  import: "default",
});
const FOLDER = "../../../docs/rules/";

export async function bookOf(game: GameName, language = "en"): Promise<Rulebook> {
  if (!isBuiltIn(game)) return fetchedBook(game, language);
  // A rulebook that is not translated is shown in English.
  return (BOOKS[`${FOLDER}${language}/${game}.md`] ?? BOOKS[`${FOLDER}en/${game}.md`]!)();
}

/** The rulebook of a game that the page was not built with, read in the browser. */
async function fetchedBook(game: GameName, language: string): Promise<Rulebook> {
  const [book, { rulebook }] = await Promise.all([
    fetchRulebook(game, language),
    import("./parse/rulebook"),
  ]);
  return rulebook(book.text, book.language);
}
