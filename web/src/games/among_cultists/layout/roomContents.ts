/** Lays out the contents of a room as a row at its bottom, or as two rows if one is too small. */
import type { RoomView } from "../../../wire/messages";
import type { Box, Layout } from "./layout";

export interface RoomContentsLayout {
  /** What stands on the badge, and its width. */
  readonly code: string;
  readonly badge: number;
  /** The width of a book. */
  readonly book: number;
  /** The position of each item that is there. */
  readonly at: Readonly<Partial<Record<Thing, { readonly x: number; readonly y: number }>>>;
  readonly scale: number;
  /** The total height. */
  readonly height: number;
}

type Thing = "code" | "books" | "deck" | "tick" | "token" | "sign" | "lantern";

/** How far a row may shrink before it is broken in two. */
const SMALLEST = 0.92;

export function layOutContents(
  room: RoomView,
  code: string,
  box: Box,
  layout: Layout,
  onRoute: boolean,
): RoomContentsLayout {
  const size = layout.text;
  const gap = size * 0.28;
  const badge = code.length * size * 0.6 + size * 0.5;
  const book = size * 0.42;
  const space = box.width - (layout.small ? 5 : 14);
  const wide: Readonly<Record<Thing, number>> = {
    code: badge,
    books: room.books * (book + 1),
    deck: size * 0.95,
    tick: size,
    token: size,
    sign: size * 1.1,
    lantern: size * 1.05,
  };
  // Where there is little space, a token that was not searched is left out.
  const hasToken = room.books > 0 && (!layout.small || room.searched);

  const lower: Thing[] = room.books ? ["code", "books", "deck"] : ["code", "tick"];
  const upper: Thing[] = [];
  if (hasToken) upper.push("token");
  if (room.vote) upper.push("sign");
  const width = (things: readonly Thing[]) =>
    things.reduce((sum, thing) => sum + wide[thing] + gap, -gap);
  // Lifting the cover must move nothing, so there is always space for the lantern.
  const all = width([...lower, ...upper, "lantern"]);
  const broken = all * SMALLEST > space;
  if (onRoute) upper.push("lantern");
  const rows = broken ? [lower, upper] : [[...lower, ...upper]];
  const scale = Math.min(1, space / Math.max(...rows.map(width)));
  const line = size * (layout.small ? 1.75 : 2);
  const last = box.y + box.height - size * (layout.small ? 0.95 : 1.15);
  const at: RoomContentsLayout["at"] = Object.fromEntries(
    rows.flatMap((things, row) => {
      let x = box.x + (box.width - width(things) * scale) / 2;
      return things.map((thing) => {
        const found = [thing, { x, y: last - row * size * 1.5 }] as const;
        x += (wide[thing] + gap) * scale;
        return found;
      });
    }),
  );
  return { code, badge, book, at, scale, height: line + (broken ? size * 1.4 : 0) };
}
