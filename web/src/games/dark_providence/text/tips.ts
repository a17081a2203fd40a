/** Advice for a first game. */
import type { Tip } from "../../game";
import { mine, type Scene, type View } from "../view";

export const tips: readonly Tip<View>[] = [
  {
    id: "web-dp-tip-who",
    whileCovered: "web-dp-tip-who-covered",
    points: "hand",
    when: (scene) => plays(scene) && !scene.view.solo,
  },
  {
    id: "web-dp-tip-who-solo",
    whileCovered: "web-dp-tip-who-solo-covered",
    points: "hand",
    when: (scene) => plays(scene) && !!scene.view.solo,
  },
  { id: "web-dp-tip-aim", points: "board", when: (scene) => scene.view.solo === null },
  { id: "web-dp-tip-board", points: "board" },
  { id: "web-dp-tip-place", points: "prompt", topics: ["place_main"] },
  { id: "web-dp-tip-solo", points: "board", when: (scene) => scene.view.solo !== null },
  { id: "web-dp-tip-turn", points: "prompt", topics: ["turn"] },
  { id: "web-dp-tip-pay", points: "hand", topics: ["pay"] },
  { id: "web-dp-tip-influence", points: "board", topics: ["influence", "add_to"] },
  {
    id: "web-dp-tip-control",
    points: "board",
    when: (scene) => plays(scene) && Object.values(scene.view.control).includes(scene.seat ?? -1),
  },
  { id: "web-dp-tip-limbo", points: "board", when: (scene) => (mine(scene)?.limbo ?? 0) > 0 },
  { id: "web-dp-tip-seats", points: "seats" },
  {
    id: "web-dp-tip-talk",
    points: "talk",
    when: (scene) => scene.view.options.players > 1,
  },
];

function plays(scene: Scene): boolean {
  return mine(scene) !== null;
}
