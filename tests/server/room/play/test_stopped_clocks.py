"""Clocks that stand still in a pause, and run on after steps back and interrupts."""

import pytest

from tests.server.room.hall import Hall
from tests.server.room.play.timed import (
    BANK,
    MOVE,
    NOTICE,
    a_turn,
    answer,
    asking,
    bank,
)
from tests.server.room.scenes import NAMES, asks, dealt, kind, name_of, reach
from turncoat.core.terms import Seat
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import changes

# Pauses.


@pytest.mark.parametrize("topic", ["turn", "vote", "discussion", "announce"])
def test_all_clocks_stand_still_in_a_pause(topic: str) -> None:
    found = asks(topic) if topic != "turn" else lambda hall: kind(hall) == "turn"
    hall = reach(dealt("among_cultists", clocks=Clocks(window=60)), found)
    until, banks = asking(hall).until, [bank(hall, seat) for seat in range(5)]

    hall.agree("pause", *NAMES[:5])
    stopped = hall.now
    hall.wait(300)
    number = hall.room.game.number
    hall.agree("resume", *NAMES[:5])
    stood = hall.now - stopped

    assert hall.room.game.number == number
    assert asking(hall).until == until + stood
    assert [bank(hall, seat) for seat in range(5)] == banks


def test_a_notice_waits_for_the_end_of_a_pause() -> None:
    hall, seat = a_turn("among_cultists")
    hall.wait(MOVE + BANK - 15)
    hall.agree("pause", *NAMES[:5])
    notice = asking(hall).notice
    stopped = hall.now
    hall.wait(600)
    hall.agree("resume", *NAMES[:5])

    left = asking(hall).notice - hall.now
    hall.wait(left / 1000)

    assert left == notice - stopped
    assert hall.changes(changes.SatIn) == [changes.SatIn(seat)]


def test_what_a_pause_took_is_not_paid_from_the_bank() -> None:
    hall, seat = a_turn("among_cultists")
    hall.agree("pause", *NAMES[:5])
    hall.wait(600)
    hall.agree("resume", *NAMES[:5])

    answer(hall, seat)

    assert bank(hall, seat) == BANK


# Steps back and interrupts.


def test_an_answer_that_is_taken_back_gives_no_new_time() -> None:
    hall = reach(dealt("dark_providence"), asks("turn"))
    [seat] = hall.decisions
    name, opened = name_of(hall, seat), hall.room.game.opened
    hall.wait(MOVE + 10)
    hall.answer(name, ("discard_cards",))
    hall.wait(MOVE - 1)

    hall.do(name, commands.Undo, seat=seat, question=hall.room.game.number)
    until, left = asking(hall).until, bank(hall, seat)
    hall.wait(1)
    hall.answer(name, ("discard_cards",))

    assert until == opened + (MOVE + BANK) * 1000
    assert left == BANK
    assert bank(hall, seat) == BANK - 10 - MOVE


def test_nobody_can_hold_up_the_table_by_taking_back_again_and_again() -> None:
    hall = reach(dealt("dark_providence"), asks("turn"))
    [seat] = hall.decisions
    name = name_of(hall, seat)

    for _ in range(8):
        hall.wait(MOVE - 1)
        hall.answer(name, ("discard_cards",))
        hall.do(name, commands.Undo, seat=seat, question=hall.room.game.number)
    hall.wait(NOTICE)

    assert hall.changes(changes.SatIn) == [changes.SatIn(seat)]


def test_time_used_before_an_interrupt_is_not_forgotten() -> None:
    hall, seat = a_turn()
    match = hall.room.game.match
    other = next(s for s in range(6) if s != seat and match.offers(s))
    fields = {"seat": other, "question": hall.room.game.number, "option": ("reveal",)}
    hall.wait(MOVE + 100)

    hall.do(name_of(hall, other), commands.Offer, **fields)

    assert list(hall.decisions) == [seat]
    assert bank(hall, seat) == BANK - 100
    assert asking(hall).until == hall.now + (MOVE + BANK - 100) * 1000


def a_step() -> tuple[Hall, Seat]:
    """Somebody has just answered what can be taken back."""
    hall = reach(dealt("dark_providence"), asks("turn"))
    [seat] = hall.decisions
    hall.answer(name_of(hall, seat), ("discard_cards",))
    return hall, seat


def undo(hall: Hall, seat: Seat) -> None:
    fields = {"seat": seat, "question": hall.room.game.number}
    hall.do(name_of(hall, seat), commands.Undo, **fields)


def test_a_step_back_over_a_pause_costs_nobody_the_pause() -> None:
    hall, seat = a_step()
    until = asking(hall).until
    hall.agree("pause", *NAMES[:4])
    stopped = hall.now
    hall.agree("resume", *NAMES[3::-1])
    stood = hall.now - stopped

    undo(hall, seat)

    assert stood > 0
    assert asking(hall).until == until + stood


def test_a_step_back_leaves_the_time_that_all_have_agreed_to_add() -> None:
    hall, seat = a_step()
    hall.agree("extend", *NAMES[:4])

    undo(hall, seat)

    assert asking(hall).until == hall.now + (MOVE + 2 * BANK) * 1000
