"""A table where only bots are left is paused until somebody is back."""

import pytest

from tests.server.room.room_harness import ADA, BEN, RoomHarness
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import changes, inbox
from turncoat.server.room.play.desertion import PLAYS_ON
from turncoat.server.room.play.question import asked
from turncoat.server.room.room import Room

WHILE = PLAYS_ON / 1000
EVE = "Eve"
SLOW = Clocks(pace="correspondence")


def left(clocks: Clocks | None = None) -> RoomHarness:
    """A long game that its only player has just left to the bots."""
    harness = RoomHarness("dark_providence", players=4, clocks=clocks or Clocks(pace="live"))
    harness.start(ADA, bots="uniform")
    harness.do(ADA, commands.Leave)
    harness.disconnect(ADA)
    assert harness.room.phase == "playing"
    return harness


def clocks_of(room: Room) -> tuple[object, ...]:
    """Everything that the clocks of a room depend on."""
    game = room.game
    banks = [chair.bank for chair in room.chairs]
    return game.opened, game.put_at, game.past, game.notice, game.complete, banks, room.deserted


@pytest.mark.parametrize("clocks", [Clocks(pace="live"), Clocks(pace="untimed"), SLOW])
def test_bots_play_on_for_a_while_and_then_for_nobody(clocks: Clocks) -> None:
    harness = left(clocks)
    before = harness.room.numbered

    harness.wait(WHILE)
    stopped = harness.room.numbered
    harness.wait(3_600)

    assert stopped > before + 5
    assert harness.room.numbered == stopped
    assert harness.changes(changes.Deserted) == [changes.Deserted()]
    assert inbox.wakes_at(harness.room) is inbox.rests_until(harness.room) is None


def test_whoever_comes_back_finds_the_clocks_as_they_stood() -> None:
    harness = left()
    harness.wait(WHILE)
    stood = harness.room.paused_at - harness.room.game.opened
    harness.wait(7 * 24 * 3_600)

    harness.connect(ADA)
    opened = harness.now - harness.room.game.opened
    number = harness.room.game.number
    harness.wait(30)

    assert not harness.room.paused
    assert not harness.room.chairs[0].away
    assert opened <= stood
    assert asked(harness.room).keys() == {0} or harness.room.game.number > number
    assert harness.changes(changes.Noticed) == []


def test_somebody_who_only_watches_is_somebody() -> None:
    harness = left()
    harness.join(EVE)
    harness.wait(WHILE + 30)
    watched = harness.room.numbered
    harness.disconnect(EVE)
    harness.wait(WHILE + 30)
    alone = harness.room.numbered
    harness.connect(EVE)
    harness.wait(30)

    assert harness.changes(changes.Deserted) == [changes.Deserted()]
    assert alone > watched
    assert harness.room.numbered > alone + 5
    assert harness.changes(changes.Attended) == [changes.Attended()]


def test_a_bot_that_sits_in_goes_on_while_others_are_there() -> None:
    harness = RoomHarness("dark_providence", players=4).start(ADA, BEN, bots="uniform")
    harness.do(BEN, commands.Leave)
    harness.disconnect(BEN)
    harness.play([ADA], until=lambda harness: harness.room.game.number > 30)
    harness.wait(WHILE)

    assert harness.changes(changes.Deserted) == []


def test_whoever_is_only_away_is_waited_for_as_ever() -> None:
    harness = RoomHarness("dark_providence", players=4, clocks=SLOW).start(ADA, bots="uniform")
    harness.disconnect(ADA)
    harness.wait(12 * 3_600)

    assert harness.changes(changes.Deserted) == []
    assert asked(harness.room).keys() == {0}
    assert inbox.rests_until(harness.room) is not None


def test_it_outlives_a_restart() -> None:
    harness = left()
    harness.wait(WHILE)
    harness.now += 5_000
    still = harness.restarted()
    harness.connect(ADA)
    harness.wait(10)
    again = harness.restarted()

    assert still.deserted
    assert still.unsaved == []
    assert still.jobs == []
    assert inbox.rests_until(still) is None
    assert clocks_of(again) == clocks_of(harness.room)


def test_a_table_that_an_older_server_left_to_bots_stops_as_well() -> None:
    harness = left()
    harness.wait(WHILE / 2)
    room = harness.restarted()
    inbox.wake(room, harness.now + PLAYS_ON - 1)
    before = room.deserted
    inbox.wake(room, harness.now + PLAYS_ON)

    assert (before, room.deserted) == (False, True)
