/** The story: its paragraphs, announcements and narration, and which answers are final. */
import { t } from "../../../i18n/language.svelte";
import type { Term } from "../../../i18n/grammar";
import type { Announcement, Stanza } from "../../game";
import {
  broken,
  card as cardIcon,
  CARDS,
  cultist,
  dead,
  look,
  fishman,
  gate,
  ghost,
} from "../icons";
import { books, knife, lamp, lightning, moon, ROLES, seer, talk, TOKENS, vote } from "../icons";
import VoteResult from "../cards/VoteResult.svelte";
import TurnedCard from "../cards/TurnedCard.svelte";
import { isCultist, type Scene, type View } from "../view";

/** Options that commit to nothing. */
const NOT_FINAL = ["go_on", "stop"];
/** Tokens that help the Investigators, and tokens that hurt them. */
const KIND_TOKENS = ["high_morale", "under_control"];
const CRUEL_TOKENS = ["lightning", "broken_panes", "low_morale", "gate_opens"];

export function opensTurn(event: Term): boolean {
  return ["round", "event", "no_event", "ends"].includes(String(event[0]));
}

export function isFinal(topic: Term, option: Term): boolean {
  const kind = String(option[0]);
  // Votes are secret, and can be changed until all are in.
  return topic[0] !== "vote" && topic[0] !== "night" && !NOT_FINAL.includes(kind);
}

/** The plain meaning of each stanza of the night. */
const NIGHT: Readonly<Record<string, string>> = {
  falls: "web-ac-night-falls",
  cultists_wake: "web-ac-night-cultists-wake",
  cultist_wakes: "web-ac-night-cultist-wakes",
  victims: "web-ac-night-victims",
  cultists_sleep: "web-ac-night-cultists-sleep",
  cultist_sleeps: "web-ac-night-cultist-sleeps",
  seer_wakes: "web-ac-night-seer-wakes",
  seer_sleeps: "web-ac-night-seer-sleeps",
  dawn: "web-ac-night-dawn",
};

/** The same with a single Cultist. */
const NIGHT_OF_ONE: Readonly<Record<string, string>> = {
  victims: "web-ac-night-victims-one",
  seer_wakes: "web-ac-night-seer-wakes-one",
};

export function narration(event: Term, scene: Scene): Stanza | null {
  if (event[0] !== "night") return null;
  const told = String(event[1]);
  const alone = scene.story.some(
    (before) => before[0] === "night" && before[1] === "cultist_wakes",
  );
  const plain = (alone && NIGHT_OF_ONE[told]) || NIGHT[told]!;
  return { text: scene.translator.event(event), plain: t(plain) };
}

/** What a card does that was turned up in a room. */
const DRAWN: Readonly<Record<string, string>> = {
  success: "web-ac-drawn-success",
  failure: "web-ac-drawn-failure",
  sabotage: "web-ac-drawn-sabotage",
};

type Made = Omit<Announcement<View>, "text">;
type Maker = (event: Term, scene: Scene) => Made | null;

const MOMENTS: Readonly<Record<string, Maker>> = {
  // The narrator speaks the other stanzas; announcing them too would take too long.
  night: ([, step]) =>
    step === "falls" || step === "dawn" ? { icon: moon, tone: "strange" } : null,
  you_are: ([, role], scene) => ({
    icon: ROLES[String(role)] ?? "",
    detail: scene.translator.text("role", role!, "text"),
    tone: scene.seat !== null && isCultist(scene.view.players[scene.seat]) ? "bad" : "good",
  }),
  event: ([, token], scene) => tokenMoment(String(token), scene),
  mirrored: ([, token], scene) => tokenMoment(String(token), scene),
  gives: ([, , receiver], scene) =>
    receiver === scene.seat
      ? { icon: cardIcon, detail: t("web-ac-given-you"), tone: "strange" }
      : null,
  power: ([, on]) => ({ icon: on ? lamp : lightning, tone: on ? "good" : "bad" }),
  sees_pulse: ([, , , killed]) => ({ icon: killed ? dead : look, tone: killed ? "bad" : "good" }),
  sees_token: ([, token], scene) => tokenMoment(String(token), scene),
  reveals: () => ({ icon: dead, tone: "bad" }),
  kills: () => ({ icon: knife, tone: "bad" }),
  becomes_ghost: ([, , death]) =>
    ["role", "unrevealed"].includes(String(death)) ? { icon: ghost, tone: "bad" } : null,
  room_card: (event, scene) => card(event, scene),
  unsafe_card: (event, scene) => card(event, scene),
  intruder: () => ({ icon: cultist, tone: "bad" }),
  fishman_comes: () => ({ icon: fishman, tone: "bad" }),
  chases: () => ({ icon: fishman, tone: "good" }),
  scores: () => ({ icon: books, tone: "good" }),
  calls_vote: () => ({ icon: talk, tone: "plain" }),
  voted_out: () => ({ icon: vote, Drawing: VoteResult, tone: "bad" }),
  nobody_out: () => ({ icon: vote, Drawing: VoteResult, tone: "plain" }),
  shows_role: ([, , role]) => ({ icon: ROLES[String(role)] ?? "", tone: "strange" }),
  gate_closed: () => ({ icon: gate, tone: "good" }),
  gate_too_late: () => ({ icon: gate, tone: "bad" }),
  gifts_stop: () => ({ icon: ROLES.infected!, tone: "strange" }),
  announces: () => ({ icon: cultist, tone: "bad" }),
  names_seer: () => ({ icon: seer, tone: "strange" }),
  ends: ([, side], scene) => ({ icon: side === "cultists" ? broken : books, tone: outcome(scene) }),
};

export function announcement(event: Term, scene: Scene): Announcement<View> | null {
  const made = MOMENTS[String(event[0])]?.(event, scene);
  return made ? { ...made, text: scene.translator.event(event) } : null;
}

function tokenMoment(token: string, scene: Scene): Made {
  const tone = CRUEL_TOKENS.includes(token)
    ? "bad"
    : KIND_TOKENS.includes(token)
      ? "good"
      : "strange";
  return { icon: TOKENS[token] ?? "", detail: scene.translator.text("token", token, "text"), tone };
}

function card(event: Term, scene: Scene): Made {
  const face = String(event.at(-1));
  const drawn = event[0] === "room_card" ? DRAWN[face] : undefined;
  return {
    icon: CARDS[face] ?? "",
    Drawing: TurnedCard,
    detail: drawn ? t(drawn) : scene.translator.text("card", face, "text"),
    tone:
      face === "success"
        ? "good"
        : event[0] === "room_card" && face === "failure"
          ? "plain"
          : "bad",
  };
}

function outcome(scene: Scene): Announcement["tone"] {
  const view = scene.view;
  if (scene.seat === null) return "strange";
  return view.winners.includes(scene.seat) ? "good" : "bad";
}
