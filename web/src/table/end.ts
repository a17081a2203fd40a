/** Whoever reads the newest lines stays with them, whatever comes or changes its size. */
const NEAR = 60;

export function atEnd(lines: HTMLElement): () => void {
  const box = lines.closest("[role=tabpanel]")!;
  let near = true;
  /** As it was when somebody last scrolled: what has come since then is not yet to be judged. */
  let height = 0;
  const follow = () => {
    height = box.scrollHeight;
    if (near) box.scrollTo({ top: height, behavior: "instant" });
  };
  const look = () => (near = height - box.scrollTop - box.clientHeight < NEAR);
  const sizes = new ResizeObserver(follow);
  sizes.observe(box);
  sizes.observe(lines);
  box.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    box.removeEventListener("scroll", look);
  };
}
