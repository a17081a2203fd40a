"""The Silver Chain and Bruno take all equipment (SH-41a)."""

import pytest

from tests.games.shadow_hunters.scenes import GRAVEYARD, Scene
from tests.games.shadow_hunters.steps import FAILED, THREE
from tests.games.shadow_hunters.wounds.positions import discards, five


def seven_with_b1() -> Scene:
    """It is b1's turn; seat 1 is one wound from death and owns two cards."""
    scene = Scene("b1", "a1", "u1", "f1", "v1", "g1", "c1").at(GRAVEYARD, 1)
    return scene.wounds(1, 7).gear(1, "flail", "wood_axe")


def test_sh_41a_the_chain_takes_all_unasked() -> None:
    scene = five().at(GRAVEYARD, 1).wounds(1, 7).gear(1, "talisman", "wood_axe")
    play = scene.gear(0, "silver_chain").play()

    play.attack(1, *THREE)

    assert "loot" not in play.asked().values()
    assert play[0].gear == ["silver_chain", "talisman", "wood_axe"]


def test_sh_41a_the_chain_takes_all_in_a_counter() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).revealed(0, 1).wounds(0, 10)
    play = scene.gear(0, "talisman", "wood_axe").gear(1, "silver_chain").play()

    play.attack(1, *FAILED).luck(*THREE).choose("counter")

    assert play[1].gear == ["silver_chain", "talisman", "wood_axe"]


def test_sh_41a_the_chain_takes_all_in_a_repetition() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1).revealed(0, 1).wounds(1, 10)
    play = scene.gear(0, "silver_chain").gear(1, "talisman", "wood_axe").play()

    play.attack(1, *FAILED).luck(*THREE).choose("repeat")

    assert play[0].gear == ["silver_chain", "talisman", "wood_axe"]


def test_sh_41a_the_chain_of_the_victim_takes_nothing() -> None:
    scene = five().at(GRAVEYARD, 1).wounds(1, 7)
    play = scene.gear(1, "silver_chain", "wood_axe").play()

    play.attack(1, *THREE)

    assert play.options() == [("loot", "silver_chain"), ("loot", "wood_axe"), ("leave",)]


@pytest.mark.parametrize("card", ["hungry_bats", "cave_spider", "straw_doll"])
def test_sh_41a_the_chain_does_not_work_for_events(card: str) -> None:
    scene = five().wounds(1, 7).gear(0, "silver_chain").gear(1, "flail", "wood_axe")
    play = scene.play()

    play.draw(card).luck(1).choose("target", 1)

    assert play.options() == [("loot", "flail"), ("loot", "wood_axe"), ("leave",)]


def test_sh_41a_the_chain_does_not_work_at_the_tree() -> None:
    scene = five().wounds(1, 7).gear(0, "silver_chain").gear(1, "flail", "wood_axe")
    play = scene.play()

    play.tree_wounds(1)

    assert play.options() == [("loot", "flail"), ("loot", "wood_axe"), ("leave",)]


def test_sh_41a_the_chain_does_not_work_for_green_cards() -> None:
    scene = five().wounds(1, 7).gear(0, "silver_chain").gear(1, "flail", "wood_axe")
    play = scene.play()

    play.draw("g_bully").choose("give", 1).choose("take", 1)

    assert play.options() == [("loot", "flail"), ("loot", "wood_axe"), ("leave",)]


def test_sh_41a_with_seven_b1_may_take_all() -> None:
    play = seven_with_b1().play()

    play.attack(1, *THREE).choose("loot_all")

    assert play[0].gear == ["flail", "wood_axe"]
    assert discards(play) == []


def test_sh_41a_with_eight_b1_may_take_all() -> None:
    scene = Scene("b1", "a1", "u1", "f1", "v1", "g1", "w1", "e1").at(GRAVEYARD, 1)
    play = scene.wounds(1, 7).gear(1, "flail", "wood_axe").play()

    play.attack(1, *THREE).choose("loot_all")

    assert play[0].gear == ["flail", "wood_axe"]


def test_sh_41a_to_take_all_is_an_option_of_b1s_loot_question() -> None:
    play = seven_with_b1().play()

    play.attack(1, *THREE)

    assert play.asked() == {0: "loot"}
    assert set(play.options()) == {
        ("loot", "flail"),
        ("loot", "wood_axe"),
        ("loot_all",),
        ("leave",),
    }


def test_sh_41a_to_take_all_reveals_b1() -> None:
    play = seven_with_b1().play()

    play.attack(1, *THREE).choose("loot_all")

    assert play[0].revealed


def test_sh_41a_to_take_one_does_not_reveal_b1() -> None:
    play = seven_with_b1().play()

    play.attack(1, *THREE).choose("loot", "flail")

    assert play[0].gear == ["flail"]
    assert not play[0].revealed


def test_sh_41a_with_six_b1_may_not_take_all() -> None:
    scene = Scene("b1", "a1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1).wounds(1, 7)
    play = scene.gear(1, "flail", "wood_axe").play()

    play.attack(1, *THREE).choose("go_on")

    assert play.options() == [("loot", "flail"), ("loot", "wood_axe"), ("leave",)]


def test_sh_41a_b1_may_not_take_all_from_a_victim_of_the_tree() -> None:
    play = seven_with_b1().play()

    play.tree_wounds(1)

    assert play.options() == [("loot", "flail"), ("loot", "wood_axe"), ("leave",)]


def test_sh_41a_b1_may_not_take_all_from_a_victim_of_an_event() -> None:
    play = seven_with_b1().play()

    play.draw("hungry_bats").choose("target", 1)

    assert play.options() == [("loot", "flail"), ("loot", "wood_axe"), ("leave",)]
