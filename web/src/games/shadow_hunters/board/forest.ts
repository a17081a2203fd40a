/** The trees around the places, and the webs between them. */
import type { Layout, Point } from "./layout";

export interface Tree extends Point {
  readonly size: number;
  /** How far away it is: 0 for near, 2 for far. */
  readonly depth: number;
  readonly d: string;
}

/** How far the forest extends on both sides, in widths of the board, to fill wide screens. */
export const BEYOND = 0.5;

/** Pseudo-random numbers, so that the trees are the same each time. */
function* chance(): Generator<number, never> {
  let state = 7;
  while (true) {
    state = (state * 16807) % 2147483647;
    yield state / 2147483647;
  }
}

export function treesOf(layout: Layout): Tree[] {
  const luck = chance();
  const next = () => luck.next().value;
  const big = layout.wide ? 62 : 27;
  const found: Tree[] = [];
  const beyond = BEYOND * layout.width;
  for (let tries = 0; tries < 1800; tries++) {
    const x = next() * (layout.width + 2 * beyond) - beyond;
    const [y, some] = [next() * (layout.height + big), next()];
    const size = big * (0.7 + some * 0.6);
    const clear = !isTaken(layout, x, y - size * 0.35, size * 0.35);
    const apart = found.every((tree) => Math.hypot(tree.x - x, (tree.y - y) * 1.4) > big * 0.42);
    if (clear && apart)
      found.push({ x, y, size, depth: Math.floor(next() * 3), d: fir(size, next()) });
  }
  return found.sort((one, other) => one.y - other.y);
}

/** Whether a tree would hide something there. */
function isTaken(layout: Layout, x: number, y: number, room: number): boolean {
  const { rx, ry } = layout.cell;
  const inPlace = layout.slots.some(
    (slot) =>
      ((slot.x - x) / (rx * 1.02 + room * 0.4)) ** 2 +
        ((slot.y - y) / (ry * 1.05 + room * 0.4)) ** 2 <
      1,
  );
  const inArea = [0, 2, 4].some(
    (slot) => between(layout.slots[slot]!, layout.slots[slot + 1]!, x, y) < rx * 0.8,
  );
  const { moon, trunk, decks, card } = layout;
  const onMoon = Math.hypot(moon.x - x, moon.y - y) < moon.r + room;
  const onDecks = decks.some(
    (deck) => Math.hypot(deck.x - x, deck.y - y) < card.height * 0.75 + room,
  );
  const onTrunk =
    x > trunk.x - room * 1.6 - (layout.wide ? 34 : 0) && x < trunk.x + trunk.width + room;
  return inPlace || inArea || onMoon || onDecks || onTrunk;
}

/** The distance of a point from the line between two places. */
function between(one: Point, other: Point, x: number, y: number): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const along = ((x - one.x) * dx + (y - one.y) * dy) / (dx * dx + dy * dy);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(one.x + dx * t - x, one.y + dy * t - y);
}

/** A fir as one path, with its foot at 0,0. */
function fir(size: number, lean: number): string {
  const half = size * (0.26 + lean * 0.08);
  const storeys = 4;
  let left = "";
  let right = "";
  for (let at = 0; at < storeys; at++) {
    const top = -size + (size * 0.82 * at) / storeys;
    const foot = -size + (size * 0.88 * (at + 1)) / storeys;
    const width = (half * (at + 1)) / storeys;
    const inner = (half * at * 0.5) / storeys;
    right += `L${inner} ${top}Q${width * 0.6} ${foot - size * 0.05} ${width} ${foot}`;
    left = `L${-width} ${foot}Q${-width * 0.6} ${foot - size * 0.05} ${-inner} ${top}` + left;
  }
  const stem = size * 0.045;
  return `M0 ${-size}${right}L${stem} ${-size * 0.12}L${stem} 0L${-stem} 0L${-stem} ${-size * 0.12}${left}Z`;
}

export interface Web {
  readonly threads: readonly string[];
  readonly drops: readonly Point[];
}

/** A web between two places: long threads, and short ones that sag between them. */
export function webOf(one: Point, other: Point, spread: number): Web {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const lanes = [-1, -0.5, 0, 0.5, 1];
  const at = (t: number, lane: number): Point => {
    const bulge = 0.32 + 0.68 * Math.abs(2 * t - 1) ** 1.6;
    const side = lane * spread * bulge;
    return { x: one.x + dx * t + nx * side, y: one.y + dy * t + ny * side };
  };
  const steps = Array.from({ length: 17 }, (_, step) => step / 16);
  const long = lanes.map((lane) => line(steps.map((t) => at(t, lane))));
  const rungs: string[] = [];
  const drops: Point[] = [];
  for (let rung = 1; rung < 16; rung++) {
    const t = rung / 16;
    const sag = (t < 0.5 ? -1 : 1) * 0.014;
    for (let lane = 0; lane < lanes.length - 1; lane++) {
      const [from, to] = [at(t, lanes[lane]!), at(t, lanes[lane + 1]!)];
      const bent = at(t - sag, (lanes[lane]! + lanes[lane + 1]!) / 2);
      rungs.push(`M${spot(from)}Q${spot(bent)} ${spot(to)}`);
      if ((rung * 3 + lane) % 5 === 0) drops.push(from);
    }
  }
  return { threads: [...long, ...rungs], drops };
}

function line(points: readonly Point[]): string {
  return points.map((point, at) => `${at ? "L" : "M"}${spot(point)}`).join("");
}

function spot({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
