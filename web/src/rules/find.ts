/** Words as the search sees them: without case and accents, and rule ids as one word. */

/** A word of a text: its position, and its folded form. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
}

/** Letters that normalization does not reduce to plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: "l",
  đ: "d",
  ø: "o",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};
const ID = "[A-Z]{2}-\\d+[a-z]?(?![\\p{L}\\p{N}])";
const WORD = new RegExp(`${ID}|[\\p{L}\\p{N}]+`, "gu");

export function fold(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replace(/[łđøßæœ]/g, (letter) => PLAIN[letter]!);
}

/** An id without its dash: `ac24`. */
export function foldId(id: string): string {
  return fold(id).replace("-", "");
}

export function wordsIn(text: string): Found[] {
  return [...text.normalize("NFC").matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    folded: foldId(match[0]),
  }));
}

/** The beginning of a word, which its other forms share: “vampi” for “vampire” and “vampires”. */
export function stemOf(term: string): string {
  if (term.length < 5 || /\d/.test(term)) return term;
  return term.slice(0, term.length < 6 ? -1 : -2);
}

/** The words of a query. `ac 24`, `AC-24` and `ac24` are the same. */
export function termsOf(query: string, prefix: string): string[] {
  const id = new RegExp(
    `(?<![\\p{L}\\p{N}])${prefix}[-–\\s]*(\\d+[a-z]?)(?![\\p{L}\\p{N}])`,
    "giu",
  );
  const joined = query.normalize("NFC").replace(id, (_, number: string) => ` ${prefix}${number} `);
  return [...new Set(wordsIn(joined).map((word) => word.folded))];
}
