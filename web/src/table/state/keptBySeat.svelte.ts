/** Something about each seat of a room, kept in this browser. */
import { readStored } from "../../look/stored";

export class KeptBySeat<Value> {
  readonly #key: string;
  #kept = $state<Partial<Record<number, Value>>>({});

  /** It is stored under this key. */
  constructor(key: string) {
    this.#key = key;
    this.#kept = readStored<Record<number, Value>>(key);
  }

  /** What is kept about a seat; undefined if nothing yet. */
  of(seat: number): Value | undefined {
    return this.#kept[seat];
  }

  put(seat: number, value: Value): void {
    this.#kept[seat] = value;
    localStorage.setItem(this.#key, JSON.stringify(this.#kept));
  }
}
