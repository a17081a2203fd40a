"""A saved match continues as if nothing had happened."""

from contextlib import suppress
from random import Random

import pytest

from tests.core.playing import play_on, random_move, restart, snapshot
from tests.core.records.matches import (
    CLAIMS,
    assert_same_continuation,
    by_day,
    half_voted,
    loaded,
    snapshot_without_story,
)
from tests.core.toy import (
    ABSTAIN,
    DECLINE,
    GIVE,
    GO_DOWN,
    ROLL,
    ToyOptions,
    deal,
)
from turncoat.core.errors import IllegalAnswer
from turncoat.core.match import AnyMatch
from turncoat.core.record import save


def test_a_match_saved_in_the_middle_of_a_turn_goes_on() -> None:
    match = by_day()

    assert match.pending[1].topic == ("keep",)
    assert_same_continuation(match, loaded(match))


def test_a_match_saved_at_its_deal_goes_on() -> None:
    assert_same_continuation(deal(), loaded(deal()))


def test_a_match_saved_half_answered_goes_on() -> None:
    match = half_voted()

    twin = loaded(match)

    assert twin.given() == [(2, ABSTAIN)]
    assert list(twin.pending) == [0, 1]
    assert_same_continuation(match, twin)


def test_a_match_saved_in_an_interrupt_goes_on() -> None:
    match = by_day()
    match.interrupt(2, GIVE)
    match.answer(2, ("to", 0))

    twin = loaded(match)

    assert twin.pending[0].topic == ("accept", 2)
    assert_same_continuation(match, twin)


def test_a_match_saved_in_an_interrupt_of_a_secret_choice_goes_on() -> None:
    match = half_voted()
    match.interrupt(0, GIVE)

    twin = loaded(match)
    for each in (match, twin):
        each.answer(0, ("to", 1))
        each.answer(1, DECLINE)

    assert twin.given() == match.given() == [(2, ABSTAIN)]
    assert_same_continuation(match, twin)


def test_a_match_saved_after_its_end_stays_ended() -> None:
    match = deal()
    play_on(match, Random(5), CLAIMS)

    twin = loaded(match)

    assert twin.over
    assert snapshot_without_story(twin) == snapshot_without_story(match)


def test_a_loaded_match_remembers_what_was_said() -> None:
    match = half_voted()

    twin = loaded(match)
    twin.say(0, CLAIMS[1])

    assert [said.claim for said in twin.said] == [CLAIMS[0], CLAIMS[2], CLAIMS[1]]
    assert [said.contradicts for said in twin.said] == [-1, -1, 0]
    assert len(twin.said_before) == 1


def test_a_loaded_match_remembers_whispers_as_whispers() -> None:
    match = deal("record")
    match.interrupt(0, GO_DOWN)
    match.say(0, CLAIMS[0])
    match.answer(0, ROLL)

    twin = loaded(match)

    assert twin.view(0).heard_apart == match.view(0).heard_apart != []
    assert twin.view(1).heard == []
    assert twin.view(1).heard_apart == []


def test_a_loaded_match_has_its_options_and_its_key() -> None:
    match = deal("record", players=4, rounds=7)

    twin = loaded(match)

    assert twin.options == ToyOptions(players=4, rounds=7)
    assert twin.key == match.key


def test_the_story_of_a_loaded_match_begins_at_its_restart_point() -> None:
    match = by_day()

    assert loaded(match).events(None) == [("draws", 1)]
    assert match.events(None)[-1] == ("draws", 1)


def test_saving_leaves_no_trace() -> None:
    match = half_voted()
    before = snapshot(match), restart(match)

    save(match)

    assert (snapshot(match), restart(match)) == before


def test_a_match_is_always_saved_as_the_same_bytes() -> None:
    assert save(half_voted()) == save(half_voted())
    assert save(loaded(half_voted())) == save(half_voted())


@pytest.mark.parametrize("seed", range(10))
def test_wherever_it_is_saved_a_match_goes_on(seed: int) -> None:
    match = deal(f"saved {seed}", players=3 + seed % 3)
    random = Random(seed)
    twins: list[AnyMatch] = []
    while match.pending:
        twins.append(loaded(match))
        move = random_move(match, random, CLAIMS)
        for each in [match, *twins]:
            each.repeat(move)

    for twin in twins:
        assert snapshot_without_story(twin) == snapshot_without_story(match)


def test_an_answer_that_was_taken_can_be_loaded() -> None:
    match = deal()
    match.answer(0, ROLL)

    with suppress(IllegalAnswer):
        match.answer(0, ("vote", True))
        match.answer(1, ABSTAIN)
        match.answer(2, ABSTAIN)

    assert loaded(match).log == match.log


def test_an_offer_that_was_taken_can_be_loaded() -> None:
    match = deal()

    with suppress(IllegalAnswer):
        match.interrupt(0, ("duel", True))

    assert loaded(match).log == match.log


def test_a_claim_that_was_taken_can_be_loaded() -> None:
    match = deal()

    with suppress(IllegalAnswer):
        match.say(0, ("trust", True))

    assert loaded(match).log == match.log
