/**
 * A game's own JavaScript module that draws its board. Its package serves it, and it needs no
 * framework: `board(element, table)` draws into an element and returns how to update and remove the
 * drawing.
 */
import type { GameName, Term, Word } from "../../i18n/grammar";
import type { Arguments } from "../../i18n/catalogue";
import { isRecord } from "../../i18n/grammarCheck";
import { nameOf } from "./facts";
import type { Scene } from "./view";

/** The table as the module gets it. Nothing in it is secret unless `open` is true. */
export interface ModuleTable {
  readonly view: object;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  /** The names of all players, by seat. */
  readonly names: readonly string[];
  /** Whether the viewer's secrets may be drawn. */
  readonly open: boolean;
  /** What the viewer can choose now. */
  readonly options: readonly Term[];
  /** The events of the last change. */
  readonly recent: readonly Term[];
  /** A message of the game's catalogue by its id, in the reader's language. */
  readonly text: (id: string, args?: Arguments) => string;
  /** The name of a thing, such as `name("place", "LB")`. */
  readonly name: (kind: string, id: Word) => string;
  /** Chooses one of the options. */
  readonly choose: (option: Term) => void;
}

export interface Drawing {
  update(table: ModuleTable): void;
  destroy(): void;
}

export interface BoardModule {
  board(element: HTMLElement, table: ModuleTable): Drawing;
}

/** Loads the module of a game. Rejects if there is none, or if it has no `board`. */
export async function loadModule(game: GameName): Promise<BoardModule> {
  const found: unknown = await import(/* @vite-ignore */ `/api/games/${game}/page.js`);
  if (!isModule(found)) throw new TypeError(`the module of ${game} has no board`);
  return found;
}

function isModule(value: unknown): value is BoardModule {
  return isRecord(value) && typeof value["board"] === "function";
}

export function tableFor(scene: Scene): ModuleTable {
  const { view, seat, open, recent, translator, lit } = scene;
  return {
    view,
    seat,
    names: translator.names,
    open,
    options: lit.all,
    recent,
    text: (id, args) => translator.catalogue.text(id, args),
    name: (kind, id) => nameOf(translator, kind, id),
    choose: (option) => lit.take(option),
  };
}
