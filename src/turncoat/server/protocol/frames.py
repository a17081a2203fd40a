"""Frames: messages from the server to a client over the websocket.

Times are milliseconds of the server's clock, which stops while the server is down; `welcome` tells
the present time. Each frame is complete and replaces the last one of the same kind and seat. A
frame is sent only if it differs from the last one, so that its arrival reveals nothing more than
its content.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from turncoat.core.terms import Event, Option, Seat
from turncoat.core.view import DecisionView
from turncoat.server.protocol.errors import Refused
from turncoat.server.protocol.settings import Settings

ServerTime: TypeAlias = Annotated[int, Meta(description="milliseconds of the server's clock")]


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    """A message from the server."""


class Welcome(Frame, frozen=True, tag="welcome"):
    """The answer to `hello`: your member ID, the version of the protocol, and the server's time.
    The present state follows, then `done`.
    """

    to: int
    member: int
    protocol: int
    at: ServerTime


class Done(Frame, frozen=True, tag="done"):
    """A command was accepted and stored. Everything it caused has been sent before this."""

    to: int


class Refusal(Frame, frozen=True, tag="refused"):
    """A command was refused and has changed nothing.

    `to` is its number, or -1 if none could be read. `field` is the path of the field at fault, if
    any. For settings, `how` is the game's own reason, and `figures` are the numbers it mentions.
    """

    to: int
    error: str
    field: str = ""
    how: str = ""
    figures: dict[str, int] = {}

    @classmethod
    def of(cls, to: int, refused: Refused) -> "Refusal":
        """The frame for a refusal."""
        return cls(
            to=to,
            error=refused.reason,
            field=refused.field,
            how=refused.how,
            figures=refused.figures,
        )


class Closing(Frame, frozen=True, tag="closing"):
    """The server is shutting down. Nothing is lost: connect again in a moment."""


class Member(msgspec.Struct, frozen=True):
    """A member of the room: a person, a program or a display. `present` does not change while a
    secret decision is open.
    """

    id: int
    name: str
    language: str
    program: bool
    display: bool
    present: bool
    ready: bool


class Chair(msgspec.Struct, frozen=True):
    """A seat and who has it: a member, or a bot of some level. `away` means that a bot stands in.
    `bank` is the seat's extra time in milliseconds.
    """

    seat: Seat
    name: str
    member: int | None
    level: str
    away: bool
    bank: int


class Deal(msgspec.Struct, frozen=True):
    """The proof that the deal was fair. `secret` is empty until the game has ended."""

    commitment: str
    nonces: list[str]
    secret: str


class Asking(msgspec.Struct, frozen=True):
    """The open question, as everybody may know it.

    `until` is when time is up, or when a window closes. `notice` is when bots stand in for late
    seats. Both are 0 without a limit.
    """

    number: int
    seats: list[Seat]
    kind: Literal["turn", "secret", "window", "gathering"]
    opened: ServerTime
    until: ServerTime
    notice: ServerTime


class Ballot(msgspec.Struct, frozen=True):
    """An open ballot, with your own vote. Only the result is shown when it closes."""

    about: str
    seat: Seat | None
    closes: ServerTime
    voted: bool | None


class Result(msgspec.Struct, frozen=True):
    """How the game ended. `game` is the ID of its replay, which nobody could know before."""

    ended: str
    winners: list[Seat]
    game: str


class Banned(msgspec.Struct, frozen=True):
    """A banned member: the ID and name they had, and whether their address is banned too. If they
    were `erased`, the name is a placeholder.
    """

    member: int
    name: str
    by_address: bool
    erased: bool = False


class Room(Frame, frozen=True, tag="room"):
    """The room without its table. `bans` is empty except for the host.

    When a game ends, the last `story` and `table` come before the room that says so.
    """

    code: str
    phase: Literal["lobby", "playing", "ended", "outdated"]
    version: str
    settings: Settings
    host: int
    members: list[Member]
    chairs: list[Chair]
    deal: Deal
    asking: Asking | None
    ballot: Ballot | None
    last_ballot: tuple[str, bool] | None
    paused: ServerTime | None
    result: Result | None
    your_seats: list[Seat]
    muted: list[int]
    locked: bool = False
    # If so, the host can't unlock it.
    locked_by_operator: bool = False
    bans: list[Banned] = []


class TableFrame(Frame, frozen=True, tag="table"):
    """The table as one seat sees it or, if `seat` is null, as everybody may see it.

    The type of `view` depends on the game. `chosen` is the seat's answer as long as it can still be
    changed.
    """

    seat: Seat | None
    view: Any
    question: int
    decision: DecisionView | None
    chosen: Option | None
    offers: list[Option]
    can_undo: bool
    may_talk: bool


class Story(Frame, frozen=True, tag="story"):
    """Events that a seat was told. From event number `since` on, these replace all earlier ones;
    events before `since` stay. Of an extremely long story only the end is sent.
    """

    seat: Seat | None
    since: int
    events: list[Event]


class Text(Frame, frozen=True, tag="text"):
    """A text that somebody wrote. Each connection numbers texts on its own.

    A text that is not `to_all` is a secret of those who can read it: hide it where others may see
    the screen. `language` is the one that the writer reads in; empty if it is not known.
    """

    number: int
    member: int
    seat: Seat | None
    text: str
    to_all: bool = True
    language: str = ""


class Texts(Frame, frozen=True, tag="texts"):
    """A page of texts, in order: the latest ones after `hello`, earlier ones after `earlier_texts`.
    `earlier` says whether there are more before them.

    Texts that everybody can read and texts that only some can read have separate pages, so that
    neither reveals how many there are of the other.
    """

    texts: list[Text]
    earlier: bool
    to_all: bool = True


class Erased(Frame, frozen=True, tag="erased"):
    """A member was erased: remove everything they have written."""

    member: int


AnyFrame: TypeAlias = (
    Welcome | Done | Refusal | Closing | Room | TableFrame | Story | Text | Texts | Erased
)  # fmt: skip

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)


def write(frame: Frame) -> str:
    """Encode a frame."""
    return _ENCODER.encode(frame).decode()


def read(data: str | bytes) -> AnyFrame:
    """Decode a frame, on the client's side. Raises msgspec.DecodeError or a subclass."""
    return _DECODER.decode(data)
