"""Where talk is closed: under the event No Connection, and between the dead and the living."""

from tests.server.room.room_harness import ADA, BEN, CYD, DAN, RoomHarness, texts_in
from turncoat.core.terms import Event
from turncoat.server.protocol import commands

SECRET = "5e" * 32


def harness_of(game: str = "shadow_hunters") -> RoomHarness:
    """Ada and Ben play with two bots, Cyd watches."""
    return RoomHarness(game, 4).dealt_from(SECRET).start(ADA, BEN, bots="uniform").join(CYD)


def four_people(*dead_ones: int) -> RoomHarness:
    """Four people play without bots; some of them are dead."""
    return dead(RoomHarness(players=4).dealt_from(SECRET).start(ADA, BEN, CYD, DAN), *dead_ones)


def claimed(harness: RoomHarness, name: str) -> list[Event]:
    """The events about claims that somebody was told."""
    return [event for event in harness.story(name) if event[0] in ("claims", "claims_apart")]


def dead(harness: RoomHarness, *seats: int) -> RoomHarness:
    """Mark the players in these seats as dead."""
    for seat in seats:
        harness.room.game.match.table.players[seat].alive = False
    return harness


def test_without_connection_nobody_talks() -> None:
    harness = harness_of("among_cultists")
    harness.room.game.match.table.effect = "no_connection"

    claim = ("side", "investigators")
    assert harness.refusal(ADA, commands.Say, seat=0, claim=claim) == "talk_closed"
    assert harness.refusal(ADA, commands.Write, text="Hello?", seat=0) == "talk_closed"
    assert not harness.table(ADA).may_talk


def test_with_connection_everybody_may_talk() -> None:
    harness = harness_of("among_cultists")

    assert harness.table(ADA).may_talk
    assert harness.table(BEN).may_talk
    assert not harness.table(CYD).may_talk


def test_the_dead_write_only_to_the_dead() -> None:
    harness = four_people(0, 1)

    harness.do(ADA, commands.Write, text="It was Cyd.", seat=0)

    assert harness.texts(BEN) == harness.texts(ADA) == [(0, "It was Cyd.")]
    assert harness.texts(CYD) == harness.texts(DAN) == []


def test_a_text_tells_whether_everybody_can_read_it() -> None:
    harness = four_people(0, 1)

    harness.do(ADA, commands.Write, text="It was Cyd.", seat=0)
    harness.do(CYD, commands.Write, text="Who was it?", seat=2)

    read = {text.text: text.to_all for text in texts_in(harness.news(BEN))}
    assert read == {"It was Cyd.": False, "Who was it?": True}


def test_the_dead_claim_something_only_to_the_dead() -> None:
    harness = four_people(0, 1)

    harness.do(ADA, commands.Say, seat=0, claim=("suspect", 2))

    assert claimed(harness, BEN) == [("claims_apart", 0, 0, "suspect", 2)]
    assert claimed(harness, CYD) == claimed(harness, DAN) == []


def test_those_who_watch_do_not_hear_the_dead() -> None:
    harness = dead(harness_of(), 0)

    harness.do(ADA, commands.Write, text="I see it all now.", seat=0)

    assert harness.texts(CYD) == []


def test_whether_the_dead_talk_the_living_can_not_tell() -> None:
    silent = four_people(0, 1)
    loud = four_people(0, 1)

    loud.do(ADA, commands.Write, text="It was Cyd.", seat=0)
    loud.do(BEN, commands.Say, seat=1, claim=("suspect", 2))
    loud.do(BEN, commands.Write, text="I know.", seat=1)

    assert loud.raw(DAN) == silent.raw(DAN)

    silent.do(CYD, commands.Write, text="A quiet night.", seat=2)
    loud.do(CYD, commands.Write, text="A quiet night.", seat=2)

    assert loud.raw(DAN) == silent.raw(DAN)
    assert loud.raw(BEN) != silent.raw(BEN)


def test_whoever_dies_later_has_not_heard_the_dead_before() -> None:
    harness = four_people(0, 1)
    harness.do(ADA, commands.Write, text="It was Cyd.", seat=0)

    dead(harness, 3)
    harness.do(ADA, commands.Write, text="Welcome.", seat=0)

    assert harness.texts(DAN) == [(0, "Welcome.")]


def test_after_the_end_all_read_what_the_dead_wrote() -> None:
    harness = dead(harness_of(), 0)
    harness.do(ADA, commands.Write, text="It was Ben.", seat=0)
    harness.room.game.match.table.players[0].alive = True

    harness.play([ADA, BEN])

    assert harness.texts(BEN) == harness.texts(CYD) == [(0, "It was Ben.")]
