"""Leaks made on purpose: the two-worlds test has to catch each of them."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.edition import sources_only
from tests.games.random_play import deal, step
from tests.two_worlds import difference
from turncoat.core.terms import Audience, Seat
from turncoat.games.dark_providence.pile import Pile
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.table import Table
from turncoat.games.dark_providence.views import seats, view
from turncoat.games.dark_providence.views.schema import PileView, SeatView

pytestmark = sources_only

SHOWN = Callable[[Table, Player, SeatView], SeatView]


def finds_a_difference(looks: int = 400) -> bool:
    """Whether the two-worlds test finds a leak to seat 0 or spectators in a random game of four."""
    match, random = deal("dark_providence", 4, "leaks")
    for moment in range(looks):
        if not match.pending:
            break
        step(match, random)
        viewer: Seat | None = 0 if moment % 2 else None
        if difference(match, viewer, f"leak {moment}"):
            return True
    return False


def leak(monkeypatch: pytest.MonkeyPatch, shown: SHOWN) -> None:
    """Replace what the views show of a seat, so that they show too much."""
    honest = seats.seat_view

    def leaky(
        table: Table, player: Player, seat: Seat | None, mask: Audience, *derived: Any
    ) -> SeatView:
        return shown(table, player, honest(table, player, seat, mask, *derived))

    monkeypatch.setattr(view, "seat_view", leaky)


def test_without_a_leak_nothing_is_found() -> None:
    assert not finds_a_difference()


def test_an_alignment_shown_with_the_first_points_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def shown(table: Table, player: Player, seen: SeatView) -> SeatView:
        return msgspec.structs.replace(seen, alignment=player.alignment) if player.vp else seen

    leak(monkeypatch, shown)

    assert finds_a_difference(looks=3000)


def test_the_hand_of_whoever_plays_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown(table: Table, player: Player, seen: SeatView) -> SeatView:
        return msgspec.structs.replace(seen, hand=player.hand[:])

    leak(monkeypatch, shown)

    assert finds_a_difference()


def test_a_card_of_the_hand_known_to_all_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown(table: Table, player: Player, seen: SeatView) -> SeatView:
        return msgspec.structs.replace(seen, deep_supply=len(set(player.hand)))

    leak(monkeypatch, shown)

    assert finds_a_difference()


def test_a_deck_in_its_true_order_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown(table: Table, player: Player, seen: SeatView) -> SeatView:
        top = player.deck[-1][0][0] if player.deck else ""
        return msgspec.structs.replace(seen, spent=[top])

    leak(monkeypatch, shown)

    assert finds_a_difference()


def test_a_stack_seen_from_below_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = seats.pile_view

    def leaky(pile: Pile, mask: Audience) -> PileView:
        seen = honest(pile, mask)
        return PileView(seen.sizes, [sorted(cards) for cards, _ in pile])

    monkeypatch.setattr(view, "pile_view", leaky)

    assert finds_a_difference()
