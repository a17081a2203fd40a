/** On narrow screens the question lies over the page: what it speaks of is brought above it. */
const ENOUGH = 0.75;
const BESIDE = 6;

export function scrollIntoView(part: Element | null): void {
  const sheet = document.querySelector<HTMLElement>(".sheet");
  if (!part || !sheet || sheet.contains(part)) return;
  if (getComputedStyle(sheet).position !== "sticky") return;
  const top = document.querySelector(".bar")?.lastElementChild?.getBoundingClientRect().height ?? 0;
  const bottom = innerHeight - sheet.offsetHeight;
  const box = part.getBoundingClientRect();
  const seen = Math.min(box.bottom, bottom) - Math.max(box.top, top);
  if (seen >= Math.min(box.height, bottom - top) * ENOUGH) return;
  const fits = box.height <= bottom - top;
  const by = fits && box.top > top ? box.bottom - bottom + BESIDE : box.top - top - BESIDE;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollBy({ top: by, behavior: still ? "instant" : "smooth" });
}
