"""A mind: what one player keeps between two questions, and what it makes of a view."""

from typing import Final

from turncoat.bots.among_cultists.belief import Belief
from turncoat.bots.among_cultists.lines import GIVEN
from turncoat.bots.among_cultists.plan import Plan, plan_for
from turncoat.core.words import Option, Seat
from turncoat.games.among_cultists.content import (
    ALL_ROUTES,
    DEAD,
    FAILURE,
    MOVE_POINTS,
    ROUTES_THROUGH,
    SABOTAGE,
)
from turncoat.games.among_cultists.view import AmongCultistsView, RoomView, SeatView

CULTIST: Final = "cultist"
# How much likelier a seat that no route fits is a Cultist, if there is a Mechanic or not.
BREACH: Final = 6.0
SURE_BREACH: Final = 500.0


class Mind:
    """One seat's thoughts. `guilt` is what it believes, `rumour` what everybody could believe."""

    __slots__ = (
        "_reckoned", "belief", "began", "coming", "company", "guilt", "kills_read", "me", "met_by", "plan",
        "players", "priors", "rates", "role", "rooms", "rumour", "seat", "settled", "steps", "victims",
        "view",
    )  # fmt: skip

    view: AmongCultistsView
    me: SeatView
    plan: Plan
    belief: Belief
    players: list[SeatView]
    role: str

    def __init__(self) -> None:
        self.seat: Seat = -1
        self.guilt: list[float] = []
        self.rumour: list[float] = []
        self.priors: list[float] = []
        self.rooms: dict[str, RoomView] = {}
        # Living others by place.
        self.company: dict[str, list[Seat]] = {}
        # Who moves and acts before me in this round, and which of the living after me.
        self.settled: list[Seat] = []
        self.coming: list[Seat] = []
        # Points an action in each room is worth.
        self.rates: dict[str, float] = {}
        # Where this move began, in which round, and the steps that are still to come.
        self.began = (0, "")
        self.steps: list[Option] = []
        # Whom I gave a Dead card, and how many cards each seat has had from a fellow Cultist.
        self.victims: set[Seat] = set()
        self.met_by: dict[Seat, int] = {}
        self.kills_read = 0
        self._reckoned = (-1, -1, -1)

    def look(self, view: AmongCultistsView) -> None:
        """Take in a view; what is dear is reckoned once for each line of the ledger."""
        assert view.seat is not None
        if view.seat != self.seat or view.ledger_length < self.belief.read:
            self._begin(view)
        self.view = view
        self.players = view.players
        self.me = view.players[view.seat]
        self.role = self.me.role or ""
        mark = (view.ledger_length, len(view.deaths), view.round)
        if mark != self._reckoned:
            self._reckoned = mark
            self._reckon(view)

    def _begin(self, view: AmongCultistsView) -> None:
        """A new game."""
        assert view.seat is not None
        self.__init__()  # type: ignore[misc]
        self.seat = view.seat
        self.plan = plan_for(len(view.players), view.options.shelves)
        self.belief = Belief(self.plan, len(view.players), "firestarter" in view.cast)

    def _reckon(self, view: AmongCultistsView) -> None:
        belief = self.belief
        belief.follow(view.ledger)
        self.priors = [self._prior(player) for player in view.players]
        self.rumour = belief.reckon(self.priors, view.deaths)
        self.guilt = self.rumour
        if self.role in (CULTIST, "seer"):
            self.guilt = [float(player.role == CULTIST) for player in view.players]
        self.rates = {}
        if self.role == CULTIST:
            self._count_kills(view)

    def _prior(self, player: SeatView) -> float:
        """What is known of one seat: its role, that it is me, that no route fits its deeds."""
        if player.seat == self.seat:
            # What others think of a Cultist is what it wants to know; all others know better.
            return float(self.role == CULTIST)
        if CULTIST not in player.may_be or (player.ghost and self.plan.cultists == 1):
            return 0.0
        known = ALL_ROUTES
        if self.role != CULTIST and self.me.route is not None:
            known &= ~(1 << self.me.route)
        if player.automa or player.free_routes & known:
            return 1.0
        return BREACH if "mechanic" in player.may_be else SURE_BREACH

    def _count_kills(self, view: AmongCultistsView) -> None:
        for line in view.ledger[self.kills_read :]:
            if line[0] == GIVEN and int(line[1]) >= 0:
                giver, receiver = int(line[1]), int(line[2])
                if giver == self.seat:
                    if line[3] == DEAD:
                        self.victims.add(receiver)
                elif view.players[giver].role == CULTIST:
                    self.met_by[receiver] = self.met_by.get(receiver, 0) + 1
        self.kills_read = len(view.ledger)

    # Where everybody is.

    def look_around(self) -> None:
        """Sort the living others by place, and the rooms by name."""
        company: dict[str, list[Seat]] = {}
        for player in self.players:
            if not player.ghost and player.seat != self.seat:
                company.setdefault(player.place, []).append(player.seat)
        self.company = company
        order = self.view.order
        start = order.index(self.view.knife)
        around = order[start:] + order[:start]
        mine = around.index(self.seat)
        self.settled = around[:mine]
        self.coming = [seat for seat in around[mine + 1 :] if not self.players[seat].ghost]
        self.rooms = {room.id: room for room in self.view.rooms}

    def here(self, place: str) -> list[str]:
        """The places that count as one with this."""
        return self.plan.joined[place] if self.view.effect == "secret_doors" else [place]

    def others_at(self, place: str) -> list[Seat]:
        """Living others who are at a place, or at one that counts as the same."""
        if self.view.effect != "secret_doors":
            return self.company.get(place, [])
        return [seat for room in self.plan.joined[place] for seat in self.company.get(room, [])]

    def lit(self, place: str) -> bool:
        """There is power, or the ghost of the Radiant."""
        return self.view.power or any(
            p.ghost and p.role == "radiant" and p.place in self.here(place) for p in self.players
        )

    # What I am.

    @property
    def evil(self) -> bool:
        """Whether I am a Cultist."""
        return self.role == CULTIST

    @property
    def move_points(self) -> int:
        """How far one may walk in this round."""
        return MOVE_POINTS + {"high_morale": 1, "low_morale": -1}.get(self.view.effect, 0)

    def may_use(self, place: str) -> bool:
        """Whether I may take room actions there; a Cultist asks whether it would look right."""
        fitting = ROUTES_THROUGH[self.view.round, self.plan.colour[place]]
        me = self.me
        if self.evil:
            return bool((me.ghost_routes if me.ghost else me.free_routes) & fitting)
        if self.role == "mechanic" and not me.ghost:
            return True
        return me.route is not None and bool(fitting >> me.route & 1)

    def reds(self) -> int:
        """My red cards."""
        cards = self.me.room_cards or []
        return cards.count(FAILURE) + cards.count(SABOTAGE)

    def death_of(self, seat: Seat) -> float:
        """How likely somebody is dead without anybody knowing."""
        return self.belief.dead(seat, self.priors)

    def known_dead(self) -> set[Seat]:
        """The Investigators whom a Cultist knows to be dead."""
        dead = self.victims | set(self.view.dead_already or [])
        dead |= {p.seat for p in self.players if p.ghost and p.role != CULTIST}
        return dead
