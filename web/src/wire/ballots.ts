/** Works out the result of a ballot by comparing two states of a room. */
import type { Room } from "./messages";

export interface BallotResult {
  readonly about: string;
  /** The player it was about; for a vote on the host, the host at the time. */
  readonly name: string;
  readonly passed: boolean;
}

/**
 * The result of the ballot that closed between two states of a room, or null if none did.
 *
 * A ballot with a single voter closes before anybody sees it open, so a changed result counts as
 * well. A ballot that was dropped has no result.
 */
export function ballotResult(before: Room, after: Room): BallotResult | null {
  const { ballot } = before;
  const changed = String(before.last_ballot) !== String(after.last_ballot);
  const closed = ballot !== null && ballot.closes !== after.ballot?.closes;
  if (!after.last_ballot || (!changed && !closed)) return null;
  const [about, passed] = after.last_ballot;
  if (!changed && (ballot?.about !== about || wasDropped(after, about, passed))) return null;
  return { about, name: about === "host" ? hostIn(before) : playerIn(before, after), passed };
}

/** Whether the ballot ended without a count, because the game or the pause it was about is over. */
function wasDropped({ phase, paused }: Room, about: string, passed: boolean): boolean {
  if (about === "remake" && passed) return phase !== "lobby";
  if (about === "resume") return passed !== (paused === null);
  return (about === "host") === (phase === "playing");
}

function hostIn({ members, host }: Room): string {
  return members.find((member) => member.id === host)?.name ?? "";
}

/** The player's name from before the ballot, since a removed player's seat is renamed. */
function playerIn(before: Room, after: Room): string {
  const removed = before.chairs.find(
    (chair, seat) => chair.away && after.chairs[seat]?.member === null,
  );
  const seat = before.ballot?.seat ?? removed?.seat;
  return seat === undefined ? "" : (before.chairs[seat]?.name ?? "");
}
