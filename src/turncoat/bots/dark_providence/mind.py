"""What a bot derives from a view: hands, influence, leads."""

from functools import cached_property
from itertools import combinations
from typing import Any, TypeAlias

from turncoat.bots.dark_providence.weights import USUAL, Weights
from turncoat.games.dark_providence.content import Box
from turncoat.games.dark_providence.public.alignments import INVESTIGATOR
from turncoat.games.dark_providence.public.claiming import may_claim
from turncoat.games.dark_providence.public.influence import is_ahead, presence
from turncoat.games.dark_providence.public.spots import open_spots
from turncoat.games.dark_providence.public.winning import TieBreakers, tie_breakers
from turncoat.games.dark_providence.views.schema import DarkProvidenceView, SeatView

Spot: TypeAlias = tuple[str, str]
# The value of a spot, the lead there, whether there are no rivals, and the value of the lead.
Suit: TypeAlias = tuple[float, int, bool, float]


def verb(effect: Any) -> str:
    """The name of an effect in the vocabulary of the content file."""
    return str(effect.__struct_config__.tag)


class Mind:
    """Everything derived for one decision."""

    def __init__(self, view: DarkProvidenceView, box: Box, weights: Weights = USUAL) -> None:
        assert view.seat is not None
        self.weights = weights
        self.view = view
        self.box = box
        self.me: SeatView = view.players[view.seat]
        self.others = [player for player in view.players if player.seat != view.seat]
        self.solo = view.solo is not None
        self.hand: list[str] = self.me.hand or []
        self.alignment = self.me.alignment or INVESTIGATOR
        self.cubes: list[dict[Spot, int]] = [dict(player.cubes) for player in view.players]
        self.presence: list[dict[Spot, int]] = [
            presence(box, view.tops, player) for player in view.players
        ]
        self.mark = view.target
        # Results computed before, by their subject.
        self.worths: dict[Spot, float] = {}
        self.suits: dict[Spot, Suit] = {}
        self.scores: dict[tuple[int, str], int] = {}
        self.explained: dict[tuple[int, str], float] = {}
        self.casts: list[tuple[tuple[str, ...], float]] = []
        self._leads: dict[Spot, tuple[int, int]] = {}

    # The hand.

    def values(self, resource: str, without: str = "") -> list[int]:
        """Return how much of a resource each card in hand has, leaving out one copy of a card."""
        hand = self.hand[:]
        if without in hand:
            hand.remove(without)
        resources = self.box.resources
        return [resources[card][resource] for card in hand if resource in resources[card]]

    def sums(self, resource: str) -> list[int]:
        """The sums that can be paid exactly, in ascending order."""
        values = self.values(resource)
        found = {sum(some) for n in range(1, len(values) + 1) for some in combinations(values, n)}
        return sorted(found)

    # Influence (DP-21b).

    def influence(self, player: SeatView, spot: Spot) -> int:
        """Cubes and presence."""
        seat = player.seat
        return self.cubes[seat].get(spot, 0) + self.presence[seat].get(spot, 0)

    def mine(self, spot: Spot) -> int:
        """My own influence."""
        return self.standing(spot)[0]

    def rival(self, spot: Spot) -> int:
        """The most influence of any other player."""
        return self.standing(spot)[1]

    def standing(self, spot: Spot) -> tuple[int, int]:
        """My influence, and the most of any other player."""
        if spot not in self._leads:
            rivals = [self.influence(player, spot) for player in self.others]
            self._leads[spot] = (self.influence(self.me, spot), max(rivals))
        return self._leads[spot]

    @cached_property
    def led(self) -> list[Spot]:
        """Everything I could claim at the start of a turn."""
        return [
            spot for spot in self.cubes[self.me.seat] if self.leads(spot) and self.may_claim(spot)
        ]

    def leads(self, spot: Spot) -> bool:
        """DP-21b  Whether I have the most influence there; my cubes are there."""
        return is_ahead(self.box, self.me, spot, *self.standing(spot))

    def may_claim(self, spot: Spot) -> bool:
        """DP-22a  Whether I could ever claim this, which is on the board."""
        return may_claim(self.box, self.view, self.me, spot)

    @cached_property
    def spots(self) -> list[Spot]:
        """DP-20  Everything that influence can be added to."""
        return open_spots(self.box, self.view.tops, self.view.row, self.view.cthulhu)

    @cached_property
    def ties(self) -> list[TieBreakers]:
        """DP-53a  What everybody's mythos cards decide at the end."""
        return [tie_breakers(self.box, player.mythos) for player in self.view.players]

    # The course of the game.

    @cached_property
    def late(self) -> float:
        """How far the game has come, from 0 to 1, by VP or by the tracks."""
        tracks = self.box.content.tracks
        best = max([player.vp for player in self.view.players if not player.cultist])
        if self.view.solo:
            best = max(best, self.view.solo.vp)
        return min(
            1.0,
            max(
                best / self.mark,
                self.view.ritual / tracks.ritual.last,
                self.view.investigation / tracks.investigation.last,
            ),
        )
