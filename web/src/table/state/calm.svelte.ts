/** The moment after a new question in which answers are ignored: a tap may be for the last one. */
export class Calm {
  on = $state(false);
  #timer = 0;

  /** Starts again, for some milliseconds. */
  begin(length: number): void {
    this.end();
    if (length <= 0) return;
    this.on = true;
    this.#timer = window.setTimeout(() => (this.on = false), length);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.on = false;
  }
}
