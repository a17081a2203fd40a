/** How the game ended: who was eliminated, who won, and why. */
import { t } from "../../../i18n/language.svelte";
import { cardOf } from "../box";
import { PARTS, total } from "./score";
import { goalText } from "./solo";
import { joined, listed } from "../text/wording";
import { people, type Scene, type Seat, type View } from "../view";

const DISSENTERS = ["dissenter_investigator", "dissenter_cultist"];
/** The order in which alignments are eliminated if they tie for the lowest score. */
const FIRST_OUT = ["dissenter_cultist", "dissenter_investigator", "cultist", "investigator"];

export function pointsOf(view: View, seat: number): number {
  const parts = view.scores[seat];
  return parts ? total(parts) : (view.players[seat]?.vp ?? 0);
}

/** The eliminated seats: everybody of the alignment with the lowest score. */
export function eliminated(view: View): number[] {
  const all = people(view);
  if (view.solo || !view.scores.length) return [];
  const lowest = Math.min(...all.map((player) => pointsOf(view, player.seat)));
  let tied = all.filter((player) => pointsOf(view, player.seat) === lowest);
  const spared = tied.filter((player) => !hasAtEnd(player, "tie_break"));
  if (spared.length && new Set(tied.map(group)).size > 1) tied = spared;
  const loser = tied.reduce((one, other) => (goesBefore(other, one) ? other : one));
  const out = all.filter((player) => group(player) === group(loser)).map((player) => player.seat);
  return out.length === all.length ? [] : out;
}

/** The players that are eliminated together; each dissenter is alone. */
function group(player: Seat): string {
  const alone = DISSENTERS.includes(player.alignment ?? "");
  return `${player.alignment} ${alone ? player.seat : ""}`;
}

function goesBefore(one: Seat, other: Seat): boolean {
  const order = (player: Seat) => [
    FIRST_OUT.indexOf(player.alignment ?? ""),
    player.mythos.length,
    hasAtEnd(player, "flip_alignment") ? 0 : 1,
  ];
  const [first, second] = [order(one), order(other)];
  const at = first.findIndex((value, n) => value !== second[n]);
  return at >= 0 && first[at]! < second[at]!;
}

function hasAtEnd(player: Seat, kind: string): boolean {
  return player.mythos.some((card) => cardOf(card).end_game.some((effect) => effect.end === kind));
}

/** Why the game ended, and who was lowest or how near the Great Old One came to its goal. */
export function whyEnded(scene: Scene): string[] {
  const view = scene.view;
  const why =
    view.ended && scene.translator.has("end", view.ended)
      ? [scene.translator.name("end", view.ended)]
      : [];
  if (view.solo) return [...why, goalText(view, view.solo)];
  const out = eliminated(view);
  if (!out.length) return why;
  const last = out.reduce((one, other) =>
    pointsOf(view, other) < pointsOf(view, one) ? other : one,
  );
  const names = listed(
    scene,
    out.map((seat) => scene.translator.name("seat", seat)),
  );
  const lowest = t("web-dp-ending-lowest", {
    name: scene.translator.name("seat", last),
    score: pointsOf(view, last),
    alignment: scene.translator.name("alignment", view.players[last]!.alignment ?? ""),
    names,
  });
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
  return [...why, lowest, ...highest];
}

/** All scores part by part, with a row for each part that somebody has. */
export function scoreTable(scene: Scene): { part: string; points: string[] }[] {
  const { scores } = scene.view;
  const found = new Set(scores.flatMap((score) => score.map(([part]) => part)));
  return PARTS.filter((part) => found.has(part)).map((part) => ({
    part: scene.translator.name("part", part),
    points: scores.map((score) => String(score.find(([name]) => name === part)?.[1] ?? "")),
  }));
}

export function mythosNames(scene: Scene, player: Seat): string {
  return joined(player.mythos.map((card) => scene.translator.name("card", card)));
}
