/** Names of players in lists. */
import { t } from "../../../i18n/language.svelte";
import type { Translator } from "../../../i18n/translator";

/** A player's name; the reader's own is marked. */
export function playerName(seat: number, translator: Translator): string {
  const name = translator.name("seat", seat);
  return seat === translator.me ? t("web-ac-name-you", { name }) : name;
}

/** A player's name, marked if they are a ghost. */
export function nameOrGhost(seat: number, ghost: boolean, translator: Translator): string {
  if (!ghost) return playerName(seat, translator);
  const name = translator.name("seat", seat);
  return t(seat === translator.me ? "web-ac-name-ghost-you" : "web-ac-name-ghost", { name });
}

/** A player's name, or 'you', where there is little space. */
export function shortName(seat: number, translator: Translator): string {
  return seat === translator.me ? t("web-ac-you") : translator.name("seat", seat);
}
