/** Searches a rulebook for rule ids, section titles and words. */
import { excerpt, type Piece } from "./excerpt";
import { fold, foldId, stemOf, termsOf, wordsIn } from "./find";
import { wayTo, type Rulebook } from "./rulebook";

export interface Hit {
  /** The anchor of a rule or section. */
  readonly id: string;
  /** The id of a rule; empty for a section. */
  readonly rule: string;
  /** The name of the rule, or the title of the section. */
  readonly name: string;
  /** The titles above it. */
  readonly way: readonly string[];
  readonly excerpt: readonly Piece[];
}

/** A rule or section that can be found. */
interface Place extends Omit<Hit, "excerpt"> {
  readonly text: string;
  /** The id without its dash, and its number with and without a letter. */
  readonly ids: readonly string[];
  readonly name_words: readonly string[];
  readonly way_words: readonly string[];
  readonly text_words: readonly string[];
}

const known = new WeakMap<Rulebook, Place[]>();

/** What contains other forms of the words of a query comes after what contains the words. */
const OTHER_FORMS = 10;

/** Everything that contains all words of the query, best matches first. */
export function search(book: Rulebook, query: string): Hit[] {
  const places = known.get(book) ?? placesOf(book);
  known.set(book, places);
  const prefix = places.find((place) => place.rule)?.rule.split("-")[0] ?? "";
  const terms = termsOf(query, prefix);
  if (!terms.length) return [];
  const stems = terms.map(stemOf);
  const ranked = places.map((place) => {
    const rank = rankOf(place, terms);
    return rank < Infinity
      ? { place, rank, found: terms }
      : { place, rank: rankOf(place, stems) + OTHER_FORMS, found: stems };
  });
  return ranked
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ place: { id, rule, name, way, text }, found }) => {
      return { id, rule, name, way, excerpt: excerpt(text, found) };
    });
}

/** The rank of a match: lower is better, and ties keep the order of the rulebook. */
function rankOf(place: Place, terms: readonly string[]): number {
  const named = terms.map((term) => idRank(place, term));
  const own = [...place.name_words, ...place.text_words];
  const all = [...own, ...place.way_words];
  const occurs = terms.every((term, at) => named[at]! < Infinity || begins(all, term));
  if (!occurs || !terms.some((term, at) => named[at]! < Infinity || begins(own, term)))
    return Infinity;
  if (Math.min(...named) < Infinity) return Math.min(...named);
  if (terms.every((term) => begins(place.name_words, term))) return place.rule ? 3 : 2;
  if (terms.some((term) => begins(place.name_words, term))) return 4;
  return terms.every((term) => all.includes(term)) ? 5 : 6;
}

/** `ac2` matches AC-2 exactly and AC-24 as a prefix; `24` matches AC-24 and then AC-24a. */
function idRank({ ids: [id, number, bare] }: Place, term: string): number {
  if (term === id || term === number) return 0;
  const begun = /\d/.test(term) && id?.startsWith(term);
  return begun || term === bare ? 1 : Infinity;
}

function begins(words: readonly string[], term: string): boolean {
  return words.some((word) => word.startsWith(term));
}

function placesOf(book: Rulebook): Place[] {
  return book.sections.flatMap((section) => {
    const way = wayTo(book, section).map((above) => above.title);
    const text = `${section.intro.text} ${section.outro.text}`.trim();
    const heading = place(section.id, "", section.title, way.slice(0, -1), text);
    return [heading, ...section.rules.map((one) => place(one.id, one.id, one.name, way, one.text))];
  });
}

function place(id: string, rule: string, name: string, way: string[], text: string): Place {
  const folded = (said: string) => wordsIn(said).map((word) => word.folded);
  const number = fold(rule.split("-")[1] ?? "");
  return {
    ...{ id, rule, name, way, text },
    ids: rule ? [foldId(rule), number, number.replace(/\D+$/, "")] : [],
    name_words: folded(name),
    way_words: folded(way.join(" ")),
    text_words: folded(text),
  };
}
