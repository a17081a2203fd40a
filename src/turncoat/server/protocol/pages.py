"""What is sent and answered over REST."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from turncoat.core.terms import Event, Seat
from turncoat.server.protocol.commands import Language, Name, SeatNumber
from turncoat.server.protocol.errors import Refused
from turncoat.server.protocol.settings import Settings

ReadyState = Literal["ready", "closing", "no_lease", "cannot_write"]
TransferCode = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that was sent."""


class NewRoom(Body, frozen=True):
    """Open a room; whoever does is its host."""

    settings: Settings
    name: Name
    language: Language = "en"


class NewMember(Body, frozen=True):
    """Come into a room."""

    name: Name
    language: Language = "en"


class NewProgram(Body, frozen=True):
    """Give a seat to a program; only the host can, with their token."""

    seat: SeatNumber
    name: Name
    language: Language = "en"


class NewDisplay(Body, frozen=True):
    """A screen that shows what is public, to all who sit before it."""

    name: Name
    language: Language = "en"


class Redeemed(Body, frozen=True):
    """The code of a move, on the new device."""

    code: TransferCode


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    """You are in. The token is yours alone and is not kept here: keep it."""

    room: str
    member: int
    token: str
    link: str


class Forgotten(msgspec.Struct, frozen=True, kw_only=True):
    """Who was forgotten, and in which room. The token opens nothing any more."""

    room: str
    member: int


class Transfer(msgspec.Struct, frozen=True, kw_only=True):
    """A code that moves a seat to another device, once, within some minutes."""

    code: str
    link: str
    seconds: int


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here. `options` is the JSON schema of its table options."""

    name: str
    version: str
    fewest: int
    most: int
    levels: list[str]
    options: dict[str, Any]


class OpenRoom(msgspec.Struct, frozen=True, kw_only=True):
    """A room as anybody may know of it, as late as the room lets watchers know it."""

    code: str
    phase: str
    settings: Settings
    host: str
    free_seats: int
    commitment: str
    link: str
    locked: bool = False


class Neighbours(msgspec.Struct, frozen=True, kw_only=True):
    """Who else would go if somebody was banned by address.

    That can't be done if it is not `known` where they come from, or if it is `yours`, too.
    """

    known: bool
    yours: bool
    names: list[str]


class PublicStory(msgspec.Struct, frozen=True, kw_only=True):
    """What all may know of a game so far, as late as the room lets watchers know it."""

    phase: str
    view: Any
    events: list[Event]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game; `playable` if its rules are still here. Otherwise there is only the file."""

    id: str
    game: str
    players: list[str]
    commitment: str
    steps: int
    playable: bool


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One moment of a replay: what was told by it, and the table after it.

    With open eyes there is a view of every seat; what was told comes with those who heard it.
    """

    number: int
    events: list[Event]
    heard_by: list[list[Seat]]
    views: list[Any]


class Steps(msgspec.Struct, frozen=True, kw_only=True):
    """Some moments of a replay."""

    all: int
    steps: list[Step]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """That the server is up."""

    status: Literal["ok"]


class Readiness(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the server takes requests: it may write into its database, the last write went
    through, and it is not closing."""

    status: ReadyState


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """What was wrong: a reason from the closed list, and the field at fault, if one is.

    For settings, `how` says in which way it is, with the `figures` it speaks of.
    """

    error: str
    field: str = ""
    how: str = ""
    figures: dict[str, int] = {}

    @classmethod
    def of(cls, refused: Refused) -> "Problem":
        """What is told of a refusal."""
        return cls(
            error=refused.reason, field=refused.field, how=refused.how, figures=refused.figures
        )


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """What can be proven of a replay.

    If its rules have changed since (see `playable` of the replay), only the deal can be proven:
    `played` is false, `ended` and `winners` are empty.
    """

    committed: bool
    dealt: bool
    played: bool
    ended: str
    winners: list[Seat]
