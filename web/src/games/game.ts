/**
 * What the page has to know of a game: how it looks and how it reads. One folder a game.
 *
 * No rule is inside: everything is drawn from a view, and only what the house offers can be chosen.
 */
import type { Component } from "svelte";
import type { Scene } from "./scene";
import type { GameName, Word, Term } from "../i18n/grammar";

/** One thing on the board in words, for those who read it instead of looking at it. */
export interface PlaceLines {
  readonly kind: string;
  readonly id: Word;
  readonly title: string;
  readonly lines: readonly string[];
}

/** A fact that holds for the whole table: an icon's inside, what it is called, what it is. */
export interface Status {
  readonly icon: string;
  readonly label: string;
  readonly value: string;
  /** Worth being seen at once. */
  readonly alarm?: boolean;
}

/** A part of the journal: a heading and a table; the first column is what a row is about. */
export interface Section {
  readonly title: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
}

/** Something that just happened and is worth a moment of everybody's attention. */
export interface Moment {
  /** The inside of an icon; or dice, cards and the like as a drawing of the game's own. */
  readonly icon?: string;
  readonly Drawing?: Component<{ scene: Scene; event: Term }>;
  /** What it is about, for the drawing. */
  readonly event?: Term;
  readonly text: string;
  /** More about it in smaller letters, such as what a card does. */
  readonly detail?: string;
  readonly tone: "plain" | "good" | "bad" | "strange";
}

/** What the narrator says: in verse, and what it means. */
export interface Voice {
  readonly text: string;
  readonly plain: string;
}

/** One piece of advice of the guided first turn. It is shown when it fits and was not read yet. */
export interface Tip {
  /** The message that says it: `web-ac-tip-role`. */
  readonly id: string;
  /** Only while one of these is asked; at any time, if left out. */
  readonly topics?: readonly string[];
  /** What it speaks of: a part of the page with this `data-guide`. */
  readonly points?: string;
  readonly when?: (scene: Scene) => boolean;
}

export interface Game {
  readonly name: GameName;
  /** The board in SVG; it fills the width it is given and keeps its own proportions. */
  readonly Board: Component<{ scene: Scene }>;
  /** The reader's own secrets: role, hand. It is only there while the cover is lifted. */
  readonly Hand: Component<{ scene: Scene }>;
  /** What lies before a seat for all to see, below its face and name: small. */
  readonly SeatPanel: Component<{ scene: Scene; seat: number }>;
  /** Everything turned up. The scenes are those of all seats in order, all cards open. */
  readonly Ending: Component<{ scenes: readonly Scene[] }>;
  /** More that lies on the table and does not fit on the board: a row of cards, decks, discards. */
  readonly OffBoard?: Component<{ scene: Scene }>;

  /** All seats in the order in which they sit, characters that nobody plays included. */
  seats(view: unknown): readonly number[];
  /** Names of characters that nobody plays; they come after all seats. */
  unseated(view: unknown): readonly string[];
  /** Which of the ten portraits somebody has: 0 to 9, all different at one table. */
  portrait(view: unknown, seat: number): number;
  /** Whether somebody is dead and known to be. */
  ghost(view: unknown, seat: number): boolean;
  /** Whose turn it is, if it is anybody's. */
  active(scene: Scene): number | null;
  /** Where the game stands, in one line: round, phase, whose turn. */
  headline(scene: Scene): string;
  status(scene: Scene): readonly Status[];
  places(scene: Scene): readonly PlaceLines[];
  journal(scene: Scene): readonly Section[];
  /** Who voted for whom; nothing in games without votes. */
  votes(scene: Scene): readonly Section[];

  /** Whether an event begins a new paragraph of the story. */
  opensTurn(event: Term): boolean;
  /** Whether a choice can't be taken back any more once it is sent. */
  isFinal(topic: Term, option: Term): boolean;
  /** What one needs to know to answer, below the question: the text of the card that is meant. */
  about?(topic: Term, scene: Scene): string;
  /** Something about a choice in small letters: what a card does, what a place is for. */
  detail(option: Term, scene: Scene): string;
  moment(event: Term, scene: Scene): Moment | null;
  /** What the narrator says aloud at an event, if anything. */
  voice(event: Term, scene: Scene): Voice | null;
  /** Which kinds of claims make sense now, the most usual first. */
  claimKinds(scene: Scene): readonly string[];
  /** What can stand in the next slot of a claim that begins like this, the likeliest first. */
  claimWords(said: Term, slot: string, scene: Scene): readonly Word[];
  readonly tips: readonly Tip[];
}
