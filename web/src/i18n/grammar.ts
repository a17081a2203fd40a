/** The words of a game as the server publishes them: what each argument speaks of. */
import type { Tree } from "./cover";
import published from "$docs/protocol/grammar.json";

export type Word = string | number;
/** An option, event, topic or claim: a kind and its arguments. */
export type Term = readonly Word[];
/** The kinds of the arguments. */
export type Shape = readonly string[];

export type GameName = keyof typeof published.games;

export interface GameWords {
  readonly prefix: string;
  /** In which list of names the ids of a kind are. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, readonly Word[]>>;
  readonly claims: Readonly<Record<string, readonly Shape[]>>;
  readonly topics: Readonly<Record<string, readonly Shape[]>>;
  readonly options: Readonly<Record<string, readonly Shape[]>>;
  readonly events: Readonly<Record<string, readonly Shape[]>>;
  /** Choices to do nothing, or nothing more. */
  readonly idle: readonly string[];
  /** The rule behind a topic or an event. */
  readonly why: Readonly<Record<string, string>>;
  /** The table options: the values that each may have, or what a list may name. */
  readonly setup: Readonly<Record<string, Setup>>;
  /** What neighbours may see on the screen of a seat; whatever is not named here is covered. */
  readonly public: Public;
}

export interface Public {
  readonly events: readonly string[];
  readonly topics: readonly string[];
  /** Whether there is ever anything to be done without being asked. */
  readonly offers: boolean;
  readonly view: Tree;
}

export interface Setup {
  readonly values?: readonly (string | number | boolean)[];
  readonly family?: string;
  readonly ids?: readonly Word[];
  /** Whether a list has one for each seat, in order. */
  readonly each_seat?: boolean;
}

export const GAMES = Object.keys(published.games) as GameName[];

export function grammarOf(game: GameName): GameWords {
  return published.games[game] as unknown as GameWords;
}

/** A thing that some words speak of: a seat, a place, a card. */
export interface Thing {
  readonly kind: string;
  readonly id: Word;
}

/** Everything that an option, a topic, an event or a claim speaks of, numbers and flags left out. */
export function things(words: GameWords, family: Family, said: Term): Thing[] {
  const shape = shapeOf(words[family], said);
  if (!shape) return [];
  const found: Thing[] = [];
  for (const [at, kind] of shape.entries()) {
    const rest = said.slice(at + 1);
    if (kind === "option*") return [...found, ...things(words, "options", rest)];
    if (kind === "claim*") return [...found, ...things(words, "claims", rest)];
    if (kind === "cast*") return found;
    if (kind.endsWith("*"))
      return [...found, ...rest.map((id) => ({ kind: kind.slice(0, -1), id }))];
    if (kind !== "number" && kind !== "flag") found.push({ kind, id: said[at + 1]! });
  }
  return found;
}

export type Family = "claims" | "topics" | "options" | "events";

/** The kinds of the arguments of these words: of several forms the one of their length. */
export function shapeOf(
  forms: Readonly<Record<string, readonly Shape[]>>,
  said: Term,
): Shape | undefined {
  const known = forms[String(said[0])];
  if (!known || known.length === 1) return known?.[0];
  return known.find((shape) => shape.length === said.length - 1);
}

/** Whether two words are the same. */
export function same(one: Term | null | undefined, other: Term | null | undefined): boolean {
  return one != null && other != null && JSON.stringify(one) === JSON.stringify(other);
}
