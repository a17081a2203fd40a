"""A table at which only bots are left stands still until somebody is back."""

import pytest

from tests.server.room.hall import ADA, BEN, Hall
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import changes, inbox
from turncoat.server.room.play.desertion import PLAYS_ON
from turncoat.server.room.play.question import asked
from turncoat.server.room.room import Room

WHILE = PLAYS_ON / 1000
EVE = "Eve"
SLOW = Clocks(pace="correspondence")


def left(clocks: Clocks | None = None) -> Hall:
    """A long game that its only player has just left to the bots."""
    hall = Hall("dark_providence", players=4, clocks=clocks or Clocks(pace="live"))
    hall.start(ADA, bots="uniform")
    hall.do(ADA, commands.Leave)
    hall.disconnect(ADA)
    assert hall.room.phase == "playing"
    return hall


def clocks_of(room: Room) -> tuple[object, ...]:
    """All that a clock is read by."""
    game = room.game
    banks = [chair.bank for chair in room.chairs]
    return game.opened, game.put_at, game.past, game.notice, game.complete, banks, room.deserted


@pytest.mark.parametrize("clocks", [Clocks(pace="live"), Clocks(pace="untimed"), SLOW])
def test_bots_play_on_for_a_while_and_then_for_nobody(clocks: Clocks) -> None:
    hall = left(clocks)
    before = hall.room.numbered

    hall.wait(WHILE)
    stopped = hall.room.numbered
    hall.wait(3_600)

    assert stopped > before + 5
    assert hall.room.numbered == stopped
    assert hall.changes(changes.Deserted) == [changes.Deserted()]
    assert inbox.wakes_at(hall.room) is inbox.rests_until(hall.room) is None


def test_whoever_comes_back_finds_the_clocks_as_they_stood() -> None:
    hall = left()
    hall.wait(WHILE)
    stood = hall.room.paused_at - hall.room.game.opened
    hall.wait(7 * 24 * 3_600)

    hall.connect(ADA)
    opened = hall.now - hall.room.game.opened
    number = hall.room.game.number
    hall.wait(30)

    assert not hall.room.paused
    assert not hall.room.chairs[0].away
    assert opened <= stood
    assert asked(hall.room).keys() == {0} or hall.room.game.number > number
    assert hall.changes(changes.Noticed) == []


def test_somebody_who_only_watches_is_somebody() -> None:
    hall = left()
    hall.join(EVE)
    hall.wait(WHILE + 30)
    watched = hall.room.numbered
    hall.disconnect(EVE)
    hall.wait(WHILE + 30)
    alone = hall.room.numbered
    hall.connect(EVE)
    hall.wait(30)

    assert hall.changes(changes.Deserted) == [changes.Deserted()]
    assert alone > watched
    assert hall.room.numbered > alone + 5
    assert hall.changes(changes.Attended) == [changes.Attended()]


def test_a_bot_that_sits_in_goes_on_while_others_are_there() -> None:
    hall = Hall("dark_providence", players=4).start(ADA, BEN, bots="uniform")
    hall.do(BEN, commands.Leave)
    hall.disconnect(BEN)
    hall.play([ADA], until=lambda hall: hall.room.game.number > 30)
    hall.wait(WHILE)

    assert hall.changes(changes.Deserted) == []


def test_whoever_is_only_away_is_waited_for_as_ever() -> None:
    hall = Hall("dark_providence", players=4, clocks=SLOW).start(ADA, bots="uniform")
    hall.disconnect(ADA)
    hall.wait(12 * 3_600)

    assert hall.changes(changes.Deserted) == []
    assert asked(hall.room).keys() == {0}
    assert inbox.rests_until(hall.room) is not None


def test_it_outlives_a_restart() -> None:
    hall = left()
    hall.wait(WHILE)
    hall.now += 5_000
    still = hall.restarted()
    hall.connect(ADA)
    hall.wait(10)
    again = hall.restarted()

    assert still.deserted
    assert still.unsaved == []
    assert still.jobs == []
    assert inbox.rests_until(still) is None
    assert clocks_of(again) == clocks_of(hall.room)


def test_a_table_that_an_older_server_left_to_bots_stops_as_well() -> None:
    hall = left()
    hall.wait(WHILE / 2)
    room = hall.restarted()
    inbox.wake(room, hall.now + PLAYS_ON - 1)
    before = room.deserted
    inbox.wake(room, hall.now + PLAYS_ON)

    assert (before, room.deserted) == (False, True)
