"""Imagined tables in positions that random play rarely reaches."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.among_cultists.scenes import five
from turncoat.core.chance import Chance, key_from_seed
from turncoat.core.errors import NoConsistentTable
from turncoat.games.among_cultists.board import Board
from turncoat.games.among_cultists.imagining.cast import Cast
from turncoat.games.among_cultists.imagining.room_cards import RoomCards, fire_is_over
from turncoat.games.among_cultists.rules import RULES
from turncoat.games.among_cultists.views.schema import AmongCultistsView

CAST: Cast = {
    0: "firestarter",
    1: "investigator",
    2: "investigator",
    3: "investigator",
    4: "cultist",
}
LAID_BY_FIRESTARTER = ("laid", 0, "unsafe", "", 2)


def a_view(*lines: Any, **known: Any) -> AmongCultistsView:
    """Seat 1's view, with more lines in its ledger and some fields replaced."""
    view = five("firestarter").play().match.view(1)
    view.ledger.extend(lines)
    return replace(view, **known)


def burned(view: AmongCultistsView) -> AmongCultistsView:
    """The view in round 6, after everybody saw the Firestarter die in round 5."""
    start = replace(view, round=6, phase="movement", start=None)
    players = view.players[:]
    players[0] = replace(players[0], ghost=True, died=5, death="role")
    return replace(view, round=6, phase="movement", start=start, players=players)


@pytest.mark.parametrize(
    ("begun", "now", "over"),
    [
        ((4, "clean_up"), (5, "movement"), False),
        ((5, "action"), (5, "clean_up"), False),
        ((5, "clean_up"), (5, "clean_up"), True),
        ((5, "clean_up"), (6, "movement"), True),
        ((6, "movement"), (6, "movement"), True),
    ],
)
def test_ac_87_the_fire_is_over_once_its_clean_up_has_begun(
    begun: tuple[int, str], now: tuple[int, str], over: bool
) -> None:
    view = a_view()
    start = replace(view, round=begun[0], phase=begun[1], start=None)

    assert fire_is_over(replace(view, round=now[0], phase=now[1], start=start)) is over


@pytest.mark.parametrize("seed", range(20))
def test_ac_87_a_burned_firestarter_had_laid_the_red_card_that_was_seen(seed: int) -> None:
    drawn = ("drawn", "unsafe", "sabotage", 0, -1)
    view = burned(a_view(LAID_BY_FIRESTARTER, drawn))
    board = Board(view.options, view.order)

    attempt = RoomCards(view, board, CAST, 0, Chance(key_from_seed(seed)))

    assert attempt.found(200)
    assert attempt.faces[view.ledger.index(LAID_BY_FIRESTARTER)] == "sabotage"
    assert attempt.unlaid == "failure"


def test_a_view_that_no_match_shows_is_refused() -> None:
    view = a_view(("drawn", "D1", "dead", 1, 0))

    with pytest.raises(NoConsistentTable):
        RULES.imagine(view, Chance(key_from_seed("impossible")))
