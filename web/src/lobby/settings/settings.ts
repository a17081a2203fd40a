/** The settings of a room while they are edited. */
import type { Refused } from "../../wire/rest";
import type { Aids, Clocks, Settings, Spectators } from "../../wire/messages";
import { language, t } from "../../i18n/language.svelte";
import { whyRefused } from "../../i18n/refusal";
import { grammarOf, type GameName, type Word } from "../../i18n/grammar";
import { DEFAULTS, PACES, type Pace } from "./defaults";
import { describeSeconds } from "./durations";

export type OptionValue = string | number | boolean | readonly Word[];
export type Options = Readonly<Record<string, OptionValue>>;

/** Settings with nothing left out. */
export interface Draft {
  game: GameName;
  players: number;
  options: Options;
  clocks: Clocks;
  aids: Required<Aids>;
  spectators: Required<Spectators>;
  free_text: boolean;
  listed: boolean;
  several_seats: boolean;
}

/** The table option that every game has. */
export const PLAYERS = "players";

/** The paces and the ids of their names. */
const PACE_MESSAGES: Readonly<Record<Pace, string>> = {
  live: "web-pace-live",
  correspondence: "web-pace-correspondence",
  untimed: "web-pace-untimed",
};

/** A pace in words, with the time per move that it stands for. */
export function describePace(pace: Pace): string {
  return t(PACE_MESSAGES[pace], { time: describeSeconds(PACES[pace].move) });
}

/** The default settings of a new room. */
export function defaultDraft(game: GameName): Draft {
  return { game, players: defaultPlayers(game), options: {}, ...DEFAULTS };
}

/** The default number of players: the first value of this table option. */
export function defaultPlayers(game: GameName): number {
  return Number(grammarOf(game).setup.players!.values![0]);
}

/** The settings of an existing room, to be edited. */
export function draftOf(settings: Settings): Draft {
  const usual = defaultDraft(settings.game);
  const { players: _, ...options } = optionsOf(settings);
  return {
    ...usual,
    players: settings.players,
    options,
    clocks: { ...usual.clocks, ...settings.clocks },
    aids: { ...usual.aids, ...settings.aids },
    spectators: { ...usual.spectators, ...settings.spectators },
    free_text: settings.free_text ?? usual.free_text,
    listed: settings.listed ?? usual.listed,
    several_seats: settings.several_seats ?? usual.several_seats,
  };
}

/** The table options of a room, which the protocol does not describe any further. */
export function optionsOf({ options }: Settings): Options {
  return { ...options };
}

/** The settings to send. Options with their default value are left to the server. */
export function settingsOf(draft: Draft): Settings {
  const chosen = Object.entries(draft.options).filter(([field]) => !isDefault(draft, field));
  return { ...draft, options: Object.fromEntries(chosen) };
}

/** Whether an option has its default value. */
export function isDefault(
  { game, options }: Pick<Draft, "game" | "options">,
  field: string,
): boolean {
  const value = options[field];
  const values = grammarOf(game).setup[field]?.values;
  if (value === undefined) return true;
  return values ? value === values[0] : !isList(value) || !value.some(Boolean);
}

/** Numbers by size, and other values in their given order. */
export function inOrder<T>(values: readonly T[]): readonly T[] {
  return values.every((value) => typeof value === "number") ? values.toSorted(bySize) : values;
}

function bySize(one: number, other: number): number {
  return one - other;
}

export function isList(value: OptionValue | null | undefined): value is readonly Word[] {
  return Array.isArray(value);
}

/** The name of a table option; its id if the game does not name it. */
export function setupLabel(prefix: string, field: string): string {
  const usual = field === PLAYERS ? t("web-setup-players") : field;
  return message(`${prefix}-setup-${field}`, usual);
}

/** What a table option is about; empty if the game does not say. */
export function setupText(prefix: string, field: string): string {
  return message(`${prefix}-setup-${field}-text`, "");
}

/** The name of a value of a table option; the value itself if the game does not name it. */
export function valueName(prefix: string, field: string, value: OptionValue): string {
  const name = typeof value === "boolean" ? (value ? "yes" : "no") : String(value) || "none";
  const usual = typeof value === "boolean" ? t(value ? "web-on" : "web-off") : String(value);
  return message(`${prefix}-setup-${field}-${name}`, usual);
}

/** A message of the game; the usual text if the game has no such message. */
export function message(id: string, usual: string): string {
  return language.catalogue.has(id) ? t(id) : usual;
}

/** The field of refused settings that is wrong, if it is a single one. */
export function wrongField(refused: Refused | null): string {
  return refused?.field.split(".").at(-1) ?? "";
}

/** Why the server refused some settings; empty if it did not. */
export function explainRefusal(game: GameName, refused: Refused | null): string {
  const message = `${grammarOf(game).prefix}-bad-${wrongField(refused)}-${refused?.how}`;
  return refused && language.catalogue.has(message)
    ? t(message, refused.figures)
    : whyRefused(refused);
}
