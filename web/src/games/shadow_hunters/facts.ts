/** What is printed on places, characters and cards, from the content file. */
import content from "$games/shadow_hunters/content/facts.json";
import type { Word } from "../../i18n/grammar";
import type { View } from "./view";

export const KINDS = ["werewolf", "vampire", "human"] as const;
export type Kind = (typeof KINDS)[number];
export const COLOURS = ["red", "blue", "green"] as const;
export type Colour = (typeof COLOURS)[number];

/** The content file. */
export interface Content {
  readonly characters: readonly {
    readonly id: string;
    readonly initial: string;
    readonly kind: Kind;
    readonly advanced: boolean;
  }[];
  /** By initial: with how many wounds a character dies. */
  readonly hit_points: Readonly<Record<string, number>>;
  readonly places: readonly { readonly id: string; readonly numbers: readonly number[] }[];
  readonly cards: readonly { readonly id: string; readonly deck: Colour; readonly kind: string }[];
  readonly first_game_human: string;
  /** By the number of players: how many of each kind are dealt. */
  readonly kinds_by_players: Readonly<Record<string, readonly number[]>>;
}

const INITIALS = new Map(content.characters.map((c) => [c.id, c.initial]));
const CHARACTER_KINDS = new Map(content.characters.map((c) => [c.id, c.kind]));
const HIT_POINTS = new Map(Object.entries(content.hit_points));
const PLACE_NUMBERS = new Map(content.places.map((place) => [place.id, place.numbers]));
const DECKS = new Map(content.cards.map((card) => [card.id, card.deck]));

/** The last space of the wound track. */
export const LONGEST = Math.max(...HIT_POINTS.values());
export const GREENS = content.cards.filter((card) => card.kind === "green").map((card) => card.id);
export const EQUIPMENT = content.cards
  .filter((card) => card.kind === "equipment")
  .map((card) => card.id);

export function kindOf(character: string): Kind {
  return CHARACTER_KINDS.get(character) ?? "human";
}

/** With how many wounds a character dies. */
export function pointsOf(character: string): number {
  return HIT_POINTS.get(INITIALS.get(character) ?? "") ?? LONGEST;
}

export function numbersOf(place: string): readonly number[] {
  return PLACE_NUMBERS.get(place) ?? [];
}

export function isCard(word: Word): word is string {
  return typeof word === "string" && DECKS.has(word);
}

export function colourOf(card: string): Colour {
  return DECKS.get(card) ?? "green";
}

/** The characters that can be in the game as far as everybody knows, in content order. */
export function poolOf(view: View): string[] {
  const { pool = "basic", picked = [], preset = "", players } = view.options;
  const basicFive = preset === "first_game" && players === 5;
  const dealt = content.characters.filter((character) => {
    if (basicFive && character.kind === "human") return character.id === content.first_game_human;
    if (pool === "picked") return picked.includes(character.id);
    if (pool === "basic" || pool === "advanced")
      return character.advanced === (pool === "advanced");
    return true;
  });
  return dealt.map((character) => character.id);
}

/** How many of a kind are in the game. */
export function dealtCount(view: View, kind: Kind): number {
  return content.kinds_by_players[view.players.length]?.[KINDS.indexOf(kind)] ?? 0;
}

/** The initials of the characters that die with so many wounds. */
export function lettersAt(wounds: number, view: View): string[] {
  const initials = new Set(poolOf(view).map((character) => INITIALS.get(character)));
  return [...HIT_POINTS]
    .filter(([letter, points]) => points === wounds && initials.has(letter))
    .map(([letter]) => letter);
}
