/** What the ready-made html of a book needs once it is on the page. */
import type { Attachment } from "svelte/attachments";

/** Links from rule to rule, in whatever has a `data-place`, are followed within the book. */
export function links(follow: (id: string, link: HTMLAnchorElement) => void): Attachment {
  return (node) => {
    const listener = (event: Event) => {
      const click = event as MouseEvent;
      const link = (click.target as Element).closest<HTMLAnchorElement>(
        '[data-place] a[href^="#"]',
      );
      if (!link || click.ctrlKey || click.metaKey || click.shiftKey || click.button) return;
      click.preventDefault();
      follow(link.hash.slice(1), link);
    };
    node.addEventListener("click", listener);
    return () => node.removeEventListener("click", listener);
  };
}

/** Tables that are too wide can be reached by keyboard and scrolled; others are left alone. */
export function tables(label: string): Attachment {
  return (node) => {
    const watch = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const wide = target.scrollWidth > target.clientWidth;
        const attributes = { tabindex: "0", role: "group", "aria-label": label };
        for (const [name, value] of Object.entries(attributes)) {
          if (wide) target.setAttribute(name, value);
          else target.removeAttribute(name);
        }
      }
    });
    for (const table of node.querySelectorAll(".sideways")) watch.observe(table);
    return () => watch.disconnect();
  };
}

/** Tells which section is being read: the one in the upper part of the window. */
export function reading(tell: (id: string) => void): Attachment {
  return (node) => {
    const watch = new IntersectionObserver(
      (entries) => {
        const now = entries.findLast((entry) => entry.isIntersecting);
        if (now) tell((now.target as HTMLElement).dataset["section"] ?? "");
      },
      { rootMargin: "-18% 0px -81% 0px" },
    );
    for (const section of node.querySelectorAll("[data-section]")) watch.observe(section);
    return () => watch.disconnect();
  };
}
