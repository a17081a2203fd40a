"""Who may come in: not into a locked room, not after a ban, and not so many from one address.

Where members come from is known only while the server runs. Of an address there are several
hashes, one for each key that still counts; two members share it if they share one of them.
"""

from typing import Final, NamedTuple

from turncoat.server.protocol.errors import BANNED_BY_HOST, LOCKED, SENT_AWAY, TOO_MANY, Refused
from turncoat.server.room import changes
from turncoat.server.room.room import Room
from turncoat.server.room.state import Member

MOST_MEMBERS: Final = 40
# But for the host's own address: there may be a whole class behind it.
MOST_FROM_ONE_ADDRESS: Final = 8
# How long whoever was sent away must wait, in milliseconds; and others from the same address.
SENT_AWAY_FOR: Final = 60_000
# When a member without a seat makes room for another: having never come, or having gone.
NEVER_CAME_FOR: Final = 60_000
GONE_FOR: Final = 600_000
# Those who left are remembered as long as they are not too many.
MOST_REMEMBERED: Final = 200


class Visitor(NamedTuple):
    """Somebody at the door: where they come from, and the hash of a token that they had here."""

    origins: tuple[str, ...] = ()
    token: str = ""


def check(room: Room, visitor: Visitor) -> None:
    """Whether a guest may come in; or a refusal."""
    if is_banned(room, visitor):
        raise Refused(BANNED_BY_HOST)
    if room.locked:
        raise Refused(LOCKED)
    if is_sent_away(room, visitor):
        raise Refused(SENT_AWAY)
    if from_there(room, visitor.origins) >= MOST_FROM_ONE_ADDRESS:
        raise Refused(TOO_MANY)


def is_banned(room: Room, visitor: Visitor) -> bool:
    """By the token that they had, or by where they come from."""
    bans = room.bans.values()
    shown = visitor.token and any(ban.token == visitor.token for ban in bans)
    return bool(shown) or any(ban.origin in visitor.origins for ban in bans if ban.origin)


def is_sent_away(room: Room, visitor: Visitor) -> bool:
    """Whether they, or somebody else from there, were sent away just now."""
    known = (*visitor.origins, visitor.token)
    return any(room.runtime.sent_away.get(one, 0) > room.now for one in known)


def send_away(room: Room, member: Member) -> None:
    """They can come back in a minute, as all from their address; the host's own is spared."""
    live = room.runtime
    live.sent_away = {one: until for one, until in live.sent_away.items() if until > room.now}
    theirs = () if shares_address(room, member.id, room.host) else origins_of(room, member.id)
    for one in (*theirs, member.token):
        live.sent_away[one] = room.now + SENT_AWAY_FOR


def let_back(room: Room, member: int, token: str) -> None:
    """Whoever was sent away need not wait any more."""
    for one in (*origins_of(room, member), token):
        room.runtime.sent_away.pop(one, None)


def origins_of(room: Room, member: int) -> tuple[str, ...]:
    """Where a member comes from, if that is known."""
    return room.runtime.origins.get(member, ())


def shares_address(room: Room, one: int, other: int) -> bool:
    """Whether two are known to come from one address."""
    return not set(origins_of(room, one)).isdisjoint(origins_of(room, other))


def neighbours(room: Room, member: int) -> list[Member]:
    """Who else in the room comes from where a member comes from."""
    others = (other for other in room.members.values() if other.id != member)
    return [other for other in others if shares_address(room, member, other.id)]


def from_there(room: Room, origins: tuple[str, ...]) -> int:
    """How many guests have come from an address; none count who come from the host's own."""
    if not set(origins).isdisjoint(origins_of(room, room.host)):
        return 0
    return sum(not set(origins).isdisjoint(origins_of(room, guest)) for guest in room.people)


def seats_from_there(room: Room, member: int) -> int:
    """How many seats are held from where a member comes from; from the host's own address none
    are counted."""
    if shares_address(room, member, room.host):
        return 0
    owners = [chair.member for chair in room.chairs if chair.member is not None]
    return sum(owner == member or shares_address(room, owner, member) for owner in owners)


def make_room(room: Room) -> None:
    """In a full room the one goes who has been away the longest, and has no seat."""
    if len(room.members) < MOST_MEMBERS:
        return
    gone = [member.id for member in room.members.values() if is_long_gone(room, member)]
    if not gone:
        raise Refused(TOO_MANY)
    room.note(changes.Left(min(gone, key=lambda member: room.runtime.away_since[member])))


def is_long_gone(room: Room, member: Member) -> bool:
    """Whether nobody would miss them."""
    live = room.runtime
    if member.id not in live.away_since or member.id == room.host or room.seats_of(member.id):
        return False
    patience = GONE_FOR if member.id in live.came else NEVER_CAME_FOR
    return room.now >= live.away_since[member.id] + patience


def remember(room: Room, member: int, origins: tuple[str, ...]) -> None:
    """Where somebody comes from, the last time they came."""
    known = room.runtime.origins
    known.pop(member, None)
    if origins:
        known[member] = origins
    if len(known) > MOST_REMEMBERED:
        del known[next(one for one in known if one not in room.members)]


def stay_muted(room: Room, newcomer: int) -> None:
    """Whoever was muted and has gone is still muted when they come back as somebody else. Those who
    share their own address with the newcomer know whom they let in."""
    for member in list(room.members.values()):
        back = any(may_be_back_as(room, other, newcomer) for other in member.muted)
        if back and not shares_address(room, member.id, newcomer):
            room.note(changes.Muted(member.id, newcomer, True))


def may_be_back_as(room: Room, member: int, newcomer: int) -> bool:
    """Whether somebody who has gone and somebody new come from one address."""
    here = member in room.members and member in room.runtime.sockets
    return not here and shares_address(room, member, newcomer)
