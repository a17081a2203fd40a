/** Loads the module of a game when somebody opens its table. */
import type { Views } from "../wire/messages";
import type { Game } from "./game";
import type { GameName } from "../i18n/grammar";

const LOADERS: { readonly [Name in GameName]: () => Promise<{ default: Game<Views[Name]> }> } = {
  among_cultists: () => import("./among_cultists/index"),
  shadow_hunters: () => import("./shadow_hunters/index"),
  dark_providence: () => import("./dark_providence/index"),
};

export async function loadGame<Name extends GameName>(name: Name): Promise<Game<Views[Name]>> {
  return (await LOADERS[name]()).default;
}
