/** The settings of a room while somebody thinks about them. */
import { Refused } from "../../wire/rest";
import type { Aids, Clocks, Settings } from "../../wire/messages";
import { t } from "../../i18n/language.svelte";
import { whyRefused } from "../../i18n/refusal";
import { grammarOf, type GameName, type Word } from "../../i18n/grammar";

export type OptionValue = string | number | boolean | Word[];

/** Everything, with nothing left out. */
export interface Draft {
  game: GameName;
  players: number;
  options: Record<string, OptionValue>;
  clocks: Clocks;
  aids: Required<Aids>;
  spectators: { allowed: boolean; delay: number };
  free_text: boolean;
  listed: boolean;
  several_seats: boolean;
}

/** The paces, and what each is called. */
export const PACES = {
  live: "web-pace-live",
  correspondence: "web-pace-correspondence",
  untimed: "web-pace-untimed",
} as const;

const USUAL_PLAYERS: Record<GameName, number> = {
  among_cultists: 5,
  shadow_hunters: 5,
  dark_providence: 3,
};

/** A new room as usual. */
export function usual(game: GameName): Draft {
  const setup = grammarOf(game).setup;
  const options: Record<string, OptionValue> = {};
  for (const [field, { values }] of Object.entries(setup)) {
    if (field !== "players") options[field] = values ? values[0]! : [];
  }
  return {
    game,
    players: USUAL_PLAYERS[game],
    options: fitting(game, options),
    clocks: { pace: "live" },
    aids: { journal: true, marks: true, votes: true, claims: true },
    spectators: { allowed: true, delay: 0 },
    free_text: true,
    listed: false,
    several_seats: false,
  };
}

/** The settings of a room that is there, to be changed. */
export function draftOf(settings: Settings): Draft {
  const start = usual(settings.game as GameName);
  const options = { ...start.options, ...(settings.options as Record<string, OptionValue>) };
  delete options["players"];
  return {
    ...start,
    players: settings.players,
    options,
    clocks: { ...settings.clocks },
    aids: { ...start.aids, ...settings.aids },
    spectators: { ...start.spectators, ...settings.spectators },
    free_text: settings.free_text ?? true,
    listed: settings.listed ?? false,
    several_seats: settings.several_seats ?? false,
  };
}

/** What is sent: options that are as usual are left to the house. */
export function sent(draft: Draft): Settings {
  return { ...draft, options: fitting(draft.game, draft.options) } as Settings;
}

/** Whether an option is as it is when nobody touches it. */
export function asUsual(
  { game, options }: Pick<Draft, "game" | "options">,
  field: string,
): boolean {
  const value = options[field];
  const values = grammarOf(game).setup[field]?.values;
  if (value === undefined) return true;
  return values ? value === values[0] : !Array.isArray(value) || !value.some(Boolean);
}

/** Without what was not touched: whether it fits the rest is for the house to say. */
function fitting(
  game: GameName,
  options: Record<string, OptionValue>,
): Record<string, OptionValue> {
  const told = Object.entries(options).filter(([field]) => !asUsual({ game, options }, field));
  return Object.fromEntries(told);
}

/** The message of a value: a switch has yes and no, and what is empty is none. */
export function valueMessage(prefix: string, field: string, value: OptionValue): string {
  const shown = typeof value === "boolean" ? (value ? "yes" : "no") : String(value) || "none";
  return `${prefix}-setup-${field}-${shown}`;
}

/** Why a table can't be laid so, and which field is to blame, if one is. */
export function fault(game: GameName, error: unknown): { trouble: string; wrong: string } {
  if (!(error instanceof Refused)) return { trouble: whyRefused(error), wrong: "" };
  const wrong = error.field.split(".").at(-1) ?? "";
  if (!error.how) return { trouble: whyRefused(error), wrong };
  const message = `${grammarOf(game).prefix}-bad-${wrong}-${error.how}`;
  return { trouble: t(message, error.figures), wrong };
}
