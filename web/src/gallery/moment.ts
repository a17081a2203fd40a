import type { GameName, Words } from "../words/words";

/** A moment of a game, as `tools/gallery.py` writes it. */
export interface Moment {
  game: GameName;
  names: string[];
  seat: number | null;
  view: unknown;
  decision: { topic: Words; options: Words[]; window: boolean } | null;
  offers: Words[];
  story: Words[];
  views: unknown[];
}
