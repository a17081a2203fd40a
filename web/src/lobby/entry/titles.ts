/** Title and blurb of each game, for pages that have not loaded the messages of all games. */
import { installed } from "../../games/installed.svelte";
import { isBuiltIn, type BuiltIn, type GameName } from "../../i18n/grammar";
import { language, t } from "../../i18n/language.svelte";

interface Title {
  readonly title: string;
  readonly text: string;
  /** The language of the title, if it is not the page's own. */
  readonly lang?: string | undefined;
}

const TITLES: Readonly<Record<BuiltIn, Title>> = {
  among_cultists: { title: "web-game-ac", text: "web-game-ac-text" },
  shadow_hunters: { title: "web-game-sh", text: "web-game-sh-text" },
  dark_providence: { title: "web-game-dp", text: "web-game-dp-text" },
};

/** The built-in games in the order of the home page. */
export const FIRST_GAMES: readonly BuiltIn[] = Object.keys(TITLES).filter(isBuiltIn);

/** The title of a game and what it is about. A game that is not loaded goes by its id. */
export function titleOf(game: GameName): Title {
  if (isBuiltIn(game)) return { title: t(TITLES[game].title), text: t(TITLES[game].text) };
  const { catalogue } = language;
  // A catalogue is not reactive: look again once the names of all games are loaded.
  void installed.others;
  const about = installed.of(game);
  const name = `${about?.prefix}-name`;
  if (!about || !catalogue.has(name)) return { title: game, text: "" };
  const { fewest, most } = about;
  const players = t("web-game-other-text", { fewest, most });
  const intro = `${about.prefix}-intro`;
  const text = catalogue.has(intro) ? `${t(intro)} ${players}` : players;
  return { title: t(name), text, lang: language.langOf(game) };
}
