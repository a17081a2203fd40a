/** What somebody suspects, for their own viewers: kept by this browser, for a room and a seat. */
export const MARKS = {
  trust: "web-mark-trust",
  unsure: "web-mark-unsure",
  suspect: "web-mark-suspect",
  sure: "web-mark-sure",
} as const;

export type Mark = keyof typeof MARKS;

export class Marks {
  readonly #key: string;
  #kept = $state<Record<number, Mark>>({});
  #notes = $state<Record<number, string>>({});

  constructor(room: string, seat: number | null) {
    this.#key = `turncoat.marks.${room}.${seat}`;
    const kept = JSON.parse(localStorage.getItem(this.#key) ?? "{}");
    this.#kept = kept.marks ?? {};
    this.#notes = kept.notes ?? {};
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
    const all = { marks: this.#kept, notes: this.#notes };
    localStorage.setItem(this.#key, JSON.stringify(all));
  }
}
