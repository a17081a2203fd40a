"""Mind: what a bot remembers between two questions, and how it reads a view."""

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
from turncoat.games.among_cultists.views.own import known_dead
from turncoat.games.among_cultists.views.schema import AmongCultistsView, SeatView

CULTIST: Final = "cultist"
SEER: Final = "seer"
MORALE: Final = {"high_morale": 1, "low_morale": -1}


class Mind:
    """The thoughts of one seat. Expensive ones are recomputed only for new ledger lines."""

    __slots__ = (
        "_computed_at",
        "_deaths",
        "_rumour",
        "_surroundings",
        "ahead",
        "belief",
        "clean",
        "dead",
        "guilt",
        "me",
        "plan",
        "players",
        "priors",
        "rates",
        "risks",
        "role",
        "seat",
        "steps",
        "victims",
        "view",
        "whim",
    )  # fmt: skip

    def __init__(self, view: AmongCultistsView, whim: Callable[[], float]) -> None:
        assert view.seat is not None
        self.whim = whim
        self.seat: Seat = view.seat
        self.plan = plan_for(len(view.players), view.options.shelves)
        self.belief = Belief(self.plan, len(view.players), "firestarter" in view.cast)
        self.victims = Victims(self.seat)
        # The remaining steps of this move.
        self.steps: list[Option] = []
        self._computed_at = (-1, -1, -1)
        self.look(view)

    def follows(self, view: AmongCultistsView) -> bool:
        """Whether a view can be a later view of the same match."""
        read, last = self.belief.read, self.belief.last
        same = view.seat == self.seat and view.ledger_length >= read
        return same and (not read or view.ledger[read - 1] == last)

    def look(self, view: AmongCultistsView) -> None:
        """Update from a view."""
        self.view = view
        self.players = view.players
        self.me: SeatView = view.players[self.seat]
        self.role = self.me.role or ""
        self._surroundings: Surroundings | None = None
        mark = (view.ledger_length, len(view.deaths), view.round)
        if mark != self._computed_at:
            self._computed_at = mark
            self._compute(view)

    def _compute(self, view: AmongCultistsView) -> None:
        belief = self.belief
        follow(belief, view.ledger)
        self.priors = [self._prior(player) for player in view.players]
        self._rumour: list[float] | None = None
        # The cost or worth of meeting each seat, and how likely each is to be dead.
        self.risks: dict[Seat, float] = {}
        self._deaths: dict[Seat, float] = {}
        # The worth of an action in each room, how likely its next card is to be a Success, and the
        # rooms of the next round's line.
        self.rates: dict[str, float] = {}
        self.clean: dict[str, float] = {}
        self.ahead: list[tuple[float, dict[str, int]]] | None = None
        if self.role in (CULTIST, SEER):
            self._rumour = belief.compute(self.priors, view.deaths)
            self.guilt = [float(player.role == CULTIST) for player in view.players]
        else:
            self.guilt = belief.compute(self._private(self.priors), view.deaths)
        # The Investigators whom a Cultist knows to be dead.
        self.dead: set[Seat] = set()
        if self.evil:
            self.dead = known_dead(view)
            self.victims.count(view)

    # Beliefs.

    @property
    def rumour(self) -> list[float]:
        """How likely each seat is to be a Cultist, going by public facts.

        `guilt` also uses what this seat knows.
        """
        if self._rumour is None:
            self._rumour = self.belief.rumour(self.priors, self.view.deaths)
        return self._rumour

    def as_investigator(self) -> list[float]:
        """Return what an Investigator in this seat would believe, for use in claims."""
        if self.role not in (CULTIST, SEER):
            return self.guilt
        return self.belief.rumour(self._private(self.priors), self.view.deaths)

    def _prior(self, player: SeatView) -> float:
        """Return what everybody knows of a seat: cleared, or off every route."""
        if CULTIST not in player.may_be or (player.ghost and self.plan.cultists == 1):
            return 0.0
        if player.free_routes:
            return 1.0
        return BREACH if "mechanic" in player.may_be else SURE_BREACH

    def _private(self, priors: list[float]) -> list[float]:
        """Return what only this seat knows: its own role and route."""
        route = 1 << (self.me.route or 0)
        private = [
            SURE_BREACH if prior and player.free_routes == route else prior
            for player, prior in zip(self.players, priors, strict=True)
        ]
        private[self.seat] = 0.0
        return private

    def death_of(self, seat: Seat) -> float:
        """Return how likely somebody is to be dead without anybody knowing."""
        found = self._deaths.get(seat)
        if found is None:
            found = self._deaths[seat] = self.belief.dead(seat)
        return found

    # The bot's own place and role.

    @property
    def around(self) -> Surroundings:
        """Where everybody is."""
        if self._surroundings is None:
            self._surroundings = Surroundings(self.view, self.plan, self.seat)
        return self._surroundings

    @property
    def evil(self) -> bool:
        """Whether the bot is a Cultist."""
        return self.role == CULTIST

    @property
    def move_points(self) -> int:
        """The movement points in this round."""
        return MOVE_POINTS + MORALE.get(self.view.effect, 0)

    def may_use(self, place: str) -> bool:
        """Whether the bot takes room actions there; a Cultist follows its route for show."""
        if self.role == "mechanic" and not self.me.ghost:
            return True
        fitting = ROUTES_THROUGH[self.view.round, self.plan.colour[place]]
        return bool(fitting >> (self.me.route or 0) & 1)

    def reds(self) -> int:
        """The Failure and Sabotage cards in hand."""
        cards = self.me.room_cards or []
        return cards.count(FAILURE) + cards.count(SABOTAGE)
