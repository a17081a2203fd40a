"""Restart points: the table at the start of a phase, and the log since."""

from random import Random
from typing import Final

import pytest

from tests.core.playing import bare_snapshot, play_on, random_move, restart
from tests.core.toy import (
    ABSTAIN,
    DRAW,
    GO_DOWN,
    KEEP,
    ROLL,
    RULES,
    Toy,
    ToyOptions,
    ToyTable,
    deal,
    scene,
)
from turncoat.core.chance import key_from_seed
from turncoat.core.match import BASE_EVERY, Match
from turncoat.core.terms import ANSWER, GO_ON, OFFER, SAY, Claim

CLAIMS: Final[list[Claim]] = [("side", "red"), ("side", "blue"), ("trust", 0)]


class Copied(Toy):
    """Rules that count how often a table is copied."""

    def __init__(self) -> None:
        self.copies = 0

    def copy(self, table: ToyTable) -> ToyTable:
        self.copies += 1
        return super().copy(table)


def test_at_its_first_question_a_phase_has_just_restarted() -> None:
    match = scene("day")

    assert RULES.pack(match.start) == RULES.pack(match.table)
    assert match.since == []


def test_the_restart_point_is_not_the_table_that_is_played_on() -> None:
    match = scene("day")

    assert match.start is not match.table
    assert match.start.hands[0] is not match.table.hands[0]


def test_within_a_phase_the_restart_point_stays() -> None:
    match = deal()
    before = RULES.pack(match.start)

    match.answer(0, DRAW)

    assert RULES.pack(match.start) == before
    assert RULES.pack(match.table) != before


def test_all_that_is_done_within_a_phase_is_since() -> None:
    match = deal()

    match.answer(0, DRAW)
    match.interrupt(1, GO_DOWN)
    match.say(2, ("trust", 0))

    assert match.since == [(ANSWER, 0, DRAW), (OFFER, 1, GO_DOWN), (SAY, 2, ("trust", 0))]


def test_the_next_phase_is_a_new_restart_point() -> None:
    match = deal()
    match.answer(0, DRAW)

    match.answer(0, KEEP)

    assert RULES.pack(match.start) == RULES.pack(match.table)
    assert match.start.phase == "vote"
    assert match.since == []


def test_a_phase_without_questions_is_a_restart_point_that_nobody_sees() -> None:
    match = scene("night")

    for seat in range(3):
        match.answer(seat, GO_ON)

    assert match.start.phase == "day"
    assert match.since == []


def test_nothing_of_what_was_told_or_fell_before_is_at_the_restart_point() -> None:
    match = deal()
    match.answer(0, ROLL)

    assert match.start.events == []
    assert match.start.chance.results == []
    assert match.table.chance.results == []


def test_what_fell_since_the_restart_point_is_kept() -> None:
    match = scene("day", "rope")

    match.answer(0, DRAW)

    assert match.table.chance.results == ["rope"]


def test_what_was_said_before_the_restart_point_is_apart() -> None:
    match = deal()
    match.say(0, CLAIMS[0])
    match.answer(0, ROLL)
    match.say(0, CLAIMS[1])

    assert [said.claim for said in match.said_before] == [CLAIMS[0]]
    assert [said.claim for said in match.said] == CLAIMS[:2]


def test_secret_answers_do_not_move_the_restart_point() -> None:
    match = scene("vote")
    before = restart(match)

    match.answer(0, ABSTAIN)

    assert restart(match) == before


@pytest.mark.parametrize("seed", range(8))
def test_looking_late_shows_the_same_restart_point_as_looking_all_the_time(seed: int) -> None:
    watched = deal(f"late {seed}", players=4, rounds=6)
    random = Random(seed)
    done = []
    while watched.pending:
        move = random_move(watched, random, CLAIMS)
        watched.repeat(move)
        done.append(move)
        late = deal(f"late {seed}", players=4, rounds=6)
        for again in done:
            late.repeat(again)

        assert restart(late) == restart(watched)
        assert bare_snapshot(late) == bare_snapshot(watched)


def test_a_long_match_that_nobody_looks_at_still_has_its_restart_point() -> None:
    watched, unwatched = deal("long", rounds=40), deal("long", rounds=40)
    for seat in range(3):
        watched.say(seat, CLAIMS[0])
        unwatched.say(seat, CLAIMS[0])
    while watched.table.round < 40:
        for seat in list(watched.pending):
            option = watched.pending[seat].options[-1]
            watched.answer(seat, option)
            unwatched.answer(seat, option)
        restart(watched)

    assert len(unwatched.log) > 2 * BASE_EVERY
    assert restart(unwatched) == restart(watched)


def test_a_table_that_nobody_looks_at_is_copied_only_now_and_then() -> None:
    rules = Copied()
    match = Match.deal(rules, ToyOptions(players=3, rounds=20), key_from_seed("copied"))
    while match.pending:
        for seat in list(match.pending):
            match.answer(seat, match.pending[seat].options[-1])

    assert len(match.log) > 2 * BASE_EVERY
    assert 2 <= rules.copies <= 1 + len(match.log) // BASE_EVERY


@pytest.mark.parametrize("seed", range(8))
def test_a_match_goes_on_from_its_restart_point_and_the_answers_since(seed: int) -> None:
    match = deal(f"resume {seed}")
    random = Random(seed)
    while match.pending:
        match.repeat(random_move(match, random, CLAIMS))
        if not match.given():
            twin = Match.resume(RULES, RULES.copy(match.start), match.since)

            assert RULES.pack(twin.table) == RULES.pack(match.table)
            assert bare_snapshot(twin).pending == bare_snapshot(match).pending
            assert twin.table.events == match.table.events


def test_random_games_of_the_toy_meet_all_its_endings() -> None:
    endings = set()
    for seed in range(60):
        match = deal(f"ending {seed}")
        play_on(match, Random(seed), CLAIMS)
        endings.add(match.table.ended)

    assert endings == {"alone", "bang", "nights_over"}
