/** The settings of a room while they are edited. */
import { Refused } from "../../wire/rest";
import type { Aids, Clocks, Settings } from "../../wire/messages";
import { language, t } from "../../i18n/language.svelte";
import { whyRefused } from "../../i18n/refusal";
import { installed } from "../../games/installed.svelte";
import { grammarOf, isBuiltIn, type BuiltIn, type GameName, type Word } from "../../i18n/grammar";

export type OptionValue = string | number | boolean | readonly Word[];
export type Options = Readonly<Record<string, OptionValue>>;

/** Settings with nothing left out. */
export interface Draft {
  game: GameName;
  players: number;
  options: Options;
  clocks: Clocks;
  aids: Required<Aids>;
  spectators: { allowed: boolean; delay: number };
  free_text: boolean;
  listed: boolean;
  several_seats: boolean;
}

/** The table option that every game has. */
export const PLAYERS = "players";

/** The paces of the clocks and the ids of their names. */
export const PACES = [
  { pace: "live", name: "web-pace-live" },
  { pace: "correspondence", name: "web-pace-correspondence" },
  { pace: "untimed", name: "web-pace-untimed" },
] as const;

const USUAL_PLAYERS: Record<BuiltIn, number> = {
  among_cultists: 5,
  shadow_hunters: 5,
  dark_providence: 3,
};

/** The default settings of a new room. */
export function defaultDraft(game: GameName): Draft {
  return {
    game,
    players: isBuiltIn(game) ? USUAL_PLAYERS[game] : installed.players(game).usual,
    options: {},
    clocks: { pace: "live" },
    aids: { journal: true, marks: true, votes: true, claims: true },
    spectators: { allowed: true, delay: 0 },
    free_text: true,
    listed: false,
    several_seats: false,
  };
}

/** The settings of an existing room, to be edited. */
export function draftOf(settings: Settings): Draft {
  const usual = defaultDraft(settings.game);
  const { players: _, ...options } = optionsOf(settings);
  return {
    ...usual,
    players: settings.players,
    options,
    clocks: { ...settings.clocks },
    aids: { ...usual.aids, ...settings.aids },
    spectators: { ...usual.spectators, ...settings.spectators },
    free_text: settings.free_text ?? true,
    listed: settings.listed ?? false,
    several_seats: settings.several_seats ?? false,
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

function message(id: string, usual: string): string {
  return language.catalogue.has(id) ? t(id) : usual;
}

/** Why the server refused some settings, and the field that is wrong, if it is a single one. */
export function explainRefusal(game: GameName, refused: unknown): { error: string; wrong: string } {
  if (!(refused instanceof Refused)) return { error: whyRefused(refused), wrong: "" };
  const wrong = refused.field.split(".").at(-1) ?? "";
  if (!refused.how) return { error: whyRefused(refused), wrong };
  const message = `${grammarOf(game).prefix}-bad-${wrong}-${refused.how}`;
  const known = language.catalogue.has(message);
  return { error: known ? t(message, refused.figures) : whyRefused(refused), wrong };
}
