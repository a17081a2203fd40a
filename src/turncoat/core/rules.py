"""The interface of a game: everything else uses a game only through its `Rules` object."""

from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import to_builtins

from turncoat.core.chance import Chance
from turncoat.core.decision import Decision
from turncoat.core.table import T
from turncoat.core.talk import SpokenClaim, Talk
from turncoat.core.terms import Audience, Claim, LogEntry, Option, Seat, Term

Script: TypeAlias = Coroutine[list[Decision], None, None]

V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - O for options, beside T for table and V for view


@dataclass(slots=True, eq=False, repr=False)
class ViewContext(Generic[T]):
    """What `Rules.view` needs besides the table: the state of the match since the restart point.

    `start` is the table at the restart point and `answers` what was answered since; `asked`,
    `chosen` and `heard` are as in `View`. `restart` is whether to include the restart point's own
    view, which only imagining needs, and `derived` whether to include what the rules derive from
    the facts, such as scores. `shared` is what `Rules.shared` returned for this moment, or None.
    """

    start: T
    answers: list[LogEntry]
    asked: list[Seat]
    chosen: Option | None
    heard: list[tuple[int, SpokenClaim]]
    restart: bool
    derived: bool
    shared: object = None


def context_of(table: T, context: ViewContext[T] | None) -> ViewContext[T]:
    """Return the context; for None, that of a restart point, since which nothing has happened."""
    return context or ViewContext(table, [], [], None, [], restart=False, derived=False)


@dataclass(slots=True, eq=False, repr=False)
class Outcome:
    """The result of a match.

    - `winners`: the seats that won.
    - `ending`: how the game ended.
    - `roles` and `sides`: the role and the side of each seat.
    - `won`: the sides that won. A side can win without having a seat.
    - `rounds`: how many rounds were played.
    - `tallies`: further counts, by heading and name.
    """

    roles: list[str]
    sides: list[str]
    rounds: int
    won: list[str]
    tallies: dict[str, dict[str, int]]
    # Which seats won, and how the game ended; the match fills them in.
    winners: list[Seat] = field(default_factory=list)
    ending: str = ""


def missing(rules: object, method: str) -> NotImplementedError:
    """Return the error of a method that a game has not implemented."""
    return NotImplementedError(f"{type(rules).__name__}.{method}")


class Rules(Generic[T, V, O]):
    """A game's rules: how it is dealt and played, and what each seat may know.

    Subclass this to add a game. A method that has no default raises NotImplementedError until the
    game overrides it.

    - `name`: the game's id, such as `shadow_hunters`.
    - `version`: changes whenever old records would play differently.
    - `content_hash`: identifies the content; `box` holds it, in games that accept content files.
    - `player_counts`: the numbers of players that the game allows.
    - `view_type`: the type of its views.
    - `allows_undo`: whether a seat may undo its last answer.
    - `gatherings`: the topics of windows without secrets, which close when everybody is ready.
    """

    name: str
    version: str
    content_hash: str
    player_counts: range
    # The content, in games that can be played with other content files.
    box: Any = None
    # Whether a seat may undo its last answer; see `Table.seal_count`.
    allows_undo: ClassVar[bool] = False
    # The type of the views, needed to decode them from bytes.
    view_type: ClassVar[type[Any]]
    # What can be claimed, who hears it and what contradicts what. By default nobody may talk.
    talk: ClassVar[Talk[Any]] = Talk()
    # The topics of gatherings: windows without secrets, which close when everybody is ready.
    gatherings: ClassVar[tuple[str, ...]] = ()

    def time_to_talk(self, topic: Term) -> int:
        """Return how many seconds a gathering lasts at most, or 0 if the game sets no limit."""
        return 0

    def largest_team(self, options: O) -> int:
        """Return how many seats could win together, going by what is known before the deal."""
        raise missing(self, "largest_team")

    def read_options(self, players: int, raw: dict[str, Any]) -> O:
        """Check raw table options and return them as the game's options. Raises BadSetup."""
        raise missing(self, "read_options")

    def write_options(self, options: O) -> dict[str, Any]:
        """Return the table options as plain data, without the number of players."""
        raw: dict[str, Any] = to_builtins(options)
        del raw["players"]
        return raw

    def content_values(self) -> dict[str, tuple[str, ...]]:
        """Return the values of table options that depend on the content, the default first."""
        return {}

    def printed(self, language: str) -> dict[str, dict[str, str]]:
        """Return names and texts that only a custom content file has, by message id and form."""
        return {}

    def deal(self, options: O, chance: Chance) -> T:
        """Set up a table and deal. All randomness comes from `chance`."""
        raise missing(self, "deal")

    def copy(self, table: T) -> T:
        """Return an independent copy of a table at a restart point, its chance included.

        By default the table is packed and unpacked; override this if that is too slow.
        """
        twin = self.unpack(self.pack(table))
        twin.chance = table.chance.copy()
        return twin

    def run(self, table: T) -> Script:
        """Return the script that runs from this restart point to the next."""
        raise missing(self, "run")

    def offers(self, table: T, seat: Seat) -> list[Option]:
        """Return what a seat may do now while anybody is being asked. Empty by default."""
        return []

    def interrupt(self, table: T, seat: Seat, option: Option) -> Script:
        """Return the script for a seat that takes one of its offers."""
        raise missing(self, "interrupt")

    def audience_of(self, table: T, seat: Seat) -> Audience:
        """Return who hears a claim by this seat now, as `talk` says: 0 if it may not talk."""
        return self.talk.audience_of(table, seat)

    def is_claim(self, table: T, claim: Claim) -> bool:
        """Return whether this claim can be made at this table at all, as `talk` says."""
        return self.talk.is_claim(table, claim)

    def contradicts(self, table: T, seat: Seat, earlier: Claim, claim: Claim) -> bool:
        """Return whether two claims of a seat can't both be true, as `talk` says."""
        return self.talk.contradicts(table, seat, earlier, claim)

    def headings(self, table: T, claim: Claim) -> list[Term]:
        """Return the headings under which `talk` indexes a claim."""
        return self.talk.headings(table, claim)

    def rivals(self, table: T, claim: Claim) -> list[Term]:
        """Return the headings under which `talk` finds every claim that contradicts this one."""
        return self.talk.rivals(table, claim)

    def view(self, table: T, seat: Seat | None, context: ViewContext[T] | None = None) -> V:
        """Return what a seat may know, or a spectator for None, built from scratch.

        Without a context the view is that of the restart point itself.
        """
        raise missing(self, "view")

    def shared(self, table: T) -> object:
        """Return derived parts that are the same in every seat's view, so that several views of one
        moment need them only once. None if there are none. They follow from public facts alone.
        """
        return None

    def imagine(self, view: V, chance: Chance) -> tuple[T, list[LogEntry]]:
        """Invent a table, at the last restart point, that fits everything a seat knows.

        Returns the table and the answers since, including those that the seat did not see. Raises
        NoConsistentTable if no table fits.
        """
        raise missing(self, "imagine")

    def outcome(self, table: T) -> Outcome:
        """Return each seat's role and side, secrets included, and which sides have won."""
        raise missing(self, "outcome")

    def action_space(self) -> list[Option]:
        """Return every option and offer that the game can ever list."""
        raise missing(self, "action_space")

    def pack(self, table: T) -> bytes:
        """Return the table at a restart point as bytes, with all its secrets and its chance."""
        raise missing(self, "pack")

    def unpack(self, packed: bytes) -> T:
        """Return the table that was packed.

        Forged bytes may raise any of the errors in `record.BROKEN`.
        """
        raise missing(self, "unpack")
