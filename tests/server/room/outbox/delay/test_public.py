"""What is public about a room is seen when the delay is over."""

import msgspec

from tests.server.room.outbox.delay.rooms import DELAY, SECRET, begun, ended, known
from tests.server.room.room_harness import ADA, BEN, CYD, RoomHarness
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Spectators
from turncoat.server.room import outbox


def test_strangers_learn_of_the_deal_when_the_delay_is_over() -> None:
    harness = begun()

    harness.wait(DELAY - 0.001)
    before = known(harness).phase, outbox.public(harness.room)
    harness.wait(0.001)

    assert before == ("lobby", None)
    assert known(harness).phase == "playing"
    assert outbox.public(harness.room) is not None


def test_strangers_learn_of_the_end_when_the_delay_is_over() -> None:
    harness = ended()

    harness.wait(DELAY - 0.001)
    before = known(harness)
    harness.wait(1.001)

    assert (before.phase, before.result, before.deal.secret) == ("playing", None, "")
    assert (known(harness).phase, known(harness).deal.secret) == ("ended", SECRET)


def test_strangers_learn_of_another_game_as_late_as_of_the_first() -> None:
    harness = ended()
    harness.do(ADA, commands.Again)
    commitment = harness.room_frame(ADA).deal.commitment

    harness.wait(DELAY - 0.001)

    assert known(harness).deal.commitment != commitment
    assert known(harness).phase in ("playing", "ended")

    harness.wait(2.001)

    assert known(harness).deal.commitment == commitment


def test_without_a_delay_strangers_know_at_once() -> None:
    harness = begun(delay=0)

    assert known(harness).phase == "playing"
    assert known(harness) == outbox.room_frame(harness.room, None)


def test_the_end_is_seen_however_soon_another_game_is_wanted() -> None:
    harness = ended()
    harness.do(ADA, commands.Again)
    harness.do(ADA, commands.Ready, nonce="0a")
    harness.do(BEN, commands.Ready, nonce="0b")

    phases = []
    for _ in range(DELAY + 5):
        harness.wait(1)
        phases.append(harness.room_frame(CYD).phase)

    assert list(dict.fromkeys(phases)) == ["playing", "ended", "lobby"]
    assert phases[-1] == "playing"


def test_a_delay_that_is_taken_away_still_holds_for_the_game_before() -> None:
    harness = ended()
    harness.do(ADA, commands.Again)
    at_once = msgspec.structs.replace(harness.room.settings, spectators=Spectators(delay=0))

    harness.do(ADA, commands.Arrange, settings=at_once)
    harness.wait(DELAY - 1)

    assert harness.room_frame(CYD).phase == known(harness).phase == "playing"

    harness.wait(3)

    assert harness.room_frame(CYD).phase == known(harness).phase == "lobby"
    harness.do(ADA, commands.Ready, nonce="0a")
    harness.do(BEN, commands.Ready, nonce="0b")
    assert harness.room_frame(CYD).phase == known(harness).phase == "playing"


def test_a_game_that_nobody_might_watch_is_not_shown_when_the_next_one_may_be_watched() -> None:
    harness = RoomHarness(spectators=Spectators(delay=DELAY, allowed=False)).dealt_from(SECRET)
    harness.join(ADA, BEN, CYD).start(ADA, BEN, bots="uniform")
    harness.wait(60)
    harness.play([ADA, BEN])
    harness.do(ADA, commands.Again)
    open_to_all = msgspec.structs.replace(harness.room.settings, spectators=Spectators(delay=DELAY))
    harness.do(ADA, commands.Arrange, settings=open_to_all)

    shown = []
    for _ in range(DELAY + 5):
        harness.wait(1)
        shown += harness.news(CYD)

    assert {type(frame) for frame in shown} == {frames.Room}


def test_who_may_not_watch_is_not_told_that_it_has_begun_by_being_kept_out() -> None:
    harness = RoomHarness(spectators=Spectators(delay=DELAY, allowed=False)).dealt_from(SECRET)
    harness.join(ADA, BEN).start(ADA, BEN, bots="uniform")

    harness.join(CYD)

    assert harness.room_frame(CYD).phase == "lobby"
    assert harness.table(ADA).seat == 0
    harness.wait(DELAY)
    assert {type(frame) for frame in harness.news(CYD)} == {frames.Room}
