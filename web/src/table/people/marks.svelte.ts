/** A player's private marks and notes on the others, kept in this browser for a room and seat. */
import { readStored } from "../../look/stored";

export const MARKS = [
  { mark: "trust", name: "web-mark-trust" },
  { mark: "unsure", name: "web-mark-unsure" },
  { mark: "suspect", name: "web-mark-suspect" },
  { mark: "sure", name: "web-mark-sure" },
] as const;

export type Mark = (typeof MARKS)[number]["mark"];

/** The id of a mark's message. */
export function markName(mark: Mark): string {
  return MARKS.find((one) => one.mark === mark)!.name;
}

interface Kept {
  marks: Record<number, Mark>;
  notes: Record<number, string>;
}

export class Marks {
  readonly #key: string;
  #kept = $state<Record<number, Mark>>({});
  #notes = $state<Record<number, string>>({});

  constructor(room: string, seat: number | null) {
    this.#key = `turncoat.marks.${room}.${seat}`;
    const { marks, notes } = readStored<Kept>(this.#key);
    this.#kept = marks ?? {};
    this.#notes = notes ?? {};
  }

  of(seat: number): Mark | null {
    return this.#kept[seat] ?? null;
  }

  noteOn(seat: number): string {
    return this.#notes[seat] ?? "";
  }

  put(seat: number, mark: Mark | null): void {
    if (mark) this.#kept[seat] = mark;
    else delete this.#kept[seat];
    this.#keep();
  }

  note(seat: number, text: string): void {
    this.#notes[seat] = text;
    this.#keep();
  }

  #keep(): void {
    const all: Kept = { marks: this.#kept, notes: this.#notes };
    localStorage.setItem(this.#key, JSON.stringify(all));
  }
}
