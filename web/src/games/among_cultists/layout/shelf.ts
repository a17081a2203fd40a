/** Lays out the bookshelf: a box for each part, and one for each of its books. */
import type { Facts, Shelf } from "../facts";
import type { Box, Layout } from "./layout";

export interface Part {
  readonly shelf: Shelf;
  readonly box: Box;
  readonly books: readonly Box[];
  readonly plank: Box;
}

/** The heights of the books, as shares of the shelf's height. */
const HEIGHTS = [0.92, 0.8, 0.97, 0.86, 0.9, 0.78];

export function shelfParts(facts: Facts, layout: Layout): Part[] {
  const rows = layout.small ? 2 : 1;
  const columns = Math.ceil(facts.shelves.length / rows);
  const frame = layout.small ? 3 : 6;
  const height = (layout.shelf.height - frame) / rows - frame;
  const parts: Part[] = [];
  for (let row = 0; row < rows; row++) {
    const shelves = facts.shelves.slice(row * columns, (row + 1) * columns);
    // A part with more books is wider.
    const weights = shelves.map((shelf) => shelf.books + (layout.small ? 2.5 : 1.5));
    const sum = weights.reduce((one, other) => one + other, 0);
    const space = layout.shelf.width - frame * (shelves.length + 1);
    let x = layout.shelf.x + frame;
    for (const [at, shelf] of shelves.entries()) {
      const width = (space * weights[at]!) / sum;
      const y = layout.shelf.y + frame + row * (height + frame);
      parts.push(part(shelf, { x, y, width, height }, layout));
      x += width + frame;
    }
  }
  return parts;
}

function part(shelf: Shelf, box: Box, layout: Layout): Part {
  const plank = layout.text * 1.3;
  const space = box.height - plank;
  const wide = Math.min((box.width - 4) / shelf.books - 2, layout.text * 1.5);
  const left = box.x + (box.width - (wide + 2) * shelf.books) / 2 + 1;
  const books = Array.from({ length: shelf.books }, (_, at) => {
    const height = space * HEIGHTS[at % HEIGHTS.length]!;
    return { x: left + at * (wide + 2), y: box.y + space - height, width: wide, height };
  });
  return { shelf, box, books, plank: { ...box, y: box.y + space, height: plank } };
}
