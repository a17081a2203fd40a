"""What bots do without being asked: they reply to claims, and take standing offers."""

from typing import Any

from tests.server.room.bot_workers import (
    INTERVAL,
    finish_jobs_with,
    heard,
    let_think,
    reach_thinking,
    with_bots,
)
from tests.server.room.room_harness import RoomHarness
from tests.server.room.scenes import NAMES, asks
from turncoat.bots.driver import CLAIMS_PER_QUESTION, REPLIES_PER_CLAIM
from turncoat.core.terms import GO_ON, Claim, Seat
from turncoat.server.protocol import commands
from turncoat.server.room import changes, inbox
from turncoat.server.room.play.bot_jobs import BotQuestion, BotResult

# Talk.


def a_discussion(**settings: Any) -> RoomHarness:
    """A discussion of two people and three bots, after the first claims of the bots."""
    harness = with_bots("among_cultists", **settings)
    reach_thinking(harness, asks("discussion"))
    let_think(harness)
    harness.wait(INTERVAL / 1000)
    return harness


def said_by_bots(harness: RoomHarness) -> list[Seat]:
    """The seats of all claims by bots so far, in order."""
    seats = [change.seat for change in harness.changes(changes.Said)]
    return [seat for seat in seats if harness.room.chairs[seat].by_bot]


def wants_to_say(harness: RoomHarness, claim: Claim) -> None:
    """Let all bots that are asked to reply want to make this claim."""
    finish_jobs_with(harness, lambda think: BotResult(claim=claim))


def claim_once(harness: RoomHarness) -> list[BotQuestion]:
    """Ada makes a claim; return the questions to bots that follow from it."""
    harness.room.jobs = []
    harness.do("Ada", commands.Say, seat=0, claim=("side", "investigators"))
    return harness.questions


def test_only_a_few_bots_reply_to_one_remark() -> None:
    harness = a_discussion()

    questions = claim_once(harness)

    assert len(questions) == REPLIES_PER_CLAIM
    assert all(think.talks and think.decision is None for think in questions)
    assert all((0, ("side", "investigators")) in heard(think) for think in questions)


def test_a_reply_comes_at_the_interval() -> None:
    harness = a_discussion()
    opened, spoken = harness.room.game.opened, len(said_by_bots(harness))
    harness.wait(1)
    claim_once(harness)
    wants_to_say(harness, ("trust", 0))

    due = inbox.wakes_at(harness.room)
    before = len(said_by_bots(harness))
    harness.wait(2 * INTERVAL / 1000)

    # An interval ended 0.2 seconds after the claim, too soon for a reply; so it comes one later.
    assert due == opened + 3 * INTERVAL
    assert before == spoken
    assert len(said_by_bots(harness)) == spoken + REPLIES_PER_CLAIM


def test_a_bot_speaks_only_so_often_in_one_discussion() -> None:
    harness = a_discussion()
    before = len(said_by_bots(harness))

    for _ in range(6):
        claim_once(harness)
        wants_to_say(harness, ("trust", 0))
        harness.wait(3)

    spoken = said_by_bots(harness)[before:]
    assert len(spoken) > 2
    assert max(said_by_bots(harness).count(seat) for seat in (2, 3, 4)) <= CLAIMS_PER_QUESTION


def test_a_bot_speaks_only_so_often_however_quickly_people_talk() -> None:
    harness = a_discussion()
    harness.wait(0.1)

    for _ in range(6):
        claim_once(harness)
        wants_to_say(harness, ("trust", 0))
    harness.wait(2 * INTERVAL / 1000)

    assert max(said_by_bots(harness).count(seat) for seat in (2, 3, 4)) <= CLAIMS_PER_QUESTION


def test_bots_do_not_reply_where_they_do_not_talk() -> None:
    harness = with_bots("among_cultists")
    reach_thinking(harness, asks("vote"))

    assert claim_once(harness) == []


def test_what_a_bot_wanted_to_say_for_somebody_who_returns_is_not_said() -> None:
    harness = a_discussion()
    harness.do("Ben", commands.Leave)
    harness.wait(INTERVAL / 1000 + 0.1)
    questions = claim_once(harness)
    entry = len(harness.changes(changes.Said))

    wants_to_say(harness, ("trust", 0))
    harness.do("Ben", commands.Return, seat=1)
    harness.wait(2 * INTERVAL / 1000)

    assert questions[0].seat == 1
    assert [change.seat for change in harness.changes(changes.Said)[entry:]] == [questions[1].seat]


def test_what_a_bot_may_not_say_is_not_said() -> None:
    harness = a_discussion()
    claim_once(harness)
    entry = len(harness.changes(changes.Said))

    wants_to_say(harness, ("no_such_claim",))
    harness.wait(2 * INTERVAL / 1000)

    assert len(harness.changes(changes.Said)) == entry


def test_what_a_bot_wants_to_say_it_says_before_it_goes_on() -> None:
    harness = with_bots("among_cultists")
    questions = reach_thinking(harness, asks("discussion"))
    harness.answer("Ada", GO_ON)
    harness.answer("Ben", GO_ON)
    opened = harness.room.game.opened

    finish_jobs_with(harness, lambda think: BotResult(claim=("trust", 0), option=GO_ON))
    harness.wait(INTERVAL / 1000)

    assert harness.room.game.opened == opened + INTERVAL
    assert said_by_bots(harness)[-3:] == [think.seat for think in questions]


# Offers.


def test_an_offer_that_a_bot_wants_is_taken_at_the_interval() -> None:
    harness = with_bots("shadow_hunters")
    think = reach_thinking(harness, lambda harness: bool(harness.questions[0].offers))[0]
    opened, number = harness.room.game.opened, harness.room.game.number
    harness.wait(0.3)

    finish_jobs_with(harness, lambda one: BotResult(offer=one.offers[0] if one is think else None))
    due, before = inbox.wakes_at(harness.room), harness.changes(changes.Interrupted)
    harness.wait(0.9)

    assert due == opened + INTERVAL
    assert before == []
    assert harness.changes(changes.Interrupted) == [
        changes.Interrupted(think.seat, think.offers[0])
    ]
    assert harness.room.game.number == number + 1


def test_an_offer_that_is_none_any_more_is_not_taken() -> None:
    harness = with_bots("shadow_hunters")
    reach_thinking(harness, lambda harness: bool(harness.questions[0].offers))

    finish_jobs_with(harness, lambda think: BotResult(offer=("no_such_offer",)))
    harness.wait(2 * INTERVAL / 1000)

    assert harness.changes(changes.Interrupted) == []


def test_blind_bots_look_at_their_offers_only_now_and_then() -> None:
    harness = with_bots("shadow_hunters", bots="uniform")
    looks: list[tuple[int, Seat]] = []

    def look(harness: RoomHarness) -> bool:
        number = harness.room.game.number
        looks.extend((number, think.seat) for think in harness.questions if think.offers)
        let_think(harness)
        return False

    harness.play(NAMES[:2], until=look)

    assert len({seat for _, seat in looks}) > 1
    assert len({number for number, _ in looks}) == len(looks) < harness.room.game.number / 4
