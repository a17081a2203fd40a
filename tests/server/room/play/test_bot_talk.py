"""What bots say and do out of turn: replies where they talk, and standing offers."""

from typing import Any

from tests.server.room.bot_workers import BEAT, heard, let_think, reach_thinking, want, with_bots
from tests.server.room.hall import Hall
from tests.server.room.scenes import NAMES, asks
from turncoat.bots.driver import CLAIMS_PER_QUESTION, REPLIES_PER_CLAIM
from turncoat.core.terms import GO_ON, Claim, Seat
from turncoat.server.protocol import commands
from turncoat.server.room import changes, inbox
from turncoat.server.room.play.bot_jobs import BotQuestion, BotResult

# Talk.


def a_discussion(**settings: Any) -> Hall:
    """Two people and three bots talk; the bots have said what they wanted to say first."""
    hall = with_bots("among_cultists", **settings)
    reach_thinking(hall, asks("discussion"))
    let_think(hall)
    hall.wait(BEAT / 1000)
    return hall


def said_by_bots(hall: Hall) -> list[Seat]:
    """Which bots have spoken since the discussion began."""
    seats = [change.seat for change in hall.changes(changes.Said)]
    return [seat for seat in seats if hall.room.chairs[seat].by_bot]


def wants_to_say(hall: Hall, claim: Claim) -> None:
    """All who are asked to reply want to say this."""
    want(hall, lambda think: BotResult(claim=claim))


def claim_once(hall: Hall) -> list[BotQuestion]:
    """Ada says something; what bots are given to think about."""
    hall.room.jobs = []
    hall.do("Ada", commands.Say, seat=0, claim=("side", "investigators"))
    return hall.questions


def test_only_a_few_bots_reply_to_one_remark() -> None:
    hall = a_discussion()

    questions = claim_once(hall)

    assert len(questions) == REPLIES_PER_CLAIM
    assert all(think.talks and think.decision is None for think in questions)
    assert all((0, ("side", "investigators")) in heard(think) for think in questions)


def test_a_reply_comes_on_the_beat() -> None:
    hall = a_discussion()
    opened, spoken = hall.room.game.opened, len(said_by_bots(hall))
    hall.wait(1)
    claim_once(hall)
    wants_to_say(hall, ("trust", 0))

    due = inbox.wakes_at(hall.room)
    before = len(said_by_bots(hall))
    hall.wait(2 * BEAT / 1000)

    # One beat has begun 0.2 seconds later, which is too soon to have thought about it.
    assert due == opened + 3 * BEAT
    assert before == spoken
    assert len(said_by_bots(hall)) == spoken + REPLIES_PER_CLAIM


def test_a_bot_speaks_only_so_often_in_one_discussion() -> None:
    hall = a_discussion()
    before = len(said_by_bots(hall))

    for _ in range(6):
        claim_once(hall)
        wants_to_say(hall, ("trust", 0))
        hall.wait(3)

    spoken = said_by_bots(hall)[before:]
    assert len(spoken) > 2
    assert max(said_by_bots(hall).count(seat) for seat in (2, 3, 4)) <= CLAIMS_PER_QUESTION


def test_a_bot_speaks_only_so_often_however_quickly_people_talk() -> None:
    hall = a_discussion()
    hall.wait(0.1)

    for _ in range(6):
        claim_once(hall)
        wants_to_say(hall, ("trust", 0))
    hall.wait(2 * BEAT / 1000)

    assert max(said_by_bots(hall).count(seat) for seat in (2, 3, 4)) <= CLAIMS_PER_QUESTION


def test_bots_do_not_reply_where_they_do_not_talk() -> None:
    hall = with_bots("among_cultists")
    reach_thinking(hall, asks("vote"))

    assert claim_once(hall) == []


def test_what_a_bot_wanted_to_say_for_somebody_who_returns_is_not_said() -> None:
    hall = a_discussion()
    hall.do("Ben", commands.Leave)
    hall.wait(BEAT / 1000 + 0.1)
    questions = claim_once(hall)
    entry = len(hall.changes(changes.Said))

    wants_to_say(hall, ("trust", 0))
    hall.do("Ben", commands.Return, seat=1)
    hall.wait(2 * BEAT / 1000)

    assert questions[0].seat == 1
    assert [change.seat for change in hall.changes(changes.Said)[entry:]] == [questions[1].seat]


def test_what_a_bot_may_not_say_is_not_said() -> None:
    hall = a_discussion()
    claim_once(hall)
    entry = len(hall.changes(changes.Said))

    wants_to_say(hall, ("no_such_claim",))
    hall.wait(2 * BEAT / 1000)

    assert len(hall.changes(changes.Said)) == entry


def test_what_a_bot_wants_to_say_it_says_before_it_goes_on() -> None:
    hall = with_bots("among_cultists")
    questions = reach_thinking(hall, asks("discussion"))
    hall.answer("Ada", GO_ON)
    hall.answer("Ben", GO_ON)
    opened = hall.room.game.opened

    want(hall, lambda think: BotResult(claim=("trust", 0), option=GO_ON))
    hall.wait(BEAT / 1000)

    assert hall.room.game.opened == opened + BEAT
    assert said_by_bots(hall)[-3:] == [think.seat for think in questions]


# Offers.


def test_an_offer_that_a_bot_wants_is_taken_on_the_beat() -> None:
    hall = with_bots("shadow_hunters")
    think = reach_thinking(hall, lambda hall: bool(hall.questions[0].offers))[0]
    opened, number = hall.room.game.opened, hall.room.game.number
    hall.wait(0.3)

    want(hall, lambda one: BotResult(offer=one.offers[0] if one is think else None))
    due, before = inbox.wakes_at(hall.room), hall.changes(changes.Interrupted)
    hall.wait(0.9)

    assert due == opened + BEAT
    assert before == []
    assert hall.changes(changes.Interrupted) == [changes.Interrupted(think.seat, think.offers[0])]
    assert hall.room.game.number == number + 1


def test_an_offer_that_is_none_any_more_is_not_taken() -> None:
    hall = with_bots("shadow_hunters")
    reach_thinking(hall, lambda hall: bool(hall.questions[0].offers))

    want(hall, lambda think: BotResult(offer=("no_such_offer",)))
    hall.wait(2 * BEAT / 1000)

    assert hall.changes(changes.Interrupted) == []


def test_blind_bots_look_at_their_offers_only_now_and_then() -> None:
    hall = with_bots("shadow_hunters", bots="uniform")
    looks: list[tuple[int, Seat]] = []

    def look(hall: Hall) -> bool:
        number = hall.room.game.number
        looks.extend((number, think.seat) for think in hall.questions if think.offers)
        let_think(hall)
        return False

    hall.play(NAMES[:2], until=look)

    assert len({seat for _, seat in looks}) > 1
    assert len({number for number, _ in looks}) == len(looks) < hall.room.game.number / 4
