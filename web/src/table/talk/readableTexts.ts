/** What the reader sees of what was written: nothing by those whom they have muted, and behind the
 * cover nothing that not everybody can read. */
import type { Text } from "../../wire/messages";
import { toAll } from "../../wire/texts";

export function legible(texts: readonly Text[], muted: readonly number[]): readonly Text[] {
  return texts.filter((text) => !muted.includes(text.member));
}

/** What may stand on a screen that others may look at. */
export function forAllEyes(texts: readonly Text[]): readonly Text[] {
  return texts.filter(toAll);
}

/** The rest of it, for those who may read it. */
export function forSome(texts: readonly Text[]): readonly Text[] {
  return texts.filter((text) => !toAll(text));
}
