/** How much of its story each seat had been told when it last answered, kept in this browser. */
import type { Term } from "../../i18n/grammar";
import { KeptBySeat } from "./keptBySeat.svelte";

export class AnsweredAt {
  readonly #lengths: KeptBySeat<number>;

  constructor(room: string) {
    this.#lengths = new KeptBySeat(`turncoat.answered.${room}`);
  }

  note(seat: number, length: number): void {
    this.#lengths.put(seat, length);
  }

  /** The events since then. A story that is shorter belongs to another deal. */
  since(seat: number, events: readonly Term[]): readonly Term[] {
    const length = this.#lengths.of(seat) ?? 0;
    return length > events.length ? events : events.slice(length);
  }
}
