/** Turns events into animations from one point of the map to another. */
import type { Term, Word } from "../../../i18n/grammar";
import type { Facts } from "../facts";
import { middle, type Layout, type Point } from "./layout";
import { broken, CARDS, look, knife, vote } from "../icons";
import type { Positions } from "./positions";
import { shelfParts } from "./shelf";

/** A card or book flies, a look or vote is an arrow, and players who meet are circled. */
export interface EventAnimation {
  readonly kind: "card" | "book" | "arrow" | "meeting" | "turned";
  readonly from: Point;
  readonly to: Point;
  readonly icon: string;
  readonly colour: string;
  /** Everybody who meets. */
  readonly all: readonly Point[];
}

export interface Stage {
  readonly facts: Facts;
  readonly layout: Layout;
  readonly positions: Positions;
}

type Maker = (event: Term, stage: Stage) => Partial<EventAnimation> | null;

const MAKERS: Readonly<Record<string, Maker>> = {
  gives: ([, giver, receiver], stage) => ({ kind: "card", ...way(stage, giver, receiver) }),
  turns_to: ([, one, other], stage) => arrow(stage, one, other, ""),
  encounter: ([, ...seats], stage) => {
    const all = seats.map((seat) => seatAt(stage, seat));
    return areTogether(all, stage) ? { kind: "meeting", all } : null;
  },
  checks: ([, one, other], stage) => arrow(stage, one, other, look),
  looks: ([, one, other], stage) => arrow(stage, one, other, look),
  reveals: ([, one, other], stage) => arrow(stage, one, other, CARDS.dead!),
  kills: ([, one, other], stage) => arrow(stage, one, other, knife),
  votes: ([, one, other], stage) => arrow(stage, one, other, vote),
  changes_vote: ([, one, other], stage) => arrow(stage, one, other, knife),
  refills: ([, seat, place], stage) => ({
    kind: "card",
    from: seatAt(stage, seat),
    to: footAt(stage, place),
  }),
  secures: ([, seat], stage) => ({ kind: "card", from: seatAt(stage, seat), to: unsafeAt(stage) }),
  pile_card: ([, place], stage) => ({
    kind: "card",
    from: pileAt(stage),
    to: footAt(stage, place),
  }),
  pile_card_unsafe: (_, stage) => ({ kind: "card", from: pileAt(stage), to: unsafeAt(stage) }),
  room_card: ([, , place, card], stage) => turned(placeAt(stage, place), card),
  unsafe_card: ([, card], stage) => turned(unsafeAt(stage), card),
  book: ([, place, shelf], stage) => ({
    kind: "book",
    from: placeAt(stage, place),
    to: shelfAt(stage, shelf),
    colour: colourOf(stage, place),
  }),
  book_back: ([, place, shelf], stage) => ({
    kind: "book",
    from: shelfAt(stage, shelf),
    to: placeAt(stage, place),
    colour: colourOf(stage, place),
  }),
  intruder: ([, place], stage) => ({
    kind: "turned",
    from: placeAt(stage, place),
    icon: broken,
  }),
};

export function animationsOf(events: readonly Term[], stage: Stage): EventAnimation[] {
  return events.flatMap((event) => {
    const made = MAKERS[String(event[0])]?.(event, stage);
    if (!made) return [];
    const from = made.from ?? made.all?.[0] ?? { x: 0, y: 0 };
    return [{ kind: "card", icon: "", colour: "", all: [], to: from, ...made, from }];
  });
}

/** Whether players who met are still near each other. */
function areTogether(all: readonly Point[], { layout }: Stage): boolean {
  const near = layout.width / 5;
  return all.every((at) => Math.hypot(at.x - all[0]!.x, at.y - all[0]!.y) < near);
}

function arrow(
  stage: Stage,
  one: Word | undefined,
  other: Word | undefined,
  icon: string,
): Partial<EventAnimation> | null {
  return one === other ? null : { kind: "arrow", icon, ...way(stage, one, other) };
}

function turned(at: Point, card: Word | undefined): Partial<EventAnimation> {
  return { kind: "turned", from: at, icon: CARDS[String(card)] ?? "" };
}

function way(
  stage: Stage,
  one: Word | undefined,
  other: Word | undefined,
): { from: Point; to: Point } {
  return { from: seatAt(stage, one), to: seatAt(stage, other) };
}

function seatAt({ positions }: Stage, seat: Word | undefined): Point {
  return positions.figures.get(`seat ${seat}`) ?? { x: 0, y: 0 };
}

function placeAt({ layout }: Stage, place: Word | undefined): Point {
  return middle(layout.places.get(String(place)) ?? layout.building);
}

/** The position of a room's deck. */
function footAt(stage: Stage, place: Word | undefined): Point {
  const box = stage.layout.places.get(String(place)) ?? stage.layout.building;
  return { x: box.x + box.width / 2, y: box.y + box.height - stage.layout.text };
}

function unsafeAt({ layout }: Stage): Point {
  return { x: layout.grounds.x + layout.lake.height * 0.27, y: layout.lake.height * 0.46 };
}

function pileAt({ layout }: Stage): Point {
  return { x: layout.grounds.x + layout.lake.height * 0.85, y: layout.lake.height * 0.46 };
}

function shelfAt({ facts, layout }: Stage, shelf: Word | undefined): Point {
  const part = shelfParts(facts, layout).find((found) => found.shelf.id === shelf);
  return middle(part?.box ?? layout.shelf);
}

function colourOf({ facts }: Stage, place: Word | undefined): string {
  return facts.places.find((found) => found.id === place)?.colour ?? "";
}
