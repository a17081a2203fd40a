/** How the game ended: who was eliminated, who won, and why. */
import { t } from "../../../i18n/language.svelte";
import { PARTS, written } from "./score";
import { goalText } from "./solo";
import { joined, listed } from "../text/wording";
import { type Scene, type View } from "../view";

export function pointsOf(view: View, seat: number): number {
  return view.totals[seat] ?? view.players[seat]?.vp ?? 0;
}

/** Why the game ended, and who was lowest or how near the Great Old One came to its goal. */
export function whyEnded(scene: Scene): string[] {
  const view = scene.view;
  const why = reason(scene);
  if (view.solo) return [...why, goalText(view.solo)];
  const last = view.lowest;
  if (last === null) return why;
  const names = listed(
    scene,
    view.eliminated.map((seat) => scene.translator.name("seat", seat)),
  );
  const lowest = t("web-dp-ending-lowest", {
    name: scene.translator.name("seat", last),
    score: pointsOf(view, last),
  });
  const gone = t("web-dp-ending-out", { alignment: view.players[last]!.alignment ?? "", names });
  const winners = view.winners.map((seat) => scene.translator.name("seat", seat));
  const highest = winners.length
    ? [
        t("web-dp-ending-highest", {
          number: winners.length,
          names: listed(scene, winners),
          score: pointsOf(view, view.winners[0]!),
        }),
      ]
    : [];
  return [...why, lowest, gone, ...highest];
}

/** Why the game ended. A target of VP is said with who reached it. */
function reason(scene: Scene): string[] {
  const { view, translator } = scene;
  if (view.reached.length) {
    const names = listed(
      scene,
      view.reached.map((seat) => translator.name("seat", seat)),
    );
    const number = view.reached.length;
    return [
      t("web-dp-ending-reached", { names, number, target: view.target }),
      t("web-dp-ending-then"),
    ];
  }
  return view.ended && translator.has("end", view.ended)
    ? [translator.name("end", view.ended)]
    : [];
}

/** All scores part by part, with a row for each part that somebody has. */
export function scoreTable(scene: Scene): { part: string; points: string[] }[] {
  const { scores } = scene.view;
  const found = new Set(scores.flatMap((score) => score.map(([part]) => part)));
  return PARTS.filter((part) => found.has(part)).map((part) => ({
    part: scene.translator.name("part", part),
    points: scores.map((score) => {
      const found = score.find(([name]) => name === part);
      return found ? written(found[1]) : "";
    }),
  }));
}

/** The mythos cards of a player or of the Great Old One. */
export function mythosNames(scene: Scene, player: { readonly mythos: readonly string[] }): string {
  const cards = player.mythos.map((card) => scene.translator.name("card", card));
  return t("web-dp-ending-mythos", { cards: joined(cards) });
}
