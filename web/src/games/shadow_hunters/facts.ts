/** What is printed on the places, the characters and the cards. */
import facts from "$games/shadow_hunters/content/facts.json";
import type { ShadowHuntersView } from "../../wire/messages";
import type { Scene } from "../scene";

export const KINDS = ["werewolf", "vampire", "human"] as const;
export type Kind = (typeof KINDS)[number];
export const COLOURS = ["red", "blue", "green"] as const;
export type Colour = (typeof COLOURS)[number];

const INITIALS = new Map(facts.characters.map((c) => [c.id, c.initial]));
const CHARACTER_KINDS = new Map(facts.characters.map((c) => [c.id, c.kind as Kind]));
const HIT_POINTS = new Map(Object.entries(facts.hit_points));
const PLACE_NUMBERS = new Map(facts.places.map((place) => [place.id, place.numbers]));
const DECKS = new Map(facts.cards.map((card) => [card.id, card.deck as Colour]));

/** The last notch of the track of wounds. */
export const LONGEST = Math.max(...HIT_POINTS.values());
export const GREENS = facts.cards.filter((card) => card.kind === "green").map((card) => card.id);
export const EQUIPMENT = facts.cards
  .filter((card) => card.kind === "equipment")
  .map((card) => card.id);

export function kindOf(character: string): Kind {
  return CHARACTER_KINDS.get(character) ?? "human";
}

/** With how many wounds a character is out. */
export function pointsOf(character: string): number {
  return HIT_POINTS.get(INITIALS.get(character) ?? "") ?? LONGEST;
}

export function numbersOf(place: string): readonly number[] {
  return PLACE_NUMBERS.get(place) ?? [];
}

export function isCard(word: unknown): word is string {
  return typeof word === "string" && DECKS.has(word);
}

export function colourOf(card: string): Colour {
  return DECKS.get(card) ?? "green";
}

/** Who can be in the game as far as all know, in the order of the almanac. */
export function poolOf(view: ShadowHuntersView): string[] {
  const { pool = "basic", picked = [], preset = "", players } = view.options;
  const basicFive = preset === "first_game" && players === 5;
  const dealt = facts.characters.filter((character) => {
    if (basicFive && character.kind === "human") return character.id === facts.first_game_human;
    if (pool === "picked") return picked.includes(character.id);
    if (pool === "basic" || pool === "advanced")
      return character.advanced === (pool === "advanced");
    return true;
  });
  return dealt.map((character) => character.id);
}

/** How many of a kind are in the game. */
export function dealtOf(view: ShadowHuntersView, kind: Kind): number {
  const counts = facts.kinds_by_players as Record<string, number[]>;
  return counts[view.players.length]?.[KINDS.indexOf(kind)] ?? 0;
}

/** The initials whose characters are out with so many wounds. */
export function lettersAt(wounds: number, view: ShadowHuntersView): string[] {
  const initials = new Set(poolOf(view).map((character) => INITIALS.get(character)));
  return [...HIT_POINTS]
    .filter(([letter, points]) => points === wounds && initials.has(letter))
    .map(([letter]) => letter);
}

export function viewOf(scene: Scene): ShadowHuntersView {
  return scene.view as ShadowHuntersView;
}
