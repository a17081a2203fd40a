"""Budgets: how much may be written into journals, by each room, address and member.

A shared budget reveals to everyone when another has paid. So commands that not everybody sees at
once are paid for by the member alone, and nobody can check a shared budget without paying. How much
one address can write in all is bounded by public facts: how often people join from there, and how
many are connected.
"""

from time import monotonic
from typing import Final

from turncoat.server import limits
from turncoat.server.limits import Limiter
from turncoat.server.protocol import commands
from turncoat.server.protocol.errors import TOO_FAST, Refused

# Commands that others learn nothing of, or only later, or without the sender.
PRIVATE_COMMANDS: Final = (
    commands.Answer, commands.Offer, commands.Undo, commands.Return, commands.Say,
    commands.Write, commands.Mute, commands.Call, commands.Vote,
)  # fmt: skip


class Budget:
    """The budgets of all rooms, addresses and members. Every command costs the same, whatever it
    changes.
    """

    def __init__(self, rate: int) -> None:
        self.reset(rate)

    def reset(self, rate: int) -> None:
        """Give everybody a new budget, for an address that may send this many requests."""
        self._rooms = Limiter(*limits.ROOM_LOBBY, limits.MOST_ROOMS)
        self._addresses = _share(rate, limits.ADDRESS_LOBBY)
        # Players need the usual budget even if the operator allows few requests.
        self._members = _share(max(rate, limits.RATE), limits.MEMBER_OWN, limits.MOST_BUDGETS)

    def pay(self, room: str, address: str, over_limit: bool = False, much: int = 1) -> None:
        """Pay from the shared budgets of a room and an address. Raises Refused(TOO_FAST).

        With `over_limit`, the room pays but never refuses. Without an address only the room pays.
        """
        now = monotonic()
        if self._rooms.bucket(room, now).level < 1 and not over_limit:
            raise Refused(TOO_FAST)
        if address and not self._addresses.take(address, now, much):
            raise Refused(TOO_FAST)
        self._rooms.take(room, now)

    def pay_as_member(self, room: str, member: int, crowd: int = 1) -> None:
        """Pay from a member's own budget, which shrinks if there are many connections (`crowd`)
        from their address. Raises Refused(TOO_FAST).
        """
        much = max(1.0, crowd / limits.CROWD)
        if not self._members.take(f"{room}/{member}", monotonic(), much):
            raise Refused(TOO_FAST)


def _share(rate: int, parts: tuple[float, float], most: int = limits.MOST_ADDRESSES) -> Limiter:
    burst, per_second = parts
    return Limiter(max(1.0, rate * burst), rate * per_second, most)
