"""What a bot derives from a view: hands, influence, leads."""

from functools import cached_property
from itertools import combinations
from typing import Any, TypeAlias

from turncoat.bots.dark_providence.weights import USUAL, Weights
from turncoat.games.dark_providence.content import Box
from turncoat.games.dark_providence.view import DarkProvidenceView, SeatView

Spot: TypeAlias = tuple[str, str]
# The value of a spot, the lead there, whether there are no rivals, and the value of the lead.
Suit: TypeAlias = tuple[float, int, bool, float]

INVESTIGATOR = "investigator"
CULTIST = "cultist"
DISSENTER_INVESTIGATOR = "dissenter_investigator"
DISSENTER_CULTIST = "dissenter_cultist"
ALIGNMENTS = (INVESTIGATOR, CULTIST, DISSENTER_INVESTIGATOR, DISSENTER_CULTIST)

ON_CITY = "on_city"
ON_BASE = "on_base"
ON_MYTHOS = "on_mythos"


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
        self.mark = box.threshold[view.options.players]
        # Results computed before, by their subject.
        self.worths: dict[Spot, float] = {}
        self.suits: dict[Spot, Suit] = {}
        self.scores: dict[tuple[int, str], int] = {}
        self.explained: dict[tuple[int, str], float] = {}
        self.casts: list[tuple[tuple[str, ...], float]] = []
        self._leads: dict[Spot, tuple[int, int]] = {}

    # The hand.

    def values(self, resource: str, without: str = "") -> list[int]:
        """How much of a resource each card of the hand has, leaving out one copy of a card."""
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
        """Cubes and presence; the cultists of a Great Old One add no presence."""
        total = self.cubes[player.seat].get(spot, 0)
        kind, place = spot
        if kind == ON_MYTHOS or player.cultist:
            return total
        special = self.box.base_influence if kind == ON_BASE else self.box.city_influence
        total += sum(
            special.get(agent, 1) for agent, city in player.agents.items() if city == place
        )
        return total + (player.deep_ones.count(place) if kind == ON_CITY else 0)

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

    def leads(self, spot: Spot) -> bool:
        """Whether I have the most influence, and a cube."""
        return spot in self.cubes[self.me.seat] and self.mine(spot) > self.rival(spot)

    @cached_property
    def led(self) -> list[Spot]:
        """Everything I could claim at the start of a turn, ignoring locks."""
        return [
            spot for spot in self.cubes[self.me.seat] if self.may_claim(spot) and self.leads(spot)
        ]

    def may_claim(self, spot: Spot) -> bool:
        """DP-22a  Whether I could ever claim this."""
        kind, place = spot
        if spot in self.view.locks:
            return False
        if kind == ON_MYTHOS:
            return place in self.view.row
        if place == self.view.cthulhu or self.guarded(place):
            return False
        if kind == ON_CITY:
            return self.view.control.get(place) != self.me.seat and self.me.tokens > 0
        card = self.view.tops.get(place)
        if card is None:
            return False
        return (
            self.box.cards[card].agent is None or len(self.me.agents) < self.box.numbers.agent_limit
        )

    def guarded(self, city: str) -> bool:
        """DP-64  Whether a hidden cultist is there."""
        return self.solo and any(
            player.cultist and not player.revealed and city in player.agents.values()
            for player in self.others
        )

    @cached_property
    def spots(self) -> list[Spot]:
        """Everything that influence can be added to."""
        view = self.view
        found: list[Spot] = [(ON_BASE, city) for city in view.tops if city != view.cthulhu]
        found += [(ON_MYTHOS, card) for card in view.row]
        return found + [(ON_CITY, city) for city in self.box.city_ids if city != view.cthulhu]

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
