/** Term as a search sees them: without case and accents, and rule ids in one piece. */

/** A word of some text: where it stands, and what it is to a search. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
}

/** Letters that have no accent to take off. */
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

/** The words of a query; `ac 24`, `AC-24` and `ac24` are one and the same. */
export function termsOf(query: string, prefix: string): string[] {
  const id = new RegExp(
    `(?<![\\p{L}\\p{N}])${prefix}[-–\\s]*(\\d+[a-z]?)(?![\\p{L}\\p{N}])`,
    "giu",
  );
  const joined = query.normalize("NFC").replace(id, (_, number: string) => ` ${prefix}${number} `);
  return [...new Set(wordsIn(joined).map((word) => word.folded))];
}
