"""Groups of guests and the kinds of rooms they play in, one after another."""

from random import Random
from threading import Lock
from typing import Any, Final

from tests.games.random_play import OPTIONS
from tests.server.kills.place import UNKNOWN, Place
from turncoat.server.protocol.settings import Clocks, Settings, Spectators

QUICK: Final = Clocks(pace="untimed", interval_ms=20, window=0, gone=0)
TIMED: Final = Clocks(
    pace="live", interval_ms=20, window=1, move=1, bank=2, secret=2, notice=1, gone=2
)


class Kind:
    """A kind of room."""

    def __init__(
        self,
        game: str,
        people: int,
        bots: int = 0,
        spectators: int = 0,
        *,
        level: str = "uniform",
        clocks: Clocks = QUICK,
        delay: int = 0,
        seats_each: int = 1,
        starts: bool = True,
    ) -> None:
        self.game = game
        self.people = people
        self.bots = bots
        self.spectators = spectators
        self.level = level
        self.clocks = clocks
        self.delay = delay
        self.seats_each = seats_each
        self.starts = starts

    @property
    def seats(self) -> int:
        """How many seats are for people; those after them are for bots."""
        return self.people * self.seats_each

    def settings(self, random: Random) -> Settings:
        """Settings of a room of this kind, with random table options."""
        players = self.seats + self.bots
        options: dict[str, Any] = OPTIONS[self.game](random, players)
        spectators = Spectators(delay=self.delay)
        return Settings(
            game=self.game,
            players=players,
            options=options,
            clocks=self.clocks,
            spectators=spectators,
            several_seats=self.seats_each > 1,
        )


KINDS: Final = [
    Kind("shadow_hunters", people=4, spectators=1),
    Kind("shadow_hunters", people=2, bots=3, level="sensible"),
    Kind("shadow_hunters", people=2, seats_each=3),
    Kind("shadow_hunters", people=3, bots=1, clocks=TIMED),
    Kind("among_cultists", people=5, spectators=1, delay=1),
    Kind("among_cultists", people=1, bots=4),
    Kind("dark_providence", people=3),
    Kind("dark_providence", people=1, bots=1, spectators=1),
    Kind("shadow_hunters", people=3, bots=2, spectators=1, starts=False),
]


class Party:
    """Guests who go from room to room together. The first of them opens the rooms."""

    def __init__(self, kind: Kind, random: Random) -> None:
        self.kind = kind
        self.random = random
        self.code = ""
        self.places: dict[str, list[Place]] = {}
        # For each room, the names that guests tried to join with, and the outcome.
        self.knocks: dict[str, dict[str, str]] = {}
        self._lock = Lock()

    def knock(self, code: str, name: str) -> None:
        """Note that a guest tries to join; the outcome is not known yet."""
        with self._lock:
            self.knocks.setdefault(code, {})[name] = UNKNOWN

    def come_in(self, place: Place, outcome: str) -> None:
        """Note a guest who has joined, and their place."""
        with self._lock:
            self.knocks.setdefault(place.code, {})[place.name] = outcome
            self.places.setdefault(place.code, []).append(place)
