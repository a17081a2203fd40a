/** Where everything is on the board, for narrow and for wide screens. */
import { CITIES } from "../box";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly w: number;
  readonly h: number;
}

export interface Layout {
  readonly wide: boolean;
  readonly width: number;
  readonly height: number;
  /** The whole map, inside the frame. */
  readonly map: Rect;
  /** The middle of the top edge of each city's sign. */
  readonly cities: ReadonlyMap<string, Point>;
  readonly ritual: Rect;
  readonly investigation: Rect;
  readonly row: Rect;
  readonly limbo: Rect;
  readonly line: Rect;
  /** Converts coordinates of the content file to those of the drawing. */
  warp(point: Point): Point;
}

/** The sizes of a city's sign: width, space for figures above, header, and rows of cubes. */
export const SIGN = { w: 216, above: 46, head: 46, row: 44 } as const;
/** The figures in a city: how far above its sign they are, and how far apart. */
export const STAND = { up: 24, apart: 50 } as const;

interface Plan {
  readonly wide: boolean;
  readonly width: number;
  readonly height: number;
  readonly map: Rect;
  /** The area in which the centres of the cities are. */
  readonly middle: Rect;
  readonly sign: { readonly w: number; readonly h: number };
  readonly ritual: Rect;
  readonly investigation: Rect;
  readonly row: Rect;
  readonly limbo: Rect;
  readonly line: Rect;
}

/** On a phone, the VP line is above the map, since the question often hides the bottom. */
const NARROW: Plan = {
  wide: false,
  width: 1000,
  height: 1560,
  map: { x: 14, y: 148, w: 972, h: 1400 },
  middle: { x: 140, y: 464, w: 720, h: 980 },
  sign: { w: 288, h: 196 },
  row: { x: 34, y: 168, w: 932, h: 196 },
  ritual: { x: 762, y: 1144, w: 104, h: 390 },
  investigation: { x: 872, y: 1144, w: 104, h: 390 },
  limbo: { x: 400, y: 1396, w: 330, h: 136 },
  line: { x: 14, y: 8, w: 720, h: 122 },
};

/** Landscape, like most wide screens. */
const WIDE: Plan = {
  wide: true,
  width: 1900,
  height: 1186,
  map: { x: 190, y: 14, w: 1520, h: 1040 },
  middle: { x: 350, y: 322, w: 1190, h: 592 },
  sign: { w: 290, h: 208 },
  row: { x: 220, y: 40, w: 1460, h: 180 },
  ritual: { x: 14, y: 14, w: 160, h: 1040 },
  investigation: { x: 1726, y: 14, w: 160, h: 1040 },
  limbo: { x: 1330, y: 830, w: 340, h: 190 },
  line: { x: 34, y: 1066, w: 1832, h: 104 },
};

const LEFT = Math.min(...CITIES.map((city) => city.x));
const RIGHT = Math.max(...CITIES.map((city) => city.x));
const TOP = Math.min(...CITIES.map((city) => city.y));
const BOTTOM = Math.max(...CITIES.map((city) => city.y));
const ROUNDS = 400;

function lay(plan: Plan): Layout {
  const { middle, sign } = plan;
  const home = ({ x, y }: Point): Point => ({
    x: middle.x + ((x - LEFT) / (RIGHT - LEFT)) * middle.w,
    y: middle.y + ((y - TOP) / (BOTTOM - TOP)) * middle.h,
  });
  const homes = CITIES.map(home);
  const fixed = plan.wide ? [plan.limbo] : [plan.limbo, plan.ritual, plan.investigation];
  const found = spread(homes, sign, middle, fixed);
  const shift = found.map((point, at) => ({
    x: point.x - homes[at]!.x,
    y: point.y - homes[at]!.y,
  }));
  const lift = plan.wide ? sign.h / 2 - SIGN.above - 10 : sign.h / 2 - SIGN.above - 6;
  return {
    ...plan,
    cities: new Map(
      CITIES.map((city, at) => [city.id, { x: found[at]!.x, y: found[at]!.y - lift }]),
    ),
    warp: (point) => warped(home(point), homes, shift),
  };
}

/** Pushes signs apart until none overlap, while keeping them near their true positions. */
function spread(
  homes: readonly Point[],
  sign: { w: number; h: number },
  middle: Rect,
  fixed: readonly Rect[],
): Point[] {
  const at = homes.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round++) {
    const pull = 0.04 * (1 - round / ROUNDS);
    for (const [n, point] of at.entries()) {
      point.x += (homes[n]!.x - point.x) * pull;
      point.y += (homes[n]!.y - point.y) * pull;
    }
    for (const [n, one] of at.entries()) {
      for (const other of at.slice(n + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const [across, down] = [sign.w - Math.abs(dx), sign.h - Math.abs(dy)];
        if (across <= 0 || down <= 0) continue;
        if (across < down) {
          const push = (Math.sign(dx || 1) * across) / 2;
          one.x -= push;
          other.x += push;
        } else {
          const push = (Math.sign(dy || 1) * down) / 2;
          one.y -= push;
          other.y += push;
        }
      }
      for (const wall of fixed) leave(one, wall, sign);
      one.x = Math.min(Math.max(one.x, middle.x), middle.x + middle.w);
      one.y = Math.min(Math.max(one.y, middle.y), middle.y + middle.h);
    }
  }
  return at;
}

/** Moves a sign out of an area that is taken, by the shortest way. */
function leave(point: { x: number; y: number }, wall: Rect, sign: { w: number; h: number }): void {
  const [dx, dy] = [point.x - (wall.x + wall.w / 2), point.y - (wall.y + wall.h / 2)];
  const across = (sign.w + wall.w) / 2 - Math.abs(dx);
  const down = (sign.h + wall.h) / 2 - Math.abs(dy);
  if (across <= 0 || down <= 0) return;
  if (across < down) point.x += Math.sign(dx || 1) * across;
  else point.y += Math.sign(dy || 1) * down;
}

/** Moves a point of the land along with its cities, the nearer the more. */
function warped(point: Point, homes: readonly Point[], shift: readonly Point[]): Point {
  let [x, y, all] = [0, 0, 0];
  for (const [n, home] of homes.entries()) {
    const far = (home.x - point.x) ** 2 + (home.y - point.y) ** 2;
    const pull = 1 / (far + 900);
    x += shift[n]!.x * pull;
    y += shift[n]!.y * pull;
    all += pull;
  }
  return { x: point.x + x / all, y: point.y + y / all };
}

const LAYOUTS = { narrow: lay(NARROW), wide: lay(WIDE) };
/** The width in pixels from which the wide board is used. */
const WIDE_FROM = 620;

export function layoutFor(width: number): Layout {
  return width >= WIDE_FROM ? LAYOUTS.wide : LAYOUTS.narrow;
}

/** The font size at which a text fits into a width. */
export function fit(text: string, width: number, size: number): number {
  return Math.min(size, width / (0.52 * Math.max(1, text.length)));
}
