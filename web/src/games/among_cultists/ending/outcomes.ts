/** After the end: what happened to everybody, who killed whom, and the score. */
import { t } from "../../../i18n/language.svelte";
import type { Translator } from "../../../i18n/translator";
import { sentences } from "../../sentences";
import { NOBODY, START } from "../ledger";
import { shortName, playerName } from "../text/names";
import type { Scene, Seat, View } from "../view";

/** A character as its own player sees it; AUTOMA as everybody does. */
export function ownSeat(views: readonly View[], seat: number): Seat {
  return (views[seat] ?? views[0]!).players[seat]!;
}

/** Who killed a character, whether anybody found out, and how it became a ghost. */
export function fate(player: Seat, translator: Translator): string {
  const found = player.killer ? [slain(player.killer, translator)] : [];
  if (player.ghost) {
    const death = translator.forms("death", player.death);
    found.push(t("web-ac-ghost-since", { round: player.died, death }));
  } else {
    found.push(player.killer ? t("web-ac-unnoticed") : t("web-ac-living"));
  }
  return sentences(found);
}

function slain([giver, round]: readonly [number, number], translator: Translator): string {
  return giver === START
    ? t("web-ac-dead-from-start")
    : t("web-ac-slain", { name: shortName(giver, translator), round });
}

/** A character's route, and whether it ever left it. */
export function routeText(player: Seat, translator: Translator): string {
  if (player.route === null) return "";
  const route = translator.forms("route", player.route);
  const kept = (player.fitting_routes >> player.route) & 1;
  return kept ? t("web-ac-route-kept", { route }) : t("web-ac-route-left", { route });
}

export function isWinner(view: View, player: Seat): boolean {
  return player.side === view.won;
}

/** The score of both sides, and the tokens that were never drawn. */
export function score(view: View, translator: Translator): string[] {
  const bag = [...new Set(view.bag ?? [])].map((event) => translator.name("event", event));
  return [
    t("web-ac-score", { points: view.points, goal: view.goal }),
    t("web-ac-score-dead", {
      dead: view.dead ?? 0,
      kills: view.fixed.kills,
      verdict: view.dead_verdict,
    }),
    bag.length ? t("web-ac-score-bag", { bag: translator.catalogue.listed(bag) }) : "",
  ].filter((line) => line);
}

/** Whom each Cultist named as the Seer, and whether they were right. */
export function guesses(scene: Scene, view: View): string[] {
  return view.guesses.map(([who, named, right]) => {
    const name = playerName(who, scene.translator);
    if (named === NOBODY) return t("web-ac-named-nobody", { name });
    const other = scene.translator.name("seat", named);
    return t(right ? "web-ac-named-right" : "web-ac-named-wrong", { name, other });
  });
}
