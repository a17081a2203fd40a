/** Things that are shown one after another, each for a while; whoever is impatient skips. */

/** More than this many are not watched by anybody. */
const MOST = 6;
/** While others wait, each is shown for a shorter time. */
const HURRIED = 0.6;
/** How soon a queue that is held looks again. */
const AGAIN = 600;

export class Queue<T> {
  current = $state.raw<T | null>(null);
  #waiting: T[] = [];
  #timer = 0;

  /** `time` is how long something is shown, in milliseconds; while `held`, all of it waits. */
  constructor(
    private readonly time: (item: T) => number,
    private readonly held: () => boolean = () => false,
  ) {}

  add(items: readonly T[]): void {
    this.#waiting = [...this.#waiting, ...items].slice(-MOST);
    if (this.current === null) this.skip();
  }

  /** On to the next. */
  skip(): void {
    clearTimeout(this.#timer);
    if (this.held()) return this.#later();
    this.current = this.#waiting.shift() ?? null;
    if (this.current === null) return;
    const time = this.time(this.current) * (this.#waiting.length ? HURRIED : 1);
    this.#timer = window.setTimeout(() => this.skip(), time);
  }

  /** Something else is watched just now. */
  #later(): void {
    this.current = null;
    if (this.#waiting.length) this.#timer = window.setTimeout(() => this.skip(), AGAIN);
  }

  /** Somebody has other things to do: only the last that waits is worth a look. */
  hasten(): void {
    this.#waiting = this.#waiting.slice(-1);
  }

  clear(): void {
    this.#waiting = [];
    clearTimeout(this.#timer);
    this.current = null;
  }
}
