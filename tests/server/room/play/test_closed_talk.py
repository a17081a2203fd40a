"""Where talk is closed: without connection, and between the dead and the living."""

from tests.server.room.hall import ADA, BEN, CYD, DAN, Hall, texts_in
from turncoat.core.terms import Event
from turncoat.server.protocol import commands

SECRET = "5e" * 32


def hall_of(game: str = "shadow_hunters") -> Hall:
    """Ada and Ben play with two bots, Cyd watches."""
    return Hall(game, 4).dealt_from(SECRET).start(ADA, BEN, bots="uniform").join(CYD)


def four_people(*dead_ones: int) -> Hall:
    """Nobody but people, some of whom are dead."""
    return dead(Hall(players=4).dealt_from(SECRET).start(ADA, BEN, CYD, DAN), *dead_ones)


def claimed(hall: Hall, name: str) -> list[Event]:
    """What was claimed, as somebody was told it."""
    return [event for event in hall.story(name) if event[0] in ("claims", "claims_apart")]


def dead(hall: Hall, *seats: int) -> Hall:
    """These are dead."""
    for seat in seats:
        hall.room.game.match.table.players[seat].alive = False
    return hall


def test_without_connection_nobody_talks() -> None:
    hall = hall_of("among_cultists")
    hall.room.game.match.table.effect = "no_connection"

    claim = ("side", "investigators")
    assert hall.refusal(ADA, commands.Say, seat=0, claim=claim) == "talk_closed"
    assert hall.refusal(ADA, commands.Write, text="Hello?", seat=0) == "talk_closed"
    assert not hall.table(ADA).may_talk


def test_with_connection_everybody_may_talk() -> None:
    hall = hall_of("among_cultists")

    assert hall.table(ADA).may_talk
    assert hall.table(BEN).may_talk
    assert not hall.table(CYD).may_talk


def test_the_dead_write_only_to_the_dead() -> None:
    hall = four_people(0, 1)

    hall.do(ADA, commands.Write, text="It was Cyd.", seat=0)

    assert hall.texts(BEN) == hall.texts(ADA) == [(0, "It was Cyd.")]
    assert hall.texts(CYD) == hall.texts(DAN) == []


def test_a_text_tells_whether_everybody_can_read_it() -> None:
    hall = four_people(0, 1)

    hall.do(ADA, commands.Write, text="It was Cyd.", seat=0)
    hall.do(CYD, commands.Write, text="Who was it?", seat=2)

    read = {text.text: text.to_all for text in texts_in(hall.news(BEN))}
    assert read == {"It was Cyd.": False, "Who was it?": True}


def test_the_dead_claim_something_only_to_the_dead() -> None:
    hall = four_people(0, 1)

    hall.do(ADA, commands.Say, seat=0, claim=("suspect", 2))

    assert claimed(hall, BEN) == [("claims_apart", 0, 0, "suspect", 2)]
    assert claimed(hall, CYD) == claimed(hall, DAN) == []


def test_those_who_watch_do_not_hear_the_dead() -> None:
    hall = dead(hall_of(), 0)

    hall.do(ADA, commands.Write, text="I see it all now.", seat=0)

    assert hall.texts(CYD) == []


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
    hall = four_people(0, 1)
    hall.do(ADA, commands.Write, text="It was Cyd.", seat=0)

    dead(hall, 3)
    hall.do(ADA, commands.Write, text="Welcome.", seat=0)

    assert hall.texts(DAN) == [(0, "Welcome.")]


def test_after_the_end_all_read_what_the_dead_wrote() -> None:
    hall = dead(hall_of(), 0)
    hall.do(ADA, commands.Write, text="It was Ben.", seat=0)
    hall.room.game.match.table.players[0].alive = True

    hall.play([ADA, BEN])

    assert hall.texts(BEN) == hall.texts(CYD) == [(0, "It was Ben.")]
