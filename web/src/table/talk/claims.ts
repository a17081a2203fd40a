/** Puts claims together from the values that the game suggests, and reads those that were made. */
import type { AnyView } from "../../games/views";
import type { Word, Term } from "../../i18n/grammar";
import type { TableState } from "../state/tableState.svelte";

/** The most ready-made claims of one kind; for more there is the form. */
const FEW = 4;

/** The kinds of a claim's arguments. */
export function slotsOf(tableState: TableState, kind: string): readonly string[] {
  return tableState.grammar.claims[kind]?.[0] ?? [];
}

/** The values for the next argument of a claim. */
export function valuesFor(tableState: TableState, claim: Term): readonly Word[] {
  const slot = slotsOf(tableState, String(claim[0]))[claim.length - 1];
  return slot === undefined ? [] : tableState.game.claimArguments(claim, slot, tableState.scene);
}

/** Whether a claim has all its arguments. */
export function isComplete(tableState: TableState, claim: Term): boolean {
  return claim.length > slotsOf(tableState, String(claim[0])).length;
}

/** Whether there is a value for every argument of a kind of claim. */
export function canBeMade(tableState: TableState, kind: string): boolean {
  let claim: Term = [kind];
  while (!isComplete(tableState, claim)) {
    const value = valuesFor(tableState, claim)[0];
    if (value === undefined) return false;
    claim = [...claim, value];
  }
  return true;
}

/** A claim with the arguments that leave no choice, and with those of `wanted` that still fit. */
export function filled(tableState: TableState, begun: Term, wanted: Term = begun): Term {
  let claim = begun;
  while (!isComplete(tableState, claim)) {
    const values = valuesFor(tableState, claim);
    const value = values.length === 1 ? values[0] : wanted[claim.length];
    if (value === undefined || !values.includes(value)) return claim;
    claim = [...claim, value];
  }
  return claim;
}

/** The words of a claim, complete or not, without the name of who makes it. */
export function wordingOf(
  { translator, viewer }: TableState,
  claim: Term,
  seat: number = viewer!,
): string {
  return translator.claim(seat, claim).replace(/^[^:“„"]*:\s+/u, "");
}

/** Ready-made claims about a seat. */
export function claimsAbout(tableState: TableState, seat: number): Term[] {
  return tableState.game.claimKinds(tableState.scene).flatMap((kind) => {
    const [first] = slotsOf(tableState, kind);
    const fits = first === "seat" && valuesFor(tableState, [kind]).includes(seat);
    const all = fits ? completions(tableState, [kind, seat]) : [];
    return all.slice(0, FEW);
  });
}

/** Every way to complete a claim; of its numbers, only the likeliest. */
function completions(tableState: TableState, begun: Term): Term[] {
  const slots = slotsOf(tableState, String(begun[0]));
  if (isComplete(tableState, begun)) return [begun];
  const values = valuesFor(tableState, begun);
  const likely = slots[begun.length - 1] === "number" ? values.slice(0, 1) : values;
  return likely.flatMap((value) => completions(tableState, [...begun, value]));
}

/** A claim that the viewer heard, and whether it contradicts an earlier one of the same seat. */
export interface HeardClaim {
  readonly seat: number;
  readonly claim: Term;
  readonly contradicts: boolean;
}

/** The claims in a view: those that everybody heard, and those that only some did. */
export function claimsIn(view: AnyView): { all: HeardClaim[]; some: HeardClaim[] } {
  const some = "heard_apart" in view ? (view.heard_apart ?? []) : [];
  const all = view.heard.map((one) => ({ ...one, contradicts: one.contradicts !== null }));
  return { all, some };
}
