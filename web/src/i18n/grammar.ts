/**
 * The grammar of each game as the server publishes it: the terms, and what their arguments mean.
 *
 * The page is built with those of its own games. Those of other packages are added at run time.
 */
import type { Views } from "../wire/messages";
import type { ViewRules } from "./cover";
import published from "$docs/protocol/grammar.json";

export type Word = string | number;
/** An option, event, topic or claim: a kind followed by its arguments. */
export type Term = readonly Word[];
/** The kinds of a term's arguments. */
export type Shape = readonly string[];
type Shapes = Readonly<Record<string, readonly Shape[]>>;

/** A game that the page was built with. */
export type BuiltIn = keyof Views;
/** Any game of the server. */
export type GameName = string;

export interface Grammar {
  readonly prefix: string;
  /** The list of names that the ids of each kind are in. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, readonly Word[]>>;
  readonly claims: Shapes;
  readonly topics: Shapes;
  readonly options: Shapes;
  readonly events: Shapes;
  /** Options that do nothing, or nothing more. */
  readonly idle: readonly string[];
  /** Topics and options whose answers can't be undone, so that they are asked about twice. */
  readonly final: { readonly topics: readonly string[]; readonly options: readonly string[] };
  /** Options that only one character has, and that reveal it. */
  readonly abilities: readonly string[];
  /** Kinds that allow only some of the names in their list. */
  readonly values: Readonly<Record<string, readonly Word[]>>;
  /** The rule that explains a topic or an event. */
  readonly why: Readonly<Record<string, string>>;
  /** Claims that nobody can make about themselves. */
  readonly about_others: readonly string[];
  /** Events that tell how somebody voted: the voter first, then whom or what they voted for. */
  readonly votes: readonly string[];
  /** The field of the view that has the highest value of a number. */
  readonly limits: Readonly<Record<string, string>>;
  /** Flags of players who no longer take part. */
  readonly out_of_play: readonly string[];
  /** The fields of the view that a generic table draws, in order, each with its kind. */
  readonly fields: Readonly<Record<string, string>>;
  /** The table options: the values that each may have, or the ids that a list may hold. */
  readonly setup: Readonly<Record<string, Setup>>;
  /** Table options for a table without time limits, and for a first game. */
  readonly untimed: Readonly<Record<string, string | number | boolean>>;
  readonly first_game: Readonly<Record<string, string | number | boolean>>;
  /** The levels of its bots, the strongest last. */
  readonly bots: readonly string[];
  /** What others may see on a seat's screen. Everything that is not listed is covered. */
  readonly public: Public;
}

export interface Public {
  readonly events: readonly string[];
  readonly topics: readonly string[];
  /** Whether the game has offers at all. */
  readonly offers: boolean;
  readonly view: ViewRules;
}

export interface Setup {
  readonly values?: readonly (string | number | boolean)[];
  readonly family?: string;
  readonly ids?: readonly Word[];
  /** Whether a list has one entry for each seat, in order. */
  readonly each_seat?: boolean;
}

export const BUILT_IN: readonly BuiltIn[] = Object.keys(published.games).filter(isBuiltIn);

export function isBuiltIn(name: string): name is BuiltIn {
  return Object.hasOwn(published.games, name);
}

/** The grammars of games from other packages that are loaded. */
const added = new Map<string, Grammar>();

export function addGrammar(game: GameName, grammar: Grammar): void {
  added.set(game, grammar);
}

export function isLoaded(game: GameName): boolean {
  return isBuiltIn(game) || added.has(game);
}

/** The grammar of a game. Throws if it is neither built in nor loaded. */
export function grammarOf(game: GameName): Grammar {
  const grammar = isBuiltIn(game) ? published.games[game] : added.get(game);
  if (!grammar) throw new Error(`the grammar of ${game} is not loaded`);
  return grammar;
}

/** Something that a term is about: a seat, a place, a card. */
export interface Thing {
  readonly kind: string;
  readonly id: Word;
}

export type Family = "claims" | "topics" | "options" | "events";

/** Everything that a term is about, without numbers and flags. */
export function thingsIn(grammar: Grammar, family: Family, term: Term): Thing[] {
  const shape = shapeOf(grammar[family], term);
  if (!shape) return [];
  const found: Thing[] = [];
  for (const [at, kind] of shape.entries()) {
    const rest = term.slice(at + 1);
    if (kind === "option*") return [...found, ...thingsIn(grammar, "options", rest)];
    if (kind === "claim*") return [...found, ...thingsIn(grammar, "claims", rest)];
    if (kind === "cast*") return found;
    if (kind.endsWith("*"))
      return [...found, ...rest.map((id) => ({ kind: kind.slice(0, -1), id }))];
    if (kind !== "number" && kind !== "flag") found.push({ kind, id: term[at + 1]! });
  }
  return found;
}

/** The kinds of a term's arguments. Where a kind of term has several shapes, its length decides. */
export function shapeOf(shapes: Shapes, term: Term): Shape | undefined {
  const known = shapes[String(term[0])];
  if (!known || known.length === 1) return known?.[0];
  return known.find((shape) => shape.length === term.length - 1);
}

export function sameTerm(one: Term | null | undefined, other: Term | null | undefined): boolean {
  return one != null && other != null && JSON.stringify(one) === JSON.stringify(other);
}
