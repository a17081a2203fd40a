/** Arranges figures in a room: as large as possible, with names if there is space for them. */
import type { Box, Point } from "./layout";

export interface FigurePosition extends Point {
  readonly radius: number;
  /** How wide the name may be; 0 for no name. */
  readonly label: number;
}

/** The distance between figures in a crowd, as a share of their width. */
const DENSE = 0.8;

interface Grid {
  readonly columns: number;
  readonly radius: number;
}

export function arrangeFigures(
  space: Box,
  count: number,
  text: number,
  largest: number,
): FigurePosition[] {
  const named = best(count, largest, (columns, rows) => [
    space.width / columns / 2,
    (space.height / rows - text) / 2,
  ]);
  if (named.radius >= Math.min(8, largest) || count === 1) {
    const step = { x: space.width / named.columns, y: space.height / rowsOf(count, named) };
    return stand(space, count, named, step, text);
  }
  // Too many for names: they overlap, but stay inside the room.
  const dense = best(count, largest, (columns, rows) => [
    space.width / 2 / (1 + DENSE * (columns - 1)),
    space.height / 2 / (1 + DENSE * (rows - 1)),
  ]);
  const apart = (length: number, number: number) =>
    Math.min(2 * dense.radius + 2, (length - 2 * dense.radius) / Math.max(1, number - 1));
  const step = {
    x: apart(space.width, dense.columns),
    y: apart(space.height, rowsOf(count, dense)),
  };
  return stand(space, count, dense, step, 0);
}

/** The number of columns with which figures can be largest. */
function best(
  count: number,
  largest: number,
  radii: (columns: number, rows: number) => readonly number[],
): Grid {
  let found = { columns: 1, radius: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const most = Math.min(...radii(columns, Math.ceil(count / columns))) - 1;
    const radius = Math.max(5, Math.min(largest, most));
    if (radius > found.radius) found = { columns, radius };
  }
  return found;
}

function rowsOf(count: number, grid: Grid): number {
  return Math.ceil(count / grid.columns);
}

/** Centred rows; a last row that is not full is centred as well. */
function stand(
  space: Box,
  count: number,
  grid: Grid,
  step: Point,
  label: number,
): FigurePosition[] {
  const rows = rowsOf(count, grid);
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / grid.columns);
    const inRow = row === rows - 1 ? count - row * grid.columns : grid.columns;
    const column = at - row * grid.columns;
    return {
      x: space.x + space.width / 2 + (column - (inRow - 1) / 2) * step.x,
      y: space.y + space.height / 2 + (row - (rows - 1) / 2) * step.y - label / 2,
      radius: grid.radius,
      label: label ? step.x - 2 : 0,
    };
  });
}
