"""Members: joining, leaving, being host."""

from collections.abc import Iterable
from typing import Final

from turncoat.server.protocol.commands import HandOver, Leave, Mute, Rename
from turncoat.server.protocol.errors import (
    BAD_NAME,
    NAME_RESERVED,
    NAME_TAKEN,
    NO_SPECTATORS,
    NO_SUCH_MEMBER,
    NOT_HOST,
    NOT_NOW,
    Refused,
)
from turncoat.server.room import changes
from turncoat.server.room.people import admission, writing
from turncoat.server.room.people.admission import Visitor
from turncoat.server.room.people.skeleton import looks
from turncoat.server.room.room import Room
from turncoat.server.room.snapshots import (
    is_host,
    phase_for,
    released,
    room_for,
    shown_phase,
    shown_room,
    shown_settings,
)
from turncoat.server.room.state import Member

# How long the host may be disconnected before another member becomes host, in milliseconds.
HOST_GONE: Final = 60_000


def check_name(room: Room, name: str, but: int = 0) -> str:
    """The clean form of a name that nobody else in the room could be confused with; `but` is a
    member who may keep it.

    Raises Refused(BAD_NAME), Refused(NAME_RESERVED) or Refused(NAME_TAKEN).
    """
    if len(name) > writing.LONGEST_SENT:
        raise Refused(BAD_NAME, "name")
    clean = writing.tidy_name(name)
    if not writing.is_name(clean):
        raise Refused(BAD_NAME, "name")
    if writing.is_reserved(clean):
        raise Refused(NAME_RESERVED, "name")
    if looks(clean) & looks_taken(room, but):
        raise Refused(NAME_TAKEN, "name")
    return clean


def looks_taken(room: Room, but: int = 0) -> frozenset[str]:
    """The lookalike forms of all names in the room, except one member's: members, bots, and people
    who share a device.

    Names that delayed spectators still see count as well, so that nobody learns that their owners
    have left.
    """
    others = [member.name for member in room.members.values() if member.id != but]
    others += [chair.name for chair in room.chairs if chair.name]
    if room.runtime.delayed_snapshots:
        shown = shown_room(room, released(room))
        others += [member.name for member in shown.members if member.id != but]
        others += [chair.name for chair in shown.chairs if chair.name and chair.member != but]
    known = room.runtime.looks
    room.runtime.looks = {name: known.get(name) or looks(name) for name in others}
    return frozenset[str]().union(*room.runtime.looks.values())


def join(room: Room, name: str, language: str, token: str, visitor: Visitor) -> int:
    """Add a guest and return the member's ID. The first one becomes host.

    Raises Refused if they may not join (see `admission.check`), Refused(NO_SPECTATORS), or a
    refusal of the name.
    """
    admission.check(room, visitor)
    if shown_phase(room) != "lobby" and not shown_settings(room).spectators.allowed:
        raise Refused(NO_SPECTATORS)
    member = let_in(room, name, language, token)
    admission.remember(room, member, visitor.origins)
    admission.keep_muted(room, member)
    return member


def let_in(
    room: Room, name: str, language: str, token: str, program: bool = False, display: bool = False
) -> int:
    """Add a guest, program or display and return the member's ID.

    Raises Refused(TOO_MANY), or a refusal of the name.
    """
    clean = check_name(room, name)
    admission.make_room(room)
    member = room.joined + 1
    room.note(changes.Joined(member, clean, language, token, program, display))
    room.runtime.away_since[member] = room.now
    return member


def joined(room: Room, at: int, change: changes.Joined) -> None:
    room.joined = change.member
    member = room.members[change.member] = Member(
        change.member, change.name, change.language, change.token, change.program, change.display
    )
    if not room.host and member.person:
        room.host = member.id


def move(room: Room, member: int, token: str) -> None:
    """Move a member to another device, with a new token. Raises Refused(NO_SUCH_MEMBER)."""
    room.note(changes.Moved(room.member(member).id, token))


def moved(room: Room, at: int, change: changes.Moved) -> None:
    room.members[change.member].token = change.token


def rename(room: Room, me: Member, command: Rename) -> None:
    """Change a member's name or language. During a game names stay, so that nobody can pose as
    another.

    Raises Refused(NOT_NOW), or a refusal of the name.
    """
    # A member who changes only the language keeps their name, even if nobody could take it today.
    if command.name != me.name and phase_for(room, me) == "playing":
        raise Refused(NOT_NOW)
    name = me.name if command.name == me.name else check_name(room, command.name, but=me.id)
    if (name, command.language) != (me.name, me.language):
        room.note(changes.Renamed(me.id, name, command.language))


def renamed(room: Room, at: int, change: changes.Renamed) -> None:
    member = room.members[change.member]
    member.name, member.language = change.name, change.language


def leave(room: Room, me: Member, command: Leave) -> None:
    """Leave the room. A player leaves a running game only for a while: a bot stands in."""
    seats = room.seats_of(me.id)
    if room.phase != "playing" or not seats:
        room.note(changes.Left(me.id, heir(room, me.id)))
        return
    for seat in seats:
        if not room.chairs[seat].away:
            room.note(changes.SatIn(seat))


def left(room: Room, at: int, change: changes.Left) -> None:
    """Remove a member. An empty room is unlocked, unless the operator locked it."""
    seats = room.seats_of(change.member)
    for seat in seats:
        room.chairs[seat].clear()
    forget(room, change.member)
    # Members without a seat come and go; the players need not confirm again because of that.
    if seats:
        unready(room)
    inherit(room, change)
    room.locked = room.locked_by_operator or (room.locked and room.host != 0)


def forget(room: Room, member: int) -> None:
    """Remove a member and their runtime state, except where they came from."""
    room.members.pop(member, None)
    runtime = room.runtime
    runtime.came.discard(member)
    for known in (runtime.sockets, runtime.away_since, runtime.acted, runtime.spoken):
        known.pop(member, None)


def room_closed(room: Room, at: int, change: changes.RoomClosed) -> None:
    room.closed = True


def unready(room: Room) -> None:
    """Make everybody confirm again that they are ready, because something changed."""
    if room.phase == "lobby":
        for member in room.members.values():
            member.nonce = None


def hand_over(room: Room, me: Member, command: HandOver) -> None:
    """Make another member host. Raises Refused(NOT_HOST), Refused(NO_SUCH_MEMBER), or
    Refused(NOT_NOW) for a program or display.
    """
    check_host(room, me)
    heir = room.member(command.member)
    if not heir.person:
        raise Refused(NOT_NOW)
    if heir is not me:
        room.note(changes.HandedOver(heir.id))


def heir(room: Room, leaver: int) -> int:
    """Return who becomes host if a member leaves; 0 if they are not host, or nobody else can be."""
    if room.host != leaver:
        return 0
    return first_in_line(room, [one for one in room.people if one != leaver])


def first_in_line(room: Room, people: Iterable[int]) -> int:
    """The next host among some people: members with a seat before spectators, then by time of
    joining.
    """
    return min(people, key=lambda one: (not room.seats_of(one), one), default=0)


def inherit(room: Room, change: changes.Left | changes.Erased) -> None:
    """Pass the host role on if the host has left."""
    if room.host == change.member:
        become_host(room, change.heir or min(room.people, default=0))


def heirs(room: Room) -> list[int]:
    """Connected members who could be host, if the host is disconnected; none during a game, where
    there is nothing for a host to do.
    """
    here = room.runtime.sockets
    if room.phase == "playing" or room.host in here:
        return []
    return [one for one in room.people if one in here]


def host_is_missed_at(room: Room) -> int:
    """Return when another member becomes host."""
    return room.runtime.away_since.get(room.host, room.now) + HOST_GONE


def replace_host(room: Room) -> None:
    """Make a connected member host, so that nobody is stuck in a lobby whose host does not come
    back.
    """
    room.note(changes.HandedOver(first_in_line(room, heirs(room))))


def handed_over(room: Room, at: int, change: changes.HandedOver) -> None:
    become_host(room, change.member)


def become_host(room: Room, member: int) -> None:
    """Set the host, and drop an open ballot about it."""
    room.host = member
    if room.ballot is not None and room.ballot.about == "host":
        room.ballot = None


def check_host(room: Room, me: Member) -> None:
    """Raise Refused(NOT_HOST) unless the member is host and knows it."""
    if not is_host(room, me):
        raise Refused(NOT_HOST)


def mute(room: Room, me: Member, command: Mute) -> None:
    """Mute or unmute another member; nobody else learns of it. Raises Refused(NO_SUCH_MEMBER)."""
    shown = room_for(room, me)
    known = [member.id for member in shown.members] if shown else room.members
    if command.member not in known:
        raise Refused(NO_SUCH_MEMBER)
    if command.muted != (command.member in me.muted):
        room.note(changes.Muted(me.id, command.member, command.muted))


def muted(room: Room, at: int, change: changes.Muted) -> None:
    ears = room.members[change.member].muted
    if change.muted:
        ears.add(change.other)
    else:
        ears.discard(change.other)
