/** Jumps in a rulebook, and the way back to where the reader was. */
import { tick } from "svelte";

/** Where a jump started. */
export interface Stop {
  /** The label of its button. */
  readonly label: string;
  readonly comeBack: () => void | Promise<void>;
}

export class Trail {
  /** The anchor of the last jump. */
  here = $state("");
  #stops = $state.raw<readonly Stop[]>([]);

  constructor(
    /** The element that contains the rulebook. */
    readonly root: () => HTMLElement | undefined,
    /** Whether jumps change the address of the page. */
    readonly inAddress: () => boolean,
  ) {}

  get last(): Stop | undefined {
    return this.#stops.at(-1);
  }

  /** Jumps to an anchor, and remembers the start. */
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

  /** A stop at a link in the text, to come back to it. */
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

  /** Highlights a place, even if it was highlighted before. */
  async #show(id: string): Promise<void> {
    this.here = "";
    await tick();
    this.here = id;
    await tick();
  }
}
