/** The Great Old One of the solo game: its progress, and what its cultists add. */
import { t } from "../../../i18n/language.svelte";
import type { SoloView } from "../../../wire/messages";
import { BOX } from "../box";
import type { Seat, View } from "../view";

function goalOf(solo: SoloView) {
  return BOX.solo.great_old_ones.find((one) => one.id === solo.id)!.goal;
}

/** How far it is towards its goal; both cultists count together. */
export function progress(view: View, solo: SoloView): number {
  const held = Object.values(view.control).filter((seat) => view.players[seat]?.cultist).length;
  const found: Readonly<Record<string, number>> = {
    agents_gained: solo.agents.length,
    gates_opened_by_cultists: solo.gates,
    cities_controlled_by_cultists: held,
    base_cards_claimed_by_cultists: solo.bases,
    mythos_claimed_by_cultists: solo.mythos.length,
    ritual_minus_investigation: view.ritual - view.investigation,
  };
  return found[goalOf(solo).test] ?? 0;
}

export function needed(solo: SoloView): number {
  return goalOf(solo).at_least;
}

export function goalText(view: View, solo: SoloView): string {
  const args = { done: progress(view, solo), goal: needed(solo) };
  switch (goalOf(solo).test) {
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

/** What a cultist's card adds to their actions. */
export function cultistAdds(player: Seat): string {
  const card = BOX.solo.cultist_cards.find((one) => one.id === player.main)!;
  const { influence, money, strength } = player.revealed ? card.revealed : card.hidden;
  return t("web-dp-cultist-adds", { influence, money, strength });
}
