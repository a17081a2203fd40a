/** The defaults and limits of a room's settings, as the server publishes them. */
import type { Aids, Clocks, Settings, Spectators } from "../../wire/messages";
import published from "$docs/protocol/settings.json";

export type Pace = NonNullable<Clocks["pace"]>;
/** The durations among the clock settings. */
export type Length = Exclude<keyof Clocks, "pace">;

export interface PublishedSettings {
  readonly defaults: {
    readonly clocks: { readonly pace: Pace };
    readonly aids: Required<Aids>;
    readonly spectators: Required<Spectators>;
  } & Required<Pick<Settings, "free_text" | "listed" | "several_seats">>;
  /** The default of each duration, by pace. */
  readonly paces: Readonly<Record<Pace, Readonly<Record<Length, number>>>>;
  /** The largest values. */
  readonly limits: Readonly<Record<Length | "delay" | "name" | "text", number>>;
}

export const DEFAULTS = published.defaults;
export const PACES = published.paces;
export const PACE_NAMES: readonly Pace[] = ["live", "correspondence", "untimed"];
export const LIMITS = published.limits;
