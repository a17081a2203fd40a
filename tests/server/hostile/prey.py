"""What the hostile know of an honest table: more than they should, and still not enough."""

import msgspec


class Prey(msgspec.Struct, frozen=True, kw_only=True):
    """A room, a token of its host that has moved on, and the token of somebody who sits there."""

    room: str
    stale: str
    seats: int
    traitor: str
    traitor_seat: int
