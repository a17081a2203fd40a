"""What the server says over the websocket. Times are milliseconds of the house's own clock.

The house's clock stands still while the server is down; `welcome` tells what it shows. Each frame
is whole: what was sent before under the same name (and seat) is forgotten. A frame is sent only if
it differs from the one before, so its coming tells nothing that is not in it.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from turncoat.core.terms import Event, Option, Seat
from turncoat.core.view import DecisionView
from turncoat.server.protocol.errors import Refused
from turncoat.server.protocol.settings import Settings

ServerTime: TypeAlias = Annotated[int, Meta(description="milliseconds of the house's clock")]


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    """Everything that leaves the server."""


class Welcome(Frame, frozen=True, tag="welcome"):
    """The answer to `hello`: who you are, the version of the protocol, and the server's clock.
    Everything there is to know follows, then `done`."""

    to: int
    member: int
    protocol: int
    at: ServerTime


class Done(Frame, frozen=True, tag="done"):
    """A request was taken, and is on disk; what came of it has been sent before this."""

    to: int


class Refusal(Frame, frozen=True, tag="refused"):
    """A request was not taken, and has changed nothing. `to` is its number, or -1 if none could be
    read; `field` is the path of what was at fault, where that can be said. For settings, `how` says
    in which way it is, with the `figures` it speaks of."""

    to: int
    error: str
    field: str = ""
    how: str = ""
    figures: dict[str, int] = {}

    @classmethod
    def of(cls, to: int, refused: Refused) -> "Refusal":
        """What is told of a refusal."""
        return cls(
            to=to,
            error=refused.reason,
            field=refused.field,
            how=refused.how,
            figures=refused.figures,
        )


class Closing(Frame, frozen=True, tag="closing"):
    """The server goes down; come back in a moment. Nothing is lost."""


class Member(msgspec.Struct, frozen=True):
    """Somebody in the room: a person, a program, or a screen that shows what is public.
    `present` is not told while a secret choice is open."""

    id: int
    name: str
    language: str
    program: bool
    display: bool
    present: bool
    ready: bool


class Chair(msgspec.Struct, frozen=True):
    """A seat: who has it, or which bot; `away` if a bot sits in. `bank` is in milliseconds."""

    seat: Seat
    name: str
    member: int | None
    level: str
    away: bool
    bank: int


class Deal(msgspec.Struct, frozen=True):
    """How to prove that the deal was fair. `secret` is shown after the end."""

    commitment: str
    nonces: list[str]
    secret: str


class Asking(msgspec.Struct, frozen=True):
    """The question on the table, as everybody may know of it.

    `until` is when time is up, or when a window closes; `notice` when bots sit in for those who
    are late. Both are 0 where there is no limit.
    """

    number: int
    seats: list[Seat]
    kind: Literal["turn", "secret", "window", "gathering"]
    opened: ServerTime
    until: ServerTime
    notice: ServerTime


class Ballot(msgspec.Struct, frozen=True):
    """A secret ballot. How it comes out is told when it closes, and no more than that."""

    about: str
    seat: Seat | None
    closes: ServerTime
    voted: bool | None


class Result(msgspec.Struct, frozen=True):
    """How it ended; `game` is the number of its replay, which nobody could know before."""

    ended: str
    winners: list[Seat]
    game: str


class Banned(msgspec.Struct, frozen=True):
    """Somebody who may not come back, by the number and the name that they had."""

    member: int
    name: str
    by_address: bool


class Room(Frame, frozen=True, tag="room"):
    """The room around the table. Only the host is told who is banned."""

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
    # Then the host can't open it.
    locked_by_operator: bool = False
    bans: list[Banned] = []


class TableFrame(Frame, frozen=True, tag="table"):
    """The table as one seat sees it, or as all may see it: then `seat` is null.

    `view` is of the type that the game has; `chosen` is what a seat has answered as long as it may
    still change it.
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
    """What a seat was told: from event number `since` on everything is as it stands here. What came
    before stays; of a story that is longer than any real game has, the beginning is never sent."""

    seat: Seat | None
    since: int
    events: list[Event]


class Text(Frame, frozen=True, tag="text"):
    """Somebody wrote something. Texts are counted anew for each connection. What is not `to_all` is
    a secret of those who can read it: cover it where others may look on."""

    number: int
    member: int
    seat: Seat | None
    text: str
    to_all: bool = True


class Texts(Frame, frozen=True, tag="texts"):
    """What was written, one page of it, in order: the newest when you come in, earlier ones when
    you ask for them with `earlier_texts`. `earlier` is whether there is something before it.

    What all can read and what not all can read is in pages of its own, so that how many there are
    of the one does not show in the other.
    """

    texts: list[Text]
    earlier: bool
    to_all: bool = True


class Erased(Frame, frozen=True, tag="erased"):
    """Somebody wanted to be forgotten: whatever they have written is to be shown no more."""

    member: int


AnyFrame: TypeAlias = (
    Welcome | Done | Refusal | Closing | Room | TableFrame | Story | Text | Texts | Erased
)  # fmt: skip

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)


def write(frame: Frame) -> str:
    """A frame as it is sent."""
    return _ENCODER.encode(frame).decode()


def read(data: str | bytes) -> AnyFrame:
    """A frame as a client gets it."""
    return _DECODER.decode(data)
