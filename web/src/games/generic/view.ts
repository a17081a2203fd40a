/** The view of a game that the page was not built with, checked against the game's grammar. */
import type { Grammar, Word } from "../../i18n/grammar";
import { isRecord } from "../../i18n/grammarCheck";
import type { HeardClaim, PrivateClaim } from "../../wire/messages";
import type { Scene as SceneOf } from "../scene";

export interface GenericView {
  readonly seat: number | null;
  readonly asked: readonly number[];
  readonly heard: HeardClaim[];
  readonly heard_apart?: PrivateClaim[];
  readonly [field: string]: unknown;
}

export type Scene = SceneOf<GenericView>;

/** A value of a field: null if the viewer does not know it. */
export type Value = Word | boolean | null;

/** The start of a path to a field of every player. */
const OF_PLAYERS = "players.";

/** A field that a generic table draws. */
export interface Field {
  readonly name: string;
  /** Whether each player has one. */
  readonly ofPlayers: boolean;
  readonly kind: string;
  readonly isList: boolean;
}

/** The fields to draw, in order. */
export function fieldsOf(grammar: Grammar): Field[] {
  return Object.entries(grammar.fields).map(([path, kind]) => {
    const ofPlayers = path.startsWith(OF_PLAYERS);
    const isList = kind.endsWith("*");
    return {
      name: ofPlayers ? path.slice(OF_PLAYERS.length) : path,
      ofPlayers,
      kind: isList ? kind.slice(0, -1) : kind,
      isList,
    };
  });
}

/** The entries of the players, by seat; empty in games without them. */
export function playersIn(view: GenericView): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(view["players"]) ? view["players"].filter(isRecord) : [];
}

/** Whether everybody may see a field of every player at any time. */
export function isPublic(grammar: Grammar, field: string): boolean {
  const players = grammar.public.view["players"];
  if (!players || players === true) return players === true;
  return "inside" in players && players.inside[field] === true;
}

/** The public flags by which a seat no longer takes part. */
export function outFlags(grammar: Grammar, view: GenericView, seat: number): readonly string[] {
  const player = playersIn(view)[seat];
  return grammar.out_of_play.filter((flag) => isPublic(grammar, flag) && player?.[flag] === true);
}

/** The value of a field of the table or of a seat, as a list if it is one. */
export function valueOf(view: GenericView, field: Field, seat: number): Value | readonly Value[] {
  const holder = field.ofPlayers ? playersIn(view)[seat] : view;
  const value = holder?.[field.name];
  if (Array.isArray(value)) return value.filter(isValue);
  return isValue(value) ? value : null;
}

/** The reason why the game has ended; empty while it runs. */
export function endIn(view: GenericView): string {
  return typeof view["ended"] === "string" ? view["ended"] : "";
}

/** The seats that have won. */
export function winnersIn(view: GenericView): readonly number[] {
  const winners = view["winners"];
  return Array.isArray(winners) ? winners.filter((seat) => typeof seat === "number") : [];
}

/** The number of the round; 0 in games without rounds, and before the first. */
export function roundIn(view: GenericView): number {
  return typeof view["round"] === "number" ? view["round"] : 0;
}

/** The part of the round that is played now; empty in games without parts. */
export function stageIn(view: GenericView): string {
  return typeof view["stage"] === "string" ? view["stage"] : "";
}

/** Whether data is a view that fits a grammar. */
export function isGenericView(grammar: Grammar, data: unknown): data is GenericView {
  if (!isRecord(data)) return false;
  const rules = Object.entries(grammar.public.view);
  const isWhole = rules.every(([field, rule]) => rule !== true || field in data);
  const isBased =
    (data["seat"] === null || typeof data["seat"] === "number") &&
    isListOf(data["asked"], (seat) => typeof seat === "number") &&
    isListOf(data["heard"], isClaim) &&
    (data["heard_apart"] === undefined || isListOf(data["heard_apart"], isClaim));
  return isWhole && isBased && fieldsOf(grammar).every((field) => fits(field, data));
}

/** Whether a field has the kind that the grammar says. */
function fits(field: Field, view: Readonly<Record<string, unknown>>): boolean {
  if (!field.ofPlayers) return isOfKind(field, view[field.name]);
  return isListOf(
    view["players"],
    (player) => isRecord(player) && isOfKind(field, player[field.name]),
  );
}

function isOfKind({ kind, isList }: Field, value: unknown): boolean {
  const one = (found: unknown) => found === null || isKind(kind, found);
  return isList && value !== null ? isListOf(value, one) : one(value);
}

function isKind(kind: string, value: unknown): boolean {
  if (kind === "flag") return typeof value === "boolean" || value === 0 || value === 1;
  if (kind === "number" || kind === "seat") return typeof value === "number";
  return typeof value === "string" || typeof value === "number";
}

function isClaim(value: unknown): boolean {
  return isRecord(value) && typeof value["seat"] === "number" && Array.isArray(value["claim"]);
}

function isListOf(value: unknown, check: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(check);
}

function isValue(value: unknown): value is Value {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
