/** Notes on options: what is there, what a card does, what it costs. */
import { t } from "../../../i18n/language.svelte";
import type { Term } from "../../../i18n/grammar";
import { BOX, cityOf, strengthOf } from "../box";
import { action, paid, payment } from "./actions";
import { inParts, ownSheet, total } from "../scoring/score";
import {
  agentsIn,
  baseInShort,
  cardText,
  facts,
  joined,
  lines,
  marks,
  onSpot,
  fullText,
  who,
} from "./wording";
import {
  ON_BASE,
  ON_CITY,
  ON_MYTHOS,
  figures,
  influence,
  isAmong,
  mine,
  type Scene,
  type Spot,
} from "../view";

const WITH_CITY = ["go", "place", "deep_one", "stack", "refresh"];
const IN_FULL = [
  "to_row",
  "top",
  "next",
  "recover",
  "strip",
  "purge_hand",
  "purge_discard",
  "discard",
  "throw",
];
const USED = ["use", "use_mythos"];
const PIECES = ["piece", "victim", "revive"];
const ADDING = ["influence", "add_to"];

export function detail(option: Term, scene: Scene): string {
  const [kind, first] = [String(option[0]), String(option[1] ?? "")];
  const topic = String(scene.topic?.[0] ?? "");
  if (topic === "impostor") return impostor(kind === "yes", scene);
  // A yes or no about a card shows the card's text.
  if (kind === "yes")
    return scene.translator.has("card", scene.topic?.[1] ?? "")
      ? cardText(scene, String(scene.topic?.[1]))
      : "";
  if (kind === "gate") return gate(scene, first);
  if (kind === "lock" || kind === "unlock") return detail(option.slice(1), scene);
  if (kind === ON_CITY || kind === ON_BASE || kind === ON_MYTHOS) return spot(scene, kind, first);
  if (kind === "place" && scene.view.phase === "placing") {
    return lines([city(scene, first), baseInShort(scene, first)]);
  }
  if (WITH_CITY.includes(kind)) return joined([price(scene, first), city(scene, first)]);
  if (IN_FULL.includes(kind)) return fullText(scene, first);
  if (USED.includes(kind)) return cardText(scene, first);
  if (kind === "card") return payment(scene, first);
  if (kind === "done") return paid(scene);
  if (PIECES.includes(kind)) return piece(scene, first);
  if (kind === "player") return player(scene, Number(first));
  if (kind === "limbo") return t("web-dp-cubes", { number: mine(scene)?.limbo ?? 0 });
  if (kind === "reveal") return reveal(scene);
  return action(scene, kind);
}

function spot(scene: Scene, kind: string, place: string): string {
  const there = [onSpot(scene, [kind, place], true), ahead(scene, [kind, place])];
  if (kind === ON_MYTHOS)
    return lines([joined(facts(scene, place)), cardText(scene, place), ...there]);
  if (kind === ON_BASE) return lines([baseInShort(scene, place), ...there]);
  const control = t("web-dp-control", { number: cityOf(place).control });
  return lines([joined([control, ...marks(scene, place)]), ...there]);
}

/** Whether the cubes to add would be enough for the most influence. */
function ahead(scene: Scene, at: Spot): string {
  const others = influence(scene.view, at).some((one) => one.seat !== scene.seat);
  const turn = scene.view.turn;
  if (!turn || !others || !ADDING.includes(String(scene.topic?.[0]))) return "";
  return isAmong(turn.enough, at) ? t("web-dp-enough") : t("web-dp-not-enough");
}

function city(scene: Scene, place: string): string {
  const { control, gate } = cityOf(place);
  const values = t("web-dp-values", { control, gate });
  return lines([joined([values, ...marks(scene, place)]), joined(agentsIn(scene, place))]);
}

/** What a journey would cost; empty for free moves. */
function price(scene: Scene, goal: string): string {
  const money = scene.topic?.[0] === "goal" ? scene.view.turn?.fares[goal] : undefined;
  return money === undefined ? "" : t("web-dp-price", { money });
}

function piece(scene: Scene, agent: string): string {
  const found = [t("web-dp-strength", { number: strengthOf(agent) })];
  const figure = figures(scene.view).find((one) => one.agent === agent);
  if (figure) {
    const where = scene.translator.forms("city", figure.city, "in");
    found.push(t("web-dp-where", { name: who(scene, figure.owner.seat), where }));
  }
  return joined(found);
}

function player(scene: Scene, seat: number): string {
  const { vp, hand_size } = scene.view.players[seat]!;
  return joined([t("web-dp-vp", { vp }), t("web-dp-cards-in-hand", { number: hand_size })]);
}

/** What a reveal would score at once. */
function reveal(scene: Scene): string {
  const parts = inParts(scene.view.turn?.reveal ?? [], scene);
  return parts ? t("web-dp-reveal-gives", { parts, bonus: BOX.rules.hidden_bonus }) : "";
}

/** What a gate would score for the reader at the end. */
function gate(scene: Scene, kind: string): string {
  const turn = scene.view.turn;
  if (!turn || scene.topic?.[0] !== "gate_kind") return "";
  const points = turn.gate_kinds.includes(kind) ? cityOf(String(scene.topic[1])).gate : 0;
  return t("web-dp-gate-scores", { points });
}

/** The score with the alignment kept or changed. */
function impostor(changed: boolean, scene: Scene): string {
  const now = changed ? scene.view.turn?.impostor : mine(scene)?.alignment;
  if (!now) return "";
  return t("web-dp-impostor", {
    alignment: scene.translator.forms("alignment", now),
    total: total(ownSheet(scene, now)),
  });
}
