"""Undo: the last answer disappears as if it had never been given."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from tests.core.playing import Snapshot, bare_snapshot, random_move, replayed, restart, snapshot
from tests.core.toy import (
    ABSTAIN,
    ACCEPT,
    CLIMB,
    DECLINE,
    DRAW,
    GAMES,
    GIVE,
    GO_DOWN,
    HIGH,
    JUMP,
    KEEP,
    LEAVE,
    LOW,
    ROLL,
    RULES,
    Toy,
    ToyMatch,
    deal,
    scene,
)
from turncoat.core.errors import IllegalAnswer
from turncoat.core.match import AnyMatch, Match
from turncoat.core.record import load, save
from turncoat.core.terms import ANSWER, SAY, Claim, LogEntry, Option

RED: Final[Claim] = ("side", "red")
BLUE: Final[Claim] = ("side", "blue")
CLAIMS: Final[list[Claim]] = [RED, BLUE, ("trust", 0)]
PEEP_1: Final[Option] = ("peep", 1)
VOTE_1: Final[Option] = ("vote", 1)
ROPE: Final[Option] = ("discard", "rope")


class WithoutUndo(Toy):
    """The toy game without undo."""

    allows_undo = False


def everything(match: AnyMatch) -> tuple[Snapshot, tuple[bytes, list[LogEntry]], bytes]:
    return snapshot(match), restart(match), save(match)


def who_may(match: AnyMatch) -> list[int]:
    return [seat for seat in range(match.table.seats) if match.can_undo(seat)]


def refusal(match: AnyMatch, seat: int) -> str:
    """The reason why an undo is refused; checks that nothing has changed."""
    before = everything(match)
    with pytest.raises(IllegalAnswer) as caught:
        match.undo(seat)
    assert everything(match) == before
    return caught.value.reason


def climbing(*done: Option) -> ToyMatch:
    """Seat 0 climbs and gives these answers, each of which ends at a restart point."""
    match = scene("climb")
    for option in done:
        match.answer(0, option)
    return match


def giving() -> ToyMatch:
    """Seat 0 interrupts its turn to give itself a card: two questions in one script."""
    match = scene("day")
    match.interrupt(0, GIVE)
    match.answer(0, ("to", 0))
    return match


# What is undone.


def test_an_answer_is_taken_back_within_a_script() -> None:
    match = scene("day")
    match.interrupt(0, GIVE)
    before = everything(match)
    match.answer(0, ("to", 0))

    match.undo(0)

    assert everything(match) == before
    assert match.pending[0].topic == ("give",)


def test_an_answer_is_taken_back_over_a_restart_point() -> None:
    match = climbing()
    before = everything(match)
    match.answer(0, CLIMB)
    assert match.since == []

    match.undo(0)

    assert everything(match) == before
    assert match.table.height == 0


def test_an_answer_is_taken_back_after_its_phase_is_over() -> None:
    match = scene("day", "rope")
    match.answer(0, DRAW)
    before = everything(match)
    match.answer(0, KEEP)
    assert match.table.phase == "vote"

    match.undo(0)

    assert everything(match) == before


def test_the_last_answer_of_an_interrupt_is_taken_back() -> None:
    match = giving()
    before = everything(match)
    match.answer(0, ACCEPT)
    assert match.pending[0].topic == ("day",)

    match.undo(0)

    assert everything(match) == before


def test_answers_are_taken_back_one_after_the_other() -> None:
    match = climbing()
    kept = []
    for option in (CLIMB, CLIMB, CLIMB, JUMP):
        kept.append(everything(match))
        match.answer(0, option)

    for before in reversed(kept):
        match.undo(0)
        assert everything(match) == before

    assert who_may(match) == []


def test_answers_of_several_seats_are_taken_back_by_whoever_gave_them() -> None:
    match = scene("day")
    match.interrupt(0, GIVE)
    match.answer(0, ("to", 1))
    match.answer(1, DECLINE)

    assert who_may(match) == [1]
    match.undo(1)
    assert who_may(match) == [0]
    match.undo(0)
    assert who_may(match) == []


def test_another_answer_may_follow() -> None:
    match = climbing(CLIMB, JUMP)

    match.undo(0)
    match.answer(0, CLIMB)

    assert everything(match) == everything(climbing(CLIMB, CLIMB))


def test_what_has_fallen_stays() -> None:
    match = deal()
    match.answer(0, DRAW)
    match.answer(0, KEEP)

    match.undo(0)

    assert match.log == [(ANSWER, 0, DRAW)]
    assert refusal(match, 0) == "cannot_undo"


def test_taking_back_says_how_much_of_the_story_is_left() -> None:
    match = climbing(CLIMB)
    told = match.events(0)
    match.answer(0, CLIMB)
    match.say(1, RED)

    assert match.undo(0) == len(told)
    assert match.events(0)[: len(told)] == told


def test_an_unwatched_match_takes_back_as_well() -> None:
    match, untouched = climbing(CLIMB), climbing(CLIMB)
    match.answer(0, JUMP)

    match.undo(0)

    assert bare_snapshot(match) == bare_snapshot(untouched)


# Secret answers that wait for others.


def test_secret_answers_under_an_interrupt_still_wait() -> None:
    match = scene("vote")
    match.answer(1, ABSTAIN)
    match.interrupt(2, GIVE)
    before = everything(match)
    match.answer(2, ("to", 1))

    match.undo(2)

    assert everything(match) == before
    assert match.waiting() == [(0, 1, ABSTAIN)]


def test_a_secret_answer_that_the_interrupt_took_away_waits_again() -> None:
    match = scene("night")
    match.answer(0, ("light",))
    match.interrupt(0, GIVE)
    match.answer(0, ("to", 2))
    before = everything(match)
    match.answer(2, ACCEPT)
    assert match.waiting() == []

    match.undo(2)

    assert everything(match) == before


def test_secret_answers_to_a_question_that_was_never_asked_are_gone() -> None:
    match = climbing(CLIMB)
    before = everything(match)
    match.answer(0, JUMP)
    match.answer(1, ABSTAIN)
    match.answer(0, VOTE_1)

    match.undo(0)

    assert everything(match) == before
    assert match.waiting() == []


# Claims.


def test_what_was_said_since_is_kept_in_its_order() -> None:
    match = climbing(CLIMB)
    match.say(0, RED)
    match.answer(0, CLIMB)
    match.say(2, RED)
    match.say(0, BLUE)

    match.undo(0)

    assert match.log == [(ANSWER, 0, CLIMB), (SAY, 0, RED), (SAY, 2, RED), (SAY, 0, BLUE)]
    assert [(said.seat, said.contradicts) for said in match.said] == [(0, -1), (2, -1), (0, 0)]
    assert match.events(1)[-2:] == [("claims", 2, 0, *RED), ("claims", 0, 1, *BLUE)]


def test_claims_are_kept_when_several_answers_are_taken_back() -> None:
    match, spoken = climbing(), climbing()
    for option in (CLIMB, CLIMB, JUMP):
        match.answer(0, option)
        match.say(1, CLAIMS[len(match.said)])
    for claim in CLAIMS:
        spoken.say(1, claim)

    for _ in range(3):
        match.undo(0)

    assert everything(match) == everything(spoken)


def test_a_claim_does_not_keep_an_answer_from_being_taken_back() -> None:
    match = climbing(CLIMB)

    match.say(1, RED)

    assert who_may(match) == [0]


def test_a_claim_that_could_not_have_been_made_goes_with_the_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        Toy, "is_claim", lambda self, table, claim: table.height > 0 or claim == RED
    )
    match = climbing(CLIMB)
    match.say(0, BLUE)
    match.say(1, RED)

    match.undo(0)

    assert match.log == [(SAY, 1, RED)]


# What is refused.


def simultaneous() -> ToyMatch:
    match = climbing(JUMP)
    for seat in range(3):
        match.answer(seat, ABSTAIN)
    return match


def secret_on_top() -> ToyMatch:
    match = climbing(CLIMB)
    match.interrupt(0, ("duel", 1))
    match.answer(0, HIGH)
    return match


def after_an_offer() -> ToyMatch:
    match = climbing(CLIMB)
    match.interrupt(1, GO_DOWN)
    return match


def after_a_die() -> ToyMatch:
    match = scene("day")
    match.answer(0, ROLL)
    return match


def after_a_draw() -> ToyMatch:
    match = scene("day")
    match.answer(0, DRAW)
    return match


def after_a_look() -> ToyMatch:
    return climbing(CLIMB, PEEP_1)


def after_many_looks() -> ToyMatch:
    return climbing(PEEP_1, CLIMB, PEEP_1)


def of_other_rules() -> AnyMatch:
    match: AnyMatch = Match.resume(WithoutUndo(), RULES.copy(climbing().table), [])
    match.options = climbing().options
    match.answer(0, CLIMB)
    return match


def over() -> ToyMatch:
    match = scene("vote")
    match.interrupt(1, LEAVE)
    match.interrupt(2, LEAVE)
    match.answer(0, ABSTAIN)
    match.answer(1, ABSTAIN)
    match.answer(2, ABSTAIN)
    return match


@pytest.mark.parametrize(
    "position",
    [
        climbing,
        simultaneous,
        secret_on_top,
        after_an_offer,
        after_a_die,
        after_a_draw,
        after_a_look,
        after_many_looks,
        of_other_rules,
        over,
    ],
)
def test_nobody_takes_back(position: Callable[[], AnyMatch]) -> None:
    match = position()

    assert who_may(match) == []
    assert [refusal(match, seat) for seat in range(3)] == ["cannot_undo"] * 3


def test_an_answer_that_ended_the_game_is_final() -> None:
    match = climbing(CLIMB)
    match.table.ended = "bang"

    assert who_may(match) == []


def test_another_seat_can_not_take_it_back() -> None:
    match = climbing(CLIMB)

    assert who_may(match) == [0]
    assert refusal(match, 1) == "cannot_undo"


@pytest.mark.parametrize("seat", [-1, 3, 99, 10**30])
def test_a_seat_that_is_not_at_the_table_takes_nothing_back(seat: int) -> None:
    assert not climbing(CLIMB).can_undo(seat)
    assert not climbing().can_undo(seat)
    assert refusal(climbing(CLIMB), seat) == "cannot_undo"


@pytest.mark.parametrize("seat", [True, 0.0, "0", None, (), []])
def test_what_is_no_seat_takes_nothing_back(seat: Any) -> None:
    match = climbing(CLIMB)
    before = everything(match)

    # Compiled code raises TypeError, since a seat must be an int.
    with pytest.raises((IllegalAnswer, TypeError)):
        match.undo(seat)

    assert everything(match) == before


def test_what_was_done_before_an_offer_stays_done() -> None:
    match = after_an_offer()
    match.answer(0, CLIMB)

    match.undo(0)

    assert refusal(match, 0) == "cannot_undo"


def test_what_was_done_before_a_secret_choice_stays_done() -> None:
    match = climbing(CLIMB)
    match.interrupt(0, ("duel", 1))
    match.answer(0, HIGH)
    match.answer(1, LOW)

    assert refusal(match, 0) == refusal(match, 1) == "cannot_undo"


def test_what_was_seen_stays_seen() -> None:
    match = climbing(CLIMB, PEEP_1, CLIMB)

    match.undo(0)

    assert match.log == [(ANSWER, 0, CLIMB), (ANSWER, 0, PEEP_1)]
    assert refusal(match, 0) == "cannot_undo"


# Clones and records.


def test_a_clone_may_take_back_as_much() -> None:
    match = climbing(CLIMB, CLIMB, JUMP)
    twin = match.clone()

    for _ in range(3):
        match.undo(0)
        twin.undo(0)
        assert everything(twin) == everything(match)

    assert who_may(twin) == who_may(match) == []


def test_a_clone_takes_back_on_its_own() -> None:
    match = climbing(CLIMB, CLIMB)
    before = everything(match)

    twin = match.clone()
    twin.undo(0)
    twin.undo(0)

    assert everything(match) == before
    assert who_may(match) == [0]


def test_a_clone_after_it_is_the_same_match() -> None:
    match = climbing(CLIMB, CLIMB)
    match.say(1, RED)
    match.undo(0)

    assert everything(match.clone()) == everything(match)
    assert match.clone().can_undo(0)


def test_a_loaded_match_takes_back_what_was_answered_since_its_restart_point() -> None:
    match = deal()
    match.interrupt(0, GIVE)
    before = save(match)
    match.answer(0, ("to", 0))

    twin = load(save(match), GAMES)
    twin.undo(0)

    assert save(twin) == before


def test_a_loaded_match_takes_nothing_back_over_its_restart_point() -> None:
    assert refusal(load(save(climbing(CLIMB, CLIMB)), GAMES), 0) == "cannot_undo"


def test_a_record_tells_nothing_of_what_was_taken_back() -> None:
    match = climbing(CLIMB, CLIMB)

    match.undo(0)

    assert save(match) == save(climbing(CLIMB))
    assert everything(load(save(match), GAMES))[1:] == everything(match)[1:]


# At any point of random games.


class Before:
    """The log of a match before an answer, to which claims made since are added."""

    def __init__(self, match: ToyMatch) -> None:
        self.match = match
        self.log = match.log[:]
        self.waiting = match.waiting()

    def replayed(self) -> AnyMatch:
        """The match without that answer, dealt again and replayed."""
        twin: AnyMatch = Match.deal(RULES, self.match.options, self.match.key)
        for entry in self.log:
            twin.repeat(entry)
        twin.restore_waiting(self.waiting)
        return twin


def likely_move(match: ToyMatch, random: Random) -> LogEntry:
    """Prefer moves that lead to climbing, since most of its answers can be undone."""
    asked = match.pending.get(match.table.active)
    likely = [option for option in (DRAW, ROPE, CLIMB) if asked and option in asked.options]
    if likely and random.random() < 0.5:
        return (ANSWER, match.table.active, likely[0])
    return random_move(match, random, CLAIMS)


@pytest.mark.parametrize("watched", [True, False])
@pytest.mark.parametrize("seed", range(20))
def test_wherever_it_is_taken_back_all_is_as_before(seed: int, watched: bool) -> None:
    look = everything if watched else bare_snapshot
    match = deal(f"back {seed}", players=3 + seed % 3, rounds=30)
    random = Random(seed)
    kept: list[Before] = []
    taken = 0
    while match.pending:
        seats = who_may(match)
        assert len(seats) == bool(kept)
        if seats and random.random() < 0.3:
            match.undo(seats[0])
            assert look(match) == look(kept.pop().replayed())
            taken += 1
            continue
        before = Before(match)
        move = likely_move(match, random)
        if move[2] in (LEAVE, ("blow_up",)):
            continue
        match.repeat(move)
        if move[0] == SAY:
            for earlier in kept:
                earlier.log.append(move)
        elif len(match.log) > len(before.log):
            kept = [*kept, before] if who_may(match) else []

    assert taken > 10
    assert everything(match) == everything(replayed(match))
