/** The state of the game in one line, and facts about the whole table. */
import { t } from "../../../i18n/language.svelte";
import type { Status } from "../../game";
import { ROUNDS } from "../facts";
import { books, broken, cultist, fishman, gate, knife, lamp, moon, ROLES, TOKENS } from "../icons";
import { playerName } from "./names";
import type { Scene, View } from "../view";

const PHASES: Readonly<Record<string, string>> = {
  movement: "web-ac-title-movement",
  event: "web-ac-title-event",
  action: "web-ac-title-action",
  clean_up: "web-ac-title-clean-up",
  discussion: "web-ac-title-discussion",
};

/** Events that change what players may do until the next event. */
const FORCES: Readonly<Record<string, string>> = {
  secret_doors: "web-ac-force-secret-doors",
  no_connection: "web-ac-force-no-connection",
  high_morale: "web-ac-force-high-morale",
  low_morale: "web-ac-force-low-morale",
};

const GATES: Readonly<Record<string, string>> = {
  closed: "web-ac-gate-closed",
  too_late: "web-ac-gate-too-late",
};

/** How long the open gate can be closed: until a round, or until the end of the game. */
export function gateText({ gate_deadline: round, gate_to_end: toEnd }: View): string {
  return toEnd ? t("web-ac-gate-open-last") : t("web-ac-gate-open", { round });
}

export function headline(scene: Scene): string {
  const view = scene.view;
  if (view.ended) return t("web-ac-title-ended", { round: view.round, rounds: ROUNDS });
  if (view.phase === "night") return t("web-ac-title-night");
  const seat = view.active;
  return t(PHASES[view.phase]!, {
    round: view.round,
    rounds: ROUNDS,
    name: seat === null ? "" : scene.translator.name("seat", seat),
    is_me: seat !== null && seat === scene.seat ? "yes" : "no",
  });
}

export function status(scene: Scene): Status[] {
  const view = scene.view;
  const points: Status = {
    icon: books,
    label: t("web-ac-points"),
    value: t("web-ac-points-of", { points: view.points, goal: view.goal }),
    brief: t("web-ac-points-brief", { points: view.points, goal: view.goal }),
    text: signText(scene, "points"),
  };
  // After the end, only the points matter.
  if (view.ended) return [points];
  const facts: Status[] = [
    points,
    {
      icon: view.power ? lamp : moon,
      label: t("web-ac-power"),
      value: view.power ? t("web-ac-power-on") : t("web-ac-power-off"),
      brief: view.power ? t("web-ac-power-on") : t("web-ac-power-off-brief"),
      text: signText(scene, "power"),
      alarm: !view.power,
    },
    {
      icon: knife,
      label: t("web-ac-knife"),
      value: playerName(view.knife, scene.translator),
      text: signText(scene, "knife"),
    },
    ...force(view, scene),
  ];
  if (view.gate) {
    facts.push({
      icon: gate,
      label: t("web-ac-gate"),
      value: GATES[view.gate] ? t(GATES[view.gate]!) : gateText(view),
      brief: t("web-ac-gate-brief", { state: view.gate }),
      text: signText(scene, "gate"),
      alarm: view.gate === "open",
    });
  }
  if (view.no_gifts) {
    facts.push({
      icon: ROLES.infected!,
      label: t("web-ac-infection"),
      value: t("web-ac-no-gifts", { round: view.no_gifts_until }),
      brief: t("web-ac-no-gifts-brief", { round: view.no_gifts_until }),
      text: scene.translator.text("role", "infected", "about"),
      alarm: true,
    });
  }
  return view.fixed.outside ? [...facts, ...outside(view, scene)] : facts;
}

/** The event in force, if any. */
function force(view: View, scene: Scene): Status[] {
  if (!view.effect) return [];
  const event = scene.translator.name("event", view.effect);
  const message = FORCES[view.effect];
  const args = { event: scene.translator.forms("event", view.effect), round: view.effect_round };
  const value = message ? t(message, args) : event;
  return [
    {
      icon: TOKENS[view.effect] ?? "",
      label: t("web-ac-event"),
      value,
      brief: event,
      text: scene.translator.text("token", view.effect, "text"),
      alarm: !!message,
    },
  ];
}

/** What the legend says about a sign. */
function signText({ translator }: Scene, sign: string): string {
  return translator.text("icon", sign, "text");
}

function outside(view: View, scene: Scene): Status[] {
  const where = view.fishman
    ? scene.translator.form("place", view.fishman, "in")
    : t("web-ac-in-the-lake");
  return [
    {
      icon: fishman,
      label: t("web-ac-fishman"),
      value: where,
      text: signText(scene, "fishman"),
      alarm: view.fishman !== "",
    },
    {
      icon: cultist,
      label: t("web-ac-outside"),
      value: t("web-ac-outside-count", { number: view.tokens.length }),
      text: signText(scene, "outside"),
    },
    {
      icon: broken,
      label: t("web-ac-decks"),
      value: t("web-ac-decks-count", { unsafe: view.unsafe, pile: view.draw_pile }),
      text: [signText(scene, "unsafe_deck"), signText(scene, "draw_pile")].join(" "),
    },
  ];
}
