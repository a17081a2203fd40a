/**
 * The cover: removes what only a seat may know from its view, for screens that others can see.
 *
 * The game's grammar declares what is public. Everything else is covered.
 */
import type { Grammar, Term, Word } from "./grammar";

/** A field of a view: public, replaced by a blank (unless a field beside it is set), or in parts. */
type FieldRule =
  | true
  | { readonly blank: unknown; readonly if?: readonly string[] }
  | { readonly inside: ViewRules }
  | { readonly words: PublicArguments };
export type ViewRules = Readonly<Record<string, FieldRule>>;
/** By the kind of term: whether all of it is public, or which positions are. */
type PublicArguments = Readonly<Record<string, true | readonly number[]>>;
type Fields = Readonly<Record<string, unknown>>;

/** What replaces a covered word or number in a term. */
const COVERED_WORD = "";
const COVERED_NUMBER = -1;

/** Whether everybody is told of an event. */
export function isPublicEvent(grammar: Grammar, event: Term): boolean {
  return grammar.public.events.includes(String(event[0]));
}

/** Whether everybody knows the question and its options. */
export function isPublicTopic(grammar: Grammar, topic: Term): boolean {
  return grammar.public.topics.includes(String(topic[0]));
}

/** A copy of a view without anything that only its seat may know. */
export function coverView(grammar: Grammar, view: object): object {
  return coverFields(grammar.public.view, view);
}

function coverFields(rules: ViewRules, value: unknown): Fields {
  const fields = fieldsOf(value);
  const names = Object.entries(rules);
  return Object.fromEntries(names.map(([name, rule]) => [name, coverField(rule, fields, name)]));
}

function coverField(rule: FieldRule, fields: Fields, name: string): unknown {
  const value = fields[name];
  if (rule === true) return value;
  if ("inside" in rule) return coverInside(rule.inside, value);
  if ("words" in rule) return termsIn(value).map((term) => coverTerm(rule.words, term));
  return rule.if?.some((other) => fields[other]) ? value : rule.blank;
}

/** Covers a struct, a list of structs, or a record of structs. */
function coverInside(rules: ViewRules, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => coverFields(rules, one));
  const fields = fieldsOf(value);
  const names = Object.keys(fields);
  const isStruct = names.length === Object.keys(rules).length && names.every((one) => one in rules);
  if (isStruct) return coverFields(rules, fields);
  const structs = Object.entries(fields);
  return Object.fromEntries(structs.map(([name, one]) => [name, coverFields(rules, one)]));
}

function coverTerm(rules: PublicArguments, term: Term): Term {
  const places = rules[String(term[0])] ?? [];
  if (places === true) return term;
  return term.map((word, at) => (at === 0 || places.includes(at) ? word : coverWord(word)));
}

function coverWord(word: Word): Word {
  return typeof word === "string" ? COVERED_WORD : COVERED_NUMBER;
}

function fieldsOf(value: unknown): Fields {
  if (!isObject(value)) throw new TypeError("the grammar does not fit the view");
  return value;
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

function termsIn(value: unknown): readonly Term[] {
  if (!Array.isArray(value)) throw new TypeError("the grammar does not fit the view");
  return value;
}
