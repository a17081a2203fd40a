/** Opening rooms: with settings of one's own, or one to play at once against bots. */
import { preferences } from "../../look/preferences.svelte";
import { address } from "../../route.svelte";
import { enter, openRoom } from "../../wire/rest";
import { keepToken } from "../../wire/tokens";
import type { Settings } from "../../wire/messages";
import type { RoomState } from "../../wire/roomState.svelte";
import { language, t } from "../../i18n/language.svelte";
import type { GameName } from "../../i18n/grammar";

/** What is in the history of a room that is to be played at once. */
export const AT_ONCE = "at once";
/** What is there on the first page for somebody whom a room has forgotten just now. */
export const FORGOTTEN = "forgotten";
export const USUAL_BOT = "sensible";

/** Tables on which newcomers meet a game first. Nobody waits for anybody but them. */
const FIRST_TABLES: Record<GameName, { players: number; options: Record<string, unknown> }> = {
  among_cultists: { players: 5, options: { preset: "first_game", discussion_seconds: 0 } },
  shadow_hunters: { players: 5, options: { preset: "first_game" } },
  dark_providence: { players: 3, options: {} },
};

/** The name that somebody goes by, or a guest's. */
export function ownName(): string {
  return preferences.all.name || t("web-guest");
}

/** Opens a room and goes there as its host. */
export async function openAndGo(settings: Settings, note: unknown = null): Promise<void> {
  const entry = await openRoom(settings, ownName(), language.code);
  keepToken(entry.room, entry.token);
  address.go(`/r/${entry.room}`, note);
}

/** One click to a first decision. */
export function playNow(game: GameName): Promise<void> {
  const clocks = { pace: "untimed", window: 2, gone: 0, interval_ms: 900 } as const;
  return openAndGo({ game, ...FIRST_TABLES[game], clocks }, AT_ONCE);
}

/** Comes into somebody's room as a guest. */
export async function comeIn(code: string, name: string, before?: string): Promise<void> {
  preferences.set({ name });
  const entry = await enter(code, name, language.code, before);
  keepToken(entry.room, entry.token);
}

/** Sits down, fills the table with bots and is ready. */
export async function fillWithBots(roomState: RoomState, seats: number): Promise<void> {
  await roomState.ask({ do: "sit", seat: 0 });
  for (let seat = 1; seat < seats; seat++) {
    await roomState.ask({ do: "seat_bot", seat, level: USUAL_BOT });
  }
  await roomState.ask({ do: "ready", nonce: nonce() });
}

/** A random number of one's own, which goes into the deal. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
