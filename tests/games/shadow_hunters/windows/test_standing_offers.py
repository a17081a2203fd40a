"""What may be done at any time (SH-51)."""

import pytest

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, HUT, TREE, Scene
from tests.games.shadow_hunters.steps import strike
from turncoat.core.errors import IllegalAnswer


def test_sh_51_every_living_hidden_player_may_reveal_while_one_is_asked() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    assert play.asked() == {0: "turn_start"}
    assert play.offers(0) == [("reveal",)]
    assert play.offers(1) == [("reveal",)]
    assert play.offers(2) == [("reveal",)]
    assert play.offers(3) == [("reveal",)]


def test_sh_51_a_revealed_player_has_nothing_to_reveal() -> None:
    play = Scene("e1", "u1", "f1", "v1").revealed(1).play()

    assert play.offers(1) == []


def test_sh_51_d1_may_not_reveal() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d1").play()

    assert play.offers(4) == []
    with pytest.raises(IllegalAnswer):
        play.interrupt(4, "reveal")


def test_sh_51_a1_may_heal_in_anothers_turn() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 6).play()

    play.interrupt(4, "heal_all")

    assert play[4].wounds == 0
    assert play[4].revealed


def test_sh_51_d2_may_take_from_the_discards_in_anothers_turn() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").discarded("flail").play()

    play.interrupt(4, "salvage", "flail")

    assert play[4].gear == ["flail"]
    assert play[4].revealed


def test_sh_51_nobody_else_is_offered_the_healing_or_the_discards() -> None:
    play = Scene("e1", "u1", "f1", "v1", "c2").wounds(4, 6).discarded("flail").play()

    assert play.offers(4) == [("reveal",)]


def test_sh_51_an_offer_does_not_hold_the_table() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 6).play()

    play.move(CIRCLE).go_on()

    assert play.asked() == {1: "turn_start"}
    assert play[4].wounds == 6


def test_sh_51_who_comes_first_is_served_first() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.interrupt(3, "reveal").interrupt(1, "reveal")

    assert play.events(topic="reveals") == [("reveals", 3, "v1"), ("reveals", 1, "u1")]


def test_sh_51_healing_before_the_wounds_fall_comes_first() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).play().move(TREE)

    play.interrupt(4, "heal_all").choose("tree_wound", 4)

    assert play[4].alive
    assert play[4].wounds == 2


def test_sh_51_an_offer_that_is_taken_is_gone() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 6).play()

    play.interrupt(4, "heal_all")

    assert play.offers(4) == []


def test_sh_51_the_pending_question_stays_after_an_offer_is_taken() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().move(TREE)

    play.interrupt(1, "reveal")

    assert play.asked() == {0: "place"}


def test_sh_51_the_stone_circle_lists_equipment_taken_meanwhile() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "d2").gear(1, "flail").discarded("talisman")
    play = scene.play().move(CIRCLE)

    play.interrupt(4, "salvage", "talisman")

    assert play.options(0) == [("take", 1, "flail"), ("take", 4, "talisman"), ("skip",)]


def test_sh_51_the_attack_is_listed_anew_with_a_flail_taken_meanwhile() -> None:
    scene = Scene("d2", "u1", "f1", "v1", "e1").discarded("flail").at(GRAVEYARD, 1, 2)
    play = scene.play().move(CHAPEL).skip_place()

    play.interrupt(0, "salvage", "flail")

    assert play.options(0) == [("attack_all",), ("no_attack",)]


def test_sh_51_the_attack_is_listed_anew_with_a_crossbow_taken_meanwhile() -> None:
    scene = Scene("d2", "u1", "f1", "v1", "e1").discarded("crossbow")
    play = scene.at(GRAVEYARD, 1).at(HUT, 2).play().move(CHAPEL).skip_place()

    play.interrupt(0, "salvage", "crossbow")

    assert play.options(0) == [("attack", 2), ("no_attack",)]


def test_sh_51_a_toll_lists_equipment_taken_meanwhile() -> None:
    play = Scene("e1", "d2", "f1", "v1", "u1").discarded("talisman").play()
    play.give_green("g_greed", 1)

    play.interrupt(1, "salvage", "talisman")

    assert play.options(1) == [("hand_over", "talisman"), ("take", 1)]


def test_sh_51_a_green_card_is_listed_anew_when_its_receiver_heals_meanwhile() -> None:
    play = Scene("e1", "a1", "f1", "v1", "u1").wounds(1, 3).play()
    play.give_green("g_nurturance", 1)

    play.interrupt(1, "heal_all")

    assert play.options(1) == [("take", 1)]


def test_sh_51_no_offer_is_taken_between_the_throw_and_the_wounds() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1").gear(0, "moon_spear").wounds(4, 6)

    play = strike(scene, 4, 1)

    assert play.asked() == {0: "hit"}
    assert play.offers(1) == []
    assert play.offers(4) == []
    with pytest.raises(IllegalAnswer):
        play.interrupt(4, "heal_all")


def test_sh_51_no_offer_is_taken_while_a_looter_is_asked() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1").wounds(1, 9).gear(1, "flail").wounds(4, 6)
    play = scene.play()

    play.tree_wounds(1)

    assert play.asked() == {0: "loot"}
    assert play.offers(4) == []
    assert play.offers(2) == []


def test_sh_51_no_offer_is_taken_between_an_ability_and_its_loot() -> None:
    play = Scene("f1", "u1", "e1", "v1", "d2").wounds(1, 9).gear(1, "flail").play(4)

    play.choose("maul", 1)

    assert play.asked() == {0: "loot"}
    assert play.offers(4) == []


def test_sh_51_no_offer_is_taken_between_a_green_card_and_its_loot() -> None:
    play = Scene("e1", "v1", "f1", "u1", "a1").wounds(1, 11).wounds(4, 6).gear(1, "flail").play()
    play.give_green("g_exorcism", 1)

    play.choose("take", 2)

    assert play.asked() == {0: "loot"}
    assert play.offers(4) == []


def test_sh_51_offers_are_open_again_once_the_batch_is_done() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 6), 4, 1)

    assert play.asked() == {0: "damage_dealt"}
    assert play.offers(4) == [("reveal",), ("heal_all",)]


def test_sh_51_offers_are_open_again_after_the_loot() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1").wounds(1, 9).gear(1, "flail").wounds(4, 6)
    play = scene.play().tree_wounds(1)

    play.choose("leave")

    assert play.offers(4) == [("reveal",), ("heal_all",)]


def test_sh_51_offers_are_open_after_a_failed_throw() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1"), 2, 2)

    assert play.asked() == {1: "attacked"}
    assert play.offers(2) == [("reveal",)]


def test_sh_51_nothing_is_offered_once_the_game_is_over() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").dead(3).wounds(1, 9).discarded("flail").play()

    play.tree_wounds(1)

    assert play.match.over
    assert play.offers(4) == []
