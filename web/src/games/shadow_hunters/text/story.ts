/** The story and the questions: what opens a turn, what is final, what explains an option. */
import { t } from "../../../i18n/language.svelte";
import { grammarOf, type Term } from "../../../i18n/grammar";
import { PLAIN } from "../../scene";
import { sentences } from "../../sentences";
import { lastAttack } from "./attacks";
import { faceLine } from "./notes";
import { characterNames, choiceLine, nothingToHeal, placeUse } from "./status";
import { isCard, leadsSomewhere } from "../facts";
import type { Scene } from "../view";

const { abilities: ABILITIES } = grammarOf("shadow_hunters");
/** Options that are sent without a delay: they are the only one, or do nothing. */
const NOT_FINAL = ["go_on", "throw", "draw", "heal", "show", "nothing"];

export function opensTurn(event: Term): boolean {
  return event[0] === "turn" || event[0] === "ends";
}

export function isFinal(_topic: Term, option: Term): boolean {
  // Taking wounds from a green card is not a choice, unlike taking somebody's equipment.
  const forced = option[0] === "take" && typeof option[2] === "undefined";
  return !forced && !NOT_FINAL.includes(String(option[0]));
}

/** The questions that follow an attack. */
const ATTACK_TOPICS = ["hit", "damage_dealt", "attacked", "attack_over"];

/** What led to the question: a card, an attack, or a roll. */
export function about(topic: Term, scene: Scene): string {
  const { translator } = scene;
  const kind = String(topic[0]);
  const card = topic.slice(1).find(isCard);
  if (card) {
    const printed = translator.text("card", card, "text");
    return kind === "give" ? t("web-sh-will-say", { printed }) : printed;
  }
  if (ATTACK_TOPICS.includes(kind)) return lastAttack(scene);
  if (kind === "move") return rolled(scene);
  return kind === "attack" ? mustAttack(scene) : "";
}

/** The rolls between which the reader chooses, or the one that leads anywhere. */
function rolled(scene: Scene): string {
  const found = scene.recent.filter((event) => event[0] === "throws" && event[1] === scene.seat);
  return sentences(
    found.map((event) => {
      const [first, second] = [Number(event[2]), Number(event[3])];
      const sum = first + second;
      return leadsSomewhere(sum)
        ? t("web-sh-rolled", { first, second, sum })
        : t("web-sh-rolled-anywhere", { sum });
    }),
  );
}

/** Why the reader has to attack, if they do. */
function mustAttack(scene: Scene): string {
  const card = scene.view.must_attack;
  return card && !scene.lit.has(PLAIN, "no_attack") ? faceLine(scene, card) : "";
}

/** What an option is about, and whether it reveals the reader's character. */
export function detail(option: Term, scene: Scene): string {
  const own = scene.seat === null ? null : scene.view.players[scene.seat];
  const telling = own && !own.revealed && ABILITIES.includes(String(option[0]));
  return sentences([aboutOf(option, scene), telling ? t("web-sh-turns-up") : ""]);
}

function aboutOf(option: Term, scene: Scene): string {
  const { translator } = scene;
  const view = scene.view;
  const [kind, ...values] = option;
  const own = scene.seat === null ? null : view.players[scene.seat]?.character;
  const card = values.find(isCard);
  if (card) return translator.text("card", card, "text");
  if (kind === "reveal" || kind === "reveal_and_heal")
    return own ? t("web-sh-reveals-you", characterNames(scene, own)) : "";
  if (kind === "step" || kind === "move") return placeUse(String(values[0]));
  const target =
    values.length === 1 && kind !== "take" && kind !== "heal"
      ? view.players[Number(values[0])]
      : undefined;
  if (target && kind === "tree_heal" && !target.wounds) return nothingToHeal(scene, target);
  if (target) return choiceLine(scene, target);
  return own && ABILITIES.includes(String(kind))
    ? translator.text("character", own, "ability")
    : "";
}
