/** Behaviour for the generated HTML of a rulebook. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** Follows links between rules, inside elements with a `data-place`, within the rulebook. */
export function links(follow: (id: string, link: HTMLAnchorElement) => void): Attachment {
  return (node) => {
    return on(node, "click", (click) => {
      if (!(click instanceof MouseEvent)) return;
      const target = click.target instanceof Element ? click.target : null;
      const link = target?.closest<HTMLAnchorElement>('[data-place] a[href^="#"]');
      if (!link || click.ctrlKey || click.metaKey || click.shiftKey || click.button) return;
      click.preventDefault();
      follow(link.hash.slice(1), link);
    });
  };
}

/** Makes tables that are too wide focusable, so that the keyboard can scroll them. */
export function tables(label: string): Attachment {
  return (node) => {
    const watch = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const box = target.closest(".sideways")!;
        const wide = box.scrollWidth > box.clientWidth;
        const attributes = { tabindex: "0", role: "group", "aria-label": label };
        for (const [name, value] of Object.entries(attributes)) {
          if (wide) box.setAttribute(name, value);
          else box.removeAttribute(name);
        }
      }
    });
    // A table also grows when its letters are loaded, while its box stays as it is.
    for (const part of node.querySelectorAll(".sideways, .sideways > table")) watch.observe(part);
    return () => watch.disconnect();
  };
}

/** Reports the section that is being read: the one in the upper part of the window, or none. */
export function reading(tell: (id: string) => void): Attachment {
  return (node) => {
    const watch = new IntersectionObserver(
      (entries) => {
        const now = entries.findLast((entry) => entry.isIntersecting);
        if (now) tell(now.target.getAttribute("data-section") ?? "");
      },
      { rootMargin: "-18% 0px -81% 0px" },
    );
    // The introduction is in no section.
    for (const part of node.querySelectorAll("[data-section], .intro")) watch.observe(part);
    return () => watch.disconnect();
  };
}
