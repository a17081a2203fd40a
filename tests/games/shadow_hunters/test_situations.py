from tests.games.shadow_hunters.scenes import (
    CHAPEL,
    CIRCLE,
    GRAVEYARD,
    HUT,
    SPRING,
    TREE,
    Scene,
)


def test_sh_100_a_throw_of_3_and_3_with_two_weapons_has_failed() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1)
    play = scene.gear(0, "boar_knife", "wood_axe").play()

    play.move(CHAPEL).skip_place().luck(3, 3).choose("attack", 1)

    assert play.events(topic="fails") == [("fails", 0)]
    assert play[1].wounds == 0


def test_sh_100_a_difference_of_1_with_the_attackers_cloak_is_0_but_has_not_failed() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1)
    play = scene.gear(0, "pilgrims_cloak").play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert play.events(topic="fails") == []
    assert play.events(topic="spared") == [("spared", 1)]
    assert play[1].wounds == 0


def test_sh_100_a_difference_of_1_with_a_weapon_against_a_cloak_is_1() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1)
    play = scene.gear(0, "war_sickle").gear(1, "pilgrims_cloak").play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert play[1].wounds == 1


def test_sh_100_the_blades_1_with_a_weapon_is_2() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1)
    play = scene.gear(0, "restless_blade", "boar_knife").play()

    play.move(CHAPEL).skip_place().luck(1).choose("attack", 1)

    assert play.events(topic="throws_d4") == [("throws_d4", 0, 1)]
    assert play[1].wounds == 2


def test_sh_100_the_flail_strikes_three_with_one_throw_and_each_reckons_alone() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1, 2, 3).gear(0, "flail")
    play = scene.gear(2, "pilgrims_cloak").warded(3).play()

    play.move(CHAPEL).skip_place().luck(4, 1).choose("attack_all")

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

    play.move(CHAPEL).skip_place().luck(3, 1).choose("attack_all")

    assert [player.wounds for player in play.table.players] == [0, 2, 2, 0, 0, 2, 2]


def test_sh_100_the_blade_does_not_attack_with_nobody_in_range_or_in_round_1() -> None:
    alone = Scene("e1", "u1", "f1", "v1").at(HUT, 1, 2, 3).gear(0, "restless_blade").play()
    at_first = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1, 2, 3).gear(0, "restless_blade")
    in_round_1 = at_first.round(1).play()

    alone.move(CHAPEL).skip_place()
    in_round_1.move(CHAPEL).skip_place()

    assert alone.asked() == {0: "turn_end"}
    assert in_round_1.asked() == {0: "turn_end"}


def test_sh_100_a_warded_player_is_wounded_by_storm_of_light() -> None:
    play = Scene("e1", "u1", "f1", "v1").warded(1).play()

    play.move(CHAPEL, "storm_of_light").choose("draw", "blue")

    assert play[1].wounds == 2


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

    play.move(CHAPEL).skip_place().luck(2, 2, 5, 1).choose("attack", 1).choose("counter")

    assert play.events(topic="fails") == [("fails", 0)]
    assert [player.wounds for player in play.table.players] == [4, 0, 0, 0]


def test_sh_100_an_attacker_killed_by_the_counter_is_looted_and_loses_all_turns() -> None:
    scene = Scene("e1", "w1", "f1", "v1").wounds(0, 8).at(GRAVEYARD, 1)
    play = scene.gear(0, "talisman", "boar_knife").play()

    play.move(CHAPEL, "second_wind").choose("draw", "blue")
    play.luck(2, 2, 5, 1).choose("attack", 1).choose("counter").choose("loot", "talisman")

    assert not play[0].alive
    assert play[1].gear == ["talisman"]
    assert play.asked() == {1: "turn_start"}
    assert play.view(None).extra_turns == 0


def test_sh_100_the_flail_that_puts_out_w1_with_the_last_vampires_ends_the_game() -> None:
    scene = Scene("e1", "w1", "u1", "f1").gear(0, "flail").at(GRAVEYARD, 1, 2)
    play = scene.wounds(1, 13).wounds(2, 10).gear(2, "talisman").play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack_all")

    assert play.match.over
    assert play.asked() == {}
    assert play.table.winners == [0, 3]
    assert play.events(topic="attacks") == [("attacks", 0, 1), ("attacks", 0, 2)]


def test_sh_100_a_storm_that_puts_out_the_last_of_both_sides_lets_both_win() -> None:
    play = Scene("b1", "e1", "u1", "f1", "v1").dead(3, 4).wounds(1, 9).wounds(2, 9).play()

    play.move(CHAPEL, "storm_of_light").choose("draw", "blue")

    assert play.match.over
    assert play.table.winners == [1, 2, 3, 4]


def test_sh_100_a_spider_that_fells_the_last_vampire_and_its_werewolf_lets_both_win() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "b1").dead(2, 3).wounds(0, 8).wounds(1, 9)
    play = scene.gear(0, "flail").gear(1, "crossbow").play()

    play.move(GRAVEYARD, "cave_spider").choose("draw", "red").choose("target", 1)

    assert play.match.over
    assert play.asked() == {}
    assert play.table.winners == [0, 1, 2, 3]
    assert play.events(topic="hands_over") == []


def test_sh_100_a1_alive_at_the_end_wins_whatever_ended_it() -> None:
    wiped_out = Scene("e1", "u1", "a1", "f1").wounds(1, 9).play()
    collected = Scene("b1", "u1", "a1", "f1")
    collected.gear(0, "boar_knife", "wood_axe", "war_sickle", "moon_spear")
    five_cards = collected.play()

    wiped_out.move(TREE).choose("tree_wound", 1)
    five_cards.move(CHAPEL, "talisman").choose("draw", "blue")

    assert wiped_out.table.winners == [0, 2, 3]
    assert five_cards.table.winners == [0, 2]


def test_sh_100_d1_first_out_ends_the_game_and_wins() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").wounds(1, 12).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert play.match.over
    assert play.table.winners == [1]


def test_sh_100_d1_who_falls_together_with_another_is_first() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").wounds(1, 12).wounds(4, 10).play()

    play.move(CHAPEL, "storm_of_light").choose("draw", "blue")

    assert not play[4].alive
    assert play.match.over
    assert play.table.winners == [1]


def test_sh_100_d1_void_stays_hidden_when_another_dies() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").void(1).wounds(4, 9).play()

    play.move(TREE).choose("tree_wound", 4)

    assert not play[4].alive
    assert not play[1].revealed


def test_sh_100_c1_wins_when_his_flail_puts_out_two_after_one() -> None:
    scene = Scene("c1", "e1", "u1", "f1", "v1", "b1").dead(5).gear(0, "flail")
    play = scene.at(GRAVEYARD, 1, 2).wounds(1, 9).wounds(2, 10).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack_all")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_100_c1_with_9_wounds_who_pays_2_is_out_without_attack_or_loot() -> None:
    scene = Scene("c1", "e1", "u1", "f1", "v1").revealed(0, 1).wounds(0, 9).at(GRAVEYARD, 1)
    play = scene.gear(0, "talisman").play()

    play.move(CHAPEL).skip_place().luck(3, 3, 6, 1).choose("attack", 1).choose("repeat")

    assert not play[0].alive
    assert play.events(topic="attacks") == [("attacks", 0, 1)]
    assert play[1].wounds == 0
    assert play[1].gear == []
    assert play.table.blue.discards == ["talisman"]


def test_sh_100_b1_does_not_rob_a_warded_player() -> None:
    scene = Scene("b1", "e1", "u1", "f1", "v1").revealed(0).warded(1).at(GRAVEYARD, 1)
    play = scene.gear(1, "talisman").play()

    play.move(CHAPEL).skip_place().luck(6, 1).choose("attack", 1)

    assert play.asked() == {1: "attacked"}
    assert play[1].gear == ["talisman"]


def test_sh_100_a_slippery_path_that_gives_b1_the_fifth_equipment_ends_the_game() -> None:
    scene = Scene("e1", "b1", "u1", "f1", "v1").gear(0, "talisman")
    play = scene.gear(1, "boar_knife", "wood_axe", "war_sickle", "moon_spear").play()

    play.move(GRAVEYARD, "slippery_path").choose("draw", "red")
    play.choose("part_with", "talisman").choose("target", 1)

    assert play.match.over
    assert play.table.winners == [1]


def test_sh_100_b2_who_puts_out_14_hit_points_by_the_tree_does_not_win() -> None:
    play = Scene("b2", "w1", "u1", "f1", "e1").wounds(1, 12).play()

    play.move(TREE).choose("tree_wound", 1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_100_d2_who_takes_the_third_relic_on_anothers_turn_wins_at_once() -> None:
    scene = Scene("e1", "d2", "u1", "f1", "v1").gear(1, "talisman", "silver_chain")
    play = scene.discarded("moon_spear").play()

    play.move(TREE).interrupt(1, "salvage", "moon_spear")

    assert play.match.over
    assert play.asked() == {}
    assert play.table.winners == [1]


def test_sh_100_u1_shows_himself_to_true_face() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(HUT, "g_prediction").choose("draw", "green").choose("give", 1)
    options = play.options(1)
    play.choose("show")

    assert options == [("show",)]
    assert play.events(0, "sees") == [("sees", 0, 1, "u1")]
    assert play.events(2, "sees") == []


def test_sh_100_u1_unhurt_who_answers_herbs_as_a_werewolf_takes_1() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(HUT, "g_aid").choose("draw", "green").choose("give", 1)
    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1), ("nothing",)]
    assert play[1].wounds == 1


def test_sh_100_an_unhurt_human_who_is_told_to_heal_takes_1() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").play()

    play.move(HUT, "g_nurturance").choose("draw", "green").choose("give", 4)
    options = play.options(4)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[4].wounds == 1


def test_sh_100_a_flail_that_kills_two_loots_one_from_each() -> None:
    scene = Scene("e1", "u1", "a1", "v1").gear(0, "flail").at(GRAVEYARD, 1, 2)
    scene.wounds(1, 10).gear(1, "talisman", "boar_knife")
    play = scene.wounds(2, 7).gear(2, "lodestone", "crossbow").play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack_all")
    play.choose("loot", "boar_knife").choose("loot", "lodestone")

    assert play[0].gear == ["flail", "boar_knife", "lodestone"]
    assert play.table.blue.discards == ["talisman"]
    assert play.table.red.discards == ["crossbow"]


def test_sh_100_the_amulets_owner_who_draws_cave_spider_takes_0_and_the_target_2() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "talisman").play()

    play.move(GRAVEYARD, "cave_spider").choose("draw", "red").choose("target", 1)

    assert play[0].wounds == 0
    assert play[1].wounds == 2


def test_sh_100_the_brooch_stops_the_trees_wounds_and_lets_it_heal() -> None:
    wounded = Scene("e1", "u1", "f1", "v1").gear(1, "rowan_brooch").wounds(1, 3).play()
    healed = Scene("e1", "u1", "f1", "v1").gear(1, "rowan_brooch").wounds(1, 3).play()

    wounded.move(TREE).choose("tree_wound", 1)
    healed.move(TREE).choose("tree_heal", 1)

    assert wounded[1].wounds == 3
    assert healed[1].wounds == 2


def test_sh_100_bonesetter_on_an_unhurt_a1_leaves_her_alive_with_7() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").play()

    play.move(CHAPEL, "bonesetter").choose("draw", "blue").choose("target", 4)

    assert play[4].wounds == 7
    assert play[4].alive


def test_sh_100_revealed_full_moon_heals_and_blood_rite_does_nothing() -> None:
    werewolf = Scene("e1", "u1", "f1", "v1").revealed(0).wounds(0, 6).play()
    vampire = Scene("u1", "e1", "f1", "v1").revealed(0).wounds(0, 6).play()

    werewolf.move(CHAPEL, "full_moon").choose("draw", "blue")
    vampire.move(GRAVEYARD, "blood_rite").choose("draw", "red")

    assert werewolf[0].wounds == 0
    assert vampire[0].wounds == 6
    assert vampire.asked() == {1: "turn_start"}


def test_sh_100_a_hidden_werewolf_may_reveal_for_the_spear_unless_the_throw_failed() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear").at(GRAVEYARD, 1)
    hits = scene.play()
    same_scene = Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear").at(GRAVEYARD, 1)
    fails = same_scene.play()

    hits.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)
    options = hits.options(0)
    hits.choose("spear")
    fails.move(CHAPEL).skip_place().luck(3, 3).choose("attack", 1)

    assert options == [("go_on",), ("spear",)]
    assert hits[0].revealed
    assert hits[1].wounds == 3
    assert fails.asked() == {1: "attacked"}


def test_sh_100_w2_with_two_dead_has_two_turns_and_a_kill_adds_none() -> None:
    scene = Scene("w2", "e1", "f1", "u1", "a1", "b1").dead(3, 4)
    play = scene.wounds(5, 8).play()

    play.move(HUT).skip_place().choose("extra_turns")
    play.move(TREE).choose("tree_wound", 5)
    play.move(HUT).skip_place()

    assert not play[5].alive
    assert play.events(topic="turn") == [("turn", 0, 2), ("turn", 0, 2), ("turn", 1, 2)]


def test_sh_100_an_opening_toll_costs_1_wound() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1", "b1").opening().turn_of(2, 2).play("g_anger")

    options = play.options(3)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[3].wounds == 1
