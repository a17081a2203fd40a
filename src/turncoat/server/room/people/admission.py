"""Who may join: nobody while the room is locked, nobody who is banned, and not too many from one
address.

Addresses of members are known only while the server runs, as hashes: one for each key still in use.
Two members share an address if they share a hash.
"""

from typing import Final, NamedTuple

from turncoat.server.protocol.errors import (
    BANNED_BY_HOST,
    LOCKED,
    REMOVED_BY_HOST,
    SENT_AWAY,
    TOO_MANY,
    Refused,
)
from turncoat.server.room import changes
from turncoat.server.room.room import Room
from turncoat.server.room.state import Member

MOST_MEMBERS: Final = 40
# Except from the host's own address, which may belong to a whole class.
MOST_FROM_ONE_ADDRESS: Final = 8
# How long a removed member, and everybody from their address, must wait to rejoin, in milliseconds.
SENT_AWAY_FOR: Final = 60_000
# After how long a disconnected member without a seat may be dropped for a newcomer: one who never
# connected, and one who did.
NEVER_CAME_FOR: Final = 60_000
GONE_FOR: Final = 600_000
# How many addresses are remembered, including those of former members.
MOST_REMEMBERED: Final = 200


class Visitor(NamedTuple):
    """Somebody who wants to join: the hashes of their address, and the hash of a token they had
    before.
    """

    origins: tuple[str, ...] = ()
    token: str = ""


def check(room: Room, visitor: Visitor) -> None:
    """Raise Refused(BANNED_BY_HOST), Refused(LOCKED), Refused(REMOVED_BY_HOST), Refused(SENT_AWAY)
    or Refused(TOO_MANY) if the visitor may not join.
    """
    if is_banned(room, visitor):
        raise Refused(BANNED_BY_HOST)
    if room.locked:
        raise Refused(LOCKED)
    if is_sent_away(room, visitor.token):
        raise Refused(REMOVED_BY_HOST)
    if is_sent_away(room, *visitor.origins):
        raise Refused(SENT_AWAY)
    if guests_from(room, visitor.origins) >= MOST_FROM_ONE_ADDRESS:
        raise Refused(TOO_MANY)


def is_banned(room: Room, visitor: Visitor) -> bool:
    """Whether the visitor's earlier token or their address is banned."""
    bans = room.bans.values()
    shown = visitor.token and any(ban.token == visitor.token for ban in bans)
    return bool(shown) or any(ban.origin in visitor.origins for ban in bans if ban.origin)


def is_sent_away(room: Room, *known: str) -> bool:
    """Whether a member with one of these hashed tokens or addresses was removed a moment ago."""
    return any(room.runtime.sent_away.get(one, 0) > room.now for one in known)


def send_away(room: Room, member: Member) -> None:
    """Keep a removed member, and everybody from their address, from rejoining for a minute. The
    host's own address is exempt.
    """
    runtime = room.runtime
    runtime.sent_away = {one: until for one, until in runtime.sent_away.items() if until > room.now}
    theirs = () if shares_address(room, member.id, room.host) else origins_of(room, member.id)
    for one in (*theirs, member.token):
        runtime.sent_away[one] = room.now + SENT_AWAY_FOR


def let_back(room: Room, member: int, token: str) -> None:
    """Let a removed member rejoin at once."""
    for one in (*origins_of(room, member), token):
        room.runtime.sent_away.pop(one, None)


def origins_of(room: Room, member: int) -> tuple[str, ...]:
    """The hashes of a member's address; empty if it is not known."""
    return room.runtime.origins.get(member, ())


def shares_address(room: Room, one: int, other: int) -> bool:
    """Whether two members are known to share an address."""
    return not set(origins_of(room, one)).isdisjoint(origins_of(room, other))


def neighbours(room: Room, member: int) -> list[Member]:
    """The other members in the room from a member's address."""
    others = (other for other in room.members.values() if other.id != member)
    return [other for other in others if shares_address(room, member, other.id)]


def guests_from(room: Room, origins: tuple[str, ...]) -> int:
    """Return how many guests in the room are from an address; 0 for the host's own."""
    if not set(origins).isdisjoint(origins_of(room, room.host)):
        return 0
    return sum(not set(origins).isdisjoint(origins_of(room, guest)) for guest in room.people)


def seats_from_address_of(room: Room, member: int) -> int:
    """Return how many seats are held from a member's address; 0 for the host's own."""
    if shares_address(room, member, room.host):
        return 0
    owners = [chair.member for chair in room.chairs if chair.member is not None]
    return sum(owner == member or shares_address(room, owner, member) for owner in owners)


def make_room(room: Room) -> None:
    """In a full room, drop the member without a seat who has been away longest.

    Raises Refused(TOO_MANY) if there is none.
    """
    if len(room.members) < MOST_MEMBERS:
        return
    gone = [member.id for member in room.members.values() if is_long_gone(room, member)]
    if not gone:
        raise Refused(TOO_MANY)
    room.note(changes.Left(min(gone, key=lambda member: room.runtime.away_since[member])))


def is_long_gone(room: Room, member: Member) -> bool:
    """Whether a member has no seat and has been away long enough to be dropped."""
    runtime = room.runtime
    if member.id not in runtime.away_since or member.id == room.host or room.seats_of(member.id):
        return False
    patience = GONE_FOR if member.id in runtime.came else NEVER_CAME_FOR
    return room.now >= runtime.away_since[member.id] + patience


def remember(room: Room, member: int, origins: tuple[str, ...]) -> None:
    """Remember the hashes of the address a member last connected from."""
    known = room.runtime.origins
    known.pop(member, None)
    if origins:
        known[member] = origins
    if len(known) > MOST_REMEMBERED:
        del known[next(one for one in known if one not in room.members)]


def keep_muted(room: Room, newcomer: int) -> None:
    """Mute a newcomer for everybody who muted a former member from the same address, so that
    rejoining does not undo a mute. Members from that address themselves are exempt.
    """
    for member in list(room.members.values()):
        back = any(may_be_back_as(room, other, newcomer) for other in member.muted)
        if back and not shares_address(room, member.id, newcomer):
            room.note(changes.Muted(member.id, newcomer, True))


def may_be_back_as(room: Room, member: int, newcomer: int) -> bool:
    """Whether an absent member or former member shares an address with a newcomer."""
    here = member in room.members and member in room.runtime.sockets
    return not here and shares_address(room, member, newcomer)
