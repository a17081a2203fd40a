from tests.games.shadow_hunters.scenes import (
    CHAPEL,
    GRAVEYARD,
    HUT,
    SPRING,
    TREE,
    Scene,
)


def test_sh_83_a_card_that_fits_may_be_answered_as_if_it_did_not() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(HUT, "g_exorcism").choose("draw", "green").choose("give", 1)
    options = play.options(1)
    play.choose("nothing")

    assert options == [("take", 2), ("nothing",)]
    assert play[1].wounds == 0
    assert play.events(topic="green_outcome") == [("green_outcome", 0, 1, "nothing")]


def test_sh_83_a_card_that_does_not_fit_may_be_answered_as_if_it_did() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(HUT, "g_slap").choose("draw", "green").choose("give", 1)
    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1), ("nothing",)]
    assert play[1].wounds == 1


def test_sh_83_a_hurt_liar_heals() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(1, 3).play()

    play.move(HUT, "g_aid").choose("draw", "green").choose("give", 1)
    options = play.options(1)
    play.choose("heal", 1)

    assert options == [("heal", 1), ("nothing",)]
    assert play[1].wounds == 2


def test_sh_83_an_unhurt_liar_takes_one_instead_of_healing() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(HUT, "g_nurturance").choose("draw", "green").choose("give", 1)

    assert play.options(1) == [("take", 1), ("nothing",)]


def test_sh_83_a_lie_to_a_toll_costs_what_the_toll_asks() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(1, "flail", "talisman").play()

    play.move(HUT, "g_blackmail").choose("draw", "green").choose("give", 1)
    options = play.options(1)
    play.choose("hand_over", "talisman")

    assert options == [
        ("hand_over", "flail"),
        ("hand_over", "talisman"),
        ("take", 1),
        ("nothing",),
    ]
    assert play[0].gear == ["talisman"]
    assert play[1].gear == ["flail"]


def test_sh_83_a_lie_about_hit_points_is_possible() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(HUT, "g_lesson").choose("draw", "green").choose("give", 1)

    assert play.options(1) == [("take", 2), ("nothing",)]


def test_sh_83_true_face_is_always_answered_truthfully() -> None:
    play = Scene("e1", "u1", "f1", "v1").revealed(1).play()

    play.move(HUT, "g_prediction").choose("draw", "green").choose("give", 1)

    assert play.options(1) == [("show",)]


def test_sh_83_he_stays_hidden() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(HUT, "g_slap").choose("draw", "green").choose("give", 1).choose("take", 1)

    assert not play[1].revealed


def test_sh_83_revealed_he_may_lie_too() -> None:
    play = Scene("e1", "u1", "f1", "v1").revealed(1).play()

    play.move(HUT, "g_spell").choose("draw", "green").choose("give", 1)

    assert play.options(1) == [("take", 1), ("nothing",)]


def test_sh_83_void_he_is_truthful() -> None:
    fits = Scene("e1", "u1", "f1", "v1").void(1).play()
    fits_not = Scene("e1", "u1", "f1", "v1").void(1).play()

    fits.move(HUT, "g_spell").choose("draw", "green").choose("give", 1)
    fits_not.move(HUT, "g_slap").choose("draw", "green").choose("give", 1)

    assert fits.options(1) == [("take", 1)]
    assert fits_not.options(1) == [("nothing",)]


def test_sh_83_he_may_lie_in_the_opening() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1", "b1").opening().play("g_spell")

    assert play.asked() == {1: "green"}
    assert play.options(1) == [("take", 1), ("nothing",)]


def test_sh_83_nobody_else_may_lie() -> None:
    play = Scene("e1", "u2", "f1", "v1").play()

    play.move(HUT, "g_spell").choose("draw", "green").choose("give", 1)

    assert play.options(1) == [("take", 1)]


def test_sh_84_hidden_he_may_reveal_and_heals_two() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)
    asked = play.asked()
    options = play.options(0)
    play.choose("drink")

    assert asked == {0: "damage_dealt"}
    assert options == [("go_on",), ("drink",)]
    assert play[0].revealed
    assert play[0].wounds == 3


def test_sh_84_hidden_he_may_stay_so_and_does_not_heal() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1).choose("go_on")

    assert not play[0].revealed
    assert play[0].wounds == 5


def test_sh_84_revealed_he_heals_unasked() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).revealed(0).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert play[0].wounds == 3
    assert play.asked() == {1: "attacked"}


def test_sh_84_who_reveals_while_he_is_asked_heals_unasked() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)
    play.interrupt(0, "reveal").choose("go_on")

    assert play[0].wounds == 3


def test_sh_84_a_deadly_hit_counts() -> None:
    scene = Scene("v1", "e1", "f1", "u1").wounds(0, 5).revealed(0)
    play = scene.wounds(1, 9).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert not play[1].alive
    assert play[0].wounds == 3


def test_sh_84_he_heals_before_any_counter() -> None:
    scene = Scene("v1", "w1", "f1", "e1").wounds(0, 12).revealed(0)
    play = scene.at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 2, 3, 1).choose("attack", 1)
    before_the_counter = play[0].wounds
    play.choose("counter")

    assert before_the_counter == 10
    assert play[0].wounds == 12
    assert play[0].alive


def test_sh_84_he_never_has_fewer_than_no_wounds() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 1).revealed(0).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert play[0].wounds == 0


def test_sh_84_he_heals_after_each_attack() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 9).revealed(0).at(GRAVEYARD, 1).play()

    play.move(CHAPEL, "second_wind").choose("draw", "blue")
    play.luck(3, 2).choose("attack", 1).go_on()
    play.move(GRAVEYARD).skip_place().luck(3, 2).choose("attack", 1).go_on()

    assert play[1].wounds == 2
    assert play[0].wounds == 5


def test_sh_84_a_failed_attack_heals_nothing() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 3).choose("attack", 1)

    assert play.asked() == {1: "attacked"}
    assert play[0].wounds == 5


def test_sh_84_a_sum_of_zero_heals_nothing() -> None:
    scene = Scene("v1", "e1", "f1", "u1").wounds(0, 5).revealed(0)
    play = scene.gear(1, "pilgrims_cloak").at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert play.events(topic="fails") == []
    assert play[0].wounds == 5


def test_sh_84_a_hit_on_one_of_several_is_enough() -> None:
    scene = Scene("v1", "e1", "f1", "u1").wounds(0, 5).revealed(0).gear(0, "flail")
    play = scene.at(GRAVEYARD, 1, 2).warded(1).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack_all")

    assert play[1].wounds == 0
    assert play[0].wounds == 3


def test_sh_84_wounds_by_the_tree_heal_nothing() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).revealed(0).play()

    play.move(TREE).choose("tree_wound", 1)

    assert play[1].wounds == 2
    assert play[0].wounds == 5


def test_sh_84_wounds_by_a_card_heal_nothing() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).revealed(0).play()

    play.move(CHAPEL, "storm_of_light").choose("draw", "blue")

    assert play[1].wounds == 2
    assert play[0].wounds == 5


def test_sh_84_void_and_revealed_he_does_not_heal() -> None:
    scene = Scene("v1", "e1", "f1", "u1").wounds(0, 5).revealed(0).void(0)
    play = scene.at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert play[1].wounds == 1
    assert play[0].wounds == 5


def test_sh_84_void_and_hidden_he_is_not_asked() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).void(0).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert play.asked() == {1: "attacked"}


def test_sh_84_when_the_game_ends_by_his_hit_he_does_not_heal() -> None:
    scene = Scene("v1", "e1", "f1", "u1").wounds(0, 5).revealed(0).dead(2)
    play = scene.wounds(1, 9).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert play.match.over
    assert play[0].wounds == 5


def test_sh_85_attacked_she_may_attack_the_attacker() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(4, 1, 6, 2).choose("attack", 1)
    asked = play.asked()
    options = play.options(1)
    play.choose("counter")

    assert asked == {1: "attacked"}
    assert options == [("go_on",), ("counter",)]
    assert play[0].wounds == 4


def test_sh_85_the_counter_reveals_her() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(4, 1, 6, 2).choose("attack", 1).choose("counter")

    assert play[1].revealed


def test_sh_85_she_need_not_counter_and_stays_hidden() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(4, 1).choose("attack", 1).choose("go_on")

    assert not play[1].revealed
    assert play[0].wounds == 0


def test_sh_85_revealed_she_is_asked_too() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0, 1).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(4, 1).choose("attack", 1)

    assert play.options(1) == [("go_on",), ("counter",)]


def test_sh_85_others_who_are_attacked_may_only_go_on() -> None:
    play = Scene("e1", "u1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(4, 1).choose("attack", 1)

    assert play.options(1) == [("go_on",)]


def test_sh_85_a_failed_attack_may_be_countered() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(2, 2).choose("attack", 1)

    assert play.options(1) == [("go_on",), ("counter",)]


def test_sh_85_a_sum_of_zero_may_be_countered() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.gear(1, "pilgrims_cloak").play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert play[1].wounds == 0
    assert play.options(1) == [("go_on",), ("counter",)]


def test_sh_85_warded_she_may_counter() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).warded(1).play()

    play.move(CHAPEL).skip_place().luck(6, 1).choose("attack", 1)

    assert play[1].wounds == 0
    assert play.options(1) == [("go_on",), ("counter",)]


def test_sh_85_robbed_she_may_counter() -> None:
    scene = Scene("b1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.gear(1, "talisman").play()

    play.move(CHAPEL).skip_place().luck(6, 1).choose("attack", 1).choose("rob", 1, "talisman")

    assert play[1].wounds == 0
    assert play.asked() == {1: "attacked"}
    assert play.options(1) == [("go_on",), ("counter",)]


def test_sh_85_put_out_she_does_not_counter() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).wounds(1, 12).play()

    play.move(CHAPEL).skip_place().luck(4, 1).choose("attack", 1)

    assert not play[1].alive
    assert play.asked() == {2: "turn_start"}


def test_sh_85_wounds_that_are_no_attack_are_not_countered() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0, 1).play()

    play.move(TREE).choose("tree_wound", 1)

    assert play[1].wounds == 2
    assert play.asked() == {1: "turn_start"}


def test_sh_85_void_she_is_not_asked() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0, 1).void(1).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(4, 1).choose("attack", 1)

    assert play[1].wounds == 3
    assert play.asked() == {1: "turn_start"}


def test_sh_85_she_may_counter_again_and_again() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.play()

    play.move(CHAPEL, "second_wind").choose("draw", "blue")
    play.luck(2, 2, 3, 2).choose("attack", 1).choose("counter")
    play.move(GRAVEYARD).skip_place().luck(2, 2, 3, 2).choose("attack", 1).choose("counter")

    assert play[0].wounds == 2


def test_sh_85_she_may_counter_each_repetition() -> None:
    play = Scene("c1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(2, 2, 3, 2).choose("attack", 1).choose("counter")
    play.luck(2, 2, 3, 2).choose("repeat")
    asked = play.asked()
    play.choose("counter")

    assert asked == {1: "attacked"}
    assert play[0].wounds == 1 + 2 + 1


def test_sh_85_the_counter_may_fail() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).gear(1, "wood_axe").play()

    play.move(CHAPEL).skip_place().luck(2, 2, 3, 3).choose("attack", 1).choose("counter")

    assert play.events(topic="fails") == [("fails", 0), ("fails", 1)]
    assert play[0].wounds == 0


def test_sh_85_her_own_weapons_count() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.gear(1, "wood_axe", "boar_knife").play()

    play.move(CHAPEL).skip_place().luck(2, 2, 3, 2).choose("attack", 1).choose("counter")

    assert play[0].wounds == 3


def test_sh_85_the_attackers_weapons_do_not_count() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.gear(0, "wood_axe", "boar_knife").play()

    play.move(CHAPEL).skip_place().luck(2, 2, 3, 2).choose("attack", 1).choose("counter")

    assert play[0].wounds == 1


def test_sh_85_her_own_cloak_takes_one_off() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.gear(1, "pilgrims_cloak").play()

    play.move(CHAPEL).skip_place().luck(2, 2, 4, 1).choose("attack", 1).choose("counter")

    assert play[0].wounds == 2


def test_sh_85_the_attackers_cloak_takes_one_off() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.gear(0, "pilgrims_cloak").play()

    play.move(CHAPEL).skip_place().luck(2, 2, 4, 1).choose("attack", 1).choose("counter")

    assert play[0].wounds == 2


def test_sh_85_the_attackers_ward_stops_the_counter() -> None:
    play = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).play()

    play.move(CHAPEL, "warding_spirit").choose("draw", "blue")
    play.luck(2, 2, 6, 1).choose("attack", 1).choose("counter")

    assert play[0].wounds == 0


def test_sh_85_her_blade_counters_with_the_d4_alone() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.gear(1, "restless_blade").play()

    play.move(CHAPEL).skip_place().luck(2, 2, 4).choose("attack", 1).choose("counter")

    assert play.events(topic="throws_d4") == [("throws_d4", 1, 4)]
    assert play[0].wounds == 4


def test_sh_85_her_blade_does_not_force_a_counter() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1)
    play = scene.gear(1, "restless_blade").play()

    play.move(CHAPEL).skip_place().luck(2, 2).choose("attack", 1)

    assert play.options(1) == [("go_on",), ("counter",)]


def test_sh_85_her_range_does_not_matter() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(TREE, 1).gear(0, "crossbow")
    play = scene.play()

    play.move(CHAPEL).skip_place().luck(2, 2, 4, 1).choose("attack", 1).choose("counter")

    assert play[0].wounds == 3


def test_sh_85_her_crossbow_does_not_matter() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).gear(1, "crossbow")
    play = scene.play()

    play.move(CHAPEL).skip_place().luck(2, 2, 4, 1).choose("attack", 1).choose("counter")

    assert play[0].wounds == 3


def test_sh_85_her_flail_hits_the_attacker_alone() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1, 2).gear(1, "flail")
    play = scene.play()

    play.move(CHAPEL).skip_place().luck(2, 2, 4, 1).choose("attack", 1).choose("counter")

    assert play[0].wounds == 3
    assert play[2].wounds == 0


def test_sh_85_she_loots_whom_her_counter_puts_out() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).wounds(0, 8)
    play = scene.gear(0, "talisman", "flail").play()

    play.move(CHAPEL).skip_place().luck(2, 2, 4, 1).choose("attack_all").choose("counter")
    asked = play.asked()
    play.choose("loot", "talisman")

    assert asked == {1: "loot"}
    assert play[1].gear == ["talisman"]
    assert play.table.red.discards == ["flail"]


def test_sh_85_her_silver_chain_takes_all() -> None:
    scene = Scene("e1", "w1", "f1", "v1").revealed(0).at(GRAVEYARD, 1).wounds(0, 8)
    play = scene.gear(0, "talisman", "boar_knife").gear(1, "silver_chain").play()

    play.move(CHAPEL).skip_place().luck(2, 2, 4, 1).choose("attack", 1).choose("counter")

    assert sorted(play[1].gear) == ["boar_knife", "silver_chain", "talisman"]
    assert play.asked() == {1: "turn_start"}


def test_sh_85_the_turn_of_an_attacker_she_puts_out_is_over() -> None:
    scene = Scene("g2", "w1", "f1", "v1").at(GRAVEYARD, 1).wounds(0, 13)
    play = scene.play()

    play.move(CHAPEL).skip_place().luck(2, 2, 4, 1).choose("attack", 1).choose("counter")

    assert not play[0].alive
    assert play.asked() == {1: "turn_start"}


def test_sh_85_the_whole_flail_attack_is_done_before_she_counters() -> None:
    scene = Scene("e1", "w1", "u1", "f1").revealed(0).at(GRAVEYARD, 1, 2).wounds(2, 9)
    play = scene.gear(0, "flail").gear(2, "talisman").play()

    play.move(CHAPEL).skip_place().luck(4, 1).choose("attack_all")
    asked_first = play.asked()
    play.choose("loot", "talisman")

    assert asked_first == {0: "loot"}
    assert play[1].wounds == 3
    assert play[0].gear == ["flail", "talisman"]
    assert play.asked() == {1: "attacked"}


def test_sh_85_all_targets_of_a_flail_are_asked_together() -> None:
    scene = Scene("e1", "w1", "u1", "f1").revealed(0).at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.play()

    play.move(CHAPEL).skip_place().luck(2, 2, 4, 1).choose("attack_all")
    asked = play.asked()
    play.answer(1, "counter")
    before_the_last_answer = play[0].wounds
    play.answer(2, "go_on")

    assert asked == {1: "attacked", 2: "attacked"}
    assert before_the_last_answer == 0
    assert play[0].wounds == 3


def test_sh_93_somebody_on_the_spring_takes_three() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 1).play()

    play.choose("haunt", 1)

    assert play[1].wounds == 3


def test_sh_93_it_reveals_him() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 1).play()

    play.choose("haunt", 1)

    assert play[0].revealed


def test_sh_93_only_those_on_the_spring_may_be_chosen() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 1, 3).at(HUT, 2).play()

    assert play.options() == [("throw",), ("haunt", 1), ("haunt", 3)]


def test_sh_93_he_may_choose_himself() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 0).play()

    play.choose("haunt", 0)

    assert play[0].wounds == 3


def test_sh_93_with_nobody_on_the_spring_it_is_not_offered() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(HUT, 1).at(GRAVEYARD, 2).play()

    assert play.options() == [("throw",)]


def test_sh_93_by_the_variant_it_is_the_graveyard() -> None:
    scene = Scene("u2", "e1", "f1", "v1", u2_target_location="graveyard")
    play = scene.at(SPRING, 1).at(GRAVEYARD, 2).play()

    assert play.options() == [("throw",), ("haunt", 2)]


def test_sh_93_it_works_once_in_a_turn_and_he_is_asked_to_move() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 1, 2).play()

    play.choose("haunt", 1)

    assert play.asked() == {0: "turn_start"}
    assert play.options() == [("throw",)]


def test_sh_93_it_works_in_each_turn() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 1).play()

    play.choose("haunt", 1).move(CHAPEL, "second_wind").choose("draw", "blue").go_on()
    play.choose("haunt", 1)

    assert play[1].wounds == 6


def test_sh_93_it_works_in_round_1() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 1).round(1).play()

    play.choose("haunt", 1)

    assert play[1].wounds == 3


def test_sh_93_it_is_no_attack() -> None:
    scene = Scene("u2", "w1", "f1", "e1").at(SPRING, 1).revealed(1).warded(1)
    play = scene.gear(1, "pilgrims_cloak").play()

    play.choose("haunt", 1)

    assert play[1].wounds == 3
    assert play.asked() == {0: "turn_start"}
    assert play.events(topic="attacks") == []


def test_sh_93_the_barrier_stops_it() -> None:
    play = Scene("u2", "g2", "f1", "v1").at(SPRING, 1).barred(1).play()

    play.choose("haunt", 1)

    assert play[1].wounds == 0


def test_sh_93_he_loots_whom_he_puts_out() -> None:
    scene = Scene("u2", "e1", "f1", "v1").at(SPRING, 1).wounds(1, 7)
    play = scene.gear(1, "talisman").play()

    play.choose("haunt", 1).choose("loot", "talisman")

    assert play[0].gear == ["talisman"]
    assert play.asked() == {0: "turn_start"}


def test_sh_93_who_puts_himself_out_is_not_looted_and_the_turn_passes() -> None:
    scene = Scene("u2", "e1", "f1", "v1").at(SPRING, 0).wounds(0, 8)
    play = scene.gear(0, "talisman").play()

    play.choose("haunt", 0)

    assert not play[0].alive
    assert play.table.blue.discards == ["talisman"]
    assert play.asked() == {1: "turn_start"}


def test_sh_93_void_he_only_throws() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 1).void(0).play()

    assert play.options() == [("throw",)]


def test_sh_94_at_the_declaration_she_may_choose_the_d4() -> None:
    play = Scene("v2", "e1", "f1", "u1").at(GRAVEYARD, 1, 2).play()

    play.move(CHAPEL).skip_place()

    assert play.options() == [
        ("attack", 1),
        ("attack_d4", 1),
        ("attack", 2),
        ("attack_d4", 2),
        ("no_attack",),
    ]


def test_sh_94_the_d4_alone_is_the_base() -> None:
    play = Scene("v2", "e1", "f1", "u1").at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(4).choose("attack_d4", 1)

    assert play[1].wounds == 4
    assert play.events(topic="throws_d4") == [("throws_d4", 0, 4)]


def test_sh_94_weapons_add_to_the_d4() -> None:
    play = Scene("v2", "e1", "f1", "u1").at(GRAVEYARD, 1).gear(0, "boar_knife").play()

    play.move(CHAPEL).skip_place().luck(1).choose("attack_d4", 1)

    assert play[1].wounds == 2
    assert play.events(topic="fails") == []


def test_sh_94_the_d4_reveals_her() -> None:
    play = Scene("v2", "e1", "f1", "u1").at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(1).choose("attack_d4", 1)

    assert play[0].revealed


def test_sh_94_with_both_dice_she_stays_hidden_and_may_fail() -> None:
    play = Scene("v2", "e1", "f1", "u1").at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(4, 4).choose("attack", 1)

    assert play.events(topic="fails") == [("fails", 0)]
    assert not play[0].revealed


def test_sh_94_she_may_choose_anew_in_each_turn() -> None:
    play = Scene("v2", "e1", "f1", "u1").at(GRAVEYARD, 1).play()

    play.move(CHAPEL, "second_wind").choose("draw", "blue")
    play.luck(1).choose("attack_d4", 1).go_on()
    play.move(GRAVEYARD).skip_place()

    assert play.options() == [("attack", 1), ("attack_d4", 1), ("no_attack",)]


def test_sh_94_the_flail_too_may_be_swung_with_the_d4() -> None:
    play = Scene("v2", "e1", "f1", "u1").at(GRAVEYARD, 1, 2).gear(0, "flail").play()

    play.move(CHAPEL).skip_place()
    options = play.options()
    play.luck(3).choose("attack_all_d4")

    assert options == [("attack_all",), ("attack_all_d4",), ("no_attack",)]
    assert play[1].wounds == 3
    assert play[2].wounds == 3


def test_sh_94_void_she_throws_both_dice() -> None:
    play = Scene("v2", "e1", "f1", "u1").at(GRAVEYARD, 1).void(0).play()

    play.move(CHAPEL).skip_place()

    assert play.options() == [("attack", 1), ("no_attack",)]


def test_sh_94_others_are_not_offered_the_d4() -> None:
    play = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place()

    assert play.options() == [("attack", 1), ("no_attack",)]


def test_sh_95_he_gains_as_many_turns_as_there_are_dead() -> None:
    play = Scene("w2", "e1", "f1", "u1", "v1").dead(2, 3).play()

    play.move(HUT).skip_place()
    options = play.options()
    play.choose("extra_turns")

    assert options == [("go_on",), ("extra_turns",)]
    assert play.events(topic="gains_turns") == [("gains_turns", 0, 2)]


def test_sh_95_the_turns_follow_one_after_another_then_comes_the_next_seat() -> None:
    play = Scene("w2", "e1", "f1", "u1", "v1").dead(2, 3).play()

    play.move(HUT).skip_place().choose("extra_turns")
    play.move(TREE).skip_place()
    play.move(HUT).skip_place()

    assert play.events(topic="turn")[-3:] == [("turn", 0, 2), ("turn", 0, 2), ("turn", 1, 2)]
    assert play.asked() == {1: "turn_start"}


def test_sh_95_it_reveals_him() -> None:
    play = Scene("w2", "e1", "f1", "u1").dead(2).play()

    play.move(HUT).skip_place().choose("extra_turns")

    assert play[0].revealed


def test_sh_95_revealed_and_with_one_dead_he_is_asked_too() -> None:
    play = Scene("w2", "e1", "f1", "u1").dead(2).revealed(0).play()

    play.move(HUT).skip_place()

    assert play.asked() == {0: "turn_end"}
    assert play.options() == [("go_on",), ("extra_turns",)]


def test_sh_95_he_need_not_and_stays_hidden() -> None:
    play = Scene("w2", "e1", "f1", "u1").dead(2).play()

    play.move(HUT).skip_place().choose("go_on")

    assert not play[0].revealed
    assert play.asked() == {1: "turn_start"}


def test_sh_95_with_no_dead_it_is_not_offered() -> None:
    hidden = Scene("w2", "e1", "f1", "u1").play()
    revealed = Scene("w2", "e1", "f1", "u1").revealed(0).play()

    hidden.move(HUT).skip_place()
    revealed.move(HUT).skip_place()

    assert hidden.options() == [("go_on",)]
    assert revealed.asked() == {1: "turn_start"}


def test_sh_95_it_is_not_offered_before_the_end_of_the_turn() -> None:
    play = Scene("w2", "e1", "f1", "u1").dead(2).play()

    assert play.options() == [("throw",)]


def test_sh_95_it_works_once_in_a_game() -> None:
    play = Scene("w2", "e1", "f1", "u1").dead(2).play()

    play.move(HUT).skip_place().choose("extra_turns").move(TREE).skip_place()

    assert play.asked() == {1: "turn_start"}


def test_sh_95_later_deaths_add_none() -> None:
    play = Scene("w2", "e1", "f1", "u1", "a1").dead(2).wounds(4, 6).play()

    play.move(HUT).skip_place().choose("extra_turns").move(TREE).choose("tree_wound", 4)

    assert not play[4].alive
    assert play.asked() == {1: "turn_start"}


def test_sh_95_a_death_of_this_very_turn_counts() -> None:
    play = Scene("w2", "e1", "f1", "u1", "a1").dead(2).wounds(4, 6).play()

    play.move(TREE).choose("tree_wound", 4).choose("extra_turns")

    assert play.events(topic="gains_turns") == [("gains_turns", 0, 2)]


def test_sh_95_they_add_to_second_winds_turn() -> None:
    play = Scene("w2", "e1", "f1", "u1").dead(2).play()

    play.move(CHAPEL, "second_wind").choose("draw", "blue").choose("extra_turns")
    first = play.asked()
    left_after_the_first = play.view(None).extra_turns
    play.move(HUT).skip_place()

    assert first == {0: "turn_start"}
    assert left_after_the_first == 1
    assert play.asked() == {0: "turn_start"}
    assert play.view(None).extra_turns == 0


def test_sh_95_void_he_is_not_asked() -> None:
    play = Scene("w2", "e1", "f1", "u1").dead(2).void(0).play()

    play.move(HUT).skip_place()

    assert play.asked() == {1: "turn_start"}
