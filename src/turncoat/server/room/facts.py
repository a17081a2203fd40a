"""What has happened in a room. The journal is a list of these, and the room is made of it alone.

A fact holds no decision that is still to be made: to apply it is arithmetic. So a journal that an
older server wrote comes to the same room today.
"""

from typing import Any, Final, TypeAlias

import msgspec

from turncoat.core.terms import Claim, Option, Seat
from turncoat.server.protocol.settings import Settings


class Fact(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="fact"
):
    """Something that was accepted."""


class Opened(Fact, frozen=True, tag="opened"):
    """A room was opened. The secret is what the next deal is made from."""

    code: str
    settings: Settings
    secret: str


class Joined(Fact, frozen=True, tag="joined"):
    """Somebody came in. Of the token only a hash is kept."""

    member: int
    name: str
    language: str
    token: str
    program: bool = False
    screen: bool = False


class Moved(Fact, frozen=True, tag="moved"):
    """A member went to another device: the old token is worth nothing any more."""

    member: int
    token: str


class Renamed(Fact, frozen=True, tag="renamed"):
    """Another name or language."""

    member: int
    name: str
    language: str


class Left(Fact, frozen=True, tag="left"):
    """Somebody went, or was sent away. `heir` is the host after them, if they were it; where none
    is named it is the one who came first, as in all journals before 0.6.0."""

    member: int
    heir: int = 0


class Erased(Fact, frozen=True, tag="erased"):
    """Somebody wanted to be forgotten; what the journal held of them was taken out. `heir` as for
    those who left."""

    member: int
    heir: int = 0


class Locked(Fact, frozen=True, tag="locked"):
    """Nobody new comes in, or people do again. A host can't open what the operator has locked."""

    locked: bool
    by_operator: bool = False


class Banned(Fact, frozen=True, tag="banned"):
    """Somebody must not come back with their token; nor anybody from their address, if the host
    wanted that: of the address only a hash is kept."""

    member: int
    origin: str = ""


class Unbanned(Fact, frozen=True, tag="unbanned"):
    """They may come back."""

    member: int


class Seated(Fact, frozen=True, tag="seated"):
    """Somebody took a seat, perhaps for somebody who shares the device and has this name."""

    seat: Seat
    member: int
    name: str = ""


class BotSeated(Fact, frozen=True, tag="bot_seated"):
    """A bot was put on a seat."""

    seat: Seat
    level: str
    name: str


class Vacated(Fact, frozen=True, tag="vacated"):
    """A seat is free."""

    seat: Seat


class Arranged(Fact, frozen=True, tag="arranged"):
    """The host changed the room."""

    settings: Settings


class HandedOver(Fact, frozen=True, tag="handed_over"):
    """Another host."""

    member: int


class Readied(Fact, frozen=True, tag="readied"):
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
    screen: bool = False
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


class Lobby(Fact, frozen=True, tag="lobby"):
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


class Dealt(Fact, frozen=True, tag="dealt"):
    """The game began, by these rules. `replay` is the number under which it can be seen after its
    end; 0.5.0 wrote none, and took it from the commitment."""

    version: str
    content: str
    options: dict[str, Any]
    replay: str = ""


class Numbered(Fact, frozen=True, tag="numbered"):
    """A game that 0.5.0 has dealt and that still runs gets a number that nobody knows before its
    end: its own, the beginning of the commitment, was shown to all."""

    replay: str


class Chose(Fact, frozen=True, tag="chose"):
    """An answer that is held until the question closes."""

    seat: Seat
    option: Option


class Closed(Fact, frozen=True, tag="closed"):
    """A question, or several windows at once, closed with these answers."""

    answers: list[tuple[Seat, Option]]


class Interrupted(Fact, frozen=True, tag="interrupted"):
    """Somebody took a standing offer."""

    seat: Seat
    option: Option


class TookBack(Fact, frozen=True, tag="took_back"):
    """Somebody took the last answer back."""

    seat: Seat


class Said(Fact, frozen=True, tag="said"):
    """A claim was made."""

    seat: Seat
    claim: Claim


class Wrote(Fact, frozen=True, tag="wrote"):
    """Something was written, for an audience. `later` is whether its author sees the table later:
    then all who do can read it at once."""

    member: int
    seat: Seat | None
    text: str
    audience: int
    later: bool = False


class Muted(Fact, frozen=True, tag="muted"):
    """Somebody does not want to read another any more, or does again."""

    member: int
    other: int
    muted: bool


class Noticed(Fact, frozen=True, tag="noticed"):
    """Those who are late were told that bots are about to sit in."""

    until: int


class NoticeLifted(Fact, frozen=True, tag="notice_lifted"):
    """They came back in time."""


class SatIn(Fact, frozen=True, tag="sat_in"):
    """A bot sits in for somebody."""

    seat: Seat


class Returned(Fact, frozen=True, tag="returned"):
    """Somebody has the seat back."""

    seat: Seat


class Called(Fact, frozen=True, tag="called"):
    """A ballot was called, by a member whom nobody learns."""

    member: int
    about: str
    seat: Seat | None
    closes: int


class Voted(Fact, frozen=True, tag="voted"):
    """Somebody voted."""

    member: int
    yes: bool


class Counted(Fact, frozen=True, tag="counted"):
    """A ballot closed. `secret` is for the next deal, if the game is made anew; `name` is what the
    bot is called that keeps the seat of somebody who was removed."""

    passed: bool
    secret: str = ""
    name: str = ""


class Resumed(Fact, frozen=True, tag="resumed"):
    """A pause was over by itself."""


class Deserted(Fact, frozen=True, tag="deserted"):
    """Only bots are left at the table: everything stands still."""


class Attended(Fact, frozen=True, tag="attended"):
    """Somebody is there again, and the game goes on."""


class Again(Fact, frozen=True, tag="again"):
    """The same people want another game, from a new secret."""

    secret: str


class RoomClosed(Fact, frozen=True, tag="room_closed"):
    """The operator of the server has closed the room for good."""


AnyFact: TypeAlias = (
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

_DECODER: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact)


def pack(fact: Fact) -> str:
    """A fact as the journal keeps it."""
    return msgspec.json.encode(fact).decode()


def unpack(data: str) -> AnyFact:
    """A fact out of the journal."""
    return _DECODER.decode(data)
