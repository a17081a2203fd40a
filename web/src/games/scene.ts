/** A scene: the table through one pair of eyes, with all that a drawing of it needs. */
import type { Speaker } from "../words/speaker";
import { things, type GameWords, type Thing, type Word, type Words } from "../words/words";

export interface Scene<V = unknown> {
  readonly view: V;
  readonly speaker: Speaker;
  /** Whose eyes; null is somebody who only watches. */
  readonly seat: number | null;
  readonly topic: Words | null;
  readonly lit: Lit;
  /** What was told with the last change of the table. */
  readonly recent: readonly Words[];
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
  readonly bot: boolean;
  readonly away: boolean;
}

/** Something on the board, by the list of names that its id is in: `place LB`, `seat 3`. */
export function keyOf(words: GameWords, thing: Thing): string {
  return `${words.kinds[thing.kind] ?? thing.kind} ${thing.id}`;
}

/** What may be chosen, by the thing that a choice speaks of; and what is being pointed at. */
export class Lit {
  readonly #choices = new Map<string, Words[]>();

  constructor(
    private readonly words: GameWords,
    options: readonly Words[],
    private readonly pointed: ReadonlySet<string> = new Set(),
    private readonly picked: Words | null = null,
    private readonly pick: (options: readonly Words[], at: Element | null) => void = () => {},
  ) {
    for (const option of options) {
      for (const thing of things(words, "options", option)) {
        const key = keyOf(words, thing);
        this.#choices.set(key, [...(this.#choices.get(key) ?? []), option]);
      }
    }
  }

  /** All choices that speak of a thing. */
  options(kind: string, id: Word): readonly Words[] {
    return this.#choices.get(this.#key(kind, id)) ?? [];
  }

  /** Whether a thing can be chosen. */
  has(kind: string, id: Word): boolean {
    return this.#choices.has(this.#key(kind, id));
  }

  /** Whether a line of the story, or a choice that somebody is about to make, points at it. */
  points(kind: string, id: Word): boolean {
    return this.pointed.has(this.#key(kind, id)) || this.#isPicked(kind, id);
  }

  /** Choose a thing: at once if there is one choice, from a list if there are more. */
  choose(kind: string, id: Word, at: Element | null): void {
    const options = this.options(kind, id);
    if (options.length) this.pick(options, at);
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
