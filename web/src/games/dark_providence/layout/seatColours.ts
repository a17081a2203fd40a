/** The colour and sign of each seat; the colour is that of its portrait. */
import { lookOf } from "../../../look/faces";

export interface SeatColour {
  /** A path in a square of 20 by 20 around 0,0. */
  readonly sign: string;
  readonly fill: string;
  /** A colour that is readable on the fill. */
  readonly on: string;
}

const SIGNS = [
  "M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8Z",
  "M0-9L9 7H-9Z",
  "M-7-7H7V7H-7Z",
  "M0-10L9 0L0 10L-9 0Z",
  "M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z",
];
/** The cultists of a Great Old One: a moon and a star. */
const CULTISTS: Readonly<Record<number, string>> = {
  8: "M5-9A10 10 0 1 0 5 9A12 12 0 0 1 5-9Z",
  9: "M0-10L3-3L10-3L4 2L6 9L0 5L-6 9L-4 2L-10-3L-3-3Z",
};
const DARK = "#14100a";
const PALE = "#fffdf6";

export function seatColour(portrait: number): SeatColour {
  const fill = lookOf(portrait).ground[1];
  const sign = CULTISTS[portrait] ?? SIGNS[portrait % SIGNS.length]!;
  return { fill, sign, on: brightness(fill) > 0.18 ? DARK : PALE };
}

/** Relative luminance of `#rrggbb`. */
function brightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
