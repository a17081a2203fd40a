/** Title and blurb of each game, for pages that have not loaded the game's own messages. */
import { gameNamed, type GameName } from "../../i18n/grammar";

interface Title {
  readonly title: string;
  readonly text: string;
}

export const TITLES: Readonly<Record<GameName, Title>> = {
  among_cultists: { title: "web-game-ac", text: "web-game-ac-text" },
  shadow_hunters: { title: "web-game-sh", text: "web-game-sh-text" },
  dark_providence: { title: "web-game-dp", text: "web-game-dp-text" },
};

export function titleOf({ settings }: { settings: { game: string } }): Title {
  return TITLES[gameNamed(settings.game)];
}
