/** What a portrait is made of. Places are on a disc of radius 50 around 0,0; the lamp hangs up left. */

/** "glow" is light in the colour of the accent, strongest in the middle of its shape. */
export type Paint =
  "hair" | "skin" | "shade" | "lip" | "cloth" | "trim" | "accent" | "ink" | "glow";

export interface Shape {
  /** The inside of the shape. */
  fill?: Paint;
  /** Its line, with its width. */
  line?: Paint;
  width?: number;
  /** The lamp catches its edge. */
  rim?: boolean;
  d: string;
}

export interface Look {
  /** The ground: where the lamp falls, its own colour, and the dark at the edge. */
  ground: [lit: string, own: string, deep: string];
  paints: Record<Exclude<Paint, "ink" | "glow">, string>;
  /** The pattern of the ring: dashes on a way of 120. */
  ring: string;
  /** The middle of each eye that is seen. */
  eyes: [x: number, y: number][];
  shapes: Shape[];
}

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
