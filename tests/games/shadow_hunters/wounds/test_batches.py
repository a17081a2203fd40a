"""One effect is one batch, settled in a fixed order (SH-42, SH-42a)."""

from tests.games.shadow_hunters.scenes import CIRCLE, GRAVEYARD, TREE, Scene
from tests.games.shadow_hunters.steps import FAILED, THREE
from tests.games.shadow_hunters.wounds.positions import dead_seats, discards, five


def test_sh_42_all_wounds_fall_before_anything_follows() -> None:
    scene = five().at(GRAVEYARD, 1, 2).wounds(1, 7).gear(0, "flail").gear(1, "talisman")
    play = scene.play()

    play.attack_all(*THREE)

    assert play.asked() == {0: "loot"}
    assert play[2].wounds == 3


def test_sh_42_b1s_thefts_fall_with_the_wounds() -> None:
    scene = Scene("b1", "a1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.wounds(1, 7).gear(1, "talisman").gear(2, "wood_axe").play()

    play.attack_all(*THREE).choose("rob", 2, "wood_axe").choose("go_on")

    assert play.asked() == {0: "loot"}
    assert play[0].gear == ["flail", "wood_axe"]


def test_sh_42_all_go_out_together_before_the_loot() -> None:
    scene = five().at(GRAVEYARD, 1, 2).wounds(1, 7).wounds(2, 10).gear(0, "flail")
    play = scene.gear(1, "talisman").play()

    play.attack_all(*THREE)

    assert play.asked() == {0: "loot"}
    assert dead_seats(play) == [1, 2]


def test_sh_42_all_cards_are_up_and_all_figures_gone_before_the_loot() -> None:
    scene = five().at(GRAVEYARD, 1, 2).wounds(1, 7).wounds(2, 10).gear(0, "flail")
    play = scene.gear(1, "talisman").play()

    play.attack_all(*THREE)

    assert play[2].revealed
    assert play[2].place == ""


def test_sh_42_forced_reveals_come_before_the_loot() -> None:
    scene = Scene("f1", "a1", "u1", "g1", "d1", "v1").wounds(1, 7).gear(1, "talisman")
    play = scene.play()

    play.tree_wounds(1)

    assert play.asked() == {0: "loot"}
    assert play[4].revealed


def test_sh_42_forced_reveals_come_after_the_cards_of_the_dead() -> None:
    play = Scene("f1", "a1", "u1", "g1", "d1", "v1").wounds(1, 7).play()

    play.tree_wounds(1)

    order = [event[0] for event in play.events() if event[0] in ("dies", "reveals")]
    assert order == ["dies", "reveals"]


def test_sh_42_b2_is_revealed_before_d1() -> None:
    scene = Scene("f1", "a1", "d1", "b2", "u1", "v1").turn_of(3).at(GRAVEYARD, 1).wounds(1, 7)
    play = scene.play()

    play.attack(1, *THREE)

    assert play.events(topic="reveals") == [("reveals", 3, "b2"), ("reveals", 2, "d1")]


def test_sh_42_forced_reveals_come_before_the_goals() -> None:
    scene = Scene("f1", "u1", "d1", "b1", "a1").wounds(1, 9)
    play = scene.play()

    play.tree_wounds(1)

    assert play.match.over
    assert play.events(topic="reveals")[0] == ("reveals", 2, "d1")


def test_sh_42_goals_come_before_the_loot() -> None:
    play = Scene("f1", "u1", "g1", "e1").wounds(1, 9).gear(1, "talisman").play()

    play.tree_wounds(1)

    assert play.match.over
    assert play[0].gear == []


def test_sh_42_the_loot_goes_clockwise_from_the_looter() -> None:
    scene = Scene("a1", "u1", "f1", "v1", "g1", "w1").turn_of(2).at(GRAVEYARD, 0, 1, 3)
    scene.revealed(2).wounds(0, 7).wounds(1, 10).wounds(3, 12).gear(2, "flail")
    play = scene.gear(0, "talisman").gear(1, "wood_axe").gear(3, "crossbow").play()

    play.attack_all(*THREE)
    play.choose("loot", "crossbow").choose("loot", "talisman").choose("loot", "wood_axe")

    assert play[2].gear == ["flail", "crossbow", "talisman", "wood_axe"]


def test_sh_42_the_rest_of_one_victim_is_discarded_before_the_next() -> None:
    scene = five().at(GRAVEYARD, 1, 2).wounds(1, 7).wounds(2, 10).gear(0, "flail")
    play = scene.gear(1, "talisman", "wood_axe").gear(2, "crossbow").play()

    play.attack_all(*THREE).choose("loot", "talisman")

    assert play.asked() == {0: "loot"}
    assert discards(play) == ["wood_axe"]


def test_sh_42_goals_are_checked_again_after_the_loot() -> None:
    scene = Scene("b1", "a1", "u1", "f1", "v1", "g1").wounds(1, 7).gear(1, "talisman")
    play = scene.gear(0, "boar_knife", "war_sickle", "wood_axe", "crossbow").play()

    play.tree_wounds(1).choose("loot", "talisman")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_42_the_healing_of_the_bats_comes_after_the_loot() -> None:
    play = five().wounds(0, 5).wounds(1, 7).gear(1, "flail").play()

    play.draw("hungry_bats").choose("target", 1)

    assert play.asked() == {0: "loot"}
    assert play[0].wounds == 5


def test_sh_42_the_bats_heal_once_the_loot_is_done() -> None:
    play = five().wounds(0, 5).wounds(1, 7).gear(1, "flail").play()

    play.draw("hungry_bats").choose("target", 1).choose("leave")

    assert play[0].wounds == 4


def test_sh_42_the_bats_do_not_heal_once_the_game_is_over() -> None:
    play = Scene("f1", "u1", "g1", "e1").wounds(0, 5).wounds(1, 9).play()

    play.draw("hungry_bats").choose("target", 1)

    assert play.match.over
    assert play[0].wounds == 5


def test_sh_42_the_rest_of_the_turn_comes_after_the_loot() -> None:
    play = five().at(CIRCLE, 2).wounds(1, 7).gear(1, "flail").play()

    play.tree_wounds(1).choose("leave")

    assert play.asked() == {0: "attack"}


def test_sh_42a_all_hits_of_an_attack_are_one_batch() -> None:
    scene = Scene("a1", "f1", "u1", "c1", "b1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.wounds(1, 11).wounds(2, 10).play()

    play.attack_all(*THREE)

    assert play.table.winners == [0, 1, 2]


def test_sh_42a_both_parts_of_the_cave_spider_are_one_batch() -> None:
    play = Scene("f1", "u1", "a1", "c1").wounds(0, 11).wounds(1, 10).play()

    play.draw("cave_spider").choose("target", 1)

    assert play.table.winners == [0, 1, 2]


def test_sh_42a_the_powder_keg_is_one_batch() -> None:
    scene = Scene("a1", "f1", "u1", "c1").at(TREE, 1, 2).wounds(1, 11).wounds(2, 10)
    play = scene.play()

    play.draw("powder_keg", 5, 4)

    assert play.table.winners == [0, 1, 2]


def test_sh_42a_the_storm_of_light_is_one_batch() -> None:
    play = Scene("a1", "f1", "u1", "c1").wounds(1, 11).wounds(2, 10).play()

    play.draw("storm_of_light")

    assert play.table.winners == [0, 1, 2]


def test_sh_42a_an_attack_and_its_counter_are_two_batches() -> None:
    scene = Scene("f1", "w1", "u1", "g1", "a1").at(GRAVEYARD, 1, 4).revealed(0, 1, 2, 3, 4)
    play = scene.gear(0, "flail").wounds(4, 7).wounds(0, 10).play()

    play.attack_all(*THREE)

    assert dead_seats(play) == [4]
    assert play.asked() == {1: "attacked"}


def test_sh_42a_the_bats_wound_and_heal_one_after_the_other() -> None:
    play = five().wounds(0, 10).play()

    play.draw("hungry_bats").choose("target", 0)

    assert dead_seats(play) == [0]


def test_sh_42a_c1s_payment_is_a_batch_of_its_own() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.wounds(0, 9).wounds(1, 10).play()

    play.attack(1, *FAILED).luck(*THREE).choose("repeat")

    assert dead_seats(play) == [0]


def test_sh_42a_c1s_payment_falls_before_the_repetition_is_thrown() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.play()

    play.attack(1, *FAILED).luck(*THREE).choose("repeat")

    assert play.events(topic="wounded") == [("wounded", 0, 2), ("wounded", 1, 3)]
