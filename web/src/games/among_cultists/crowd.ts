/** Who stands where in a room: as large as there is space, with a name below if there is any. */
import type { Box, Point } from "./geometry";

export interface Standing extends Point {
  readonly radius: number;
  /** How wide a name may be; 0 for no name. */
  readonly label: number;
}

/** How much larger than their space people are drawn in a crowd. */
const DENSE = 1.22;

export function crowd(space: Box, count: number, text: number, largest: number): Standing[] {
  const named = best(space, count, text, largest);
  const roomy = named.radius >= Math.min(8, largest) || count === 1;
  // Too many for names: they stand shoulder to shoulder.
  const { columns, radius } = roomy ? named : best(space, count, 0, largest, DENSE);
  const rows = Math.ceil(count / columns);
  const label = roomy ? text : 0;
  const cell = { width: space.width / columns, height: space.height / rows };
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const start = (space.width - inRow * cell.width) / 2;
    return {
      x: space.x + start + (at - row * columns + 0.5) * cell.width,
      y: space.y + row * cell.height + (cell.height - label) / 2,
      radius,
      label: roomy ? cell.width - 2 : 0,
    };
  });
}

function best(space: Box, count: number, text: number, largest: number, dense = 1) {
  let found = { columns: 1, radius: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (space.width / columns / 2) * dense - 1;
    const down = ((space.height / rows - text) / 2) * dense - 1;
    const radius = Math.max(5, Math.min(largest, across, down));
    if (radius > found.radius) found = { columns, radius };
  }
  return found;
}
