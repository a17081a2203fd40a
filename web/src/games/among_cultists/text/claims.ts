/** What can be claimed: of the past only what the table saw the reader do, true or not. */
import type { AmongCultistsView } from "../../../wire/messages";
import { grammarOf, type Word, type Term } from "../../../i18n/grammar";
import type { Scene } from "../../scene";
import { factsOf, PULSE_CARDS, ROOM_CARDS, ROUNDS } from "../facts";
import { viewOf } from "../view";

/** The lines of the ledger that a claim about the past speaks of. */
const DEEDS: Readonly<Record<string, string>> = {
  gave: "given",
  checked: "looked",
  laid: "laid",
  saw_event: "token",
};
const ALWAYS = ["suspect", "trust", "side", "vote_for"];

/** In a discussion people tell what they did; on the way they say where they go. */
export function claimKinds(scene: Scene): string[] {
  const view = viewOf(scene);
  if (view.seat === null) return [];
  const told = Object.keys(DEEDS).filter((kind) => deeds(kind, view).length);
  const going = roundsToGo(view).length ? ["will_go"] : [];
  if (view.phase === "discussion") return [...told, ...ALWAYS, ...going];
  if (view.phase === "movement") return [...going, ...ALWAYS, ...told];
  return [...ALWAYS, ...told, ...going];
}

export function claimWords(said: Term, slot: string, scene: Scene): readonly Word[] {
  const view = viewOf(scene);
  const kind = String(said[0]);
  const facts = factsOf(view);
  switch (slot) {
    case "side":
      return ["investigators", "cultists"];
    case "pulse_card":
      return PULSE_CARDS;
    case "room_card":
      return ROOM_CARDS;
    case "number":
      return rounds(said, view);
    case "seat":
      return seats(kind, view);
    case "place":
      return facts.places.map((place) => place.id);
    case "lay_place": {
      const laid = new Set(deeds(kind, view).map(([place]) => place));
      return [...facts.places.map((place) => place.id), "unsafe"].filter((id) => laid.has(id));
    }
    case "event": {
      const none = view.options.preset === "first_game" ? ["broken_panes"] : [];
      const all = grammarOf("among_cultists").names.token ?? [];
      return all.filter((event) => !none.includes(String(event)));
    }
    default:
      return [];
  }
}

/** What everybody saw the reader do: to whom or where, and in which round. */
function deeds(kind: string, view: AmongCultistsView): [Word, number][] {
  return view.ledger
    .filter((line) => line[0] === DEEDS[kind] && line[1] === view.seat)
    .map((line) => [line[2]!, Number(line.at(-1))]);
}

/** All others, or those to whom the reader did it; ghosts are not voted for. */
function seats(kind: string, view: AmongCultistsView): Word[] {
  if (kind in DEEDS) {
    return [...new Set(deeds(kind, view).map(([seat]) => Number(seat)))].sort((a, b) => a - b);
  }
  return view.order.filter(
    (seat) => seat !== view.seat && !(kind === "vote_for" && view.players[seat]!.ghost),
  );
}

/** When a plan is for, or when the reader did such a thing; the latest round first. */
function rounds(said: Term, view: AmongCultistsView): Word[] {
  const kind = String(said[0]);
  if (kind === "will_go") return roundsToGo(view);
  // Of a token drawn in secret nobody knows which it was.
  const done = deeds(kind, view).filter(([about]) => kind === "saw_event" || about === said[1]);
  return [...new Set(done.map(([, round]) => round))].sort((a, b) => b - a);
}

/** This round, unless the reader has moved in it already, and the next. */
function roundsToGo(view: AmongCultistsView): number[] {
  const first = view.round + (hasMoved(view) ? 1 : 0);
  const last = Math.min(view.round + 1, ROUNDS);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

function hasMoved(view: AmongCultistsView): boolean {
  if (view.phase !== "movement" || view.seat === null) return view.phase !== "night";
  const count = view.order.length;
  const since = view.order.indexOf(view.seat) - view.order.indexOf(view.knife);
  return ((since % count) + count) % count < view.turn;
}
