/** What was written in a room, and where it stands among what was claimed. */
import type { Term } from "../i18n/grammar";
import type { Text } from "./messages";

const CLAIMS = "claims";
/** What is told of a claim that not everybody hears, in games where talk may be for some alone. */
export const CLAIMS_APART = "claims_apart";

/** How many claims came before something: those that everybody hears, then the others. */
export type Place = readonly [number, number];
export const BEFORE_ALL: Place = [0, 0];

/** A claim as it was told, and its place: what everybody hears comes after all that came before. */
export interface Claimed {
  readonly event: Term;
  readonly place: Place;
}

/** All of them once, by their numbers. */
export function merged(known: readonly Text[], more: readonly Text[]): readonly Text[] {
  const all = new Map([...known, ...more].map((text) => [text.number, text]));
  return [...all.values()].sort((one, other) => one.number - other.number);
}

/** Whether everybody can read a text, or all of a page; else it is a secret of those who can. */
export function toAll({ to_all = true }: { to_all?: boolean }): boolean {
  return to_all;
}

/** What was claimed in a story. */
export function claimsIn(story: readonly Term[]): readonly Claimed[] {
  const found: Claimed[] = [];
  let [open, apart] = BEFORE_ALL;
  for (const event of story) {
    if (event[0] === CLAIMS) found.push({ event, place: [open++, Infinity] });
    else if (event[0] === CLAIMS_APART) found.push({ event, place: [open, apart++] });
  }
  return found;
}

/** How much was claimed by now. Of what everybody hears, every story tells the same; of the rest
 * only the stories of those who heard it. */
export function claimsBy(stories: Iterable<readonly Term[]>): Place {
  let [open, apart] = BEFORE_ALL;
  for (const story of stories) {
    const claims = claimsIn(story);
    const heardByAll = claims.filter(({ event }) => event[0] === CLAIMS).length;
    open = Math.max(open, heardByAll);
    apart = Math.max(apart, claims.length - heardByAll);
  }
  return [open, apart];
}

/** Which of two comes first. */
export function inOrder(one: Place, other: Place): number {
  return one[0] - other[0] || Math.sign(one[1] - other[1]) || 0;
}
