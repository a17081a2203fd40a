"""A replay reaches the same table, step by step."""

from random import Random

import pytest

from tests.core.forgery import (
    opened,
)
from tests.core.playing import play_on, snapshot
from tests.core.records.matches import (
    CLAIMS,
    by_day,
    half_voted,
)
from tests.core.toy import (
    GAMES,
    GIVE,
    RULES,
    deal,
)
from turncoat.core.record import replay, save


@pytest.mark.parametrize("seed", range(10))
def test_a_replay_comes_to_the_same_table_bit_for_bit(seed: int) -> None:
    match = deal(f"replay {seed}", players=3 + seed % 3)
    play_on(match, Random(seed), CLAIMS)

    *_, last = replay(save(match), GAMES)

    assert snapshot(last) == snapshot(match)


@pytest.mark.parametrize("seed", range(10))
def test_a_replay_passes_the_restart_point_that_was_stored(seed: int) -> None:
    match = deal(f"restart {seed}")
    play_on(match, Random(seed), CLAIMS)
    record = opened(save(match))

    starts = [RULES.pack(step.start) for step in replay(save(match), GAMES)]

    assert starts[record.since] == starts[-1] == record.restart


def test_a_replay_goes_from_the_deal_to_the_last_entry_step_by_step() -> None:
    match = half_voted()

    steps = [len(step.log) for step in replay(save(match), GAMES)]

    assert steps == [0, 1, 2, 3]


def test_a_replay_tells_the_story_from_the_deal_on() -> None:
    match = by_day()

    *_, last = replay(save(match), GAMES)

    assert last.events(1) == match.events(1)


def test_a_replay_ends_with_the_secret_answers_that_wait() -> None:
    *_, last = replay(save(half_voted()), GAMES)

    assert last.given() == [(2, ("abstain",))]
    assert list(last.pending) == [0, 1]


def test_a_replay_ends_with_the_secret_answers_under_an_interrupt() -> None:
    match = half_voted()
    match.interrupt(0, GIVE)

    *_, last = replay(save(match), GAMES)

    assert save(last) == save(match)
    assert snapshot(last) == snapshot(match)
