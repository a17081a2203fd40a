/** A viewer at a table: what they see, what they are asked, and the answer they are about to send. */
import type { Announcement, Game } from "../../games/game";
import { keyOf, Lit, type Person, type Scene } from "../../games/scene";
import { hasRulebook } from "../../games/installed.svelte";
import { viewFor, type AnyView } from "../../games/views";
import { preferences } from "../../look/preferences.svelte";
import type { Room, TableFrame, Text } from "../../wire/messages";
import type { Refused } from "../../wire/rest";
import type { Viewer, RoomState } from "../../wire/roomState.svelte";
import type { Catalogue } from "../../i18n/catalogue";
import { coverView, isPublicEvent, isPublicTopic } from "../../i18n/cover";
import { shownName } from "../../i18n/shownName";
import { grammarOf, sameTerm, thingsIn, type Family, type Term } from "../../i18n/grammar";
import { language, t } from "../../i18n/language.svelte";
import { refusalOf } from "../../i18n/refusal";
import { Translator } from "../../i18n/translator";
import { privateTexts, publicTexts, withoutMuted } from "../talk/readableTexts";
import { AnsweredAt } from "./answeredAt";
import { Calm } from "./calm.svelte";
import { Cover } from "./cover.svelte";
import { Narration } from "./narration.svelte";
import { Queue } from "./queue.svelte";
import { slotGap } from "../talk/slots";

/** How long an answer that can't be undone waits before it is sent, in milliseconds. */
export const SENT_AFTER = 1600;
/** The option that lets a window pass. */
export const GO_ON: Term = ["go_on"];
/** How long recent events are drawn on the board, in milliseconds. */
const RECENT_FOR = 2600;

/** An answer that will be sent: after a while, or once it is confirmed. */
export interface Pending {
  readonly option: Term;
  readonly waits: boolean;
}

/** How long it takes to read an announcement, in milliseconds. */
function readingTime({ text, detail = "" }: Announcement): number {
  const LEAST = 1700;
  const PER_LETTER = 32;
  return Math.max(LEAST, (text.length + detail.length) * PER_LETTER);
}

export class TableState {
  readonly grammar;
  pending = $state.raw<Pending | null>(null);
  /** The answer on its way to the server; until it arrives, a second tap chooses nothing. */
  sent = $state.raw<Term | null>(null);
  /** Several options about the same thing on the board, to choose from. */
  menu = $state.raw<readonly Term[] | null>(null);
  error = $state<Refused | null>(null);
  /** Whether the question is folded to one line, on a narrow screen. */
  folded = $state(false);
  /** The rule to show: its id, or empty for the whole rulebook. */
  rule = $state<string | null>(null);
  readonly narration = new Narration();
  readonly announcements = new Queue<Announcement>({
    time: readingTime,
    isBlocked: () => this.narration.current !== null,
  });
  readonly calm = new Calm();
  readonly cover: Cover;
  #pointed = $state.raw<ReadonlySet<string>>(new Set());
  #recent = $state.raw<readonly Term[]>([]);
  #viewer = $state<Viewer>(null);
  readonly #answeredAt: AnsweredAt;
  /** The key of the question that was last answered on this screen. */
  #answered = $state("");
  #timer = 0;
  #recentTimer = 0;

  constructor(
    readonly roomState: RoomState,
    readonly game: Game,
    viewer: Viewer,
  ) {
    this.grammar = grammarOf(game.name);
    this.#viewer = viewer;
    this.#answeredAt = new AnsweredAt(roomState.room!.code);
    this.cover = new Cover(this);
  }

  readonly room: Room = $derived.by(() => this.roomState.room!);
  readonly frame: TableFrame | undefined = $derived.by(() =>
    this.roomState.tables.get(this.#viewer),
  );
  /** Whether there are rules to look up. */
  readonly hasRulebook: boolean = $derived.by(() => hasRulebook(this.game.name));
  /** All events that the viewer was told. */
  readonly events: readonly Term[] = $derived.by(
    () => this.roomState.stories.get(this.#viewer) ?? [],
  );
  /** The events that may be shown on this screen. */
  readonly story: readonly Term[] = $derived.by(() => this.visible(this.events));
  /** The events that not everybody was told. */
  readonly privateEvents: readonly Term[] = $derived.by(() =>
    this.events.filter((event) => !isPublicEvent(this.grammar, event)),
  );
  /** What the viewer was told since they last answered. */
  readonly #news: readonly Term[] = $derived.by(() =>
    this.#viewer === null ? [] : this.#answeredAt.since(this.#viewer, this.events),
  );
  /** Those of it that not everybody was told, if they may be shown on this screen. */
  readonly privateNews: readonly Term[] = $derived.by(() =>
    this.cover.showsSecrets
      ? this.#news.filter((event) => !isPublicEvent(this.grammar, event))
      : [],
  );
  /** Whether there may be private news under the cover. Depends only on what is public. */
  readonly mayHaveNews: boolean = $derived.by(
    () =>
      !this.cover.showsSecrets && this.#news.some((event) => isPublicEvent(this.grammar, event)),
  );
  /** The options of the decision, covered or not. Those that name the viewer come after others, and
   * those that do nothing come last unless the game lists them first. */
  readonly allOptions: readonly Term[] = $derived.by(() =>
    (this.frame?.decision?.options ?? []).toSorted(
      (one, other) => this.#idle(one) - this.#idle(other) || this.#own(one) - this.#own(other),
    ),
  );
  /** The decision, if it may be shown on this screen. */
  readonly decision = $derived.by(() => (this.covered ? null : (this.frame?.decision ?? null)));
  readonly options: readonly Term[] = $derived.by(() => (this.covered ? [] : this.allOptions));
  readonly #unmutedTexts: readonly Text[] = $derived.by(() =>
    withoutMuted(this.roomState.texts, this.room.muted),
  );
  /** The texts that may be shown on this screen. */
  readonly texts: readonly Text[] = $derived.by(() =>
    this.cover.showsSecrets ? this.#unmutedTexts : publicTexts(this.#unmutedTexts),
  );
  /** The texts that not everybody can read. */
  readonly privateTexts: readonly Text[] = $derived.by(() => privateTexts(this.#unmutedTexts));
  readonly offers: readonly Term[] = $derived.by(() => this.frame?.offers ?? []);
  /** Everything that the viewer may know of the table. Only there while there is a frame. */
  readonly #fullView: AnyView = $derived.by(() => viewFor(this.game.name, this.frame?.view));
  /** What of it may be shown on this screen. */
  readonly view: AnyView = $derived.by(() =>
    this.cover.showsSecrets
      ? this.#fullView
      : viewFor(this.game.name, coverView(this.grammar, this.#fullView)),
  );
  readonly names: readonly string[] = $derived.by(() => [
    ...this.room.chairs.map((chair) => shownName(chair.name)),
    ...(this.frame ? this.game.unseated(this.view) : []),
  ]);
  /** English, if the game lacks the reader's language. */
  readonly #catalogue: Catalogue = $derived.by(() => language.catalogueOf(this.game.name));
  /** The value of `lang` for the game's texts, if it is not the page's own. */
  readonly lang: string | undefined = $derived.by(() => language.langOf(this.game.name));
  readonly translator: Translator = $derived.by(
    () =>
      new Translator(this.#catalogue, this.grammar, this.names, this.#viewer, (kind, form) =>
        slotGap(this.#catalogue, this.grammar.prefix, kind, form),
      ),
  );
  readonly people: readonly Person[] = $derived.by(() =>
    this.names.map((_, seat) => this.#person(seat)),
  );
  /** The table as it may be shown on this screen. Only there while there is a frame. */
  readonly scene: Scene = $derived.by(() => this.sceneOf(this.view, this.#viewer));
  /** The table with the viewer's secrets and what they can choose, for under the cover. */
  readonly ownScene: Scene = $derived.by(() => ({
    ...this.questionScene,
    lit: this.#lit([...this.allOptions, ...this.offers], this.heldAnswer),
    open: true,
  }));
  /** The table with the viewer's secrets, to explain a question that was uncovered. */
  readonly questionScene: Scene = $derived.by(() => ({
    ...this.sceneOf(this.#fullView, this.#viewer),
    topic: this.frame?.decision?.topic ?? null,
  }));
  /** The table that explains the options on this screen. */
  readonly explainingScene: Scene = $derived.by(() =>
    this.cover.uncovered && !this.cover.showsSecrets ? this.questionScene : this.scene,
  );

  /** The label of an option of the current question, or of an offer. */
  label(option: Term): string {
    return this.translator.option(option, this.frame?.decision?.topic ?? null);
  }

  /** Whether the viewer is asked something, which is public. */
  readonly isAsked: boolean = $derived.by(
    () => this.#viewer !== null && (this.room.asking?.seats.includes(this.#viewer) ?? false),
  );

  /** Whether a window is open: nobody is waited for. */
  readonly isWindow: boolean = $derived.by(() => this.room.asking?.kind === "window");

  /** Whether the table waits for the viewer, which is public. */
  readonly isWaitedFor: boolean = $derived.by(
    () => this.isAsked && !this.isWindow && this.room.phase === "playing",
  );

  /** Whether the players voted for a pause, so that nothing can be answered. */
  readonly paused: boolean = $derived.by(() => this.room.paused !== null);

  /** Other seats of the same device that are asked something and have not answered. */
  readonly otherSeatsAsked: readonly number[] = $derived.by(() =>
    this.room.your_seats.filter((seat) => {
      const table = this.roomState.tables.get(seat);
      return seat !== this.#viewer && table?.decision != null && table.chosen == null;
    }),
  );

  /** Whether the viewer has nothing to answer, or has answered. */
  readonly isDone: boolean = $derived.by(() => {
    if (this.heldAnswer !== null || this.answered) return true;
    return this.allOptions.every((option) => this.isWindow && sameTerm(option, GO_ON));
  });

  /** Whether several seats choose at once: an answer may be changed until all have answered. */
  readonly isSimultaneous: boolean = $derived.by(() => {
    const kind = this.room.asking?.kind;
    return kind === "secret" || kind === "gathering";
  });

  /** Whether the question is secret and was not uncovered. */
  readonly covered: boolean = $derived.by(() => {
    const topic = this.frame?.decision?.topic;
    if (!topic || this.cover.showsSecrets || this.cover.uncovered) return false;
    return !isPublicTopic(this.grammar, topic);
  });

  /** The answer that was given and may still be changed. */
  readonly heldAnswer: Term | null = $derived.by(() => this.frame?.chosen ?? null);

  /** The same, if it may be shown: it is secret even where the question is public. */
  readonly chosen: Term | null = $derived.by(() =>
    this.cover.showsSecrets || this.cover.uncovered ? this.heldAnswer : null,
  );

  /** Identifies the current question; stays the same when the server sends it again. */
  readonly questionKey: string = $derived.by(() =>
    JSON.stringify([this.#viewer, this.frame?.question, this.frame?.decision != null]),
  );

  /** Whether the current question was answered on this screen. */
  readonly answered: boolean = $derived.by(() => this.#answered === this.questionKey);

  get viewer(): Viewer {
    return this.#viewer;
  }

  /** Covers everything until the player of another seat on the device has taken it. */
  passTo(seat: Viewer): void {
    this.cover.close();
    this.cover.passingTo = seat;
    this.#dropPending();
  }

  /** Shows the secrets of the seat that the device was passed to; its player has taken it. */
  takeOver(): void {
    const seat = this.cover.passingTo;
    this.cover.passingTo = null;
    if (seat !== this.#viewer) this.viewAs(seat);
    this.cover.openSeat = seat;
  }

  /** Shows the table as another of the device's seats sees it, covered. */
  viewAs(seat: Viewer): void {
    this.#viewer = seat;
    this.cover.close();
    // An announcement that is still shown may be a secret of the previous seat.
    this.announcements.clear();
    this.#recent = [];
    this.#dropPending();
  }

  /** The given events without those that may not be shown on this screen. */
  visible(events: readonly Term[]): readonly Term[] {
    return this.cover.showsSecrets
      ? events
      : events.filter((event) => isPublicEvent(this.grammar, event));
  }

  /** The name of a text's author. */
  nameOf({ member, seat }: Text): string {
    if (seat !== null) return this.names[seat] ?? "";
    return this.room.members.find((one) => one.id === member)?.name ?? t("web-who-left");
  }

  /** The scene of any seat's view, such as those of all seats at the end. */
  sceneOf(view: AnyView, seat: Viewer): Scene {
    const mine = seat === this.#viewer;
    return {
      game: this.game.name,
      view,
      seat,
      translator: mine
        ? this.translator
        : new Translator(this.#catalogue, this.grammar, this.names, seat),
      topic: mine ? (this.decision?.topic ?? null) : null,
      lit: this.#lit(
        mine ? [...this.options, ...(this.cover.showsSecrets ? this.offers : [])] : [],
      ),
      recent: mine ? this.#recent : [],
      story: mine ? this.story : [],
      open: this.cover.showsSecrets,
      people: this.people,
    };
  }

  /** Picks the only option about a thing on the board, or opens a menu of several. */
  choose(options: readonly Term[]): void {
    if (this.calm.on) return;
    if (options.length === 1) this.pick(options[0]!);
    else this.menu = options;
  }

  /** Takes an option as the answer. One that can't be undone becomes pending first. */
  pick(option: Term): void {
    if (this.sent || this.paused || this.calm.on) return;
    this.#dropPending();
    const final = this.#isOffer(option) || this.#isFinal(option);
    if (!final || preferences.all.sending === "at_once") return void this.send(option);
    const waits = preferences.all.sending === "wait";
    this.pending = { option, waits };
    if (waits) this.#timer = window.setTimeout(() => this.send(option), SENT_AFTER);
  }

  /** Sends an option as an answer, or as an offer taken. */
  async send(option: Term): Promise<void> {
    this.#dropPending();
    const { seat, question } = this.frame!;
    const key = this.questionKey;
    const command = this.#isOffer(option) ? "offer" : "answer";
    this.sent = option;
    const told = this.events.length;
    // No other seat of a shared device has to answer now, so anybody may see its screen.
    const opened = this.cover.openSeat;
    if (this.isSimultaneous && !this.otherSeatsAsked.length) this.cover.openSeat = null;
    await this.#try(() =>
      this.roomState.send({ do: command, seat: seat!, question, option: [...option] }),
    );
    this.sent = null;
    if (this.error) this.cover.openSeat = opened;
    else this.#answeredAt.note(seat!, told);
    if (this.error || this.questionKey !== key) return;
    this.#answered = key;
    // An answer that can still be changed is covered again while others choose.
    if (this.isSimultaneous) this.cover.uncovered = false;
    this.unpoint();
  }

  /** Takes back an answer before it is sent. */
  cancelPending(): void {
    this.#dropPending();
  }

  /** Takes back the last answer, if the game allows it. */
  async undo(): Promise<void> {
    const { seat, question } = this.frame!;
    await this.#try(() => this.roomState.send({ do: "undo", seat: seat!, question }));
  }

  async say(claim: Term): Promise<void> {
    await this.#try(() =>
      this.roomState.send({ do: "say", seat: this.#viewer!, claim: [...claim] }),
    );
  }

  /** Highlights everything on the board that a term is about. */
  point(family: Family, term: Term): void {
    const found = thingsIn(this.grammar, family, term);
    this.#pointed = new Set(found.map((thing) => keyOf(this.grammar, thing)));
  }

  unpoint(): void {
    this.#pointed = new Set();
  }

  /** The rule that explains a topic or an event. */
  ruleFor(term: Term): string | undefined {
    if (!this.hasRulebook) return undefined;
    const { why } = this.grammar;
    return why[`${term[0]} ${term[1]}`] ?? why[String(term[0])];
  }

  /** Draws new events on the board, announces them and lets the narrator speak. */
  announce(events: readonly Term[]): void {
    this.#recent = events;
    clearTimeout(this.#recentTimer);
    this.#recentTimer = window.setTimeout(() => (this.#recent = []), RECENT_FOR);
    const stanzas = events.map((event) => this.game.narration?.(event, this.scene));
    for (const stanza of stanzas)
      if (stanza) this.narration.add({ ...stanza, language: language.code });
    const silent = events.filter((_, at) => !stanzas[at]);
    const found = silent.flatMap((event) => {
      const announcement = this.game.announcement(event, this.scene);
      return announcement ? [{ ...announcement, event }] : [];
    });
    this.announcements.add(found);
  }

  /** To be called for a new question. Drops a pending answer, which was not meant for it. */
  questionChanged(): void {
    this.#dropPending();
    this.calm.begin(preferences.all.calm);
    if (this.isAsked) this.folded = false;
    if (this.isWaitedFor) this.announcements.keepLast();
    const { number = 0, seats = [] } = this.room.asking ?? {};
    this.cover.questionChanged(number, seats);
    this.error = null;
  }

  close(): void {
    this.#dropPending();
    this.calm.end();
    clearTimeout(this.#recentTimer);
    this.announcements.clear();
    this.narration.clear();
  }

  #person(seat: number): Person {
    const chair = this.room.chairs[seat];
    return {
      seat,
      name: this.names[seat]!,
      portrait: this.frame ? this.game.portrait(this.view, seat) : seat,
      ghost: this.frame ? this.game.ghost(this.view, seat) : false,
      out: this.frame ? (this.game.out?.(this.view, seat) ?? false) : false,
      bot: chair ? chair.level !== "" : true,
      away: chair?.away ?? false,
    };
  }

  /** What can be chosen on the board, and what is highlighted there. */
  #lit(options: readonly Term[], chosen: Term | null = this.chosen): Lit {
    return new Lit(
      this.grammar,
      this.paused ? [] : options,
      this.#pointed,
      this.pending?.option ?? chosen,
      (found) => this.choose(found),
    );
  }

  /** 1 if an option names the viewer. */
  #own(option: Term): number {
    const about = thingsIn(this.grammar, "options", option);
    return Number(about.some(({ kind, id }) => kind === "seat" && id === this.viewer));
  }

  #idle(option: Term): number {
    const topic = String(this.frame?.decision?.topic[0]);
    const rank = this.game.idleFirst?.includes(topic) ? -1 : 1;
    return this.grammar.idle.includes(String(option[0])) ? rank : 0;
  }

  #isOffer(option: Term): boolean {
    return !this.allOptions.some((one) => sameTerm(one, option));
  }

  #isFinal(option: Term): boolean {
    const decision = this.frame?.decision;
    if (!decision || this.isWindow) return false;
    // An answer that can be changed needs no second thought, unless the game says so.
    const { topics } = this.grammar.final;
    if (this.isSimultaneous && !topics.includes(String(decision.topic[0]))) return false;
    return decision.options.length > 1 && this.game.isFinal(decision.topic, option);
  }

  #dropPending(): void {
    clearTimeout(this.#timer);
    this.pending = null;
    this.menu = null;
  }

  async #try(request: () => Promise<void>): Promise<void> {
    this.error = null;
    this.error = await refusalOf(request());
  }
}
