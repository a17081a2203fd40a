/** Where everything is in the rooms: names at the top, contents at the bottom, figures between. */
import type { Translator } from "../../../i18n/translator";
import { arrangeFigures, type FigurePosition } from "./figureGrid";
import type { Facts } from "../facts";
import { fit } from "./textFit";
import { layOutContents } from "./roomContents";
import type { Box, Layout } from "./layout";
import { badgeOf } from "../text/badges";
import { peopleAt, roomAt, type View } from "../view";

export interface Positions {
  /** The name of each place in lines; empty if there is no space for it. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** By the keys `seat 3`, `intruder LB`, `gate` and `fishman`. */
  readonly figures: ReadonlyMap<string, FigurePosition>;
}

export function positionsOf(
  view: View,
  facts: Facts,
  layout: Layout,
  translator: Translator,
): Positions {
  const names = new Map<string, readonly string[]>();
  const figures = new Map<string, FigurePosition>();
  for (const place of facts.places) {
    const box = layout.places.get(place.id)!;
    const lines = nameLines(translator.name("place", place.id), box, layout);
    names.set(place.id, lines);
    const actors = actorsAt(view, place.id);
    const room = roomAt(view, place.id);
    const code = place.colour && badgeOf(place.id, place.colour);
    const foot = room ? layOutContents(room, code, box, layout, false).height : 0;
    const space = between(box, lines.length, foot, layout);
    const size = layout.small ? 12 : Math.min(30, layout.width / 46);
    for (const [at, found] of arrangeFigures(space, actors.length, layout.text, size).entries()) {
      figures.set(actors[at]!, found);
    }
  }
  if (!view.fishman) figures.set("fishman", inTheLake(layout));
  return { names, figures };
}

function nameLines(name: string, box: Box, layout: Layout): readonly string[] {
  const width = box.width - 5;
  const most = box.height < layout.text * 6 ? 1 : box.width < layout.text * 6 ? 3 : 2;
  return (
    fit(name, layout.text, width, 1) ??
    fit(name, layout.text, width, most) ??
    fit(name, layout.text * 0.9, width, most) ??
    []
  );
}

/** The space between the name of a place and its contents. */
function between(box: Box, lines: number, foot: number, layout: Layout): Box {
  const head = lines * layout.text * 1.06 + (layout.small ? 3 : 8);
  const side = layout.small ? 3 : 12;
  return {
    x: box.x + side,
    y: box.y + head,
    width: box.width - 2 * side,
    height: Math.max(10, box.height - head - foot - 2),
  };
}

function actorsAt(view: View, place: string): string[] {
  const found = peopleAt(view, place).map((player) => `seat ${player.seat}`);
  const room = roomAt(view, place);
  if (room?.intruder) found.push(`intruder ${place}`);
  if (view.fishman === place) found.push("fishman");
  if (room?.gate) found.push("gate");
  return found;
}

function inTheLake(layout: Layout): FigurePosition {
  const { x, width, height } = layout.lake;
  return { x: x + width * 0.72, y: height * 0.56, radius: height * 0.3, label: 0 };
}
