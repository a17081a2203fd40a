/** A queue of things that are shown one after another, each for a while. */

/** How many may wait; the oldest are dropped. */
const MAX_WAITING = 3;
/** After waiting this long, in milliseconds, a thing is no longer shown. */
const STALE_AFTER = 4000;
/** The share of its time that each thing is shown for while others wait. */
const HURRIED = 0.6;
/** How soon a blocked queue tries again, in milliseconds. */
const RETRY_AFTER = 600;

interface Waiting<T> {
  readonly item: T;
  since: number;
}

interface Behaviour<T> {
  /** How long a thing is shown, in milliseconds. */
  readonly time: (item: T) => number;
  /** Whether everything has to wait. */
  readonly isBlocked: () => boolean;
}

export class Queue<T> {
  current = $state.raw<T | null>(null);
  #waiting: Waiting<T>[] = [];
  #timer = 0;

  constructor(private readonly behaviour: Behaviour<T>) {}

  add(items: readonly T[]): void {
    const since = performance.now();
    const waiting = items.map((item) => ({ item, since }));
    this.#waiting = [...this.#waiting, ...waiting].slice(-MAX_WAITING);
    if (this.current === null) this.next();
  }

  /** Shows the next thing that is not stale, or nothing. */
  next(): void {
    clearTimeout(this.#timer);
    if (this.behaviour.isBlocked()) return this.#wait();
    const stale = performance.now() - STALE_AFTER;
    this.#waiting = this.#waiting.filter(({ since }) => since > stale);
    this.current = this.#waiting.shift()?.item ?? null;
    if (this.current === null) return;
    const time = this.behaviour.time(this.current) * (this.#waiting.length ? HURRIED : 1);
    this.#timer = window.setTimeout(() => this.next(), time);
  }

  /** Tries again later. Nothing becomes stale while the queue is blocked. */
  #wait(): void {
    this.current = null;
    for (const waiting of this.#waiting) waiting.since = performance.now();
    if (this.#waiting.length) this.#timer = window.setTimeout(() => this.next(), RETRY_AFTER);
  }

  /** Drops all that wait but the last, for a reader who has something else to do. */
  keepLast(): void {
    this.#waiting = this.#waiting.slice(-1);
  }

  clear(): void {
    this.#waiting = [];
    clearTimeout(this.#timer);
    this.current = null;
  }
}
