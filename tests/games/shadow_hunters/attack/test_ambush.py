"""Wounds by a card are never an attack (SH-34)."""

from tests.games.shadow_hunters.attack.positions import four, topics
from tests.games.shadow_hunters.scenes import HUT, Scene


def test_sh_34_damage_by_an_event_can_not_be_countered() -> None:
    play = Scene("f1", "w1", "g1", "v1").revealed(1).play()

    play.draw("hungry_bats").choose("target", 1)

    assert play[1].wounds == 2
    assert "attacked" not in topics(play)


def test_sh_34_damage_by_a_green_card_can_not_be_countered() -> None:
    play = Scene("f1", "w1", "g1", "v1").revealed(1).play()

    play.draw("g_spell").choose("give", 1).choose("take", 1)

    assert play[1].wounds == 1
    assert "attacked" not in topics(play)


def test_sh_34_v1_does_not_heal_from_damage_by_a_card() -> None:
    play = Scene("v1", "e1", "f1", "u1").revealed(0).wounds(0, 5).play()

    play.draw("storm_of_light")

    assert play[1].wounds == 2
    assert play[0].wounds == 5


def test_sh_34_weapons_do_not_add_to_damage_by_a_card() -> None:
    play = four().gear(0, "boar_knife", "wood_axe").play()

    play.draw("hungry_bats").choose("target", 1)

    assert play[1].wounds == 2


def test_sh_34_damage_by_a_card_is_possible_in_round_one() -> None:
    play = four().round(1).play()

    play.draw("hungry_bats").choose("target", 1)

    assert play[1].wounds == 2


def test_sh_34_damage_by_a_card_leaves_the_attack_of_the_turn() -> None:
    play = four(HUT).play()

    play.draw("hungry_bats").choose("target", 1)

    assert play.asked() == {0: "attack"}
    assert play.events(topic="attacks") == []
