"""Victims: what a Cultist can guess about the victims of the other Cultist."""

from typing import Final

from turncoat.bots.among_cultists.beliefs.lines import GIVEN
from turncoat.core.terms import Seat
from turncoat.games.among_cultists.views.schema import AmongCultistsView

# How likely a card from the other Cultist is to be Dead.
FELLOW_KILLS: Final = 0.4


class Victims:
    """How many cards the other Cultist gave each seat."""

    __slots__ = ("_fellows_gifts", "_me", "_read")

    def __init__(self, me: Seat) -> None:
        self._me = me
        self._fellows_gifts: dict[Seat, int] = {}
        self._read = 0

    def count(self, view: AmongCultistsView) -> None:
        """Read the new ledger lines."""
        gifts = self._fellows_gifts
        for line in view.ledger[self._read :]:
            if line[0] == GIVEN and int(line[1]) >= 0:
                giver, receiver = int(line[1]), int(line[2])
                if giver != self._me and view.players[giver].role == "cultist":
                    gifts[receiver] = gifts.get(receiver, 0) + 1
        self._read = len(view.ledger)

    def spared(self, seat: Seat) -> float:
        """Return how likely it is that the other Cultist has not killed somebody yet."""
        return float((1.0 - FELLOW_KILLS) ** self._fellows_gifts.get(seat, 0))
