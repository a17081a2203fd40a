/** Excerpts of a text around search matches. */
import { wordsIn, type Found } from "./find";

export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

const LENGTH = 150;
const BEFORE = 40;
const DOTS = "…";

/** The part of a text with the most search terms, with each match as a piece of its own. */
export function excerpt(text: string, terms: readonly string[]): Piece[] {
  const clean = text.normalize("NFC");
  const words = wordsIn(clean);
  const hits = words.filter((word) => terms.some((term) => word.folded.startsWith(term)));
  const from = start(words, best(hits, terms)?.start ?? 0);
  const to = words.findLast((word) => word.end <= from + LENGTH)?.end ?? clean.length;
  const ends = (words.at(-1)?.end ?? to) === to;
  const pieces: Piece[] = from > 0 ? [{ text: DOTS, found: false }] : [];
  let at = from;
  for (const hit of hits.filter((one) => one.start >= from && one.end <= to)) {
    pieces.push({ text: clean.slice(at, hit.start), found: false });
    pieces.push({ text: clean.slice(hit.start, hit.end), found: true });
    at = hit.end;
  }
  pieces.push({ text: ends ? clean.slice(at) : clean.slice(at, to) + DOTS, found: false });
  return pieces.filter((piece) => piece.text);
}

/** The match that is closely followed by the most different terms. */
function best(hits: readonly Found[], terms: readonly string[]): Found | undefined {
  const near = (hit: Found) =>
    hits.filter((other) => other.start >= hit.start && other.end <= hit.start + LENGTH - BEFORE);
  const worth = (hit: Found) =>
    terms.filter((term) => near(hit).some((other) => other.folded.startsWith(term))).length;
  return hits.reduce<Found | undefined>(
    (most, hit) => (most && worth(most) >= worth(hit) ? most : hit),
    undefined,
  );
}

/** The start of an excerpt: some words before a place, or the start of the text if it is near. */
function start(words: readonly Found[], place: number): number {
  if (place <= BEFORE) return 0;
  return words.find((word) => word.start >= place - BEFORE)?.start ?? 0;
}
