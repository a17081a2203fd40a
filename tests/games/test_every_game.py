"""Tests of every game: matches end, lose no card, replay, clone, save and keep their secrets."""

from collections.abc import Iterator
from random import Random

import pytest

from tests import golden
from tests.games.random_play import CENSUS, FULL_BOX, deal, play, replayed, step
from tests.two_worlds import (
    closing_difference,
    difference,
    matches_at_restart_points,
    received,
    twin_of,
)
from turncoat.core import record
from turncoat.core.match import AnyMatch
from turncoat.core.terms import Seat
from turncoat.games import GAMES

TABLES = [(game, players) for game, rules in GAMES.items() for players in rules.player_counts]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)

GAMES_A_TABLE = 60
ANSWERS_A_TABLE = 10_000
STOPS_A_GAME = 60
# The campaign compares a hundred times as many.
PAIRS_A_TABLE = 700
CLOSINGS_A_TABLE = 350
# The share of twins that have to differ from the truth, if not half. With one wrecker among four
# players there are only four possible worlds.
OTHER_WORLDS = {"night_ferry": 0.4}


@every_table
def test_random_matches_end_and_conserve_every_card(game: str, players: int) -> None:
    for match, random in deals(game, players, "conserve"):
        while match.pending:
            step(match, random)
            # Dictionaries compare faster than Counters, and neither contains zeros.
            assert dict(CENSUS[game](match.table)) == dict(FULL_BOX[game](match.table))
        assert match.over


@every_table
def test_a_log_replays_to_the_same_bytes(game: str, players: int) -> None:
    for match, random in deals(game, players, "replay"):
        while match.pending:
            step(match, random)

        twin = replayed(match)

        assert match.rules.pack(twin.table) == match.rules.pack(match.table)
        assert twin.events(None) == match.events(None)


@every_table
def test_a_clone_goes_its_own_way_and_leaves_no_trace(game: str, players: int) -> None:
    for match in stops(game, players, "clone"):
        before = (match.rules.pack(match.table), len(match.log), match.events(None))

        clone = match.clone()
        assert match.rules.pack(clone.table) == before[0]
        other = Random(7)
        while clone.pending:
            step(clone, other)

        assert (match.rules.pack(match.table), len(match.log), match.events(None)) == before


@every_table
def test_a_saved_match_goes_on_as_if_nothing_had_happened(game: str, players: int) -> None:
    for match in stops(game, players, "save"):
        loaded = record.load(record.save(match), GAMES)

        for seat in [None, *range(players)]:
            assert received(loaded, seat) == received(match, seat)


@every_table
def test_nothing_is_ever_offered_outside_the_vocabulary(game: str, players: int) -> None:
    action_space = set(GAMES[game].action_space())
    for match, random in deals(game, players, "vocabulary"):
        while match.pending:
            for decision in match.pending.values():
                assert action_space.issuperset(decision.options)
                assert len(set(decision.options)) == len(decision.options) > 0
            for seat in range(players):
                assert action_space.issuperset(match.offers(seat))
            step(match, random)


@every_table
def test_two_worlds_look_the_same_to_a_seat(game: str, players: int) -> None:
    pairs = different = 0
    seed = 0
    while pairs < PAIRS_A_TABLE:
        seed += 1
        for match, seat in moments(game, players, f"worlds {seed}"):
            found = difference(match, seat, f"{seed} {pairs}")
            assert not found, (seed, seat, found)
            pairs += 1
            if pairs % 10 == 0:
                different += hidden_facts(match) != hidden_facts(twin_of(match, seat, str(pairs)))

    # If the twins did not differ in what is hidden, the test would prove nothing.
    assert different > pairs // 10 * OTHER_WORLDS.get(game, 0.5)


@every_table
def test_two_worlds_look_the_same_where_a_script_ends(game: str, players: int) -> None:
    pairs = 0
    seed = 0
    while pairs < CLOSINGS_A_TABLE:
        seed += 1
        for held in matches_at_restart_points(game, players, f"closing {seed}"):
            for seat in (None, pairs % players):
                found = closing_difference(held, seat, f"{seed} {pairs}")
                assert not found, (seed, seat, found)
                pairs += 1


def deals(game: str, players: int, name: str) -> Iterator[tuple[AnyMatch, Random]]:
    """Random matches that the caller has to play to the end; fewer if they are very long."""
    answers = 0
    for number in range(GAMES_A_TABLE):
        if answers < ANSWERS_A_TABLE:
            match, random = deal(game, players, f"{name} {number}")
            yield match, random
            assert match.over
            answers += len(match.log)


def stops(game: str, players: int, seed: str) -> Iterator[AnyMatch]:
    """One random match, stopped after every answer, or less often if it is very long."""
    every = len(play(game, players, seed).log) // STOPS_A_GAME + 1
    match, random = deal(game, players, seed)
    taken = 0
    while match.pending:
        if taken % every == 0:
            yield match
        step(match, random)
        taken += 1


def moments(game: str, players: int, seed: str) -> list[tuple[AnyMatch, Seat | None]]:
    """Moments of one match, with half-answered windows and the end, each for every viewer."""
    match, random = deal(game, players, seed)
    viewers: list[Seat | None] = [None, *range(players)]
    found: list[tuple[AnyMatch, Seat | None]] = []
    while match.pending:
        step(match, random)
        if random.random() < 0.08 or match.given():
            clone = match.clone()
            found += [(clone, seat) for seat in viewers]
    return found + [(match, seat) for seat in viewers]


def hidden_facts(match: AnyMatch) -> bytes:
    """The whole table at the restart point, packed, without its chance."""
    start = match.rules.copy(match.start)
    start.chance = type(start.chance)(b"")
    return match.rules.pack(start)


@every_table
def test_a_golden_game_comes_out_as_it_always_did(game: str, players: int) -> None:
    kept = golden.path(game, players).read_text("utf-8")

    assert golden.story(game, players) == kept
