"""The bodies of REST requests and responses."""

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
    """The body of a request."""


class NewMember(Body, frozen=True):
    """A guest who joins."""

    name: Name
    language: Language = "en"


class NewRoom(NewMember, frozen=True, kw_only=True):
    """A room to open. The sender becomes its host."""

    settings: Settings


class NewProgram(NewMember, frozen=True, kw_only=True):
    """A seat for a program. Only the host can give one."""

    seat: SeatNumber


class NewDisplay(NewMember, frozen=True):
    """A shared screen that shows what is public."""


class Redeemed(Body, frozen=True):
    """A transfer code, sent by the new device."""

    code: TransferCode


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    """A new member. The server keeps only a hash of the token, so the client must store it."""

    room: str
    member: int
    token: str
    link: str


class Forgotten(msgspec.Struct, frozen=True, kw_only=True):
    """The member who was erased, and the room. Their token no longer works."""

    room: str
    member: int


class Transfer(msgspec.Struct, frozen=True, kw_only=True):
    """A code that moves a member to another device. It works once, for `seconds`."""

    code: str
    link: str
    seconds: int


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here.

    `prefix` begins the ids of its messages; its title is `<prefix>-name`. A game that is not built
    in is from another package: clients fetch its grammar and catalogue. `levels` are its bots, the
    strongest last. `rulebook` and `page` say whether it has a rulebook and a module that draws its
    board. `options` is the JSON Schema of its table options.
    """

    name: str
    version: str
    prefix: str
    built_in: bool
    fewest: int
    most: int
    levels: list[str]
    rulebook: bool
    page: bool
    options: dict[str, Any]


class GameText(msgspec.Struct, frozen=True, kw_only=True):
    """A catalogue or rulebook of a game, and the language that it is in."""

    language: str
    text: str


class OpenRoom(msgspec.Struct, frozen=True, kw_only=True):
    """What anybody may know of a room, delayed if its spectators are."""

    code: str
    phase: str
    settings: Settings
    host: str
    free_seats: int
    commitment: str
    link: str
    locked: bool = False


class Neighbours(msgspec.Struct, frozen=True, kw_only=True):
    """The names of other members who would be removed if a member was banned by address.

    Such a ban is not possible if the address is not `known`, or if it is `yours` as well.
    """

    known: bool
    yours: bool
    names: list[str]


class PublicStory(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a game so far, delayed if the room's spectators are."""

    phase: str
    view: Any
    events: list[Event]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game. It is `playable` if its rules are still here; otherwise only the file is
    available.
    """

    id: str
    game: str
    players: list[str]
    commitment: str
    steps: int
    playable: bool


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a replay: the events since the step before, and the table after it.

    With the viewer `open` there is a view for every seat, and `heard_by` lists who was told each
    event.
    """

    number: int
    events: list[Event]
    heard_by: list[list[Seat]]
    views: list[Any]


class Steps(msgspec.Struct, frozen=True, kw_only=True):
    """Some steps of a replay."""

    all: int
    steps: list[Step]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The server is up."""

    status: Literal["ok"]


class Readiness(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the server can take and store commands; if not, why."""

    status: ReadyState


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was refused: `error` is one of the refusals, `field` the path of the field at
    fault, if any.

    For settings, `how` is the game's own reason, and `figures` are the numbers it mentions.
    """

    error: str
    field: str = ""
    how: str = ""
    figures: dict[str, int] = {}

    @classmethod
    def of(cls, refused: Refused) -> "Problem":
        """The problem for a refusal."""
        return cls(
            error=refused.reason, field=refused.field, how=refused.how, figures=refused.figures
        )


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """What can be proven about a replay: the server was `committed` to the secret before the deal,
    the cards were `dealt` from it, and the game was `played` by the rules.

    If the rules have changed since (then the replay is not `playable`), only the deal can be
    proven: `played` is false, and `ended` and `winners` are empty.
    """

    committed: bool
    dealt: bool
    played: bool
    ended: str
    winners: list[Seat]
