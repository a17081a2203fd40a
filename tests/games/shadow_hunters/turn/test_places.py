"""What the places offer (SH-11, SH-13)."""

import pytest

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, HUT, SPRING, TREE, Scene


def test_sh_11_after_the_move_you_are_asked_about_the_place() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(CHAPEL)

    assert play.asked() == {0: "place"}


def test_sh_11_you_may_leave_the_place_unused() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(CHAPEL).choose("skip")

    assert play.view(None).blue.left == 16


def test_sh_13_the_hut_offers_a_green_card() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(HUT)

    assert play.options() == [("draw", "green"), ("skip",)]


def test_sh_13_in_the_hut_you_take_a_green_card() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(HUT, "g_slap").choose("draw", "green")

    assert play.events(0, "green_drawn") == [("green_drawn", 0, "g_slap")]


def test_sh_13_the_spring_offers_all_three_decks() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(SPRING)

    assert play.options() == [("draw", "red"), ("draw", "blue"), ("draw", "green"), ("skip",)]


@pytest.mark.parametrize(("colour", "card"), [("red", "flail"), ("blue", "talisman")])
def test_sh_13_at_the_spring_you_take_the_top_card_of_the_deck_you_choose(
    colour: str, card: str
) -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(SPRING, card).choose("draw", colour)

    assert play[0].gear == [card]


def test_sh_13_at_the_spring_you_may_take_a_green_card() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(SPRING, "g_spell").choose("draw", "green")

    assert play.asked() == {0: "give"}


def test_sh_13_the_chapel_offers_a_blue_card() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(CHAPEL)

    assert play.options() == [("draw", "blue"), ("skip",)]


def test_sh_13_in_the_chapel_you_take_a_blue_card() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.draw_blue("talisman")

    assert play[0].gear == ["talisman"]


def test_sh_13_the_graveyard_offers_a_red_card() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(GRAVEYARD)

    assert play.options() == [("draw", "red"), ("skip",)]


def test_sh_13_in_the_graveyard_you_take_a_red_card() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.draw_red("flail")

    assert play[0].gear == ["flail"]


def test_sh_13_the_tree_offers_any_player_and_yourself() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(HUT, 1).play()

    play.move(TREE)

    assert {option[1] for option in play.options() if option[0] == "tree_wound"} == {0, 1, 2, 3}
    assert {option[1] for option in play.options() if option[0] == "tree_heal"} == {0, 1, 2, 3}


def test_sh_13_the_tree_gives_two_wounds() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.tree_wounds(2)

    assert play[2].wounds == 2


def test_sh_13_the_tree_gives_two_wounds_to_yourself() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.tree_wounds(0)

    assert play[0].wounds == 2


def test_sh_13_the_tree_heals_one() -> None:
    play = Scene("f1", "u1", "g1", "v1").wounds(2, 5).play()

    play.move(TREE).choose("tree_heal", 2)

    assert play[2].wounds == 4


def test_sh_13_the_tree_heals_one_of_your_own() -> None:
    play = Scene("f1", "u1", "g1", "v1").wounds(0, 5).play()

    play.move(TREE).choose("tree_heal", 0)

    assert play[0].wounds == 4


def test_sh_13_the_circle_offers_each_equipment_of_the_others() -> None:
    scene = Scene("f1", "u1", "g1", "v1").gear(0, "flail").gear(1, "talisman", "wood_axe")
    play = scene.gear(3, "crossbow").play()

    play.move(CIRCLE)

    assert play.options() == [
        ("take", 1, "talisman"),
        ("take", 1, "wood_axe"),
        ("take", 3, "crossbow"),
        ("skip",),
    ]


def test_sh_13_in_the_circle_you_take_the_equipment_of_your_choice() -> None:
    play = Scene("f1", "u1", "g1", "v1").gear(1, "talisman", "wood_axe").play()

    play.move(CIRCLE).choose("take", 1, "wood_axe")

    assert play[0].gear == ["wood_axe"]
    assert play[1].gear == ["talisman"]


def test_sh_13_the_circle_is_not_offered_if_nobody_else_has_equipment() -> None:
    play = Scene("f1", "u1", "g1", "v1").gear(0, "flail").play()

    play.move(CIRCLE)

    assert "place" not in play.asked().values()
