/** How much of its story each seat had been told when it last answered, kept in this browser. */
import { readStored } from "../../look/stored";
import type { Term } from "../../i18n/grammar";

export class AnsweredAt {
  readonly #key: string;
  #lengths = $state<Partial<Record<number, number>>>({});

  constructor(room: string) {
    this.#key = `turncoat.answered.${room}`;
    this.#lengths = readStored<Record<number, number>>(this.#key);
  }

  note(seat: number, length: number): void {
    this.#lengths[seat] = length;
    localStorage.setItem(this.#key, JSON.stringify(this.#lengths));
  }

  /** The events since then. A story that is shorter belongs to another deal. */
  since(seat: number, events: readonly Term[]): readonly Term[] {
    const length = this.#lengths[seat] ?? 0;
    return length > events.length ? events : events.slice(length);
  }
}
