/** What is printed on the board and the cards, from the content file. */
import content from "$games/dark_providence/content/dark-providence.json";

export const RESOURCES = [
  "influence",
  "money",
  "strength",
  "ritual_up",
  "ritual_down",
  "invest_up",
  "invest_down",
] as const;
export type Resource = (typeof RESOURCES)[number];

export interface City {
  readonly id: string;
  readonly control: number;
  readonly gate: number;
  readonly x: number;
  readonly y: number;
  readonly coastal: boolean;
}

export interface Road {
  readonly a: string;
  readonly b: string;
  readonly cost: number;
}

export interface Card {
  readonly id: string;
  readonly kind: "starter" | "base" | "city" | "mythos";
  readonly resources: Readonly<Partial<Record<Resource, number>>>;
  readonly agent: { readonly token_strength: number } | null;
  readonly vp: {
    readonly general: number;
    readonly investigator: number;
    readonly cultist: number;
  };
  readonly sanity: boolean;
  readonly action: { readonly mode?: string } | null;
  readonly reaction: object | null;
  readonly on_claim: readonly { readonly verb: string; readonly n?: number }[];
  readonly ongoing: readonly object[];
  readonly end_game: readonly object[];
}

export interface Content {
  readonly rules: {
    readonly buy: { readonly money: number; readonly cubes: number };
    readonly insanity_limit: number;
    readonly hidden_bonus: number;
    readonly solo: { readonly goo_insanity_limit: number };
  };
  readonly tracks: Readonly<
    Record<"ritual" | "investigation", { readonly last: number; readonly vp: readonly number[] }>
  >;
  readonly tokens: { readonly mi_go_strength: number };
  readonly map: { readonly cities: readonly City[]; readonly roads: readonly Road[] };
  readonly main_agents: readonly { readonly id: string; readonly token_strength: number }[];
  readonly cards: readonly Card[];
  readonly solo: {
    readonly cultist_cards: readonly {
      readonly id: string;
      readonly token_strength: number;
    }[];
  };
}

export const BOX: Content = content;
export const CITIES = BOX.map.cities;
export const ROADS = BOX.map.roads;
export const TRACKS = BOX.tracks;
export const TRACK_NAMES = ["ritual", "investigation"] as const;
export type Track = (typeof TRACK_NAMES)[number];

const CARDS = new Map(BOX.cards.map((card) => [card.id, card]));
const TOWNS = new Map(CITIES.map((city) => [city.id, city]));
const STRENGTH = new Map([
  ...BOX.main_agents.map((agent) => [agent.id, agent.token_strength] as const),
  ...BOX.solo.cultist_cards.map((agent) => [agent.id, agent.token_strength] as const),
  ...BOX.cards.flatMap((card) =>
    card.agent ? [[card.id, card.agent.token_strength] as const] : [],
  ),
  ["mi_go", BOX.tokens.mi_go_strength] as const,
]);

export function cardOf(id: string): Card {
  return CARDS.get(id)!;
}

export function cityOf(id: string): City {
  return TOWNS.get(id)!;
}

/** The resources of a card in printed order, with how much of each. */
export function resourcesOf(id: string): [Resource, number][] {
  const { resources } = cardOf(id);
  const kinds = Object.keys(resources).filter(isResource);
  return kinds.map((kind): [Resource, number] => [kind, resources[kind] ?? 0]);
}

function isResource(name: string): name is Resource {
  return RESOURCES.some((resource) => resource === name);
}

/** The strength on an agent's token. */
export function strengthOf(agent: string): number {
  return STRENGTH.get(agent) ?? 0;
}

export function isTrack(name: string): name is Track {
  return TRACK_NAMES.some((track) => track === name);
}

/** The VP that are printed at a space of a track. */
export function trackPoints(track: Track, space: number): number {
  return TRACKS[track].vp[space] ?? 0;
}

/** Whether a card does more than give resources. */
export function doesSomething(id: string): boolean {
  const { action, reaction, ongoing, on_claim, end_game } = cardOf(id);
  return Boolean(action || reaction || ongoing.length || on_claim.length || end_game.length);
}
