/** Short questions about a view: who has how much influence where, and who is where. */
import type { DarkProvidenceSeatView, DarkProvidenceView, PileView } from "../../wire/messages";
import type { Scene as SceneOf } from "../scene";
import { BOX, cardOf } from "./box";

export type View = DarkProvidenceView;
export type Seat = DarkProvidenceSeatView;
export type Scene = SceneOf<View>;
/** What cubes lie on: `["on_city", city]`, `["on_base", city]` or `["on_mythos", card]`. */
export type Spot = readonly [string, string];

export const ON_CITY = "on_city";
export const ON_BASE = "on_base";
export const ON_MYTHOS = "on_mythos";
const SPOT_KINDS: Readonly<Record<string, string>> = {
  [ON_CITY]: "city",
  [ON_BASE]: "base",
  [ON_MYTHOS]: "mythos",
};

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

/** The players with the most VP; none if all have the same, or after the end. */
export function leaders(view: View): Seat[] {
  if (view.ended) return [];
  const all = people(view);
  const most = Math.max(...all.map(({ vp }) => vp));
  const found = all.filter(({ vp }) => vp === most);
  return found.length < all.length ? found : [];
}

/** How many VP end the game. */
export function target(view: View): number {
  return BOX.rules.vp_threshold[String(view.options.players)] ?? 0;
}

export function size(pile: PileView | undefined): number {
  return pile?.sizes.reduce((sum, one) => sum + one, 0) ?? 0;
}

export function cubesOf(player: Seat, spot: Spot): number {
  return player.cubes.find(([at]) => at[0] === spot[0] && at[1] === spot[1])?.[1] ?? 0;
}

/** What a player's agents and Deep Ones add to their cubes. */
function presence(player: Seat, [kind, place]: Spot): number {
  if (kind === ON_MYTHOS || player.cultist) return 0;
  let sum = kind === ON_CITY ? player.deep_ones.filter((city) => city === place).length : 0;
  for (const [agent, city] of Object.entries(player.agents)) {
    if (city === place) sum += weight(agent, kind);
  }
  return sum;
}

function weight(agent: string, kind: string): number {
  if (!agent.startsWith("ag_")) return 1;
  const mod = cardOf(agent).ongoing.find((effect) => effect.mod === "agent_influence");
  return (kind === ON_BASE ? mod?.base : mod?.city) ?? 1;
}

/** Whether a player has more influence than all others, perhaps with some more cubes. */
export function hasMost(view: View, player: Seat, spot: Spot, more = 0): boolean {
  const sum = (one: Seat) =>
    cubesOf(one, spot) + presence(one, spot) + (one.seat === player.seat ? more : 0);
  const others = view.players.filter(
    (one) => one.seat !== player.seat && !(player.cultist && one.cultist),
  );
  const theirs = Math.max(0, ...others.map(sum));
  const winsTies = player.mythos
    .flatMap((card) => cardOf(card).ongoing)
    .some((mod) => mod.mod === "tie_wins" && mod.kinds?.includes(SPOT_KINDS[spot[0]]!));
  return sum(player) > theirs || (sum(player) === theirs && winsTies);
}

/** Everybody's influence on a city or card. */
export function influence(view: View, spot: Spot): Influence[] {
  return view.players
    .map((player) => ({
      seat: player.seat,
      cubes: cubesOf(player, spot),
      presence: presence(player, spot),
      most: hasMost(view, player, spot),
    }))
    .filter((found) => found.cubes || found.presence);
}

export function isLocked(view: View, spot: Spot): boolean {
  return view.locks.some(([kind, place]) => kind === spot[0] && place === spot[1]);
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
