/** Somebody at a table: what their viewers see, what they are asked, and what they are about to answer. */
import type { Game, Moment } from "../../games/game";
import { keyOf, Lit, type Person, type Scene } from "../../games/scene";
import { preferences } from "../../look/preferences.svelte";
import type { Room, TableFrame, Text } from "../../wire/messages";
import type { Viewer, RoomState } from "../../wire/roomState.svelte";
import { coveredView, isPublicEvent, isPublicTopic } from "../../i18n/cover";
import { language, t } from "../../i18n/language.svelte";
import { whyRefused } from "../../i18n/refusal";
import { Translator } from "../../i18n/translator";
import { same, things, grammarOf, type Family, type Term } from "../../i18n/grammar";
import { Narration } from "./narration.svelte";
import { Queue } from "./queue.svelte";
import { forAllEyes, forSome, legible } from "../talk/readableTexts";

/** How long a choice that can't be undone waits before it is sent. */
export const SENT_AFTER = 1600;
/** How long what just happened is drawn on the board. */
const RECENT_FOR = 2600;

/** A choice that will be sent: after a while, or else when it is confirmed. */
export interface Pending {
  readonly option: Term;
  readonly waits: boolean;
}

/** As long as it takes to read it. */
function readingTime({ text, detail = "" }: Moment): number {
  const LEAST = 1700;
  const EACH_LETTER = 32;
  return Math.max(LEAST, (text.length + detail.length) * EACH_LETTER);
}

export class TableState {
  readonly words;
  pending = $state.raw<Pending | null>(null);
  /** Is on its way: until the house has it, nothing else is chosen by a second tap. */
  sent = $state.raw<Term | null>(null);
  /** Several choices that speak of the same thing. */
  menu = $state.raw<readonly Term[] | null>(null);
  trouble = $state("");
  /** Whether the cover is lifted for a moment. */
  peeking = $state(false);
  /** How far down what is under it is pulled, in pixels. */
  slid = $state(0);
  /** Whether the reader has turned up the question that is asked now. */
  shown = $state(false);
  /** A rule that somebody wants to read. */
  rule = $state<string | null>(null);
  readonly narration = new Narration();
  readonly spotlight = new Queue<Moment>({
    time: readingTime,
    held: () => this.narration.current !== null,
    weighs: (moment) => moment.tone !== "plain" || this.#isAboutMe(moment.event),
  });
  #pointed = $state.raw<ReadonlySet<string>>(new Set());
  #recent = $state.raw<readonly Term[]>([]);
  #viewer = $state<Viewer>(null);
  /** What was last answered on this screen. */
  #answered = $state("");
  #timer = 0;
  #recentTimer = 0;

  constructor(
    readonly roomState: RoomState,
    readonly game: Game,
    viewer: Viewer,
  ) {
    this.words = grammarOf(game.name);
    this.#viewer = viewer;
  }

  readonly room: Room = $derived.by(() => this.roomState.room!);
  readonly frame: TableFrame | undefined = $derived.by(() =>
    this.roomState.tables.get(this.#viewer),
  );
  /** Everything that the reader was told. */
  readonly told: readonly Term[] = $derived.by(
    () => this.roomState.stories.get(this.#viewer) ?? [],
  );
  /** What of it may stand on this screen. */
  readonly story: readonly Term[] = $derived.by(() => this.visible(this.told));
  /** What only the reader was told. */
  readonly confided: readonly Term[] = $derived.by(() =>
    this.told.filter((event) => !isPublicEvent(this.words, event)),
  );
  /** What the reader may answer, whether it is covered or not. */
  readonly choices: readonly Term[] = $derived.by(() =>
    // Doing nothing is offered last.
    (this.frame?.decision?.options ?? []).toSorted(
      (one, other) => this.#idle(one) - this.#idle(other),
    ),
  );
  /** What is asked, as far as it may stand on this screen. */
  readonly decision = $derived.by(() => (this.covered ? null : (this.frame?.decision ?? null)));
  readonly options: readonly Term[] = $derived.by(() => (this.covered ? [] : this.choices));
  /** What was written, but for those whom the reader has muted. */
  readonly legible: readonly Text[] = $derived.by(() =>
    legible(this.roomState.texts, this.room.muted),
  );
  /** What of it may stand on this screen. */
  readonly texts: readonly Text[] = $derived.by(() =>
    this.unwatched ? this.legible : forAllEyes(this.legible),
  );
  /** What was written, and not everybody can read. */
  readonly whispered: readonly Text[] = $derived.by(() => forSome(this.legible));
  readonly offers: readonly Term[] = $derived.by(() => this.frame?.offers ?? []);
  /** The table as it may stand on this screen: behind the cover only what everybody sees. */
  readonly view: unknown = $derived.by(() => {
    const view = this.frame?.view;
    return view === undefined || this.unwatched ? view : coveredView(this.words, view);
  });
  readonly names: readonly string[] = $derived.by(() => [
    ...this.room.chairs.map((chair) => chair.name),
    ...(this.frame ? this.game.unseated(this.view) : []),
  ]);
  readonly translator: Translator = $derived.by(
    () => new Translator(language.catalogue, this.words, this.names, this.#viewer),
  );
  readonly people: readonly Person[] = $derived.by(() =>
    this.names.map((_, seat) => this.#person(seat)),
  );
  readonly scene: Scene = $derived.by(() => this.sceneOf(this.view, this.#viewer));
  /** The table with the reader's own secrets, for as long as the cover is lifted. */
  readonly own: Scene = $derived.by(() => ({
    ...this.sceneOf(this.frame?.view, this.#viewer),
    topic: this.frame?.decision?.topic ?? null,
    lit: this.#lit([...this.choices, ...this.offers], this.held),
    open: true,
  }));
  /** The table as it explains choices: with own secrets once the question was turned up. */
  readonly turned: Scene = $derived.by(() => ({
    ...this.sceneOf(this.frame?.view, this.#viewer),
    topic: this.frame?.decision?.topic ?? null,
  }));
  readonly explaining: Scene = $derived.by(() =>
    this.shown && !this.unwatched ? this.turned : this.scene,
  );

  /** Who is asked is public. */
  readonly isAsked: boolean = $derived.by(
    () => this.#viewer !== null && (this.room.asking?.seats.includes(this.#viewer) ?? false),
  );

  /** A chance to react is open: nobody is waited for. */
  readonly window: boolean = $derived.by(() => this.room.asking?.kind === "window");

  /** The table waits for the reader, as everybody can see. */
  readonly waited: boolean = $derived.by(
    () => this.isAsked && !this.window && this.room.phase === "playing",
  );

  /** The table has voted for a pause: nothing can be answered. */
  readonly paused: boolean = $derived.by(() => this.room.paused !== null);

  /** Other seats of the same device that are asked something, and have not answered. */
  readonly elsewhere: readonly number[] = $derived.by(() =>
    this.room.your_seats.filter((seat) => {
      const table = this.roomState.tables.get(seat);
      return seat !== this.#viewer && table?.decision != null && table.chosen == null;
    }),
  );

  /** What several choose at once may be changed until all have chosen. */
  readonly blind: boolean = $derived.by(() => {
    const kind = this.room.asking?.kind;
    return kind === "secret" || kind === "gathering";
  });

  /** Own secrets are kept open: by choice, or because nobody but bots is at the table. */
  readonly kept: boolean = $derived.by(() => {
    const people = this.room.chairs.filter((chair) => chair.member !== null);
    return preferences.all.open ?? people.length <= 1;
  });

  /** Own secrets lie open, for a moment or for good. */
  readonly open: boolean = $derived.by(() => this.kept || this.peeking);

  /** What is secret may stand on this screen: by the reader's choice, or because all is over. */
  readonly unwatched: boolean = $derived.by(
    () => this.kept || this.#viewer === null || this.room.phase === "ended",
  );

  /** The question that is asked is not for everybody's viewers, and was not turned up. */
  readonly covered: boolean = $derived.by(() => {
    const topic = this.frame?.decision?.topic;
    if (!topic || this.unwatched || this.shown) return false;
    return !isPublicTopic(this.words, topic);
  });

  /** What was answered and is not known to others yet; it may still be changed. */
  readonly held: Term | null = $derived.by(
    () => (this.frame?.chosen as Term | null | undefined) ?? null,
  );

  /** The same as far as it may stand on this screen, however public the question is. */
  readonly chosen: Term | null = $derived.by(() =>
    this.unwatched || this.shown ? this.held : null,
  );

  /** What is asked now, so that the same question told once more is not taken for a new one. */
  readonly asking: string = $derived.by(() =>
    JSON.stringify([this.#viewer, this.frame?.question, this.frame?.decision != null]),
  );

  /** The question was answered here, as whoever looks on has seen. */
  readonly answered: boolean = $derived.by(() => this.#answered === this.asking);

  get viewer(): Viewer {
    return this.#viewer;
  }

  /** Looks through the viewers of another of one's own seats. */
  sitAt(seat: Viewer): void {
    this.#viewer = seat;
    this.peeking = false;
    this.#forget();
  }

  /** What of some events may stand on this screen: behind the cover, what everybody is told. */
  visible(events: readonly Term[]): readonly Term[] {
    return this.unwatched ? events : events.filter((event) => isPublicEvent(this.words, event));
  }

  /** Who wrote a text. */
  nameOf({ member, seat }: Text): string {
    if (seat !== null) return this.names[seat] ?? "";
    return this.room.members.find((one) => one.id === member)?.name ?? t("web-who-left");
  }

  /** The same table through other viewers, such as all of them at the end. */
  sceneOf(view: unknown, seat: Viewer): Scene {
    const mine = seat === this.#viewer;
    return {
      view,
      seat,
      translator: mine
        ? this.translator
        : new Translator(language.catalogue, this.words, this.names, seat),
      topic: mine ? (this.decision?.topic ?? null) : null,
      lit: this.#lit(mine ? [...this.options, ...(this.unwatched ? this.offers : [])] : []),
      recent: mine ? this.#recent : [],
      open: this.unwatched,
      people: this.people,
    };
  }

  /** What a thing on the board offers: chosen at once, or from a list. */
  choose(options: readonly Term[]): void {
    if (options.length === 1) this.pick(options[0]!);
    else this.menu = options;
  }

  /** Somebody has made up their mind; what can't be undone waits for a moment. */
  pick(option: Term): void {
    if (this.sent || this.paused) return;
    this.#forget();
    const final = this.#isOffer(option) || this.#isFinal(option);
    if (!final || preferences.all.sending === "at_once") return void this.send(option);
    const waits = preferences.all.sending === "wait";
    this.pending = { option, waits };
    if (waits) this.#timer = window.setTimeout(() => this.send(option), SENT_AFTER);
  }

  /** Sends what was chosen. */
  async send(option: Term): Promise<void> {
    this.#forget();
    const { seat, question } = this.frame!;
    const asked = this.asking;
    const request = this.#isOffer(option) ? "offer" : "answer";
    this.sent = option;
    await this.#ask(() =>
      this.roomState.ask({ do: request, seat: seat!, question, option: [...option] }),
    );
    this.sent = null;
    if (this.trouble || this.asking !== asked) return;
    this.#answered = asked;
    // What can still be changed is turned down again while others choose.
    if (this.blind) this.shown = false;
    this.unpoint();
  }

  /** Before it is sent: think again. */
  reconsider(): void {
    this.#forget();
  }

  /** After it was sent, as far as the game allows it. */
  async takeBack(): Promise<void> {
    const { seat, question } = this.frame!;
    await this.#ask(() => this.roomState.ask({ do: "undo", seat: seat!, question }));
  }

  async say(claim: Term): Promise<void> {
    await this.#ask(() =>
      this.roomState.ask({ do: "say", seat: this.#viewer!, claim: [...claim] }),
    );
  }

  /** Shows on the board what some words speak of. */
  point(family: Family, said: Term): void {
    const found = things(this.words, family, said);
    this.#pointed = new Set(found.map((thing) => keyOf(this.words, thing)));
  }

  unpoint(): void {
    this.#pointed = new Set();
  }

  /** The rule behind a topic or an event, if there is one. */
  why(said: Term): string | undefined {
    return this.words.why[String(said[0])];
  }

  /** Something new may stand on this screen: it is drawn, and said aloud, for a moment. */
  happened(events: readonly Term[]): void {
    this.#recent = events;
    clearTimeout(this.#recentTimer);
    this.#recentTimer = window.setTimeout(() => (this.#recent = []), RECENT_FOR);
    const voices = events.map((event) => this.game.voice(event, this.scene));
    for (const voice of voices)
      if (voice) this.narration.add({ ...voice, language: language.code });
    const silent = events.filter((_, at) => !voices[at]);
    const moments = silent.flatMap((event) => {
      const moment = this.game.moment(event, this.scene);
      return moment ? [{ ...moment, event }] : [];
    });
    this.spotlight.add(moments);
  }

  /** The question has changed: what was about to be sent is not meant for the new one. */
  asked(): void {
    this.#forget();
    if (this.waited) this.spotlight.hasten();
    // Whoever alone is asked one thing after another turns the questions up once.
    if (!this.isAsked || this.room.asking?.seats.length !== 1) this.shown = false;
    this.trouble = "";
  }

  close(): void {
    this.#forget();
    clearTimeout(this.#recentTimer);
    this.spotlight.clear();
    this.narration.clear();
  }

  #person(seat: number): Person {
    const chair = this.room.chairs[seat];
    return {
      seat,
      name: this.names[seat]!,
      portrait: this.frame ? this.game.portrait(this.view, seat) : seat,
      ghost: this.frame ? this.game.ghost(this.view, seat) : false,
      bot: chair ? chair.level !== "" : true,
      away: chair?.away ?? false,
    };
  }

  /** What glows on the board, and what is chosen there. */
  #lit(options: readonly Term[], chosen: Term | null = this.chosen): Lit {
    return new Lit(
      this.words,
      this.paused ? [] : options,
      this.#pointed,
      this.pending?.option ?? chosen,
      (found) => this.choose(found),
    );
  }

  #idle(option: Term): number {
    return Number(this.words.idle.includes(String(option[0])));
  }

  #isOffer(option: Term): boolean {
    return !this.choices.some((one) => same(one, option));
  }

  #isAboutMe(event: Term | undefined): boolean {
    if (!event || !isPublicEvent(this.words, event)) return true;
    const found = things(this.words, "events", event);
    return found.some(({ kind, id }) => kind === "seat" && id === this.#viewer);
  }

  #isFinal(option: Term): boolean {
    const decision = this.frame?.decision;
    if (!decision || this.window || this.blind || decision.options.length < 2) return false;
    return this.game.isFinal(decision.topic, option);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.pending = null;
    this.menu = null;
  }

  async #ask(request: () => Promise<void>): Promise<void> {
    this.trouble = "";
    await request().catch((error) => (this.trouble = whyRefused(error)));
  }
}
