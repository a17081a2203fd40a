/** After the end: what happened to everybody, who killed whom, and the score. */
import { t } from "../../../i18n/language.svelte";
import type { Translator } from "../../../i18n/translator";
import { factsOf } from "../facts";
import { START } from "../ledger";
import { shortName, playerName } from "../text/names";
import type { Scene, Seat, View } from "../view";

/** A character as its own player sees it; the AUTOMA as everybody does. */
export function ownSeat(views: readonly View[], seat: number): Seat {
  return (views[seat] ?? views[0]!).players[seat]!;
}

/** Who gave the first Dead card, and in which round. */
export function killer(player: Seat): [number, number] | null {
  const dead = (player.pulse ?? []).filter(([face]) => face === "dead");
  const first = dead.sort((one, other) => one[2] - other[2])[0];
  return first ? [first[1], first[2]] : null;
}

/** Who killed a character, whether anybody found out, and how it became a ghost. */
export function fate(player: Seat, translator: Translator): string {
  const found: string[] = [];
  const card = killer(player);
  if (card) {
    const [giver, round] = card;
    const slain =
      giver === START
        ? t("web-ac-dead-from-start")
        : t("web-ac-slain", { name: shortName(giver, translator), round });
    found.push(player.ghost ? slain : t("web-ac-unnoticed", { fate: slain }));
  }
  if (player.ghost) {
    const death = translator.name("death", player.death);
    found.push(t("web-ac-ghost-since", { round: player.died, death }));
  }
  return translator.catalogue.listed(found) || t("web-ac-living");
}

/** A character's route, and whether it ever left it. */
export function routeText(player: Seat, translator: Translator): string {
  if (player.route === null) return "";
  const route = translator.name("route", player.route);
  const kept = player.free_routes & player.ghost_routes & (1 << player.route);
  return kept ? t("web-ac-route-kept", { route }) : t("web-ac-route-left", { route });
}

export function isWinner(view: View, player: Seat): boolean {
  return (player.role === "cultist") === (view.won === "cultists");
}

/** The score of both sides, and the tokens that were never drawn. */
export function score(view: View, translator: Translator): string[] {
  const dead = view.players.filter(
    (player) => player.role !== "cultist" && (player.ghost || killer(player) !== null),
  ).length;
  const bag = [...new Set(view.bag ?? [])].map((event) => translator.name("event", event));
  return [
    t("web-ac-score", { points: view.points, goal: view.goal }),
    t("web-ac-score-dead", { dead, kills: factsOf(view).kills }),
    bag.length ? t("web-ac-score-bag", { bag: translator.catalogue.listed(bag) }) : "",
  ].filter((line) => line);
}

/** Whom each Cultist named as the Seer, and whether they were right. */
export function guesses(scene: Scene, view: View): string[] {
  return view.answers.flatMap(([, who, answer]) => {
    const name = playerName(who, scene.translator);
    if (answer[0] === "name_nobody") return [t("web-ac-named-nobody", { name })];
    if (answer[0] !== "name") return [];
    const seat = Number(answer[1]);
    const other = scene.translator.name("seat", seat);
    const right = view.players[seat]?.role === "seer";
    return [t(right ? "web-ac-named-right" : "web-ac-named-wrong", { name, other })];
  });
}
