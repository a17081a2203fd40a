/** The way through a book: jumps to a rule or a section, and back to where the reader was. */
import { tick } from "svelte";

/** Where a jump began. */
export interface Stop {
  /** What its button says. */
  readonly label: string;
  readonly comeBack: () => void | Promise<void>;
}

export class Trail {
  /** What was jumped to last: the anchor of a rule or a section. */
  here = $state("");
  #stops = $state.raw<readonly Stop[]>([]);

  constructor(
    /** What holds the book. */
    readonly root: () => HTMLElement | undefined,
    /** Whether the address of the page says where one is. */
    readonly inAddress: () => boolean,
  ) {}

  get last(): Stop | undefined {
    return this.#stops.at(-1);
  }

  /** Jumps to an anchor, and remembers where from. */
  async go(id: string, from?: Stop): Promise<void> {
    const goal = this.root()?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (!goal) return;
    if (from) this.#stops = [...this.#stops, from];
    if (this.inAddress()) history.replaceState(history.state, "", `#${id}`);
    await this.#show(id);
    goal.scrollIntoView({ block: "start" });
    goal.focus({ preventScroll: true });
  }

  async back(): Promise<void> {
    const stop = this.last;
    this.#stops = this.#stops.slice(0, -1);
    this.here = "";
    await stop?.comeBack();
  }

  /** Where a link in the text stands, to come back to it. */
  stopAt(link: HTMLElement, label: string, id: string): Stop {
    return {
      label,
      comeBack: async () => {
        await this.#show(id);
        link.scrollIntoView({ block: "center" });
        link.focus({ preventScroll: true });
      },
    };
  }

  /** Lights up a place; the same place once more as well. */
  async #show(id: string): Promise<void> {
    this.here = "";
    await tick();
    this.here = id;
    await tick();
  }
}
