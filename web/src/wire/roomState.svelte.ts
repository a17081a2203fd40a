/** A roomState to a room: what was last told of it, and everything that can be asked for there. */
import { counted, type Counted } from "./ballots";
import type { AnyFrame, Room, Story, TableFrame, Text, Texts } from "./messages";
import { BEFORE_ALL, claimsBy, merged, toAll, type Place } from "./texts";
import type { Term } from "../i18n/grammar";
import { Socket, type Ask, type State } from "./socket";
import { Refused } from "./rest";

/** What one pair of viewers was told, and how it stands: the seat's, or the public's under null. */
export type Viewer = number | null;

/** How long it is told how a ballot came out. */
const TOLD_FOR = 15_000;

export class RoomState {
  state = $state<State>("connecting");
  /** Why the door stays shut. */
  refused = $state<Refused | null>(null);
  member = $state(-1);
  room = $state.raw<Room | null>(null);
  tables = $state.raw<ReadonlyMap<Viewer, TableFrame>>(new Map());
  stories = $state.raw<ReadonlyMap<Viewer, readonly Term[]>>(new Map());
  texts = $state.raw<readonly Text[]>([]);
  /** Whether something was written before the first of them that all can read. */
  earlier = $state(false);
  /** The same of those that not all can read. */
  earlierApart = $state(false);
  /** With which event each story begins, as far as it was told. */
  readonly #begins = new Map<Viewer, number>();
  /** After which claims a text came, by the text's number. */
  readonly heardAt = new Map<number, Place>();
  /** How much of a story was shown as it happened; the rest of the page may come and go. */
  readonly shown = new Map<Viewer, number>();
  /** Whether this roomState was there before the deal: then its whole story is new. */
  sawLobby = false;
  /** How the last ballot came out, for a while. */
  counted = $state.raw<Counted | null>(null);
  #countedTimer = 0;
  /** The server goes down and will be back. */
  closing = $state(false);
  /** What the house's clock is ahead of this device's. */
  #ahead = 0;
  #socket: Socket;

  constructor(
    readonly code: string,
    token: string,
  ) {
    this.#socket = new Socket(
      code,
      token,
      (frame) => this.#hear(frame),
      (state, refused) => {
        this.state = state;
        this.refused = refused ?? null;
      },
    );
  }

  /** The time of the house, in milliseconds. */
  now(): number {
    return performance.now() + this.#ahead;
  }

  /** Asks for what was written before all that is known; what not all can read only where it is
   * shown. */
  async readEarlier(apart: boolean): Promise<void> {
    await Promise.all([
      this.earlier && this.#readBefore(true),
      apart && this.earlierApart && this.#readBefore(false),
    ]);
  }

  #readBefore(to_all: boolean): Promise<void> {
    return this.ask({ do: "earlier_texts", before: this.#first(to_all) ?? 0, to_all });
  }

  /** The number of the first text that is known of those that all can read, or of the others. */
  #first(to_all: boolean): number | undefined {
    return this.texts.find((text) => toAll(text) === to_all)?.number;
  }

  ask(request: Ask): Promise<void> {
    return this.#socket.send(request);
  }

  close(): void {
    clearTimeout(this.#countedTimer);
    this.#socket.close();
  }

  #hear(frame: AnyFrame): void {
    switch (frame.is) {
      case "welcome":
        this.member = frame.member;
        this.#ahead = frame.at - performance.now();
        this.texts = [];
        this.earlier = this.earlierApart = false;
        this.#begins.clear();
        this.closing = false;
        break;
      case "room":
        if (frame.phase === "lobby") {
          this.tables = new Map();
          this.stories = new Map();
          this.#begins.clear();
          this.shown.clear();
          this.sawLobby = true;
        }
        this.#count(frame);
        this.room = frame;
        break;
      case "table":
        this.tables = new Map(this.tables).set(frame.seat, frame);
        break;
      case "story":
        this.#tell(frame);
        break;
      case "text":
        this.heardAt.set(frame.number, claimsBy(this.stories.values()));
        this.texts = merged(this.texts, [frame]);
        break;
      case "texts":
        this.#turn(frame);
        break;
      case "erased":
        this.texts = this.texts.filter((text) => text.member !== frame.member);
        break;
      case "closing":
        this.closing = true;
        break;
    }
  }

  #tell(story: Story): void {
    const told = this.stories.get(story.seat) ?? [];
    let begins = this.#begins.get(story.seat) ?? 0;
    const follows = begins <= story.since && story.since <= begins + told.length;
    if (!follows) begins = story.since;
    this.#begins.set(story.seat, begins);
    const kept = follows ? told.slice(0, story.since - begins) : [];
    this.stories = new Map(this.stories).set(story.seat, [...kept, ...story.events]);
  }

  /** A page of texts: the newest, or some from before all that are known. */
  #turn(page: Texts): void {
    const first = this.#first(toAll(page));
    const back = first !== undefined && !page.texts.some((text) => text.number >= first);
    const place = back ? BEFORE_ALL : claimsBy(this.stories.values());
    for (const text of page.texts) this.heardAt.set(text.number, place);
    this.texts = merged(this.texts, page.texts);
    if (!back && first !== undefined) return;
    if (toAll(page)) this.earlier = page.earlier;
    else this.earlierApart = page.earlier;
  }

  #count(room: Room): void {
    const result = this.room && counted(this.room, room);
    if (!result) return;
    this.counted = result;
    clearTimeout(this.#countedTimer);
    this.#countedTimer = window.setTimeout(() => (this.counted = null), TOLD_FOR);
  }
}
