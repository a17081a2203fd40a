"""What a bot makes of one view: beliefs about the others, and the value of wounds."""

from typing import Final

from turncoat.bots.shadow_hunters.belief import Weights, beliefs, total_by_kind
from turncoat.bots.shadow_hunters.cast import ENEMY_OF, FOLLOWER, KIND_OF, TOUGHNESS
from turncoat.bots.shadow_hunters.dice import Odds
from turncoat.bots.shadow_hunters.goals import Stake, Stakes, Standing, stakes
from turncoat.core.terms import Seat
from turncoat.games.shadow_hunters.content import (
    HIT_POINTS,
    HUMAN,
    KINDS,
    KINDS_BY_PLAYERS,
    RELICS,
    VAMPIRE,
    WEREWOLF,
)
from turncoat.games.shadow_hunters.views.schema import SeatView, ShadowHuntersView

# The value of a life by hit points left; the fewer are left, the more each is worth.
LIFE: Final = [0.0] + [0.25 + 0.75 * left / (left + 4) for left in range(1, 20)]
MOST: Final = max(HIT_POINTS.values())
# Added to the stake in a collector who lacks only one or two cards.
NEARLY_DONE: Final = 0.4
# What it costs an unhurt werewolf or vampire to be revealed.
SECRECY: Final = 0.05


class Mind:
    """Beliefs and values for one decision, each computed once, when it is first needed."""

    __slots__ = ("_belief", "_kinds", "_stakes", "_worths", "character", "kind", "me", "view")

    def __init__(self, view: ShadowHuntersView) -> None:
        assert view.seat is not None
        me = view.players[view.seat]
        assert me.character is not None
        self.view = view
        self.me: SeatView = me
        self.character = me.character
        self.kind = KIND_OF[me.character]
        self._belief: list[Weights] = []
        self._kinds: list[dict[str, float]] = []
        self._stakes: tuple[Stake, Stakes] | None = None
        self._worths: dict[tuple[Seat, int], float] = {}

    # Beliefs.

    @property
    def belief(self) -> list[Weights]:
        """For each seat, the probability of each character."""
        if not self._belief:
            self._belief = beliefs(self.view)
        return self._belief

    def chance_of(self, seat: Seat, kind: str) -> float:
        """Return how likely a seat is to be of this kind."""
        if not self._kinds:
            self._kinds = [total_by_kind(belief) for belief in self.belief]
        return self._kinds[seat][kind]

    def friendship(self, seat: Seat) -> float:
        """Return how likely a seat is to be on my side; 0 for humans, who have no side."""
        return 0.0 if self.kind == HUMAN else self.chance_of(seat, self.kind)

    def enmity(self, seat: Seat) -> float:
        """Return how much I want this seat dead, from -1 to 1."""
        wish = sum(self.stakes[c].life * chance for c, chance in self.belief[seat].items())
        return max(-1.0, min(1.0, wish))

    def others(self) -> list[SeatView]:
        """All other living players."""
        return [p for p in self.view.players if p.alive and p.seat != self.me.seat]

    # Values.

    @property
    def mine(self) -> Stake:
        """The stake in my own life."""
        return self._at_stake()[0]

    @property
    def stakes(self) -> Stakes:
        """The stake in everybody else's life, by character."""
        return self._at_stake()[1]

    def _at_stake(self) -> tuple[Stake, Stakes]:
        if self._stakes is None:
            self._stakes = stakes(self._standing())
        return self._stakes

    def worth(self, seat: Seat, wounds: int) -> float:
        """Return what it is worth that a seat takes so many wounds, or heals them if negative."""
        key = (seat, wounds)
        found = self._worths.get(key)
        if found is None:
            found = self._worths[key] = self._reckon(self.view.players[seat], wounds)
        return found

    def expected(self, seat: Seat, odds: Odds) -> float:
        """The expected value of wounds that are still to be rolled."""
        return sum(chance * self.worth(seat, wounds) for wounds, chance in odds)

    def _reckon(self, player: SeatView, wounds: int) -> float:
        wounds = max(wounds, -player.wounds)
        if not wounds or (player.barred and wounds > 0):
            return 0.0
        total = 0.0
        for character, chance in self.belief[player.seat].items():
            stake = self.stake(player, character)
            left = max(TOUGHNESS[character] - player.wounds, 0)
            if left > wounds:
                total += chance * stake.life * (LIFE[left] - LIFE[left - wounds])
            else:
                total += chance * (stake.life * LIFE[left] + stake.fall)
        return total

    def stake(self, player: SeatView, character: str) -> Stake:
        """The stake in this seat, if it is this character."""
        if player.seat == self.me.seat:
            return self.mine
        stake = self.stakes[character]
        close = (character == "b1" and len(player.gear) >= 3) or (
            character == "d2" and sum(card in RELICS for card in player.gear) >= 2
        )
        return Stake(stake.life + NEARLY_DONE, stake.fall + NEARLY_DONE) if close else stake

    def _standing(self) -> Standing:
        """Return how the game stands for my goal."""
        players, me = self.view.players, self.me
        dealt = KINDS_BY_PLAYERS[self.view.options.players]
        dead = [KIND_OF[p.character] for p in players if not p.alive and p.character is not None]
        neighbour = (me.seat + (1 if me.used else -1)) % len(players)
        lean = 0.0
        if self.character == FOLLOWER:
            lean = self.chance_of(neighbour, WEREWOLF) - self.chance_of(neighbour, VAMPIRE)
        return Standing(
            me=self.character,
            dead=len(dead),
            werewolves=dealt[WEREWOLF] - dead.count(WEREWOLF),
            vampires=dealt[VAMPIRE] - dead.count(VAMPIRE),
            humans_count=self.view.options.vampires_win_on_three_dead_humans,
            lean=lean,
        )

    # My own state.

    @property
    def left(self) -> int:
        """My remaining hit points."""
        return TOUGHNESS[self.character] - self.me.wounds

    def price_of_showing(self) -> float:
        """Return what it costs me to be revealed, since enemies then know whom to attack."""
        if self.me.revealed:
            return 0.0
        if self.kind == HUMAN:
            return 0.03
        return SECRECY * (1 + 2 * self.left / MOST) / 3

    def needs_to_know(self) -> float:
        """Return how much more knowledge is worth to me, from 0 to 1."""
        if self.kind == HUMAN and self.character not in ("a2", "d1", "b2"):
            return 0.1
        others = self.others()
        doubts = [1.0 - max(self.chance_of(o.seat, kind) for kind in KINDS) for o in others]
        return sum(doubts) / max(len(doubts), 1)


def enemies(mind: Mind) -> list[SeatView]:
    """The players who are more likely enemies than not."""
    kind = ENEMY_OF.get(mind.kind)
    return [o for o in mind.others() if kind and mind.chance_of(o.seat, kind) > 0.5]
