/** Why something was refused, in the reader's words. */
import { Refused } from "../wire/rest";
import { t } from "./language.svelte";

export function whyRefused(error: unknown): string {
  if (!(error instanceof Refused)) return t("refusal-broken");
  return error.reason === "gone" ? t("web-gone") : t(`refusal-${error.reason}`);
}
