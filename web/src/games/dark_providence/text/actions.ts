/** What each action of a turn does, and what the hand has to pay for it. */
import { t } from "../../../i18n/language.svelte";
import { BOX, cardOf, isTrack, resourcesOf, TRACKS, trackPoints } from "../box";
import { either, joined, listed, resourceText } from "./wording";
import { mine, type Scene } from "../view";

export function action(scene: Scene, kind: string): string {
  const me = mine(scene);
  const turn = scene.view.turn;
  if (!me?.hand || !turn) return "";
  const has = turn.funds[kind] ?? 0;
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
      if (!me.hand.length) return t("web-dp-do-pass-empty", { hand: turn.full_hand });
      return t("web-dp-do-pass", { actions: scene.view.actions, hand: turn.full_hand });
    default:
      return "";
  }
}

/** What the cards that were played so far pay for. */
export function paid(scene: Scene): string {
  const bought = scene.view.turn?.purchase;
  if (!bought) return "";
  const { action, number, track } = bought;
  if (isTrack(track)) {
    const { last } = TRACKS[track];
    return t("web-dp-paid-track", { space: number, last, vp: trackPoints(track, number) });
  }
  switch (action) {
    case "influence":
      return t("web-dp-paid-influence", { number });
    case "retrieve":
      return t("web-dp-paid-retrieve", { number });
    default:
      return t("web-dp-paid-buy", { number });
  }
}

/** What a card pays, and what else it could be used for instead. */
export function payment(scene: Scene, card: string): string {
  const wanted = String(scene.topic?.[1] ?? "");
  const all = resourcesOf(card);
  const texts = (which: typeof all) =>
    which.map(([kind, number]) => resourceText(scene, kind, number));
  const gives = joined(texts(all.filter(([kind]) => kind === wanted)));
  const others = texts(all.filter(([kind]) => kind !== wanted));
  const acts = cardOf(card).action !== null;
  if (!others.length) return acts ? t("web-dp-pays-for-action", { gives }) : gives;
  if (acts) others.push(t("web-dp-pays-action"));
  return t("web-dp-pays-instead", { gives, others: either(others) });
}

/** Where the reader could claim something now. */
function claimable(scene: Scene): string {
  const found = scene.view.turn?.claimable ?? [];
  return listed(
    scene,
    found.map((at) => scene.translator.option(at)),
  );
}
