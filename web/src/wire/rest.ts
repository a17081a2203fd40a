/** REST requests to the server: rooms, and how to join and leave them. */
import type {
  AnyRefusal,
  Forgotten,
  Game,
  GameText,
  Joined,
  Neighbours,
  OpenRoom,
  Problem,
  Settings,
  Step,
  Transfer,
} from "./messages";

/** The server refused a request, or could not be reached: then the reason is `unreachable`. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly field = "",
    /** For bad settings: what is wrong with the field, and the numbers that the message names. */
    readonly how = "",
    readonly figures: Readonly<Record<string, number>> = {},
  ) {
    super(reason);
  }

  is(reason: AnyRefusal | "unreachable"): boolean {
    return this.reason === reason;
  }
}

export const fetchOpenRooms = () => request<OpenRoom[]>("GET", "rooms");
export const fetchRoom = (code: string) => request<OpenRoom>("GET", `rooms/${code}`);

export const createRoom = (settings: Settings, name: string, language: string) =>
  request<Joined>("POST", "rooms", { settings, name, language });

/** Joins a room. `oldToken` is a token that no longer works, if there is one. */
export const joinRoom = (code: string, name: string, language: string, oldToken?: string) =>
  request<Joined>("POST", `rooms/${code}/members`, { name, language }, oldToken);

/** Who else connects from a member's address. Only the host may ask. */
export const fetchNeighbours = (code: string, token: string, member: number) =>
  request<Neighbours>("GET", `rooms/${code}/members/${member}/neighbours`, undefined, token);

/** A code with which another device can take over this token's seats. */
export const createTransfer = (code: string, token: string) =>
  request<Transfer>("POST", `rooms/${code}/transfers`, undefined, token);

export const redeemTransfer = (room: string, code: string) =>
  request<Joined>("POST", `rooms/${room}/transfers/redeem`, { code });

/** Deletes the member's names and texts for good. */
export const forgetMe = (code: string, token: string) =>
  request<Forgotten>("DELETE", `rooms/${code}/me`, undefined, token);

/** The last step of a finished game, with all cards revealed. */
export const fetchLastStep = (replay: string) => request<Step>("GET", `replays/${replay}/last`);

/** The games of the server. */
export const fetchGames = () => request<Game[]>("GET", "games");

/** The grammar of a game, unchecked. */
export const fetchGrammar = (game: string) => request<unknown>("GET", `games/${game}/grammar`);

/** The messages of a game, in English if it lacks the language. */
export const fetchCatalogue = (game: string, language: string) =>
  request<GameText>("GET", `games/${game}/catalogue/${language}`);

/** The rulebook of a game as Markdown, in English if it lacks the language. */
export const fetchRulebook = (game: string, language: string) =>
  request<GameText>("GET", `games/${game}/rulebook/${language}`);

async function request<Page>(
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<Page> {
  const headers = new Headers({ accept: "application/json" });
  if (body !== undefined) headers.set("content-type", "application/json");
  if (token) headers.set("authorization", `Bearer ${token}`);
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`/api/${path}`, { method, headers, ...content }).catch(() => null);
  if (response === null) throw new Refused("unreachable");
  // The types are made from the server's own schemas, so its answers are not checked again.
  const answer = await response.json().catch(() => ({ error: "broken" }));
  if (!response.ok) throw refusedBy(answer);
  return answer;
}

/** The error for a refusal as the server sent it. */
export function refusedBy({ error, field, how, figures }: Partial<Problem>): Refused {
  return new Refused(error ?? "broken", field, how, figures);
}
