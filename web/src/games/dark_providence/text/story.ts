/** The story: its paragraphs and announcements, and which answers are final. */
import brain from "icon:brain-tentacle";
import calm from "icon:candle-flame";
import dagger from "icon:plain-dagger";
import pentacle from "icon:pentacle";
import flag from "icon:flying-flag";
import gateClosed from "icon:dungeon-gate";
import gateOpen from "icon:magic-portal";
import hourglass from "icon:hourglass";
import kraken from "icon:kraken-tentacle";
import laurel from "icon:laurel-crown";
import law from "icon:barrier";
import mask from "icon:domino-mask";
import portal from "icon:vortex";
import skull from "icon:death-skull";
import { t } from "../../../i18n/language.svelte";
import { grammarOf, type Term } from "../../../i18n/grammar";
import type { Announcement } from "../../game";
import { ALIGNMENT_ICONS } from "./alignments";
import { BOX, cardOf, doesSomething } from "../box";
import { SORT_ICONS } from "../icons";
import { goalText } from "../scoring/solo";
import { cardText } from "./wording";
import { ON_MYTHOS, type Scene, type View } from "../view";

const OPENS = ["turn", "behaviour", "game_over"];
/** The goal of each alignment in a few words. */
const GOALS: Readonly<Record<string, string>> = {
  cultist: "web-dp-want-cultist",
  dissenter_investigator: "web-dp-want-dissenter-investigator",
  dissenter_cultist: "web-dp-want-dissenter-cultist",
};
const { final } = grammarOf("dark_providence");

export function opensTurn(event: Term): boolean {
  return OPENS.includes(String(event[0]));
}

export function isFinal(topic: Term, option: Term): boolean {
  if (option[0] === "done") return false;
  // With no actions left, passing is the only thing to do.
  if (option[0] === "pass") return topic[0] === "turn" && Number(topic[1]) > 0;
  return final.topics.includes(String(topic[0])) || final.options.includes(String(option[0]));
}

export function announcement(event: Term, scene: Scene): Announcement<View> | null {
  const found = pictureOf(event, scene);
  return found && { text: scene.translator.event(event), ...found };
}

type Picture = Omit<Announcement<View>, "text">;

/** The goal of the Great Old One. Its other powers are too long for an announcement. */
function goal(scene: Scene): string {
  const view = scene.view;
  return view.solo ? goalText(view.solo) : "";
}

function pictureOf(event: Term, scene: Scene): Picture | null {
  const last = String(event.at(-1));
  switch (event[0]) {
    case "you_are":
      return {
        icon: ALIGNMENT_ICONS[last] ?? mask,
        tone: "strange",
        detail: t(GOALS[last] ?? "web-dp-want-investigator"),
      };
    case "great_old_one":
      return { icon: kraken, tone: "bad", detail: goal(scene) };
    case "claims_spot":
      return event[2] === ON_MYTHOS
        ? { icon: SORT_ICONS.mythos, tone: "strange", ...cardDetail(scene, last) }
        : { icon: flag, tone: "plain" };
    case "takes_card":
    case "claims_reserve":
      return doesSomething(last) && cardOf(last).agent
        ? { icon: SORT_ICONS.agent, tone: "plain", ...cardDetail(scene, last) }
        : null;
    case "uses":
      return { icon: SORT_ICONS.base, tone: "plain", ...cardDetail(scene, last) };
    case "joins_row":
      // The cards of the setup are not announced.
      if (scene.view.phase === "placing") return null;
      return { icon: SORT_ICONS.mythos, tone: "strange", ...cardDetail(scene, last) };
    case "uses_mythos":
      return { icon: SORT_ICONS.mythos, tone: "strange", ...cardDetail(scene, last) };
    case "stack_empty":
      return { icon: pentacle, tone: "bad" };
    case "gate":
      return last === "open"
        ? { icon: gateOpen, tone: "strange" }
        : { icon: gateClosed, tone: "good" };
    case "token":
      return { icon: event[1] === "martial_law" ? law : kraken, tone: "bad" };
    case "attacks":
      return { icon: dagger, tone: "bad" };
    case "murdered":
    case "agent_destroyed":
    case "deep_one_destroyed":
      return { icon: skull, tone: "bad" };
    case "murder_fails":
    case "reveals":
    case "impostor":
    case "unmasked":
      return { icon: mask, tone: "strange" };
    case "sees_alignment":
      return { icon: ALIGNMENT_ICONS[last] ?? mask, tone: "strange" };
    case "taken_over":
    case "brain_taken":
    case "possessed":
      return { icon: portal, tone: "strange" };
    case "sanity_token":
    case "old_one_token":
      return last === "insanity" ? { icon: brain, tone: "bad" } : { icon: calm, tone: "good" };
    case "mad":
      return {
        icon: brain,
        tone: "bad",
        detail: t("web-dp-mad-detail", { limit: BOX.rules.insanity_limit }),
      };
    case "behaviour":
      return {
        icon: kraken,
        tone: "bad",
        detail: scene.translator.text("behaviour", last, "text"),
      };
    case "special":
      return { icon: kraken, tone: "bad" };
    case "will_end":
    case "game_over":
      return { icon: hourglass, tone: "strange" };
    case "eliminated":
      return { icon: skull, tone: "bad" };
    case "old_one_wins":
      return { icon: kraken, tone: "bad" };
    case "wins":
      return { icon: laurel, tone: "good" };
    default:
      return null;
  }
}

/** The text of a card, if it does something. */
function cardDetail(scene: Scene, card: string): { detail?: string } {
  return doesSomething(card) ? { detail: cardText(scene, card) } : {};
}
