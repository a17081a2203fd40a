/** Whether a player's secrets stay open on this device, kept in this browser for a room and seat. */
import { readStored } from "../../look/stored";

export class OpenSeats {
  readonly #key: string;
  #kept = $state<Partial<Record<number, boolean>>>({});

  constructor(room: string) {
    this.#key = `turncoat.open.${room}`;
    this.#kept = readStored<Record<number, boolean>>(this.#key);
  }

  /** What the player chose; undefined if nothing yet. */
  of(seat: number): boolean | undefined {
    return this.#kept[seat];
  }

  put(seat: number, open: boolean): void {
    this.#kept[seat] = open;
    localStorage.setItem(this.#key, JSON.stringify(this.#kept));
  }
}
