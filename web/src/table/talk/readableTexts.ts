/** Which chat texts a reader sees: none by muted members, and behind the cover only public ones. */
import type { Text } from "../../wire/messages";
import { isPublic } from "../../wire/texts";

export function withoutMuted(texts: readonly Text[], muted: readonly number[]): readonly Text[] {
  return texts.filter((text) => !muted.includes(text.member));
}

export function publicTexts(texts: readonly Text[]): readonly Text[] {
  return texts.filter(isPublic);
}

export function privateTexts(texts: readonly Text[]): readonly Text[] {
  return texts.filter((text) => !isPublic(text));
}
