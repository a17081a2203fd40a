/** The rulebooks, each loaded when it is opened. */
import type { GameName } from "../i18n/grammar";
import type { Rulebook } from "./rulebook";

type Shelf = Record<GameName, () => Promise<{ default: Rulebook }>>;

const ENGLISH: Shelf = {
  among_cultists: () => import("$docs/rules/en/among_cultists.md?rules"),
  shadow_hunters: () => import("$docs/rules/en/shadow_hunters.md?rules"),
  dark_providence: () => import("$docs/rules/en/dark_providence.md?rules"),
};

/** By language; a rulebook that is not translated is shown in English. */
const SHELVES: Readonly<Record<string, Partial<Shelf>>> = { en: ENGLISH };

export async function bookOf(game: GameName, language = "en"): Promise<Rulebook> {
  return (await (SHELVES[language]?.[game] ?? ENGLISH[game])()).default;
}
