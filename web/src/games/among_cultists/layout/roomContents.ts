/** What lies in a room as a row at its bottom; as two rows where that would be too small to read. */
import type { AmongCultistsView, RoomView } from "../../../wire/messages";
import { CAFETERIA } from "../facts";
import type { Box, Layout } from "./layout";

export interface Foot {
  readonly badge: number;
  /** How wide a book is. */
  readonly book: number;
  /** Where each thing begins, and the line that it is on; what is not there is left out. */
  readonly at: Readonly<Partial<Record<Thing, { readonly x: number; readonly y: number }>>>;
  readonly scale: number;
  /** How high all of it is. */
  readonly height: number;
}

type Thing = "code" | "books" | "deck" | "tick" | "token" | "sign" | "lantern";

/** How much smaller than it should be a row may be drawn before it is broken in two. */
const SMALLEST = 0.92;

export function footOf(
  view: AmongCultistsView,
  room: RoomView,
  box: Box,
  layout: Layout,
  onRoute: boolean,
): Foot {
  const size = layout.text;
  const gap = size * 0.28;
  const badge = room.id.length * size * 0.6 + size * 0.5;
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
  // Where there is little space, a token that says nothing yet is left out.
  const hasToken = room.books > 0 && (!layout.small || room.searched);
  const canVote = room.id === CAFETERIA && view.vote_token;
  const lower: Thing[] = room.books ? ["code", "books", "deck"] : ["code", "tick"];
  const upper: Thing[] = [];
  if (hasToken) upper.push("token");
  if (canVote) upper.push("sign");
  const width = (things: readonly Thing[]) =>
    things.reduce((sum, thing) => sum + wide[thing] + gap, -gap);
  // Lifting the cover must move nobody: there is a place for the lantern in any case.
  const all = width([...lower, ...upper, "lantern"]);
  const broken = all * SMALLEST > space;
  if (onRoute) upper.push("lantern");
  const rows = broken ? [lower, upper] : [[...lower, ...upper]];
  const scale = Math.min(1, space / Math.max(...rows.map(width)));
  const line = size * (layout.small ? 1.75 : 2);
  const last = box.y + box.height - size * (layout.small ? 0.95 : 1.15);
  const at: Foot["at"] = Object.fromEntries(
    rows.flatMap((things, row) => {
      let x = box.x + (box.width - width(things) * scale) / 2;
      return things.map((thing) => {
        const found = [thing, { x, y: last - row * size * 1.5 }] as const;
        x += (wide[thing] + gap) * scale;
        return found;
      });
    }),
  );
  return { badge, book, at, scale, height: line + (broken ? size * 1.4 : 0) };
}
