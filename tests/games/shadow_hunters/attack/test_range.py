"""Who is in range, and the roll (SH-30)."""

import pytest

from tests.games.shadow_hunters.attack.positions import four, move_and_skip_place, topics
from tests.games.shadow_hunters.scenes import CHAPEL, GRAVEYARD, HUT, SPRING, TREE, Scene


def test_sh_30_who_is_on_your_place_is_in_range() -> None:
    play = four(CHAPEL).play()

    move_and_skip_place(play)

    assert play.options() == [("attack", 1), ("no_attack",)]


def test_sh_30_who_is_on_the_partner_of_your_place_is_in_range() -> None:
    play = four(GRAVEYARD).play()

    move_and_skip_place(play)

    assert play.options() == [("attack", 1), ("no_attack",)]


def test_sh_30_who_is_in_another_area_is_not_in_range() -> None:
    play = four(GRAVEYARD, SPRING, TREE).play()

    move_and_skip_place(play)

    assert play.options() == [("attack", 1), ("no_attack",)]


def test_sh_30_the_dead_are_not_in_range() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").at(CHAPEL, 1, 3).dead(3).play()

    move_and_skip_place(play)

    assert play.options() == [("attack", 1), ("no_attack",)]


def test_sh_30_with_nobody_in_range_there_is_no_question() -> None:
    play = four(HUT, SPRING, TREE).play()

    move_and_skip_place(play).go_on()

    assert play.asked() == {1: "turn_start"}


def test_sh_30_who_is_in_the_middle_is_in_nobodys_range() -> None:
    play = four().play()

    move_and_skip_place(play)

    assert "attack" not in topics(play)


def test_sh_30_who_is_in_the_middle_is_not_in_the_crossbows_range() -> None:
    play = four(TREE).gear(0, "crossbow").play()

    move_and_skip_place(play)

    assert play.options() == [("attack", 1), ("no_attack",)]


@pytest.mark.parametrize(("d6", "d4", "base"), [(6, 1, 5), (4, 1, 3), (1, 4, 3), (3, 4, 1)])
def test_sh_30_the_base_is_the_difference_of_both_dice(d6: int, d4: int, base: int) -> None:
    play = four(GRAVEYARD).play()

    play.attack(1, d6, d4)

    assert play.events(topic="throws")[-1] == ("throws", 0, d6, d4)
    assert play[1].wounds == base


@pytest.mark.parametrize("fallen", [1, 2, 3, 4])
def test_sh_30_with_a_base_of_zero_the_attack_failed(fallen: int) -> None:
    play = four(GRAVEYARD).play()

    play.attack(1, fallen, fallen)

    assert play.events(topic="fails") == [("fails", 0)]
    assert play[1].wounds == 0
