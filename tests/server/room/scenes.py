"""Games that were played on by chance up to where something is asked."""

from collections.abc import Callable
from typing import Any

from tests.server.room.hall import Hall
from turncoat.core.chance import key_from_seed
from turncoat.core.terms import Option, Seat
from turncoat.server.room import inbox
from turncoat.server.room.play.question import kind_of, stages

NAMES = ["Ada", "Ben", "Cyd", "Dan", "Eva", "Fay", "Gus", "Hal"]
WATCHER = "Zoe"
PLAYERS = {"among_cultists": 5, "dark_providence": 4, "shadow_hunters": 6}

Found = Callable[[Hall], bool]


def dealt(
    game: str, seed: str = "a", people: int = 8, bots: str = "sensible", **settings: Any
) -> Hall:
    """People sit in the first seats, bots in the others, one watches; always the same deal."""
    players = settings.pop("players", PLAYERS[game])
    hall = Hall(game, players, **settings).dealt_from(key_from_seed(seed).hex())
    names = NAMES[: min(people, players)]
    return hall.join(*names, WATCHER).start(*names, bots=bots)


def reach(hall: Hall, found: Found) -> Hall:
    """People answer by chance until it is so."""
    hall.play([name for name in hall.ids if name != WATCHER], until=found)
    assert found(hall), "it never came to that"
    return hall


def topics(hall: Hall) -> list[str]:
    """What is asked, of each in turn."""
    return [str(decision.topic[0]) for decision in hall.decisions.values()]


def asks(*wanted: str) -> Found:
    """Whether just this is asked, in one window after the other."""
    return lambda hall: list(dict.fromkeys(topics(hall))) == list(wanted)


def kind(hall: Hall) -> str:
    """How the question is put, if there is one."""
    return kind_of(hall.room.game.match) if hall.room.phase == "playing" else ""


def stage_seats(hall: Hall) -> list[list[Seat]]:
    """Who is asked in each of the windows that are open."""
    return [list(stage.pending) for stage in stages(hall.room)]


def name_of(hall: Hall, seat: Seat) -> str:
    """Who sits there."""
    return hall.room.name_of(seat)


def options(hall: Hall, name: str) -> list[Option]:
    """What somebody may answer."""
    [seat] = hall.room.seats_of(hall.ids[name])
    return hall.decisions[seat].options


def received(
    hall: Hall, name: str, seconds: float, deeds: dict[float, Callable[[], None]]
) -> list[tuple[int, str]]:
    """What somebody is sent in this time, and when; others do something in the meantime."""
    start, frames = hall.now, list[tuple[int, str]]()
    hall.raw(name)
    for moment in [*sorted(deeds), seconds]:
        end = start + round(moment * 1000)
        while (due := inbox.wakes_at(hall.room)) is not None and due <= end:
            hall.wait((due - hall.now) / 1000)
            frames += [(hall.now, frame) for frame in hall.raw(name)]
        hall.wait((end - hall.now) / 1000)
        deeds.get(moment, lambda: None)()
        frames += [(hall.now, frame) for frame in hall.raw(name)]
    return frames
