/** How a ballot came out, as far as two looks at a room tell. */
import type { Room } from "./messages";

export interface Counted {
  readonly about: string;
  /** Whose seat it was about, or who was host. */
  readonly name: string;
  readonly passed: boolean;
}

/** A ballot with a single voter is never seen open; one that is dropped is never counted. */
export function counted(before: Room, after: Room): Counted | null {
  const { ballot } = before;
  const told = String(before.last_ballot) !== String(after.last_ballot);
  const gone = ballot !== null && ballot.closes !== after.ballot?.closes;
  if (!after.last_ballot || (!told && !gone)) return null;
  const [about, passed] = after.last_ballot;
  if (!told && (ballot?.about !== about || dropped(after))) return null;
  return { about, name: about === "host" ? hostIn(before) : nameIn(before, after), passed };
}

/** The game is over, or a pause that nobody ended is. */
function dropped({ phase, paused, last_ballot }: Room): boolean {
  const [about, passed] = last_ballot!;
  if (about === "remake" && passed) return phase !== "lobby";
  if (about === "resume") return passed !== (paused === null);
  return (about === "host") === (phase === "playing");
}

function hostIn({ members, host }: Room): string {
  return members.find((member) => member.id === host)?.name ?? "";
}

/** Whoever is removed has another name afterwards. */
function nameIn(before: Room, after: Room): string {
  const removed = before.chairs.find(
    (chair, seat) => chair.away && after.chairs[seat]?.member === null,
  );
  const seat = before.ballot?.seat ?? removed?.seat;
  return seat === undefined ? "" : (before.chairs[seat]?.name ?? "");
}
