/** Where everything is on the board: for phones, for wide screens, and for wide, low ones. */
import { LONGEST } from "../facts";
import type { View } from "../view";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point with a radius. */
export interface Disc extends Point {
  readonly r: number;
}

/** The position of a figure, and how wide its name may be. */
export interface FigurePosition extends Disc {
  readonly room: number;
}

export interface Layout {
  readonly wide: boolean;
  readonly width: number;
  readonly height: number;
  /** The centres of the six slots, clockwise. Each pair from the first on is close together. */
  readonly slots: readonly Point[];
  /** Half the width and height of a place. */
  readonly cell: { readonly rx: number; readonly ry: number };
  /** The scale of the drawings of places. */
  readonly scale: number;
  /** The top of a sign, from the centre of its place, and its size. */
  readonly sign: { readonly y: number; readonly width: number; readonly height: number };
  /** The frame of a place that can be chosen, from its centre: half its width, top, bottom. */
  readonly frame: { readonly rx: number; readonly top: number; readonly bottom: number };
  /** Where the dice are while players wait on the moon. */
  readonly aside: Disc;
  /** The moon, where the dice are once nobody waits there. */
  readonly moon: Disc;
  readonly decks: readonly Point[];
  readonly card: { readonly width: number; readonly height: number };
  /** The trunk of the wound track: its left side, its first notch, and the step to the next. */
  readonly trunk: {
    readonly x: number;
    readonly y: number;
    readonly step: number;
    readonly width: number;
    readonly marks: number;
  };
  /** The first row of figures below a sign, their size and distances. */
  readonly figures: {
    readonly y: number;
    readonly r: number;
    readonly pitch: number;
    readonly row: number;
    readonly a_row: number;
  };
  /** Font sizes: of places, of players, and of small text. */
  readonly letters: { readonly place: number; readonly name: number; readonly small: number };
}

/** The width from which there is space for the uses of places. */
const ROOMY = 620;
/** The ratio of width to height from which a board is low. */
const LOWER = 1.5;

export const NARROW: Layout = {
  wide: false,
  width: 360,
  height: 500,
  slots: ring({ x: 147, y: 252 }, 60, 97, 163),
  cell: { rx: 47, ry: 76 },
  scale: 0.82,
  sign: { y: -13, width: 94, height: 26 },
  frame: { rx: 48, top: -76, bottom: 16 },
  aside: { x: 146, y: 347, r: 30 },
  moon: { x: 146, y: 226, r: 44 },
  decks: [-31, 0, 31].map((x) => ({ x: 146 + x, y: 291 })),
  card: { width: 27, height: 38 },
  trunk: { x: 296, y: 25, step: 32, width: 58, marks: 22 },
  figures: { y: 31, r: 11.5, pitch: 31, row: 37, a_row: 3 },
  letters: { place: 11, name: 11, small: 10 },
};

export const WIDE: Layout = {
  wide: true,
  width: 1100,
  height: 822,
  slots: ring({ x: 452, y: 406 }, 168, 318, 256),
  cell: { rx: 118, ry: 120 },
  scale: 1.5,
  sign: { y: -24, width: 224, height: 38 },
  frame: { rx: 119, top: -132, bottom: 40 },
  aside: { x: 452, y: 592, r: 62 },
  moon: { x: 452, y: 362, r: 106 },
  decks: [-96, 0, 96].map((x) => ({ x: 452 + x, y: 482 })),
  card: { width: 54, height: 74 },
  trunk: { x: 952, y: 46, step: 52, width: 132, marks: 30 },
  figures: { y: 72, r: 24, pitch: 62, row: 57, a_row: 4 },
  letters: { place: 22, name: 19, small: 18 },
};

/** For boards that are wide and low: an arch of places around the moon. */
export const LOW: Layout = {
  ...WIDE,
  height: 616,
  slots: arch(450),
  cell: { rx: 104, ry: 118 },
  scale: 1.4,
  sign: { y: -24, width: 192, height: 46 },
  frame: { rx: 106, top: -126, bottom: 48 },
  aside: { x: 602, y: 404, r: 50 },
  moon: { x: 450, y: 392, r: 96 },
  decks: [-92, 0, 92].map((x) => ({ x: 450 + x, y: 520 })),
  trunk: { x: 940, y: 27, step: 40, width: 150, marks: 30 },
  figures: { y: 85, r: 24, pitch: 56, row: 57, a_row: 4 },
  letters: { place: 20, name: 19, small: 18 },
};

/** The layout that uses the available space best. */
export function layoutFor(width: number, height: number): Layout {
  if (width < ROOMY) return NARROW;
  return width / height > LOWER ? LOW : WIDE;
}

/** Six slots around a point, with the first pair on top. */
function ring(middle: Point, near: number, far: number, row: number): Point[] {
  const offsets = [
    [-near, -row],
    [near, -row],
    [far, 0],
    [near, row],
    [-near, row],
    [-far, 0],
  ] as const;
  return offsets.map(([x, y]) => ({ x: middle.x + x, y: middle.y + y }));
}

/** An arch of four slots, the first pair in its middle, and a slot below each of its ends. */
function arch(middle: number): Point[] {
  const offsets = [
    [-124, 140],
    [124, 140],
    [340, 164],
    [318, 438],
    [-318, 438],
    [-340, 164],
  ] as const;
  return offsets.map(([x, y]) => ({ x: middle + x, y }));
}

export function placeAt(layout: Layout, view: View, place: string): Point {
  return layout.slots[view.slots.indexOf(place)] ?? layout.moon;
}

/** The positions of all living players' figures, by seat. */
export function figuresOf(layout: Layout, view: View): Map<number, FigurePosition> {
  const found = new Map<number, FigurePosition>();
  for (const place of [...view.slots, ""]) {
    const there = view.players.filter((player) => player.alive && player.place === place);
    const spots = place
      ? besidePlace(layout, placeAt(layout, view, place), there.length)
      : onTheMoon(layout, there.length);
    for (const [at, player] of there.entries()) found.set(player.seat, spots[at]!);
  }
  return found;
}

function besidePlace(layout: Layout, place: Point, count: number): FigurePosition[] {
  const { y, r, pitch, row, a_row } = layout.figures;
  const small = count > a_row;
  const inRow = Math.ceil(count / (small ? 2 : 1));
  // Up to two stand far enough apart for longer names.
  const room = (pitch * a_row) / Math.max(2, inRow);
  return rowsOf(count, inRow).map(({ column, of, line }) => ({
    x: place.x + (column - (of - 1) / 2) * room,
    y: place.y + y + line * row - (small ? r * 0.25 : 0),
    r: small ? r * 0.82 : r,
    room,
  }));
}

/** Figures that have not moved yet wait on the moon. */
function onTheMoon(layout: Layout, count: number): FigurePosition[] {
  const { r } = layout.figures;
  const [room, row] = layout.wide ? [57, 66] : [29, 37];
  const rows = Math.ceil(count / (layout.wide ? 4 : 3));
  const inRow = Math.ceil(count / rows);
  return rowsOf(count, inRow).map(({ column, of, line }) => ({
    x: layout.moon.x + (column - (of - 1) / 2) * room,
    y: layout.moon.y + (line - (rows - 1) / 2) * row - r * 0.4,
    r: r * 0.9,
    room,
  }));
}

function rowsOf(count: number, inRow: number): { column: number; of: number; line: number }[] {
  return Array.from({ length: count }, (_, at) => {
    const line = Math.floor(at / inRow);
    return { column: at % inRow, of: Math.min(inRow, count - line * inRow), line };
  });
}

/** Everybody's token on the wound track, by seat. Many on one space form two rows. */
export function tokensOf(layout: Layout, view: View): Map<number, Disc> {
  const { x, width, marks, step } = layout.trunk;
  const found = new Map<number, Disc>();
  for (let wounds = 0; wounds <= LONGEST; wounds++) {
    const there = view.players.filter((player) => Math.min(player.wounds, LONGEST) === wounds);
    const room = width - marks;
    const large = step * 0.36;
    const crowded = there.length > 3 && room - 2 * large < (there.length - 1) * large * 1.5;
    const lines = crowded ? 2 : 1;
    const inRow = Math.ceil(there.length / lines);
    const r = crowded ? step * 0.235 : large;
    const pitch = Math.min(2 * r + 1, (room - 2 * r) / Math.max(1, inRow - 1));
    for (const [at, player] of there.entries()) {
      const { column, of, line } = rowsOf(there.length, inRow)[at]!;
      found.set(player.seat, {
        x: x + marks + room / 2 + (column - (of - 1) / 2) * pitch,
        y: notchOf(layout, wounds) + (line - (lines - 1) / 2) * r * 2,
        r,
      });
    }
  }
  return found;
}

export function notchOf(layout: Layout, wounds: number): number {
  return layout.trunk.y + wounds * layout.trunk.step;
}

/** Where a player is: their figure, or for the dead their token. */
export function whereIs(layout: Layout, view: View, seat: number): Disc {
  return figuresOf(layout, view).get(seat) ?? tokensOf(layout, view).get(seat) ?? layout.moon;
}

/** A text in up to two lines of about so many letters; longer lines are cut off. */
export function inLines(text: string, letters: number): string[] {
  if (text.length <= letters) return [text];
  const gaps = [...text.matchAll(/\s/g)].map((gap) => gap.index);
  const half = text.length / 2;
  const best = gaps.sort((one, other) => Math.abs(one - half) - Math.abs(other - half))[0];
  if (best === undefined) return [short(text, letters)];
  return [text.slice(0, best), text.slice(best + 1)].map((line) => short(line, letters));
}

/** A text that is cut off after so many letters. */
export function short(text: string, letters: number): string {
  const shown = [...text];
  return shown.length <= letters ? text : `${shown.slice(0, letters - 1).join("")}…`;
}
