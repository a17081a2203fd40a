"""What those see who see the table later: snapshots of the room, each kept until it may be shown.

As long as one of them waits, everything that is public about the room comes from the last one that
was released, also for strangers who only ask for the room.
"""

from typing import Final

import msgspec

from turncoat.server.protocol import frames
from turncoat.server.protocol.settings import LONGEST_DELAY, Settings
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


def shown_settings(room: Room) -> Settings:
    """The settings that strangers know of."""
    return released(room).room.settings if room.live.shots else room.settings


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


def shown_room(room: Room, shot: Shot) -> frames.Room:
    """The room of a shot. Whoever had no seat then is in it as they are now: it must not be by
    their own coming and going that people can tell an old lobby from a new one."""
    seated = {chair.member for chair in shot.room.chairs}
    kept = seated if shot.room.host in room.members else seated | {shot.room.host}
    members = [member for member in shot.room.members if member.id in kept]
    others = (member for member in room.members.values() if member.id not in kept)
    members += [beside_the_table(room, other) for other in others]
    return msgspec.structs.replace(shot.room, members=sorted(members, key=lambda one: one.id))


def beside_the_table(room: Room, member: Member) -> frames.Member:
    """Somebody without a seat; nothing tells that they have one by now."""
    present = member.id in room.live.sockets or bool(room.seats_of(member.id))
    return frames.Member(
        member.id, member.name, member.language, member.program, member.screen, present, ready=False
    )
