"""What those see who see the table later: snapshots of the room, each kept until it may be shown.

As long as one of them waits, everything that is public about the room comes from the last one that
was released, also for strangers who only ask for the room.
"""

from typing import Final

import msgspec

from turncoat.server.protocol import frames
from turncoat.server.protocol.settings import LONGEST_DELAY, Settings
from turncoat.server.room.room import Room
from turncoat.server.room.state import DelayedSnapshot, Member, Phase

SECOND: Final = 1000
# One for each second of the longest delay, and some for games that begin and end within one.
MOST_SHOTS: Final = LONGEST_DELAY + 100


def release_of(room: Room) -> int:
    """When the room as it is now may be shown: on a full second, so that what happens within one
    is a single snapshot; at once in a lobby, unless a game before it is still to be seen."""
    delayed_snapshots = room.runtime.delayed_snapshots
    last = delayed_snapshots[-1] if delayed_snapshots else None
    if room.phase == "lobby" and (last is None or last.room.phase == "lobby"):
        return max(room.now, last.release if last else 0)
    due = -(-(room.now + room.settings.spectators.delay * SECOND) // SECOND) * SECOND
    if last is None or last.release <= room.now:
        return due
    # Nobody misses how a game has ended, nor that another is about to begin.
    lobby = (last.room.phase == "lobby") != (room.phase == "lobby")
    return max(due, last.release + SECOND if lobby else last.release)


def keep(room: Room, snapshot: DelayedSnapshot) -> None:
    """The newest of all with the same moment and phase is enough."""
    delayed_snapshots = room.runtime.delayed_snapshots
    if delayed_snapshots and snapshot.like(delayed_snapshots[-1]):
        return
    if delayed_snapshots and (
        snapshot.replaces(delayed_snapshots[-1]) or len(delayed_snapshots) >= MOST_SHOTS
    ):
        delayed_snapshots.pop()
    delayed_snapshots.append(snapshot)


def released(room: Room) -> DelayedSnapshot:
    """The last shot that may be seen by now."""
    delayed_snapshots = room.runtime.delayed_snapshots
    while len(delayed_snapshots) > 1 and delayed_snapshots[1].release <= room.now:
        delayed_snapshots.popleft()
    return delayed_snapshots[0]


def next_release(room: Room) -> int | None:
    """When those who watch see something new."""
    delayed_snapshots = room.runtime.delayed_snapshots
    return delayed_snapshots[1].release if len(delayed_snapshots) > 1 else None


def sees_later(room: Room, me: Member) -> bool:
    """Whether a member is shown the room as it was."""
    return bool(room.runtime.delayed_snapshots) and not room.seats_of(me.id) and not me.display


def shown_phase(room: Room) -> Phase:
    """The phase that strangers know of."""
    return released(room).room.phase if room.runtime.delayed_snapshots else room.phase


def shown_settings(room: Room) -> Settings:
    """The settings that strangers know of."""
    return released(room).room.settings if room.runtime.delayed_snapshots else room.settings


# What a member knows of: refusals must not tell of anything else.


def room_for(room: Room, me: Member) -> frames.Room | None:
    """The room as it was for a member who sees it later; None for all others."""
    return shown_room(room, released(room)) if sees_later(room, me) else None


def phase_for(room: Room, me: Member) -> Phase:
    """The phase that a member knows of."""
    return shown_phase(room) if sees_later(room, me) else room.phase


def settings_for(room: Room, me: Member) -> Settings:
    """The settings that a member knows of."""
    return shown_settings(room) if sees_later(room, me) else room.settings


def is_host(room: Room, me: Member) -> bool:
    """Whether a member is the host. Whoever sees later is so from when they see it: that the host
    has gone may tell that a game is over."""
    knows = not sees_later(room, me) or released(room).room.host == me.id
    return room.host == me.id and knows


def shown_room(room: Room, snapshot: DelayedSnapshot) -> frames.Room:
    """The room of a shot. Whoever had no seat then is in it as they are now: it must not be by
    their own coming and going that people can tell an old lobby from a new one."""
    seated = {chair.member for chair in snapshot.room.chairs}
    kept = seated if snapshot.room.host in room.members else seated | {snapshot.room.host}
    members = [member for member in snapshot.room.members if member.id in kept]
    others = (member for member in room.members.values() if member.id not in kept)
    members += [beside_the_table(room, other) for other in others]
    return msgspec.structs.replace(snapshot.room, members=sorted(members, key=lambda one: one.id))


def beside_the_table(room: Room, member: Member) -> frames.Member:
    """Somebody without a seat; nothing tells that they have one by now."""
    present = member.id in room.runtime.sockets or bool(room.seats_of(member.id))
    return frames.Member(
        member.id,
        member.name,
        member.language,
        member.program,
        member.display,
        present,
        ready=False,
    )
