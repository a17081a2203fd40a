"""DP-12, DP-20a  A set of cards can be played if none of its cards can be left out."""

from collections.abc import Callable
from itertools import combinations
from typing import TypeAlias

import pytest

from tests.games.dark_providence.scenes import Play, party
from turncoat.games.dark_providence.rules import RULES

Cards: TypeAlias = tuple[str, ...]
Worth: TypeAlias = Callable[[int], int]

INFLUENCE = [
    ("st_favours", "st_whispers", "st_whispers"),
    ("bs_exchange", "st_favours", "bs_detectives", "st_whispers"),
    ("bs_exchange", "bs_gazette", "st_favours", "st_whispers", "st_hush"),
]
MONEY = [
    ("st_rail", "st_hush", "st_pistol"),
    ("bs_wall_street", "bs_explorers", "st_rail", "st_hush"),
    ("bs_explorers", "city_detroit", "st_rail", "st_hush", "st_pistol"),
]
RITUAL = [
    ("bs_starry", "bs_starry", "bs_order"),
    ("bs_starry", "bs_order", "bs_seance", "bs_hart_island"),
]


def legal(hand: Cards, resource: str, worth: Worth) -> set[Cards]:
    """All sets that are worth something, and worth less if any card is left out."""
    printed = {card: RULES.box.cards[card].resources.items() for card in hand}
    value = {card: sum(n for kind, n in printed[card] if kind == resource) for card in hand}
    found = set()
    for size in range(1, len(hand) + 1):
        for cards in combinations(hand, size):
            brings = worth(sum(value[card] for card in cards))
            if all(worth(sum(value[c] for c in cards) - value[card]) < brings for card in cards):
                found.add(tuple(sorted(cards)))
    return found


def played(play: Play) -> set[Cards]:
    """All sets that can be played, trying the cards in every order."""
    if set(play.asked().values()) != {"pay"}:
        return {tuple(sorted(play[0].used))}
    assert play.options(), "nobody may be stuck"
    found = set()
    for option in play.options():
        found |= played(Play(play.match.clone()).choose(*option))
    return found


@pytest.mark.parametrize("hand", INFLUENCE)
@pytest.mark.parametrize("supply", [1, 2, 3, 4, 5, 6, 18])
def test_dp_12_just_these_sets_pay_for_influence(hand: Cards, supply: int) -> None:
    play = party().hand(0, *hand).supply(0, supply).play().choose("influence")

    assert played(play) == legal(hand, "influence", lambda total: min(total, supply))


@pytest.mark.parametrize("hand", INFLUENCE[:2])
@pytest.mark.parametrize("limbo", [1, 2, 3, 5])
def test_dp_12_just_these_sets_pay_for_retrieving(hand: Cards, limbo: int) -> None:
    play = party().hand(0, *hand).limbo(0, limbo).play().choose("retrieve")

    assert played(play) == legal(hand, "influence", lambda total: min(total, limbo))


@pytest.mark.parametrize("hand", MONEY)
@pytest.mark.parametrize("general", [1, 2, 3, 12])
def test_dp_12_just_these_sets_buy_cubes(hand: Cards, general: int) -> None:
    play = party().hand(0, *hand).supply(0, 18 - general).play().choose("buy")

    assert played(play) == legal(hand, "money", lambda total: min(total // 2, general))


@pytest.mark.parametrize("hand", MONEY)
@pytest.mark.parametrize(
    ("goal", "cost"), [("boston", 1), ("new_york", 2), ("washington", 3), ("detroit", 4)]
)
def test_dp_12_just_these_sets_pay_for_a_trip(hand: Cards, goal: str, cost: int) -> None:
    play = party().hand(0, *hand).play().choose("travel").choose("piece", "monday")

    assert played(play.choose("go", goal)) == legal(hand, "money", lambda total: int(total >= cost))


@pytest.mark.parametrize("hand", RITUAL)
@pytest.mark.parametrize("room", [1, 2, 3, 4, 14])
def test_dp_12_just_these_sets_move_a_track(hand: Cards, room: int) -> None:
    play = party().hand(0, *hand).tracks(ritual=14 - room).play().choose("ritual_up")

    assert played(play) == legal(hand, "ritual_up", lambda total: min(total, room))
