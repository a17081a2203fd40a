/** What people are called in lists. */
import { t } from "../../words/language.svelte";
import type { Speaker } from "../../words/speaker";

/** A name; the reader's own is marked. */
export function whoIs(seat: number, speaker: Speaker): string {
  const name = speaker.name("seat", seat);
  return seat === speaker.me ? t("web-ac-name-you", { name }) : name;
}

/** A name where there is little space. */
export function shortly(seat: number, speaker: Speaker): string {
  return seat === speaker.me ? t("web-ac-you") : speaker.name("seat", seat);
}

/** Several remarks in one line. */
export function joined(parts: readonly string[]): string {
  return parts.slice(1).reduce((list, item) => t("web-ac-next", { list, item }), parts[0] ?? "");
}
