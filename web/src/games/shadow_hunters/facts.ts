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
  }[];
  /** By initial: with how many wounds a character dies. */
  readonly hit_points: Readonly<Record<string, number>>;
  readonly places: readonly { readonly id: string; readonly numbers: readonly number[] }[];
  readonly cards: readonly { readonly id: string; readonly deck: Colour; readonly kind: string }[];
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

/** The kinds that are in the game, with how many characters of each. */
export function dealtKinds(view: View): [Kind, number][] {
  return KINDS.map((kind): [Kind, number] => [kind, view.dealt[kind] ?? 0]).filter(([, n]) => n);
}

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

/** Whether a sum of both dice leads to a certain place. */
export function leadsSomewhere(sum: number): boolean {
  return [...PLACE_NUMBERS.values()].some((numbers) => numbers.includes(sum));
}

export function isCard(word: Word): word is string {
  return typeof word === "string" && DECKS.has(word);
}

export function colourOf(card: string): Colour {
  return DECKS.get(card) ?? "green";
}

/** The initials of the characters that die with so many wounds. */
export function lettersAt(wounds: number, view: View): string[] {
  const initials = new Set(view.pool.map((character) => INITIALS.get(character)));
  return [...HIT_POINTS]
    .filter(([letter, points]) => points === wounds && initials.has(letter))
    .map(([letter]) => letter);
}
