"""Snapshots for delayed spectators, each kept until it may be shown.

While any snapshot waits, everything public about the room comes from the last one that was
released, including what people outside the room can look up.
"""

from typing import Final

import msgspec

from turncoat.server.protocol import frames
from turncoat.server.protocol.settings import LONGEST_DELAY, Settings
from turncoat.server.room.room import Room
from turncoat.server.room.state import DelayedSnapshot, Member, Phase

SECOND: Final = 1000
# One for each second of the longest delay, and some for games that begin and end within one.
MOST_SNAPSHOTS: Final = LONGEST_DELAY + 100


def release_of(room: Room) -> int:
    """Return when the present room may be shown: on a full second, so that everything within one
    second is a single snapshot. In a lobby at once, unless spectators have yet to see the game
    before it.
    """
    delayed_snapshots = room.runtime.delayed_snapshots
    last = delayed_snapshots[-1] if delayed_snapshots else None
    if room.phase == "lobby" and (last is None or last.room.phase == "lobby"):
        return max(room.now, last.release if last else 0)
    due = -(-(room.now + room.settings.spectators.delay * SECOND) // SECOND) * SECOND
    if last is None or last.release <= room.now:
        return due
    # Spectators always get to see the end of a game, and the lobby before the next one.
    lobby = (last.room.phase == "lobby") != (room.phase == "lobby")
    return max(due, last.release + SECOND if lobby else last.release)


def keep(room: Room, snapshot: DelayedSnapshot) -> None:
    """Add a snapshot. It replaces the last one if both have the same release and phase."""
    delayed_snapshots = room.runtime.delayed_snapshots
    if delayed_snapshots and snapshot.like(delayed_snapshots[-1]):
        return
    if delayed_snapshots and (
        snapshot.replaces(delayed_snapshots[-1]) or len(delayed_snapshots) >= MOST_SNAPSHOTS
    ):
        delayed_snapshots.pop()
    delayed_snapshots.append(snapshot)


def released(room: Room) -> DelayedSnapshot:
    """The latest snapshot that may be seen now."""
    delayed_snapshots = room.runtime.delayed_snapshots
    while len(delayed_snapshots) > 1 and delayed_snapshots[1].release <= room.now:
        delayed_snapshots.popleft()
    return delayed_snapshots[0]


def next_release(room: Room) -> int | None:
    """Return when spectators see something new; None if nothing waits."""
    delayed_snapshots = room.runtime.delayed_snapshots
    return delayed_snapshots[1].release if len(delayed_snapshots) > 1 else None


def sees_later(room: Room, me: Member) -> bool:
    """Whether a member is a delayed spectator."""
    return bool(room.runtime.delayed_snapshots) and not room.seats_of(me.id) and not me.display


def shown_phase(room: Room) -> Phase:
    """The phase as the public knows it."""
    return released(room).room.phase if room.runtime.delayed_snapshots else room.phase


def shown_settings(room: Room) -> Settings:
    """The settings as the public knows them."""
    return released(room).room.settings if room.runtime.delayed_snapshots else room.settings


# What a member may know. Refusals must not depend on anything else.


def room_for(room: Room, me: Member) -> frames.Room | None:
    """The room as a delayed spectator sees it; None for everybody else."""
    return shown_room(room, released(room)) if sees_later(room, me) else None


def phase_for(room: Room, me: Member) -> Phase:
    """The phase as a member knows it."""
    return shown_phase(room) if sees_later(room, me) else room.phase


def settings_for(room: Room, me: Member) -> Settings:
    """The settings as a member knows them."""
    return shown_settings(room) if sees_later(room, me) else room.settings


def is_host(room: Room, me: Member) -> bool:
    """Whether a member is host and may know it.

    Delayed spectators become host only once they see it: that the host has left may reveal that a
    game is over.
    """
    knows = not sees_later(room, me) or released(room).room.host == me.id
    return room.host == me.id and knows


def shown_room(room: Room, snapshot: DelayedSnapshot) -> frames.Room:
    """The room of a snapshot, with members who had no seat as they are now. Otherwise people could
    tell an old lobby from a new one by their own joining and leaving.
    """
    seated = {chair.member for chair in snapshot.room.chairs}
    kept = seated if snapshot.room.host in room.members else seated | {snapshot.room.host}
    members = [member for member in snapshot.room.members if member.id in kept]
    others = (member for member in room.members.values() if member.id not in kept)
    members += [as_spectator(room, other) for other in others]
    return msgspec.structs.replace(snapshot.room, members=sorted(members, key=lambda one: one.id))


def as_spectator(room: Room, member: Member) -> frames.Member:
    """A member as one without a seat, even if they have one by now."""
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
