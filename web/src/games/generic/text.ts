/** What a generic table says: headline, claims, and the table in words. */
import { thingsIn, type Term, type Word } from "../../i18n/grammar";
import { t } from "../../i18n/language.svelte";
import type { Announcement, PlaceText, Tip } from "../game";
import {
  explained,
  lineOf,
  numberText,
  roundLabel,
  seatFacts,
  secretFacts,
  shownFacts,
  tableFacts,
} from "./facts";
import { endIn, roundIn, stageIn, type GenericView, type Scene } from "./view";

/** Events that begin a new paragraph of the story. */
const OPENING = ["round", "turn"];
/** The events of claims, which are in the talk. */
export const CLAIMS = ["claims", "claims_apart"];
/** The highest number that a claim can name in games without rounds. */
const HIGHEST = 10;

/** The seat whose turn it is: the only one that is asked. */
export function active({ view }: Scene): number | null {
  return view.asked.length === 1 && !endIn(view) ? (view.asked[0] ?? null) : null;
}

export function headline(scene: Scene): string {
  const { view, translator } = scene;
  if (endIn(view)) return t("web-generic-over");
  const round = roundIn(view);
  if (!round) return stage(scene);
  return t("web-generic-round", {
    label: roundLabel(scene),
    round: numberText(scene, "round", round),
    stage: stage(scene),
  });

  function stage(scene: Scene): string {
    const part = stageIn(view);
    if (part && translator.has("stage", part)) return translator.text("stage", part);
    const seat = active(scene);
    if (seat === null)
      return view.asked.length ? t("web-generic-together") : translator.text("name");
    const mine = seat === scene.seat ? "yes" : "no";
    return t("web-generic-turn", { mine, name: translator.name("seat", seat) });
  }
}

/** Why the game has ended, in the words of the game. */
export function endText({ view, translator }: Scene): string {
  const reason = endIn(view);
  return reason && translator.has("end", reason) ? translator.text("end", reason) : "";
}

export function places(scene: Scene): PlaceText[] {
  const table = shownFacts(scene, tableFacts(scene));
  const seats = scene.people.map(({ seat, name }) => ({
    kind: "seat",
    id: seat,
    title: name,
    lines: shownFacts(scene, seatFacts(scene, seat)).map((fact) => lineOf(fact, scene.translator)),
  }));
  if (!table.length) return seats;
  const lines = table.map((fact) => lineOf(fact, scene.translator));
  return [{ kind: "table", id: 0, title: t("web-generic-facts"), lines }, ...seats];
}

export function opensTurn(event: Term): boolean {
  return OPENING.includes(String(event[0]));
}

/** What an option's things can do, in the words of the game. */
export function detail(option: Term, { translator }: Scene): string {
  return thingsIn(translator.grammar, "options", option)
    .flatMap(({ kind, id }) => explained(translator, kind, id))
    .join(" ");
}

/** Announces only events about the reader; the rest is in the story. */
export function announcement(event: Term, scene: Scene): Announcement<GenericView> | null {
  const { translator, seat } = scene;
  if (CLAIMS.includes(String(event[0])) || isOwnVote(event, scene)) return null;
  const found = thingsIn(translator.grammar, "events", event);
  const isAboutMe = found.some(({ kind, id }) => kind === "seat" && id === seat);
  return isAboutMe ? { text: translator.event(event), tone: "plain" } : null;
}

/** Whether an event is the reader's own vote, which needs no announcement. */
function isOwnVote(event: Term, { translator, seat }: Scene): boolean {
  return translator.grammar.votes.includes(String(event[0])) && event[1] === seat;
}

/** All claims whose arguments can be listed. */
export function claimKinds({ translator: { grammar } }: Scene): string[] {
  const isListable = (kind: string) => !kind.endsWith("*");
  return Object.keys(grammar.claims).filter((kind) => grammar.claims[kind]![0]!.every(isListable));
}

/** The values of a claim's argument. They never depend on secrets. */
export function claimArguments(claim: Term, kind: string, scene: Scene): readonly Word[] {
  const { grammar } = scene.translator;
  if (kind === "seat") {
    const seats = scene.people.map((person) => person.seat);
    const others = seats.filter((seat) => seat !== scene.seat);
    if (grammar.about_others.includes(String(claim[0]))) return others;
    return [...others, ...seats.filter((seat) => seat === scene.seat)];
  }
  if (kind === "flag") return [1, 0];
  if (kind === "number") {
    if (!("round" in scene.view)) return Array.from({ length: HIGHEST + 1 }, (_, number) => number);
    // A number is a round that has begun, the latest first.
    return Array.from({ length: roundIn(scene.view) }, (_, before) => roundIn(scene.view) - before);
  }
  return grammar.values[kind] ?? grammar.names[grammar.kinds[kind] ?? ""] ?? [];
}

export function tips(hasRulebook: boolean): Tip<GenericView>[] {
  const all: Tip<GenericView>[] = [
    {
      id: "web-generic-tip-secrets",
      whileCovered: "web-generic-tip-secrets-covered",
      points: "hand",
      when: (scene) => scene.seat !== null && secretFacts(scene, scene.seat).length > 0,
    },
    {
      id: "web-generic-tip-question",
      points: "prompt",
      when: ({ seat, view }) => seat !== null && view.asked.includes(seat),
    },
  ];
  return hasRulebook ? [...all, { id: "web-generic-tip-rules" }] : all;
}
