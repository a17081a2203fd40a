/** The four alignments: their icons, and what is known about a player's. */
import lens from "icon:magnifying-glass";
import cultist from "icon:cultist";
import masks from "icon:duality-mask";
import robber from "icon:domino-mask";
import { t } from "../../../i18n/language.svelte";
import { grammarOf } from "../../../i18n/grammar";
import type { Scene, Seat } from "../view";

export const ALIGNMENTS = grammarOf("dark_providence").names.alignment ?? [];

export const ALIGNMENT_ICONS: Readonly<Record<string, string>> = {
  investigator: lens,
  cultist,
  dissenter_investigator: robber,
  dissenter_cultist: masks,
};

/** A player's alignment and how it was revealed. */
export function known(scene: Scene, player: Seat): string {
  if (player.alignment === null) return t("web-dp-hidden");
  const alignment = scene.translator.forms("alignment", player.alignment);
  switch (player.revealed) {
    case "":
      if (scene.view.ended) return scene.translator.name("alignment", player.alignment);
      return player.seat === scene.seat
        ? t("web-dp-hidden-own", { alignment })
        : t("web-dp-known-to-you", { alignment });
    case "murder":
      return t("web-dp-revealed-murder", { alignment });
    case "madness":
      return t("web-dp-revealed-madness", { alignment });
    case "defeat":
      return t("web-dp-revealed-defeat", { alignment });
    default:
      return t("web-dp-revealed-action", { alignment });
  }
}

/** Whether a player's alignment may be shown on this screen. */
export function mayShow(scene: Scene, player: Seat): boolean {
  return player.alignment !== null && (player.revealed !== "" || scene.open);
}
