/** Where the seats are around the table. */

export const WIDTH = 640;
export const HEIGHT = 420;
const CENTRE = { x: WIDTH / 2, y: 195 };
const RADII = { x: 262, y: 138 };
/** The largest size of a portrait, which shrinks at large tables. */
const LARGEST = 0.66;
const ROOMY = 6;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Spot extends Point {
  readonly seat: number;
}

/** The seats clockwise; the viewer, or else the first seat, is in the middle below. */
export function spots(seats: readonly number[], viewer: number | null): Spot[] {
  const first = Math.max(0, viewer === null ? 0 : seats.indexOf(viewer));
  return seats.map((seat, at) => {
    const turn = ((at - first) / seats.length) * 2 * Math.PI + Math.PI / 2;
    return {
      seat,
      x: CENTRE.x + RADII.x * Math.cos(turn),
      y: CENTRE.y + RADII.y * Math.sin(turn),
    };
  });
}

export function faceScale(seats: number): number {
  return seats <= ROOMY ? LARGEST : (LARGEST * ROOMY) / seats;
}

/** A curve from one seat to another, which stops short of both faces. */
export function arrow(from: Point, to: Point, gap: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const start = { x: from.x + dx * gap, y: from.y + dy * gap };
  const end = { x: to.x - dx * (gap + 8), y: to.y - dy * (gap + 8) };
  const bend = { x: (start.x + end.x) / 2 - dy * 18, y: (start.y + end.y) / 2 + dx * 18 };
  const at = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return `M${at(start)}Q${at(bend)} ${at(end)}`;
}
