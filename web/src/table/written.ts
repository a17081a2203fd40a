/** What the reader sees of what was written: nothing by those whom they have muted. */
import type { Text } from "../wire/messages";

export function legible(texts: readonly Text[], muted: readonly number[]): readonly Text[] {
  return texts.filter((text) => !muted.includes(text.member));
}
