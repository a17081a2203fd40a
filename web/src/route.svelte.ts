/** Which page is shown, in step with the browser's address and history. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "room"; code: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "about" }
  | { page: "not_found" };

class Address {
  #path = $state(location.pathname);
  route = $derived(read(this.#path));

  constructor() {
    addEventListener("popstate", () => (this.#path = location.pathname));
  }

  /** Goes to another page. The history keeps `note` with it. */
  go(path: string, note: string | null = null): void {
    history.pushState(note, "", path);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }
}

function read(path: string): Route {
  const [first = "", second = "", third = "", ...more] = path.split("/").filter(Boolean);
  if (!first) return { page: "home" };
  if (first === "rules" && !more.length) return { page: "rules", game: second, rule: third };
  if (third) return { page: "not_found" };
  if (first === "r" && second) return { page: "room", code: second.toUpperCase() };
  if (first === "new") return { page: "new", game: second };
  if (first === "about" && !second) return { page: "about" };
  return { page: "not_found" };
}

export const address = new Address();

/** Handles links within the page: `<a href="/about" onclick={follow}>`. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  const link = event.currentTarget.getAttribute("href");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  address.go(link);
}
