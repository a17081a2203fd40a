"""What a host can do about people: lock the room, send somebody away, ban somebody from it."""

from typing import Final

from turncoat.server.protocol.commands import Ban, Kick, Lock, Unban
from turncoat.server.protocol.errors import (
    LOCKED_BY_OPERATOR,
    NO_ADDRESS_BAN,
    NO_SUCH_MEMBER,
    NOT_NOW,
    TOO_MANY,
    Refused,
)
from turncoat.server.room import changes
from turncoat.server.room.people.admission import (
    let_back,
    neighbours,
    origins_of,
    send_away,
    shares_address,
)
from turncoat.server.room.people.members import check_host
from turncoat.server.room.room import Room
from turncoat.server.room.snapshots import phase_for
from turncoat.server.room.state import Banned, Member

MOST_BANS: Final = 100


def lock(room: Room, me: Member, ask: Lock) -> None:
    """Nobody new comes in; whoever is in the room can come back."""
    check_host(room, me)
    if room.locked_by_operator and not ask.locked:
        raise Refused(LOCKED_BY_OPERATOR)
    if room.locked != ask.locked:
        room.note(changes.Locked(ask.locked))


def locked(room: Room, at: int, change: changes.Locked) -> None:
    room.locked = change.locked
    room.locked_by_operator = change.locked and change.by_operator


def kick(room: Room, me: Member, ask: Kick) -> None:
    """Only before the start: nobody is sent away from a running game, but for a screen."""
    check_host(room, me)
    other = room.member(ask.member)
    in_lobby = {room.phase, phase_for(room, me)} == {"lobby"}
    if (not in_lobby and not other.display) or other.id == me.id:
        raise Refused(NOT_NOW)
    send_away(room, other)
    room.note(changes.Left(other.id))


def ban(room: Room, me: Member, ask: Ban) -> None:
    """For this room, by the token; by the address only if the host wants that. They are sent away
    as well, so that they are not back at once without the token."""
    check_host(room, me)
    other = room.member(ask.member)
    if other.id == me.id or stays(room, me, other):
        raise Refused(NOT_NOW)
    if len(room.bans) >= MOST_BANS:
        raise Refused(TOO_MANY)
    origin = address_to_ban(room, me, other) if ask.by_address else ""
    others = neighbours(room, other.id) if ask.by_address else []
    room.note(changes.Banned(other.id, origin))
    for one in (other, *others):
        if not stays(room, me, one):
            send_away(room, one)
            room.note(changes.Left(one.id))


def stays(room: Room, me: Member, member: Member) -> bool:
    """Nobody who plays is sent away from a running game, as far as the host knows of it."""
    playing = "playing" in (room.phase, phase_for(room, me))
    return playing and bool(room.seats_of(member.id))


def address_to_ban(room: Room, me: Member, other: Member) -> str:
    """Where somebody comes from, if that is known and not where the host comes from."""
    origins = origins_of(room, other.id)
    if not origins or shares_address(room, me.id, other.id):
        raise Refused(NO_ADDRESS_BAN)
    return origins[0]


def banned(room: Room, at: int, change: changes.Banned) -> None:
    member = room.members[change.member]
    room.bans[change.member] = Banned(member.name, member.token, change.origin)


def unban(room: Room, me: Member, ask: Unban) -> None:
    """The host has changed their mind."""
    check_host(room, me)
    if ask.member not in room.bans:
        raise Refused(NO_SUCH_MEMBER)
    let_back(room, ask.member, room.bans[ask.member].token)
    room.note(changes.Unbanned(ask.member))


def unbanned(room: Room, at: int, change: changes.Unbanned) -> None:
    del room.bans[change.member]
