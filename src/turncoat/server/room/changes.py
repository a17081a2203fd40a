"""What has happened in a room. The journal is a list of these, and the room is made of it alone.

A fact holds no decision that is still to be made: to apply it is arithmetic. So a journal that an
older server wrote comes to the same room today.
"""

from typing import Any, Final, TypeAlias

import msgspec

from turncoat.core.terms import Claim, Option, Seat
from turncoat.server.protocol.settings import Settings


class Change(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="fact"
):
    """Something that was accepted."""


class Opened(Change, frozen=True, tag="opened"):
    """A room was opened. The secret is what the next deal is made from."""

    code: str
    settings: Settings
    secret: str


class Joined(Change, frozen=True, tag="joined"):
    """Somebody came in. Of the token only a hash is kept."""

    member: int
    name: str
    language: str
    token: str
    program: bool = False
    display: bool = False


class Moved(Change, frozen=True, tag="moved"):
    """A member went to another device: the old token is worth nothing any more."""

    member: int
    token: str


class Renamed(Change, frozen=True, tag="renamed"):
    """Another name or language."""

    member: int
    name: str
    language: str


class Left(Change, frozen=True, tag="left"):
    """Somebody went, or was sent away. `heir` is the host after them, if they were it; where none
    is named it is the one who came first, as in all journals before 0.6.0."""

    member: int
    heir: int = 0


class Erased(Change, frozen=True, tag="erased"):
    """Somebody wanted to be forgotten; what the journal held of them was taken out. `heir` as for
    those who left."""

    member: int
    heir: int = 0


class Locked(Change, frozen=True, tag="locked"):
    """Nobody new comes in, or people do again. A host can't open what the operator has locked."""

    locked: bool
    by_operator: bool = False


class Banned(Change, frozen=True, tag="banned"):
    """Somebody must not come back with their token; nor anybody from their address, if the host
    wanted that: of the address only a hash is kept."""

    member: int
    origin: str = ""


class Unbanned(Change, frozen=True, tag="unbanned"):
    """They may come back."""

    member: int


class Seated(Change, frozen=True, tag="seated"):
    """Somebody took a seat, perhaps for somebody who shares the device and has this name."""

    seat: Seat
    member: int
    name: str = ""


class BotSeated(Change, frozen=True, tag="bot_seated"):
    """A bot was put on a seat."""

    seat: Seat
    level: str
    name: str


class Vacated(Change, frozen=True, tag="vacated"):
    """A seat is free."""

    seat: Seat


class Arranged(Change, frozen=True, tag="arranged"):
    """The host changed the room."""

    settings: Settings


class HandedOver(Change, frozen=True, tag="handed_over"):
    """Another host."""

    member: int


class Readied(Change, frozen=True, tag="readied"):
    """Somebody is ready, with a number for the deal; or not any more, with None."""

    member: int
    nonce: str | None


class LobbyMember(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A member as they are in a lobby."""

    id: int
    name: str
    language: str
    token: str
    program: bool = False
    display: bool = False
    nonce: str | None = None
    muted: list[int] = []


class LobbyChair(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as it is in a lobby."""

    member: int | None = None
    level: str = ""
    name: str = ""
    away: bool = False
    bank: int = 0


class LobbyBan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody who may not come back."""

    member: int
    name: str
    token: str
    origin: str = ""


class LobbyBallot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A ballot that is open."""

    about: str
    seat: Seat | None
    called: int
    closes: int
    votes: dict[int, bool] = {}


class Lobby(Change, frozen=True, tag="lobby"):
    """The lobby as it stands. All that has led to it is folded into this, and is gone from the
    journal; what people wrote there is not."""

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
    # What each was about, how often it has failed in a row, and when it did so last.
    failed: list[tuple[str, Seat | None, int, int]] = []


class Dealt(Change, frozen=True, tag="dealt"):
    """The game began, by these rules. `replay` is the number under which it can be seen after its
    end; 0.5.0 wrote none, and took it from the commitment."""

    version: str
    content: str
    options: dict[str, Any]
    replay: str = ""


class Numbered(Change, frozen=True, tag="numbered"):
    """A game that 0.5.0 has dealt and that still runs gets a number that nobody knows before its
    end: its own, the beginning of the commitment, was shown to all."""

    replay: str


class Chose(Change, frozen=True, tag="chose"):
    """An answer that is held until the question closes."""

    seat: Seat
    option: Option


class Closed(Change, frozen=True, tag="closed"):
    """A question, or several windows at once, closed with these answers."""

    answers: list[tuple[Seat, Option]]


class Interrupted(Change, frozen=True, tag="interrupted"):
    """Somebody took a standing offer."""

    seat: Seat
    option: Option


class TookBack(Change, frozen=True, tag="took_back"):
    """Somebody took the last answer back."""

    seat: Seat


class Said(Change, frozen=True, tag="said"):
    """A claim was made."""

    seat: Seat
    claim: Claim


class Wrote(Change, frozen=True, tag="wrote"):
    """Something was written, for an audience. `later` is whether its author sees the table later:
    then all who do can read it at once."""

    member: int
    seat: Seat | None
    text: str
    audience: int
    later: bool = False


class Muted(Change, frozen=True, tag="muted"):
    """Somebody does not want to read another any more, or does again."""

    member: int
    other: int
    muted: bool


class Noticed(Change, frozen=True, tag="noticed"):
    """Those who are late were told that bots are about to sit in."""

    until: int


class NoticeLifted(Change, frozen=True, tag="notice_lifted"):
    """They came back in time."""


class SatIn(Change, frozen=True, tag="sat_in"):
    """A bot sits in for somebody."""

    seat: Seat


class Returned(Change, frozen=True, tag="returned"):
    """Somebody has the seat back."""

    seat: Seat


class Called(Change, frozen=True, tag="called"):
    """A ballot was called, by a member whom nobody learns."""

    member: int
    about: str
    seat: Seat | None
    closes: int


class Voted(Change, frozen=True, tag="voted"):
    """Somebody voted."""

    member: int
    yes: bool


class Counted(Change, frozen=True, tag="counted"):
    """A ballot closed. `secret` is for the next deal, if the game is made anew; `name` is what the
    bot is called that keeps the seat of somebody who was removed."""

    passed: bool
    secret: str = ""
    name: str = ""


class Resumed(Change, frozen=True, tag="resumed"):
    """A pause was over by itself."""


class Deserted(Change, frozen=True, tag="deserted"):
    """Only bots are left at the table: everything stands still."""


class Attended(Change, frozen=True, tag="attended"):
    """Somebody is there again, and the game goes on."""


class Again(Change, frozen=True, tag="again"):
    """The same people want another game, from a new secret."""

    secret: str


class RoomClosed(Change, frozen=True, tag="room_closed"):
    """The operator of the server has closed the room for good."""


AnyChange: TypeAlias = (
    Opened | Joined | Moved | Renamed | Left | Seated | BotSeated | Vacated | Arranged
    | HandedOver | Readied | Dealt | Chose | Closed | Interrupted | TookBack | Said | Wrote
    | Muted | Noticed | NoticeLifted | SatIn | Returned | Called | Voted | Counted | Resumed
    | Again | RoomClosed | Lobby | Erased | Locked | Banned | Unbanned | Deserted | Attended
    | Numbered
)  # fmt: skip

# What a lobby is made of: folded when the cards are dealt. All else is kept as it was written.
OF_A_LOBBY: Final = (
    Joined, Moved, Renamed, Left, Erased, Locked, Banned, Unbanned, Seated, BotSeated, Vacated,
    Arranged, HandedOver, Readied, Muted, Called, Voted, Counted, Lobby,
)  # fmt: skip

_DECODER: msgspec.json.Decoder[AnyChange] = msgspec.json.Decoder(AnyChange)


# What fields were called up to 0.6.0.
RENAMED: Final = {"watching": "spectators", "beat_ms": "interval_ms", "screen": "display"}


def pack(change: Change) -> str:
    """Encode a change for the journal."""
    return msgspec.json.encode(change).decode()


def unpack(data: str) -> AnyChange:
    """Decode a change from the journal, also one that an earlier release wrote.

    Raises msgspec.ValidationError if it is none.
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
