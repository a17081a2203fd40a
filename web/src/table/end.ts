/** Whoever reads the newest lines stays with them, whatever comes or changes its size. */
const NEAR = 60;

export function atEnd(lines: HTMLElement): () => void {
  const box = lines.closest<HTMLElement>("[role=tabpanel]")!;
  let near = true;
  /** As it was last followed: what has come since then is not yet to be judged. */
  let height = 0;
  let room = 0;
  const follow = () => {
    [height, room] = [box.scrollHeight, box.clientHeight];
    if (near) box.scrollTo({ top: height, behavior: "instant" });
  };
  const look = () => {
    if (box.scrollHeight !== height || box.clientHeight !== room) return;
    near = height - box.scrollTop - room < NEAR;
    hold();
  };
  /** The browser keeps the lines in place for those who read older ones; at the end it would scroll
   * away from what is new when old lines are folded away. */
  const hold = () => (box.style.overflowAnchor = near ? "none" : "auto");
  const sizes = new ResizeObserver(follow);
  hold();
  sizes.observe(box);
  sizes.observe(lines);
  box.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    box.removeEventListener("scroll", look);
  };
}
