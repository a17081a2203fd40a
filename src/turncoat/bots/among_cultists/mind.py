"""A mind: what one player keeps between two questions, and what it makes of a view."""

from collections.abc import Callable
from typing import Final

from turncoat.bots.among_cultists.beliefs.belief import Belief
from turncoat.bots.among_cultists.beliefs.evidence import follow
from turncoat.bots.among_cultists.beliefs.surroundings import Surroundings
from turncoat.bots.among_cultists.beliefs.tells import BREACH, SURE_BREACH
from turncoat.bots.among_cultists.beliefs.victims import Victims
from turncoat.bots.among_cultists.plan import plan_for
from turncoat.core.terms import Option, Seat
from turncoat.games.among_cultists.content import FAILURE, MOVE_POINTS, ROUTES_THROUGH, SABOTAGE
from turncoat.games.among_cultists.view import AmongCultistsView, SeatView, known_dead

CULTIST: Final = "cultist"
SEER: Final = "seer"
MORALE: Final = {"high_morale": 1, "low_morale": -1}


class Mind:
    """One seat's thoughts. What is dear is thought once for each new line of the ledger."""

    __slots__ = (
        "_deaths", "_reckoned", "_rumour", "_surroundings", "ahead", "belief", "clean", "dead",
        "guilt", "me", "plan", "players", "priors", "rates", "risks", "role", "seat", "steps",
        "victims", "view", "whim",
    )  # fmt: skip

    def __init__(self, view: AmongCultistsView, whim: Callable[[], float]) -> None:
        assert view.seat is not None
        self.whim = whim
        self.seat: Seat = view.seat
        self.plan = plan_for(len(view.players), view.options.shelves)
        self.belief = Belief(self.plan, len(view.players), "firestarter" in view.cast)
        self.victims = Victims(self.seat)
        # The steps of this move that are still to come.
        self.steps: list[Option] = []
        self._reckoned = (-1, -1, -1)
        self.look(view)

    def follows(self, view: AmongCultistsView) -> bool:
        """Whether a view can be a later one of the same game."""
        read, last = self.belief.read, self.belief.last
        same = view.seat == self.seat and view.ledger_length >= read
        return same and (not read or view.ledger[read - 1] == last)

    def look(self, view: AmongCultistsView) -> None:
        """Take in a view."""
        self.view = view
        self.players = view.players
        self.me: SeatView = view.players[self.seat]
        self.role = self.me.role or ""
        self._surroundings: Surroundings | None = None
        mark = (view.ledger_length, len(view.deaths), view.round)
        if mark != self._reckoned:
            self._reckoned = mark
            self._reckon(view)

    def _reckon(self, view: AmongCultistsView) -> None:
        belief = self.belief
        follow(belief, view.ledger)
        self.priors = [self._prior(player) for player in view.players]
        self._rumour: list[float] | None = None
        # What it costs to meet each seat, or is worth, and how likely each is dead.
        self.risks: dict[Seat, float] = {}
        self._deaths: dict[Seat, float] = {}
        # What an action is worth in each room, how likely its next card is a Success, and the
        # rooms of the next round's line.
        self.rates: dict[str, float] = {}
        self.clean: dict[str, float] = {}
        self.ahead: list[tuple[float, dict[str, int]]] | None = None
        if self.role in (CULTIST, SEER):
            self._rumour = belief.reckon(self.priors, view.deaths)
            self.guilt = [float(player.role == CULTIST) for player in view.players]
        else:
            self.guilt = belief.reckon(self._private(self.priors), view.deaths)
        # The Investigators whom a Cultist knows to be dead.
        self.dead: set[Seat] = set()
        if self.evil:
            self.dead = known_dead(view)
            self.victims.count(view)

    # What I believe.

    @property
    def rumour(self) -> list[float]:
        """How likely each seat is a Cultist for somebody who knows only what all know.

        `guilt` is what I believe myself.
        """
        if self._rumour is None:
            self._rumour = self.belief.rumour(self.priors, self.view.deaths)
        return self._rumour

    def as_investigator(self) -> list[float]:
        """What an Investigator in my seat would believe, and so what I may say aloud."""
        if self.role not in (CULTIST, SEER):
            return self.guilt
        return self.belief.rumour(self._private(self.priors), self.view.deaths)

    def _prior(self, player: SeatView) -> float:
        """What all know of one seat: that it is no Cultist, or that no route fits its deeds."""
        if CULTIST not in player.may_be or (player.ghost and self.plan.cultists == 1):
            return 0.0
        if player.free_routes:
            return 1.0
        return BREACH if "mechanic" in player.may_be else SURE_BREACH

    def _private(self, priors: list[float]) -> list[float]:
        """What I know besides: that it is not me, and that nobody else has my route."""
        route = 1 << (self.me.route or 0)
        private = [
            SURE_BREACH if prior and player.free_routes == route else prior
            for player, prior in zip(self.players, priors, strict=True)
        ]
        private[self.seat] = 0.0
        return private

    def death_of(self, seat: Seat) -> float:
        """How likely somebody is dead without anybody knowing."""
        found = self._deaths.get(seat)
        if found is None:
            found = self._deaths[seat] = self.belief.dead(seat)
        return found

    # Where I am, and what I am.

    @property
    def around(self) -> Surroundings:
        """Where everybody is."""
        if self._surroundings is None:
            self._surroundings = Surroundings(self.view, self.plan, self.seat)
        return self._surroundings

    @property
    def evil(self) -> bool:
        """Whether I am a Cultist."""
        return self.role == CULTIST

    @property
    def move_points(self) -> int:
        """How far one may walk in this round."""
        return MOVE_POINTS + MORALE.get(self.view.effect, 0)

    def may_use(self, place: str) -> bool:
        """Whether I may take room actions there; a Cultist acts as if its route bound it."""
        if self.role == "mechanic" and not self.me.ghost:
            return True
        fitting = ROUTES_THROUGH[self.view.round, self.plan.colour[place]]
        return bool(fitting >> (self.me.route or 0) & 1)

    def reds(self) -> int:
        """My red cards."""
        cards = self.me.room_cards or []
        return cards.count(FAILURE) + cards.count(SABOTAGE)
