/** How near the end, in pixels, a reader counts as reading the newest lines. */
const NEAR = 60;
/** Without one of these events, it was the browser that scrolled, not the reader. */
const BY_HAND = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Keeps a list scrolled to its newest lines, until the reader scrolls away. */
export function stickToBottom(lines: HTMLElement): () => void {
  const box = lines.closest<HTMLElement>("[role=tabpanel]") ?? lines.parentElement!;
  let near = true;
  let touched = false;
  const touch = () => (touched = true);
  // Scroll anchoring keeps visible lines in place when lines above them are removed. At the end it
  // would scroll away from the newest lines, and if as many are added, without a scroll event.
  const anchor = () => (box.style.overflowAnchor = near ? "none" : "auto");
  const follow = () => {
    if (!near) return;
    touched = false;
    box.scrollTo({ top: box.scrollHeight, behavior: "instant" });
  };
  const look = () => {
    if (!touched) return;
    near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    anchor();
  };
  anchor();
  const sizes = new ResizeObserver(follow);
  sizes.observe(box);
  sizes.observe(lines);
  box.addEventListener("scroll", look, { passive: true });
  for (const kind of BY_HAND) box.addEventListener(kind, touch, { passive: true });
  return () => {
    sizes.disconnect();
    box.style.overflowAnchor = "";
    box.removeEventListener("scroll", look);
    for (const kind of BY_HAND) box.removeEventListener(kind, touch);
  };
}
