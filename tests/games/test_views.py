"""What the views of all games have in common."""

from random import Random
from typing import Any

import msgspec
import pytest

from turncoat.bots.registry import bot_named
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.games import GAMES, own_names
from turncoat.games.dark_providence.views.derived import standing

SEATS = {"shadow_hunters": 5, "among_cultists": 5, "dark_providence": 3}
# Fields that a seat view shows in another form than the table.
SHOWN_DIFFERENTLY = {
    "role", "character", "may_be", "encounter_cards", "room_cards", "deck", "cubes",
}  # fmt: skip


def match_of(game: str, seed: int) -> AnyMatch:
    rules = GAMES[game]
    return Match.deal(rules, rules.read_options(SEATS[game], {}), key_from_seed(f"views {seed}"))


@pytest.mark.parametrize("game", own_names())
def test_a_seat_view_has_each_field_of_the_player_in_its_place(game: str) -> None:
    match, random, compared = match_of(game, 1), Random(1), set[str]()
    while match.pending:
        seat = random.choice(list(match.pending))
        match.answer(seat, random.choice(match.pending[seat].options))
    for seat, player in enumerate(match.table.players):
        seen = match.view(seat).players[seat]
        for field in seen.__struct_fields__:
            if hasattr(player, field) and field not in SHOWN_DIFFERENTLY:
                assert getattr(seen, field) == getattr(player, field), field
                compared.add(field)
    assert len(compared) >= 8


@pytest.mark.parametrize("game", own_names())
def test_bots_that_leave_out_derived_parts_play_the_same_with_them(game: str) -> None:
    match, random = match_of(game, 2), Random(2)
    while match.pending:
        seat = random.choice(list(match.pending))
        decision = match.decision_view(seat)
        if len(decision.options) > 1 and random.random() < 0.1:
            bots = [bot_named("sensible", game, 7) for _ in range(2)]
            assert not bots[0].derived
            views = [match.view(seat, restart=False, derived=derived) for derived in (True, False)]
            first, second = [bot.choose(v, decision) for bot, v in zip(bots, views, strict=True)]
            assert first == second
        match.answer(seat, random.choice(decision.options))


@pytest.mark.parametrize("game", own_names())
def test_derived_parts_change_nothing_else(game: str) -> None:
    match, random, fuller = match_of(game, 3), Random(3), 0
    while match.pending:
        seat = random.choice(list(match.pending))
        facts, all_of_it = (
            msgspec.to_builtins(match.view(seat, derived=derived)) for derived in (False, True)
        )
        fuller += count_derived(facts, all_of_it)
        match.answer(seat, random.choice(match.pending[seat].options))
    assert fuller


@pytest.mark.parametrize("game", own_names())
def test_views_are_the_same_with_what_all_seats_share(game: str) -> None:
    match, random = match_of(game, 4), Random(4)
    while match.pending:
        shared = match.shared()
        for seat in (None, *match.seats):
            together = match.view(seat, restart=False, shared=shared)
            assert together == match.view(seat, restart=False)
        seat = random.choice(list(match.pending))
        match.answer(seat, random.choice(match.pending[seat].options))


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_dp_views_take_the_standing_from_what_is_shared(seat: int | None) -> None:
    match = match_of("dark_providence", 5)
    shared = standing(match.table)
    shared.leaders = [2]

    assert match.view(seat, shared=shared).leaders == [2]


def count_derived(facts: Any, whole: Any) -> int:
    """Count the derived parts that were added; check that they only replace empty values."""
    if type(facts) is dict and facts.keys() == whole.keys():
        return sum(count_derived(facts[key], whole[key]) for key in facts)
    if type(facts) is list and len(facts) == len(whole):
        return sum(count_derived(a, b) for a, b in zip(facts, whole, strict=True))
    assert facts == whole or not facts
    return int(facts != whole)
