/** The keys 1 to 9 choose one of the listed options. */
import type { Term } from "../../i18n/grammar";

export const NUMBER_KEYS = 9;

export function optionForKey(event: KeyboardEvent, options: readonly Term[]): Term | undefined {
  const at = Number(event.key) - 1;
  if (event.altKey || event.ctrlKey || event.metaKey || !(at < NUMBER_KEYS)) return undefined;
  return options[at];
}
