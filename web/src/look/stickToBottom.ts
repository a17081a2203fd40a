/** Whoever reads the newest lines stays with them, whatever comes or changes its size. */
const NEAR = 60;
/** Only by hand does anybody leave the end: browsers scroll for reasons of their own, too. */
const BY_HAND = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

export function stickToBottom(lines: HTMLElement): () => void {
  const box = lines.closest<HTMLElement>("[role=tabpanel]") ?? lines.parentElement!;
  let near = true;
  let touched = false;
  const touch = () => (touched = true);
  // Browsers keep the lines in place that somebody reads when others above them go. At the end that
  // would lead away from it, without a word if as much comes as goes.
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
