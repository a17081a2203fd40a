/** The one place where data from the server becomes the view of a game. */
import { grammarOf, isBuiltIn, type BuiltIn, type GameName } from "../i18n/grammar";
import type { Views } from "../wire/messages";
import { isGenericView, type GenericView } from "./generic/view";

/** The views of the built-in games, and those of all others. */
export interface AllViews extends Views {
  readonly generic: GenericView;
}

export type AnyView = AllViews[keyof AllViews];

/** The data as a view of this game. Throws a `TypeError` if it does not fit the game's grammar. */
export function viewFor(game: GameName, data: unknown): AnyView {
  if (isBuiltIn(game)) {
    if (isViewOf(game, data)) return data;
  } else if (isGenericView(grammarOf(game), data)) return data;
  throw new TypeError(`not a view of ${game}`);
}

function isViewOf(game: BuiltIn, data: unknown): data is Views[BuiltIn] {
  if (typeof data !== "object" || data === null) return false;
  const rules = Object.entries(grammarOf(game).public.view);
  return rules.every(([field, rule]) => rule !== true || field in data);
}
