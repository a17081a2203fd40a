/** The keys 1 to 9 make one of the choices that are listed. */
import type { Term } from "../../i18n/grammar";

export const NUMBERS = 9;

export function byNumber(event: KeyboardEvent, options: readonly Term[]): Term | undefined {
  const at = Number(event.key) - 1;
  if (event.altKey || event.ctrlKey || event.metaKey || !(at < NUMBERS)) return undefined;
  return options[at];
}
