/** The one place where data from the server becomes the view of a game. */
import { grammarOf, type GameName } from "../i18n/grammar";
import type { Views } from "../wire/messages";

export type AnyView = Views[GameName];

/** The data as a view of this game. Throws a `TypeError` if a public field is missing. */
export function viewFor<Name extends GameName>(game: Name, data: unknown): Views[Name] {
  if (!isViewOf(game, data)) throw new TypeError(`not a view of ${game}`);
  return data;
}

function isViewOf<Name extends GameName>(game: Name, data: unknown): data is Views[Name] {
  if (typeof data !== "object" || data === null) return false;
  const rules = Object.entries(grammarOf(game).public.view);
  return rules.every(([field, rule]) => rule !== true || field in data);
}
