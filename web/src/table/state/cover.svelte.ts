/** Hides what only the viewer may know on a screen that others can see, unless it is open. */
import type { Room } from "../../wire/messages";
import type { Viewer } from "../../wire/roomState.svelte";
import { KeptBySeat } from "./keptBySeat.svelte";

/** Whose view the screen shows, and of which room. */
interface Screen {
  readonly room: Room;
  readonly viewer: Viewer;
}

export class Cover {
  /** Whether the cover is lifted for a moment. */
  peeking = $state(false);
  /** How far the secrets under the cover are scrolled, in pixels. */
  peekScroll = $state(0);
  /** Whether the reader has uncovered the current question. */
  uncovered = $state(false);
  /** The seat to which a shared device is being passed: nothing else is shown until it takes it. */
  passingTo = $state<Viewer>(null);
  /** On a shared device: the seat whose secrets stay open until another seat is shown. */
  openSeat = $state<Viewer>(null);
  readonly #screen: Screen;
  /** Whether each player chose that their secrets stay open on this device. */
  readonly #keptOpen: KeptBySeat<boolean>;
  /** The number of the question for which a shared device was last covered. */
  #coveredFor = 0;

  constructor(screen: Screen) {
    this.#screen = screen;
    this.#keptOpen = new KeptBySeat(`turncoat.open.${screen.room.code}`);
    if (this.isShared && screen.room.phase === "playing") this.passingTo = screen.viewer;
  }

  /** Whether several seats are on this device, so that people pass it around. */
  readonly isShared: boolean = $derived.by(() => this.#screen.room.your_seats.length > 1);

  /**
   * Whether secrets stay open: because the reader said so for this seat, or because all others at
   * the table are bots. On a shared device, they are covered again as soon as the seat changes.
   */
  readonly keptOpen: boolean = $derived.by(() => {
    const { room, viewer } = this.#screen;
    if (viewer === null) return false;
    if (this.isShared) return this.openSeat === viewer;
    const people = room.chairs.filter((chair) => chair.member !== null);
    return this.#keptOpen.of(viewer) ?? people.length <= 1;
  });

  /** Whether the viewer's secrets are open, for a moment or for good. */
  readonly isOpen: boolean = $derived.by(() => this.keptOpen || this.peeking);

  /** Whether secrets may be anywhere on this screen. */
  readonly showsSecrets: boolean = $derived.by(
    () => this.keptOpen || this.#screen.viewer === null || this.#screen.room.phase === "ended",
  );

  /** Keeps the secrets of the viewer's seat open, or covers them. */
  keepOpen(open: boolean): void {
    const { viewer } = this.#screen;
    if (viewer === null) return;
    if (this.isShared) this.openSeat = open ? viewer : null;
    else this.#keptOpen.put(viewer, open);
  }

  /** Covers everything that is not kept open on a device of one's own. */
  close(): void {
    this.openSeat = null;
    this.uncovered = false;
    this.peeking = false;
  }

  /** To be called for a new question, with the seats that are asked. */
  questionChanged(number: number, asked: readonly number[]): void {
    const isAsked = this.#screen.viewer !== null && asked.includes(this.#screen.viewer);
    const isAskedAlone = isAsked && asked.length === 1;
    // A seat that is asked several things in a row, and alone, uncovers them only once.
    if (!isAskedAlone) this.uncovered = false;
    // A shared device is covered once, so that its player can open it again.
    if (!isAskedAlone && number !== this.#coveredFor) this.openSeat = null;
    this.#coveredFor = number;
  }
}
