/** Checks a grammar that was fetched at run time. */
import type { Grammar } from "./grammar";

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isFlag: Check = (value) => typeof value === "boolean";
const isWord: Check = (value) => typeof value === "string" || typeof value === "number";
const isTrue: Check = (value) => value === true;

const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const recordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);
/** A record with these fields. One that may be left out ends in a question mark. */
const withFields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) &&
    Object.entries(checks).every(([name, check]) => {
      const optional = name.endsWith("?");
      const field = value[optional ? name.slice(0, -1) : name];
      return optional && field === undefined ? true : check(field);
    });

const shapes = recordOf(listOf(listOf(isText)));
const viewRules: Check = (value) => recordOf(either(isTrue, blank, inside, words))(value);
const blank: Check = (value) =>
  isRecord(value) && "blank" in value && withFields({ "if?": listOf(isText) })(value);
const inside = withFields({ inside: viewRules });
const words = withFields({
  words: recordOf(
    either(
      isTrue,
      listOf((at) => typeof at === "number"),
    ),
  ),
});
const setup = withFields({
  "values?": listOf(either(isWord, isFlag)),
  "family?": isText,
  "ids?": listOf(isWord),
  "each_seat?": isFlag,
});
const grammar = withFields({
  prefix: isText,
  kinds: recordOf(isText),
  names: recordOf(listOf(isWord)),
  claims: shapes,
  topics: shapes,
  options: shapes,
  events: shapes,
  idle: listOf(isText),
  final: withFields({ topics: listOf(isText), options: listOf(isText) }),
  abilities: listOf(isText),
  values: recordOf(listOf(isWord)),
  untimed: recordOf(either(isWord, isFlag)),
  first_game: recordOf(either(isWord, isFlag)),
  bots: listOf(isText),
  why: recordOf(isText),
  about_others: listOf(isText),
  votes: listOf(isText),
  limits: recordOf(isText),
  out_of_play: listOf(isText),
  fields: recordOf(isText),
  setup: recordOf(setup),
  public: withFields({
    events: listOf(isText),
    topics: listOf(isText),
    offers: isFlag,
    view: viewRules,
  }),
});

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isGrammar(value: unknown): value is Grammar {
  return grammar(value);
}
