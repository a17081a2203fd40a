/** What just happened, as things that fly over the board one after the other. */
import type { Term } from "../../../i18n/grammar";
import type { Scene } from "../../scene";
import { type Colour, colourOf } from "../facts";

/** The dice as they fell last; `way` is whether their sum or their difference counted. */
export interface Thrown {
  readonly d6: number | null;
  readonly d4: number | null;
  readonly way: "sum" | "difference" | "";
}

export interface Happening {
  readonly what: "strike" | "card" | "wound" | "heal" | "death" | "choice";
  /** From whom or from which deck, and to whom. */
  readonly from: number | Colour;
  readonly to: number;
  readonly number: number;
  /** The card that flies, if all may see its face. */
  readonly card: string | null;
  readonly colour: Colour;
  /** When it starts, in milliseconds. */
  readonly start: number;
}

const PAUSE = 380;
const LATEST = 2600;

export function thrownIn(scene: Scene): Thrown | null {
  const events = scene.recent;
  const at = events.findLastIndex(
    (event) => String(event[0]).startsWith("throws") && event.length > 2,
  );
  const event = events[at];
  if (!event) return null;
  if (event[0] === "throws_d4") return { d6: null, d4: Number(event[2]), way: "" };
  if (event[0] === "throws_d6") return { d6: Number(event[2]), d4: null, way: "" };
  const kinds = events.map((other) => other[0]);
  const fought = kinds.slice(0, at).includes("attacks");
  const next = kinds[at + 1];
  const moved = next === "moves" || next === "throws_again" || scene.topic?.[0] === "move";
  return {
    d6: Number(event[2]),
    d4: Number(event[3]),
    way: moved ? "sum" : fought ? "difference" : "",
  };
}

export function happeningsIn(recent: readonly Term[]): Happening[] {
  const found: Happening[] = [];
  for (const event of recent) {
    const happening = happeningOf(event);
    if (happening) found.push({ ...happening, start: Math.min(found.length * PAUSE, LATEST) });
  }
  return found;
}

function happeningOf(event: Term): Omit<Happening, "start"> | null {
  const [kind, one, two, three] = event;
  const plain = {
    from: Number(one),
    to: Number(two),
    number: 0,
    card: null,
    colour: "green" as Colour,
  };
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
      return {
        ...plain,
        what: "card",
        from: two as Colour,
        to: Number(one),
        colour: two as Colour,
      };
    case "draws_card":
      return {
        ...plain,
        what: "card",
        from: two as Colour,
        to: Number(one),
        colour: two as Colour,
        card: String(three),
      };
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
