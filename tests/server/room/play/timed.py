"""Questions under a clock, as everybody sees them."""

from typing import Any

from tests.server.room.hall import Hall
from tests.server.room.scenes import WATCHER, asks, dealt, kind, name_of, reach
from turncoat.core.terms import Seat
from turncoat.server.protocol import frames

# Seconds, at live pace.
MOVE, BANK, SECRET, NOTICE, GONE = 45, 300, 120, 20, 60
BEAT = 1.2


def a_turn(game: str = "shadow_hunters", people: int = 8, **settings: Any) -> tuple[Hall, Seat]:
    """A question in turn to a person, and whose it is."""

    def found(hall: Hall) -> bool:
        people_asked = [seat for seat in hall.decisions if not hall.room.chairs[seat].by_bot]
        return kind(hall) == "turn" and len(people_asked) == 1

    hall = reach(dealt(game, people=people, **settings), found)
    [seat] = hall.decisions
    return hall, seat


def a_vote(**settings: Any) -> Hall:
    return reach(dealt("among_cultists", **settings), asks("vote"))


def asking(hall: Hall) -> frames.Asking:
    """The question as everybody sees it."""
    shown = hall.looks(WATCHER).asking
    assert shown is not None
    return shown


def bank(hall: Hall, seat: Seat) -> float:
    """How many seconds somebody has left, as everybody sees it."""
    return hall.looks(WATCHER).chairs[seat].bank / 1000


def answer(hall: Hall, seat: Seat) -> None:
    """With the first that comes to mind."""
    hall.answer(name_of(hall, seat), hall.decisions[seat].options[0])
