/** Frames as the server sends them, with the parts that a test is about changed. */
import { grammarOf } from "../src/i18n/grammar";
import type { Asking, Ballot, Chair, Member, Room, TableFrame, Text } from "../src/wire/messages";

export function member(id: number, name: string, change: Partial<Member> = {}): Member {
  const usual = { language: "en", program: false, display: false, present: true, ready: false };
  return { id, name, ...usual, ...change };
}

export function chair(seat: number, name: string, change: Partial<Chair> = {}): Chair {
  return { seat, name, member: seat + 1, level: "", away: false, bank: 0, ...change };
}

/** A game of Shadow Hunters between two people, seen by the one in seat 0. */
export function room(change: Partial<Room> = {}): Room {
  return {
    is: "room",
    code: "CODE",
    phase: "playing",
    version: "1",
    settings: { game: "shadow_hunters", players: 2 },
    host: 1,
    members: [member(1, "Ada"), member(2, "Ben")],
    chairs: [chair(0, "Ada"), chair(1, "Ben")],
    deal: { commitment: "", nonces: [], secret: "" },
    asking: null,
    ballot: null,
    last_ballot: null,
    paused: null,
    result: null,
    your_seats: [0],
    muted: [],
    ...change,
  };
}

export function asking(seats: number[], kind: Asking["kind"] = "turn"): Asking {
  return { number: 1, seats, kind, opened: 0, until: 0, notice: 0 };
}

export function ballot(about: string, change: Partial<Ballot> = {}): Ballot {
  return { about, seat: null, closes: 1, voted: null, ...change };
}

/** An empty view of Shadow Hunters: every field that its grammar lists. */
export function view(change: object = {}): object {
  const fields = Object.keys(grammarOf("shadow_hunters").public.view);
  return { ...Object.fromEntries(fields.map((name) => [name, []])), ...change };
}

export function table(change: Partial<TableFrame> = {}): TableFrame {
  return {
    is: "table",
    seat: 0,
    view: view(),
    question: 1,
    decision: null,
    chosen: null,
    offers: [],
    can_undo: false,
    may_talk: false,
    ...change,
  };
}

export function text(number: number, change: Partial<Text> = {}): Text {
  return { is: "text", number, member: 1, seat: null, text: `${number}`, ...change };
}
