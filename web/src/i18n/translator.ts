/**
 * The translator: turns a game's terms into sentences for one reader.
 *
 * It does the same as `turncoat.locales.translator` in Python; a test compares every message. A
 * message gets each argument under the name of its kind, `$place`, with its bare id, `$place_id`,
 * and with every attribute that its name has in the catalogue, `$place_the`. The second argument of
 * a kind is `$place2`, and `$place2_same` says whether it is the first one again. A last kind with
 * a star is a list of the rest: `$places`, `$number`. `$players` is the number of players, and
 * options also get `$topic`, the kind of the question.
 */
import type { FluentVariable } from "@fluent/bundle";
import { MissingMessage, type Arguments, type Catalogue, type Forms } from "./catalogue";
import { shapeOf, type Grammar, type Shape, type Word, type Term } from "./grammar";

const YES = "yes";
const NO = "no";
/** In place of an argument that is still open. */
const OPEN = "…";

/** The arguments of a message, in which each form of a name is one of its own. */
type Values = Record<string, FluentVariable>;
/** What stands for an open argument of a kind, in one of its forms, such as “acc”; "" is its name. */
type Gap = (kind: string, form: string) => string;
/** Forms that are not text, and so can't be part of a list. */
const NOT_TEXT = ["_id", "_is_me"];

export class Translator {
  readonly #known = new Map<string, Forms>();

  constructor(
    readonly catalogue: Catalogue,
    readonly grammar: Grammar,
    /** The names of everybody at the table, by seat. */
    readonly names: readonly string[],
    /** The reader's seat; null for a spectator. */
    readonly me: number | null,
    readonly gap: Gap = () => OPEN,
  ) {}

  /** An event as a sentence. */
  event(event: Term): string {
    return this.#say("event", event, found(this.grammar.events, event));
  }

  /** An option as a label. Some labels depend on the topic of the question. */
  option(option: Term, topic: Term | null = null): string {
    const shape = found(this.grammar.options, option);
    const extra = { topic: String(topic?.[0] ?? "") };
    return this.#say("option", option, shape, this.#suffix(option), extra);
  }

  /** A topic as a question. */
  ask(topic: Term): string {
    return this.#say("ask", topic, found(this.grammar.topics, topic));
  }

  /** What explains a question; empty if the game has no such text. */
  askText(topic: Term): string {
    if (!this.has("ask", `${topic[0]}-text`)) return "";
    return this.#say("ask", topic, found(this.grammar.topics, topic), "-text");
  }

  /** A claim as the words of the seat that makes it. Missing arguments become gaps. */
  claim(seat: number, claim: Term): string {
    const { claims } = this.grammar;
    const shape = shapeOf(claims, claim) ?? claims[String(claim[0])]?.[0];
    if (!shape) throw new MissingMessage(String(claim));
    const about = shape.flatMap((kind, at) => (kind === "seat" ? [claim[at + 1]] : []));
    const extra: Values = { about_self: about.includes(seat) ? YES : NO };
    for (const [form, word] of Object.entries(this.#seat(seat))) extra[`speaker${form}`] = word;
    const missing = shape.slice(claim.length - 1).map(() => OPEN);
    return this.#say("claim", [...claim, ...missing], shape, "", extra);
  }

  /** The name of a seat, a place, a card or anything else that the game names. */
  name(kind: string, word: Word): string {
    if (kind === "seat") return this.names[Number(word)] ?? "";
    return String(this.#named(kind, word)[""]);
  }

  /** A form of a name, such as `the`; the plain name if it has no such form. */
  form(kind: string, word: Word, form: string): string {
    const forms = kind === "seat" ? this.#seat(Number(word)) : this.#named(kind, word);
    return String(forms[`_${form}`] ?? forms[""]);
  }

  /** A name in all its forms, for a message that it is an argument of. `plain` is the form that the
   * message gets under the bare name of the argument. */
  forms(kind: string, word: Word, plain = ""): Forms {
    return { ...this.#named(kind, word), "": this.form(kind, word, plain) };
  }

  /** A message of the game, by the parts of its id: `text("place", "LB", "text")`. */
  text(...parts: (Word | Arguments)[]): string {
    const last = parts.at(-1);
    const args = typeof last === "object" ? last : {};
    const id = parts.filter((part) => typeof part !== "object");
    return this.catalogue.text([this.grammar.prefix, ...id].join("-"), {
      players: this.names.length,
      ...args,
    });
  }

  /** Whether the game has such a message. */
  has(...parts: Word[]): boolean {
    return this.catalogue.has([this.grammar.prefix, ...parts].join("-"));
  }

  #say(family: string, term: Term, kinds: Shape, suffix = "", extra: Values = {}): string {
    let message = `${this.grammar.prefix}-${family}-${term[0]}${suffix}`;
    let [shape, words] = [kinds, term];
    const args: Values = { players: this.names.length, ...extra };
    const last = shape.at(-1);
    if (last === "option*") {
      const option = words.slice(shape.length);
      message += `-${option[0]}${this.#suffix(option)}`;
      words = [...words.slice(0, shape.length), ...option.slice(1)];
      shape = [...shape.slice(0, -1), ...found(this.grammar.options, option)];
    } else if (last?.endsWith("*")) {
      Object.assign(args, this.#rest(last.slice(0, -1), words, words.slice(shape.length)));
      words = words.slice(0, shape.length);
      shape = shape.slice(0, -1);
    }
    if (shape.length !== words.length - 1) throw new MissingMessage(`${message}: ${words}`);
    const seen: Record<string, number> = {};
    for (const [at, kind] of shape.entries()) {
      const count = (seen[kind] = (seen[kind] ?? 0) + 1);
      const name = count === 1 ? kind : `${kind}${count}`;
      for (const [form, value] of Object.entries(this.#argument(kind, words[at + 1]!))) {
        args[name + form] = value;
      }
      if (count === 2) args[`${name}_same`] = args[`${kind}_id`] === words[at + 1] ? YES : NO;
    }
    return this.catalogue.text(message, args);
  }

  /** The arguments for the rest of a term: sentences of their own, or a list and its length. */
  #rest(kind: string, words: Term, rest: Term): Values {
    if (kind === "claim") return { claim: this.claim(Number(words[1]), rest) };
    if (kind === "cast") {
      const told = rest.map((character, seat) => this.#oneOfCast(seat, character));
      return { casts: told.join(" "), number: rest.length };
    }
    const items = rest.map((word) => this.#argument(kind, word));
    return { ...this.#list(`${kind}s`, items), number: rest.length };
  }

  /** A list of arguments, in every form that all of them have. */
  #list(name: string, items: Forms[]): Values {
    const forms = items[0]
      ? Object.keys(items[0]).filter((form) => !NOT_TEXT.includes(form))
      : [""];
    const common = forms.filter((form) => items.every((item) => form in item));
    const row = (form: string) => this.catalogue.listed(items.map((item) => String(item[form])));
    return Object.fromEntries(common.map((form) => [name + form, row(form)]));
  }

  /** The sentence that says which character a seat is. */
  #oneOfCast(seat: number, character: Word): string {
    const args: Values = {};
    for (const [kind, word] of [["seat", seat] as const, ["character", character] as const]) {
      for (const [form, value] of Object.entries(this.#argument(kind, word)))
        args[kind + form] = value;
    }
    return this.catalogue.text(`${this.grammar.prefix}-one-of-cast`, args);
  }

  /** Where an option has several shapes, each has its own message. */
  #suffix(option: Term): string {
    const shapes = this.grammar.options[String(option[0])] ?? [];
    if (shapes.length < 2) return "";
    return ["", ...found(this.grammar.options, option)].join("-");
  }

  #argument(kind: string, word: Word): Forms {
    if (word === OPEN) return this.#open(kind);
    if (kind === "number") return { "": word };
    if (kind === "flag") return { "": word ? YES : NO };
    return kind === "seat" ? this.#seat(Number(word)) : this.#named(kind, word);
  }

  /** An argument that is still open, in all forms that its kind has. */
  #open(kind: string): Forms {
    if (kind === "number" || kind === "flag") return { "": this.gap(kind, "") };
    const family = this.grammar.kinds[kind] ?? "";
    const example = kind === "seat" ? 0 : (this.grammar.names[family]?.[0] ?? "");
    const forms = Object.keys(this.#argument(kind, example));
    return Object.fromEntries(
      forms.map((form) => [form, form === "_is_me" ? NO : this.gap(kind, form.slice(1))]),
    );
  }

  /** A seat in all the forms of the language's message `seat`. */
  #seat(seat: number): Forms {
    return this.#remembered(`seat ${seat}`, () => {
      const is_me = seat === this.me ? YES : NO;
      const name = this.names[seat] ?? "";
      const forms = this.catalogue.forms("seat", { name, is_me });
      return { ...prefixed(forms), _name: name, _id: seat, _is_me: is_me };
    });
  }

  /** A thing with a name in the catalogue. The name may depend on the number of players. */
  #named(kind: string, word: Word): Forms {
    return this.#remembered(`${kind} ${word}`, () => {
      const family = this.grammar.kinds[kind];
      if (!family) throw new MissingMessage(`no names of kind ${kind}`);
      const id = `${this.grammar.prefix}-${family}-${word}`;
      return { ...prefixed(this.catalogue.forms(id, { players: this.names.length })), _id: word };
    });
  }

  #remembered(key: string, make: () => Forms): Forms {
    const known = this.#known.get(key) ?? make();
    this.#known.set(key, known);
    return known;
  }
}

function prefixed(forms: Record<string, string>): Forms {
  return Object.fromEntries(
    Object.entries(forms).map(([form, text]) => [form ? `_${form}` : "", text]),
  );
}

function found(shapes: Readonly<Record<string, readonly Shape[]>>, term: Term): Shape {
  const shape = shapeOf(shapes, term);
  if (!shape) throw new MissingMessage(String(term));
  return shape;
}
