/** Things that are shown one after another, each for a while; whoever is impatient skips. */
const EACH = 1900;
const HURRIED = 900;
/** More than this many are not watched by anybody. */
const MOST = 6;

export class Queue<T> {
  current = $state.raw<T | null>(null);
  #waiting: T[] = [];
  #timer = 0;

  add(items: readonly T[]): void {
    this.#waiting = [...this.#waiting, ...items].slice(-MOST);
    if (this.current === null) this.skip();
  }

  /** On to the next. */
  skip(): void {
    clearTimeout(this.#timer);
    this.current = this.#waiting.shift() ?? null;
    const time = this.#waiting.length > 1 ? HURRIED : EACH;
    if (this.current !== null) this.#timer = window.setTimeout(() => this.skip(), time);
  }

  clear(): void {
    this.#waiting = [];
    clearTimeout(this.#timer);
    this.current = null;
  }
}
