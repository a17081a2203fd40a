"""Clocks: free time, then the bank; one deadline for secret choices; the same for everybody."""

import pytest

from tests.server.room.bot_workers import let_think, reach_turn, with_bots
from tests.server.room.play.timed import (
    BANK,
    INTERVAL,
    MOVE,
    NOTICE,
    SECRET,
    a_turn,
    a_vote,
    answer,
    asking,
    bank,
)
from tests.server.room.scenes import SPECTATOR, asks, dealt, kind, name_of, reach
from turncoat.games import GAMES
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import DAY, Clocks
from turncoat.server.room import changes

every_game = pytest.mark.parametrize("game", sorted(GAMES))


# Turns.


@every_game
@pytest.mark.parametrize(
    ("took", "left"),
    [(0, 300), (44.9, 300), (45, 300), (45.5, 299.5), (200, 145), (345, 0), (360, 0)],
)
def test_the_bank_pays_only_for_what_a_turn_takes_beyond_its_free_time(
    game: str, took: float, left: float
) -> None:
    harness, seat = a_turn(game)
    others = [s for s in range(len(harness.room.chairs)) if s != seat]

    harness.wait(took)
    answer(harness, seat)

    assert bank(harness, seat) == left
    assert [bank(harness, other) for other in others] == [BANK] * len(others)


@every_game
def test_what_the_bank_has_paid_is_missing_in_the_next_turn(game: str) -> None:
    harness, seat = a_turn(game)
    harness.wait(MOVE + 100)
    answer(harness, seat)

    reach(harness, lambda harness: kind(harness) == "turn" and list(harness.decisions) == [seat])

    assert asking(harness).until == harness.room.game.opened + (MOVE + BANK - 100) * 1000


@every_game
def test_time_is_up_when_free_time_and_bank_are_used(game: str) -> None:
    harness, _ = a_turn(game)
    opened, up = harness.room.game.opened, MOVE + BANK

    harness.wait(up - 0.001)
    before = asking(harness)
    harness.wait(0.001)

    assert (before.until, before.notice) == (opened + up * 1000, 0)
    assert asking(harness).notice == opened + (up + NOTICE) * 1000


def test_whoever_answers_after_the_notice_keeps_the_seat() -> None:
    harness, seat = a_turn()
    harness.wait(MOVE + BANK + NOTICE - 1)

    answer(harness, seat)
    harness.wait(NOTICE)

    assert asking(harness).notice == 0
    assert harness.changes(changes.SatIn) == []


@every_game
def test_after_the_notice_a_bot_sits_in_and_answers_at_the_interval(game: str) -> None:
    harness, seat = a_turn(game)
    number, opened = harness.room.game.number, harness.room.game.opened

    harness.wait(MOVE + BANK + NOTICE - 0.001)
    before = harness.changes(changes.SatIn)
    harness.wait(0.001)
    away = harness.room_frame(SPECTATOR).chairs[seat].away
    harness.wait(INTERVAL)

    assert before == []
    assert harness.changes(changes.SatIn) == [changes.SatIn(seat)]
    assert away
    assert harness.room.game.number > number
    first = next(
        n for n in harness.room.unsaved if n.at > opened and isinstance(n.change, changes.Closed)
    )
    assert (first.at - opened) % (INTERVAL * 1000) == 0


def test_whoever_let_all_time_pass_has_no_bank_left() -> None:
    harness, seat = a_turn()
    harness.wait(MOVE + BANK + NOTICE)

    harness.do(name_of(harness, seat), commands.Return, seat=seat)

    assert bank(harness, seat) == 0


def test_the_time_of_a_bot_is_free() -> None:
    harness = with_bots("shadow_hunters")
    think, number = reach_turn(harness), harness.room.game.number

    harness.wait(MOVE + 2)
    let_think(harness)
    harness.wait(INTERVAL)

    assert harness.room.game.number > number
    assert bank(harness, think.seat) == BANK


# Secret choices.


def test_secret_choices_share_one_deadline_and_use_no_bank() -> None:
    harness = a_vote()
    opened = harness.room.game.opened
    until = asking(harness).until
    harness.wait(SECRET - 1)
    for seat in range(4):
        answer(harness, seat)

    harness.wait(1 + NOTICE - 0.001)
    notice, before = asking(harness).notice, harness.changes(changes.SatIn)
    harness.wait(0.001)

    assert until == opened + SECRET * 1000
    assert notice == opened + (SECRET + NOTICE) * 1000
    assert before == []
    assert harness.changes(changes.SatIn) == [changes.SatIn(4)]
    assert [bank(harness, seat) for seat in range(5)] == [BANK] * 5


def test_a_notice_does_not_tell_who_is_late_to_choose() -> None:
    harness, other = a_vote(), a_vote()
    answer(harness, 0)
    answer(other, 1)

    harness.wait(SECRET + NOTICE - 1)
    other.wait(SECRET + NOTICE - 1)

    assert asking(harness).notice > 0
    assert harness.room_frame(SPECTATOR) == other.room_frame(SPECTATOR)


def test_a_long_discussion_uses_no_bank() -> None:
    harness = reach(dealt("among_cultists"), asks("discussion"))

    harness.wait(180)

    assert [bank(harness, seat) for seat in range(5)] == [BANK] * 5


# Other paces.


def test_in_a_correspondence_game_days_pass_before_anybody_is_late() -> None:
    harness, seat = a_turn(clocks=Clocks(pace="correspondence"))
    opened = harness.room.game.opened
    harness.disconnect(name_of(harness, seat))

    harness.wait(4 * DAY - 1)
    before = harness.changes(changes.Noticed)
    harness.wait(1 + DAY / 4)

    assert before == []
    assert harness.changes(changes.Noticed) == [
        changes.Noticed(opened + (4 * DAY + DAY // 4) * 1000)
    ]
    assert harness.changes(changes.SatIn) == [changes.SatIn(seat)]


@pytest.mark.parametrize("topic", ["night", "discussion", "announce"])
def test_in_a_correspondence_game_all_that_concerns_several_has_two_days(topic: str) -> None:
    clocks = Clocks(pace="correspondence")
    harness = reach(dealt("among_cultists", clocks=clocks), asks(topic))
    number, opened = harness.room.game.number, harness.room.game.opened

    harness.wait(2 * DAY - 1)
    before = harness.room.game.number
    harness.wait(1)

    assert before == number
    assert harness.room.game.opened == opened + 2 * DAY * 1000


@every_game
def test_in_an_untimed_game_nobody_who_is_there_is_ever_late(game: str) -> None:
    harness, seat = a_turn(game, clocks=Clocks(pace="untimed"))
    number = harness.room.game.number

    harness.wait(30 * DAY)

    assert asking(harness).until == 0
    assert harness.room.game.number == number
    assert harness.changes(changes.Noticed) == []
    assert bank(harness, seat) == 0


def test_in_an_untimed_game_a_secret_choice_waits_for_whoever_is_there() -> None:
    harness = a_vote(clocks=Clocks(pace="untimed"))
    number = harness.room.game.number

    harness.wait(DAY)

    assert asking(harness).until == 0
    assert harness.room.game.number == number
