/** The parts of a portrait, on a disc of radius 50 around 0,0 that is lit from the upper left. */

/** "glow" is a light in the accent colour, strongest in the middle of its shape. */
export type Paint =
  "hair" | "skin" | "shade" | "lip" | "cloth" | "trim" | "accent" | "ink" | "glow";

export interface Shape {
  /** The fill. */
  fill?: Paint;
  /** The outline and its width. */
  line?: Paint;
  width?: number;
  /** Whether its edge catches the light. */
  rim?: boolean;
  d: string;
}

export interface Look {
  /** The background: where the light falls, its own colour, and the dark at the edge. */
  ground: [lit: string, own: string, deep: string];
  paints: Record<Exclude<Paint, "ink" | "glow">, string>;
  /** The dashes of the ring, whose length is 120. */
  ring: string;
  /** The centre of each visible eye. */
  eyes: [x: number, y: number][];
  shapes: Shape[];
}

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
