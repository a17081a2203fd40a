"""The parts of a room. None of them has a repr, so that no token or text gets into a log."""

from collections import deque
from dataclasses import dataclass, field
from typing import Literal

from turncoat.core.match import AnyMatch
from turncoat.core.terms import ALL, Audience, Event, Option, Seat, Term, bit, is_for_all
from turncoat.server.protocol import frames
from turncoat.server.protocol.errors import NO_SUCH_MEMBER, NO_SUCH_SEAT, Refused
from turncoat.server.protocol.settings import Settings

Phase = Literal["lobby", "playing", "ended", "outdated"]
Viewer = Seat | None


@dataclass(eq=False, repr=False)
class Member:
    """Somebody in the room, seated or not. `nonce` is None until they are ready.

    A program plays the one seat that the host gave it. A display is a shared screen: it shows
    public information and can't send commands.
    """

    id: int
    name: str
    language: str
    token: str
    program: bool
    display: bool
    nonce: str | None = None
    muted: set[int] = field(default_factory=set)

    @property
    def person(self) -> bool:
        """Whether this is a person, who can be host."""
        return not self.program and not self.display


@dataclass(eq=False, repr=False)
class Banned:
    """Somebody who may not come back: the hash of their token and, if their address is banned too,
    of their address.
    """

    name: str
    token: str
    origin: str


@dataclass(eq=False, repr=False)
class Chair:
    """A seat and who has it: a member, a bot of some level, or nobody.

    `name` is the name of a bot or of somebody who shares a device; otherwise the seat has its
    member's name. `away` means that a bot stands in for the member. `bank` is the remaining extra
    time in milliseconds.
    """

    seat: Seat
    member: int | None = None
    level: str = ""
    name: str = ""
    away: bool = False
    bank: int = 0

    def clear(self) -> None:
        """Free the seat."""
        self.member, self.level, self.name = None, "", ""

    @property
    def free(self) -> bool:
        """Whether nobody has the seat."""
        return self.member is None and not self.level

    @property
    def by_bot(self) -> bool:
        """Whether a bot plays the seat now."""
        return self.away or (self.member is None and self.level != "")


@dataclass(eq=False, repr=False)
class Text:
    """A text and who may read it. `later` marks a text by a delayed spectator; `entry` is its
    number in the journal, and `language` the writer's.
    """

    member: int
    seat: Seat | None
    text: str
    audience: Audience
    later: bool = False
    entry: int = 0
    language: str = ""

    @property
    def to_all(self) -> bool:
        """Whether this is not private talk: everybody can read it, or it was not written in a
        game.
        """
        return self.seat is None or is_for_all(self.audience)


@dataclass(eq=False, repr=False)
class Ballot:
    """An open ballot: when it was called, when it closes, and how members have voted."""

    about: str
    seat: Seat | None
    called: int
    closes: int
    votes: dict[int, bool] = field(default_factory=dict)


class Story:
    """The events each viewer was told so far. Undoing creates new lists, so that holders of an old
    one can tell.

    `kept` is how many events have not changed since the last journal entry.
    """

    def __init__(self, seats: int) -> None:
        self.viewers: list[Viewer] = [*range(seats), None]
        self.by_viewer: dict[Viewer, list[Event]] = {viewer: [] for viewer in self.viewers}
        self.events: list[tuple[Audience, Event]] = []
        self.kept = 0

    def add(self, events: list[tuple[Audience, Event]]) -> None:
        """Append events, each with its audience."""
        self.events += events
        for viewer in self.viewers:
            mask = bit(viewer)
            self.by_viewer[viewer] += [event for audience, event in events if audience & mask]

    def cut(self, length: int) -> None:
        """Drop all events after the first `length`."""
        self.kept = min(self.kept, length)
        kept, self.events = self.events[:length], []
        self.by_viewer = {viewer: [] for viewer in self.viewers}
        self.add(kept)


class Game:
    """A match that is played in the room, and its open question.

    `number` counts questions. `opened` is when the clock of this one started, `put_at` when it
    was asked. `held` are the answers given so far, `complete` is when the last one arrived,
    `bot_answered` when a bot last answered, and `notice` when bots will stand in. Answers to an
    interrupted question wait in `under`. `past` lists, for each earlier question, when it was
    opened and what it cost the seat's bank.
    """

    def __init__(self, match: AnyMatch | None, seats: int, opened: int) -> None:
        self._match = match
        self.story = Story(seats)
        self.number = 0
        self.opened = self.put_at = opened
        self.held: dict[Seat, Option] = {}
        self.under: dict[tuple[Seat, Term], Option] = {}
        self.complete = 0
        self.bot_answered = 0
        self.notice = 0
        self.past: list[tuple[int, int]] = []

    @property
    def match(self) -> AnyMatch:
        """The match. A game whose rules are gone has none."""
        assert self._match is not None
        return self._match


class State:
    """The part of a room that its journal describes."""

    def __init__(self) -> None:
        self.code = ""
        self.phase: Phase = "lobby"
        self.secret = ""
        self.members: dict[int, Member] = {}
        self.joined = 0
        self.host = 0
        self.locked = False
        self.locked_by_operator = False
        self.bans: dict[int, Banned] = {}
        self.chairs: list[Chair] = []
        self.deals = 0
        self.nonces: list[str] = []
        self.version = ""
        # The replay ID; empty in games that 0.5.0 dealt.
        self.replay = ""
        self._settings: Settings | None = None
        self._game: Game | None = None
        # Texts by number. The oldest are dropped when there are many.
        self.texts: dict[int, Text] = {}
        self.written = 0
        # Members who were erased.
        self.erased: list[int] = []
        self.ballot: Ballot | None = None
        self.last_ballot: tuple[str, bool] | None = None
        self.last_call: dict[int, int] = {}
        # How often each ballot failed in a row, and when it last failed.
        self.failed: dict[tuple[str, Seat | None], tuple[int, int]] = {}
        self.paused_at = 0
        self.paused_until = 0
        # Whether the game is paused because only bots are left.
        self.deserted = False
        # Whether the operator closed the room. Nothing ever happens in a closed room.
        self.closed = False

    @property
    def settings(self) -> Settings:
        """The settings, as the host chose them."""
        assert self._settings is not None
        return self._settings

    @property
    def game(self) -> Game:
        """The running game, or the last one."""
        assert self._game is not None
        return self._game

    @property
    def is_open(self) -> bool:
        """Whether the room has been opened."""
        return self._settings is not None

    @property
    def has_game(self) -> bool:
        """Whether there is a game, running or ended."""
        return self._game is not None

    @property
    def paused(self) -> bool:
        """Whether all clocks are stopped."""
        return self.paused_until > 0 or self.deserted

    def add_text(self, text: Text) -> None:
        """Add a text."""
        self.texts[self.written] = text
        self.written += 1

    def drop_ballots(self) -> None:
        """Drop the open ballot and end any pause."""
        self.ballot = None
        self.paused_at = self.paused_until = 0
        self.deserted = False

    def chair(self, seat: Seat) -> Chair:
        """The chair of a seat. Raises Refused(NO_SUCH_SEAT)."""
        if not 0 <= seat < len(self.chairs):
            raise Refused(NO_SUCH_SEAT)
        return self.chairs[seat]

    def member(self, member: int) -> Member:
        """A member by ID. Raises Refused(NO_SUCH_MEMBER)."""
        if member not in self.members:
            raise Refused(NO_SUCH_MEMBER)
        return self.members[member]

    @property
    def people(self) -> list[int]:
        """The IDs of members who are neither programs nor displays, in the order they joined."""
        return [member.id for member in self.members.values() if member.person]

    def seats_of(self, member: int) -> list[Seat]:
        """The seats of a member."""
        return [chair.seat for chair in self.chairs if chair.member == member]

    def viewers_of(self, member: int) -> list[Viewer]:
        """The seats through which a member sees the table; None, the public view, without a seat if
        spectators are allowed.
        """
        may_watch = self.settings.spectators.allowed or self.members[member].display
        watches: list[Viewer] = [None] if may_watch else []
        return [*self.seats_of(member)] or watches

    def mask_of(self, member: int, phase: Phase) -> Audience:
        """The audience mask of a member in a phase. Outside a game everybody can read
        everything.
        """
        if phase != "playing":
            return ALL
        return sum(bit(viewer) for viewer in self.viewers_of(member))

    def name_of(self, seat: Seat) -> str:
        """The name of a seat. This is the only place that decides it."""
        chair = self.chairs[seat]
        return chair.name if chair.member is None else chair.name or self.members[chair.member].name


@dataclass(eq=False, repr=False)
class DelayedSnapshot:
    """What delayed spectators will see from the moment `release` on."""

    release: int
    room: frames.Room
    table: frames.TableFrame | None
    story: list[Event]
    texts: int
    story_length: int = field(init=False)

    def __post_init__(self) -> None:
        # The room's own list, which goes on growing.
        self.story_length = len(self.story)

    @property
    def viewers(self) -> list[Viewer]:
        """Through which views spectators see the table: the public one, if they were allowed to
        watch.
        """
        return [None] if self.room.settings.spectators.allowed else []

    @property
    def mask(self) -> Audience:
        """The audience mask of spectators."""
        return ALL if self.room.phase != "playing" else sum(bit(viewer) for viewer in self.viewers)

    def replaces(self, other: "DelayedSnapshot") -> bool:
        """Whether nobody will ever see the other snapshot."""
        same = self.room.phase, self.room.deal.commitment
        return self.release == other.release and same == (
            other.room.phase,
            other.room.deal.commitment,
        )

    def like(self, other: "DelayedSnapshot") -> bool:
        """Whether both snapshots show the same."""
        counts = (self.story_length, self.texts) == (other.story_length, other.texts)
        return counts and self.room == other.room and self.table == other.table


DelayedSnapshots = deque[DelayedSnapshot]
