"""What the attackers know of an honest table: more than they should, but not enough to harm it."""

import msgspec


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """A room, an old token of its host, and the token of a player who betrays the table."""

    room: str
    stale: str
    seats: int
    traitor: str
    traitor_seat: int
