/** Which note about a place is open: of the place under the mouse, or one that was opened to stay. */

/** How long the mouse has to stay on a place before its note opens, in milliseconds. */
const PAUSE = 250;

export class OpenNote {
  #hovered = $state("");
  #pinned = $state("");
  #waiting = 0;

  /** The place under the mouse; empty if there is none. */
  get hovered(): string {
    return this.#hovered;
  }

  /** The place whose note stays open; empty if there is none. */
  get pinned(): string {
    return this.#pinned;
  }

  /** Opens a note to stay, or closes it if it is open. */
  toggle(place: string): void {
    this.#pinned = this.#pinned === place ? "" : place;
  }

  /** Closes the note that stays open. */
  close(): void {
    this.#pinned = "";
  }

  /** A pointer comes to a place. Only a mouse opens a note without a click. */
  enter(event: PointerEvent, place: string): void {
    if (event.pointerType !== "mouse") return;
    this.#waiting = window.setTimeout(() => (this.#hovered = place), PAUSE);
  }

  leave(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    window.clearTimeout(this.#waiting);
    this.#hovered = "";
  }
}
