from tests.games.shadow_hunters.scenes import (
    CHAPEL,
    CIRCLE,
    GRAVEYARD,
    HUT,
    TREE,
    Scene,
)


def test_sh_86_in_anybodys_turn_she_heals_all_wounds() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).play()

    play.interrupt(4, "heal_all")

    assert play[4].wounds == 0
    assert play.asked() == {0: "turn_start"}


def test_sh_86_in_her_own_turn_too() -> None:
    play = Scene("a1", "u1", "f1", "v1", "e1").wounds(0, 7).play()

    play.move(HUT).interrupt(0, "heal_all")

    assert play[0].wounds == 0
    assert play.asked() == {0: "place"}


def test_sh_86_in_the_opening_too() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1", "b1").opening().wounds(4, 1)
    play = scene.play("g_bully")

    play.interrupt(4, "heal_all")

    assert play[4].wounds == 0


def test_sh_86_it_reveals_her() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).play()

    play.interrupt(4, "heal_all")

    assert play[4].revealed
    assert play.events(topic="reveals") == [("reveals", 4, "a1")]


def test_sh_86_hidden_she_may_also_only_reveal_and_heal_later() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).play()

    play.interrupt(4, "reveal")

    assert play[4].wounds == 7
    assert play.offers(4) == [("heal_all",)]


def test_sh_86_it_works_once_in_a_game() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 6).play()

    play.interrupt(4, "heal_all").move(TREE).choose("tree_wound", 4)

    assert play[4].wounds == 2
    assert play.offers(4) == []
    assert play.view(None).players[4].used


def test_sh_86_it_is_too_late_once_she_is_out() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).play()

    play.move(TREE).choose("tree_wound", 4)

    assert not play[4].alive
    assert play.offers(4) == []


def test_sh_86_it_can_not_save_her_from_a_throw_that_has_fallen() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).at(GRAVEYARD, 4)
    play = scene.gear(0, "moon_spear").play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 4)

    assert play.asked() == {0: "hit"}
    assert play.offers(4) == []


def test_sh_86_it_can_not_be_done_while_a_looter_is_asked() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).wounds(1, 9)
    play = scene.gear(1, "talisman").play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.asked() == {0: "loot"}
    assert play.offers(4) == []


def test_sh_86_a_waiting_green_card_finds_her_unhurt() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).play()

    play.move(HUT, "g_nurturance").choose("draw", "green").choose("give", 4)
    play.interrupt(4, "heal_all")

    assert play.options(4) == [("take", 1)]


def test_sh_86_void_she_may_only_reveal() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).void(4).play()

    assert play.offers(4) == [("reveal",)]


def test_sh_86_alive_at_the_end_she_wins() -> None:
    play = Scene("e1", "u1", "a1", "f1").wounds(1, 9).wounds(2, 7).play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.match.over
    assert play.table.winners == [0, 2, 3]


def test_sh_86_out_at_the_end_she_does_not_win() -> None:
    play = Scene("e1", "u1", "a1", "f1").wounds(1, 9).dead(2).play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.match.over
    assert play.table.winners == [0, 3]


def test_sh_86_put_out_by_what_ends_the_game_she_does_not_win() -> None:
    play = Scene("e1", "u1", "a1", "f1").wounds(1, 9).wounds(2, 6).play()

    play.move(CHAPEL, "storm_of_light").choose("draw", "blue")

    assert play.match.over
    assert play.table.winners == [0, 3]


def test_sh_86_being_alive_does_not_end_the_game() -> None:
    play = Scene("e1", "u1", "a1", "f1", "v1").wounds(1, 9).play()

    play.move(TREE).choose("tree_wound", 1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_86_void_her_goal_stands() -> None:
    play = Scene("e1", "u1", "a1", "f1").wounds(1, 9).void(2).play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.table.winners == [0, 2, 3]


def test_sh_87_he_takes_a_card_of_his_choice_instead_of_the_wounds() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1)
    play = scene.gear(1, "talisman", "wood_axe").play()

    play.move(CHAPEL).skip_place().luck(4, 2).choose("attack", 1)
    asked = play.asked()
    options = play.options(0)
    play.choose("rob", 1, "wood_axe")

    assert asked == {0: "hit"}
    assert options == [("go_on",), ("rob", 1, "talisman"), ("rob", 1, "wood_axe")]
    assert play[0].gear == ["wood_axe"]
    assert play[1].gear == ["talisman"]
    assert play[1].wounds == 0


def test_sh_87_the_theft_reveals_him() -> None:
    play = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).gear(1, "talisman").play()

    play.move(CHAPEL).skip_place().luck(4, 2).choose("attack", 1).choose("rob", 1, "talisman")

    assert play[0].revealed


def test_sh_87_he_need_not_rob_and_wounds_instead() -> None:
    play = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).gear(1, "talisman").play()

    play.move(CHAPEL).skip_place().luck(4, 2).choose("attack", 1).choose("go_on")

    assert play[1].wounds == 2
    assert play[1].gear == ["talisman"]
    assert not play[0].revealed


def test_sh_87_revealed_he_is_asked_too() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).revealed(0)
    play = scene.gear(1, "talisman").play()

    play.move(CHAPEL).skip_place().luck(4, 2).choose("attack", 1)

    assert play.asked() == {0: "hit"}
    assert play.options(0) == [("go_on",), ("rob", 1, "talisman")]


def test_sh_87_a_sum_of_one_is_not_enough() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).revealed(0)
    play = scene.gear(1, "talisman").play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert play.asked() == {1: "attacked"}
    assert play[1].wounds == 1


def test_sh_87_the_targets_cloak_may_make_the_sum_too_small() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).revealed(0)
    play = scene.gear(1, "pilgrims_cloak").play()

    play.move(CHAPEL).skip_place().luck(4, 2).choose("attack", 1)

    assert play[1].wounds == 1
    assert play[1].gear == ["pilgrims_cloak"]


def test_sh_87_his_weapons_may_make_the_sum_large_enough() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).revealed(0)
    play = scene.gear(0, "boar_knife").gear(1, "talisman").play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert play.options(0) == [("go_on",), ("rob", 1, "talisman")]


def test_sh_87_who_has_no_equipment_is_wounded() -> None:
    play = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).revealed(0).play()

    play.move(CHAPEL).skip_place().luck(6, 1).choose("attack", 1)

    assert play.asked() == {1: "attacked"}
    assert play[1].wounds == 5


def test_sh_87_with_the_flail_he_decides_for_each_target() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1, 2, 3).gear(0, "flail")
    play = scene.gear(1, "talisman").gear(2, "wood_axe").gear(3, "boar_knife").play()

    play.move(CHAPEL).skip_place().luck(4, 2).choose("attack_all")
    play.choose("rob", 2, "wood_axe").choose("rob", 1, "talisman").choose("go_on")

    assert play[0].gear == ["flail", "wood_axe", "talisman"]
    assert [play[1].wounds, play[2].wounds, play[3].wounds] == [0, 0, 2]
    assert play[3].gear == ["boar_knife"]


def test_sh_87_he_takes_only_one_card_from_each_target() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.gear(1, "talisman", "lodestone").gear(2, "wood_axe").play()

    play.move(CHAPEL).skip_place().luck(4, 2).choose("attack_all").choose("rob", 1, "talisman")

    assert play.options(0) == [("go_on",), ("rob", 2, "wood_axe")]


def test_sh_87_a_theft_changes_no_sum() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.gear(1, "pilgrims_cloak").play()

    play.move(CHAPEL).skip_place().luck(5, 2).choose("attack_all")
    play.choose("rob", 1, "pilgrims_cloak")

    assert play[0].gear == ["flail", "pilgrims_cloak"]
    assert play[2].wounds == 3


def test_sh_87_void_he_does_not_rob() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).void(0)
    play = scene.gear(1, "talisman").play()

    play.move(CHAPEL).skip_place().luck(4, 2).choose("attack", 1)

    assert play.asked() == {1: "attacked"}
    assert play[1].wounds == 2


def test_sh_87_with_seven_players_he_does_not_rob() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1", "a1", "c1").at(GRAVEYARD, 1).revealed(0)
    play = scene.gear(1, "talisman").play()

    play.move(CHAPEL).skip_place().luck(4, 2).choose("attack", 1)

    assert play.asked() == {1: "attacked"}
    assert play[1].wounds == 2


def test_sh_87_with_seven_players_he_may_loot_all() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1", "a1", "c1").at(GRAVEYARD, 1).wounds(1, 9)
    play = scene.gear(1, "talisman", "lodestone").play()

    play.move(CHAPEL).skip_place().luck(4, 2).choose("attack", 1)
    options = play.options(0)
    play.choose("loot_all")

    assert options == [("loot", "talisman"), ("loot", "lodestone"), ("loot_all",), ("leave",)]
    assert play[0].gear == ["talisman", "lodestone"]
    assert play[0].revealed


def test_sh_87_with_seven_players_he_may_stay_hidden_and_loot_one() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1", "a1", "c1").at(GRAVEYARD, 1).wounds(1, 9)
    play = scene.gear(1, "talisman", "lodestone").play()

    play.move(CHAPEL).skip_place().luck(4, 2).choose("attack", 1).choose("loot", "lodestone")

    assert play[0].gear == ["lodestone"]
    assert not play[0].revealed


def test_sh_87_with_seven_players_only_victims_of_his_attack_lose_all() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1", "a1", "c1").wounds(1, 9)
    play = scene.gear(1, "talisman", "lodestone").play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.options(0) == [("loot", "talisman"), ("loot", "lodestone"), ("leave",)]


def test_sh_87_with_seven_players_void_he_loots_one() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1", "a1", "c1").at(GRAVEYARD, 1).wounds(1, 9)
    play = scene.gear(1, "talisman", "lodestone").void(0).play()

    play.move(CHAPEL).skip_place().luck(4, 2).choose("attack", 1)

    assert play.options(0) == [("loot", "talisman"), ("loot", "lodestone"), ("leave",)]


def test_sh_87_with_six_players_he_loots_one() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1", "a1").at(GRAVEYARD, 1).wounds(1, 9)
    play = scene.gear(1, "talisman", "lodestone").play()

    play.move(CHAPEL).skip_place().luck(4, 2).choose("attack", 1).choose("go_on")

    assert play.options(0) == [("loot", "talisman"), ("loot", "lodestone"), ("leave",)]


def test_sh_87_the_players_at_the_start_count() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1", "a1", "c1").at(GRAVEYARD, 1).wounds(1, 9)
    play = scene.gear(1, "talisman", "lodestone").dead(4, 5).play()

    play.move(CHAPEL).skip_place().luck(4, 2).choose("attack", 1)

    assert play.asked() == {0: "loot"}
    assert ("loot_all",) in play.options(0)


def test_sh_87_a_fifth_card_by_theft_ends_the_game() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).gear(1, "talisman")
    play = scene.gear(0, "boar_knife", "wood_axe", "war_sickle", "moon_spear").play()

    play.move(CHAPEL).skip_place().luck(4, 2).choose("attack", 1).choose("rob", 1, "talisman")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_87_a_fifth_card_by_drawing_ends_the_game() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1")
    play = scene.gear(0, "boar_knife", "wood_axe", "war_sickle", "moon_spear").play()

    play.move(CHAPEL, "rowan_brooch").choose("draw", "blue")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_87_a_fifth_card_by_loot_ends_the_game() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").wounds(1, 9).gear(1, "talisman")
    play = scene.gear(0, "boar_knife", "wood_axe", "war_sickle", "moon_spear").play()

    play.move(TREE).choose("tree_wound", 1).choose("loot", "talisman")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_87_a_fifth_card_by_a_toll_ends_the_game() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").gear(1, "talisman")
    play = scene.gear(0, "boar_knife", "wood_axe", "war_sickle", "moon_spear").play()

    play.move(HUT, "g_anger").choose("draw", "green").choose("give", 1)
    play.choose("hand_over", "talisman")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_87_four_cards_are_not_enough() -> None:
    play = Scene("b1", "e1", "f1", "u1", "v1").gear(0, "boar_knife", "wood_axe", "crossbow").play()

    play.move(CHAPEL, "rowan_brooch").choose("draw", "blue")

    assert len(play[0].gear) == 4
    assert not play.match.over


def test_sh_87_void_his_goal_stands() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").void(0)
    play = scene.gear(0, "boar_knife", "wood_axe", "war_sickle", "moon_spear").play()

    play.move(CHAPEL, "rowan_brooch").choose("draw", "blue")

    assert play.table.winners == [0]


def test_sh_87_five_cards_in_another_hand_end_nothing() -> None:
    scene = Scene("e1", "b1", "f1", "u1", "v1")
    play = scene.gear(0, "boar_knife", "wood_axe", "war_sickle", "moon_spear").play()

    play.move(CHAPEL, "rowan_brooch").choose("draw", "blue")

    assert not play.match.over


def test_sh_88_after_an_attack_he_may_take_two_and_attack_again() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)
    asked = play.asked()
    options = play.options(0)
    play.luck(4, 1).choose("repeat")

    assert asked == {0: "attack_over"}
    assert options == [("go_on",), ("repeat",)]
    assert play[0].wounds == 2
    assert play[1].wounds == 1 + 3


def test_sh_88_hidden_it_reveals_him() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(1).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 3, 3, 2).choose("attack", 1).choose("repeat")

    assert play[0].revealed


def test_sh_88_he_need_not_and_stays_hidden() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(1).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 3).choose("attack", 1).choose("go_on")

    assert not play[0].revealed
    assert play[0].wounds == 0
    assert play.asked() == {0: "turn_end"}


def test_sh_88_a_failed_attack_may_be_repeated() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 3, 4, 1).choose("attack", 1).choose("repeat")

    assert play.events(topic="fails") == [("fails", 0)]
    assert play[1].wounds == 3


def test_sh_88_he_may_repeat_any_number_of_times() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 2, 3, 2, 3, 2, 3, 2).choose("attack", 1)
    play.choose("repeat").choose("repeat").choose("repeat")

    assert play[0].wounds == 6
    assert play[1].wounds == 4
    assert play.options(0) == [("go_on",), ("repeat",)]


def test_sh_88_he_may_repeat_in_every_turn() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1).play()

    play.move(CHAPEL, "second_wind").choose("draw", "blue")
    play.luck(3, 3, 3, 3).choose("attack", 1).choose("repeat").choose("go_on")
    play.move(GRAVEYARD).skip_place().luck(3, 3).choose("attack", 1)

    assert play.asked() == {0: "attack_over"}


def test_sh_88_the_counter_comes_before_the_repetition() -> None:
    play = Scene("c1", "w1", "f1", "e1", "v1").revealed(0, 1).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 3, 5, 1).choose("attack", 1)
    asked_first = play.asked()
    play.choose("counter")

    assert asked_first == {1: "attacked"}
    assert play[0].wounds == 4
    assert play.asked() == {0: "attack_over"}


def test_sh_88_with_no_target_left_he_is_not_asked() -> None:
    scene = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1, 2)
    play = scene.wounds(1, 9).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert not play[1].alive
    assert play.asked() == {2: "turn_start"}


def test_sh_88_he_repeats_against_the_living_of_the_same_targets() -> None:
    scene = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1, 2).at(GRAVEYARD, 1, 2)
    play = scene.wounds(1, 9).gear(0, "flail").play()

    play.move(CHAPEL).skip_place().luck(3, 2, 4, 1).choose("attack_all").choose("repeat")

    assert not play[1].alive
    assert play[2].wounds == 1 + 3
    assert play.events(topic="attacks") == [
        ("attacks", 0, 1),
        ("attacks", 0, 2),
        ("attacks", 0, 2),
    ]


def test_sh_88_he_repeats_against_nobody_else() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1, 2).play()

    play.move(CHAPEL).skip_place().luck(3, 2, 4, 1).choose("attack", 1).choose("repeat")

    assert play[1].wounds == 1 + 3
    assert play[2].wounds == 0


def test_sh_88_what_he_owns_by_now_does_not_change_his_targets() -> None:
    scene = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1, 2).at(GRAVEYARD, 1, 2).at(TREE, 3)
    play = scene.wounds(1, 9).gear(0, "flail").gear(1, "crossbow").play()

    play.move(CHAPEL).skip_place().luck(3, 2, 4, 1).choose("attack_all")
    play.choose("loot", "crossbow").choose("repeat")

    assert play[2].wounds == 1 + 3
    assert play[3].wounds == 0


def test_sh_88_weapons_he_has_won_count_in_the_repetition() -> None:
    scene = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1, 2).at(GRAVEYARD, 1, 2)
    play = scene.wounds(1, 9).gear(0, "flail").gear(1, "wood_axe").play()

    play.move(CHAPEL).skip_place().luck(3, 2, 3, 2).choose("attack_all")
    play.choose("loot", "wood_axe").choose("repeat")

    assert play[2].wounds == 1 + 2


def test_sh_88_the_blade_does_not_force_a_repetition() -> None:
    scene = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1)
    play = scene.gear(0, "restless_blade").play()

    play.move(CHAPEL).skip_place().luck(1, 4).choose("attack", 1)
    options = play.options(0)
    play.choose("repeat")

    assert options == [("go_on",), ("repeat",)]
    assert play[1].wounds == 1 + 4


def test_sh_88_the_payment_is_no_damage_of_an_attack() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1).play()

    play.move(CHAPEL, "warding_spirit").choose("draw", "blue")
    play.luck(3, 3, 3, 3).choose("attack", 1).choose("repeat")

    assert play[0].wounds == 2


def test_sh_88_put_out_by_the_payment_he_neither_attacks_nor_is_looted() -> None:
    scene = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1)
    play = scene.wounds(0, 9).gear(0, "talisman").play()

    play.move(CHAPEL).skip_place().luck(3, 3, 4, 1).choose("attack", 1).choose("repeat")

    assert not play[0].alive
    assert play[1].wounds == 0
    assert play.table.blue.discards == ["talisman"]
    assert play.asked() == {1: "turn_start"}


def test_sh_88_the_payment_is_a_batch_of_its_own() -> None:
    scene = Scene("c1", "d1", "e1", "f1", "u1", "v1").revealed(0).wounds(0, 9).at(GRAVEYARD, 1)
    play = scene.wounds(1, 12).play()

    play.move(CHAPEL).skip_place().luck(3, 3, 4, 1).choose("attack", 1).choose("go_on")
    play.choose("repeat")

    assert not play[0].alive
    assert play[1].alive
    assert play[1].revealed
    assert not play.match.over


def test_sh_88_void_he_is_not_asked() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(1).void(0).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 3).choose("attack", 1)

    assert play.asked() == {1: "turn_start"}


def test_sh_88_he_wins_if_his_attack_leaves_three_dead() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1, 2).at(GRAVEYARD, 3)
    play = scene.wounds(3, 9).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 3)

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_88_he_wins_if_his_repetition_leaves_three_dead() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1, 2).at(GRAVEYARD, 3)
    play = scene.wounds(3, 9).revealed(3).play()

    play.move(CHAPEL).skip_place().luck(3, 3, 3, 2).choose("attack", 3).choose("repeat")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_88_he_wins_if_his_green_card_leaves_three_dead() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1, 2)
    play = scene.wounds(3, 9).play()

    play.move(HUT, "g_slap").choose("draw", "green").choose("give", 3).choose("take", 1)

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_88_he_wins_if_his_event_leaves_three_dead() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1, 2)
    play = scene.wounds(3, 9).play()

    play.move(GRAVEYARD, "hungry_bats").choose("draw", "red").choose("target", 3)

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_88_he_wins_if_his_tree_leaves_three_dead() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1, 2)
    play = scene.wounds(3, 9).play()

    play.move(TREE).choose("tree_wound", 3)

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_88_two_dead_are_not_enough() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1)
    play = scene.wounds(3, 9).play()

    play.move(TREE).choose("tree_wound", 3)

    assert not play[3].alive
    assert not play.match.over


def test_sh_88_a_third_dead_by_somebody_else_does_not_count() -> None:
    scene = Scene("v1", "a1", "b1", "e1", "f1", "u1", "c1").dead(1, 2)
    play = scene.wounds(3, 9).play()

    play.move(TREE).choose("tree_wound", 3)

    assert not play[3].alive
    assert not play.match.over


def test_sh_88_he_himself_as_the_third_does_not_count() -> None:
    play = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1, 2).wounds(0, 9).play()

    play.move(TREE).choose("tree_wound", 0)

    assert not play[0].alive
    assert not play.match.over


def test_sh_88_his_payment_as_the_third_does_not_count() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1, 2).wounds(0, 9)
    play = scene.revealed(0, 3).at(GRAVEYARD, 3).play()

    play.move(CHAPEL).skip_place().luck(3, 3).choose("attack", 3).choose("repeat")

    assert not play[0].alive
    assert not play.match.over


def test_sh_88_he_wins_even_if_he_falls_with_another_as_the_third() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1).wounds(0, 9)
    play = scene.wounds(3, 8).play()

    play.move(GRAVEYARD, "cave_spider").choose("draw", "red").choose("target", 3)

    assert not play[0].alive
    assert play.match.over
    assert play.table.winners == [0]


def test_sh_88_void_his_goal_stands() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1, 2).void(0)
    play = scene.wounds(3, 9).play()

    play.move(TREE).choose("tree_wound", 3)

    assert play.table.winners == [0]


def test_sh_89_he_is_turned_up_when_another_falls() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").wounds(2, 11).play()

    play.move(TREE).choose("tree_wound", 2)

    assert play[1].revealed
    assert play.events(topic="reveals") == [("reveals", 1, "d1")]


def test_sh_89_he_is_turned_up_before_the_loot() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").wounds(2, 11).gear(2, "talisman").play()

    play.move(TREE).choose("tree_wound", 2)

    assert play.asked() == {0: "loot"}
    assert play[1].revealed


def test_sh_89_he_is_turned_up_also_if_he_caused_the_fall() -> None:
    play = Scene("d1", "e1", "f1", "v1", "u1").wounds(1, 9).play()

    play.move(TREE).choose("tree_wound", 1)

    assert play[0].revealed


def test_sh_89_he_can_not_reveal_at_will() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").play()

    assert play.offers(1) == []
    assert play.offers(2) == [("reveal",)]


def test_sh_89_the_mirror_does_not_concern_him() -> None:
    play = Scene("d1", "e1", "f1", "v1", "u1").play()

    play.move(CHAPEL, "silver_mirror").choose("draw", "blue")

    assert not play[0].revealed
    assert play.events(topic="nothing_happens") == [("nothing_happens", 0)]


def test_sh_89_the_moon_does_not_concern_him() -> None:
    play = Scene("d1", "e1", "f1", "v1", "u1").wounds(0, 5).play()

    play.move(CHAPEL, "full_moon").choose("draw", "blue")
    options = play.options(0)
    play.choose("go_on")

    assert options == [("go_on",)]
    assert play[0].wounds == 5


def test_sh_89_the_rite_does_not_concern_him() -> None:
    play = Scene("d1", "e1", "f1", "v1", "u1").wounds(0, 5).play()

    play.move(GRAVEYARD, "blood_rite").choose("draw", "red")
    options = play.options(0)
    play.choose("go_on")

    assert options == [("go_on",)]
    assert play[0].wounds == 5


def test_sh_89_void_he_stays_hidden_when_another_falls() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").wounds(2, 11).void(1).play()

    play.move(TREE).choose("tree_wound", 2)

    assert not play[2].alive
    assert not play[1].revealed


def test_sh_89_void_he_may_reveal_at_will() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").void(1).play()

    play.interrupt(1, "reveal")

    assert play[1].revealed


def test_sh_89_first_to_die_he_wins() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").wounds(1, 11).play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.match.over
    assert play.table.winners == [1]


def test_sh_89_first_to_die_by_his_own_hand_he_wins() -> None:
    play = Scene("d1", "e1", "f1", "v1", "u1").wounds(0, 11).play()

    play.move(TREE).choose("tree_wound", 0)

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_89_if_somebody_died_before_he_does_not_win() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").wounds(1, 11).dead(2).play()

    play.move(TREE).choose("tree_wound", 1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_89_alive_when_all_vampires_are_out_he_wins() -> None:
    play = Scene("e1", "d1", "f1", "v1").wounds(3, 11).play()

    play.move(TREE).choose("tree_wound", 3)

    assert play.match.over
    assert play.table.winners == [0, 1, 2]


def test_sh_89_dead_when_all_vampires_are_out_he_does_not_win() -> None:
    play = Scene("e1", "d1", "f1", "v1").wounds(3, 11).dead(1).play()

    play.move(TREE).choose("tree_wound", 3)

    assert play.table.winners == [0, 2]


def test_sh_89_falling_with_the_last_vampire_but_not_first_he_does_not_win() -> None:
    play = Scene("e1", "d1", "f1", "v1").dead(2).wounds(1, 12).wounds(3, 12).play()

    play.move(CHAPEL, "storm_of_light").choose("draw", "blue")

    assert not play[1].alive
    assert play.table.winners == [0, 2]


def test_sh_89_alive_when_all_werewolves_are_out_he_does_not_win() -> None:
    play = Scene("v1", "d1", "e1", "u1").wounds(2, 9).play()

    play.move(TREE).choose("tree_wound", 2)

    assert play.table.winners == [0, 3]


def test_sh_89_void_his_goal_stands() -> None:
    play = Scene("e1", "d1", "f1", "v1").wounds(3, 11).void(1).play()

    play.move(TREE).choose("tree_wound", 3)

    assert play.table.winners == [0, 1, 2]


def test_sh_96_she_wins_with_her_right_neighbour() -> None:
    play = Scene("e1", "a2", "u1", "f1").wounds(2, 9).play()

    play.move(TREE).choose("tree_wound", 2)

    assert play.match.over
    assert play.table.winners == [0, 1, 3]


def test_sh_96_she_does_not_win_if_only_the_left_neighbour_does() -> None:
    play = Scene("u1", "a2", "e1", "f1").wounds(0, 9).turn_of(2).play()

    play.move(TREE).choose("tree_wound", 0)

    assert play.table.winners == [2, 3]


def test_sh_96_right_of_the_first_seat_sits_the_last() -> None:
    play = Scene("a2", "u1", "c1", "e1").wounds(1, 9).play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.table.winners == [0, 3]


def test_sh_96_once_switched_she_wins_with_her_left_neighbour() -> None:
    play = Scene("a2", "e1", "c1", "u1").wounds(3, 9).play()

    play.choose("switch").move(TREE).choose("tree_wound", 3)

    assert play.table.winners == [0, 1]


def test_sh_96_once_switched_she_does_not_win_with_her_right_neighbour() -> None:
    play = Scene("a2", "u1", "c1", "e1").wounds(1, 9).play()

    play.choose("switch").move(TREE).choose("tree_wound", 1)

    assert play.table.winners == [3]


def test_sh_96_left_of_the_last_seat_sits_the_first() -> None:
    play = Scene("e1", "c1", "u1", "a2").wounds(2, 9).turn_of(3).play()

    play.choose("switch").move(TREE).choose("tree_wound", 2)

    assert play.table.winners == [0, 3]


def test_sh_96_the_switch_reveals_her_and_is_public() -> None:
    play = Scene("a2", "e1", "f1", "u1", "v1").play()

    play.choose("switch")

    assert play[0].revealed
    assert play.events(topic="switches") == [("switches", 0)]
    assert play.view(None).players[0].used


def test_sh_96_there_is_no_way_back() -> None:
    play = Scene("a2", "e1", "f1", "u1", "v1").play()

    play.choose("switch")
    asked_after = play.options()
    play.move(CHAPEL, "second_wind").choose("draw", "blue").go_on()

    assert asked_after == [("throw",)]
    assert play.asked() == {0: "turn_start"}
    assert play.options() == [("throw",)]


def test_sh_96_she_need_not_switch() -> None:
    play = Scene("a2", "e1", "f1", "u1", "v1").play()

    options = play.options()
    play.move(TREE)

    assert options == [("throw",), ("switch",)]
    assert play.events(topic="switches") == []
    assert not play[0].revealed


def test_sh_96_void_she_can_not_switch() -> None:
    play = Scene("a2", "e1", "f1", "u1", "v1").void(0).play()

    assert play.options() == [("throw",)]


def test_sh_96_void_her_goal_stands() -> None:
    play = Scene("e1", "a2", "u1", "f1").wounds(2, 9).void(1).play()

    play.move(TREE).choose("tree_wound", 2)

    assert play.table.winners == [0, 1, 3]


def test_sh_96_a_dead_neighbour_who_wins_is_enough() -> None:
    play = Scene("e1", "a2", "u1", "f1").wounds(2, 9).dead(0).turn_of(3).play()

    play.move(TREE).choose("tree_wound", 2)

    assert play.table.winners == [0, 1, 3]


def test_sh_96_a_dead_neighbour_is_not_passed_over() -> None:
    play = Scene("e1", "u1", "a2", "v1").wounds(3, 11).dead(1).play()

    play.move(TREE).choose("tree_wound", 3)

    assert play.table.winners == [0]


def test_sh_96_she_may_be_dead_herself() -> None:
    play = Scene("e1", "a2", "u1", "f1").wounds(2, 9).dead(1).play()

    play.move(TREE).choose("tree_wound", 2)

    assert play.table.winners == [0, 1, 3]


def test_sh_96_a_neighbour_who_wins_by_a_goal_of_his_own_counts() -> None:
    scene = Scene("a2", "e1", "f1", "u1", "v1", "b1").turn_of(5)
    play = scene.gear(5, "boar_knife", "wood_axe", "war_sickle", "moon_spear").play()

    play.move(CHAPEL, "rowan_brooch").choose("draw", "blue")

    assert play.table.winners == [0, 5]


def test_sh_97_his_attack_on_the_weak_turns_him_up() -> None:
    scene = Scene("b2", "f1", "e1", "u1", "v1").at(GRAVEYARD, 1).wounds(1, 11)
    play = scene.gear(1, "talisman").play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert not play[1].alive
    assert play[0].revealed
    assert play.asked() == {0: "loot"}
    assert play.events(topic="reveals") == [("reveals", 0, "b2")]


def test_sh_97_the_weak_play_do_not_turn_him_up() -> None:
    play = Scene("b2", "f1", "e1", "u1", "v1").wounds(1, 11).play()

    play.move(TREE).choose("tree_wound", 1)

    assert not play[1].alive
    assert not play[0].revealed


def test_sh_97_the_weak_by_an_event_do_not_turn_him_up() -> None:
    play = Scene("b2", "f1", "e1", "u1", "v1").wounds(1, 11).play()

    play.move(CHAPEL, "storm_of_light").choose("draw", "blue")

    assert not play[1].alive
    assert not play[0].revealed


def test_sh_97_an_attack_of_somebody_else_does_not_turn_him_up() -> None:
    scene = Scene("u1", "f1", "e1", "b2", "v1").at(GRAVEYARD, 1).wounds(1, 11)
    play = scene.play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert not play[1].alive
    assert not play[3].revealed


def test_sh_97_an_attack_that_puts_nobody_out_does_not_turn_him_up() -> None:
    play = Scene("b2", "f1", "e1", "u1", "v1").at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert play[1].wounds == 1
    assert not play[0].revealed


def test_sh_97_void_he_is_not_forced() -> None:
    play = Scene("b2", "f1", "e1", "u1", "v1").at(GRAVEYARD, 1).wounds(1, 11).void(0).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert not play[1].alive
    assert not play[0].revealed


def test_sh_97_he_may_reveal_at_will() -> None:
    play = Scene("b2", "f1", "e1", "u1", "v1").play()

    assert play.offers(0) == [("reveal",)]


def test_sh_97_his_attack_on_thirteen_hit_points_wins() -> None:
    play = Scene("b2", "v1", "e1", "u1", "f1").at(GRAVEYARD, 1).wounds(1, 12).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_97_his_attack_on_twelve_hit_points_does_not_win() -> None:
    play = Scene("b2", "f1", "e1", "u1", "v1").at(GRAVEYARD, 1).wounds(1, 11).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_97_one_strong_victim_among_several_of_the_flail_is_enough() -> None:
    scene = Scene("b2", "f1", "v1", "u1", "e1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.wounds(1, 11).wounds(2, 12).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack_all")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_97_a_strong_victim_of_a_green_card_does_not_count() -> None:
    play = Scene("b2", "v1", "e1", "u1", "f1").wounds(1, 12).play()

    play.move(HUT, "g_spell").choose("draw", "green").choose("give", 1).choose("take", 1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_97_a_strong_victim_of_somebody_elses_attack_does_not_count() -> None:
    play = Scene("f1", "v1", "b2", "u1", "e1").at(GRAVEYARD, 1).wounds(1, 12).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_97_void_his_goal_stands() -> None:
    play = Scene("b2", "v1", "e1", "u1", "f1").at(GRAVEYARD, 1).wounds(1, 12).void(0).play()

    play.move(CHAPEL).skip_place().luck(3, 2).choose("attack", 1)

    assert play.table.winners == [0]


def test_sh_97_alive_on_the_circle_at_the_end_he_wins() -> None:
    play = Scene("e1", "b2", "u1", "f1").at(CIRCLE, 1).wounds(2, 9).play()

    play.move(TREE).choose("tree_wound", 2)

    assert play.match.over
    assert play.table.winners == [0, 1, 3]


def test_sh_97_elsewhere_at_the_end_he_does_not_win() -> None:
    play = Scene("e1", "b2", "u1", "f1").at(TREE, 1).wounds(2, 9).play()

    play.move(TREE).choose("tree_wound", 2)

    assert play.table.winners == [0, 3]


def test_sh_97_put_out_on_the_circle_he_does_not_win() -> None:
    play = Scene("e1", "b2", "u1", "f1").at(CIRCLE, 1).wounds(1, 8).wounds(2, 9).play()

    play.move(CHAPEL, "storm_of_light").choose("draw", "blue")

    assert play.match.over
    assert play.table.winners == [0, 3]


def test_sh_97_standing_on_the_circle_does_not_end_the_game() -> None:
    play = Scene("b2", "e1", "u1", "f1", "v1").wounds(1, 9).at(TREE, 1).play()

    play.move(CIRCLE).luck(3, 2).choose("attack", 1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_98_in_her_turn_she_may_heal_one() -> None:
    play = Scene("c2", "e1", "u1", "f1", "v1").wounds(0, 5).play()

    options = play.options()
    play.choose("mend")

    assert options == [("throw",), ("mend",)]
    assert play[0].wounds == 4


def test_sh_98_it_reveals_her() -> None:
    play = Scene("c2", "e1", "u1", "f1", "v1").wounds(0, 5).play()

    play.choose("mend")

    assert play[0].revealed


def test_sh_98_once_in_a_turn_and_she_is_asked_to_move() -> None:
    play = Scene("c2", "e1", "u1", "f1", "v1").wounds(0, 5).play()

    play.choose("mend")

    assert play.asked() == {0: "turn_start"}
    assert play.options() == [("throw",)]


def test_sh_98_in_each_turn() -> None:
    play = Scene("c2", "e1", "u1", "f1", "v1").wounds(0, 5).play()

    play.choose("mend").move(CHAPEL, "second_wind").choose("draw", "blue").go_on()
    play.choose("mend")

    assert play[0].wounds == 3


def test_sh_98_not_in_the_turns_of_others() -> None:
    play = Scene("e1", "c2", "u1", "f1", "v1").wounds(1, 5).play()

    assert play.offers(1) == [("reveal",)]


def test_sh_98_void_she_only_throws() -> None:
    play = Scene("c2", "e1", "u1", "f1", "v1").wounds(0, 5).void(0).play()

    assert play.options() == [("throw",)]


def test_sh_98_first_to_die_she_wins() -> None:
    play = Scene("e1", "c2", "u1", "f1", "v1").wounds(1, 9).play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.match.over
    assert play.table.winners == [1]


def test_sh_98_first_to_die_with_others_she_wins() -> None:
    play = Scene("e1", "c2", "u1", "f1", "v1").wounds(1, 9).wounds(2, 9).play()

    play.move(CHAPEL, "storm_of_light").choose("draw", "blue")

    assert play.match.over
    assert play.table.winners == [1]


def test_sh_98_first_to_die_with_d1_both_win() -> None:
    play = Scene("e1", "c2", "d1", "f1", "v1").wounds(1, 9).wounds(2, 11).play()

    play.move(CHAPEL, "storm_of_light").choose("draw", "blue")

    assert play.table.winners == [1, 2]


def test_sh_98_if_somebody_died_before_she_does_not_win() -> None:
    play = Scene("e1", "c2", "u1", "f1", "v1").wounds(1, 9).dead(2).play()

    play.move(TREE).choose("tree_wound", 1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_98_among_the_last_two_she_wins() -> None:
    play = Scene("e1", "c2", "u1", "a1").wounds(2, 9).dead(3).play()

    play.move(TREE).choose("tree_wound", 2)

    assert play.match.over
    assert play.table.winners == [0, 1]


def test_sh_98_alone_she_wins() -> None:
    play = Scene("c2", "e1", "u1", "a1").wounds(1, 9).wounds(2, 9).dead(3).play()

    play.move(CHAPEL, "storm_of_light").choose("draw", "blue")

    assert play.table.living() == [play[0]]
    assert play.table.winners == [0, 1, 2]


def test_sh_98_among_the_last_three_she_does_not_win() -> None:
    play = Scene("e1", "c2", "u1", "f1", "a1").wounds(2, 9).dead(4).play()

    play.move(TREE).choose("tree_wound", 2)

    assert play.match.over
    assert play.table.winners == [0, 3]


def test_sh_98_put_out_when_two_are_left_she_does_not_win() -> None:
    play = Scene("e1", "c2", "u1", "f1", "a1").wounds(1, 9).wounds(2, 9).dead(4).play()

    play.move(CHAPEL, "storm_of_light").choose("draw", "blue")

    assert len(play.table.living()) == 2
    assert play.table.winners == [0, 3]


def test_sh_98_void_her_goal_stands() -> None:
    play = Scene("e1", "c2", "u1", "f1", "v1").wounds(1, 9).void(1).play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.table.winners == [1]


def test_sh_99_in_anybodys_turn_he_takes_equipment_from_the_discards() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "d2")
    play = scene.discarded("flail", "hungry_bats", "talisman", "spring_water", "g_aid").play()

    offers = play.offers(4)
    play.interrupt(4, "salvage", "talisman")

    assert sorted(offers) == [("reveal",), ("salvage", "flail"), ("salvage", "talisman")]
    assert play[4].gear == ["talisman"]
    assert play.table.blue.discards == ["spring_water"]
    assert play.table.red.discards == ["flail", "hungry_bats"]
    assert play.asked() == {0: "turn_start"}


def test_sh_99_from_the_red_discards_too() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").discarded("flail").play()

    play.interrupt(4, "salvage", "flail")

    assert play[4].gear == ["flail"]
    assert play.table.red.discards == []


def test_sh_99_it_reveals_him_and_is_public() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").discarded("flail").play()

    play.interrupt(4, "salvage", "flail")

    assert play[4].revealed
    assert play.events(topic="salvages") == [("salvages", 4, "flail")]


def test_sh_99_it_works_once_in_a_game() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").discarded("flail", "talisman").play()

    play.interrupt(4, "salvage", "flail")

    assert play.offers(4) == []
    assert play[4].used


def test_sh_99_with_no_equipment_lying_there_it_is_not_offered() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").discarded("spring_water", "g_aid").play()

    assert play.offers(4) == [("reveal",)]


def test_sh_99_void_he_may_only_reveal() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").discarded("flail").void(4).play()

    assert play.offers(4) == [("reveal",)]


def test_sh_99_once_out_he_takes_nothing() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").discarded("flail").dead(4).play()

    assert play.offers(4) == []


def test_sh_99_while_wounds_are_falling_he_takes_nothing() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "d2").discarded("flail").wounds(1, 9)
    play = scene.gear(1, "talisman").play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.asked() == {0: "loot"}
    assert play.offers(4) == []


def test_sh_99_in_anothers_turn_the_card_protects_him_at_once() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").discarded("pilgrims_cloak").at(GRAVEYARD, 4).play()

    play.move(CHAPEL).skip_place().interrupt(4, "salvage", "pilgrims_cloak")
    play.luck(4, 2).choose("attack", 4)

    assert play[4].wounds == 1


def test_sh_99_in_his_own_turn_the_question_is_listed_anew() -> None:
    play = Scene("d2", "u1", "f1", "v1", "e1").discarded("flail").at(GRAVEYARD, 1, 2).play()

    play.move(CHAPEL).skip_place().interrupt(0, "salvage", "flail")

    assert play.options(0) == [("attack_all",), ("no_attack",)]


def test_sh_99_three_relics_by_salvage_win() -> None:
    scene = Scene("d2", "u1", "f1", "v1", "e1").gear(0, "talisman", "moon_spear")
    play = scene.discarded("pilgrims_cloak").play()

    play.interrupt(0, "salvage", "pilgrims_cloak")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_99_three_relics_by_drawing_win() -> None:
    play = Scene("d2", "u1", "f1", "v1", "e1").gear(0, "talisman", "moon_spear").play()

    play.move(CHAPEL, "silver_chain").choose("draw", "blue")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_99_three_relics_by_the_circle_win() -> None:
    scene = Scene("d2", "u1", "f1", "v1", "e1").gear(0, "silver_chain", "moon_spear")
    play = scene.gear(1, "pilgrims_cloak").play()

    play.move(CIRCLE).choose("take", 1, "pilgrims_cloak")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_99_three_relics_by_loot_win() -> None:
    scene = Scene("d2", "u1", "f1", "v1", "e1").gear(0, "silver_chain", "moon_spear")
    play = scene.gear(1, "talisman").wounds(1, 9).play()

    play.move(TREE).choose("tree_wound", 1).choose("loot", "talisman")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_99_two_relics_and_other_equipment_do_not_win() -> None:
    scene = Scene("d2", "u1", "f1", "v1", "e1")
    play = scene.gear(0, "talisman", "moon_spear", "flail", "crossbow").play()

    play.move(CHAPEL, "rowan_brooch").choose("draw", "blue")

    assert len(play[0].gear) == 5
    assert not play.match.over


def test_sh_99_three_relics_in_another_hand_end_nothing() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").gear(0, "talisman", "moon_spear").play()

    play.move(CHAPEL, "silver_chain").choose("draw", "blue")

    assert not play.match.over


def test_sh_99_void_his_goal_stands() -> None:
    play = Scene("d2", "u1", "f1", "v1", "e1").gear(0, "talisman", "moon_spear").void(0).play()

    play.move(CHAPEL, "silver_chain").choose("draw", "blue")

    assert play.table.winners == [0]
