"""Deliberate leaks: the two-worlds test must catch each of them."""

from collections.abc import Callable

import msgspec
import pytest

from tests.edition import sources_only
from tests.games.random_play import deal, step
from tests.two_worlds import difference
from turncoat.core.terms import Seat
from turncoat.games.shadow_hunters.table import Gift, Player, Table
from turncoat.games.shadow_hunters.views import view
from turncoat.games.shadow_hunters.views.schema import GiftView, SeatView

pytestmark = sources_only

Viewer = Seat | None


def finds_a_difference(viewer: Callable[[int], Viewer]) -> bool:
    """Whether two worlds differ in a few random matches, compared at every third step."""
    for seed in range(12):
        match, random = deal("shadow_hunters", 6, f"leak {seed}")
        for moment in range(10_000):
            if not match.pending:
                break
            step(match, random)
            if moment % 3 == 0 and difference(match, viewer(seed), f"{seed} {moment}"):
                return True
    return False


def test_without_a_leak_nothing_is_found() -> None:
    assert not finds_a_difference(lambda seed: seed % 6)


def test_a_hidden_character_published_with_the_wounds_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = view.seat_view

    def leaky(table: Table, player: Player, known: bool) -> SeatView:
        return honest(table, player, known or player.wounds > 6)

    monkeypatch.setattr(view, "seat_view", leaky)

    assert finds_a_difference(lambda seed: seed % 6)


def test_a_true_narrowing_of_who_it_may_be_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.seat_view

    def leaky(table: Table, player: Player, known: bool) -> SeatView:
        shown = honest(table, player, known)
        return msgspec.structs.replace(shown, may_be=[player.character.id])

    monkeypatch.setattr(view, "seat_view", leaky)

    assert finds_a_difference(lambda seed: seed % 6)


def test_green_cards_shown_to_those_who_watch_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.gift_view

    def leaky(gift: Gift, seat: Viewer, lie: bool) -> GiftView:
        return honest(gift, gift.giver if seat is None else seat, lie)

    monkeypatch.setattr(view, "gift_view", leaky)

    assert finds_a_difference(lambda seed: None)


def test_the_knowledge_of_the_dead_in_the_watchers_copy_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = view.known_characters

    def leaky(table: Table, seat: Viewer) -> set[Seat]:
        dead = [player.seat for player in table.players if not player.alive]
        return honest(table, dead[0] if seat is None and dead else seat)

    monkeypatch.setattr(view, "known_characters", leaky)

    assert finds_a_difference(lambda seed: None)


def test_a_seat_that_is_told_what_only_the_dead_may_hear_is_caught() -> None:
    match, random = deal("shadow_hunters", 6, "ghost")
    match.table.ghosts |= 1

    found = ""
    while match.pending and not found:
        step(match, random)
        match.table.ghosts |= 1
        if any(event[0] == "green_drawn" for _, event in match.table.events):
            found = difference(match, 0, "ghost")

    assert found
