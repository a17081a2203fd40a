/** Describes attacks by their events: who, whom, the roll, the result. */
import type { Term, Word } from "../../../i18n/grammar";
import { sentences } from "../../sentences";
import type { Scene } from "../view";

/** The events that follow an attack. */
const AFTER = ["throws", "throws_d4", "fails", "adds", "lessens", "wounded", "spared", "dies"];

/** The last attack in full sentences; empty if there was none recently. */
export function lastAttack(scene: Scene): string {
  const at = scene.recent.findLastIndex(([kind]) => kind === "attacks");
  if (at < 0) return "";
  const events = scene.recent.slice(at).filter(([kind]) => kind === "attacks" || isAfter(kind));
  return sentences(events.map((event) => scene.translator.event(event)));
}

/** What an attack did to its target, if that is among the recent events. */
export function attackResult(attack: Term, scene: Scene): string {
  const [, attacker, target] = attack;
  const from = scene.recent.findIndex((event) => String(event) === String(attack));
  const after = scene.recent.slice(from + 1);
  const came = after.find(
    ([kind, seat]) =>
      (kind === "fails" && seat === attacker) ||
      ((kind === "wounded" || kind === "spared") && seat === target),
  );
  return came ? scene.translator.event(came) : "";
}

function isAfter(kind: Word | undefined): boolean {
  return AFTER.includes(String(kind));
}
