/** Claims that can be put together from what the game's table suggests. */
import type { HeardClaim, PrivateClaim } from "../../wire/messages";
import type { Word, Term } from "../../i18n/grammar";
import type { TableState } from "../state/tableState.svelte";

/** More of one kind than this are better put together by hand. */
const FEW = 4;

/** The kinds of the arguments of a claim. */
export function slotsOf(tableState: TableState, kind: string): readonly string[] {
  return tableState.words.claims[kind]?.[0] ?? [];
}

/** What can stand in the next slot. */
export function wordsFor(tableState: TableState, said: Term): readonly Word[] {
  const slot = slotsOf(tableState, String(said[0]))[said.length - 1];
  return slot === undefined ? [] : tableState.game.claimWords(said, slot, tableState.scene);
}

/** A claim filled up with what is likeliest. */
export function likeliest(tableState: TableState, said: Term): Term | null {
  const slots = slotsOf(tableState, String(said[0]));
  let claim = [...said];
  while (claim.length <= slots.length) {
    const word = wordsFor(tableState, claim)[0];
    if (word === undefined) return null;
    claim = [...claim, word];
  }
  return claim;
}

/** What one would say, without who says it. */
export function grammarOf(tableState: TableState, claim: Term): string {
  return tableState.translator.claim(tableState.viewer!, claim).replace(/^[^:“„"]*:\s+/u, "");
}

/** Ready claims about somebody: two taps from their face. */
export function claimsAbout(tableState: TableState, seat: number): Term[] {
  return tableState.game.claimKinds(tableState.scene).flatMap((kind) => {
    const [first] = slotsOf(tableState, kind);
    const fits = first === "seat" && wordsFor(tableState, [kind]).includes(seat);
    const all = fits ? completed(tableState, [kind, seat]) : [];
    return all.slice(0, FEW);
  });
}

/** Every way to complete a claim. */
function completed(tableState: TableState, said: Term): Term[] {
  if (said.length > slotsOf(tableState, String(said[0])).length) return [said];
  return wordsFor(tableState, said).flatMap((word) => completed(tableState, [...said, word]));
}

/** A claim as the reader heard it; marked if its translator had said otherwise before. */
export interface Remark {
  readonly seat: number;
  readonly claim: Term;
  readonly marked: boolean;
}

/** What was claimed, going by a view: to everybody, and to the reader but not to everybody. */
export function heardIn(view: unknown): { toAll: Remark[]; apart: Remark[] } {
  const found = (view ?? {}) as { heard?: HeardClaim[]; heard_apart?: PrivateClaim[] };
  return {
    toAll: (found.heard ?? []).map((one) => ({ ...one, marked: one.contradicts !== null })),
    apart: (found.heard_apart ?? []).map((one) => ({ ...one, marked: one.contradicts })),
  };
}
