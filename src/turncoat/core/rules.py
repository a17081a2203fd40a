"""What a game gives to the house. A game's `Rules` is the only door to it."""

from collections.abc import Coroutine
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import to_builtins

from turncoat.core.chance import Chance
from turncoat.core.decision import Decision
from turncoat.core.table import T
from turncoat.core.talk import SpokenClaim
from turncoat.core.terms import Audience, Claim, LogEntry, Option, Seat, Term

Script: TypeAlias = Coroutine[list[Decision], None, None]

V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - O for options, beside T for table and V for view


class ViewContext(Generic[T]):
    """Where a match stands between two restart points, for building views.

    `restart` is whether the view of the restart point is wanted as well.
    """

    __slots__ = ("answers", "asked", "chosen", "heard", "restart", "start")

    def __init__(
        self,
        start: T,
        answers: list[LogEntry],
        asked: list[Seat],
        chosen: Option | None,
        heard: list[tuple[int, SpokenClaim]],
        restart: bool,
    ) -> None:
        self.start = start
        self.restart = restart
        self.answers = answers
        self.asked = asked
        self.chosen = chosen
        self.heard = heard


class Outcome:
    """Each seat's role and side, who won, and the rounds so far: for those who count many games.

    A side may win without a seat of its own. A tally is whatever else a game counts: several
    named counts under one heading.
    """

    __slots__ = ("ending", "roles", "rounds", "sides", "tallies", "winners", "won")

    def __init__(
        self,
        roles: list[str],
        sides: list[str],
        rounds: int,
        won: list[str],
        tallies: dict[str, dict[str, int]],
    ) -> None:
        self.roles = roles
        self.sides = sides
        self.rounds = rounds
        self.won = won
        self.tallies = tallies
        # Which seats won, and how the game ended; the match knows.
        self.winners: list[Seat] = []
        self.ending = ""


class Rules(Generic[T, V, O]):
    """One game: how it is laid out, how it runs, and what each seat may know of it."""

    name: str
    version: str
    content_hash: str
    player_counts: range
    # Everything that is printed, in games that can be played with other cards.
    box: Any = None
    # Whether a seat may take its last answer back; see `sealed` of the table.
    allows_undo: ClassVar[bool] = False
    # What a view is, for those who get it as bytes.
    view_type: ClassVar[type[Any]]
    # Windows in which nobody has anything to hide: they close as soon as all are ready.
    gatherings: ClassVar[tuple[str, ...]] = ()

    def time_to_talk(self, topic: Term) -> int:
        """How many seconds a gathering lasts at most; 0 where the game sets no limit."""
        return 0

    def largest_team(self, options: O) -> int:
        """How many seats could win together, as far as all know before the deal."""
        raise TypeError

    def read_options(self, players: int, raw: dict[str, Any]) -> O:
        """Check the table options; raises BadSetup."""
        raise TypeError

    def write_options(self, options: O) -> dict[str, Any]:
        """The table options as plain data; how many play is written elsewhere."""
        raw: dict[str, Any] = to_builtins(options)
        del raw["players"]
        return raw

    def deal(self, options: O, chance: Chance) -> T:
        """Lay the table and deal."""
        raise TypeError

    def copy(self, table: T) -> T:
        """The same table, to go its own way."""
        raise TypeError

    def run(self, table: T) -> Script:
        """The script from this restart point to the next."""
        raise TypeError

    def offers(self, table: T, seat: Seat) -> list[Option]:
        """The standing offers of a seat: what it may do while anybody is being asked."""
        return []

    def interrupt(self, table: T, seat: Seat, option: Option) -> Script:
        """Somebody takes a standing offer."""
        raise TypeError

    def audience_of(self, table: T, seat: Seat) -> Audience:
        """Who hears what this seat says; 0 where talk is closed."""
        raise TypeError

    def is_claim(self, table: T, claim: Claim) -> bool:
        """Whether this can be said at this table."""
        raise TypeError

    def contradicts(self, table: T, seat: Seat, earlier: Claim, claim: Claim) -> bool:
        """Whether two claims of one seat can't both be true, going by what everybody saw."""
        raise TypeError

    def headings(self, table: T, claim: Claim) -> list[Term]:
        """Under which headings a claim is kept, to be compared with later ones of the seat.

        Neither these nor those of `rivals` depend on what changes during a game.
        """
        return [()]

    def rivals(self, table: T, claim: Claim) -> list[Term]:
        """Under which headings everything is kept that this claim could contradict."""
        return [()]

    def view(self, table: T, seat: Seat | None, moment: ViewContext[T] | None = None) -> V:
        """What a seat may know, built up from nothing."""
        raise TypeError

    def imagine(self, view: V, chance: Chance) -> tuple[T, list[LogEntry]]:
        """A table, at the last restart point, that fits everything a seat knows; and the answers
        since, those that the seat did not see included."""
        raise TypeError

    def outcome(self, table: T) -> Outcome:
        """Who sits where, secrets included; the table itself says who won and why."""
        raise TypeError

    def action_space(self) -> list[Option]:
        """Every option and offer that can ever be listed."""
        raise TypeError

    def pack(self, table: T) -> bytes:
        """The table as bytes."""
        raise TypeError

    def unpack(self, packed: bytes) -> T:
        """The table back from its bytes."""
        raise TypeError
