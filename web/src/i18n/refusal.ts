/** Why something was refused. An error is kept as it is and put into words when it is shown, because the
 * reader may change the language meanwhile. */
import { Refused } from "../wire/rest";
import { t } from "./language.svelte";

/** The reason in the reader's language; empty for no error. */
export function whyRefused(error: Refused | null): string {
  if (!error) return "";
  return error.is("unreachable") ? t("web-unreachable") : t(`refusal-${error.reason}`);
}

/** Waits for a request. Returns why it was refused, or null if it was accepted. */
export async function refusalOf(request: Promise<unknown>): Promise<Refused | null> {
  return request.then(() => null, asRefused);
}

/** What was thrown, as a refusal. */
export function asRefused(error: unknown): Refused {
  return error instanceof Refused ? error : new Refused("broken");
}
