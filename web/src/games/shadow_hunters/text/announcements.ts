/** The announcements of Shadow Hunters. */
import barrier from "icon:magic-shield";
import blade from "icon:plain-dagger";
import drop from "icon:drop";
import extra from "icon:hourglass";
import eye from "icon:third-eye";
import laurel from "icon:laurel-crown";
import skull from "icon:death-skull";
import ward from "icon:shield-reflect";
import voided from "icon:broken-shield";
import turned from "icon:body-swapping";
import { t } from "../../../i18n/language.svelte";
import type { Term, Word } from "../../../i18n/grammar";
import type { Announcement } from "../../game";
import { attackResult } from "./attacks";
import { colourOf, kindOf } from "../facts";
import { EMBLEMS } from "../icons";
import TurnedCard from "../cards/TurnedCard.svelte";
import type { Scene, View } from "../view";

/** Announcements that need no more than an icon. */
const PLAIN_EVENTS: Readonly<Record<string, Pick<Announcement, "icon" | "tone">>> = {
  sees_all: { icon: eye, tone: "strange" },
  dies: { icon: skull, tone: "bad" },
  warded: { icon: ward, tone: "good" },
  barred: { icon: barrier, tone: "good" },
  voids: { icon: voided, tone: "bad" },
  gains_turns: { icon: extra, tone: "plain" },
  switches: { icon: turned, tone: "strange" },
  ends: { icon: laurel, tone: "good" },
  wins: { icon: laurel, tone: "good" },
};

export function announcement(event: Term, scene: Scene): Announcement<View> | null {
  const { translator } = scene;
  const [kind, one, two, three] = event;
  const text = translator.event(event);
  /** Card texts address their owner, so they are quoted for everybody else. */
  const forReader = (printed: string) =>
    one === scene.seat ? printed : t("web-sh-quoted", { printed });
  const printed = (card: Word | undefined) =>
    forReader(translator.text("card", String(card), "text"));
  const ability = (character: Word | undefined) =>
    translator.text("character", String(character), "ability");
  switch (kind) {
    case "you_are": {
      const goal = translator.text("character", String(one), "goal");
      const detail = t("web-sh-goal-is", { goal });
      return { icon: EMBLEMS[kindOf(String(one))], text, detail, tone: "strange" };
    }
    case "draws_card": {
      const tone = colourOf(String(three)) === "red" ? "bad" : "plain";
      return { Drawing: TurnedCard, text, detail: printed(three), tone };
    }
    case "green_drawn": {
      const says = translator.text("card", String(two), "text");
      const detail = t("web-sh-will-say", { printed: says });
      return { Drawing: TurnedCard, text, detail, tone: "strange" };
    }
    case "green_received": {
      const says = translator.text("card", String(three), "text");
      const mine = one === scene.seat || two === scene.seat;
      const detail = mine ? says : t("web-sh-quoted", { printed: says });
      return { Drawing: TurnedCard, text, detail, tone: "strange" };
    }
    case "attacks": {
      const tone = two === scene.seat ? "bad" : "plain";
      return [one, two].includes(scene.seat ?? -1)
        ? { icon: blade, text, detail: attackResult(event, scene), tone }
        : null;
    }
    case "wounded":
      return one === scene.seat && !scene.recent.some((other) => strikes(other, scene.seat))
        ? { icon: drop, text, tone: "bad" }
        : null;
    case "green_outcome":
      return { Drawing: TurnedCard, text, tone: "strange" };
    case "sees":
      return {
        icon: eye,
        text,
        detail: t("web-sh-quoted", { printed: ability(three) }),
        tone: "strange",
      };
    case "reveals":
      return {
        icon: EMBLEMS[kindOf(String(two))],
        text,
        detail: forReader(ability(two)),
        tone: "strange",
      };
    case "uses":
      // The announcement of a character that was just revealed has its ability already.
      return scene.recent.some(([what, seat]) => what === "reveals" && seat === one)
        ? null
        : {
            icon: EMBLEMS[kindOf(String(two))],
            text,
            detail: forReader(ability(two)),
            tone: "strange",
          };
    default: {
      const plain = PLAIN_EVENTS[String(kind)];
      return plain ? { ...plain, text } : null;
    }
  }
}

function strikes(event: Term, seat: number | null): boolean {
  return event[0] === "attacks" && event[2] === seat;
}
