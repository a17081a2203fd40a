/** The games of the server, among them those that the page was not built with. */
import {
  addGrammar,
  BUILT_IN,
  grammarOf,
  isBuiltIn,
  isLoaded,
  type GameName,
} from "../i18n/grammar";
import { isGrammar } from "../i18n/grammarCheck";
import { language, t } from "../i18n/language.svelte";
import type { Game } from "../wire/messages";
import { fetchGames, fetchGrammar } from "../wire/rest";

const LEVEL_NAMES: Readonly<Record<string, string>> = {
  uniform: "web-bot-uniform",
  sensible: "web-bot-sensible",
};

class Installed {
  /** The games of other packages whose names are loaded. */
  others = $state.raw<readonly GameName[]>([]);
  #games = $state.raw<ReadonlyMap<GameName, Game>>(new Map());
  #asked: Promise<void> | null = null;

  /** All games that can be shown. */
  get names(): readonly GameName[] {
    return [...BUILT_IN, ...this.others];
  }

  /** What the server says about a game; undefined until the list is loaded. */
  of(game: GameName): Game | undefined {
    return this.#games.get(game);
  }

  /** Loads the list of games, once. A page without it shows the built-in games. */
  list(): Promise<void> {
    this.#asked ??= fetchGames().then(
      (games) => void (this.#games = new Map(games.map((game) => [game.name, game]))),
      () => void (this.#asked = null),
    );
    return this.#asked;
  }

  /** Loads the list and the names of all games. One that can't be loaded is left out. */
  async loadNames(): Promise<void> {
    await this.list();
    const others = [...this.#games.keys()].filter((name) => !isBuiltIn(name));
    const loaded = await Promise.allSettled(others.map((name) => loadMessages(name)));
    this.others = others.filter((_, at) => loaded[at]!.status === "fulfilled");
  }
}

export const installed = new Installed();

/**
 * Loads a game's messages, and its grammar if the page was not built with it.
 *
 * Rejects with `Refused` or `TypeError`.
 */
export async function loadMessages(game: GameName): Promise<void> {
  if (isBuiltIn(game)) return language.load(game);
  const [grammar] = await Promise.all([
    isLoaded(game) ? null : fetchGrammar(game),
    installed.list(),
    language.loadFetched(game),
  ]);
  if (grammar === null) return;
  if (!isGrammar(grammar)) throw new TypeError(`not a grammar: ${game}`);
  addGrammar(game, grammar);
}

/** Whether a game has rules to look up. */
export function hasRulebook(game: GameName): boolean {
  return isBuiltIn(game) || (installed.of(game)?.rulebook ?? false);
}

/** Whether all bots of a game choose at random. */
export function hasOnlyRandomBots(game: GameName): boolean {
  return grammarOf(game).bots.every((level) => level === "uniform");
}

/** The name of a level of bots. */
export function levelName(game: GameName, level: string): string {
  const own = `${installed.of(game)?.prefix}-bot-${level}`;
  if (language.catalogue.has(own)) return t(own);
  const usual = LEVEL_NAMES[level];
  return usual ? t(usual) : t("web-bot-level", { level });
}
