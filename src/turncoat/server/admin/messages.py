"""The operator's commands to a running server, and its answers: one line of JSON each.

No answer shows a table: of a room they tell what a spectator could know, and its size.
"""

from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

Reason: TypeAlias = Literal[
    "bad_request", "unknown_room", "unknown_member", "unknown_origin", "many_origins",
    "unknown_replay", "room_closed", "closing", "broken",
]  # fmt: skip
ERRORS: Final[tuple[Reason, ...]] = get_args(Reason)

LARGEST_REQUEST: Final = 1024
MOST_ROOMS: Final = 1000

Code = Annotated[str, Meta(min_length=1, max_length=12)]
ReplayId = Annotated[str, Meta(min_length=1, max_length=16)]
# The beginning of an origin, as `list` shows it, or more of it.
Origin = Annotated[str, Meta(pattern="^[0-9]{1,9}:[0-9a-f]{8,32}$")]


class Failed(Exception):
    """Nothing has changed, for a reason from the closed list."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A command of the operator."""


class List(Command, frozen=True, tag="list"):
    """List the rooms that were used last."""

    most: Annotated[int, Meta(ge=1, le=MOST_ROOMS)] = 100


class Show(Command, frozen=True, tag="show"):
    """Show one room."""

    room: Code


class Lock(Command, frozen=True, tag="lock"):
    """Lock a room for new members, or unlock it."""

    room: Code
    locked: bool = True


class End(Command, frozen=True, tag="end"):
    """Close a room for good."""

    room: Code


class Ban(Command, frozen=True, tag="ban"):
    """Ban an address from the whole server, given the origin of a room or member."""

    origin: Origin


class BanMember(Command, frozen=True, tag="ban_member"):
    """Remove a member, and ban their address from the whole server."""

    room: Code
    member: int


class LiftBan(Command, frozen=True, tag="lift_ban"):
    """Lift a ban."""

    origin: Origin


class Bans(Command, frozen=True, tag="bans"):
    """List all bans."""


class Forget(Command, frozen=True, tag="forget"):
    """Erase a member or former member: name, texts and token, also in replays."""

    room: Code
    member: int


class Pin(Command, frozen=True, tag="pin"):
    """Pin a replay, so that it is never deleted, or unpin it."""

    replay: ReplayId
    pinned: bool = True


class Pins(Command, frozen=True, tag="pins"):
    """List the pinned replays."""


class Retention(Command, frozen=True, tag="retention"):
    """Count the expired data, and delete it if `apply` is set."""

    apply: bool = False


class Imports(Command, frozen=True, tag="imports"):
    """Switch imports of game files on or off."""

    on: bool


class Listing(Command, frozen=True, tag="listing"):
    """Switch the public list of open rooms on or off."""

    on: bool


class Status(Command, frozen=True, tag="status"):
    """Show the server's state."""


AnyCommand: TypeAlias = (
    List | Show | Lock | End | Ban | BanMember | LiftBan | Bans | Forget | Pin | Pins | Retention
    | Imports | Listing | Status
)  # fmt: skip


class Answer(msgspec.Struct, frozen=True, tag_field="is"):
    """An answer to the operator."""


class Error(Answer, frozen=True, tag="error"):
    """The command failed, and nothing has changed."""

    error: str


class Done(Answer, frozen=True, tag="done"):
    """The command was carried out and stored."""


class RoomLine(msgspec.Struct, frozen=True):
    """A room in a list. Its size and how long it has been quiet are hidden during a game: both
    would change with every secret vote.
    """

    code: str
    game: str
    phase: str
    listed: bool
    # None if the room is not in memory.
    members: int | None
    present: int | None
    # The beginning of the hashed address it was opened from.
    origin: str
    quiet_seconds: int | None
    bytes: int | None


class Rooms(Answer, frozen=True, tag="rooms"):
    """The rooms that were used last, and the number of all rooms."""

    all: int
    rooms: list[RoomLine]


class MemberLine(msgspec.Struct, frozen=True):
    """A member or former member of a room."""

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
    # Former members whose names are still stored.
    gone: list[MemberLine] = []
    # The ID of the replay, if a game has ended.
    replay: str = ""


class BanLine(msgspec.Struct, frozen=True):
    """A ban, and how long it lasts at most."""

    origin: str
    seconds_left: int


class AllBans(Answer, frozen=True, tag="bans"):
    """All bans."""

    bans: list[BanLine]


class PinLine(msgspec.Struct, frozen=True):
    """A pinned replay, and the Unix time when its game ended."""

    replay: str
    game: str
    written_on: int
    bytes: int


class AllPins(Answer, frozen=True, tag="pins"):
    """The pinned replays, the oldest first."""

    pins: list[PinLine]


class Expired(Answer, frozen=True, tag="retention"):
    """How many items of each kind have expired, and whether they were deleted."""

    deleted: bool
    found: dict[str, int]


class State(Answer, frozen=True, tag="status"):
    """The server's state."""

    version: str
    imports: bool
    listing: bool
    bans: int
    rooms: int


AnyAnswer: TypeAlias = Error | Done | Rooms | RoomShown | AllBans | AllPins | Expired | State

_REQUEST: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_ANSWER: msgspec.json.Decoder[AnyAnswer] = msgspec.json.Decoder(AnyAnswer)


def read_request(line: bytes) -> AnyCommand:
    """Decode a command. Raises Failed("bad_request")."""
    try:
        return _REQUEST.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Failed("bad_request") from None


def read_answer(line: bytes) -> AnyAnswer:
    """Decode an answer, on the operator's side. Raises msgspec.DecodeError."""
    return _ANSWER.decode(line)


def write(message: Command | Answer) -> bytes:
    """Encode a message as one line."""
    return msgspec.json.encode(message) + b"\n"
