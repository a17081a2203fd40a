/** How somebody likes the page on this device; kept by the browser. */
const KEPT = "turncoat.preferences";

interface Kept {
  name: string;
  theme: "auto" | "light" | "dark";
  /** The narrator speaks. */
  voice: boolean;
  /** Own secrets lie open; null: as long as nobody but bots is at the table. */
  open: boolean | null;
  /** How a choice that can't be undone is sent. */
  sending: "wait" | "ask" | "at_once";
  /** Advice for newcomers is shown. */
  tips: boolean;
  tipsRead: string[];
  /** A browser notification when one is asked and the page is not looked at. */
  notices: boolean;
}

const USUAL: Kept = {
  name: "",
  theme: "auto",
  voice: true,
  open: null,
  sending: "wait",
  tips: true,
  tipsRead: [],
  notices: false,
};

class Preferences {
  #kept = $state<Kept>({ ...USUAL, ...read() });

  get all(): Readonly<Kept> {
    return this.#kept;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
    this.apply();
  }

  /** Puts the theme on the page. */
  apply(): void {
    const root = document.documentElement;
    if (this.#kept.theme === "auto") root.removeAttribute("data-theme");
    else root.dataset["theme"] = this.#kept.theme;
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export const preferences = new Preferences();
