/** Whoever reads the newest lines stays with them, whatever comes or changes its size. */
const NEAR = 60;
/** Only by hand does anybody leave the end: browsers scroll for reasons of their own, too. */
const BY_HAND = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

export function atEnd(lines: HTMLElement): () => void {
  const box = lines.closest("[role=tabpanel]")!;
  let near = true;
  let touched = false;
  const touch = () => (touched = true);
  const follow = () => {
    if (!near) return;
    touched = false;
    box.scrollTo({ top: box.scrollHeight, behavior: "instant" });
  };
  const look = () => {
    if (touched) near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  };
  const sizes = new ResizeObserver(follow);
  sizes.observe(box);
  sizes.observe(lines);
  box.addEventListener("scroll", look, { passive: true });
  for (const kind of BY_HAND) box.addEventListener(kind, touch, { passive: true });
  return () => {
    sizes.disconnect();
    box.removeEventListener("scroll", look);
    for (const kind of BY_HAND) box.removeEventListener(kind, touch);
  };
}
