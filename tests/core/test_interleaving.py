"""Answers, changed answers, interrupts and claims in any order."""

from collections import Counter
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from tests.core.playing import (
    answers,
    bare_snapshot,
    changed_answers,
    moves,
    offers,
    replayed,
    restart,
    says,
    snapshot,
)
from tests.core.toy import CARDS, GAMES, RULES, ToyMatch, ToyTable, deal
from turncoat.core.errors import IllegalAnswer
from turncoat.core.record import load, save
from turncoat.core.terms import ANSWER, OFFER, SAY, Claim, LogEntry, bit

CLAIMS: Final[list[Claim]] = [("side", "red"), ("side", "blue")]
ALL_WORDS: Final[list[Claim]] = [
    ("draw",), ("roll",), ("keep",), ("vote", 0), ("vote", 2), ("abstain",), ("go_on",), ("light",),
    ("leave",), ("go_down",), ("come_up",), ("give",), ("to", 1), ("accept",), ("duel", 1),
    ("high",), ("blow_up",), ("side", "red"), ("side", "green"), ("trust", 7), (), ("", 0),
]  # fmt: skip

seeds = st.integers(0, 9)
players = st.integers(2, 4)
choices = st.lists(st.integers(0, 10_000), max_size=50)
entries = st.tuples(
    st.sampled_from([ANSWER, OFFER, SAY]), st.integers(-1, 4), st.sampled_from(ALL_WORDS)
)


def play(match: ToyMatch, chosen: list[int]) -> list[LogEntry]:
    """Make a move for each number: an answer if it is odd, else any other move if possible."""
    done = []
    for choice in chosen:
        if match.pending:
            rest = changed_answers(match) + offers(match) + says(match, CLAIMS)
            possible = answers(match) if choice % 2 else rest or answers(match)
            done.append(possible[choice // 2 % len(possible)])
            match.repeat(done[-1])
    return done


def cards(table: ToyTable) -> Counter[str]:
    held = [card for hand in table.hands for card in hand]
    return Counter(table.deck.pile + table.deck.discards + held)


@given(seeds, players, choices)
def test_the_log_gives_the_same_bytes_again(seed: int, players: int, chosen: list[int]) -> None:
    match = deal(str(seed), players)
    play(match, chosen)

    twin = replayed(match)

    assert RULES.pack(twin.table) == RULES.pack(match.table)
    assert bare_snapshot(twin)[1:6] == bare_snapshot(match)[1:6]
    assert restart(twin) == restart(match)


@given(seeds, players, choices)
def test_the_same_moves_give_the_same_match(seed: int, players: int, chosen: list[int]) -> None:
    match, twin = deal(str(seed), players), deal(str(seed), players)

    for move in play(match, chosen):
        twin.repeat(move)

    assert snapshot(twin) == snapshot(match)


@given(seeds, players, choices, choices)
def test_a_clone_is_the_same_and_goes_on_alike(
    seed: int, players: int, chosen: list[int], then: list[int]
) -> None:
    match = deal(str(seed), players)
    play(match, chosen)
    clone = match.clone()

    assert snapshot(clone) == snapshot(match)
    for move in play(match, then):
        clone.repeat(move)
    assert snapshot(clone) == snapshot(match)


@given(seeds, players, choices, choices)
def test_a_saved_match_is_the_same_and_goes_on_alike(
    seed: int, players: int, chosen: list[int], then: list[int]
) -> None:
    match = deal(str(seed), players)
    play(match, chosen)
    twin = load(save(match), GAMES)

    assert save(twin) == save(match)
    for move in play(match, then):
        twin.repeat(move)
    assert snapshot(twin)._replace(story=[]) == snapshot(match)._replace(story=[])
    assert save(twin) == save(match)


@given(seeds, players, choices)
def test_cards_are_neither_made_nor_lost(seed: int, players: int, chosen: list[int]) -> None:
    match = deal(str(seed), players)

    play(match, chosen)

    assert cards(match.table) == Counter(CARDS)


@given(seeds, players, choices)
def test_somebody_is_asked_until_the_game_is_over(
    seed: int, players: int, chosen: list[int]
) -> None:
    match = deal(str(seed), players)

    play(match, chosen)

    assert match.over == (not match.pending)
    assert all(decision.options for decision in match.pending.values())
    assert not {seat for seat, _ in match.given()} & set(match.pending)


@given(seeds, players, choices)
def test_every_event_was_told_to_exactly_its_audience(
    seed: int, players: int, chosen: list[int]
) -> None:
    match = deal(str(seed), players)
    play(match, chosen)
    told = match.story + match.table.events

    for seat in [None, *range(players)]:
        assert match.events(seat) == [event for audience, event in told if audience & bit(seat)]
        assert match.events(seat, 3) == [e for audience, e in told[3:] if audience & bit(seat)]


@given(seeds, choices, st.lists(entries, max_size=20))
def test_whatever_is_tried_is_either_taken_or_changes_nothing(
    seed: int, chosen: list[int], tried: list[LogEntry]
) -> None:
    match = deal(str(seed))
    play(match, chosen)
    for entry in tried:
        before = snapshot(match)
        legal = entry in moves(match, CLAIMS) if match.pending else False
        try:
            match.repeat(entry)
        except IllegalAnswer:
            assert not legal
            assert snapshot(match) == before
        else:
            assert snapshot(match) != before or match.given()


@given(seeds, choices, st.permutations(range(4)))
def test_secret_answers_come_out_the_same_in_any_order(
    seed: int, chosen: list[int], order: list[int]
) -> None:
    match = deal(str(seed), 4)
    play(match, chosen)
    twin = match.clone()
    first = {seat: decision.options[0] for seat, decision in match.pending.items()}

    for seat in sorted(first):
        match.answer(seat, first[seat])
    for seat in order:
        if seat in first:
            twin.answer(seat, first[seat])

    assert snapshot(twin) == snapshot(match)
