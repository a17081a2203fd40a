"""What a host decides about a room before the deal."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

Pace = Literal["live", "correspondence", "untimed"]
DAY: Final = 24 * 60 * 60
LONGEST_DELAY: Final = 900
Length = Annotated[int, Meta(ge=0, le=14 * DAY)]
GameName = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z_]+$")]


class Clocks(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All lengths in seconds, but for the beat; what is left out is as usual for the pace.

    `move` is for each question to one seat, then its `bank` is used up; `secret` is for what
    several choose at once; 0 is no limit for both. A `window` is how long each chance to react
    stays open, whoever uses it; 0 waits for all whom it concerns. Out of time, or disconnected for
    as long as `gone` (0: never) while being asked, a seat gets a `notice`; then a bot sits in.
    Secret answers are opened on the `beat`, and bots act on it: after 300 milliseconds at the
    earliest, longer if there are many of them, whatever they have to think about.
    """

    pace: Pace = "live"
    move: Length | None = None
    bank: Length | None = None
    secret: Length | None = None
    window: Annotated[int, Meta(ge=0, le=60)] | None = None
    notice: Length | None = None
    gone: Length | None = None
    interval_ms: Annotated[int, Meta(ge=0, le=10_000)] | None = None


USUAL: Final[dict[str, dict[str, int]]] = {
    "live": {
        "move": 45, "bank": 300, "secret": 120, "window": 4, "notice": 20, "gone": 60,
        "interval_ms": 1200,
    },
    "correspondence": {
        "move": DAY, "bank": 3 * DAY, "secret": 2 * DAY, "window": 0, "notice": DAY // 4, "gone": 0,
        "interval_ms": 1200,
    },
    "untimed": {
        "move": 0, "bank": 0, "secret": 0, "window": 5, "notice": 30, "gone": 300,
        "interval_ms": 1200,
    },
}  # fmt: skip


def with_defaults(clocks: Clocks) -> Clocks:
    """With every length filled in."""
    given = msgspec.structs.asdict(clocks)
    usual = {name: value for name, value in USUAL[clocks.pace].items() if given[name] is None}
    return msgspec.structs.replace(clocks, **usual)


class Aids(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What clients may help people to remember."""

    journal: bool = True
    marks: bool = True
    votes: bool = True
    claims: bool = True


class Spectators(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether others may look on, and how many seconds later they see what happens.

    With a delay everything that is public about the room is as late as that, whoever asks for it,
    and changes once a second.
    """

    allowed: bool = True
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 0


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A room as its host wants it. `options` are the game's own: preset, roles, pools.

    Claims can always be made, `free_text` is as the host likes. A `listed` room is among the open
    rooms that anybody can see. A guest has one seat, and in a listed room all guests from one
    address have half of the seats at most, unless it is the host's own address or the host allows
    `several_seats`.
    """

    game: GameName
    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Any] = {}
    clocks: Clocks = Clocks()
    aids: Aids = Aids()
    spectators: Spectators = Spectators()
    free_text: bool = True
    listed: bool = False
    several_seats: bool = False
