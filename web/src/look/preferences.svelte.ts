/** The reader's preferences, kept in this browser. */
import { readStored } from "./stored";

const KEPT = "turncoat.preferences";

interface Kept {
  name: string;
  theme: "auto" | "light" | "dark";
  /** Whether the narrator speaks. */
  voice: boolean;
  /** How an answer that can't be undone is sent: after a while, once confirmed, or at once. */
  sending: "wait" | "ask" | "at_once";
  /** For how many milliseconds a new question ignores answers, against double clicks. */
  calm: number;
  /** Whether advice for newcomers is shown. */
  tips: boolean;
  tipsRead: string[];
  /** Whether the browser notifies a player of a question while the page is not visible. */
  notices: boolean;
}

const USUAL: Kept = {
  name: "",
  theme: "auto",
  voice: false,
  sending: "wait",
  calm: 600,
  tips: true,
  tipsRead: [],
  notices: false,
};

class Preferences {
  #kept = $state<Kept>({ ...USUAL, ...readStored<Kept>(KEPT) });

  get all(): Readonly<Kept> {
    return this.#kept;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
    this.apply();
  }

  /** Applies the theme to the page. */
  apply(): void {
    const root = document.documentElement;
    if (this.#kept.theme === "auto") root.removeAttribute("data-theme");
    else root.dataset["theme"] = this.#kept.theme;
  }
}

export const preferences = new Preferences();
