"""What a room is made of."""

from collections import deque
from typing import Literal

from turncoat.core.match import AnyMatch
from turncoat.core.terms import ALL, Audience, Event, Option, Seat, Term, bit, is_for_all
from turncoat.server.protocol import frames
from turncoat.server.protocol.errors import NO_SUCH_MEMBER, NO_SUCH_SEAT, Refused
from turncoat.server.protocol.settings import Settings

Phase = Literal["lobby", "playing", "ended", "outdated"]
Viewer = Seat | None


class Member:
    """Somebody in the room, seated or not. `nonce` is None until they are ready.

    A program plays the one seat that the host gave it. A screen is for all to look at: it shows
    what is public, and does nothing.
    """

    def __init__(
        self, id: int, name: str, language: str, token: str, program: bool, display: bool
    ) -> None:
        self.id = id
        self.name = name
        self.language = language
        self.token = token
        self.program = program
        self.display = display
        self.nonce: str | None = None
        self.muted: set[int] = set()

    @property
    def person(self) -> bool:
        """Whether somebody is there who can be host."""
        return not self.program and not self.display


class Banned:
    """Somebody who may not come back: the hash of their token, and that of their address if nobody
    may come from there."""

    def __init__(self, name: str, token: str, origin: str) -> None:
        self.name = name
        self.token = token
        self.origin = origin


class Chair:
    """A seat and who has it: a member, a bot of some level, or nobody yet.

    `name` is what a bot is called, or somebody who shares a device; otherwise the seat is called
    as its member is. `away` is whether a bot sits in for the member; `bank` is the time left, in
    milliseconds.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.member: int | None = None
        self.level = ""
        self.name = ""
        self.away = False
        self.bank = 0

    def clear(self) -> None:
        """Nobody has it any more."""
        self.member, self.level, self.name = None, "", ""

    @property
    def free(self) -> bool:
        """Whether nobody has it."""
        return self.member is None and not self.level

    @property
    def by_bot(self) -> bool:
        """Whether a bot plays it now."""
        return self.away or (self.member is None and self.level != "")


class Text:
    """Something written, and who may read it. `later` is whether somebody wrote it who sees the
    table later; `entry` is its number in the journal."""

    def __init__(
        self,
        member: int,
        seat: Seat | None,
        text: str,
        audience: Audience,
        later: bool = False,
        entry: int = 0,
    ) -> None:
        self.member = member
        self.seat = seat
        self.text = text
        self.audience = audience
        self.later = later
        self.entry = entry

    @property
    def to_all(self) -> bool:
        """Whether it is no talk apart: everybody hears it, or it belongs to no game."""
        return self.seat is None or is_for_all(self.audience)


class Ballot:
    """A secret ballot that is open."""

    def __init__(self, about: str, seat: Seat | None, called: int, closes: int) -> None:
        self.about = about
        self.seat = seat
        self.closes = closes
        self.called = called
        self.votes: dict[int, bool] = {}


class Story:
    """What each eye was told so far. When some of it is taken back there are new lists, so that
    whoever holds an old one can tell.

    `kept` is how much of it has not changed since somebody wrote it down.
    """

    def __init__(self, seats: int) -> None:
        self.viewers: list[Viewer] = [*range(seats), None]
        self.heard: dict[Viewer, list[Event]] = {viewer: [] for viewer in self.viewers}
        self.told: list[tuple[Audience, Event]] = []
        self.kept = 0

    def add(self, told: list[tuple[Audience, Event]]) -> None:
        """More of it."""
        self.told += told
        for viewer in self.viewers:
            mask = bit(viewer)
            self.heard[viewer] += [event for audience, event in told if audience & mask]

    def cut(self, length: int) -> None:
        """What came after was taken back."""
        self.kept = min(self.kept, length)
        kept, self.told = self.told[:length], []
        self.heard = {viewer: [] for viewer in self.viewers}
        self.add(kept)


class Game:
    """A match that is played in the room, and the question on the table.

    `number` counts questions; `opened` is since when the clock of this one runs, `put_at` when it
    came on the table, `held` what was answered to it while it is open, `complete` when the last
    answer came, `pondered` when a bot last answered, `notice` when bots will sit in. Answers to a
    question that somebody interrupted wait in `under`; `past` is when each earlier one was put, and
    what it cost whoever answered.
    """

    def __init__(self, match: AnyMatch | None, seats: int, opened: int) -> None:
        self._match = match
        self.story = Story(seats)
        self.number = 0
        self.opened = self.put_at = opened
        self.held: dict[Seat, Option] = {}
        self.under: dict[tuple[Seat, Term], Option] = {}
        self.complete = 0
        self.pondered = 0
        self.notice = 0
        self.past: list[tuple[int, int]] = []

    @property
    def match(self) -> AnyMatch:
        """The match; a game by rules that are gone has none."""
        assert self._match is not None
        return self._match


class State:
    """A room: the part of it that the journal tells."""

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
        # The number of the replay; empty in games that were dealt by 0.5.0.
        self.replay = ""
        self._settings: Settings | None = None
        self._game: Game | None = None
        # What was written, by how much was written before; the oldest of it is forgotten.
        self.texts: dict[int, Text] = {}
        self.written = 0
        # Members who wanted to be forgotten.
        self.erased: list[int] = []
        self.ballot: Ballot | None = None
        self.last_ballot: tuple[str, bool] | None = None
        self.last_call: dict[int, int] = {}
        # How often in a row each ballot has failed, and when it did so last.
        self.failed: dict[tuple[str, Seat | None], tuple[int, int]] = {}
        self.paused_at = 0
        self.paused_until = 0
        # Whether it stands still because only bots are left.
        self.deserted = False
        # Whether the operator has closed the room: then nothing ever happens here again.
        self.closed = False

    @property
    def settings(self) -> Settings:
        """As the host wants it."""
        assert self._settings is not None
        return self._settings

    @property
    def game(self) -> Game:
        """The game that is played, or was."""
        assert self._game is not None
        return self._game

    @property
    def is_open(self) -> bool:
        """Whether the room has been opened."""
        return self._settings is not None

    @property
    def has_game(self) -> bool:
        """Whether a game is on the table, even if it has ended."""
        return self._game is not None

    @property
    def paused(self) -> bool:
        """Whether all clocks stand still."""
        return self.paused_until > 0 or self.deserted

    def add_text(self, text: Text) -> None:
        """One more was written."""
        self.texts[self.written] = text
        self.written += 1

    def drop_ballots(self) -> None:
        """There is nothing to vote about any more, nor to pause."""
        self.ballot = None
        self.paused_at = self.paused_until = 0
        self.deserted = False

    def chair(self, seat: Seat) -> Chair:
        """A seat, or a refusal."""
        if not 0 <= seat < len(self.chairs):
            raise Refused(NO_SUCH_SEAT)
        return self.chairs[seat]

    def member(self, member: int) -> Member:
        """A member, or a refusal."""
        if member not in self.members:
            raise Refused(NO_SUCH_MEMBER)
        return self.members[member]

    @property
    def people(self) -> list[int]:
        """The members who are neither programs nor screens, in the order in which they came."""
        return [member.id for member in self.members.values() if member.person]

    def seats_of(self, member: int) -> list[Seat]:
        """The seats that a member has."""
        return [chair.seat for chair in self.chairs if chair.member == member]

    def viewers_of(self, member: int) -> list[Viewer]:
        """Through whose eyes a member sees the table; whoever has no seat only watches."""
        may_watch = self.settings.spectators.allowed or self.members[member].display
        watches: list[Viewer] = [None] if may_watch else []
        return [*self.seats_of(member)] or watches

    def mask_of(self, member: int, phase: Phase) -> Audience:
        """Whom a member hears with in a phase; before a game and after it all hear all."""
        if phase != "playing":
            return ALL
        return sum(bit(viewer) for viewer in self.viewers_of(member))

    def name_of(self, seat: Seat) -> str:
        """The one place that names a seat."""
        chair = self.chairs[seat]
        return chair.name if chair.member is None else chair.name or self.members[chair.member].name


class DelayedSnapshot:
    """What those who only watch will see from a moment on."""

    def __init__(
        self,
        release: int,
        room: frames.Room,
        table: frames.TableFrame | None,
        heard: list[Event],
        texts: int,
    ) -> None:
        self.release = release
        self.room = room
        self.table = table
        self.heard = heard
        self.told = len(heard)
        self.texts = texts

    @property
    def viewers(self) -> list[Viewer]:
        """Through whose eyes they see the table: the public's, if they might watch by then."""
        return [None] if self.room.settings.spectators.allowed else []

    @property
    def mask(self) -> Audience:
        """Whom they hear with."""
        return ALL if self.room.phase != "playing" else sum(bit(viewer) for viewer in self.viewers)

    def replaces(self, other: "DelayedSnapshot") -> bool:
        """Whether nobody will ever see the other one."""
        same = self.room.phase, self.room.deal.commitment
        return self.release == other.release and same == (
            other.room.phase,
            other.room.deal.commitment,
        )

    def like(self, other: "DelayedSnapshot") -> bool:
        """Whether both show the same."""
        counts = (self.told, self.texts) == (other.told, other.texts)
        return counts and self.room == other.room and self.table == other.table


DelayedSnapshots = deque[DelayedSnapshot]
