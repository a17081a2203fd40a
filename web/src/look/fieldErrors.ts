/** Says in the reader's language what is wrong with a field. The browser would say it in its own. */
import { t } from "../i18n/language.svelte";

/** Words the errors of all fields of the page. */
export function wordFieldErrors(): void {
  const options = { capture: true };
  document.addEventListener(
    "invalid",
    ({ target }) => isInput(target) && target.setCustomValidity(whyInvalid(target)),
    options,
  );
  document.addEventListener(
    "input",
    ({ target }) => isInput(target) && target.setCustomValidity(""),
    options,
  );
}

function isInput(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement;
}

function whyInvalid(field: HTMLInputElement): string {
  // Without the words of an earlier attempt, perhaps in another language.
  field.setCustomValidity("");
  const { badInput, rangeOverflow, rangeUnderflow } = field.validity;
  if (badInput) return t("web-field-number");
  if (rangeOverflow) return t("web-field-most", { number: Number(field.max) });
  if (rangeUnderflow) return t("web-field-least", { number: Number(field.min) });
  return t("web-field-missing");
}
