/** Advice for a first game, for players who have not read the rules. */
import type { Tip } from "../../game";
import type { View } from "../view";

export const tips: readonly Tip<View>[] = [
  { id: "web-ac-tip-story", points: "board" },
  { id: "web-ac-tip-role", whileCovered: "web-ac-tip-role-covered", points: "hand" },
  { id: "web-ac-tip-route", points: "hand", when: (scene) => scene.view.phase !== "night" },
  { id: "web-ac-tip-seats", points: "seats" },
  { id: "web-ac-tip-move", points: "board", topics: ["move"] },
  { id: "web-ac-tip-give", points: "hand", topics: ["give", "give_to"] },
  { id: "web-ac-tip-action", points: "board", topics: ["action"] },
  { id: "web-ac-tip-lay", points: "hand", topics: ["lay"] },
  { id: "web-ac-tip-status", points: "prompt", topics: ["status"] },
  { id: "web-ac-tip-vote", points: "talk", topics: ["discussion", "vote"] },
  { id: "web-ac-tip-ghost", points: "board", topics: ["teleport"] },
  {
    id: "web-ac-tip-talk",
    points: "talk",
    when: (scene) => {
      const { phase, silent } = scene.view;
      return (phase === "action" || phase === "discussion") && !silent;
    },
  },
  { id: "web-ac-tip-why", points: "prompt", topics: ["move", "action"] },
];
