/** Things that are shown one after another, each for a while; whoever is impatient skips. */

/** More than this many are not watched by anybody. */
const MOST = 6;
/** What has waited longer than this is no news any more, in milliseconds. */
const NEWS = 4000;
/** While others wait, each is shown for a shorter time. */
const HURRIED = 0.6;
/** How soon a queue that is held looks again. */
const AGAIN = 600;

interface Waiting<T> {
  readonly item: T;
  since: number;
}

interface Ways<T> {
  /** How long something is shown, in milliseconds. */
  readonly time: (item: T) => number;
  /** Whether all of it waits. */
  readonly held: () => boolean;
  /** Whether it has to be seen, however late. */
  readonly weighs: (item: T) => boolean;
}

export class Queue<T> {
  current = $state.raw<T | null>(null);
  #waiting: Waiting<T>[] = [];
  #timer = 0;

  constructor(private readonly ways: Ways<T>) {}

  add(items: readonly T[]): void {
    const since = performance.now();
    const waiting = items.map((item) => ({ item, since }));
    this.#waiting = [...this.#waiting, ...waiting].slice(-MOST);
    if (this.current === null) this.skip();
  }

  /** On to the next. */
  skip(): void {
    clearTimeout(this.#timer);
    if (this.ways.held()) return this.#later();
    const late = performance.now() - NEWS;
    this.#waiting = this.#waiting.filter(
      ({ item, since }) => since > late || this.ways.weighs(item),
    );
    this.current = this.#waiting.shift()?.item ?? null;
    if (this.current === null) return;
    const time = this.ways.time(this.current) * (this.#waiting.length ? HURRIED : 1);
    this.#timer = window.setTimeout(() => this.skip(), time);
  }

  /** Something else is watched just now. */
  #later(): void {
    this.current = null;
    for (const waiting of this.#waiting) waiting.since = performance.now();
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
