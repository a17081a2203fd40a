/** Claims that can be put together from what the game's table suggests. */
import type { HeardClaim, PrivateClaim } from "../wire/messages";
import type { Word, Words } from "../words/words";
import type { Sitting } from "./sitting.svelte";

/** More of one kind than this are better put together by hand. */
const FEW = 4;

/** The kinds of the arguments of a claim. */
export function slotsOf(sitting: Sitting, kind: string): readonly string[] {
  return sitting.words.claims[kind]?.[0] ?? [];
}

/** What can stand in the next slot. */
export function wordsFor(sitting: Sitting, said: Words): readonly Word[] {
  const slot = slotsOf(sitting, String(said[0]))[said.length - 1];
  return slot === undefined ? [] : sitting.game.claimWords(said, slot, sitting.scene);
}

/** A claim filled up with what is likeliest. */
export function likeliest(sitting: Sitting, said: Words): Words | null {
  const slots = slotsOf(sitting, String(said[0]));
  let claim = [...said];
  while (claim.length <= slots.length) {
    const word = wordsFor(sitting, claim)[0];
    if (word === undefined) return null;
    claim = [...claim, word];
  }
  return claim;
}

/** What one would say, without who says it. */
export function wordsOf(sitting: Sitting, claim: Words): string {
  return sitting.speaker.claim(sitting.eye!, claim).replace(/^[^:“„"]*:\s+/u, "");
}

/** Ready claims about somebody: two taps from their face. */
export function claimsAbout(sitting: Sitting, seat: number): Words[] {
  return sitting.game.claimKinds(sitting.scene).flatMap((kind) => {
    const [first] = slotsOf(sitting, kind);
    const fits = first === "seat" && wordsFor(sitting, [kind]).includes(seat);
    const all = fits ? completed(sitting, [kind, seat]) : [];
    return all.slice(0, FEW);
  });
}

/** Every way to complete a claim. */
function completed(sitting: Sitting, said: Words): Words[] {
  if (said.length > slotsOf(sitting, String(said[0])).length) return [said];
  return wordsFor(sitting, said).flatMap((word) => completed(sitting, [...said, word]));
}

/** A claim as the reader heard it; marked if its speaker had said otherwise before. */
export interface Remark {
  readonly seat: number;
  readonly claim: Words;
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
