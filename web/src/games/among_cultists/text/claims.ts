/** Suggestions for claims. About the past, only what everybody saw the reader do. */
import { grammarOf, type Word, type Term } from "../../../i18n/grammar";
import { factsOf, PULSE_CARDS, ROOM_CARDS } from "../facts";
import type { Scene, View } from "../view";

/** The kind of ledger line that each claim about the past refers to. */
const PAST_ACTIONS: Readonly<Record<string, string>> = {
  gave: "given",
  checked: "looked",
  laid: "laid",
  saw_event: "token",
};
const ALWAYS = ["suspect", "trust", "side", "vote_for"];

/** In a discussion, past actions come first; during movement, plans do. */
export function claimKinds(scene: Scene): string[] {
  const view = scene.view;
  if (view.seat === null) return [];
  const past = Object.keys(PAST_ACTIONS).filter((kind) => pastActions(kind, view).length);
  const going = plans(view).length ? ["will_go"] : [];
  if (view.phase === "discussion") return [...past, ...ALWAYS, ...going];
  if (view.phase === "movement") return [...going, ...ALWAYS, ...past];
  return [...ALWAYS, ...past, ...going];
}

export function claimArguments(claim: Term, slot: string, scene: Scene): readonly Word[] {
  const view = scene.view;
  const kind = String(claim[0]);
  const facts = factsOf(view);
  switch (slot) {
    case "side":
      return grammarOf("among_cultists").names.side ?? [];
    case "pulse_card":
      return PULSE_CARDS;
    case "room_card":
      return ROOM_CARDS;
    case "number":
      return rounds(claim, view);
    case "seat":
      return seats(kind, view);
    case "place":
      return facts.places.map((place) => place.id);
    case "lay_place": {
      const laid = new Set(pastActions(kind, view).map(([place]) => place));
      return [...facts.places.map((place) => place.id), "unsafe"].filter((id) => laid.has(id));
    }
    case "event":
      return Object.keys(view.fixed.events);
    default:
      return [];
  }
}

/** What everybody saw the reader do: to whom or where, and in which round. */
function pastActions(kind: string, view: View): [Word, number][] {
  return view.ledger
    .filter((line) => line[0] === PAST_ACTIONS[kind] && line[1] === view.seat)
    .map((line) => [line[2]!, Number(line.at(-1))]);
}

/** All others who can be named, or those whom the reader did it to. */
function seats(kind: string, view: View): Word[] {
  if (kind in PAST_ACTIONS) {
    return [...new Set(pastActions(kind, view).map(([seat]) => Number(seat)))].sort(
      (a, b) => a - b,
    );
  }
  const named = kind === "vote_for" ? view.candidates : view.order;
  return named.filter((seat) => seat !== view.seat);
}

/** The rounds of which the reader can still say where they will go. */
function plans(view: View): readonly number[] {
  return view.seat === null ? [] : view.players[view.seat]!.plans;
}

/** The rounds of a plan, or those in which the reader did something, latest first. */
function rounds(claim: Term, view: View): readonly Word[] {
  const kind = String(claim[0]);
  if (kind === "will_go") return plans(view);
  // Others don't know which token was drawn, so any may be claimed.
  const done = pastActions(kind, view).filter(
    ([about]) => kind === "saw_event" || about === claim[1],
  );
  return [...new Set(done.map(([, round]) => round))].sort((a, b) => b - a);
}
