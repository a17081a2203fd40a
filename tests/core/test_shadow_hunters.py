"""The engine with a real game: clones and records at any point of Shadow Hunters matches."""

from random import Random
from typing import Any, Final

import msgspec
import pytest

from tests.core.forgery import forged, load_refusal, opened, replay_refusal, with_changed_byte
from tests.core.playing import Snapshot, bare_snapshot, play_on, random_move, restart, snapshot
from turncoat.core.chance import key_from_seed
from turncoat.core.errors import REFUSALS, IllegalAnswer
from turncoat.core.match import AnyMatch, Match
from turncoat.core.record import load, replay, save
from turncoat.core.terms import OFFER, SAY, Claim, LogEntry
from turncoat.games import GAMES

CLAIMS: Final[list[Claim]] = [("trust", 1), ("suspect", 1), ("kind", 0, "human")]
RULES: Final = GAMES["shadow_hunters"]


def deal(seed: str, players: int, **options: Any) -> AnyMatch:
    return Match.deal(RULES, RULES.read_options(players, options), key_from_seed(seed))


def middle(seed: str = "middle", answers: int = 60) -> AnyMatch:
    """A match of five seats after this many random moves."""
    match, random = deal(seed, 5, pool="mixed"), Random(seed)
    for _ in range(answers):
        match.repeat(random_move(match, random, CLAIMS))
    return match


def snapshot_without_story(match: AnyMatch) -> Snapshot:
    return snapshot(match)._replace(story=[])


# Clones.


@pytest.mark.parametrize("players", [4, 6, 8])
def test_wherever_it_is_cloned_a_clone_ends_like_its_original(players: int) -> None:
    match, random = deal("clone", players, pool="mixed"), Random(players)
    clones: list[AnyMatch] = []
    while match.pending:
        clones.append(match.clone())
        assert snapshot(clones[-1]) == snapshot(match)
        move = random_move(match, random, CLAIMS)
        for each in [match, *clones]:
            each.repeat(move)

    end = bare_snapshot(match)
    assert match.over
    for clone in clones:
        assert bare_snapshot(clone) == end


@pytest.mark.parametrize("players", [5, 8])
def test_wherever_it_is_cloned_a_clone_leaves_no_trace(players: int) -> None:
    match, random = deal("trace", players, pool="free"), Random(players)
    while match.pending:
        before = snapshot(match), restart(match)

        play_on(match.clone(), Random(players), CLAIMS)

        assert (snapshot(match), restart(match)) == before
        match.repeat(random_move(match, random, CLAIMS))


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_looking_late_shows_the_same_restart_point_as_looking_all_the_time(players: int) -> None:
    watched, unwatched = deal("late", players), deal("late", players)
    random = Random(players)
    while watched.pending:
        move = random_move(watched, random, CLAIMS)
        watched.repeat(move)
        unwatched.repeat(move)
        restart(watched)
        if random.random() < 0.02:
            assert snapshot(unwatched.clone()) == snapshot(watched.clone())
            unwatched = deal("late", players)
            for entry in watched.log:
                unwatched.repeat(entry)
            for seat, option in watched.given():
                unwatched.answer(seat, option)

    assert restart(unwatched) == restart(watched)


# Records.


@pytest.mark.parametrize("players", [4, 7])
def test_wherever_it_is_saved_a_match_goes_on(players: int) -> None:
    match, random = deal("saved", players, pool="mixed"), Random(players)
    twins: list[AnyMatch] = []
    while match.pending:
        twins.append(load(save(match), GAMES))
        assert snapshot_without_story(twins[-1]) == snapshot_without_story(match)
        move = random_move(match, random, CLAIMS)
        for each in [match, *twins]:
            each.repeat(move)

    end = bare_snapshot(match)._replace(story=[])
    assert match.over
    for twin in twins:
        assert bare_snapshot(twin)._replace(story=[]) == end


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_a_replay_comes_to_the_same_table_bit_for_bit(players: int) -> None:
    match = deal("replay", players, pool="free")
    play_on(match, Random(players), CLAIMS)
    record = opened(save(match))

    starts = [RULES.pack(step.start) for step in replay(save(match), GAMES)]
    *_, last = replay(save(match), GAMES)

    assert snapshot(last) == snapshot(match)
    assert starts[record.since] == starts[-1] == record.restart


def test_a_record_cut_off_anywhere_is_refused() -> None:
    data = save(middle())

    reasons = {load_refusal(data[:end], GAMES) for end in range(0, len(data), 50)}

    assert reasons == {"unreadable"}


@pytest.mark.parametrize("answers", [0, 20, 40])
def test_a_record_with_one_letter_wrong_is_refused(answers: int) -> None:
    data = save(middle(answers=answers))

    reasons = {load_refusal(with_changed_byte(data, p), GAMES) for p in range(0, len(data), 3)}

    assert reasons <= {"unreadable", "format", "checksum"}


@pytest.mark.parametrize(
    "entry",
    [
        (OFFER, 99, ("reveal",)),
        (OFFER, -1, ("reveal",)),
        (SAY, 99, ("trust", 1)),
        (SAY, -1, ("trust", 1)),
        (7, 1, ("trust", 1)),
    ],
)
def test_a_log_with_an_entry_that_can_not_be_is_refused(entry: LogEntry) -> None:
    match = deal("forged", 5)
    data = forged(save(match), log=[*match.log, entry])

    assert load_refusal(data, GAMES) == replay_refusal(data, GAMES) == "log"


@pytest.mark.parametrize("seat", [-1, 5, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    match = deal("nowhere", 5)

    with pytest.raises(IllegalAnswer):
        match.interrupt(seat, ("reveal",))
    with pytest.raises(IllegalAnswer) as caught:
        match.say(seat, ("trust", 1))

    assert caught.value.reason in REFUSALS


@pytest.mark.parametrize(
    ("name", "value"),
    [("nonsense", 1), ("attacks", [7]), ("active_seat", 99)],
)
def test_a_restart_table_that_can_not_be_is_refused(name: str, value: object) -> None:
    data = save(middle())
    table = msgspec.msgpack.decode(opened(data).restart)
    table["plain"][name] = value

    changed = forged(data, restart=msgspec.msgpack.encode(table))

    assert load_refusal(changed, GAMES) == "log"
