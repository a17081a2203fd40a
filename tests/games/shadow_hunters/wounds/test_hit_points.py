"""Wounds and hit points (SH-40, SH-40a)."""

import pytest

from tests.games.shadow_hunters.scenes import HUT, Scene
from tests.games.shadow_hunters.wounds.positions import five

HIT_POINTS = [
    ("a1", 8), ("a2", 8), ("b1", 10), ("b2", 10), ("c1", 11), ("c2", 11), ("d1", 13), ("d2", 13),
    ("e1", 10), ("e2", 10), ("f1", 12), ("f2", 12), ("g1", 14), ("g2", 14),
    ("u1", 11), ("u2", 11), ("v1", 13), ("v2", 13), ("w1", 14), ("w2", 14),
]  # fmt: skip


def other_characters(character: str) -> list[str]:
    """Other werewolves and vampires, enough for the game to go on when this character dies."""
    return [other for other in ("e1", "f1", "g1", "u1", "v1", "w1") if other != character]


@pytest.mark.parametrize(("character", "hit_points"), HIT_POINTS)
def test_sh_40_wounds_at_the_hit_points_put_out(character: str, hit_points: int) -> None:
    play = Scene(character, *other_characters(character)).wounds(0, hit_points - 2).play()

    play.tree_wounds(0)

    assert not play[0].alive


@pytest.mark.parametrize(("character", "hit_points"), HIT_POINTS)
def test_sh_40_one_less_does_not_put_out(character: str, hit_points: int) -> None:
    play = Scene(character, *other_characters(character)).wounds(0, hit_points - 3).play()

    play.tree_wounds(0)

    assert play[0].alive


def test_sh_40_wounds_over_the_hit_points_put_out() -> None:
    play = five().wounds(1, 7).play()

    play.tree_wounds(1)

    assert not play[1].alive


def test_sh_40_the_card_of_the_dead_is_turned_up() -> None:
    play = five().wounds(1, 7).play()

    play.tree_wounds(1)

    assert play.view(None).players[1].revealed
    assert play.view(None).players[1].character == "a1"


def test_sh_40_the_figure_of_the_dead_leaves() -> None:
    play = five().at(HUT, 1).wounds(1, 7).play()

    play.tree_wounds(1)

    assert play.view(None).players[1].place == ""


def test_sh_40a_wounds_are_public() -> None:
    play = five().wounds(1, 5).play()

    assert [player.wounds for player in play.view(None).players] == [0, 5, 0, 0, 0]


@pytest.mark.parametrize("had", [0, 1])
def test_sh_40a_wounds_never_fall_below_zero(had: int) -> None:
    play = five().wounds(0, had).play()

    play.draw("spring_water")

    assert play[0].wounds == 0


def test_sh_40a_wounds_beyond_the_hit_points_are_not_counted() -> None:
    play = five().wounds(1, 7).play()

    play.tree_wounds(1)

    assert play.view(None).players[1].wounds == 8
