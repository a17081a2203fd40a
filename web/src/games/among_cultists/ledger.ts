/** Reads the ledger of a view: cards given, laid and drawn, looks, tokens and votes. */
import type { Term } from "../../i18n/grammar";

/** Instead of a seat: a card from the setup, or from the draw pile. */
export const START = -1;
export const PILE = -2;
/** Instead of a face, a count or a seat: not known to the reader, or nobody. */
export const UNKNOWN_FACE = "";
export const UNKNOWN_COUNT = -1;
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
  /** The seat whose vote counted twice. */
  readonly double: number;
  /** Whom each seat voted for. */
  readonly ballots: readonly number[];
}

type Lines = readonly Term[];

/** The cards that were given, or laid. */
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

/** The cards that were turned up in a room; `who` is negative if no player did it. */
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

/** Each line as seen by the seat that knows most of it. */
export function allFaces(ledgers: readonly Lines[]): Term[] {
  return (ledgers[0] ?? []).map((line, at) => {
    const seen = ledgers.map((ledger) => ledger[at] ?? line);
    return seen.find((found) => !found.includes(UNKNOWN_FACE) && !isUncounted(found)) ?? line;
  });
}

function isUncounted(line: Term): boolean {
  return line[0] === "looked" && line[3] === UNKNOWN_COUNT;
}
