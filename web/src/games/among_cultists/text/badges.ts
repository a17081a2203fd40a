/** What stands on the badges of rooms and shelves: the letters of the colour, and a number. */
import { t } from "../../../i18n/language.svelte";
import type { Colour } from "../facts";

/** The short form of a colour. */
export function lettersOf(colour: Colour): string {
  return t(`web-ac-letters-${colour}`);
}

/** The badge of a room or shelf; those of the same colour differ by the number in their ids. */
export function badgeOf(id: string, colour: Colour): string {
  return lettersOf(colour) + (/\d$/.exec(id)?.[0] ?? "");
}
