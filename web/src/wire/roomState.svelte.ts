/** The state of a room as the server last sent it, and the connection to send commands on. */
import { ballotResult, type BallotResult } from "./ballots";
import type { AnyFrame, Room, Story, TableFrame, Text, Texts } from "./messages";
import { BEFORE_ALL, isPublic, mergeTexts, placeAfter, type Place } from "./texts";
import type { Term } from "../i18n/grammar";
import { Socket, type Command, type ConnectionState } from "./socket";
import type { Refused } from "./rest";

/** Whose view of the table is meant: a seat's, or null for the public one. */
export type Viewer = number | null;

/** How long the result of a ballot is shown, in milliseconds. */
const RESULT_SHOWN_FOR = 15_000;

export class RoomState {
  state = $state<ConnectionState>("connecting");
  /** Why the server turned this member away. */
  refused = $state<Refused | null>(null);
  member = $state(-1);
  room = $state.raw<Room | null>(null);
  tables = $state.raw<ReadonlyMap<Viewer, TableFrame>>(new Map());
  stories = $state.raw<ReadonlyMap<Viewer, readonly Term[]>>(new Map());
  texts = $state.raw<readonly Text[]>([]);
  /** Whether the server has public texts from before the first one here. */
  hasEarlier = $state(false);
  /** Whether the server has private texts from before the first one here. */
  hasEarlierPrivate = $state(false);
  /** The number of the first event of each story that was sent. */
  readonly #starts = new Map<Viewer, number>();
  /** Where each text stands among the claims, by the text's number. */
  readonly textPlaces = new Map<number, Place>();
  /** How many events of each story were announced; kept here while components come and go. */
  readonly announced = new Map<Viewer, number>();
  /** Whether this page was there before the deal: then its whole story is new. */
  sawLobby = false;
  /** The result of the last ballot, for a while. */
  ballotResult = $state.raw<BallotResult | null>(null);
  #resultTimer = 0;
  /** Whether the server is shutting down and will be back. */
  closing = $state(false);
  /** How far the server's clock is ahead of this device's. */
  #clockOffset = 0;
  #socket: Socket;

  constructor(
    readonly code: string,
    token: string,
  ) {
    this.#socket = new Socket(
      code,
      token,
      (frame) => this.#receive(frame),
      (state, refused) => {
        this.state = state;
        this.refused = refused ?? null;
      },
    );
  }

  /** The server's time in milliseconds. */
  now(): number {
    return performance.now() + this.#clockOffset;
  }

  /** Loads an earlier page of texts; of private ones only where they may be shown. */
  async loadEarlier(withPrivate: boolean): Promise<void> {
    await Promise.all([
      this.hasEarlier && this.#loadBefore(true),
      withPrivate && this.hasEarlierPrivate && this.#loadBefore(false),
    ]);
  }

  #loadBefore(to_all: boolean): Promise<void> {
    return this.send({ do: "earlier_texts", before: this.#firstText(to_all) ?? 0, to_all });
  }

  /** The number of the first public text, or of the first private one. */
  #firstText(to_all: boolean): number | undefined {
    return this.texts.find((text) => isPublic(text) === to_all)?.number;
  }

  /** Sends a command; rejects with `Refused`. */
  send(command: Command): Promise<void> {
    return this.#socket.send(command);
  }

  close(): void {
    clearTimeout(this.#resultTimer);
    this.#socket.close();
  }

  #receive(frame: AnyFrame): void {
    switch (frame.is) {
      case "welcome":
        this.member = frame.member;
        this.#clockOffset = frame.at - performance.now();
        this.texts = [];
        this.hasEarlier = this.hasEarlierPrivate = false;
        this.#starts.clear();
        this.closing = false;
        break;
      case "room":
        if (frame.phase === "lobby") {
          this.tables = new Map();
          this.stories = new Map();
          this.#starts.clear();
          this.announced.clear();
          this.sawLobby = true;
        }
        this.#noteBallot(frame);
        this.room = frame;
        break;
      case "table":
        this.tables = new Map(this.tables).set(frame.seat, frame);
        break;
      case "story":
        this.#continueStory(frame);
        break;
      case "text":
        this.textPlaces.set(frame.number, placeAfter(this.stories.values()));
        this.texts = mergeTexts(this.texts, [frame]);
        break;
      case "texts":
        this.#addPage(frame);
        break;
      case "erased":
        this.texts = this.texts.filter((text) => text.member !== frame.member);
        break;
      case "closing":
        this.closing = true;
        break;
    }
  }

  /** Replaces a story from event number `since` on; starts over if events are missing before it. */
  #continueStory({ seat, since, events }: Story): void {
    const known = this.stories.get(seat) ?? [];
    let start = this.#starts.get(seat) ?? 0;
    const follows = start <= since && since <= start + known.length;
    if (!follows) start = since;
    this.#starts.set(seat, start);
    const kept = follows ? known.slice(0, since - start) : [];
    this.stories = new Map(this.stories).set(seat, [...kept, ...events]);
  }

  /** Adds a page of texts: the newest one, or one from before all that are known. */
  #addPage(page: Texts): void {
    const first = this.#firstText(isPublic(page));
    const isEarlier = first !== undefined && !page.texts.some((text) => text.number >= first);
    const place = isEarlier ? BEFORE_ALL : placeAfter(this.stories.values());
    for (const text of page.texts) this.textPlaces.set(text.number, place);
    this.texts = mergeTexts(this.texts, page.texts);
    if (!isEarlier && first !== undefined) return;
    if (isPublic(page)) this.hasEarlier = page.earlier;
    else this.hasEarlierPrivate = page.earlier;
  }

  #noteBallot(room: Room): void {
    const result = this.room && ballotResult(this.room, room);
    if (!result) return;
    this.ballotResult = result;
    clearTimeout(this.#resultTimer);
    this.#resultTimer = window.setTimeout(() => (this.ballotResult = null), RESULT_SHOWN_FOR);
  }
}
