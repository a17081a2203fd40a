/** The games that can be drawn; each is loaded when somebody sits down to it. */
import type { Game } from "./game";
import type { GameName } from "../i18n/grammar";

const LOADERS: Record<GameName, () => Promise<{ default: Game }>> = {
  among_cultists: () => import("./among_cultists/index"),
  shadow_hunters: () => import("./shadow_hunters/index"),
  dark_providence: () => import("./dark_providence/index"),
};

export async function gameOf(name: GameName): Promise<Game> {
  return (await LOADERS[name]()).default;
}
