"""Clocks: free time, then the bank; one deadline for secret choices; the same for everybody."""

import pytest

from tests.server.room.bot_workers import let_think, reach_turn, with_bots
from tests.server.room.play.timed import (
    BANK,
    BEAT,
    MOVE,
    NOTICE,
    SECRET,
    a_turn,
    a_vote,
    answer,
    asking,
    bank,
)
from tests.server.room.scenes import WATCHER, asks, dealt, kind, name_of, reach
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
    hall, seat = a_turn(game)
    others = [s for s in range(len(hall.room.chairs)) if s != seat]

    hall.wait(took)
    answer(hall, seat)

    assert bank(hall, seat) == left
    assert [bank(hall, other) for other in others] == [BANK] * len(others)


@every_game
def test_what_the_bank_has_paid_is_missing_in_the_next_turn(game: str) -> None:
    hall, seat = a_turn(game)
    hall.wait(MOVE + 100)
    answer(hall, seat)

    reach(hall, lambda hall: kind(hall) == "turn" and list(hall.decisions) == [seat])

    assert asking(hall).until == hall.room.game.opened + (MOVE + BANK - 100) * 1000


@every_game
def test_time_is_up_when_free_time_and_bank_are_used(game: str) -> None:
    hall, _ = a_turn(game)
    opened, up = hall.room.game.opened, MOVE + BANK

    hall.wait(up - 0.001)
    before = asking(hall)
    hall.wait(0.001)

    assert (before.until, before.notice) == (opened + up * 1000, 0)
    assert asking(hall).notice == opened + (up + NOTICE) * 1000


def test_whoever_answers_after_the_notice_keeps_the_seat() -> None:
    hall, seat = a_turn()
    hall.wait(MOVE + BANK + NOTICE - 1)

    answer(hall, seat)
    hall.wait(NOTICE)

    assert asking(hall).notice == 0
    assert hall.changes(changes.SatIn) == []


@every_game
def test_after_the_notice_a_bot_sits_in_and_answers_on_the_beat(game: str) -> None:
    hall, seat = a_turn(game)
    number, opened = hall.room.game.number, hall.room.game.opened

    hall.wait(MOVE + BANK + NOTICE - 0.001)
    before = hall.changes(changes.SatIn)
    hall.wait(0.001)
    away = hall.looks(WATCHER).chairs[seat].away
    hall.wait(BEAT)

    assert before == []
    assert hall.changes(changes.SatIn) == [changes.SatIn(seat)]
    assert away
    assert hall.room.game.number > number
    first = next(
        n for n in hall.room.unsaved if n.at > opened and isinstance(n.change, changes.Closed)
    )
    assert (first.at - opened) % (BEAT * 1000) == 0


def test_whoever_let_all_time_pass_has_no_bank_left() -> None:
    hall, seat = a_turn()
    hall.wait(MOVE + BANK + NOTICE)

    hall.do(name_of(hall, seat), commands.Return, seat=seat)

    assert bank(hall, seat) == 0


def test_the_time_of_a_bot_is_free() -> None:
    hall = with_bots("shadow_hunters")
    think, number = reach_turn(hall), hall.room.game.number

    hall.wait(MOVE + 2)
    let_think(hall)
    hall.wait(BEAT)

    assert hall.room.game.number > number
    assert bank(hall, think.seat) == BANK


# Secret choices.


def test_secret_choices_share_one_deadline_and_use_no_bank() -> None:
    hall = a_vote()
    opened = hall.room.game.opened
    until = asking(hall).until
    hall.wait(SECRET - 1)
    for seat in range(4):
        answer(hall, seat)

    hall.wait(1 + NOTICE - 0.001)
    notice, before = asking(hall).notice, hall.changes(changes.SatIn)
    hall.wait(0.001)

    assert until == opened + SECRET * 1000
    assert notice == opened + (SECRET + NOTICE) * 1000
    assert before == []
    assert hall.changes(changes.SatIn) == [changes.SatIn(4)]
    assert [bank(hall, seat) for seat in range(5)] == [BANK] * 5


def test_a_notice_does_not_tell_who_is_late_to_choose() -> None:
    hall, other = a_vote(), a_vote()
    answer(hall, 0)
    answer(other, 1)

    hall.wait(SECRET + NOTICE - 1)
    other.wait(SECRET + NOTICE - 1)

    assert asking(hall).notice > 0
    assert hall.looks(WATCHER) == other.looks(WATCHER)


def test_a_long_discussion_uses_no_bank() -> None:
    hall = reach(dealt("among_cultists"), asks("discussion"))

    hall.wait(180)

    assert [bank(hall, seat) for seat in range(5)] == [BANK] * 5


# Other paces.


def test_in_a_correspondence_game_days_pass_before_anybody_is_late() -> None:
    hall, seat = a_turn(clocks=Clocks(pace="correspondence"))
    opened = hall.room.game.opened
    hall.disconnect(name_of(hall, seat))

    hall.wait(4 * DAY - 1)
    before = hall.changes(changes.Noticed)
    hall.wait(1 + DAY / 4)

    assert before == []
    assert hall.changes(changes.Noticed) == [changes.Noticed(opened + (4 * DAY + DAY // 4) * 1000)]
    assert hall.changes(changes.SatIn) == [changes.SatIn(seat)]


@pytest.mark.parametrize("topic", ["night", "discussion", "announce"])
def test_in_a_correspondence_game_all_that_concerns_several_has_two_days(topic: str) -> None:
    clocks = Clocks(pace="correspondence")
    hall = reach(dealt("among_cultists", clocks=clocks), asks(topic))
    number, opened = hall.room.game.number, hall.room.game.opened

    hall.wait(2 * DAY - 1)
    before = hall.room.game.number
    hall.wait(1)

    assert before == number
    assert hall.room.game.opened == opened + 2 * DAY * 1000


@every_game
def test_in_an_untimed_game_nobody_who_is_there_is_ever_late(game: str) -> None:
    hall, seat = a_turn(game, clocks=Clocks(pace="untimed"))
    number = hall.room.game.number

    hall.wait(30 * DAY)

    assert asking(hall).until == 0
    assert hall.room.game.number == number
    assert hall.changes(changes.Noticed) == []
    assert bank(hall, seat) == 0


def test_in_an_untimed_game_a_secret_choice_waits_for_whoever_is_there() -> None:
    hall = a_vote(clocks=Clocks(pace="untimed"))
    number = hall.room.game.number

    hall.wait(DAY)

    assert asking(hall).until == 0
    assert hall.room.game.number == number
