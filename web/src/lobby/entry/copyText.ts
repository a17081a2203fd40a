/** Copies text to the clipboard. */

/**
 * Copies the text of an element and returns whether it worked. Selects it at least, since browsers
 * deny the clipboard on plain HTTP.
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return document.execCommand("copy");
  }
}
