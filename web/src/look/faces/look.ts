/** The parts of a portrait, on a disc of radius 50 around 0,0 that is lit from the upper left. */

const PAINTS = ["hair", "skin", "shade", "lip", "cloth", "trim", "accent", "ink", "glow"] as const;
/** "glow" is a light in the accent colour, strongest in the middle of its shape. */
export type Paint = (typeof PAINTS)[number];

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

/**
 * Shapes from lines of text: the fill or `none`; then `rim`, or the paint and width of an outline as
 * in `ink/1.4`, or neither; then the path. Throws if a paint is unknown.
 */
export function shapes(text: string): Shape[] {
  return text.trim().split("\n").map(shapeFrom);
}

function shapeFrom(line: string): Shape {
  const start = line.indexOf("M");
  const [fill, edge] = line.slice(0, start).trim().split(" ");
  const shape: Shape = { d: line.slice(start) };
  if (fill !== "none") shape.fill = paintNamed(fill);
  if (edge === "rim") return { ...shape, rim: true };
  if (edge === undefined) return shape;
  const [paint, width] = edge.split("/");
  return { ...shape, line: paintNamed(paint), width: Number(width) };
}

function paintNamed(name: string | undefined): Paint {
  const paint = PAINTS.find((paint) => paint === name);
  if (!paint) throw new Error(`unknown paint ${name}`);
  return paint;
}

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
