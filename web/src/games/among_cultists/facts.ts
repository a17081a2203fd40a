/** The map, doors, shelves and numbers of a table, from the game's content. */
import content from "$games/among_cultists/content/facts.json";
import { grammarOf } from "../../i18n/grammar";
import type { View } from "./view";

export type Colour = "DB" | "LB" | "P" | "O" | "G" | "R";
/** Left, top, width and height, in squares of the map. */
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
  /** Rooms that are closed at this table. */
  readonly closed: readonly Place[];
  readonly doors: readonly Door[];
  readonly shelves: readonly Shelf[];
  /** The corner of the building that is not a room. */
  readonly corner: Rect;
  readonly building: Rect;
  readonly lake: Rect;
}

export const ROUNDS = content.rounds;
export const CHARACTERS = content.characters;
export const ROUTES = content.routes;
export const COLOURS: readonly Colour[] = ["DB", "LB", "P", "O", "G", "R"];
const { values } = grammarOf("among_cultists");
export const PULSE_CARDS = (values.pulse_card ?? []).map(String);
export const ROOM_CARDS = (values.room_card ?? []).map(String);

interface Numbers {
  readonly map: "A" | "B";
  readonly shelves: ShelfSet;
}

interface BuildingMap {
  readonly places: readonly Place[];
  readonly doors: readonly (readonly [string, string, number, number])[];
  /** The rooms that are closed, by the number of players. */
  readonly closed: Readonly<Record<string, readonly string[]>>;
  readonly bookshelf: Rect;
  readonly building: Rect;
  readonly lake: Rect;
}

interface Shelves {
  /** How many books each room has. */
  readonly books: Readonly<Record<string, number>>;
  readonly shelves: readonly Omit<Shelf, "colour" | "books">[];
}

type ShelfSet = "A" | "B7" | "B8";
type Variant = "default_2_3" | "variant_lean";

/** The content file. */
export interface Content {
  readonly rounds: number;
  readonly characters: readonly string[];
  /** By route and line: the colours of the rooms. */
  readonly routes: readonly (readonly (readonly Colour[])[])[];
  readonly by_players: Readonly<Record<string, Numbers>>;
  readonly maps: Readonly<Record<"A" | "B", BuildingMap>>;
  readonly shelves: Readonly<Record<Variant, Readonly<Record<ShelfSet, Shelves>>>>;
}

const known = new Map<string, Facts>();

export function factsOf(view: View): Facts {
  const count = view.players.length;
  const variant = view.options.shelves!;
  const key = `${count} ${variant}`;
  const found = known.get(key) ?? made(count, variant);
  known.set(key, found);
  return found;
}

function made(count: number, variant: Variant): Facts {
  const numbers = content.by_players[count]!;
  const map = content.maps[numbers.map];
  const closed = map.closed[count] ?? [];
  const doors = map.doors
    .filter(([one, other]) => !closed.includes(one) && !closed.includes(other))
    .map(([one, other, x, y]) => ({ between: [one, other] as const, x, y }));
  const { books, shelves } = content.shelves[variant][numbers.shelves];
  return {
    count,
    places: map.places.filter((place) => !closed.includes(place.id)),
    closed: map.places.filter((place) => closed.includes(place.id)),
    doors,
    shelves: shelves.map((shelf) => ({
      id: shelf.id,
      colour: colourOf(map, shelf.rooms[0]!),
      rooms: shelf.rooms,
      points: shelf.points,
      books: shelf.rooms.reduce((sum, room) => sum + books[room]!, 0),
    })),
    corner: map.bookshelf,
    building: map.building,
    lake: map.lake,
  };
}

function colourOf(map: BuildingMap, room: string): Colour {
  const colour = map.places.find((place) => place.id === room)?.colour;
  if (!colour) throw new Error(`${room} has no colour`);
  return colour;
}

/** The shelf for the books of a room. */
export function shelfOf(facts: Facts, room: string): Shelf {
  return facts.shelves.find((shelf) => shelf.rooms.includes(room))!;
}

/** The colours of a route in this round. */
export function routeLine(route: number, view: View): readonly Colour[] {
  return ROUTES[route]![lineNow(view)] ?? [];
}

/** The line of every route card that counts in this round. */
export function lineNow(view: View): number {
  return view.fixed.route_rounds.findIndex((rounds) => rounds.includes(view.round));
}

/** The places that the doors of a place lead to. */
export function waysFrom(facts: Facts, place: string): string[] {
  return facts.doors
    .filter((door) => door.between.includes(place))
    .map((door) => (door.between[0] === place ? door.between[1] : door.between[0]));
}
