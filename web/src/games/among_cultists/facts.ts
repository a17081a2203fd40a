/** What never changes at a table: map, doors, shelves and numbers, from the game's content. */
import content from "$games/among_cultists/content/facts.json";
import type { AmongCultistsView } from "../../wire/messages";

export type Colour = "DB" | "LB" | "P" | "O" | "G" | "R";
/** Left, top, width and height in squares of the plan. */
export type Rect = readonly [number, number, number, number];

export interface Place {
  readonly id: string;
  readonly colour: Colour | "";
  readonly rect: Rect;
}

export interface Door {
  readonly between: readonly [string, string];
  readonly x: number;
  readonly y: number;
}

export interface Shelf {
  readonly id: string;
  readonly colour: Colour;
  readonly rooms: readonly string[];
  readonly books: number;
  readonly points: number;
}

export interface Facts {
  readonly count: number;
  readonly places: readonly Place[];
  /** Rooms that are boarded up at this table. */
  readonly closed: readonly Place[];
  readonly doors: readonly Door[];
  readonly shelves: readonly Shelf[];
  /** The corner of the building that is no room. */
  readonly corner: Rect;
  readonly building: Rect;
  readonly lake: Rect;
  readonly cultists: number;
  readonly kills: number;
  readonly target: number;
}

export const ROUNDS = content.rounds;
export const CHARACTERS: readonly string[] = content.characters;
export const ROUTES = content.routes as Colour[][][];
export const ALL_ROUTES = 2 ** ROUTES.length - 1;
export const COLOURS: readonly Colour[] = ["DB", "LB", "P", "O", "G", "R"];
export const CAFETERIA = "LB";
export const GREENHOUSE = "G";
/** Rooms where there is something to do even when all their books are found. */
export const OF_USE: readonly string[] = [CAFETERIA, "R", GREENHOUSE];
export const PULSE_CARDS = ["alive", "dead"] as const;
export const ROOM_CARDS = ["success", "failure", "sabotage"] as const;
/** What the deck of the unsafe passage begins with. */
export const UNSAFE_START: readonly string[] = Object.entries(content.decks.unsafe).flatMap(
  ([card, count]) => Array<string>(count).fill(card),
);

interface Numbers {
  cultists: number;
  kills: number;
  target: number;
  map: "A" | "B";
  shelves: "A" | "B7" | "B8";
}

const known = new Map<string, Facts>();

export function factsOf(view: AmongCultistsView): Facts {
  const count = view.players.length;
  const variant = view.options.shelves ?? "default_2_3";
  const key = `${count} ${variant}`;
  const found = known.get(key) ?? made(count, variant);
  known.set(key, found);
  return found;
}

function made(count: number, variant: "default_2_3" | "variant_lean"): Facts {
  const numbers = content.by_players[String(count) as "5"] as Numbers;
  const map = content.maps[numbers.map];
  const shut = (map.closed as Record<string, string[]>)[String(count)] ?? [];
  const places = map.places as unknown as Place[];
  const doors = (map.doors as [string, string, number, number][])
    .filter(([one, other]) => !shut.includes(one) && !shut.includes(other))
    .map(([one, other, x, y]) => ({ between: [one, other] as const, x, y }));
  const shelves = content.shelves[variant][numbers.shelves];
  const books = shelves.books as Record<string, number>;
  const colour = (room: string) => places.find((place) => place.id === room)!.colour as Colour;
  return {
    count,
    places: places.filter((place) => !shut.includes(place.id)),
    closed: places.filter((place) => shut.includes(place.id)),
    doors,
    shelves: shelves.shelves.map((shelf) => ({
      id: shelf.id,
      colour: colour(shelf.rooms[0]!),
      rooms: shelf.rooms,
      points: shelf.points,
      books: shelf.rooms.reduce((sum, room) => sum + books[room]!, 0),
    })),
    corner: map.bookshelf as unknown as Rect,
    building: map.building as unknown as Rect,
    lake: map.lake as unknown as Rect,
    cultists: numbers.cultists,
    kills: numbers.kills,
    target: numbers.target,
  };
}

/** The shelf where the books of a room belong. */
export function shelfOf(facts: Facts, room: string): Shelf {
  return facts.shelves.find((shelf) => shelf.rooms.includes(room))!;
}

/** The colours of a route in a round: its four lines come round and round. */
export function routeLine(route: number, round: number): readonly Colour[] {
  const lines = ROUTES[route]!;
  return lines[(Math.max(round, 1) - 1) % lines.length]!;
}

/** Where one can go from a place through its doors. */
export function waysFrom(facts: Facts, place: string): string[] {
  return facts.doors
    .filter((door) => door.between.includes(place))
    .map((door) => (door.between[0] === place ? door.between[1] : door.between[0]));
}
