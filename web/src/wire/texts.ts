/** Chat texts of a room, and where each stands among the claims. */
import type { Term } from "../i18n/grammar";
import type { Text } from "./messages";

const CLAIMS = "claims";
/** The event of a claim that not everybody hears, in games where players may talk in private. */
export const PRIVATE_CLAIMS = "claims_apart";

/** A place in the talk: how many public and how many private claims came before it. */
export type Place = readonly [number, number];
export const BEFORE_ALL: Place = [0, 0];

/** A claim from the story and its place; a public claim comes after the private ones before it. */
export interface PlacedClaim {
  readonly event: Term;
  readonly place: Place;
}

/** Both lists as one, without repetitions and in the order of the texts' numbers. */
export function mergeTexts(known: readonly Text[], more: readonly Text[]): readonly Text[] {
  const all = new Map([...known, ...more].map((text) => [text.number, text]));
  return [...all.values()].sort((one, other) => one.number - other.number);
}

/** Whether everybody can read a text, or a page of texts; otherwise it must be covered. */
export function isPublic({ to_all = true }: { to_all?: boolean }): boolean {
  return to_all;
}

/** All claims in a story. */
export function claimsIn(story: readonly Term[]): readonly PlacedClaim[] {
  const found: PlacedClaim[] = [];
  let [open, secret] = BEFORE_ALL;
  for (const event of story) {
    if (event[0] === CLAIMS) found.push({ event, place: [open++, Infinity] });
    else if (event[0] === PRIVATE_CLAIMS) found.push({ event, place: [open, secret++] });
  }
  return found;
}

/**
 * The place after everything that was claimed so far.
 *
 * All stories have the same public claims; private ones are only in the stories of those who heard
 * them.
 */
export function placeAfter(stories: Iterable<readonly Term[]>): Place {
  let [open, secret] = BEFORE_ALL;
  for (const story of stories) {
    const claims = claimsIn(story);
    const heardByAll = claims.filter(({ event }) => event[0] === CLAIMS).length;
    open = Math.max(open, heardByAll);
    secret = Math.max(secret, claims.length - heardByAll);
  }
  return [open, secret];
}

/** Compares two places, for sorting. */
export function comparePlaces(one: Place, other: Place): number {
  return one[0] - other[0] || Math.sign(one[1] - other[1]) || 0;
}
