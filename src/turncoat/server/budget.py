"""How much may be written into journals: by each room and address, and apart by each member.

A purse that several share tells each of them when another has paid. So what is not seen by all at
once is paid for by the member alone; and nobody looks into a shared purse without paying. What one
address can write in all is bounded by what everybody sees: how often somebody comes from there, and
how many are here.
"""

from time import monotonic
from typing import Final

from turncoat.server import limits
from turncoat.server.limits import Limiter
from turncoat.server.protocol import commands
from turncoat.server.protocol.errors import TOO_FAST, Refused

# Of these others learn nothing, or only later, or not who it was.
OF_ONES_OWN: Final = (
    commands.Answer, commands.Offer, commands.Undo, commands.Return, commands.Say,
    commands.Write, commands.Mute, commands.Call, commands.Vote,
)  # fmt: skip


class Budget:
    """Requests that may be written down. Each costs as much as any other, whatever comes of it."""

    def __init__(self, rate: int) -> None:
        self._rooms = Limiter(*limits.ROOM_LOBBY, limits.MOST_ROOMS)
        self._addresses = _share(rate, limits.ADDRESS_LOBBY)
        # Whoever plays needs as much where few requests are allowed.
        self._members = _share(max(rate, limits.RATE), limits.MEMBER_OWN, limits.MOST_PURSES)

    def pay(self, room: str, address: str, whoever: bool = False, much: int = 1) -> None:
        """Out of what a room and an address have in common with others; or a refusal. `whoever`: it
        is paid for, but not refused for what others in the room have done. Without an address only
        the room pays, and always as for one entry."""
        now = monotonic()
        if self._rooms.bucket(room, now).level < 1 and not whoever:
            raise Refused(TOO_FAST)
        if address and not self._addresses.take(address, now, much):
            raise Refused(TOO_FAST)
        self._rooms.take(room, now)

    def pay_alone(self, room: str, member: int, crowd: int = 1) -> None:
        """Out of what a member has for themselves, who is one of so many connections from their
        address; or a refusal."""
        much = max(1.0, crowd / limits.CROWD)
        if not self._members.take(f"{room}/{member}", monotonic(), much):
            raise Refused(TOO_FAST)


def _share(rate: int, parts: tuple[float, float], most: int = limits.MOST_ADDRESSES) -> Limiter:
    burst, per_second = parts
    return Limiter(max(1.0, rate * burst), rate * per_second, most)
