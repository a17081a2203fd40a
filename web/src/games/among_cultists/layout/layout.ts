/** Where everything is on the map, in pixels for the available width. */
import type { Door, Facts, Place, Rect } from "../facts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The layout for one width. Narrow maps are taller, so that every room can be tapped. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly small: boolean;
  /** The font size. */
  readonly text: number;
  readonly building: Box;
  /** The clock tower. */
  readonly corner: Box;
  readonly lake: Box;
  /** The grounds beside the lake, with decks and waiting cultists. */
  readonly grounds: Box;
  readonly shelf: Box;
  readonly places: ReadonlyMap<string, Box>;
  readonly closed: readonly Box[];
  readonly doors: readonly (Point & { readonly upright: boolean; readonly door: Door })[];
  /** The width of a door. */
  readonly gap: number;
}

const NARROW = 360;
const WIDE = 900;
const TALL = 1.5;
const FLAT = 0.8;
/** The least and greatest height of a square, relative to its width, if the height is limited. */
const FLATTEST = 0.54;
const TALLEST = 1.2;
/** The least height of a row of rooms, in squares. */
const LEAST = 2.4;

/** The layout for a width and a height; a height of 0 means no limit. */
export function layoutOf(facts: Facts, width: number, space = 0): Layout {
  const small = width < 560;
  const margin = small ? 3 : 10;
  const across = (width - 2 * margin) / facts.building[2];
  const share = Math.min(1, Math.max(0, (width - NARROW) / (WIDE - NARROW)));
  // Where height is scarce, lake and shelf shrink before the rooms do.
  const top = small ? 42 : within(48, width * 0.068, space * 0.11, 58);
  const shelfHeight = small ? 92 : within(68, width * 0.09, space * 0.15, 86);
  const around = top + shelfHeight + (small ? 8 : 14);
  const tall = rowsOf(facts, 1).reduce((sum, [, , , height]) => sum + height, 0);
  const down = space
    ? Math.min(TALLEST * across, Math.max(FLATTEST * across, (space - around) / tall))
    : across * (TALL + (FLAT - TALL) * share);
  const rows = rowsOf(facts, down);
  const x = (at: number) => margin + (at - facts.building[0]) * across;
  const y = (at: number) => top + rowAt(rows, at);
  const box = ([left, above, w, h]: Rect): Box => ({
    x: x(left),
    y: y(above),
    width: w * across,
    height: y(above + h) - y(above),
  });
  const building = box(facts.building);
  const below = building.y + building.height;
  const lakeLeft = x(facts.lake[0]) - (small ? across : 0);
  return {
    width,
    height: around + building.height,
    small,
    text: Math.max(10, Math.min(20, 6 + width / 130)),
    building,
    corner: box(facts.corner),
    lake: { x: lakeLeft, y: 0, width: width - lakeLeft, height: top },
    grounds: { x: margin, y: 0, width: lakeLeft - margin, height: top },
    shelf: {
      x: margin,
      y: below + (small ? 6 : 12),
      width: width - 2 * margin,
      height: shelfHeight,
    },
    places: new Map(facts.places.map((place) => [place.id, box(place.rect)])),
    closed: facts.closed.map((place) => box(place.rect)),
    doors: facts.doors.map((door) => ({
      x: x(door.x),
      y: y(door.y),
      upright: isUpright(facts, door),
      door,
    })),
    gap: Math.min(across * 0.92, 34),
  };
}

/** The wished size, but at most a share of the space if that is limited. */
function within(least: number, wished: number, share: number, usual: number): number {
  const most = Math.max(usual, wished);
  return share ? Math.max(least, Math.min(most, share)) : most;
}

type Row = readonly [from: number, to: number, top: number, height: number];

/** The rows between all horizontal walls, each high enough to tap. */
function rowsOf(facts: Facts, down: number): Row[] {
  const all = [...facts.places, ...facts.closed];
  const edges = all.flatMap(({ rect }) => [rect[1], rect[1] + rect[3]]);
  const levels = [...new Set(edges)].sort((one, other) => one - other);
  const rows: Row[] = [];
  let top = 0;
  for (const [at, from] of levels.slice(0, -1).entries()) {
    const to = levels[at + 1]!;
    const height = Math.max(to - from, LEAST) * down;
    rows.push([from, to, top, height]);
    top += height;
  }
  return rows;
}

function rowAt(rows: readonly Row[], at: number): number {
  const row = rows.find(([, to]) => at <= to) ?? rows.at(-1)!;
  const [from, to, top, height] = row;
  return top + ((at - from) / (to - from)) * height;
}

/** Whether a door is in a vertical wall. */
function isUpright(facts: Facts, door: Door): boolean {
  const edges = (place: Place) => [place.rect[0], place.rect[0] + place.rect[2]];
  const rooms = facts.places.filter((place) => door.between.includes(place.id));
  return rooms.every((place) => edges(place).includes(door.x));
}

export function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A box that is smaller on each side. */
export function inset(box: Box, by: number): Box {
  return {
    x: box.x + by,
    y: box.y + by,
    width: Math.max(0, box.width - 2 * by),
    height: Math.max(0, box.height - 2 * by),
  };
}
