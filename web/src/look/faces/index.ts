import { beard } from "./beard";
import { feather } from "./feather";
import { hat } from "./hat";
import { lantern } from "./lantern";
import { leaf } from "./leaf";
import type { Look } from "./look";
import { monocle } from "./monocle";
import { pipe } from "./pipe";
import { ruff } from "./ruff";
import { scarf } from "./scarf";
import { spectacles } from "./spectacles";

/** The ten portraits, by number. */
export const looks: readonly Look[] = [
  spectacles,
  hat,
  scarf,
  monocle,
  leaf,
  pipe,
  lantern,
  ruff,
  feather,
  beard,
];

export const lookOf = (portrait: number): Look =>
  looks[((Math.trunc(portrait) % looks.length) + looks.length) % looks.length] ?? spectacles;
