/** How many pixels may be hidden without a hint. */
const LITTLE = 8;

/** Marks a scrolling part with the class `more` while there is something below what it shows. */
export function hintAtMore(part: HTMLElement): () => void {
  const update = () => {
    const hidden = part.scrollHeight - part.clientHeight - part.scrollTop;
    part.classList.toggle("more", hidden > LITTLE);
  };
  const sizes = new ResizeObserver(update);
  for (const one of [part, ...part.children]) sizes.observe(one);
  part.addEventListener("scroll", update, { passive: true });
  return () => {
    sizes.disconnect();
    part.removeEventListener("scroll", update);
  };
}
