"""Clones: equal to the original and independent of it."""

from random import Random
from typing import Final

import pytest

from tests.core.playing import bare_snapshot, play_on, random_move, restart, snapshot
from tests.core.toy import (
    ABSTAIN,
    BLOW_UP,
    COME_UP,
    DECLINE,
    DRAW,
    GIVE,
    GO_DOWN,
    HIGH,
    KEEP,
    LEAVE,
    LOW,
    ROLL,
    ToyMatch,
    deal,
    scene,
)
from turncoat.core.match import BASE_EVERY
from turncoat.core.terms import ANSWER, Claim, Option

CLAIMS: Final[list[Claim]] = [("side", "red"), ("side", "blue"), ("trust", 0)]
VOTE_2: Final[Option] = ("vote", 2)


def asked(match: ToyMatch) -> list[int]:
    return list(match.pending)


# A clone is equal to the original.


def test_a_clone_is_the_same_match() -> None:
    match = deal()
    match.answer(0, DRAW)

    assert snapshot(match.clone()) == snapshot(match)
    assert restart(match.clone()) == restart(match)


def test_a_clone_has_the_same_deal() -> None:
    match = deal()

    assert match.clone().options == match.options
    assert match.clone().key == match.key


def test_a_clone_has_what_was_said_and_its_marks() -> None:
    match = deal()
    match.say(0, ("side", "red"))
    match.answer(0, ROLL)
    match.say(0, ("side", "blue"))

    twin = match.clone()

    assert [(said.claim, said.contradicts) for said in twin.said] == [
        (("side", "red"), -1),
        (("side", "blue"), 0),
    ]
    assert len(twin.said_before) == 1


def test_a_clone_of_a_half_answered_question_has_the_answers() -> None:
    match = scene("vote")
    match.answer(2, ABSTAIN)
    match.answer(0, VOTE_2)

    twin = match.clone()

    assert twin.given() == [(0, VOTE_2), (2, ABSTAIN)]
    assert asked(twin) == [1]
    assert snapshot(twin) == snapshot(match)


def test_a_clone_of_a_half_answered_question_after_an_interrupt_has_the_answers() -> None:
    match = scene("vote")
    match.answer(0, VOTE_2)
    match.interrupt(1, LEAVE)

    twin = match.clone()

    assert twin.given() == [(0, VOTE_2)]
    assert snapshot(twin) == snapshot(match)


def test_a_clone_in_an_interrupt_has_the_whole_stack() -> None:
    match = scene("day")
    match.interrupt(2, GIVE)
    match.interrupt(1, GIVE)

    twin = match.clone()
    twin.answer(1, ("to", 1))
    twin.answer(1, DECLINE)
    above = asked(twin)
    twin.answer(2, ("to", 2))
    twin.answer(2, DECLINE)

    assert above == [2]
    assert asked(twin) == [0]


def test_a_clone_in_an_interrupt_has_the_secret_answers_under_it() -> None:
    match = scene("vote")
    match.answer(0, VOTE_2)
    match.interrupt(2, GIVE)

    twin = match.clone()
    for each in (match, twin):
        each.answer(2, ("to", 1))
        each.answer(1, DECLINE)

    assert twin.given() == match.given() == [(0, VOTE_2)]
    assert asked(twin) == asked(match) == [1, 2]


def test_a_clone_in_interrupts_has_the_secret_answers_on_every_level() -> None:
    match = scene("vote")
    match.answer(1, ABSTAIN)
    match.interrupt(0, ("duel", 1))
    match.answer(0, HIGH)
    match.interrupt(2, GIVE)

    twin = match.clone()
    for each in (match, twin):
        each.answer(2, ("to", 2))
        each.answer(2, DECLINE)
        each.answer(1, LOW)
        each.answer(0, ABSTAIN)
        each.answer(2, ABSTAIN)

    assert snapshot(twin) == snapshot(match)
    assert match.log[-3:] == [(ANSWER, 0, ABSTAIN), (ANSWER, 1, ABSTAIN), (ANSWER, 2, ABSTAIN)]


def test_a_clone_of_a_clone_is_the_same_match() -> None:
    match = scene("vote")
    match.answer(2, ABSTAIN)
    match.interrupt(1, GO_DOWN)

    twin = match.clone().clone().clone()

    assert snapshot(twin) == snapshot(match)
    assert restart(twin) == restart(match)


def test_a_clone_of_a_clone_that_went_on_is_the_same_match() -> None:
    match = deal()
    clone = match.clone()
    play_on(clone, Random(3), CLAIMS)

    assert snapshot(clone.clone()) == snapshot(clone)


# A clone is independent of the original.


def test_a_clone_goes_its_own_way() -> None:
    match = deal()
    match.answer(0, DRAW)
    before = snapshot(match), restart(match)

    twin = match.clone()
    twin.say(0, ("side", "red"))
    twin.answer(0, KEEP)

    assert (snapshot(match), restart(match)) == before
    assert twin.table.phase == "vote"


def test_the_original_goes_its_own_way() -> None:
    match = deal()
    match.answer(0, DRAW)
    twin = match.clone()
    before = snapshot(twin), restart(twin)

    match.interrupt(1, GO_DOWN)
    match.interrupt(1, COME_UP)
    match.answer(0, KEEP)

    assert (snapshot(twin), restart(twin)) == before


def test_a_clone_that_plays_on_does_not_move_the_restart_point_of_the_original() -> None:
    match = deal()
    twin = match.clone()
    before = restart(match)

    play_on(twin, Random(1), CLAIMS)
    after = restart(twin)

    assert restart(match) == before
    assert after != before


def test_cloning_an_unwatched_match_leaves_it_as_it_was() -> None:
    match, untouched = deal(), deal()
    for each in (match, untouched):
        each.answer(0, ROLL)
        each.answer(1, ABSTAIN)

    match.clone()

    assert bare_snapshot(match) == bare_snapshot(untouched)


@pytest.mark.parametrize("seed", range(6))
def test_clones_of_a_watched_and_of_an_unwatched_match_are_equal(seed: int) -> None:
    watched, unwatched = (deal(f"watched {seed}", players=5, rounds=40) for _ in range(2))
    random = Random(seed)
    while len(watched.log) < BASE_EVERY + 10 * seed:
        move = random_move(watched, random, CLAIMS)
        if move[2] not in (LEAVE, BLOW_UP):
            watched.repeat(move)
            unwatched.repeat(move)
            restart(watched)

    assert watched.pending
    assert snapshot(unwatched.clone()) == snapshot(watched.clone())
    assert restart(unwatched.clone()) == restart(watched.clone())


# At any point of random games.


@pytest.mark.parametrize("seed", range(12))
def test_wherever_it_is_cloned_a_clone_ends_like_its_original(seed: int) -> None:
    match = deal(f"clone {seed}", players=3 + seed % 3)
    random = Random(seed)
    clones: list[ToyMatch] = []
    while match.pending:
        clones.append(match.clone())
        assert snapshot(clones[-1]) == snapshot(match)
        move = random_move(match, random, CLAIMS)
        for each in [match, *clones]:
            each.repeat(move)

    assert match.over
    for clone in clones:
        assert snapshot(clone) == snapshot(match)
        assert restart(clone) == restart(match)


@pytest.mark.parametrize("seed", range(12))
def test_wherever_it_is_cloned_a_clone_leaves_no_trace(seed: int) -> None:
    match = deal(f"trace {seed}", players=3 + seed % 3)
    random = Random(seed)
    while match.pending:
        before = snapshot(match), restart(match)

        play_on(match.clone(), Random(seed), CLAIMS)

        assert (snapshot(match), restart(match)) == before
        match.repeat(random_move(match, random, CLAIMS))
