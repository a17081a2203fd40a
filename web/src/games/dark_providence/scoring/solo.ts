/** The Great Old One of the solo game: its progress, and what its cultists add. */
import { t } from "../../../i18n/language.svelte";
import type { SoloView } from "../../../wire/messages";
import type { Scene, Seat } from "../view";

/** How far it is towards its goal; both cultists count together. */
export function goalText(solo: SoloView): string {
  const args = { done: solo.progress, goal: solo.needed };
  switch (solo.goal) {
    case "agents_gained":
      return t("web-dp-goal-agents", args);
    case "gates_opened_by_cultists":
      return t("web-dp-goal-gates", args);
    case "cities_controlled_by_cultists":
      return t("web-dp-goal-cities", args);
    case "base_cards_claimed_by_cultists":
      return t("web-dp-goal-bases", args);
    case "mythos_claimed_by_cultists":
      return t("web-dp-goal-mythos", args);
    default:
      return t("web-dp-goal-tracks", args);
  }
}

/** Whether a cultist is masked, and what their card adds to their actions. */
export function cultistText(scene: Scene, player: Seat): string {
  const { influence = 0, money = 0, strength = 0 } = player.powers;
  const name = scene.translator.name("seat", player.seat);
  const id = player.revealed ? "web-dp-cultist-adds-unmasked" : "web-dp-cultist-adds-masked";
  return t(id, { name, influence, money, strength });
}
