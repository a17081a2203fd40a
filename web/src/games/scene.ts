/** A scene: the table as one viewer sees it, with everything that a drawing of it needs. */
import type { Translator } from "../i18n/translator";
import {
  sameTerm,
  thingsIn,
  type GameName,
  type Grammar,
  type Thing,
  type Word,
  type Term,
} from "../i18n/grammar";
import type { AnyView } from "./views";

export interface Scene<View = AnyView> {
  readonly game: GameName;
  readonly view: View;
  readonly translator: Translator;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  readonly topic: Term | null;
  readonly lit: Lit;
  /** The events of the last change. */
  readonly recent: readonly Term[];
  /** All events that may be shown on this screen. */
  readonly story: readonly Term[];
  /** Whether the cover is lifted, so that the viewer's secrets may be drawn. */
  readonly open: boolean;
  /** Everybody's name and portrait. */
  readonly people: readonly Person[];
}

export interface Person {
  readonly seat: number;
  readonly name: string;
  /** One of the ten portraits. */
  readonly portrait: number;
  readonly ghost: boolean;
  /** Whether they no longer take part, though they are not dead. */
  readonly out: boolean;
  readonly bot: boolean;
  readonly away: boolean;
}

/** A key for something on the board, made of its list of names and its id: `place LB`, `seat 3`. */
export function keyOf(grammar: Grammar, thing: Thing): string {
  return `${grammar.kinds[thing.kind] ?? thing.kind} ${thing.id}`;
}

/** The kind of an option without arguments: `throw` is the thing `option throw`. */
export const PLAIN = "option";

/** Which things can be chosen, by the options about them; and which are highlighted. */
export class Lit {
  readonly #options = new Map<string, Term[]>();

  constructor(
    private readonly grammar: Grammar,
    /** Everything that can be chosen. */
    readonly all: readonly Term[],
    private readonly pointed: ReadonlySet<string> = new Set(),
    private readonly picked: Term | null = null,
    private readonly pick: (options: readonly Term[]) => void = () => {},
  ) {
    for (const option of all) {
      const about = thingsIn(grammar, "options", option);
      const plain = option.length === 1 ? [{ kind: PLAIN, id: option[0]! }] : [];
      for (const thing of [...about, ...plain]) {
        const key = keyOf(grammar, thing);
        this.#options.set(key, [...(this.#options.get(key) ?? []), option]);
      }
    }
  }

  /** All options about a thing; with `only`, those of these kinds. */
  options(kind: string, id: Word, only?: readonly string[]): readonly Term[] {
    const all = this.#options.get(this.#key(kind, id)) ?? [];
    return only ? all.filter((option) => only.includes(String(option[0]))) : all;
  }

  /** Whether a thing can be chosen. */
  has(kind: string, id: Word, only?: readonly string[]): boolean {
    return this.options(kind, id, only).length > 0;
  }

  /** Whether a line of the story or a pending answer is about a thing. */
  points(kind: string, id: Word): boolean {
    return this.pointed.has(this.#key(kind, id)) || this.#isPicked(kind, id);
  }

  /** Chooses a thing: at once if there is one option about it, from a menu if there are several. */
  choose(kind: string, id: Word, only?: readonly string[]): void {
    const options = this.options(kind, id, only);
    if (options.length) this.pick(options);
  }

  /** Chooses an option. One that can't be chosen is ignored. */
  take(option: Term): void {
    const found = this.all.find((one) => sameTerm(one, option));
    if (found) this.pick([found]);
  }

  #isPicked(kind: string, id: Word): boolean {
    const key = this.#key(kind, id);
    const found = this.picked ? thingsIn(this.grammar, "options", this.picked) : [];
    return found.some((thing) => keyOf(this.grammar, thing) === key);
  }

  #key(kind: string, id: Word): string {
    return keyOf(this.grammar, { kind, id });
  }
}
