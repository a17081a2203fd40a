from tests.games.shadow_hunters.scenes import (
    CHAPEL,
    CIRCLE,
    GRAVEYARD,
    HUT,
    SPRING,
    TREE,
    Scene,
)


def test_sh_80_she_may_step_to_the_place_on_either_side() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 0).play()

    assert play.options() == [("throw",), ("step", SPRING), ("step", GRAVEYARD)]


def test_sh_80_the_sixth_slot_lies_next_to_the_first() -> None:
    from_the_first = Scene("e1", "u1", "f1", "v1").at(HUT, 0).play()
    from_the_sixth = Scene("e1", "u1", "f1", "v1").at(CIRCLE, 0).play()

    assert from_the_first.options() == [("throw",), ("step", SPRING), ("step", CIRCLE)]
    assert from_the_sixth.options() == [("throw",), ("step", HUT), ("step", TREE)]


def test_sh_80_the_step_takes_the_place_of_the_throw() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 0).play()

    play.choose("step", SPRING)

    assert play[0].place == SPRING
    assert play.events(topic="throws") == []


def test_sh_80_the_step_reveals_her() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 0).play()

    play.choose("step", SPRING)

    assert play[0].revealed


def test_sh_80_who_throws_stays_hidden() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 0).play()

    play.move(TREE)

    assert play[0].place == TREE
    assert not play[0].revealed


def test_sh_80_after_the_step_she_may_use_the_place() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 0).wounds(0, 3).play()

    play.choose("step", SPRING).luck("spring_water").choose("draw", "blue")

    assert play[0].wounds == 1


def test_sh_80_after_the_step_she_may_attack() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 0).at(HUT, 1).play()

    play.choose("step", SPRING).skip_place().luck(4, 1).choose("attack", 1)

    assert play[1].wounds == 3


def test_sh_80_she_may_step_in_every_turn() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(SPRING, 0).play()

    play.choose("step", CHAPEL).luck("second_wind").choose("draw", "blue").go_on()

    assert play.options() == [("throw",), ("step", SPRING), ("step", GRAVEYARD)]


def test_sh_80_from_the_middle_there_is_no_step() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    assert play.options() == [("throw",)]


def test_sh_80_by_the_variant_only_the_partner_is_a_neighbour() -> None:
    left = Scene("e1", "u1", "f1", "v1", adjacent_for_e1="partner").at(CHAPEL, 0).play()
    right = Scene("e1", "u1", "f1", "v1", adjacent_for_e1="partner").at(CIRCLE, 0).play()

    assert left.options() == [("throw",), ("step", GRAVEYARD)]
    assert right.options() == [("throw",), ("step", TREE)]


def test_sh_80_void_she_only_throws() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 0).void(0).play()

    assert play.options() == [("throw",)]


def test_sh_80_others_do_not_step() -> None:
    play = Scene("g2", "u1", "f1", "v1").at(CHAPEL, 0).play()

    assert play.options() == [("throw",)]


def test_sh_81_the_chosen_player_takes_what_the_d6_shows() -> None:
    play = Scene("f1", "u1", "e1", "v1").play()

    play.luck(6).choose("maul", 1)

    assert play[1].wounds == 6
    assert play.events(topic="throws_d6") == [("throws_d6", 0, 6)]


def test_sh_81_it_reveals_him() -> None:
    play = Scene("f1", "u1", "e1", "v1").play()

    play.luck(2).choose("maul", 1)

    assert play[0].revealed


def test_sh_81_any_living_player_may_be_chosen_himself_too() -> None:
    play = Scene("f1", "u1", "e1", "v1").dead(2).play()

    assert play.options() == [("throw",), ("maul", 0), ("maul", 1), ("maul", 3)]


def test_sh_81_he_may_maul_himself() -> None:
    play = Scene("f1", "u1", "e1", "v1").play()

    play.luck(5).choose("maul", 0)

    assert play[0].wounds == 5


def test_sh_81_it_works_in_round_1() -> None:
    play = Scene("f1", "u1", "e1", "v1").round(1).play()

    play.luck(4).choose("maul", 1)

    assert play[1].wounds == 4


def test_sh_81_the_ward_does_not_help() -> None:
    play = Scene("f1", "u1", "e1", "v1").warded(1).play()

    play.luck(4).choose("maul", 1)

    assert play[1].wounds == 4


def test_sh_81_the_cloak_does_not_help() -> None:
    play = Scene("f1", "u1", "e1", "v1").gear(1, "pilgrims_cloak").play()

    play.luck(4).choose("maul", 1)

    assert play[1].wounds == 4


def test_sh_81_the_barrier_helps() -> None:
    play = Scene("f1", "u1", "g2", "v1").barred(2).play()

    play.luck(4).choose("maul", 2)

    assert play[2].wounds == 0


def test_sh_81_it_is_no_attack_and_nobody_counters() -> None:
    play = Scene("f1", "w1", "e1", "v1").revealed(1).play()

    play.luck(4).choose("maul", 1)

    assert play.asked() == {0: "turn_start"}
    assert play.events(topic="attacks") == []


def test_sh_81_his_own_weapons_add_nothing() -> None:
    play = Scene("f1", "u1", "e1", "v1").gear(0, "boar_knife", "moon_spear").play()

    play.luck(4).choose("maul", 1)

    assert play[1].wounds == 4


def test_sh_81_afterwards_he_is_asked_to_move() -> None:
    play = Scene("f1", "u1", "e1", "v1").play()

    play.luck(4).choose("maul", 1)

    assert play.asked() == {0: "turn_start"}
    assert play.options() == [("throw",)]


def test_sh_81_it_works_once_in_a_game() -> None:
    play = Scene("f1", "u1", "e1", "v1").play()

    play.luck(4).choose("maul", 1).move(CHAPEL, "second_wind").choose("draw", "blue").go_on()

    assert play.asked() == {0: "turn_start"}
    assert play.options() == [("throw",)]
    assert play.view(None).players[0].used


def test_sh_81_void_he_only_throws() -> None:
    play = Scene("f1", "u1", "e1", "v1").void(0).play()

    assert play.options() == [("throw",)]


def test_sh_81_he_loots_whom_he_puts_out_and_is_asked_again() -> None:
    play = Scene("f1", "u1", "e1", "v1").wounds(1, 8).gear(1, "flail", "boar_knife").play()

    play.luck(3).choose("maul", 1)
    asked_first = play.asked()
    play.choose("loot", "flail")

    assert asked_first == {0: "loot"}
    assert play[0].gear == ["flail"]
    assert play.table.red.discards == ["boar_knife"]
    assert play.asked() == {0: "turn_start"}


def test_sh_81_who_mauls_himself_to_death_is_not_looted_and_the_turn_passes() -> None:
    play = Scene("f1", "u1", "e1", "v1").wounds(0, 9).gear(0, "flail").play()

    play.luck(3).choose("maul", 0)

    assert not play[0].alive
    assert play.table.red.discards == ["flail"]
    assert play.asked() == {1: "turn_start"}


def test_sh_82_the_chosen_player_takes_what_the_d4_shows() -> None:
    play = Scene("g1", "u1", "e1", "v1").play()

    play.luck(3).choose("claw", 1)

    assert play[1].wounds == 3
    assert play.events(topic="throws_d4") == [("throws_d4", 0, 3)]


def test_sh_82_it_reveals_him() -> None:
    play = Scene("g1", "u1", "e1", "v1").play()

    play.luck(3).choose("claw", 1)

    assert play[0].revealed


def test_sh_82_any_living_player_may_be_chosen_himself_too() -> None:
    play = Scene("g1", "u1", "e1", "v1").dead(2).play()

    assert play.options() == [("throw",), ("claw", 0), ("claw", 1), ("claw", 3)]


def test_sh_82_he_may_claw_himself() -> None:
    play = Scene("g1", "u1", "e1", "v1").play()

    play.luck(2).choose("claw", 0)

    assert play[0].wounds == 2


def test_sh_82_it_works_in_round_1() -> None:
    play = Scene("g1", "u1", "e1", "v1").round(1).play()

    play.luck(4).choose("claw", 1)

    assert play[1].wounds == 4


def test_sh_82_the_ward_does_not_help() -> None:
    play = Scene("g1", "u1", "e1", "v1").warded(1).play()

    play.luck(4).choose("claw", 1)

    assert play[1].wounds == 4


def test_sh_82_the_cloak_does_not_help() -> None:
    play = Scene("g1", "u1", "e1", "v1").gear(1, "pilgrims_cloak").play()

    play.luck(4).choose("claw", 1)

    assert play[1].wounds == 4


def test_sh_82_the_barrier_helps() -> None:
    play = Scene("g1", "u1", "g2", "v1").barred(2).play()

    play.luck(4).choose("claw", 2)

    assert play[2].wounds == 0


def test_sh_82_it_is_no_attack_and_nobody_counters() -> None:
    play = Scene("g1", "w1", "e1", "v1").revealed(1).play()

    play.luck(4).choose("claw", 1)

    assert play.asked() == {0: "turn_start"}
    assert play.events(topic="attacks") == []


def test_sh_82_afterwards_he_is_asked_to_move() -> None:
    play = Scene("g1", "u1", "e1", "v1").play()

    play.luck(4).choose("claw", 1)

    assert play.asked() == {0: "turn_start"}
    assert play.options() == [("throw",)]


def test_sh_82_it_works_once_in_a_game() -> None:
    play = Scene("g1", "u1", "e1", "v1").play()

    play.luck(4).choose("claw", 1).move(CHAPEL, "second_wind").choose("draw", "blue").go_on()

    assert play.asked() == {0: "turn_start"}
    assert play.options() == [("throw",)]
    assert play.view(None).players[0].used


def test_sh_82_void_he_only_throws() -> None:
    play = Scene("g1", "u1", "e1", "v1").void(0).play()

    assert play.options() == [("throw",)]


def test_sh_82_he_loots_whom_he_puts_out_and_is_asked_again() -> None:
    play = Scene("g1", "u1", "e1", "v1").wounds(1, 8).gear(1, "flail", "boar_knife").play()

    play.luck(3).choose("claw", 1)
    asked_first = play.asked()
    play.choose("loot", "flail")

    assert asked_first == {0: "loot"}
    assert play[0].gear == ["flail"]
    assert play.asked() == {0: "turn_start"}


def test_sh_82_who_claws_himself_to_death_is_not_looted_and_the_turn_passes() -> None:
    play = Scene("g1", "u1", "e1", "v1").wounds(0, 13).gear(0, "flail").play()

    play.luck(1).choose("claw", 0)

    assert not play[0].alive
    assert play.table.red.discards == ["flail"]
    assert play.asked() == {1: "turn_start"}


def test_sh_90_another_living_player_hidden_or_not_may_be_chosen() -> None:
    play = Scene("e2", "u1", "f1", "v1", "a1").revealed(1).dead(3).play()

    assert play.options() == [("throw",), ("void", 1), ("void", 2), ("void", 4)]


def test_sh_90_it_reveals_him() -> None:
    play = Scene("e2", "u1", "f1", "v1").play()

    play.choose("void", 1)

    assert play[0].revealed
    assert not play[1].revealed


def test_sh_90_everybody_knows_who_is_void() -> None:
    play = Scene("e2", "u1", "f1", "v1").play()

    play.choose("void", 1)

    assert play.events(topic="voids") == [("voids", 0, 1)]
    assert play.view(None).players[1].void


def test_sh_90_it_works_once_in_a_game_and_he_is_asked_to_move() -> None:
    play = Scene("e2", "u1", "f1", "v1").play()

    play.choose("void", 1)

    assert play.asked() == {0: "turn_start"}
    assert play.options() == [("throw",)]
    assert play[0].used


def test_sh_90_void_himself_he_voids_nobody() -> None:
    play = Scene("e2", "u1", "f1", "v1").void(0).play()

    assert play.options() == [("throw",)]


def test_sh_90_an_unused_once_is_lost() -> None:
    play = Scene("e2", "f1", "u1", "v1").play()

    play.choose("void", 1).move(HUT).skip_place().go_on()

    assert play.asked() == {1: "turn_start"}
    assert play.options() == [("throw",)]


def test_sh_90_the_void_are_asked_in_no_window_of_an_ability() -> None:
    play = Scene("e2", "w1", "f1", "v1").at(GRAVEYARD, 1).revealed(0).play()

    play.choose("void", 1).move(CHAPEL).skip_place().luck(2, 2).choose("attack", 1)

    assert play.asked() == {1: "turn_start"}


def test_sh_90_void_u1_must_be_truthful() -> None:
    play = Scene("e2", "u1", "f1", "v1").play()

    play.choose("void", 1).move(HUT, "g_aid").choose("draw", "green").choose("give", 1)

    assert play.options(1) == [("nothing",)]


def test_sh_90_void_d1_is_not_forced_to_reveal() -> None:
    play = Scene("e2", "d1", "f1", "v1", "u1").wounds(2, 11).play()

    play.choose("void", 1).move(TREE).choose("tree_wound", 2)

    assert not play[2].alive
    assert not play[1].revealed


def test_sh_90_void_b2_is_not_forced_to_reveal() -> None:
    scene = Scene("b2", "e1", "f1", "v1", "u1").void(0).wounds(1, 9).at(GRAVEYARD, 1)
    play = scene.play()

    play.move(CHAPEL).skip_place().luck(4, 1).choose("attack", 1)

    assert not play[1].alive
    assert not play[0].revealed


def test_sh_90_a_barrier_that_is_up_falls() -> None:
    play = Scene("e2", "g2", "f1", "v1").barred(1).play()

    play.choose("void", 1).move(TREE).choose("tree_wound", 1)

    assert not play[1].barred
    assert play[1].wounds == 2


def test_sh_90_it_lasts_after_his_death() -> None:
    play = Scene("e2", "f1", "u1", "v1").wounds(0, 9).play()

    play.choose("void", 1).move(GRAVEYARD, "straw_doll", 1).choose("draw", "red")
    play.choose("target", 0)

    assert not play[0].alive
    assert play[1].void
    assert play.asked() == {1: "turn_start"}
    assert play.options() == [("throw",)]


def test_sh_90_a_switch_that_was_made_stays() -> None:
    play = Scene("a2", "e2", "f1", "v1").wounds(3, 11).play()

    play.choose("switch").move(HUT).skip_place().go_on()
    play.choose("void", 0).move(TREE).choose("tree_wound", 3)

    assert play.match.over
    assert play.table.winners == [0, 1, 2]


def test_sh_90_the_goal_stays() -> None:
    play = Scene("e2", "d1", "f1", "v1").wounds(1, 11).play()

    play.choose("void", 1).move(TREE).choose("tree_wound", 1)

    assert play.match.over
    assert play.table.winners == [1]


def test_sh_90_the_hit_points_stay() -> None:
    play = Scene("e2", "w1", "f1", "v1").wounds(1, 11).play()

    play.choose("void", 1).move(TREE).choose("tree_wound", 1)

    assert play[1].wounds == 13
    assert play[1].alive


def test_sh_90_the_equipment_stays() -> None:
    scene = Scene("f1", "u1", "e2", "v1").void(0).revealed(0).gear(0, "boar_knife", "moon_spear")
    play = scene.at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(2, 1).choose("attack", 1)

    assert play[1].wounds == 4


def test_sh_90_the_void_may_still_reveal() -> None:
    play = Scene("e2", "u1", "f1", "v1").play()

    play.choose("void", 1).interrupt(1, "reveal")

    assert play[1].revealed


def test_sh_91_an_unhurt_player_has_seven_wounds() -> None:
    play = Scene("f2", "u1", "e1", "v1").play()

    play.choose("set_seven", 1)

    assert play[1].wounds == 7


def test_sh_91_somebody_with_more_has_seven_wounds() -> None:
    play = Scene("f2", "u1", "e1", "v1").wounds(0, 11).play()

    play.choose("set_seven", 0)

    assert play[0].wounds == 7


def test_sh_91_it_reveals_him() -> None:
    play = Scene("f2", "u1", "e1", "v1").play()

    play.choose("set_seven", 1)

    assert play[0].revealed


def test_sh_91_any_living_player_may_be_chosen_himself_too() -> None:
    play = Scene("f2", "u1", "e1", "v1").dead(2).play()

    assert play.options() == [("throw",), ("set_seven", 0), ("set_seven", 1), ("set_seven", 3)]


def test_sh_91_it_goes_through_the_barrier() -> None:
    play = Scene("f2", "u1", "g2", "v1").barred(2).play()

    play.choose("set_seven", 2)

    assert play[2].wounds == 7
    assert play[2].barred


def test_sh_91_it_goes_through_the_ward() -> None:
    play = Scene("f2", "u1", "e1", "v1").warded(1).play()

    play.choose("set_seven", 1)

    assert play[1].wounds == 7


def test_sh_91_it_kills_nobody() -> None:
    play = Scene("f2", "u1", "e1", "v1", "a1").play()

    play.choose("set_seven", 4)

    assert play[4].wounds == 7
    assert play[4].alive


def test_sh_91_it_is_neither_damage_nor_healing() -> None:
    play = Scene("f2", "u1", "e1", "v1").play()

    play.choose("set_seven", 1)

    assert play.events(topic="wounded") == []
    assert play.events(topic="heals") == []
    assert play.events(topic="set_to") == [("set_to", 1, 7)]


def test_sh_91_it_works_once_and_he_is_asked_to_move() -> None:
    play = Scene("f2", "u1", "e1", "v1").play()

    play.choose("set_seven", 1)
    asked_after = play.options()
    play.move(CHAPEL, "second_wind").choose("draw", "blue").go_on()

    assert asked_after == [("throw",)]
    assert play.asked() == {0: "turn_start"}
    assert play.options() == [("throw",)]


def test_sh_91_void_he_only_throws() -> None:
    play = Scene("f2", "u1", "e1", "v1").void(0).play()

    assert play.options() == [("throw",)]


def test_sh_92_at_the_end_of_his_turn_he_may_put_up_the_barrier() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    play.move(HUT).skip_place()

    assert play.asked() == {0: "turn_end"}
    assert play.options() == [("go_on",), ("barrier",)]


def test_sh_92_the_barrier_reveals_him_and_is_public() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    play.move(HUT).skip_place().choose("barrier")

    assert play[0].revealed
    assert play.events(topic="barred") == [("barred", 0)]
    assert play.view(None).players[0].barred


def test_sh_92_he_need_not_put_it_up() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    play.move(HUT).skip_place().choose("go_on")

    assert not play[0].barred
    assert not play[0].revealed
    assert not play[0].used


def test_sh_92_revealed_he_is_asked_too() -> None:
    play = Scene("g2", "u1", "e1", "v1").revealed(0).play()

    play.move(HUT).skip_place()

    assert play.options() == [("go_on",), ("barrier",)]


def test_sh_92_it_is_not_offered_before_the_move() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    assert play.options() == [("throw",)]


def test_sh_92_the_barrier_stops_attacks() -> None:
    play = Scene("g2", "u1", "e1", "v1").at(HUT, 1).play()

    play.move(SPRING).skip_place().choose("no_attack").choose("barrier")
    play.luck(3, 1, 6, 1).choose("throw").skip_place().choose("attack", 0)

    assert play[0].wounds == 0


def test_sh_92_the_barrier_stops_the_tree() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    play.move(HUT).skip_place().choose("barrier").move(TREE).choose("tree_wound", 0)

    assert play[0].wounds == 0


def test_sh_92_the_barrier_stops_events() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    play.move(HUT).skip_place().choose("barrier")
    play.move(CHAPEL, "storm_of_light").choose("draw", "blue")

    assert play[0].wounds == 0
    assert play[2].wounds == 2


def test_sh_92_the_barrier_stops_green_cards() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    play.move(TREE).skip_place().choose("barrier")
    play.move(HUT, "g_lesson").choose("draw", "green").choose("give", 0).choose("take", 2)

    assert play[0].wounds == 0


def test_sh_92_it_lasts_through_the_turns_of_the_others() -> None:
    play = Scene("g2", "u1", "e1", "v1").dead(2, 3).play()

    play.move(HUT).skip_place().choose("barrier")
    play.move(CHAPEL).skip_place()

    assert play.asked() == {1: "turn_end"}
    assert play[0].barred


def test_sh_92_it_ends_when_his_next_turn_starts() -> None:
    play = Scene("g2", "u1", "e1", "v1").dead(2, 3).play()

    play.move(HUT).skip_place().choose("barrier")
    play.move(CHAPEL).skip_place().go_on()

    assert play.asked() == {0: "turn_start"}
    assert not play[0].barred


def test_sh_92_with_second_wind_it_ends_when_the_extra_turn_starts() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    play.move(CHAPEL, "second_wind").choose("draw", "blue").choose("barrier")

    assert play.asked() == {0: "turn_start"}
    assert not play[0].barred


def test_sh_92_counters_of_the_same_turn_came_before() -> None:
    play = Scene("g2", "w1", "e1", "v1").at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(2, 2, 5, 1).choose("attack", 1)
    play.choose("counter").choose("barrier")

    assert play[0].wounds == 4
    assert play[0].barred


def test_sh_92_it_works_once_in_a_game() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    play.move(CHAPEL, "second_wind").choose("draw", "blue").choose("barrier")
    play.move(HUT).skip_place()

    assert play.asked() == {1: "turn_start"}


def test_sh_92_void_he_is_not_asked() -> None:
    play = Scene("g2", "u1", "e1", "v1").void(0).play()

    play.move(HUT).skip_place()

    assert play.asked() == {1: "turn_start"}
