/** What was written in a room. */
import type { Text } from "./messages";

/** All of them once, by their numbers. */
export function merged(known: readonly Text[], more: readonly Text[]): readonly Text[] {
  const all = new Map([...known, ...more].map((text) => [text.number, text]));
  return [...all.values()].sort((one, other) => one.number - other.number);
}
