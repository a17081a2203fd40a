/** The tokens that this browser keeps, one for each room it has joined. They are never shown. */
const PREFIX = "turncoat.token.";

export function tokenOf(room: string): string | null {
  return localStorage.getItem(PREFIX + room);
}

export function saveToken(room: string, token: string): void {
  localStorage.setItem(PREFIX + room, token);
}

export function deleteToken(room: string): void {
  localStorage.removeItem(PREFIX + room);
}

/** The codes of all rooms that this browser has a token for. */
export function roomsWithToken(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
}
