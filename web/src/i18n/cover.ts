/**
 * The cover: what neighbours may see on the screen of a seat, as the words of the game declare it.
 *
 * Whatever is not declared public is covered; no game has a list of its own.
 */
import type { GameWords, Word, Term } from "./grammar";

/** A field of a view: public, or what stands in its place. */
type Branch =
  | true
  | { readonly blank: unknown; readonly if?: readonly string[] }
  | { readonly inside: Tree }
  | { readonly words: Readonly<Record<string, true | readonly number[]>> };
export type Tree = Readonly<Record<string, Branch>>;
type Thing = Readonly<Record<string, unknown>>;

/** What stands in place of a covered word or number in a line. */
const UNSEEN = "";
const UNCOUNTED = -1;

/** Whether everybody is told of an event. */
export function isPublicEvent(words: GameWords, event: Term): boolean {
  return words.public.events.includes(String(event[0]));
}

/** Whether everybody knows what is asked and what may be answered. */
export function isPublicTopic(words: GameWords, topic: Term): boolean {
  return words.public.topics.includes(String(topic[0]));
}

/** A view without anything that only its seat may know. */
export function coveredView(words: GameWords, view: unknown): unknown {
  return thing(words.public.view, view as Thing);
}

function thing(tree: Tree, value: Thing): Thing {
  const fields = Object.entries(tree);
  return Object.fromEntries(fields.map(([name, branch]) => [name, field(branch, value, name)]));
}

function field(branch: Branch, beside: Thing, name: string): unknown {
  const value = beside[name];
  if (branch === true) return value;
  if ("inside" in branch) return inside(branch.inside, value);
  if ("words" in branch) return (value as Term[]).map((line) => covered(branch.words, line));
  return branch.if?.some((one) => beside[one]) ? value : branch.blank;
}

function inside(tree: Tree, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => thing(tree, one as Thing));
  const names = Object.keys(value as Thing);
  const itself = names.length === Object.keys(tree).length && names.every((name) => name in tree);
  if (itself) return thing(tree, value as Thing);
  const things = Object.entries(value as Readonly<Record<string, Thing>>);
  return Object.fromEntries(things.map(([name, one]) => [name, thing(tree, one)]));
}

function covered(words: Readonly<Record<string, true | readonly number[]>>, line: Term): Term {
  const places = words[String(line[0])] ?? [];
  if (places === true) return line;
  return line.map((word, at) => (at === 0 || places.includes(at) ? word : unseen(word)));
}

function unseen(word: Word): Word {
  return typeof word === "string" ? UNSEEN : UNCOUNTED;
}
