/** A catalogue: the messages of one language. A missing message or argument is an error. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { pseudo } from "./pseudo";

/** A name in all its forms, by what each adds to the name of the argument: "" and "_in". */
export type Forms = Readonly<Record<string, FluentVariable>>;
export type Arguments = Readonly<Record<string, FluentVariable | Forms>>;

export class MissingMessage extends Error {}

/** A pseudo-language: English in strange letters, to find what is not translated. */
export const PSEUDO = "en-XA";

export class Catalogue {
  readonly #bundle: FluentBundle;
  /** The messages of games that lack this language, in English. */
  english: Catalogue | null = null;

  constructor(readonly language: string) {
    const transform = language === PSEUDO ? { transform: pseudo } : {};
    this.#bundle = new FluentBundle(spoken(language), { useIsolating: false, ...transform });
  }

  /** Adds the text of a Fluent file. */
  add(text: string): void {
    const errors = this.#bundle.addResource(new FluentResource(text));
    if (errors.length) throw new MissingMessage(`${this.language}: ${errors[0]!.message}`);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || (this.english?.has(id) ?? false);
  }

  /** A message. Throws `MissingMessage` if it or one of its arguments is missing. */
  text(id: string, args: Arguments = {}): string {
    return this.forms(id, args)[""]!;
  }

  /** A message under "" and its attributes under their names, such as the cases of a noun. */
  forms(id: string, args: Arguments = {}): Record<string, string> {
    const message = this.#bundle.getMessage(id);
    if (!message && this.english?.has(id)) return this.english.forms(id, args);
    if (message?.value == null) throw new MissingMessage(`${this.language}: ${id}`);
    const flat = withForms(args);
    const found: Record<string, string> = {};
    for (const [form, pattern] of [
      ["", message.value] as const,
      ...Object.entries(message.attributes),
    ]) {
      const errors: Error[] = [];
      found[form] = this.#bundle.formatPattern(pattern, flat, errors);
      if (errors.length) throw new MissingMessage(`${this.language}: ${id}: ${errors[0]!.message}`);
    }
    return found;
  }

  /** A list as the language writes it; empty for no items. `last` adds the last item. */
  listed(items: readonly string[], last = "list-last"): string {
    let row = items[0] ?? "";
    for (const item of items.slice(1, -1)) row = this.text("list-next", { list: row, item });
    return items.length > 1 ? this.text(last, { list: row, item: items.at(-1)! }) : row;
  }
}

/** Arguments in which each form of a name is one of its own: `$place` and `$place_in`. */
function withForms(args: Arguments): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).flatMap(([name, value]): [string, FluentVariable][] =>
      isForms(value)
        ? Object.entries(value).map(([form, text]) => [name + form, text])
        : [[name, value]],
    ),
  );
}

function isForms(value: FluentVariable | Forms): value is Forms {
  return typeof value === "object" && "" in value;
}

/** The language whose rules for numbers and plurals apply. */
export function spoken(language: string): string {
  return language === PSEUDO ? "en" : language;
}
