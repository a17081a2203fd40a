/** Advice for a first game. */
import type { Tip } from "../../game";
import type { Scene, View } from "../view";

export const tips: readonly Tip<View>[] = [
  {
    id: "web-sh-tip-who",
    whileCovered: "web-sh-tip-who-covered",
    points: "hand",
    when: hasHumans,
  },
  {
    id: "web-sh-tip-who-two-sides",
    whileCovered: "web-sh-tip-who-two-sides-covered",
    points: "hand",
    when: (scene) => !hasHumans(scene),
  },
  { id: "web-sh-tip-board", points: "board" },
  { id: "web-sh-tip-seats", points: "seats" },
  { id: "web-sh-tip-turn", topics: ["turn_start"], points: "prompt" },
  { id: "web-sh-tip-place", topics: ["place"], points: "prompt" },
  { id: "web-sh-tip-give", topics: ["give"], points: "prompt" },
  { id: "web-sh-tip-green", topics: ["green"], points: "prompt" },
  { id: "web-sh-tip-attack", topics: ["attack"], points: "board" },
  { id: "web-sh-tip-talk", points: "talk", when: knowsSomething },
];

function hasHumans(scene: Scene): boolean {
  return (scene.view.dealt.human ?? 0) > 0;
}

/** Whether the reader has given or answered a green card. */
function knowsSomething(scene: Scene): boolean {
  return scene.view.gifts.some(
    (gift) => gift.outcome.length > 0 && [gift.giver, gift.receiver].includes(scene.seat ?? -1),
  );
}
