/** Describes attacks by their events: who, whom, the throw, the result. */
import { t } from "../../../i18n/language.svelte";
import type { Term, Word } from "../../../i18n/grammar";
import type { Scene } from "../view";

/** The events that follow an attack. */
const AFTER = ["throws", "throws_d4", "fails", "wounded", "spared", "dies"];

/** The last attack in full sentences; empty if there was none recently. */
export function lastAttack(scene: Scene): string {
  const at = scene.recent.findLastIndex(([kind]) => kind === "attacks");
  if (at < 0) return "";
  const events = scene.recent.slice(at).filter(([kind]) => kind === "attacks" || isAfter(kind));
  return [...events.map((event) => scene.translator.event(event)), otherThanThrown(events)]
    .filter(Boolean)
    .join(" ");
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
  if (!came) return "";
  const events = after.slice(0, after.indexOf(came) + 1);
  return [scene.translator.event(came), otherThanThrown(events)].filter(Boolean).join(" ");
}

function isAfter(kind: Word | undefined): boolean {
  return AFTER.includes(String(kind));
}

/** Says so if cards or abilities changed the wounds from what the dice showed. */
function otherThanThrown(events: readonly Term[]): string {
  const thrown = events.findLast(([kind]) => kind === "throws" || kind === "throws_d4");
  const wounded = events.findLast(([kind]) => kind === "wounded");
  if (!thrown || !wounded) return "";
  const [kind, , one, two] = thrown;
  const dice = kind === "throws" ? Math.abs(Number(one) - Number(two)) : Number(one);
  return dice === Number(wounded[2]) ? "" : t("web-sh-other-than-thrown", { number: dice });
}
