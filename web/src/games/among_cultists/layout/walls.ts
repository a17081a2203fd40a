/** The walls of the map as lines, with gaps for the doors. */
import type { Facts } from "../facts";
import type { Box, Layout } from "./layout";

/** All inner walls as one path. */
export function wallPath(layout: Layout): string {
  const boxes = [...layout.places.values(), ...layout.closed, layout.corner];
  return boxes.flatMap((box) => edges(box).map((edge) => cut(edge, layout))).join("");
}

interface Edge {
  readonly upright: boolean;
  /** The coordinate across the edge. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

function edges({ x, y, width, height }: Box): Edge[] {
  return [
    { upright: false, at: y, from: x, to: x + width },
    { upright: false, at: y + height, from: x, to: x + width },
    { upright: true, at: x, from: y, to: y + height },
    { upright: true, at: x + width, from: y, to: y + height },
  ];
}

function cut(edge: Edge, layout: Layout): string {
  const half = layout.gap / 2;
  const holes = layout.doors
    .filter((door) => door.upright === edge.upright)
    .filter((door) => Math.abs((edge.upright ? door.x : door.y) - edge.at) < 1)
    .map((door) => (edge.upright ? door.y : door.x))
    .filter((at) => at > edge.from && at < edge.to)
    .sort((one, other) => one - other);
  let [path, from] = ["", edge.from];
  for (const hole of holes) {
    path += line(edge, from, hole - half);
    from = hole + half;
  }
  return path + line(edge, from, edge.to);
}

function line(edge: Edge, from: number, to: number): string {
  if (to <= from) return "";
  return edge.upright ? `M${edge.at} ${from}V${to}` : `M${from} ${edge.at}H${to}`;
}

/** The doors that open into a room: each as a line and a quarter circle, as in a floor plan. */
export function doorSwings(layout: Layout, facts: Facts, room: string): string {
  const size = layout.gap;
  const rooms = facts.places.filter((place) => place.colour).map((place) => place.id);
  const box = layout.places.get(room)!;
  const drawn = layout.doors.map(({ x, y, upright, door }) => {
    if (door.between.find((place) => rooms.includes(place)) !== room) return "";
    if (upright) {
      const side = box.x + box.width / 2 > x ? 1 : -1;
      const top = y - size / 2;
      return `M${x} ${top}h${side * size}A${size} ${size} 0 0 ${side > 0 ? 1 : 0} ${x} ${top + size}`;
    }
    const side = box.y + box.height / 2 > y ? 1 : -1;
    const left = x - size / 2;
    return `M${left} ${y}v${side * size}A${size} ${size} 0 0 ${side > 0 ? 0 : 1} ${left + size} ${y}`;
  });
  return drawn.join("");
}
