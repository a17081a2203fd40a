/** Turns events into animations that follow one another. */
import type { Term, Word } from "../../../i18n/grammar";
import { COLOURS, colourOf, type Colour } from "../facts";
import type { Scene } from "../view";

/** The last throw. */
export interface DiceThrow {
  readonly d6: number | null;
  readonly d4: number | null;
}

export interface EventAnimation {
  readonly what: "strike" | "card" | "wound" | "heal" | "death" | "choice";
  /** From which seat or deck, and to which seat. */
  readonly from: number | Colour;
  readonly to: number;
  readonly number: number;
  /** The card that moves, if everybody may see its face. */
  readonly card: string | null;
  readonly colour: Colour;
  /** When it starts, in milliseconds. */
  readonly start: number;
}

const GREEN: Colour = "green";
const PAUSE = 380;
const LATEST = 2600;

export function lastThrow(scene: Scene): DiceThrow | null {
  const event = scene.recent.findLast(
    (found) => String(found[0]).startsWith("throws") && found.length > 2,
  );
  if (!event) return null;
  if (event[0] === "throws_d4") return { d6: null, d4: Number(event[2]) };
  if (event[0] === "throws_d6") return { d6: Number(event[2]), d4: null };
  return { d6: Number(event[2]), d4: Number(event[3]) };
}

export function animationsOf(recent: readonly Term[]): EventAnimation[] {
  const found: EventAnimation[] = [];
  for (const event of recent) {
    const animation = animationOf(event);
    if (animation) found.push({ ...animation, start: Math.min(found.length * PAUSE, LATEST) });
  }
  return found;
}

function animationOf(event: Term): Omit<EventAnimation, "start"> | null {
  const [kind, one, two, three] = event;
  const plain = { from: Number(one), to: Number(two), number: 0, card: null, colour: GREEN };
  switch (kind) {
    case "attacks":
      return { ...plain, what: "strike" };
    case "targets":
    case "voids":
      return one === two ? null : { ...plain, what: "choice" };
    case "gives_green":
      return { ...plain, what: "card" };
    case "hands_over":
      return { ...plain, what: "card", card: String(three), colour: colourOf(String(three)) };
    case "draws":
      return { ...plain, what: "card", ...drawn(one, two) };
    case "draws_card":
      return { ...plain, what: "card", ...drawn(one, two), card: String(three) };
    case "wounded":
      return { ...plain, what: "wound", to: Number(one), number: Number(two) };
    case "heals":
      return Number(two) ? { ...plain, what: "heal", to: Number(one), number: Number(two) } : null;
    case "dies":
      return { ...plain, what: "death", to: Number(one) };
    default:
      return null;
  }
}

/** A card that moves from a deck to a seat. */
function drawn(seat: Word | undefined, deck: Word | undefined) {
  const colour = COLOURS.find((one) => one === deck) ?? GREEN;
  return { from: colour, to: Number(seat), colour };
}
