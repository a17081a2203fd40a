"""The changes of a room. Its journal is a list of them, and the room is built from nothing else.

A change leaves nothing to decide: applying it only updates state. So a journal that an older server
wrote gives the same room today.
"""

from typing import Any, Final, TypeAlias

import msgspec

from turncoat.core.terms import Claim, Option, Seat
from turncoat.server.protocol.settings import Settings


class Change(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="fact"
):
    """A change that the room accepted."""


class Opened(Change, frozen=True, tag="opened"):
    """A room was opened. The next deal is derived from `secret`."""

    code: str
    settings: Settings
    secret: str


class Joined(Change, frozen=True, tag="joined"):
    """Somebody joined. Only a hash of the token is kept."""

    member: int
    name: str
    language: str
    token: str
    program: bool = False
    display: bool = False


class Moved(Change, frozen=True, tag="moved"):
    """A member moved to another device; the old token no longer works."""

    member: int
    token: str


class Renamed(Change, frozen=True, tag="renamed"):
    """A member changed their name or language."""

    member: int
    name: str
    language: str


class Left(Change, frozen=True, tag="left"):
    """A member left or was removed.

    `heir` is the new host if they were the host. Journals written before 0.6.0 have none; there the
    longest-standing member becomes host.
    """

    member: int
    heir: int = 0


class Erased(Change, frozen=True, tag="erased"):
    """A member asked to be forgotten, and their personal data was removed from the journal. `heir`
    is the new host if they were the host.
    """

    member: int
    heir: int = 0


class Locked(Change, frozen=True, tag="locked"):
    """The room was locked for newcomers, or unlocked. A host can't undo a lock by the operator."""

    locked: bool
    by_operator: bool = False


class Banned(Change, frozen=True, tag="banned"):
    """A member may not come back with their token. If the host banned their address, nobody may
    join from there; `origin` is a hash of the address.
    """

    member: int
    origin: str = ""


class Unbanned(Change, frozen=True, tag="unbanned"):
    """A ban was lifted."""

    member: int


class Seated(Change, frozen=True, tag="seated"):
    """A member took a seat, possibly for a person called `name` who shares their device."""

    seat: Seat
    member: int
    name: str = ""


class BotSeated(Change, frozen=True, tag="bot_seated"):
    """A bot was put on a seat."""

    seat: Seat
    level: str
    name: str


class Vacated(Change, frozen=True, tag="vacated"):
    """A seat became free."""

    seat: Seat


class Arranged(Change, frozen=True, tag="arranged"):
    """The host changed the settings."""

    settings: Settings


class HandedOver(Change, frozen=True, tag="handed_over"):
    """Another member became host."""

    member: int


class Readied(Change, frozen=True, tag="readied"):
    """A member is ready and added a random number to the deal, or is no longer ready (None)."""

    member: int
    nonce: str | None


class LobbyMember(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A member in a folded lobby."""

    id: int
    name: str
    language: str
    token: str
    program: bool = False
    display: bool = False
    nonce: str | None = None
    muted: list[int] = []


class LobbyChair(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat in a folded lobby."""

    member: int | None = None
    level: str = ""
    name: str = ""
    away: bool = False
    bank: int = 0


class LobbyBan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A ban in a folded lobby."""

    member: int
    name: str
    token: str
    origin: str = ""


class LobbyBallot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An open ballot in a folded lobby."""

    about: str
    seat: Seat | None
    called: int
    closes: int
    votes: dict[int, bool] = {}


class Lobby(Change, frozen=True, tag="lobby"):
    """The state of the lobby. It replaces the journal entries that led to it, except for texts."""

    settings: Settings
    members: list[LobbyMember]
    joined: int
    host: int
    chairs: list[LobbyChair]
    locked: bool = False
    locked_by_operator: bool = False
    bans: list[LobbyBan] = []
    erased: list[int] = []
    ballot: LobbyBallot | None = None
    last_ballot: tuple[str, bool] | None = None
    last_call: dict[int, int] = {}
    # What each ballot was about, how often it failed in a row, and when it last failed.
    failed: list[tuple[str, Seat | None, int, int]] = []


class Dealt(Change, frozen=True, tag="dealt"):
    """The game began under these rules. `replay` is the ID of its replay; 0.5.0 wrote none and
    derived the ID from the commitment.
    """

    version: str
    content: str
    options: dict[str, Any]
    replay: str = ""


class Numbered(Change, frozen=True, tag="numbered"):
    """A running game that 0.5.0 dealt got a replay ID that nobody can know before it ends. Its old
    ID was the beginning of the public commitment.
    """

    replay: str


class Chose(Change, frozen=True, tag="chose"):
    """An answer that is held until the question closes."""

    seat: Seat
    option: Option


class Closed(Change, frozen=True, tag="closed"):
    """A question, or several windows at once, closed with these answers."""

    answers: list[tuple[Seat, Option]]


class Interrupted(Change, frozen=True, tag="interrupted"):
    """A seat took an offer."""

    seat: Seat
    option: Option


class TookBack(Change, frozen=True, tag="took_back"):
    """A seat undid its last answer."""

    seat: Seat


class Said(Change, frozen=True, tag="said"):
    """A claim was made."""

    seat: Seat
    claim: Claim


class Wrote(Change, frozen=True, tag="wrote"):
    """A text was written for an audience. `later` marks a text by a delayed spectator, which other
    delayed spectators can read at once. `language` is the writer's; before 0.8.0 it was not kept.
    """

    member: int
    seat: Seat | None
    text: str
    audience: int
    later: bool = False
    language: str = ""


class Muted(Change, frozen=True, tag="muted"):
    """A member muted or unmuted another."""

    member: int
    other: int
    muted: bool


class Noticed(Change, frozen=True, tag="noticed"):
    """Late seats were warned that bots are about to stand in."""

    until: int


class NoticeLifted(Change, frozen=True, tag="notice_lifted"):
    """The warning was lifted because the late seats came back in time."""


class SatIn(Change, frozen=True, tag="sat_in"):
    """A bot stands in for the seat's player."""

    seat: Seat


class Returned(Change, frozen=True, tag="returned"):
    """A player took the seat back from the bot."""

    seat: Seat


class Called(Change, frozen=True, tag="called"):
    """A ballot was called. The other members are never told by whom."""

    member: int
    about: str
    seat: Seat | None
    closes: int


class Voted(Change, frozen=True, tag="voted"):
    """A member voted."""

    member: int
    yes: bool


class Counted(Change, frozen=True, tag="counted"):
    """A ballot closed. `secret` is for the next deal if the ballot was for a new deal; `name` is
    the name of the bot that replaces a removed player.
    """

    passed: bool
    secret: str = ""
    name: str = ""


class Resumed(Change, frozen=True, tag="resumed"):
    """A pause ran out."""


class Deserted(Change, frozen=True, tag="deserted"):
    """The game was paused because only bots are left."""


class Attended(Change, frozen=True, tag="attended"):
    """Somebody connected again, and the deserted game resumed."""


class Again(Change, frozen=True, tag="again"):
    """The same people start another game, with a new secret."""

    secret: str


class RoomClosed(Change, frozen=True, tag="room_closed"):
    """The operator closed the room for good."""


AnyChange: TypeAlias = (
    Opened | Joined | Moved | Renamed | Left | Seated | BotSeated | Vacated | Arranged
    | HandedOver | Readied | Dealt | Chose | Closed | Interrupted | TookBack | Said | Wrote
    | Muted | Noticed | NoticeLifted | SatIn | Returned | Called | Voted | Counted | Resumed
    | Again | RoomClosed | Lobby | Erased | Locked | Banned | Unbanned | Deserted | Attended
    | Numbered
)  # fmt: skip

# Changes of a lobby, which are folded when a game is dealt. All others stay in the journal.
OF_A_LOBBY: Final = (
    Joined, Moved, Renamed, Left, Erased, Locked, Banned, Unbanned, Seated, BotSeated, Vacated,
    Arranged, HandedOver, Readied, Muted, Called, Voted, Counted, Lobby,
)  # fmt: skip

_DECODER: msgspec.json.Decoder[AnyChange] = msgspec.json.Decoder(AnyChange)


# Field names up to 0.6.0.
RENAMED: Final = {"watching": "spectators", "beat_ms": "interval_ms", "screen": "display"}


def pack(change: Change) -> str:
    """Encode a change for the journal."""
    return msgspec.json.encode(change).decode()


def unpack(data: str) -> AnyChange:
    """Decode a change from the journal, including changes that earlier releases wrote.

    Raises msgspec.ValidationError if it is not a change.
    """
    try:
        return _DECODER.decode(data)
    except msgspec.ValidationError:
        renamed = _with_new_names(msgspec.json.decode(data))
        return _DECODER.decode(msgspec.json.encode(renamed))


def _with_new_names(old: Any) -> Any:
    if isinstance(old, list):
        return [_with_new_names(one) for one in old]
    if isinstance(old, dict):
        return {RENAMED.get(name, name): _with_new_names(value) for name, value in old.items()}
    return old
