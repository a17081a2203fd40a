"""The journal is the room: whatever has happened, it comes out of its journal just as it was."""

import pytest

from tests.server.room.bustle import (
    PLAYING,
    bustle,
    bustle_on,
    bustling,
    memory,
    same_people_connected,
)
from tests.server.room.hall import ADA, BEN, CYD, DAN, Hall
from turncoat.core.terms import GO_ON
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import changes, inbox
from turncoat.server.room.people.ballots import BALLOT

SECRET = "5e" * 32
# How many steps of a game lie between two restarts.
STEPS = {"among_cultists": 7, "dark_providence": 35, "shadow_hunters": 5}
EVERY_GAME = pytest.mark.parametrize("game", list(STEPS))


def restart(hall: Hall) -> None:
    """Those in the hall go on in the room that the journal tells of."""
    again = same_people_connected(hall.restarted(), hall.room)
    again.unsaved = hall.room.unsaved + again.unsaved
    hall.room = again
    hall.think()


def check(hall: Hall) -> None:
    """The room is the same after a restart, and the restart itself changes nothing."""
    again = same_people_connected(hall.restarted(), hall.room)
    assert memory(again) == memory(hall.room)
    assert again.unsaved == []


def journal(hall: Hall) -> list[tuple[int, str]]:
    """When what happened."""
    return [(entry.at, changes.pack(entry.change)) for entry in hall.room.unsaved]


def about_to_act(hall: Hall) -> bool:
    """Whether bots could not think once more before their moment."""
    return any(plan.due < hall.now + plan.allowance for plan in hall.room.runtime.plans)


# Whole games.


@EVERY_GAME
@pytest.mark.parametrize(
    ("bots", "clocks", "seed"),
    [
        ("uniform", Clocks(pace="live"), 1),
        ("sensible", Clocks(pace="live"), 2),
        ("uniform", Clocks(pace="correspondence"), 3),
        ("sensible", Clocks(pace="untimed", interval_ms=0, window=0), 4),
    ],
)
def test_a_room_is_the_same_after_a_restart_at_any_point(
    game: str, bots: str, clocks: Clocks, seed: int
) -> None:
    hall, random = bustling(game, seed, bots, clocks=clocks)

    for step in bustle_on(hall, random):
        if step % STEPS[game] == 0:
            check(hall)

    assert hall.room.phase == "ended"
    check(hall)


@pytest.mark.parametrize(
    ("game", "seed", "steps"),
    [("among_cultists", 11, 7), ("dark_providence", 6, 100), ("shadow_hunters", 9, 5)],
)
def test_a_game_with_many_restarts_goes_as_it_would_have_gone_without(
    game: str, seed: int, steps: int
) -> None:
    hall, random = bustling(game, seed, clocks=Clocks(pace="untimed"))
    other, same_random = bustling(game, seed, clocks=Clocks(pace="untimed"))
    restarts = 0

    # A restart may forget what a bot was about to say: so nobody leaves a seat to a bot that talks.
    # Bots think anew: so there is none when they would be late.
    for step in bustle_on(hall, random, staying=True):
        bustle(other, same_random, staying=True)
        if step % steps == 0 and not about_to_act(other):
            restarts += 1
            restart(other)

    assert hall.room.phase == "ended"
    assert restarts > 5
    assert journal(other) == journal(hall)


@EVERY_GAME
def test_a_game_after_another_is_the_same_after_a_restart(game: str) -> None:
    hall, _ = bustling(game, 7)
    hall.play(PLAYING)
    hall.do(ADA, commands.Again)
    check(hall)
    hall.do(ADA, commands.Ready, nonce="0d")
    hall.do(BEN, commands.Ready, nonce="0e")
    hall.do(CYD, commands.Ready, nonce="0f")

    hall.do(BEN, commands.Write, text="Once more.", seat=1)
    hall.play(PLAYING, until=lambda h: h.room.game.number > 20)

    assert hall.room.deals == 2
    check(hall)


# Moments.


def test_a_lobby_is_the_same_after_a_restart() -> None:
    hall = Hall().join(ADA, BEN, CYD).seat(ADA, BEN)
    hall.do(BEN, commands.Ready, nonce="0b")
    hall.do(BEN, commands.Leave)
    hall.do(CYD, commands.Sit, seat=1)
    hall.do(CYD, commands.Ready, nonce="0c")
    hall.do(ADA, commands.HandOver, member=hall.ids[CYD])

    check(hall)


def test_a_secret_answer_is_still_there_after_a_restart() -> None:
    hall = Hall("among_cultists", 5).dealt_from(SECRET).start(ADA, BEN, CYD, DAN, "Eve")
    hall.answer(BEN, GO_ON)

    restart(hall)

    assert hall.table(BEN).chosen == GO_ON
    assert hall.table(ADA).chosen is None


def test_a_question_that_all_have_answered_closes_on_its_beat_whatever_happens() -> None:
    hall = Hall("among_cultists", 4).dealt_from(SECRET).start(ADA, BEN, CYD, DAN)
    hall.answer(ADA, GO_ON)
    hall.answer(BEN, GO_ON)
    hall.answer(CYD, GO_ON)
    hall.wait(0.5)
    hall.answer(DAN, GO_ON)
    beat = inbox.wakes_at(hall.room)

    hall.wait(0.4)
    restart(hall)

    assert beat == 2_200
    assert inbox.wakes_at(hall.room) == beat

    hall.now += 400
    restart(hall)

    assert len(hall.changes(changes.Closed)) == 1
    assert hall.room.game.number == 2


def test_a_ballot_closes_at_its_moment_whatever_happens() -> None:
    hall = Hall().dealt_from(SECRET).start(ADA, BEN)
    hall.do(ADA, commands.Call, ballot="pause")
    hall.do(BEN, commands.Vote, yes=True)

    hall.wait(BALLOT - 0.001)
    restart(hall)

    assert hall.looks(ADA).paused is None

    hall.wait(0.001)

    assert hall.looks(ADA).paused is not None


def test_who_has_called_a_ballot_is_remembered() -> None:
    hall = Hall().dealt_from(SECRET).start(ADA, BEN)
    hall.agree("pause", ADA)

    restart(hall)

    assert hall.refusal(ADA, commands.Call, ballot="pause") == "too_fast"
    assert hall.refusal(BEN, commands.Call, ballot="pause") == ""


def test_whoever_had_a_notice_before_a_restart_has_it_still() -> None:
    hall = Hall().dealt_from(SECRET).start(ADA, BEN, CYD, DAN)
    hall.wait(345)
    before = hall.looks(ADA).asking

    restart(hall)

    assert before is not None
    assert before.notice > 0
    assert hall.looks(ADA).asking == before


def test_every_fact_comes_out_of_the_journal_as_it_went_in() -> None:
    hall, random = bustling("dark_providence", 8)
    assert list(bustle_on(hall, random)) != []

    entry = [one.change for one in hall.room.unsaved]

    assert [changes.unpack(changes.pack(change)) for change in entry] == entry
    assert len({type(change) for change in entry}) > 12
