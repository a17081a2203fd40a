"""Games that are played at random until a certain question is open."""

from collections.abc import Callable
from typing import Any

from tests.server.room.room_harness import RoomHarness
from turncoat.core.chance import key_from_seed
from turncoat.core.terms import Option, Seat
from turncoat.server.room import inbox
from turncoat.server.room.play.question import kind_of, stages

NAMES = ["Ada", "Ben", "Cyd", "Dan", "Eva", "Fay", "Gus", "Hal"]
SPECTATOR = "Zoe"
PLAYERS = {"among_cultists": 5, "dark_providence": 4, "shadow_hunters": 6}

Found = Callable[[RoomHarness], bool]


def dealt(
    game: str, seed: str = "a", people: int = 8, bots: str = "sensible", **settings: Any
) -> RoomHarness:
    """People sit in the first seats, bots in the others, one watches; equal seeds deal the same."""
    players = settings.pop("players", PLAYERS[game])
    harness = RoomHarness(game, players, **settings).dealt_from(key_from_seed(seed).hex())
    names = NAMES[: min(people, players)]
    return harness.join(*names, SPECTATOR).start(*names, bots=bots)


def reach(harness: RoomHarness, found: Found) -> RoomHarness:
    """Let people answer at random until `found` holds."""
    harness.play([name for name in harness.ids if name != SPECTATOR], until=found)
    assert found(harness), "it never came to that"
    return harness


def topics(harness: RoomHarness) -> list[str]:
    """The topics of all open decisions."""
    return [str(decision.topic[0]) for decision in harness.decisions.values()]


def asks(*wanted: str) -> Found:
    """The condition that exactly these topics are asked, in this order."""
    return lambda harness: list(dict.fromkeys(topics(harness))) == list(wanted)


def kind(harness: RoomHarness) -> str:
    """The kind of the open question; empty if there is none."""
    return kind_of(harness.room.game.match) if harness.room.phase == "playing" else ""


def stage_seats(harness: RoomHarness) -> list[list[Seat]]:
    """Who is asked in each of the windows that are open."""
    return [list(stage.pending) for stage in stages(harness.room)]


def name_of(harness: RoomHarness, seat: Seat) -> str:
    """The name of a seat's player."""
    return harness.room.name_of(seat)


def options(harness: RoomHarness, name: str) -> list[Option]:
    """The options of somebody who is asked."""
    [seat] = harness.room.seats_of(harness.ids[name])
    return harness.decisions[seat].options


def received(
    harness: RoomHarness, name: str, seconds: float, actions: dict[float, Callable[[], None]]
) -> list[tuple[int, str]]:
    """The frames that somebody is sent within `seconds`, with their times. `actions` says what
    others do in the meantime, and after how many seconds.
    """
    start, frames = harness.now, list[tuple[int, str]]()
    harness.raw(name)
    for moment in [*sorted(actions), seconds]:
        end = start + round(moment * 1000)
        while (due := inbox.wakes_at(harness.room)) is not None and due <= end:
            harness.wait((due - harness.now) / 1000)
            frames += [(harness.now, frame) for frame in harness.raw(name)]
        harness.wait((end - harness.now) / 1000)
        actions.get(moment, lambda: None)()
        frames += [(harness.now, frame) for frame in harness.raw(name)]
    return frames
