"""What those see who see the table later: snapshots of the room, each kept until it may be shown.

As long as one of them waits, everything that is public about the room comes from the last one that
was released, also for strangers who only ask for the room.
"""

from typing import Final

from turncoat.server.protocol.settings import LONGEST_DELAY
from turncoat.server.room.room import Room
from turncoat.server.room.state import Member, Phase, Shot

SECOND: Final = 1000
# One for each second of the longest delay, and some for games that begin and end within one.
MOST_SHOTS: Final = LONGEST_DELAY + 100


def release_of(room: Room) -> int:
    """When the room as it is now may be shown: on a full second, so that what happens within one
    is a single snapshot; at once in a lobby, unless a game before it is still to be seen."""
    shots = room.live.shots
    last = shots[-1] if shots else None
    if room.phase == "lobby" and (last is None or last.room.phase == "lobby"):
        return max(room.now, last.release if last else 0)
    due = -(-(room.now + room.settings.watching.delay * SECOND) // SECOND) * SECOND
    if last is None or last.release <= room.now:
        return due
    # Nobody misses how a game has ended, nor that another is about to begin.
    lobby = (last.room.phase == "lobby") != (room.phase == "lobby")
    return max(due, last.release + SECOND if lobby else last.release)


def keep(room: Room, shot: Shot) -> None:
    """The newest of all with the same moment and phase is enough."""
    shots = room.live.shots
    if shots and shot.like(shots[-1]):
        return
    if shots and (shot.replaces(shots[-1]) or len(shots) >= MOST_SHOTS):
        shots.pop()
    shots.append(shot)


def released(room: Room) -> Shot:
    """The last shot that may be seen by now."""
    shots = room.live.shots
    while len(shots) > 1 and shots[1].release <= room.now:
        shots.popleft()
    return shots[0]


def next_release(room: Room) -> int | None:
    """When those who watch see something new."""
    shots = room.live.shots
    return shots[1].release if len(shots) > 1 else None


def sees_later(room: Room, me: Member) -> bool:
    """Whether a member is shown the room as it was."""
    return bool(room.live.shots) and not room.seats_of(me.id) and not me.screen


def shown_phase(room: Room) -> Phase:
    """The phase that strangers know of."""
    return released(room).room.phase if room.live.shots else room.phase


def phase_for(room: Room, me: Member) -> Phase:
    """The phase that a member knows of: refusals must not tell of another."""
    return released(room).room.phase if sees_later(room, me) else room.phase
