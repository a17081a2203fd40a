"""One suite over every game: matches end, conserve, repeat, clone and keep their secrets."""

from random import Random

import pytest

from tests import golden
from tests.games.random_play import CENSUS, FULL_BOX, deal, play, replayed, step
from tests.two_worlds import closing_difference, difference, held_matches, received, twin_of
from turncoat.core import record
from turncoat.core.match import AnyMatch
from turncoat.core.words import Seat
from turncoat.games import GAMES

TABLES = [(game, players) for game, rules in GAMES.items() for players in rules.player_counts]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)

GAMES_A_TABLE = 60
PAIRS_A_TABLE = 2_000
CLOSINGS_A_TABLE = 1_000


@every_table
def test_random_matches_end_and_conserve_every_card(game: str, players: int) -> None:
    for seed in range(GAMES_A_TABLE):
        match, random = deal(game, players, f"conserve {seed}")
        while match.pending:
            step(match, random)
            assert CENSUS[game](match.table) == FULL_BOX[game](match.table)
        assert match.over


@every_table
def test_a_log_replays_to_the_same_bytes(game: str, players: int) -> None:
    for seed in range(GAMES_A_TABLE):
        match = play(game, players, f"replay {seed}")

        twin = replayed(match)

        assert match.rules.pack(twin.table) == match.rules.pack(match.table)
        assert twin.events(None) == match.events(None)


@every_table
def test_a_clone_goes_its_own_way_and_leaves_no_trace(game: str, players: int) -> None:
    match, random = deal(game, players, "clone")
    while match.pending:
        before = (match.rules.pack(match.table), len(match.log), match.events(None))

        clone = match.clone()
        assert match.rules.pack(clone.table) == before[0]
        while clone.pending:
            step(clone, Random(7))

        assert (match.rules.pack(match.table), len(match.log), match.events(None)) == before
        step(match, random)


@every_table
def test_a_saved_match_goes_on_as_if_nothing_had_happened(game: str, players: int) -> None:
    match, random = deal(game, players, "save")
    while match.pending:
        loaded = record.load(record.save(match), GAMES)

        for seat in [None, *range(players)]:
            assert received(loaded, seat) == received(match, seat)
        step(match, random)


@every_table
def test_nothing_is_ever_offered_outside_the_vocabulary(game: str, players: int) -> None:
    vocabulary = set(GAMES[game].vocabulary())
    for seed in range(GAMES_A_TABLE // 3):
        match, random = deal(game, players, f"vocabulary {seed}")
        while match.pending:
            for decision in match.pending.values():
                assert vocabulary.issuperset(decision.options)
                assert len(set(decision.options)) == len(decision.options) > 0
            for seat in range(players):
                assert vocabulary.issuperset(match.offers(seat))
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

    # The twins really are other worlds, else the test would show nothing.
    assert different > pairs // 10 * 0.5


@every_table
def test_two_worlds_look_the_same_where_a_script_ends(game: str, players: int) -> None:
    pairs = 0
    seed = 0
    while pairs < CLOSINGS_A_TABLE:
        seed += 1
        for held in held_matches(game, players, f"closing {seed}"):
            for seat in (None, pairs % players):
                found = closing_difference(held, seat, f"{seed} {pairs}")
                assert not found, (seed, seat, found)
                pairs += 1


def moments(game: str, players: int, seed: str) -> list[tuple[AnyMatch, Seat | None]]:
    """Some moments of one game, half-answered windows and the end included, for every viewer."""
    match, random = deal(game, players, seed)
    viewers: list[Seat | None] = [None, *range(players)]
    found: list[tuple[AnyMatch, Seat | None]] = []
    while match.pending:
        step(match, random)
        if random.random() < 0.08 or match.given():
            found += [(match.clone(), seat) for seat in viewers]
    return found + [(match, seat) for seat in viewers]


def hidden_facts(match: AnyMatch) -> bytes:
    """The whole truth at the restart point, chance aside."""
    start = match.rules.copy(match.start)
    start.chance = type(start.chance)(b"")
    return match.rules.pack(start)


@every_table
def test_a_golden_game_comes_out_as_it_always_did(game: str, players: int) -> None:
    kept = golden.path(game, players).read_text("utf-8")

    assert golden.story(game, players) == kept
