"""Moderation: a host can lock the room, and remove or ban members."""

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


def lock(room: Room, me: Member, command: Lock) -> None:
    """Lock the room for newcomers, or unlock it. Members can always reconnect.

    Raises Refused(NOT_HOST) or Refused(LOCKED_BY_OPERATOR).
    """
    check_host(room, me)
    if room.locked_by_operator and not command.locked:
        raise Refused(LOCKED_BY_OPERATOR)
    if room.locked != command.locked:
        room.note(changes.Locked(command.locked))


def locked(room: Room, at: int, change: changes.Locked) -> None:
    room.locked = change.locked
    room.locked_by_operator = change.locked and change.by_operator


def kick(room: Room, me: Member, command: Kick) -> None:
    """Remove a member before the game, or a display at any time. They can rejoin after a minute.

    Raises Refused(NOT_HOST), Refused(NO_SUCH_MEMBER) or Refused(NOT_NOW).
    """
    check_host(room, me)
    other = room.member(command.member)
    in_lobby = {room.phase, phase_for(room, me)} == {"lobby"}
    if (not in_lobby and not other.display) or other.id == me.id:
        raise Refused(NOT_NOW)
    send_away(room, other)
    room.note(changes.Left(other.id))


def ban(room: Room, me: Member, command: Ban) -> None:
    """Ban a member's token from this room and, if the host wants, their address. Everybody
    concerned is removed, except players in a running game.

    Raises Refused(NOT_HOST), Refused(NO_SUCH_MEMBER), Refused(NOT_NOW), Refused(TOO_MANY) or
    Refused(NO_ADDRESS_BAN).
    """
    check_host(room, me)
    other = room.member(command.member)
    if other.id == me.id or stays(room, me, other):
        raise Refused(NOT_NOW)
    if len(room.bans) >= MOST_BANS:
        raise Refused(TOO_MANY)
    origin = address_to_ban(room, me, other) if command.by_address else ""
    others = neighbours(room, other.id) if command.by_address else []
    room.note(changes.Banned(other.id, origin))
    for one in (other, *others):
        if not stays(room, me, one):
            send_away(room, one)
            room.note(changes.Left(one.id))


def stays(room: Room, me: Member, member: Member) -> bool:
    """Whether a member plays in a running game, as far as the host knows, and so can't be
    removed.
    """
    playing = "playing" in (room.phase, phase_for(room, me))
    return playing and bool(room.seats_of(member.id))


def address_to_ban(room: Room, me: Member, other: Member) -> str:
    """The hash of a member's address. Raises Refused(NO_ADDRESS_BAN) if it is unknown or also the
    host's.
    """
    origins = origins_of(room, other.id)
    if not origins or shares_address(room, me.id, other.id):
        raise Refused(NO_ADDRESS_BAN)
    return origins[0]


def banned(room: Room, at: int, change: changes.Banned) -> None:
    member = room.members[change.member]
    room.bans[change.member] = Banned(member.name, member.token, change.origin)


def unban(room: Room, me: Member, command: Unban) -> None:
    """Lift a ban. Raises Refused(NOT_HOST) or Refused(NO_SUCH_MEMBER)."""
    check_host(room, me)
    if command.member not in room.bans:
        raise Refused(NO_SUCH_MEMBER)
    let_back(room, command.member, room.bans[command.member].token)
    room.note(changes.Unbanned(command.member))


def unbanned(room: Room, at: int, change: changes.Unbanned) -> None:
    del room.bans[change.member]
