/** The house over REST: rooms, and coming into them. */
import type {
  AnyRefusal,
  Joined,
  Forgotten,
  Game,
  Transfer,
  Neighbours,
  OpenRoom,
  Problem,
  Settings,
  Step,
} from "./messages";

/** The house has refused something, or could not be reached: then the reason is `gone`. */
export class Refused extends Error {
  constructor(
    readonly reason: AnyRefusal | "gone",
    readonly field = "",
    /** Of settings: in which way they are at fault, and the figures that are spoken of. */
    readonly how = "",
    readonly figures: Readonly<Record<string, number>> = {},
  ) {
    super(reason);
  }
}

export const games = () => ask<Game[]>("GET", "games");
export const openRooms = () => ask<OpenRoom[]>("GET", "rooms");
export const roomOf = (code: string) => ask<OpenRoom>("GET", `rooms/${code}`);

export const openRoom = (settings: Settings, name: string, language: string) =>
  ask<Joined>("POST", "rooms", { settings, name, language });

/** Whoever had a token there before shows it. */
export const enter = (code: string, name: string, language: string, before?: string) =>
  ask<Joined>("POST", `rooms/${code}/members`, { name, language }, before);

/** Who else comes from the same address as a member; for the host. */
export const neighboursOf = (code: string, token: string, member: number) =>
  ask<Neighbours>("GET", `rooms/${code}/members/${member}/neighbours`, undefined, token);

/** A code with which another device takes over this token's seats. */
export const move = (code: string, token: string) =>
  ask<Transfer>("POST", `rooms/${code}/transfers`, undefined, token);

/** Names and texts of whoever has this token are deleted for good. */
export const forgetMe = (code: string, token: string) =>
  ask<Forgotten>("DELETE", `rooms/${code}/me`, undefined, token);

export const redeem = (room: string, code: string) =>
  ask<Joined>("POST", `rooms/${room}/transfers/redeem`, { code });

/** The last moment of a finished game, with all cards open. */
export const lastStep = (replay: string) => ask<Step>("GET", `replays/${replay}/last`);

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers = new Headers({ accept: "application/json" });
  if (body !== undefined) headers.set("content-type", "application/json");
  if (token) headers.set("authorization", `Bearer ${token}`);
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`/api/${path}`, { method, headers, ...sent }).catch(() => null);
  if (answer === null) throw new Refused("gone");
  const told = await answer.json().catch(() => ({ error: "broken" }));
  if (!answer.ok) throw refusedBy(told);
  return told as T;
}

/** What the house has told of a refusal. */
export function refusedBy(told: Partial<Problem>): Refused {
  const reason = (told.error ?? "broken") as AnyRefusal;
  return new Refused(reason, told.field, told.how, told.figures);
}
