"""Victims: what a Cultist knows of the dead, from the night, its own gifts and the ghosts."""

from typing import Final

from turncoat.bots.among_cultists.lines import GIVEN
from turncoat.core.words import Seat
from turncoat.games.among_cultists.content import DEAD
from turncoat.games.among_cultists.view import AmongCultistsView

# How likely a card of a fellow Cultist was Dead.
FELLOW_KILLS: Final = 0.4


class Victims:
    """Whom I gave a Dead card, and how often a fellow Cultist gave each seat some card."""

    __slots__ = ("_fellows_gifts", "_killed", "_me", "_read")

    def __init__(self, me: Seat) -> None:
        self._me = me
        self._killed: set[Seat] = set()
        self._fellows_gifts: dict[Seat, int] = {}
        self._read = 0

    def count(self, view: AmongCultistsView) -> None:
        """Read what is new in the ledger."""
        gifts = self._fellows_gifts
        for line in view.ledger[self._read :]:
            if line[0] == GIVEN and int(line[1]) >= 0:
                giver, receiver = int(line[1]), int(line[2])
                if giver != self._me and view.players[giver].role == "cultist":
                    gifts[receiver] = gifts.get(receiver, 0) + 1
                elif giver == self._me and line[3] == DEAD:
                    self._killed.add(receiver)
        self._read = len(view.ledger)

    def known(self, view: AmongCultistsView) -> set[Seat]:
        """The Investigators who are dead for sure."""
        ghosts = {p.seat for p in view.players if p.ghost and p.role != "cultist"}
        return self._killed | ghosts | set(view.dead_already or [])

    def spared(self, seat: Seat) -> float:
        """How likely no fellow has killed somebody yet."""
        return float((1.0 - FELLOW_KILLS) ** self._fellows_gifts.get(seat, 0))
