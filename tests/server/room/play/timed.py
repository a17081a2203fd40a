"""Questions with a time limit, and their clocks as everybody sees them."""

from typing import Any

from tests.server.room.room_harness import RoomHarness
from tests.server.room.scenes import SPECTATOR, asks, dealt, kind, name_of, reach
from turncoat.core.terms import Seat
from turncoat.server.protocol import frames

# Seconds, at live pace.
MOVE, BANK, SECRET, NOTICE, GONE = 45, 300, 120, 20, 60
INTERVAL = 1.2


def a_turn(
    game: str = "shadow_hunters", people: int = 8, **settings: Any
) -> tuple[RoomHarness, Seat]:
    """A game in which one person is asked, and their seat."""

    def found(harness: RoomHarness) -> bool:
        people_asked = [seat for seat in harness.decisions if not harness.room.chairs[seat].by_bot]
        return kind(harness) == "turn" and len(people_asked) == 1

    harness = reach(dealt(game, people=people, **settings), found)
    [seat] = harness.decisions
    return harness, seat


def a_vote(**settings: Any) -> RoomHarness:
    return reach(dealt("among_cultists", **settings), asks("vote"))


def asking(harness: RoomHarness) -> frames.Asking:
    """The open question, as everybody sees it."""
    shown = harness.room_frame(SPECTATOR).asking
    assert shown is not None
    return shown


def bank(harness: RoomHarness, seat: Seat) -> float:
    """How many seconds are left in a seat's bank, as everybody sees it."""
    return harness.room_frame(SPECTATOR).chairs[seat].bank / 1000


def answer(harness: RoomHarness, seat: Seat) -> None:
    """Let a seat answer with its first option."""
    harness.answer(name_of(harness, seat), harness.decisions[seat].options[0])
