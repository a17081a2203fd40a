/** Short questions about a view: who has how much influence where, and who is where. */
import type { DarkProvidenceSeatView, DarkProvidenceView, PileView } from "../../wire/messages";
import type { Scene as SceneOf } from "../scene";

export type View = DarkProvidenceView;
export type Seat = DarkProvidenceSeatView;
export type Scene = SceneOf<View>;
/** What cubes lie on: `["on_city", city]`, `["on_base", city]` or `["on_mythos", card]`. */
export type Spot = readonly [string, string];

export const ON_CITY = "on_city";
export const ON_BASE = "on_base";
export const ON_MYTHOS = "on_mythos";
/** The place of cubes that were spent on claims. */
export const LIMBO = "limbo";
export interface Influence {
  readonly seat: number;
  readonly cubes: number;
  /** What agents and Deep Ones add. */
  readonly presence: number;
  readonly most: boolean;
}

/** The reader's own seat; null for a spectator. */
export function mine({ view, seat }: Scene): Seat | null {
  return seat === null ? null : (view.players[seat] ?? null);
}

/** The players, without the cultists of a Great Old One. */
export function people(view: View): Seat[] {
  return view.players.filter((player) => !player.cultist);
}

export function size(pile: PileView | undefined): number {
  return pile?.sizes.reduce((sum, one) => sum + one, 0) ?? 0;
}

/** How many there are on a spot. */
function on(spots: readonly (readonly [Spot, number])[], spot: Spot): number {
  return spots.find(([at]) => sameSpot(at, spot))?.[1] ?? 0;
}

function sameSpot(one: Spot, other: Spot): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

export function isAmong(spots: readonly Spot[], spot: Spot): boolean {
  return spots.some((at) => sameSpot(at, spot));
}

/** Everybody's influence on a city or card. */
export function influence(view: View, spot: Spot): Influence[] {
  return view.players
    .map((player) => ({
      seat: player.seat,
      cubes: on(player.cubes, spot),
      presence: on(player.presence, spot),
      most: isAmong(player.leads, spot),
    }))
    .filter((found) => found.cubes || found.presence);
}

export function isLocked(view: View, spot: Spot): boolean {
  return isAmong(view.locks, spot);
}

export interface Figure {
  readonly agent: string;
  readonly owner: Seat;
  readonly city: string;
}

/** Every agent on the board. */
export function figures(view: View): Figure[] {
  return view.players.flatMap((owner) =>
    Object.entries(owner.agents).map(([agent, city]) => ({ agent, owner, city })),
  );
}

/** How often each item is in a list. */
export function counts<T>(items: readonly T[]): Map<T, number> {
  const found = new Map<T, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return found;
}
