/** After the end: every card that was laid in a room, and those that were turned up. */
import type { Term } from "../../../i18n/grammar";
import { factsOf, type Colour } from "../facts";
import { cards, drawn, START, type Card } from "../ledger";
import type { View } from "../view";

export interface Deck {
  readonly place: string;
  readonly colour: Colour | "";
  readonly laid: readonly Card[];
  readonly up: readonly { face: string; who: number }[];
}

export function decks(view: View, ledger: readonly Term[]): Deck[] {
  const begin = view.fixed.unsafe_start.map((face): Term => ["laid", START, "unsafe", face, 0]);
  const laid = cards([...begin, ...ledger], "laid");
  const up = drawn(ledger);
  const rooms = factsOf(view).places.filter((place) => place.colour);
  return [...rooms, { id: "unsafe", colour: "" as const }]
    .map(({ id, colour }) => ({
      place: id,
      colour,
      laid: laid.filter((card) => card.to === id),
      up: up.filter((card) => card.place === id),
    }))
    .filter((deck) => deck.laid.length);
}
