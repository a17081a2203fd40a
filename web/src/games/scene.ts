/** A scene: the table through one pair of viewers, with all that a drawing of it needs. */
import type { Translator } from "../i18n/translator";
import { things, type GameWords, type Thing, type Word, type Term } from "../i18n/grammar";

export interface Scene<V = unknown> {
  readonly view: V;
  readonly translator: Translator;
  /** Whose viewers; null is somebody who only watches. */
  readonly seat: number | null;
  readonly topic: Term | null;
  readonly lit: Lit;
  /** What was told with the last change of the table. */
  readonly recent: readonly Term[];
  /** Whether the cover is lifted, so that own secrets may be drawn. */
  readonly open: boolean;
  /** Who is called what and looks how. */
  readonly people: readonly Person[];
}

export interface Person {
  readonly seat: number;
  readonly name: string;
  /** One of the ten portraits. */
  readonly portrait: number;
  readonly ghost: boolean;
  readonly bot: boolean;
  readonly away: boolean;
}

/** Something on the board, by the list of names that its id is in: `place LB`, `seat 3`. */
export function keyOf(words: GameWords, thing: Thing): string {
  return `${words.kinds[thing.kind] ?? thing.kind} ${thing.id}`;
}

/** The kind of a choice that speaks of nothing: `throw` is the thing `option throw`. */
export const PLAIN = "option";

/** What may be chosen, by the thing that a choice speaks of; and what is being pointed at. */
export class Lit {
  readonly #choices = new Map<string, Term[]>();

  constructor(
    private readonly words: GameWords,
    options: readonly Term[],
    private readonly pointed: ReadonlySet<string> = new Set(),
    private readonly picked: Term | null = null,
    private readonly pick: (options: readonly Term[]) => void = () => {},
  ) {
    for (const option of options) {
      const spokenOf = things(words, "options", option);
      const plain = option.length === 1 ? [{ kind: PLAIN, id: option[0]! }] : [];
      for (const thing of [...spokenOf, ...plain]) {
        const key = keyOf(words, thing);
        this.#choices.set(key, [...(this.#choices.get(key) ?? []), option]);
      }
    }
  }

  /** All choices that speak of a thing; only those that begin with one of these words, if any. */
  options(kind: string, id: Word, only?: readonly string[]): readonly Term[] {
    const all = this.#choices.get(this.#key(kind, id)) ?? [];
    return only ? all.filter((option) => only.includes(String(option[0]))) : all;
  }

  /** Whether a thing can be chosen. */
  has(kind: string, id: Word, only?: readonly string[]): boolean {
    return this.options(kind, id, only).length > 0;
  }

  /** Whether a line of the story, or a choice that somebody is about to make, points at it. */
  points(kind: string, id: Word): boolean {
    return this.pointed.has(this.#key(kind, id)) || this.#isPicked(kind, id);
  }

  /** Choose a thing: at once if there is one choice, from a list if there are more. */
  choose(kind: string, id: Word, only?: readonly string[]): void {
    const options = this.options(kind, id, only);
    if (options.length) this.pick(options);
  }

  #isPicked(kind: string, id: Word): boolean {
    const key = this.#key(kind, id);
    const found = this.picked ? things(this.words, "options", this.picked) : [];
    return found.some((thing) => keyOf(this.words, thing) === key);
  }

  #key(kind: string, id: Word): string {
    return keyOf(this.words, { kind, id });
  }
}
