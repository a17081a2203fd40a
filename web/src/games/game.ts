/**
 * What the page needs of a game: how it looks and how it reads. Each game has a folder.
 *
 * A game's module contains no rules: it draws a view, and offers only the options it was sent.
 */
import type { Component } from "svelte";
import type { Scene } from "./scene";
import type { AnyView } from "./views";
import type { GameName, Word, Term } from "../i18n/grammar";

/** A place or thing on the board in words, for those who read the table instead of seeing it. */
export interface PlaceText {
  readonly kind: string;
  readonly id: Word;
  readonly title: string;
  readonly lines: readonly string[];
}

/** A fact about the whole table, shown above it. */
export interface Status {
  /** The inside of an icon's SVG. */
  readonly icon: string;
  readonly label: string;
  readonly value: string;
  /** The value in a few letters, for narrow screens. */
  readonly brief?: string;
  /** A sentence that explains it. */
  readonly text?: string;
  /** Whether it should catch the eye. */
  readonly alarm?: boolean;
}

/** A section of the notes: a heading and a table whose first column names the rows. */
export interface Section {
  readonly title: string;
  readonly headers: readonly string[];
  /** Several things in one cell are below each other. */
  readonly rows: readonly (readonly (string | readonly string[])[])[];
  readonly note?: string;
}

/** Something that just happened and is shown to everybody for a moment. */
export interface Announcement<View = AnyView> {
  /** The inside of an icon's SVG, unless the game draws dice, cards and the like itself. */
  readonly icon?: string;
  readonly Drawing?: Component<{ scene: Scene<View>; event: Term }>;
  /** The event that it announces, for the drawing. */
  readonly event?: Term;
  readonly text: string;
  /** More about it in small letters, such as what a card does. */
  readonly detail?: string;
  readonly tone: "plain" | "good" | "bad" | "strange";
}

/** A stanza of the narrator: the verse, and what it means. */
export interface Stanza {
  readonly text: string;
  readonly plain: string;
}

/** A piece of advice for a first game. It is shown when it fits, until it was read. */
export interface Tip<View = AnyView> {
  /** The id of its message: `web-ac-tip-role`. */
  readonly id: string;
  /** The message instead of it while the secrets that it is about are covered. */
  readonly whileCovered?: string;
  /** The topics at which it is shown; all of them if left out. */
  readonly topics?: readonly string[];
  /** The part of the page that it is about, by its `data-guide`. */
  readonly points?: string;
  readonly when?: (scene: Scene<View>) => boolean;
}

/** What a panel for a seat needs. */
export interface SeatPanelProps<View = AnyView> {
  scene: Scene<View>;
  seat: number;
  /** Whether each badge has a line that explains it. */
  explained?: boolean;
}

export interface Game<View = AnyView> {
  readonly name: GameName;
  /** The board as an SVG that fills the available width and keeps its own proportions. */
  readonly Board: Component<{ scene: Scene<View> }>;
  /** The reader's own secrets: role and hand. Only rendered while the cover is lifted. */
  readonly Hand: Component<{ scene: Scene<View> }>;
  /** What everybody can see of a seat, in small, below its portrait and name. */
  readonly SeatPanel: Component<SeatPanelProps<View>>;
  /** The end of the game with everything revealed. There is a scene for each seat, in order. */
  readonly Ending: Component<{ scenes: readonly Scene<View>[] }>;
  /** Parts of the table that don't fit on the board: a row of cards, decks, discards. */
  readonly OffBoard?: Component<{ scene: Scene<View> }>;

  /** All seats in table order, including characters that nobody plays. */
  seats(view: View, people: number): readonly number[];
  /** Names of the characters that nobody plays; they come after all seats. */
  unseated(view: View): readonly string[];
  /** Which of the ten portraits a seat has: 0 to 9, each at most once at a table. */
  portrait(view: View, seat: number): number;
  /** Whether a seat is known to be dead. */
  ghost(view: View, seat: number): boolean;
  /** Whether everybody knows that a seat no longer takes part, though it is not dead. */
  out?(view: View, seat: number): boolean;
  /** Whose turn it is, or null. */
  active(scene: Scene<View>): number | null;
  /** The state of the game in one line: round, phase, whose turn. */
  headline(scene: Scene<View>): string;
  status(scene: Scene<View>): readonly Status[];
  places(scene: Scene<View>): readonly PlaceText[];
  notes(scene: Scene<View>): readonly Section[];
  /** Who voted for whom; empty for games without votes. */
  votes(scene: Scene<View>): readonly Section[];

  /** Whether an event begins a new paragraph of the story. */
  opensTurn(event: Term): boolean;
  /** Whether such events are not announced, so that the prompt shows the line before them. */
  readonly quietTurns?: boolean;
  /** Whether an answer can't be undone once it is sent. */
  isFinal(topic: Term, option: Term): boolean;
  /** The topics at which doing nothing is listed first; elsewhere it is last. */
  readonly idleFirst?: readonly string[];
  /** What a player needs to know to answer, such as the text of a card. */
  about?(topic: Term, scene: Scene<View>): string;
  /** A note on an option in small letters: what a card does, what a place is for. */
  detail(option: Term, scene: Scene<View>): string;
  announcement(event: Term, scene: Scene<View>): Announcement<View> | null;
  /** What the narrator says at an event, or null; games without a narrator have none. */
  narration?(event: Term, scene: Scene<View>): Stanza | null;
  /** The kinds of claims that make sense now, the most usual first. */
  claimKinds(scene: Scene<View>): readonly string[];
  /** The values for the next argument of a claim, the likeliest first. */
  claimArguments(claim: Term, kind: string, scene: Scene<View>): readonly Word[];
  readonly tips: readonly Tip<View>[];
}
