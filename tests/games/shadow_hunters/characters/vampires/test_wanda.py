"""Wanda (SH-85)."""

from tests.games.shadow_hunters.scenes import GRAVEYARD, TREE, Scene


def test_sh_85_attacked_she_may_attack_the_attacker() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).play()

    play.attack(1, 4, 1, 6, 2)
    asked = play.asked()
    options = play.options(1)
    play.choose("counter")

    assert asked == {1: "attacked"}
    assert options == [("go_on",), ("counter",)]
    assert play[0].wounds == 4


def test_sh_85_the_counter_reveals_her() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).play()

    play.attack(1, 4, 1, 6, 2).choose("counter")

    assert play[1].revealed


def test_sh_85_she_need_not_counter_and_stays_hidden() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).play()

    play.attack(1, 4, 1).choose("go_on")

    assert not play[1].revealed
    assert play[0].wounds == 0


def test_sh_85_revealed_she_is_asked_too() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0, 1).at(GRAVEYARD, 1).play()

    play.attack(1, 4, 1)

    assert play.options(1) == [("go_on",), ("counter",)]


def test_sh_85_others_who_are_attacked_may_only_go_on() -> None:
    play = Scene("e1", "u1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).play()

    play.attack(1, 4, 1)

    assert play.options(1) == [("go_on",)]


def test_sh_85_a_failed_attack_may_be_countered() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).play()

    play.attack(1, 2, 2)

    assert play.options(1) == [("go_on",), ("counter",)]


def test_sh_85_a_sum_of_zero_may_be_countered() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.gear(1, "pilgrims_cloak").play()

    play.attack(1, 3, 2)

    assert play[1].wounds == 0
    assert play.options(1) == [("go_on",), ("counter",)]


def test_sh_85_warded_she_may_counter() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).warded(1).play()

    play.attack(1, 6, 1)

    assert play[1].wounds == 0
    assert play.options(1) == [("go_on",), ("counter",)]


def test_sh_85_robbed_she_may_counter() -> None:
    scene = Scene("b1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.gear(1, "talisman").play()

    play.attack(1, 6, 1).choose("rob", 1, "talisman")

    assert play[1].wounds == 0
    assert play.asked() == {1: "attacked"}
    assert play.options(1) == [("go_on",), ("counter",)]


def test_sh_85_put_out_she_does_not_counter() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).wounds(1, 12).play()

    play.attack(1, 4, 1)

    assert not play[1].alive
    assert play.asked() == {2: "turn_start"}


def test_sh_85_wounds_that_are_no_attack_are_not_countered() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0, 1).play()

    play.tree_wounds(1)

    assert play[1].wounds == 2
    assert play.asked() == {1: "turn_start"}


def test_sh_85_void_she_is_not_asked() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0, 1).void(1).at(GRAVEYARD, 1).play()

    play.attack(1, 4, 1)

    assert play[1].wounds == 3
    assert play.asked() == {1: "turn_start"}


def test_sh_85_she_may_counter_again_and_again() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.play()

    play.draw_blue("second_wind")
    play.luck(2, 2, 3, 2).choose("attack", 1).choose("counter")
    play.move(GRAVEYARD).skip_place().luck(2, 2, 3, 2).choose("attack", 1).choose("counter")

    assert play[0].wounds == 2


def test_sh_85_she_may_counter_each_repetition() -> None:
    play = Scene("c1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).play()

    play.attack(1, 2, 2, 3, 2).choose("counter")
    play.luck(2, 2, 3, 2).choose("repeat")
    asked = play.asked()
    play.choose("counter")

    assert asked == {1: "attacked"}
    assert play[0].wounds == 1 + 2 + 1


def test_sh_85_the_counter_may_fail() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).gear(1, "wood_axe").play()

    play.attack(1, 2, 2, 3, 3).choose("counter")

    assert play.events(topic="fails") == [("fails", 0), ("fails", 1)]
    assert play[0].wounds == 0


def test_sh_85_her_own_weapons_count() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.gear(1, "wood_axe", "boar_knife").play()

    play.attack(1, 2, 2, 3, 2).choose("counter")

    assert play[0].wounds == 3


def test_sh_85_the_attackers_weapons_do_not_count() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.gear(0, "wood_axe", "boar_knife").play()

    play.attack(1, 2, 2, 3, 2).choose("counter")

    assert play[0].wounds == 1


def test_sh_85_her_own_cloak_takes_one_off() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.gear(1, "pilgrims_cloak").play()

    play.attack(1, 2, 2, 4, 1).choose("counter")

    assert play[0].wounds == 2


def test_sh_85_the_attackers_cloak_takes_one_off() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.gear(0, "pilgrims_cloak").play()

    play.attack(1, 2, 2, 4, 1).choose("counter")

    assert play[0].wounds == 2


def test_sh_85_the_attackers_ward_stops_the_counter() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).play()

    play.draw_blue("warding_spirit")
    play.luck(2, 2, 6, 1).choose("attack", 1).choose("counter")

    assert play[0].wounds == 0


def test_sh_85_her_blade_counters_with_the_d4_alone() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.gear(1, "restless_blade").play()

    play.attack(1, 2, 2, 4).choose("counter")

    assert play.events(topic="throws_d4") == [("throws_d4", 1, 4)]
    assert play[0].wounds == 4


def test_sh_85_her_blade_does_not_force_a_counter() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.gear(1, "restless_blade").play()

    play.attack(1, 2, 2)

    assert play.options(1) == [("go_on",), ("counter",)]


def test_sh_85_her_range_does_not_matter() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(TREE, 1).gear(0, "crossbow")
    play = scene.play()

    play.attack(1, 2, 2, 4, 1).choose("counter")

    assert play[0].wounds == 3


def test_sh_85_her_crossbow_does_not_matter() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).gear(1, "crossbow")
    play = scene.play()

    play.attack(1, 2, 2, 4, 1).choose("counter")

    assert play[0].wounds == 3


def test_sh_85_her_flail_hits_the_attacker_alone() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1, 2).gear(1, "flail")
    play = scene.play()

    play.attack(1, 2, 2, 4, 1).choose("counter")

    assert play[0].wounds == 3
    assert play[2].wounds == 0


def test_sh_85_she_loots_whom_her_counter_puts_out() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).wounds(0, 8)
    play = scene.gear(0, "talisman", "flail").play()

    play.attack_all(2, 2, 4, 1).choose("counter")
    asked = play.asked()
    play.choose("loot", "talisman")

    assert asked == {1: "loot"}
    assert play[1].gear == ["talisman"]
    assert play.table.red.discards == ["flail"]


def test_sh_85_her_silver_chain_takes_all() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).wounds(0, 8)
    play = scene.gear(0, "talisman", "boar_knife").gear(1, "silver_chain").play()

    play.attack(1, 2, 2, 4, 1).choose("counter")

    assert sorted(play[1].gear) == ["boar_knife", "silver_chain", "talisman"]
    assert play.asked() == {1: "turn_start"}


def test_sh_85_the_turn_of_an_attacker_she_puts_out_is_over() -> None:
    scene = Scene("g2", "w1", "f1", "v1").at(GRAVEYARD, 1).wounds(0, 13)
    play = scene.play()

    play.attack(1, 2, 2, 4, 1).choose("counter")

    assert not play[0].alive
    assert play.asked() == {1: "turn_start"}


def test_sh_85_the_whole_flail_attack_is_done_before_she_counters() -> None:
    scene = Scene("e1", "w1", "u1", "f1").revealed(0).at(GRAVEYARD, 1, 2).wounds(2, 9)
    play = scene.gear(0, "flail").gear(2, "talisman").play()

    play.attack_all(4, 1)
    asked_first = play.asked()
    play.choose("loot", "talisman")

    assert asked_first == {0: "loot"}
    assert play[1].wounds == 3
    assert play[0].gear == ["flail", "talisman"]
    assert play.asked() == {1: "attacked"}


def test_sh_85_all_targets_of_a_flail_are_asked_together() -> None:
    scene = Scene("e1", "w1", "u1", "f1").revealed(0).at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.play()

    play.attack_all(2, 2, 4, 1)
    asked = play.asked()
    play.answer(1, "counter")
    before_the_last_answer = play[0].wounds
    play.answer(2, "go_on")

    assert asked == {1: "attacked", 2: "attacked"}
    assert before_the_last_answer == 0
    assert play[0].wounds == 3
