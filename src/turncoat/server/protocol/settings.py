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
    """The time limits of a room, in seconds except for `interval_ms`. A field that is null gets the
    default of the `pace`.

    `move` is the time for a decision of one seat; after that its `bank` is used up. `secret` is the
    time for decisions that several seats take at once. 0 means no limit for both.

    `window` is how long each window stays open, no matter who uses it; 0 waits for everybody it
    concerns.

    A seat that is out of time, or disconnected for `gone` seconds (0: never) while the table waits
    for it, gets `notice` seconds of warning; then a bot stands in.

    Secret answers are revealed, and bots act, at multiples of `interval_ms`. Bots take at least 300
    milliseconds, longer if there are many of them, no matter what they have to decide.
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
    """The clocks with every length filled in."""
    given = msgspec.structs.asdict(clocks)
    usual = {name: value for name, value in USUAL[clocks.pace].items() if given[name] is None}
    return msgspec.structs.replace(clocks, **usual)


class Aids(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which reminders clients may show: the journal, marks, votes and claims."""

    journal: bool = True
    marks: bool = True
    votes: bool = True
    claims: bool = True


class Spectators(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether others may watch, and after how many seconds they see what happens.

    With a delay, everything public about the room is delayed as well, for everybody who asks, and
    changes once a second.
    """

    allowed: bool = True
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 0


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a room. `options` are the game's own: preset, roles, pools.

    Claims can always be made; `free_text` allows texts. A `listed` room is shown in the list of
    open rooms.

    A guest may have one seat. In a listed room, all guests from one address may have half of the
    seats at most, unless it is the host's own address. `several_seats` lifts both limits.
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
