"""Deliberate leaks: the two-worlds test must catch each of them."""

from collections.abc import Callable

import msgspec
import pytest

from tests.edition import sources_only
from tests.games.random_play import deal, step
from tests.two_worlds import difference
from turncoat.core.rules import ViewContext
from turncoat.core.terms import LogEntry, Seat, Term
from turncoat.games.among_cultists.roles import CULTIST
from turncoat.games.among_cultists.table import Player, Table
from turncoat.games.among_cultists.views import own, rooms, seats, view
from turncoat.games.among_cultists.views.schema import AmongCultistsView, RoomView, SeatView

pytestmark = sources_only

Viewer = Seat | None


def finds_a_difference(viewer: Callable[[int], Viewer], games: int = 10) -> bool:
    """Whether two worlds differ in a few random matches, compared at every fourth step."""
    for seed in range(games):
        match, random = deal("among_cultists", 5 + seed % 3, f"leak {seed}")
        for moment in range(10_000):
            if not match.pending:
                break
            step(match, random)
            if moment % 4 == 0 and difference(match, viewer(seed), f"{seed} {moment}"):
                return True
    return False


def somebody(seed: int) -> Viewer:
    return seed % 5


def test_without_a_leak_nothing_is_found() -> None:
    assert not finds_a_difference(somebody, games=4)


def test_a_cultist_shown_once_its_route_grows_unlikely_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = seats.seat_view

    def leaky(
        player: Player, me: bool, over: bool, sees_cultists: bool, planned: list[int]
    ) -> SeatView:
        return honest(
            player, me, over, sees_cultists or player.free_routes.bit_count() < 4, planned
        )

    monkeypatch.setattr(view, "seat_view", leaky)

    assert finds_a_difference(somebody)


def test_a_route_shown_with_a_ghost_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = seats.seat_view

    def leaky(
        player: Player, me: bool, over: bool, sees_cultists: bool, planned: list[int]
    ) -> SeatView:
        shown = honest(player, me, over, sees_cultists, planned)
        return msgspec.structs.replace(shown, route=player.route) if player.ghost else shown

    monkeypatch.setattr(view, "seat_view", leaky)

    assert finds_a_difference(somebody)


def test_the_hand_of_a_ghost_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = seats.seat_view

    def leaky(
        player: Player, me: bool, over: bool, sees_cultists: bool, planned: list[int]
    ) -> SeatView:
        shown = honest(player, me, over, sees_cultists, planned)
        hand = sorted(player.room_cards)
        return msgspec.structs.replace(shown, room_cards=hand) if player.ghost else shown

    monkeypatch.setattr(view, "seat_view", leaky)

    assert finds_a_difference(lambda seed: None)


def test_a_true_narrowing_of_the_routes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = seats.seat_view

    def leaky(
        player: Player, me: bool, over: bool, sees_cultists: bool, planned: list[int]
    ) -> SeatView:
        shown = honest(player, me, over, sees_cultists, planned)
        if player.role is CULTIST:
            return msgspec.structs.replace(shown, free_routes=1023)
        return shown

    monkeypatch.setattr(view, "seat_view", leaky)

    assert finds_a_difference(somebody)


def show_lines(monkeypatch: pytest.MonkeyPatch, shown: Callable[[Term, Viewer], bool]) -> None:
    """Patch in a leak: everybody sees some lines of the ledger as their owners do."""
    honest = view.ledger

    def leaky(table: Table, seat: Viewer, over: bool) -> list[Term]:
        whole = [line[1] for line in table.ledger]
        seen = honest(table, seat, over)
        return [full if shown(full, seat) else line for full, line in zip(whole, seen, strict=True)]

    monkeypatch.setattr(view, "ledger", leaky)


def test_a_card_shown_to_its_receiver_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    show_lines(monkeypatch, lambda line, seat: line[0] == "given" and line[2] == seat)

    assert finds_a_difference(somebody)


def test_a_card_of_the_draw_pile_in_the_ledger_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    show_lines(monkeypatch, lambda line, seat: line[0] == "laid" and line[1] == -2)

    assert finds_a_difference(lambda seed: None)


def test_an_answer_that_names_the_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(entry: LogEntry, seat: Viewer, over: bool) -> LogEntry:
        return entry

    monkeypatch.setattr(view, "seen_answer", leaky)

    assert finds_a_difference(somebody)


def test_a_room_token_seen_before_it_is_turned_up_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = rooms.room_view

    def leaky(table: Table, place: str, over: bool) -> RoomView:
        return honest(table, place, over or table.rooms[place].cards == 2)

    monkeypatch.setattr(view, "room_view", leaky)

    assert finds_a_difference(lambda seed: None)


def test_the_first_victims_told_to_all_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.view

    def leaky(table: Table, seat: Viewer, moment: ViewContext[Table] | None) -> AmongCultistsView:
        seen = honest(table, seat, moment)
        seen.dead_already = own.dead_already(table)
        return seen

    monkeypatch.setattr(view, "view", leaky)

    assert finds_a_difference(somebody)


def test_the_announcement_put_only_to_the_cultist_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = view.view

    def leaky(table: Table, seat: Viewer, moment: ViewContext[Table] | None) -> AmongCultistsView:
        seen = honest(table, seat, moment)
        if table.phase == "clean_up":
            seen.asked = [s for s in seen.asked if table.players[s].role is CULTIST]
        return seen

    monkeypatch.setattr(view, "view", leaky)

    assert finds_a_difference(lambda seed: None)


def test_what_became_of_a_looked_at_token_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.view

    def leaky(table: Table, seat: Viewer, moment: ViewContext[Table] | None) -> AmongCultistsView:
        seen = honest(table, seat, moment)
        seen.bag = sorted(table.bag)
        return seen

    monkeypatch.setattr(view, "view", leaky)

    assert finds_a_difference(lambda seed: None)
