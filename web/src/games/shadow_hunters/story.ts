/** The story and the questions: what opens a turn, what is secret, what is final, what needs help. */
import { t } from "../../words/language.svelte";
import type { Words } from "../../words/words";
import type { Scene } from "../scene";
import { figureLine, useOf } from "./board";
import { isCard, viewOf } from "./facts";

const SECRET_EVENTS = ["you_are", "green_drawn", "green_received", "sees", "sees_all"];
/** Questions that only some are asked, or that name a green card. */
const SECRET_TOPICS = [
  "turn_start",
  "give",
  "green",
  "healing_card",
  "hit",
  "damage_dealt",
  "attacked",
  "attack_over",
  "turn_end",
];
/** Choices that only one character has. */
const ABILITIES = [
  "step",
  "attack_d4",
  "attack_all_d4",
  "rob",
  "drink",
  "counter",
  "repeat",
  "loot_all",
  "void",
  "maul",
  "claw",
  "set_seven",
  "haunt",
  "mend",
  "switch",
  "barrier",
  "extra_turns",
  "heal_all",
  "salvage",
];
/** Choices after which nobody wishes to go back: there was no other, or nothing was done. */
const LIGHT = ["go_on", "throw", "draw", "heal", "show", "nothing"];

export function opensTurn(event: Words): boolean {
  return event[0] === "turn" || event[0] === "ends";
}

export function isSecret(event: Words): boolean {
  return SECRET_EVENTS.includes(String(event[0]));
}

export function isSecretTopic(topic: Words, options: readonly Words[]): boolean {
  const telling = options.some((option) => ABILITIES.includes(String(option[0])));
  return telling || SECRET_TOPICS.includes(String(topic[0]));
}

export function isFinal(topic: Words, option: Words): boolean {
  const kind = String(option[0]);
  if (kind === "take") return topic[0] !== "green";
  return !LIGHT.includes(kind);
}

/** The card that is to be given or answered, or that asks for somebody. */
export function about(topic: Words, scene: Scene): string {
  const card = topic.slice(1).find(isCard);
  return card ? scene.speaker.text("card", card, "text") : "";
}

/** What a choice is about, and whether it gives away who the reader is. */
export function detail(option: Words, scene: Scene): string {
  const text = aboutOf(option, scene);
  const own = scene.seat === null ? null : viewOf(scene).players[scene.seat];
  const telling = own && !own.revealed && ABILITIES.includes(String(option[0]));
  if (!telling) return text;
  return text ? t("web-sh-and-turns-up", { detail: text }) : t("web-sh-turns-up");
}

function aboutOf(option: Words, scene: Scene): string {
  const { speaker } = scene;
  const view = viewOf(scene);
  const [kind, ...words] = option;
  const own = scene.seat === null ? null : view.players[scene.seat]?.character;
  const card = words.find(isCard);
  if (card) return speaker.text("card", card, "text");
  if (kind === "reveal" || kind === "reveal_and_heal")
    return own ? speaker.text("character", own, "ability") : "";
  if (kind === "step" || kind === "move") return useOf(String(words[0]));
  if (kind === "spear") return speaker.text("card", "moon_spear", "text");
  const target =
    words.length === 1 && kind !== "take" && kind !== "heal"
      ? view.players[Number(words[0])]
      : undefined;
  if (target) return figureLine(scene, target);
  return own && ABILITIES.includes(String(kind)) ? speaker.text("character", own, "ability") : "";
}
