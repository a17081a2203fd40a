import type { GameName, Term } from "../i18n/grammar";

/** A moment of a game, as `tools/gallery.py` writes it. */
export interface Example {
  game: GameName;
  names: string[];
  seat: number | null;
  view: unknown;
  decision: { topic: Term; options: Term[]; window: boolean } | null;
  offers: Term[];
  story: Term[];
  views: unknown[];
}
