/** The story and the questions: what opens a turn, what is final, what explains an option. */
import { t } from "../../../i18n/language.svelte";
import type { Term } from "../../../i18n/grammar";
import { PLAIN } from "../../scene";
import { lastAttack } from "./attacks";
import { choiceLine, placeUse } from "./status";
import { isCard } from "../facts";
import type { Scene } from "../view";

/** Options that only one character has. */
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
/** Options that need no delay: there is no other, or they do nothing. */
const LIGHT = ["go_on", "throw", "draw", "heal", "show", "nothing"];

export function opensTurn(event: Term): boolean {
  return event[0] === "turn" || event[0] === "ends";
}

export function isFinal(topic: Term, option: Term): boolean {
  const kind = String(option[0]);
  if (kind === "take") return topic[0] !== "green";
  return !LIGHT.includes(kind);
}

/** The questions that follow an attack. */
const FOUGHT = ["hit", "damage_dealt", "attacked", "attack_over"];
/** The card that forces its owner to attack. */
const BLADE = "restless_blade";

/** What led to the question: a card, an attack, or a throw. */
export function about(topic: Term, scene: Scene): string {
  const { translator } = scene;
  const kind = String(topic[0]);
  const card = topic.slice(1).find(isCard);
  if (card) {
    const printed = translator.text("card", card, "text");
    return kind === "give" ? t("web-sh-will-say", { printed }) : printed;
  }
  if (FOUGHT.includes(kind)) return lastAttack(scene);
  if (kind === "move") return thrown(scene);
  return kind === "attack" ? mustAttack(scene) : "";
}

/** The throw that lets the reader choose where to go. */
function thrown(scene: Scene): string {
  return scene.recent
    .filter((event) => event[0] === "throws" && event[1] === scene.seat)
    .map((event) => scene.translator.event(event))
    .join(" ");
}

/** Why the reader has to attack, if they do. */
function mustAttack(scene: Scene): string {
  const gear = scene.seat === null ? [] : (scene.view.players[scene.seat]?.gear ?? []);
  if (!gear.includes(BLADE) || scene.lit.has(PLAIN, "no_attack")) return "";
  const { translator } = scene;
  const says = translator.text("card", BLADE, "text");
  return t("web-sh-card", { card: translator.name("card", BLADE), says });
}

/** What an option is about, and whether it reveals the reader's character. */
export function detail(option: Term, scene: Scene): string {
  const text = aboutOf(option, scene);
  const own = scene.seat === null ? null : scene.view.players[scene.seat];
  const telling = own && !own.revealed && ABILITIES.includes(String(option[0]));
  if (!telling) return text;
  if (!text) return t("web-sh-turns-up");
  const sentence = /[.!?]$/.test(text);
  return sentence ? `${text} ${t("web-sh-turns-up")}` : t("web-sh-and-turns-up", { detail: text });
}

function aboutOf(option: Term, scene: Scene): string {
  const { translator } = scene;
  const view = scene.view;
  const [kind, ...values] = option;
  const own = scene.seat === null ? null : view.players[scene.seat]?.character;
  const card = values.find(isCard);
  if (card) return translator.text("card", card, "text");
  if (kind === "reveal" || kind === "reveal_and_heal")
    return own ? translator.text("character", own, "ability") : "";
  if (kind === "step" || kind === "move") return placeUse(String(values[0]));
  if (kind === "spear") return translator.text("card", "moon_spear", "text");
  const target =
    values.length === 1 && kind !== "take" && kind !== "heal"
      ? view.players[Number(values[0])]
      : undefined;
  if (target) return choiceLine(scene, target);
  return own && ABILITIES.includes(String(kind))
    ? translator.text("character", own, "ability")
    : "";
}
