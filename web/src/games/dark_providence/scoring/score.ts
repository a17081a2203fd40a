/** What the reader would score if the game ended now, part by part. */
import { t } from "../../../i18n/language.svelte";
import { grammarOf } from "../../../i18n/grammar";
import { joined } from "../text/wording";
import { mine, type Scene } from "../view";

export type Part = readonly [string, number];

/** All parts of a score, in the order of the score sheet. */
export const PARTS = (grammarOf("dark_providence").names.part ?? []).map(String);

/** Everything that can score for the reader, perhaps as another alignment. */
export function ownSheet(scene: Scene, alignment = mine(scene)?.alignment ?? ""): Part[] {
  const me = mine(scene);
  const own = me?.score_as[alignment];
  if (!me || !own) return [];
  const order = (part: Part) => PARTS.indexOf(part[0]);
  return [...me.score, ...own].sort((one, other) => order(one) - order(other));
}

export function total(parts: readonly Part[]): number {
  return parts.reduce((sum, [, points]) => sum + points, 0);
}

/** Points with a minus sign instead of a hyphen. */
export function written(points: number): string {
  return String(points).replace("-", "−");
}

/** The parts that are not 0 with their points, in a row. */
export function inParts(parts: readonly Part[], scene: Scene): string {
  const found = parts
    .filter(([, points]) => points)
    .map(([part, points]) =>
      t("web-dp-part", { part: scene.translator.forms("part", part), points: written(points) }),
    );
  return joined(found);
}
