"""What is public about a room is seen when the delay is over."""

import msgspec

from tests.server.room.hall import ADA, BEN, CYD, Hall
from tests.server.room.outbox.delay.rooms import DELAY, SECRET, begun, ended, known
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Spectators
from turncoat.server.room import outbox


def test_strangers_learn_of_the_deal_when_the_delay_is_over() -> None:
    hall = begun()

    hall.wait(DELAY - 0.001)
    before = known(hall).phase, outbox.public(hall.room)
    hall.wait(0.001)

    assert before == ("lobby", None)
    assert known(hall).phase == "playing"
    assert outbox.public(hall.room) is not None


def test_strangers_learn_of_the_end_when_the_delay_is_over() -> None:
    hall = ended()

    hall.wait(DELAY - 0.001)
    before = known(hall)
    hall.wait(1.001)

    assert (before.phase, before.result, before.deal.secret) == ("playing", None, "")
    assert (known(hall).phase, known(hall).deal.secret) == ("ended", SECRET)


def test_strangers_learn_of_another_game_as_late_as_of_the_first() -> None:
    hall = ended()
    hall.do(ADA, commands.Again)
    commitment = hall.looks(ADA).deal.commitment

    hall.wait(DELAY - 0.001)

    assert known(hall).deal.commitment != commitment
    assert known(hall).phase in ("playing", "ended")

    hall.wait(2.001)

    assert known(hall).deal.commitment == commitment


def test_without_a_delay_strangers_know_at_once() -> None:
    hall = begun(delay=0)

    assert known(hall).phase == "playing"
    assert known(hall) == outbox.room_frame(hall.room, None)


def test_the_end_is_seen_however_soon_another_game_is_wanted() -> None:
    hall = ended()
    hall.do(ADA, commands.Again)
    hall.do(ADA, commands.Ready, nonce="0a")
    hall.do(BEN, commands.Ready, nonce="0b")

    phases = []
    for _ in range(DELAY + 5):
        hall.wait(1)
        phases.append(hall.looks(CYD).phase)

    assert list(dict.fromkeys(phases)) == ["playing", "ended", "lobby"]
    assert phases[-1] == "playing"


def test_a_delay_that_is_taken_away_still_holds_for_the_game_before() -> None:
    hall = ended()
    hall.do(ADA, commands.Again)
    at_once = msgspec.structs.replace(hall.room.settings, spectators=Spectators(delay=0))

    hall.do(ADA, commands.Arrange, settings=at_once)
    hall.wait(DELAY - 1)

    assert hall.looks(CYD).phase == known(hall).phase == "playing"

    hall.wait(3)

    assert hall.looks(CYD).phase == known(hall).phase == "lobby"
    hall.do(ADA, commands.Ready, nonce="0a")
    hall.do(BEN, commands.Ready, nonce="0b")
    assert hall.looks(CYD).phase == known(hall).phase == "playing"


def test_a_game_that_nobody_might_watch_is_not_shown_when_the_next_one_may_be_watched() -> None:
    hall = Hall(spectators=Spectators(delay=DELAY, allowed=False)).dealt_from(SECRET)
    hall.join(ADA, BEN, CYD).start(ADA, BEN, bots="uniform")
    hall.wait(60)
    hall.play([ADA, BEN])
    hall.do(ADA, commands.Again)
    open_to_all = msgspec.structs.replace(hall.room.settings, spectators=Spectators(delay=DELAY))
    hall.do(ADA, commands.Arrange, settings=open_to_all)

    shown = []
    for _ in range(DELAY + 5):
        hall.wait(1)
        shown += hall.news(CYD)

    assert {type(frame) for frame in shown} == {frames.Room}


def test_who_may_not_watch_is_not_told_that_it_has_begun_by_being_kept_out() -> None:
    hall = Hall(spectators=Spectators(delay=DELAY, allowed=False)).dealt_from(SECRET)
    hall.join(ADA, BEN).start(ADA, BEN, bots="uniform")

    hall.join(CYD)

    assert hall.looks(CYD).phase == "lobby"
    assert hall.table(ADA).seat == 0
    hall.wait(DELAY)
    assert {type(frame) for frame in hall.news(CYD)} == {frames.Room}
