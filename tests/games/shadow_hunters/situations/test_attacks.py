"""Situations in attacks (SH-100)."""

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, HUT, SPRING, TREE, Scene


def test_sh_100_a_throw_of_3_and_3_with_two_weapons_has_failed() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1)
    play = scene.gear(0, "boar_knife", "wood_axe").play()

    play.attack(1, 3, 3)

    assert play.events(topic="fails") == [("fails", 0)]
    assert play[1].wounds == 0


def test_sh_100_a_difference_of_1_with_the_attackers_cloak_is_0_but_has_not_failed() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1)
    play = scene.gear(0, "pilgrims_cloak").play()

    play.attack(1, 3, 2)

    assert play.events(topic="fails") == []
    assert play.events(topic="spared") == [("spared", 1)]
    assert play[1].wounds == 0


def test_sh_100_a_difference_of_1_with_a_weapon_against_a_cloak_is_1() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1)
    play = scene.gear(0, "war_sickle").gear(1, "pilgrims_cloak").play()

    play.attack(1, 3, 2)

    assert play[1].wounds == 1


def test_sh_100_the_blades_1_with_a_weapon_is_2() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1)
    play = scene.gear(0, "restless_blade", "boar_knife").play()

    play.attack(1, 1)

    assert play.events(topic="throws_d4") == [("throws_d4", 0, 1)]
    assert play[1].wounds == 2


def test_sh_100_the_flail_strikes_three_with_one_throw_and_each_reckons_alone() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1, 2, 3).gear(0, "flail")
    play = scene.gear(2, "pilgrims_cloak").warded(3).play()

    play.attack_all(4, 1)

    assert play.events(topic="throws") == [("throws", 0, 5, 1), ("throws", 0, 4, 1)]
    assert play[1].wounds == 3
    assert play[2].wounds == 2
    assert play[3].wounds == 0


def test_sh_100_the_crossbow_reaches_nobody_on_the_own_place_or_in_the_own_area() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1").gear(0, "crossbow")
    play = scene.at(CHAPEL, 1).at(GRAVEYARD, 2).at(TREE, 3).at(HUT, 4).play()

    play.move(CHAPEL).skip_place()

    assert play.options() == [("attack", 3), ("attack", 4), ("no_attack",)]


def test_sh_100_flail_and_crossbow_strike_both_other_areas() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1", "b1", "c1").gear(0, "crossbow", "flail")
    scene.at(HUT, 1).at(SPRING, 2).at(CHAPEL, 3).at(GRAVEYARD, 4).at(TREE, 5).at(CIRCLE, 6)
    play = scene.play()

    play.attack_all(3, 1)

    assert [player.wounds for player in play.table.players] == [0, 2, 2, 0, 0, 2, 2]


def test_sh_100_the_blade_does_not_attack_with_nobody_in_range_or_in_round_1() -> None:
    alone = Scene("e1", "u1", "f1", "v1").at(HUT, 1, 2, 3).gear(0, "restless_blade").play()
    at_first = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1, 2, 3).gear(0, "restless_blade")
    in_round_1 = at_first.round(1).play()

    alone.move(CHAPEL).skip_place()
    in_round_1.move(CHAPEL).skip_place()

    assert alone.asked() == {0: "turn_end"}
    assert in_round_1.asked() == {0: "turn_end"}


def test_sh_100_v1_who_hits_a_warded_player_does_not_heal() -> None:
    play = Scene("v1", "e1", "f1", "u1").revealed(0).wounds(0, 5).warded(1).at(HUT, 1).play()

    play.move(SPRING).skip_place().luck(6, 1).choose("attack", 1)

    assert play[1].wounds == 0
    assert play[0].wounds == 5


def test_sh_100_v1_who_wounds_three_with_the_flail_heals_2_once() -> None:
    scene = Scene("v1", "e1", "f1", "u1").revealed(0).wounds(0, 7).gear(0, "flail")
    play = scene.at(HUT, 1, 2, 3).play()

    play.move(SPRING).skip_place().luck(3, 2).choose("attack_all")

    assert [player.wounds for player in play.table.players] == [5, 1, 1, 1]


def test_sh_100_w1_may_counter_a_failed_throw_across_areas_and_her_flail_hits_one() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(TREE, 1, 2).at(CHAPEL, 3)
    play = scene.gear(0, "crossbow").gear(1, "flail").play()

    play.attack(1, 2, 2, 5, 1).choose("counter")

    assert play.events(topic="fails") == [("fails", 0)]
    assert [player.wounds for player in play.table.players] == [4, 0, 0, 0]


def test_sh_100_an_attacker_killed_by_the_counter_is_looted_and_loses_all_turns() -> None:
    scene = Scene("e1", "w1", "f1", "v1").wounds(0, 8).at(GRAVEYARD, 1)
    play = scene.gear(0, "talisman", "boar_knife").play()

    play.draw_blue("second_wind")
    play.luck(2, 2, 5, 1).choose("attack", 1).choose("counter").choose("loot", "talisman")

    assert not play[0].alive
    assert play[1].gear == ["talisman"]
    assert play.asked() == {1: "turn_start"}
    assert play.view(None).extra_turns == 0


def test_sh_100_a_flail_that_kills_two_loots_one_from_each() -> None:
    scene = Scene("e1", "u1", "a1", "v1").gear(0, "flail").at(GRAVEYARD, 1, 2)
    scene.wounds(1, 10).gear(1, "talisman", "boar_knife")
    play = scene.wounds(2, 7).gear(2, "lodestone", "crossbow").play()

    play.attack_all(3, 2)
    play.choose("loot", "boar_knife").choose("loot", "lodestone")

    assert play[0].gear == ["flail", "boar_knife", "lodestone"]
    assert play.table.blue.discards == ["talisman"]
    assert play.table.red.discards == ["crossbow"]


def test_sh_100_a_hidden_werewolf_may_reveal_for_the_spear_unless_the_throw_failed() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear").at(GRAVEYARD, 1)
    hits = scene.play()
    same_scene = Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear").at(GRAVEYARD, 1)
    fails = same_scene.play()

    hits.attack(1, 3, 2)
    options = hits.options(0)
    hits.choose("spear")
    fails.attack(1, 3, 3)

    assert options == [("go_on",), ("spear",)]
    assert hits[0].revealed
    assert hits[1].wounds == 3
    assert fails.asked() == {1: "attacked"}
