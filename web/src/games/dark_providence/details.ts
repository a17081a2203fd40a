/** What is said beside a choice: what lies there, what a card does, what it costs. */
import { t } from "../../words/language.svelte";
import type { Words } from "../../words/words";
import type { Scene } from "../scene";
import { BOX, cardOf, cityOf, strengthOf, type Resource } from "./box";
import { costsFrom } from "./roads";
import { countsGate, inParts, ofTrackAndGates, opposite, ownScore, total } from "./score";
import { figures, hasMost, mine, ON_BASE, ON_CITY, ON_MYTHOS, viewOf } from "./table";
import {
  agentsIn,
  baseCard,
  cardText,
  facts,
  joined,
  listed,
  marks,
  onSpot,
  page,
  resourceWords,
  who,
} from "./wording";

const WITH_CITY = ["go", "place", "deep_one", "stack", "refresh"];
const IN_FULL = ["to_row", "top", "next", "recover", "strip", "purge_hand", "purge_discard"];
const USED = ["use", "use_mythos"];
const IN_HAND = ["card", "discard", "throw"];
const PIECES = ["piece", "victim", "revive", "step"];
/** What of the hand each action is paid with. */
const PAID_WITH: Readonly<Record<string, Resource>> = {
  influence: "influence",
  retrieve: "influence",
  buy: "money",
  travel: "money",
  ritual_up: "ritual_up",
  ritual_down: "ritual_down",
  invest_up: "invest_up",
  invest_down: "invest_down",
};

export function detail(option: Words, scene: Scene): string {
  const [kind, first] = [String(option[0]), String(option[1] ?? "")];
  const topic = String(scene.topic?.[0] ?? "");
  if (topic === "impostor") return impostor(kind === "yes", scene);
  // A question about a card shows the card.
  if (kind === "yes")
    return scene.speaker.has("card", scene.topic?.[1] ?? "")
      ? cardText(scene, String(scene.topic?.[1]))
      : "";
  if (kind === "gate") return gate(scene, first);
  if (kind === "lock" || kind === "unlock") return detail(option.slice(1), scene);
  if (kind === ON_CITY || kind === ON_BASE || kind === ON_MYTHOS) return spot(scene, kind, first);
  if (kind === "place" && viewOf(scene).phase === "placing") {
    return joined([city(scene, first), baseCard(scene, first)]);
  }
  if (WITH_CITY.includes(kind)) return joined([price(scene, first), city(scene, first)]);
  if (IN_FULL.includes(kind)) return page(scene, first);
  if (USED.includes(kind)) return cardText(scene, first);
  if (IN_HAND.includes(kind)) return joined(resourceWords(scene, first));
  if (PIECES.includes(kind)) return piece(scene, first);
  if (kind === "player") return player(scene, Number(first));
  if (kind === "limbo") return t("web-dp-cubes", { number: mine(scene)?.limbo ?? 0 });
  if (kind === "claim") return claimable(scene);
  if (kind === "reveal") return reveal(scene);
  return handHas(scene, kind);
}

function spot(scene: Scene, kind: string, place: string): string {
  const there = onSpot(scene, [kind, place], true);
  if (kind === ON_MYTHOS) return joined([there, ...facts(scene, place), cardText(scene, place)]);
  if (kind === ON_BASE) return joined([baseCard(scene, place), there]);
  const control = t("web-dp-control", { number: cityOf(place).control });
  return joined([control, ...marks(scene, place), there]);
}

function city(scene: Scene, place: string): string {
  const { control, gate } = cityOf(place);
  return joined([
    t("web-dp-values", { control, gate }),
    ...marks(scene, place),
    ...agentsIn(scene, place),
  ]);
}

/** What a journey would cost; free moves cost nothing, so nothing is said. */
function price(scene: Scene, goal: string): string {
  const view = viewOf(scene);
  const travels = view.answers.some(([, , words]) => words[0] === "travel");
  if (scene.topic?.[0] !== "goal" || !travels) return "";
  const [, kind, id] = scene.topic;
  const start =
    kind === "deep_one" ? String(id) : figures(view).find((figure) => figure.agent === id)?.city;
  const money = start ? costsFrom(start, view).get(goal) : undefined;
  return money === undefined ? "" : t("web-dp-price", { money });
}

function piece(scene: Scene, agent: string): string {
  const found = [t("web-dp-strength", { number: strengthOf(agent) })];
  const figure = figures(viewOf(scene)).find((one) => one.agent === agent);
  if (figure) {
    const where = scene.speaker.form("city", figure.city, "in");
    found.push(t("web-dp-where", { name: who(scene, figure.owner.seat), where }));
  }
  return joined(found);
}

function player(scene: Scene, seat: number): string {
  const { vp, hand_size } = viewOf(scene).players[seat]!;
  return joined([t("web-dp-vp", { vp }), t("web-dp-cards-in-hand", { number: hand_size })]);
}

/** Where the reader could claim something now. */
function claimable(scene: Scene): string {
  const view = viewOf(scene);
  const me = mine(scene);
  if (!me) return "";
  const guarded = view.players
    .filter((one) => one.cultist && !one.revealed)
    .flatMap((one) => Object.values(one.agents));
  const full = Object.keys(me.agents).length >= BOX.rules.agent_limit;
  const found = me.cubes
    .map(([at]) => at)
    .filter(([kind, place]) => {
      const locked = view.locks.some((lock) => lock[0] === kind && lock[1] === place);
      const top = view.tops[place];
      const agent = kind === ON_BASE && top !== undefined && cardOf(top).agent !== null;
      const own = kind === ON_CITY && (view.control[place] === me.seat || !me.tokens);
      const closed = guarded.includes(place) || view.cthulhu === place;
      return !locked && !own && !closed && !(agent && full) && hasMost(view, me, [kind, place]);
    });
  return listed(
    scene,
    found.map((at) => scene.speaker.option(at)),
  );
}

/** What would be scored at once. */
function reveal(scene: Scene): string {
  const me = mine(scene);
  if (!me?.alignment) return "";
  const parts = ofTrackAndGates(viewOf(scene), me, me.alignment).filter(([, points]) => points);
  return parts.length ? t("web-dp-reveal-gives", { parts: inParts(parts, scene) }) : "";
}

/** What a gate would score for the reader at the end. */
function gate(scene: Scene, kind: string): string {
  const me = mine(scene);
  if (!me?.alignment || scene.topic?.[0] !== "gate_kind") return "";
  const points = countsGate(me.alignment, kind) ? cityOf(String(scene.topic[1])).gate : 0;
  return t("web-dp-gate-scores", { points });
}

/** As what one would score how much. */
function impostor(changed: boolean, scene: Scene): string {
  const me = mine(scene);
  if (!me?.alignment) return "";
  const now = changed ? opposite(me.alignment) : me.alignment;
  return t("web-dp-impostor", {
    alignment: scene.speaker.name("alignment", now),
    total: total(ownScore(scene, changed)),
  });
}

/** How much the hand has of what an action is paid with. */
function handHas(scene: Scene, kind: string): string {
  const me = mine(scene);
  const resource = PAID_WITH[kind];
  if (!resource || !me?.hand) return "";
  const number = me.hand.reduce((sum, card) => sum + (cardOf(card).resources[resource] ?? 0), 0);
  const name = scene.speaker.name("resource", resource);
  if (kind !== "influence") return t("web-dp-hand-has", { number, resource: name });
  return t("web-dp-hand-and-supply", { number, resource: name, supply: me.supply });
}
