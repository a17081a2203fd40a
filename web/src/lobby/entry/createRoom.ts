/** Creates and joins rooms, or starts a game against bots at once. */
import { preferences } from "../../look/preferences.svelte";
import { address } from "../../route.svelte";
import { createRoom, joinRoom, Refused } from "../../wire/rest";
import { saveToken } from "../../wire/tokens";
import type { Joined, Settings } from "../../wire/messages";
import type { RoomState } from "../../wire/roomState.svelte";
import { language, t } from "../../i18n/language.svelte";
import { loadMessages } from "../../games/installed.svelte";
import { grammarOf, type GameName } from "../../i18n/grammar";
import { defaultPlayers } from "../settings/settings";

/** The history note of a room in which the game starts at once. */
export const PLAY_NOW = "at once";
/** The history note of the home page after a room has deleted a member's data. */
export const FORGOTTEN = "forgotten";

/** Creates a room and goes there as its host. Rejects with `Refused`. */
export async function createAndGo(settings: Settings, note: string | null = null): Promise<void> {
  const name = preferences.all.name || t("web-guest");
  const { room, token } = await createRoom(settings, name, language.code);
  saveToken(room, token);
  address.go(`/r/${room}`, note);
}

/** Creates a room in which a first game against bots starts at once. */
export function playNow(game: GameName): Promise<void> {
  const clocks = { pace: "untimed", window: 2, gone: 0, interval_ms: 900 } as const;
  const { first_game, untimed } = grammarOf(game);
  const options = { ...first_game, ...untimed };
  return createAndGo({ game, players: defaultPlayers(game), options, clocks }, PLAY_NOW);
}

/** How many guests without a name a room may have. */
const MOST_NAMELESS = 9;

/** Joins a room as a guest, who need not have a name. Rejects with `Refused`. */
export async function joinAsGuest(code: string, name: string, oldToken?: string): Promise<void> {
  preferences.set({ name });
  const guest = t("web-guest");
  const others = Array.from({ length: MOST_NAMELESS - 1 }, (_, at) => `${guest} ${at + 2}`);
  const { room, token } = await joinWithFirst(code, name ? [name] : [guest, ...others], oldToken);
  saveToken(room, token);
}

/** Joins a room with the first of some names that nobody there has. */
async function joinWithFirst(
  code: string,
  [name = "", ...others]: readonly string[],
  oldToken?: string,
): Promise<Joined> {
  try {
    return await joinRoom(code, name, language.code, oldToken);
  } catch (refused) {
    const taken = refused instanceof Refused && refused.is("name_taken");
    if (!taken || !others.length) throw refused;
    return joinWithFirst(code, others, oldToken);
  }
}

/** Takes the first seat, fills the others with bots and gets ready. */
export async function startWithBots(
  roomState: RoomState,
  { game, players }: Pick<Settings, "game" | "players">,
): Promise<void> {
  await loadMessages(game);
  await roomState.send({ do: "sit", seat: 0 });
  for (let seat = 1; seat < players; seat++) {
    await roomState.send({ do: "seat_bot", seat, level: strongestBot(game) });
  }
  await roomState.send({ do: "ready", nonce: randomNonce() });
}

/** The level of a game's strongest bot. */
export function strongestBot(game: GameName): string {
  return grammarOf(game).bots.at(-1)!;
}

/** A random number of the player's own, which goes into the deal. */
export function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
