"""What an operator can ask a running server, and what it answers: one line of JSON each.

Nothing here shows a table: of a room it is what a spectator could know, and how large it is.
"""

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

BAD_REQUEST: Final = "bad_request"
UNKNOWN_ROOM: Final = "unknown_room"
UNKNOWN_MEMBER: Final = "unknown_member"
UNKNOWN_ORIGIN: Final = "unknown_origin"
MANY_ORIGINS: Final = "many_origins"
UNKNOWN_REPLAY: Final = "unknown_replay"
ROOM_CLOSED: Final = "room_closed"
CLOSING: Final = "closing"
BROKEN: Final = "broken"
ERRORS: Final = (
    BAD_REQUEST, UNKNOWN_ROOM, UNKNOWN_MEMBER, UNKNOWN_ORIGIN, MANY_ORIGINS, UNKNOWN_REPLAY,
    ROOM_CLOSED, CLOSING, BROKEN,
)  # fmt: skip

LARGEST_REQUEST: Final = 1024
MOST_ROOMS: Final = 1000

Code = Annotated[str, Meta(min_length=1, max_length=12)]
ReplayId = Annotated[str, Meta(min_length=1, max_length=16)]
# As `list` shows it, or more of it.
Origin = Annotated[str, Meta(pattern="^[0-9]{1,9}:[0-9a-f]{8,32}$")]


class Failed(Exception):
    """Nothing has changed, for a reason from the closed list."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """An order."""


class List(Command, frozen=True, tag="list"):
    """The rooms that were used last."""

    most: Annotated[int, Meta(ge=1, le=MOST_ROOMS)] = 100


class Show(Command, frozen=True, tag="show"):
    """One room."""

    room: Code


class Lock(Command, frozen=True, tag="lock"):
    """Let no new members into a room, or let them in again."""

    room: Code
    locked: bool = True


class End(Command, frozen=True, tag="end"):
    """Close a room for good."""

    room: Code


class Ban(Command, frozen=True, tag="ban"):
    """Keep away whoever comes from the same address as the opener of a room or a member of it."""

    origin: Origin


class BanMember(Command, frozen=True, tag="ban_member"):
    """Send a member away, and keep away whoever comes from the same address."""

    room: Code
    member: int


class LiftBan(Command, frozen=True, tag="lift_ban"):
    """Let somebody in again."""

    origin: Origin


class Bans(Command, frozen=True, tag="bans"):
    """Who is kept away."""


class Forget(Command, frozen=True, tag="forget"):
    """Forget a member for good, or somebody who was one: name, texts and token, also in replays."""

    room: Code
    member: int


class Pin(Command, frozen=True, tag="pin"):
    """Keep a replay however many there are, or let it go with the others again."""

    replay: ReplayId
    pinned: bool = True


class Pins(Command, frozen=True, tag="pins"):
    """Which replays are kept."""


class Retention(Command, frozen=True, tag="retention"):
    """What has been kept for long enough, and perhaps delete it."""

    apply: bool = False


class Imports(Command, frozen=True, tag="imports"):
    """Whether games from elsewhere can be brought in."""

    on: bool


class Listing(Command, frozen=True, tag="listing"):
    """Whether strangers see the open rooms."""

    on: bool


class Status(Command, frozen=True, tag="status"):
    """How the server is set."""


AnyCommand: TypeAlias = (
    List | Show | Lock | End | Ban | BanMember | LiftBan | Bans | Forget | Pin | Pins | Retention
    | Imports | Listing | Status
)  # fmt: skip


class Answer(msgspec.Struct, frozen=True, tag_field="is"):
    """What comes back."""


class Error(Answer, frozen=True, tag="error"):
    """Nothing has changed."""

    error: str


class Done(Answer, frozen=True, tag="done"):
    """It is done, and written down."""


class RoomLine(msgspec.Struct, frozen=True):
    """A room in a list. How long it has been quiet and how large it is are not told while a game
    is on: both would change with every secret vote."""

    code: str
    game: str
    phase: str
    listed: bool
    # None if the room is not in memory.
    members: int | None
    present: int | None
    # Of the hashed address that it was opened from.
    origin: str
    quiet_seconds: int | None
    bytes: int | None


class Rooms(Answer, frozen=True, tag="rooms"):
    """The rooms that were used last, and how many there are."""

    all: int
    rooms: list[RoomLine]


class MemberLine(msgspec.Struct, frozen=True):
    """Somebody who is in a room, or was."""

    id: int
    name: str
    kind: str
    present: bool
    origin: str


class RoomShown(Answer, frozen=True, tag="room"):
    """One room."""

    room: RoomLine
    locked: bool
    players: int
    seats_taken: int
    members: list[MemberLine]
    # Who is there no more, but still has a name in what is kept of the room.
    gone: list[MemberLine] = []
    # Of the game that has ended there, if one has.
    replay: str = ""


class BanLine(msgspec.Struct, frozen=True):
    """A ban, and how long it holds at most."""

    origin: str
    seconds_left: int


class AllBans(Answer, frozen=True, tag="bans"):
    """Who is kept away."""

    bans: list[BanLine]


class PinLine(msgspec.Struct, frozen=True):
    """A replay that is kept, and when its game has ended, in seconds of the calendar."""

    replay: str
    game: str
    written_on: int
    bytes: int


class AllPins(Answer, frozen=True, tag="pins"):
    """Which replays are kept, the oldest first."""

    pins: list[PinLine]


class Expired(Answer, frozen=True, tag="retention"):
    """How many of each kind have been kept for long enough, and whether they were deleted."""

    deleted: bool
    found: dict[str, int]


class State(Answer, frozen=True, tag="status"):
    """How the server is set."""

    version: str
    imports: bool
    listing: bool
    bans: int
    rooms: int


AnyAnswer: TypeAlias = Error | Done | Rooms | RoomShown | AllBans | AllPins | Expired | State

_REQUEST: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_ANSWER: msgspec.json.Decoder[AnyAnswer] = msgspec.json.Decoder(AnyAnswer)


def read_request(line: bytes) -> AnyCommand:
    """An order; raises Failed."""
    try:
        return _REQUEST.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Failed(BAD_REQUEST) from None


def read_answer(line: bytes) -> AnyAnswer:
    """An answer, at the other end."""
    return _ANSWER.decode(line)


def write(message: Command | Answer) -> bytes:
    """One line."""
    return msgspec.json.encode(message) + b"\n"
