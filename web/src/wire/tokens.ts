/** The tokens of this browser: what opens its seats. They are never shown. */
const PREFIX = "turncoat.token.";

export function tokenOf(room: string): string | null {
  return localStorage.getItem(PREFIX + room);
}

export function keepToken(room: string, token: string): void {
  localStorage.setItem(PREFIX + room, token);
}

export function dropToken(room: string): void {
  localStorage.removeItem(PREFIX + room);
}

/** The rooms that this browser has a token for. */
export function roomsKept(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
}
