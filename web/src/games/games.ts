/** Loads the module of a game when somebody opens its table. */
import { isBuiltIn, type GameName } from "../i18n/grammar";
import type { Game } from "./game";
import type { AllViews } from "./views";

type Loaders = {
  readonly [Key in keyof AllViews]: (name: GameName) => Promise<Game<AllViews[Key]>>;
};

const LOADERS: Loaders = {
  among_cultists: async () => (await import("./among_cultists/index")).default,
  shadow_hunters: async () => (await import("./shadow_hunters/index")).default,
  dark_providence: async () => (await import("./dark_providence/index")).default,
  generic: async (name) => (await import("./generic/index")).genericGame(name),
};

/** The module of a game; a generic one for a game that the page was not built with. */
export function loadGame(name: GameName): Promise<Game> {
  return load(isBuiltIn(name) ? name : "generic", name);
}

function load<Key extends keyof AllViews>(key: Key, name: GameName): Promise<Game<AllViews[Key]>> {
  return LOADERS[key](name);
}
