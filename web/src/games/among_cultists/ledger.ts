/** The ledger of a view, line by line: what was given, laid, drawn, looked at and voted. */
import type { Term } from "../../i18n/grammar";

/** In place of a seat: cards of the set-up, and cards from the draw pile. */
export const START = -1;
export const PILE = -2;
/** In place of a face, a number or a seat. */
export const UNSEEN = "";
export const UNCOUNTED = -1;
export const NOBODY = -1;

export interface Card {
  readonly from: number;
  /** A seat, or a place. */
  readonly to: string | number;
  readonly face: string;
  readonly round: number;
}

export interface Look {
  readonly who: number;
  readonly whom: number;
  readonly alive: number;
  readonly dead: number;
  readonly round: number;
  readonly revealed: boolean;
}

export interface Vote {
  readonly round: number;
  readonly out: number;
  /** Whose ballot counted twice. */
  readonly double: number;
  /** Whom each seat named. */
  readonly ballots: readonly number[];
}

type Lines = readonly Term[];

/** Cards that somebody gave, or laid. */
export function cards(ledger: Lines, kind: "given" | "laid"): Card[] {
  return ledger
    .filter((line) => line[0] === kind)
    .map(([, from, to, face, round]) => ({
      from: Number(from),
      to: kind === "given" ? Number(to) : String(to),
      face: String(face),
      round: Number(round),
    }));
}

/** Cards that were turned up in a room; `who` is less than 0 if nobody did it. */
export function drawn(ledger: Lines): { place: string; face: string; who: number }[] {
  return ledger
    .filter((line) => line[0] === "drawn")
    .map(([, place, face, , who]) => ({
      place: String(place),
      face: String(face),
      who: Number(who),
    }));
}

export function looks(ledger: Lines): Look[] {
  return ledger.flatMap((line, at) => {
    if (line[0] !== "looked") return [];
    const [who, whom, alive, dead, round] = line.slice(1).map(Number);
    return [
      {
        who: who!,
        whom: whom!,
        alive: alive!,
        dead: dead!,
        round: round!,
        revealed: ledger[at + 1]?.[0] === "revealed",
      },
    ];
  });
}

export function tokens(
  ledger: Lines,
): { who: number; event: string; fate: string; round: number }[] {
  return ledger
    .filter((line) => line[0] === "token")
    .map(([, who, event, fate, round]) => ({
      who: Number(who),
      event: String(event),
      fate: String(fate),
      round: Number(round),
    }));
}

export function votes(ledger: Lines): Vote[] {
  return ledger
    .filter((line) => line[0] === "vote")
    .map(([, round, out, double, ...ballots]) => ({
      round: Number(round),
      out: Number(out),
      double: Number(double),
      ballots: ballots.map(Number),
    }));
}

/** Every line as the one of these who knows most of it has seen it. */
export function allFaces(ledgers: readonly Lines[]): Term[] {
  return (ledgers[0] ?? []).map((line, at) => {
    const seen = ledgers.map((ledger) => ledger[at] ?? line);
    return seen.find((found) => !found.includes(UNSEEN) && !isUncounted(found)) ?? line;
  });
}

function isUncounted(line: Term): boolean {
  return line[0] === "looked" && line[3] === UNCOUNTED;
}
