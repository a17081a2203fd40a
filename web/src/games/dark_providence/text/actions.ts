/** What each action of a turn does, and what the hand has to pay for it. */
import { t } from "../../../i18n/language.svelte";
import { BOX, cardOf, resourcesOf, TRACKS, type Resource, type Track } from "../box";
import { joined, listed, resourceText } from "./wording";
import { ON_BASE, ON_CITY, hasMost, mine, type Scene } from "../view";

/** The resource that each action is paid with. */
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

export function action(scene: Scene, kind: string): string {
  const me = mine(scene);
  if (!me?.hand) return "";
  const has = handHas(scene, kind);
  switch (kind) {
    case "claim":
      return t("web-dp-do-claim", { places: claimable(scene) });
    case "influence":
      return t("web-dp-do-influence", { has, cubes: me.supply });
    case "retrieve":
      return t("web-dp-do-retrieve", { has, cubes: me.limbo });
    case "buy":
      return t("web-dp-do-buy", { has, money: BOX.rules.buy.money });
    case "travel":
      return t("web-dp-do-travel", { has });
    case "ritual_up":
    case "ritual_down":
    case "invest_up":
    case "invest_down":
      return t("web-dp-do-track", { has, kind });
    case "discard_cards":
      return t("web-dp-do-discard");
    case "step":
      return t("web-dp-do-step");
    case "pass":
      if (!me.hand.length) return t("web-dp-do-pass-empty", { hand: BOX.rules.hand });
      return t("web-dp-do-pass", { actions: scene.view.actions, hand: BOX.rules.hand });
    default:
      return "";
  }
}

/** What the cards that were played so far pay for. */
export function paid(scene: Scene): string {
  const [topic, resource, number] = scene.topic ?? [];
  const me = mine(scene);
  if (topic !== "pay" || !me || !Number(number)) return "";
  const sum = Number(number);
  switch (purpose(scene)) {
    case "influence":
      return t("web-dp-paid-influence", { number: Math.min(sum, me.supply) });
    case "retrieve":
      return t("web-dp-paid-retrieve", { number: sum });
    case "buy": {
      const { money, cubes } = BOX.rules.buy;
      return t("web-dp-paid-buy", { number: Math.floor(sum / money) * cubes });
    }
    default:
      return marker(scene, String(resource), sum);
  }
}

/** Where a marker would move to. */
function marker(scene: Scene, resource: string, steps: number): string {
  const [side, way] = resource.split("_");
  if (way !== "up" && way !== "down") return "";
  const track: Track = side === "ritual" ? "ritual" : "investigation";
  const { last, vp } = TRACKS[track];
  const space = scene.view[track] + (way === "up" ? steps : -steps);
  const reached = Math.min(last, Math.max(0, space));
  return t("web-dp-paid-track", { space: reached, last, vp: vp[reached] ?? 0 });
}

/** The action that the cards are played for. */
function purpose(scene: Scene): string {
  const kinds = scene.view.answers.map(([, , answer]) => String(answer[0]));
  return kinds.findLast((kind) => kind in PAID_WITH) ?? "";
}

/** How much the hand has of the resource for an action. */
function handHas(scene: Scene, kind: string): string {
  const resource = PAID_WITH[kind];
  if (!resource) return "";
  const hand = mine(scene)?.hand ?? [];
  const number = hand.reduce((sum, card) => sum + (cardOf(card).resources[resource] ?? 0), 0);
  return resourceText(scene, resource, number);
}

/** What a card pays, and what else it could be used for instead. */
export function payment(scene: Scene, card: string): string {
  const wanted = String(scene.topic?.[1] ?? "");
  const { action: does } = cardOf(card);
  const all = resourcesOf(card);
  const texts = (which: typeof all) =>
    which.map(([kind, number]) => resourceText(scene, kind, number));
  const gives = joined(texts(all.filter(([kind]) => kind === wanted)));
  const others = texts(all.filter(([kind]) => kind !== wanted));
  if (does) others.push(t("web-dp-its-action"));
  return gives && others.length
    ? t("web-dp-pays-instead", { gives, others: listed(scene, others) })
    : gives || joined(others);
}

/** Where the reader could claim something now. */
function claimable(scene: Scene): string {
  const view = scene.view;
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
    found.map((at) => scene.translator.option(at)),
  );
}
