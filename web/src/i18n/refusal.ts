/** The reason of a refusal in the reader's language. */
import { Refused } from "../wire/rest";
import { t } from "./language.svelte";

export function whyRefused(error: unknown): string {
  if (!(error instanceof Refused)) return t("refusal-broken");
  return error.is("unreachable") ? t("web-unreachable") : t(`refusal-${error.reason}`);
}

/** Waits for a request. Returns why it was refused, or an empty text if it was accepted. */
export async function refusalOf(request: Promise<unknown>): Promise<string> {
  return request.then(
    () => "",
    (error: unknown) => whyRefused(error),
  );
}
