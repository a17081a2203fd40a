/** An attack as it was told: who, whom, the throw, what came of it. */
import { t } from "../../../i18n/language.svelte";
import type { Term } from "../../../i18n/grammar";
import type { Scene } from "../../scene";

/** What belongs to an attack and comes after it. */
const AFTER = ["throws", "throws_d4", "fails", "wounded", "spared", "dies"];

/** The last attack that the reader was told of, in full sentences; nothing if there was none. */
export function lastAttack(scene: Scene): string {
  const at = scene.recent.findLastIndex(([kind]) => kind === "attacks");
  if (at < 0) return "";
  const told = scene.recent.slice(at).filter(([kind]) => kind === "attacks" || isAfter(kind));
  return [...told.map((event) => scene.translator.event(event)), otherThanThrown(told)]
    .filter(Boolean)
    .join(" ");
}

/** What an attack did to its target, as far as it was told in one breath. */
export function cameOf(attack: Term, scene: Scene): string {
  const [, attacker, target] = attack;
  const from = scene.recent.findIndex((event) => String(event) === String(attack));
  const after = scene.recent.slice(from + 1);
  const came = after.find(
    ([kind, seat]) =>
      (kind === "fails" && seat === attacker) ||
      ((kind === "wounded" || kind === "spared") && seat === target),
  );
  if (!came) return "";
  const told = after.slice(0, after.indexOf(came) + 1);
  return [scene.translator.event(came), otherThanThrown(told)].filter(Boolean).join(" ");
}

function isAfter(kind: unknown): boolean {
  return AFTER.includes(String(kind));
}

/** That cards or abilities have made other wounds of it than the dice: nobody has to guess. */
function otherThanThrown(told: readonly Term[]): string {
  const thrown = told.findLast(([kind]) => kind === "throws" || kind === "throws_d4");
  const wounded = told.findLast(([kind]) => kind === "wounded");
  if (!thrown || !wounded) return "";
  const [kind, , one, two] = thrown;
  const dice = kind === "throws" ? Math.abs(Number(one) - Number(two)) : Number(one);
  return dice === Number(wounded[2]) ? "" : t("web-sh-other-than-thrown", { number: dice });
}
