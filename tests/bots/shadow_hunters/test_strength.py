"""A side of sensible bots beats one that plays at random."""

import pytest

from turncoat.lab.simulate import simulate

GAMES = 60


def won(side: str, players: int, thinking: list[str]) -> int:
    """How often a side wins if these sides are sensible and the others play at random."""
    by_side = dict.fromkeys(thinking, "sensible")
    report = simulate("shadow_hunters", players, GAMES, 11, ["uniform"], bots_by_side=by_side)
    return report.sides[side]


@pytest.mark.parametrize("side", ["werewolf", "vampire"])
@pytest.mark.parametrize("players", [4, 7])
def test_a_side_that_thinks_wins_far_more_often(side: str, players: int) -> None:
    thinking = won(side, players, [side])
    throwing = won(side, players, [])

    assert thinking >= 0.75 * GAMES
    assert thinking >= throwing + 0.2 * GAMES


def test_humans_who_think_win_more_often() -> None:
    assert won("human", 6, ["human"]) >= won("human", 6, []) + 0.15 * GAMES
