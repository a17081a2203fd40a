/** The name of a seat as it is shown: the server's name for somebody who was erased is translated. */
import { t } from "./language.svelte";

const ERASED = /^Player (\d+)$/;

export function shownName(name: string): string {
  const erased = ERASED.exec(name);
  return erased ? t("erased-player", { number: Number(erased[1]) }) : name;
}
