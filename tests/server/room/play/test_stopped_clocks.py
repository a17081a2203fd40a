"""Clocks stand still in a pause, and run on after undo and interrupts."""

import pytest

from tests.server.room.play.timed import (
    BANK,
    MOVE,
    NOTICE,
    a_turn,
    answer,
    asking,
    bank,
)
from tests.server.room.room_harness import RoomHarness
from tests.server.room.scenes import NAMES, asks, dealt, kind, name_of, reach
from turncoat.core.terms import Seat
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import changes

# Pauses.


@pytest.mark.parametrize("topic", ["turn", "vote", "discussion", "announce"])
def test_all_clocks_stand_still_in_a_pause(topic: str) -> None:
    found = asks(topic) if topic != "turn" else lambda harness: kind(harness) == "turn"
    harness = reach(dealt("among_cultists", clocks=Clocks(window=60)), found)
    until, banks = asking(harness).until, [bank(harness, seat) for seat in range(5)]

    harness.agree("pause", *NAMES[:5])
    stopped = harness.now
    harness.wait(300)
    number = harness.room.game.number
    harness.agree("resume", *NAMES[:5])
    stood = harness.now - stopped

    assert harness.room.game.number == number
    assert asking(harness).until == until + stood
    assert [bank(harness, seat) for seat in range(5)] == banks


def test_a_notice_waits_for_the_end_of_a_pause() -> None:
    harness, seat = a_turn("among_cultists")
    harness.wait(MOVE + BANK - 15)
    harness.agree("pause", *NAMES[:5])
    notice = asking(harness).notice
    stopped = harness.now
    harness.wait(600)
    harness.agree("resume", *NAMES[:5])

    left = asking(harness).notice - harness.now
    harness.wait(left / 1000)

    assert left == notice - stopped
    assert harness.changes(changes.SatIn) == [changes.SatIn(seat)]


def test_what_a_pause_took_is_not_paid_from_the_bank() -> None:
    harness, seat = a_turn("among_cultists")
    harness.agree("pause", *NAMES[:5])
    harness.wait(600)
    harness.agree("resume", *NAMES[:5])

    answer(harness, seat)

    assert bank(harness, seat) == BANK


# Undo and interrupts.


def test_an_answer_that_is_taken_back_gives_no_new_time() -> None:
    harness = reach(dealt("dark_providence"), asks("turn"))
    [seat] = harness.decisions
    name, opened = name_of(harness, seat), harness.room.game.opened
    harness.wait(MOVE + 10)
    harness.answer(name, ("discard_cards",))
    harness.wait(MOVE - 1)

    harness.do(name, commands.Undo, seat=seat, question=harness.room.game.number)
    until, left = asking(harness).until, bank(harness, seat)
    harness.wait(1)
    harness.answer(name, ("discard_cards",))

    assert until == opened + (MOVE + BANK) * 1000
    assert left == BANK
    assert bank(harness, seat) == BANK - 10 - MOVE


def test_nobody_can_hold_up_the_table_by_taking_back_again_and_again() -> None:
    harness = reach(dealt("dark_providence"), asks("turn"))
    [seat] = harness.decisions
    name = name_of(harness, seat)

    for _ in range(8):
        harness.wait(MOVE - 1)
        harness.answer(name, ("discard_cards",))
        harness.do(name, commands.Undo, seat=seat, question=harness.room.game.number)
    harness.wait(NOTICE)

    assert harness.changes(changes.SatIn) == [changes.SatIn(seat)]


def test_time_used_before_an_interrupt_is_not_forgotten() -> None:
    harness, seat = a_turn()
    match = harness.room.game.match
    other = next(s for s in range(6) if s != seat and match.offers(s))
    fields = {"seat": other, "question": harness.room.game.number, "option": ("reveal",)}
    harness.wait(MOVE + 100)

    harness.do(name_of(harness, other), commands.Offer, **fields)

    assert list(harness.decisions) == [seat]
    assert bank(harness, seat) == BANK - 100
    assert asking(harness).until == harness.now + (MOVE + BANK - 100) * 1000


def a_step() -> tuple[RoomHarness, Seat]:
    """A game with an answer that can be undone, and the seat that has just given it."""
    harness = reach(dealt("dark_providence"), asks("turn"))
    [seat] = harness.decisions
    harness.answer(name_of(harness, seat), ("discard_cards",))
    return harness, seat


def undo(harness: RoomHarness, seat: Seat) -> None:
    fields = {"seat": seat, "question": harness.room.game.number}
    harness.do(name_of(harness, seat), commands.Undo, **fields)


def test_a_step_back_over_a_pause_costs_nobody_the_pause() -> None:
    harness, seat = a_step()
    until = asking(harness).until
    harness.agree("pause", *NAMES[:4])
    stopped = harness.now
    harness.agree("resume", *NAMES[3::-1])
    stood = harness.now - stopped

    undo(harness, seat)

    assert stood > 0
    assert asking(harness).until == until + stood


def test_a_step_back_leaves_the_time_that_all_have_agreed_to_add() -> None:
    harness, seat = a_step()
    harness.agree("extend", *NAMES[:4])

    undo(harness, seat)

    assert asking(harness).until == harness.now + (MOVE + 2 * BANK) * 1000
