/** Where in the page one is: the address, kept in step with the browser's own history. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "room"; code: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "about" }
  | { page: "nothing" };

class Address {
  #path = $state(location.pathname);
  route = $derived(read(this.#path));

  constructor() {
    addEventListener("popstate", () => (this.#path = location.pathname));
  }

  /** Goes to another page; `note` is kept in the history with it. */
  go(path: string, note: unknown = null): void {
    history.pushState(note, "", path);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }
}

function read(path: string): Route {
  const [first = "", second = "", third = "", ...more] = path.split("/").filter(Boolean);
  if (!first) return { page: "home" };
  if (first === "rules" && !more.length) return { page: "rules", game: second, rule: third };
  if (third) return { page: "nothing" };
  if (first === "r" && second) return { page: "room", code: second.toUpperCase() };
  if (first === "new") return { page: "new", game: second };
  if (first === "about" && !second) return { page: "about" };
  return { page: "nothing" };
}

export const address = new Address();

/** For links within the page: `<a href="/about" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  address.go(link);
}
