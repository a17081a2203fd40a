/** The share of a part that has to be visible; otherwise it is scrolled into view. */
const ENOUGH = 0.75;
/** The gap that is left around it, in pixels. */
const GAP = 6;

/** On narrow screens, where the question covers the page, scrolls a part of the page above it. */
export async function scrollIntoView(part: Element | null): Promise<void> {
  const sheet = document.querySelector<HTMLElement>(".sheet");
  if (!part || !sheet || sheet.contains(part)) return;
  if (getComputedStyle(sheet).position !== "sticky") return;
  // Its height depends on fonts, which may be loaded only when it is laid out.
  part.getBoundingClientRect();
  await document.fonts.ready;
  const top = document.querySelector(".bar")?.lastElementChild?.getBoundingClientRect().height ?? 0;
  const bottom = innerHeight - sheet.offsetHeight;
  const box = part.getBoundingClientRect();
  const seen = Math.min(box.bottom, bottom) - Math.max(box.top, top);
  if (seen >= Math.min(box.height, bottom - top) * ENOUGH) return;
  const fits = box.height <= bottom - top;
  const by = fits && box.top > top ? box.bottom - bottom + GAP : box.top - top - GAP;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollBy({ top: by, behavior: still ? "instant" : "smooth" });
}
