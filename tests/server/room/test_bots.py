"""Bots at the table: what they are given to think about, and when what they want comes to pass."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.server.room.hall import Hall
from tests.server.room.scenes import NAMES, WATCHER, asks, dealt, kind, name_of, reach
from turncoat.core.words import GO_ON, Claim, Seat
from turncoat.games import GAMES
from turncoat.server.protocol import requests
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import desk, facts
from turncoat.server.room.bots import REPLIES, WORDS
from turncoat.server.room.question import stages
from turncoat.server.room.thoughts import Think, Thought

BEAT = 1_200

every_game = pytest.mark.parametrize("game", sorted(GAMES))


def with_bots(game: str, people: int = 2, bots: str = "sensible", **settings: Any) -> Hall:
    """People in the first seats, bots in the others, who think only when they are let."""
    hall = dealt(game, people=people, bots=bots, **settings)
    hall.bots_think = False
    return hall


def let_think(hall: Hall) -> None:
    """The bots make up their minds, this once."""
    hall.bots_think = True
    hall.think()
    hall.bots_think = False


def reach_thinking(hall: Hall, found: Callable[[Hall], bool]) -> list[Think]:
    """Play on until bots have this to think about, and have not begun."""

    def thinking(hall: Hall) -> bool:
        if hall.room.thinks and found(hall):
            return True
        let_think(hall)
        return False

    reach(hall, thinking)
    return hall.room.thinks


def reach_turn(hall: Hall) -> Think:
    """Play on until a bot alone is asked, and has a choice; what it is to think about."""

    def found(hall: Hall) -> bool:
        deciding = [think.seat for think in hall.room.thinks if think.decision]
        return kind(hall) == "turn" and deciding == list(hall.decisions)

    return next(think for think in reach_thinking(hall, found) if think.decision)


# What they are given.


def seen_by(hall: Hall, seat: Seat) -> bytes:
    """What a person in this seat would see of what it is asked, as bytes."""
    match = next((at for at in stages(hall.room) if seat in at.pending), hall.room.game.match)
    return msgspec.json.encode(match.view(seat, restart=False))


@every_game
def test_bots_get_the_view_of_their_own_seat_and_nothing_else(game: str) -> None:
    hall = with_bots(game)
    looked: list[Think] = []

    def look(hall: Hall) -> bool:
        for think in hall.room.thinks:
            assert think.view == seen_by(hall, think.seat)
            assert msgspec.json.decode(think.view, type=GAMES[game].view_type).seat == think.seat
            assert msgspec.json.decode(msgspec.json.encode(think), type=Think) == think
        looked.extend(hall.room.thinks)
        let_think(hall)
        return len(looked) > 150

    hall.play(NAMES[:2], until=look)

    assert len(looked) > 20
    assert all(hall.room.chairs[think.seat].by_bot for think in looked)


@every_game
def test_a_bot_is_asked_what_its_seat_is_asked(game: str) -> None:
    hall = with_bots(game)

    think = reach_turn(hall)

    assert think.decision == hall.room.game.match.shown(think.seat)
    assert (think.room, think.deal, think.number) == ("CODE", 1, hall.room.game.number)
    assert (think.game, think.level) == (game, "sensible")


@every_game
def test_a_blind_bot_is_shown_no_view(game: str) -> None:
    hall = with_bots(game, bots="uniform")

    think = reach_turn(hall)

    assert think.level == "uniform"
    assert think.view == b"null"


@every_game
def test_nobody_is_asked_to_think_about_the_same_question_twice(game: str) -> None:
    hall = with_bots(game)
    reach_turn(hall)
    asked = [think.seat for think in hall.room.thinks]

    hall.wait(10)
    hall.disconnect("Ada")
    hall.connect("Ada")

    assert [think.seat for think in hall.room.thinks] == asked


def test_two_bots_throw_different_dice() -> None:
    hall = with_bots("among_cultists", bots="uniform")

    thinks = reach_thinking(hall, asks("vote"))

    assert len({think.seed for think in thinks}) == 3


# When they answer.


@every_game
@pytest.mark.parametrize(("thought", "opens"), [(0, 1), (0.5, 1), (1.2, 1), (1.21, 2), (40, 34)])
def test_a_bot_answers_on_the_beat_however_long_it_thinks(
    game: str, thought: float, opens: int
) -> None:
    hall = with_bots(game)
    reach_turn(hall)
    noted, opened = len(hall.room.fresh), hall.room.game.opened

    hall.wait(thought)
    let_think(hall)
    hall.wait(BEAT / 1000)

    fresh = hall.room.fresh[noted:]
    closed = next(noted.at for noted in fresh if isinstance(noted.fact, facts.Closed))
    assert closed == opened + opens * BEAT


@every_game
def test_what_leaves_no_choice_is_answered_on_the_beat_without_a_thought(game: str) -> None:
    hall = with_bots(game, people=1)

    def no_choice(hall: Hall) -> bool:
        answered = kind(hall) == "turn" and list(hall.room.game.held) == list(hall.decisions)
        if answered and not hall.room.thinks:
            return True
        let_think(hall)
        return False

    reach(hall, no_choice)
    [decision] = hall.decisions.values()

    assert len(decision.options) == 1
    assert desk.wakes_at(hall.room) == hall.room.game.opened + BEAT


# Thoughts that come too late.


def hears(hall: Hall, think: Think, thought: Thought) -> int:
    """How many facts come of a thought."""
    noted = len(hall.room.fresh)
    desk.hear(hall.room, hall.now, think, thought)
    return len(hall.room.fresh) - noted


def test_a_thought_about_an_older_question_is_dropped() -> None:
    hall = with_bots("shadow_hunters")
    think = reach_turn(hall)
    assert think.decision
    number = hall.room.game.number
    hall.do("Ada", requests.Offer, seat=0, question=number, option=("reveal",))

    assert hears(hall, think, Thought(option=think.decision.options[0])) == 0
    assert hall.room.game.held == {}


def test_a_thought_about_another_deal_is_dropped() -> None:
    hall = with_bots("among_cultists", people=4)
    think = reach_turn(hall)
    assert think.decision
    hall.agree("remake", *NAMES[:4])
    in_the_lobby = hears(hall, think, Thought(option=think.decision.options[0]))
    for name in NAMES[:4]:
        hall.do(name, requests.Ready, nonce="0a")
    hall.room.game.number = think.number

    assert in_the_lobby == 0
    assert hall.room.deals == 2
    assert hears(hall, think, Thought(option=GO_ON, claim=("side", "investigators"))) == 0
    assert hall.room.live.remarks == []


@pytest.mark.parametrize("option", [("no_such_thing",), None])
def test_a_thought_that_is_no_answer_is_dropped(option: Any) -> None:
    hall = with_bots("shadow_hunters")
    think = reach_turn(hall)

    assert hears(hall, think, Thought(option=option)) == 0


def test_a_thought_for_somebody_who_has_returned_is_dropped() -> None:
    hall = reach(dealt("among_cultists"), asks("vote"))
    hall.bots_think = False
    hall.do("Ada", requests.Leave)
    [think] = hall.room.thinks
    hall.do("Ada", requests.Return, seat=0)

    assert hears(hall, think, Thought(option=("abstain",))) == 0
    assert hall.room.game.held == {}


# Sitting in.


def heard(think: Think) -> list[tuple[Seat, Claim]]:
    """The claims that a bot knows of."""
    view = msgspec.json.decode(think.view, type=GAMES[think.game].view_type)
    return [(said.seat, said.claim) for said in view.heard]


@every_game
def test_a_bot_that_sits_in_knows_what_the_seat_has_claimed(game: str) -> None:
    hall = reach(dealt(game), lambda hall: kind(hall) == "turn")
    hall.bots_think = False
    [seat] = hall.decisions
    name = name_of(hall, seat)
    claim: Claim = ("suspect", (seat + 1) % 4)
    hall.do(name, requests.Say, seat=seat, claim=claim)

    hall.do(name, requests.Leave)
    [think] = hall.room.thinks

    assert (seat, claim) in heard(think)
    assert think.view == seen_by(hall, seat)
    assert think.level == "sensible"


def test_whoever_sits_in_for_a_person_plays_as_well_as_a_bot_can() -> None:
    hall = dealt("among_cultists", people=4, bots="uniform")
    hall.bots_think = False
    hall.do("Ada", requests.Leave)
    for seat in range(1, 4):
        hall.answer(NAMES[seat], GO_ON)
    hall.wait(2 * BEAT / 1000)

    thinks = reach_thinking(hall, asks("vote"))

    assert {think.seat: think.level for think in thinks} == {0: "sensible", 4: "uniform"}


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
    seats = [fact.seat for fact in hall.facts(facts.Said)]
    return [seat for seat in seats if hall.room.chairs[seat].by_bot]


def wants_to_say(hall: Hall, claim: Claim) -> None:
    """All who are asked to reply want to say this."""
    thinks, hall.room.thinks = hall.room.thinks, []
    for think in thinks:
        desk.hear(hall.room, hall.now, think, Thought(claim=claim))


def claim_once(hall: Hall) -> list[Think]:
    """Ada says something; what bots are given to think about."""
    hall.room.thinks = []
    hall.do("Ada", requests.Say, seat=0, claim=("side", "investigators"))
    return hall.room.thinks


def test_only_a_few_bots_reply_to_one_remark() -> None:
    hall = a_discussion()

    thinks = claim_once(hall)

    assert len(thinks) == REPLIES
    assert all(think.talks and think.decision is None for think in thinks)
    assert all((0, ("side", "investigators")) in heard(think) for think in thinks)


def test_a_reply_comes_on_the_beat() -> None:
    hall = a_discussion()
    opened, spoken = hall.room.game.opened, len(said_by_bots(hall))
    hall.wait(1)
    claim_once(hall)
    wants_to_say(hall, ("trust", 0))

    due = desk.wakes_at(hall.room)
    before = len(said_by_bots(hall))
    hall.wait(BEAT / 1000)

    assert due == opened + 2 * BEAT
    assert before == spoken
    assert len(said_by_bots(hall)) == spoken + REPLIES


def test_a_bot_speaks_only_so_often_in_one_discussion() -> None:
    hall = a_discussion()
    before = len(said_by_bots(hall))

    for _ in range(6):
        claim_once(hall)
        wants_to_say(hall, ("trust", 0))
        hall.wait(3)

    spoken = said_by_bots(hall)[before:]
    assert len(spoken) > 2
    assert max(said_by_bots(hall).count(seat) for seat in (2, 3, 4)) <= WORDS


def test_a_bot_speaks_only_so_often_however_quickly_people_talk() -> None:
    hall = a_discussion()

    for _ in range(6):
        claim_once(hall)
        wants_to_say(hall, ("trust", 0))
    hall.wait(2 * BEAT / 1000)

    assert max(said_by_bots(hall).count(seat) for seat in (2, 3, 4)) <= WORDS


def test_bots_do_not_reply_where_they_do_not_talk() -> None:
    hall = with_bots("among_cultists")
    reach_thinking(hall, asks("vote"))

    assert claim_once(hall) == []


def test_what_a_bot_may_not_say_is_not_said() -> None:
    hall = a_discussion()
    claim_once(hall)
    noted = len(hall.facts(facts.Said))

    wants_to_say(hall, ("no_such_claim",))
    hall.wait(2 * BEAT / 1000)

    assert len(hall.facts(facts.Said)) == noted


def test_what_a_bot_wants_to_say_it_says_before_it_goes_on() -> None:
    hall = with_bots("among_cultists")
    thinks = reach_thinking(hall, asks("discussion"))
    hall.answer("Ada", GO_ON)
    hall.answer("Ben", GO_ON)
    opened = hall.room.game.opened
    hall.room.thinks = []

    for think in thinks:
        desk.hear(hall.room, hall.now, think, Thought(claim=("trust", 0), option=GO_ON))
    hall.wait(BEAT / 1000)

    assert hall.room.game.opened == opened + BEAT
    assert said_by_bots(hall)[-3:] == [think.seat for think in thinks]


# Offers.


def test_an_offer_that_a_bot_wants_is_taken_on_the_beat() -> None:
    hall = with_bots("shadow_hunters")
    think = reach_thinking(hall, lambda hall: bool(hall.room.thinks[0].offers))[0]
    opened, number = hall.room.game.opened, hall.room.game.number
    hall.wait(0.3)

    desk.hear(hall.room, hall.now, think, Thought(offer=think.offers[0]))
    due, before = desk.wakes_at(hall.room), hall.facts(facts.Interrupted)
    hall.wait(0.9)

    assert due == opened + BEAT
    assert before == []
    assert hall.facts(facts.Interrupted) == [facts.Interrupted(think.seat, think.offers[0])]
    assert hall.room.game.number == number + 1


def test_an_offer_that_is_none_any_more_is_not_taken() -> None:
    hall = with_bots("shadow_hunters")
    think = reach_thinking(hall, lambda hall: bool(hall.room.thinks[0].offers))[0]

    desk.hear(hall.room, hall.now, think, Thought(offer=("no_such_offer",)))
    hall.wait(2 * BEAT / 1000)

    assert hall.facts(facts.Interrupted) == []


def test_blind_bots_look_at_their_offers_only_now_and_then() -> None:
    hall = with_bots("shadow_hunters", bots="uniform")
    looks: list[tuple[int, Seat]] = []

    def look(hall: Hall) -> bool:
        looks.extend((think.number, think.seat) for think in hall.room.thinks if think.offers)
        let_think(hall)
        return False

    hall.play(NAMES[:2], until=look)

    assert len({seat for _, seat in looks}) > 1
    assert len({number for number, _ in looks}) == len(looks) < hall.room.game.number / 4


# Whole games.


@every_game
@pytest.mark.parametrize("bots", ["sensible", "uniform"])
def test_a_game_of_bots_alone_comes_to_its_end(game: str, bots: str) -> None:
    hall = dealt(game, people=1, bots=bots, clocks=Clocks(beat_ms=300))
    hall.do("Ada", requests.Leave)
    hall.disconnect("Ada")

    hall.play([], most=20_000)

    assert hall.room.phase == "ended"
    assert hall.looks(WATCHER).result is not None
    assert hall.facts(facts.Noticed) == []
