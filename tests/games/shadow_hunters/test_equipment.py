from tests.games.shadow_hunters.scenes import (
    CHAPEL,
    CIRCLE,
    GRAVEYARD,
    HUT,
    SPRING,
    TREE,
    Play,
    Scene,
)


def strike(scene: Scene, *dice: int) -> Play:
    """Seat 0 comes to the Chapel and attacks seat 1, who stands in the Graveyard."""
    play = scene.at(GRAVEYARD, 1).play().move(CHAPEL).skip_place()
    return play.luck(*dice).choose("attack", 1)


def flail(scene: Scene, *dice: int) -> Play:
    """Seat 0 comes to the Chapel and hits all in range."""
    play = scene.gear(0, "flail").play().move(CHAPEL).skip_place()
    return play.luck(*dice).choose("attack_all")


def blue(scene: Scene, card: str) -> Play:
    """Seat 0 comes to the Chapel and draws."""
    return scene.play().move(CHAPEL, card).choose("draw", "blue")


def red(scene: Scene, card: str) -> Play:
    """Seat 0 comes to the Graveyard and draws."""
    return scene.play().move(GRAVEYARD, card).choose("draw", "red")


# SH-71a Rowan Brooch


def test_sh_71a_drawn_it_stops_the_wounds_of_the_tree() -> None:
    play = blue(Scene("e1", "u1", "f1", "v1"), "rowan_brooch").go_on()

    play.move(TREE).choose("tree_wound", 0)

    assert play[0].gear == ["rowan_brooch"]
    assert play[0].wounds == 0


def test_sh_71a_it_stops_ones_own_tree_too() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "rowan_brooch").play()

    play.move(TREE).choose("tree_wound", 0)

    assert play[0].wounds == 0


def test_sh_71a_it_protects_its_owner_alone() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "rowan_brooch").play()

    play.move(TREE).choose("tree_wound", 1)

    assert play[1].wounds == 2


def test_sh_71a_the_healing_of_the_tree_works() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(1, "rowan_brooch").wounds(1, 4).play()

    play.move(TREE).choose("tree_heal", 1)

    assert play[1].wounds == 3


def test_sh_71a_it_does_not_stop_a_keg_on_the_place_of_the_tree() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(1, "rowan_brooch").at(TREE, 1).play()

    play.move(GRAVEYARD, "powder_keg", 5, 4).choose("draw", "red")

    assert play[1].wounds == 3


# SH-71b Wanderer's Lodestone


def test_sh_71b_drawn_it_gives_two_throws_in_the_next_turn() -> None:
    play = blue(Scene("w2", "e1", "f1", "v1").dead(3), "lodestone").choose("extra_turns")

    play.luck(4, 4, 5, 4).choose("throw")

    assert play.options(0) == [("move", GRAVEYARD), ("move", TREE)]


def test_sh_71b_the_owner_chooses_one_of_the_two_places() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").play(1, 1, 5, 4)

    play.choose("throw").choose("move", TREE)

    assert play[0].place == TREE


def test_sh_71b_both_throws_are_made_unasked() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").play(1, 1, 5, 4)

    play.choose("throw")

    assert play.events(topic="throws") == [("throws", 0, 1, 1), ("throws", 0, 5, 4)]


def test_sh_71b_the_first_throw_is_repeated_on_ones_own_place() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").at(CHAPEL, 0)

    play = scene.play(5, 1, 4, 2, 4, 4, 5, 4).choose("throw")

    assert play.options(0) == [("move", GRAVEYARD), ("move", TREE)]


def test_sh_71b_the_second_throw_is_repeated_on_ones_own_place() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").at(CHAPEL, 0)

    play = scene.play(4, 4, 5, 1, 4, 2, 5, 4).choose("throw")

    assert play.options(0) == [("move", GRAVEYARD), ("move", TREE)]


def test_sh_71b_the_same_place_twice_is_no_question() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").play(3, 1, 4, 1)

    play.choose("throw")

    assert play[0].place == SPRING
    assert play.asked() == {0: "place"}


def test_sh_71b_a_7_leads_to_any_other_place() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").at(HUT, 0).play(4, 3, 5, 1)

    play.choose("throw")

    assert play.options(0) == [
        ("move", SPRING),
        ("move", CHAPEL),
        ("move", GRAVEYARD),
        ("move", TREE),
        ("move", CIRCLE),
    ]


def test_sh_71b_a_7_in_the_second_throw_leads_to_any_other_place() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").at(HUT, 0).play(5, 1, 4, 3)

    play.choose("throw").choose("move", CIRCLE)

    assert play[0].place == CIRCLE


def test_sh_71b_e1_decides_on_her_step_before_the_dice() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").at(CHAPEL, 0).play(1, 1, 5, 4)

    before = play.options(0)
    play.choose("throw")

    assert before == [("throw",), ("step", SPRING), ("step", GRAVEYARD)]
    assert play.options(0) == [("move", HUT), ("move", TREE)]


def test_sh_71b_e1_who_steps_throws_no_dice() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").at(CHAPEL, 0).play()

    play.choose("step", GRAVEYARD)

    assert play[0].place == GRAVEYARD
    assert play.events(topic="throws") == []


# SH-71c Pilgrim's Cloak


def test_sh_71c_drawn_it_lessens_the_attack_of_the_same_turn() -> None:
    play = blue(Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1), "pilgrims_cloak")

    play.luck(4, 1).choose("attack", 1)

    assert play[1].wounds == 2


def test_sh_71c_it_lessens_an_attack_on_its_owner() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(1, "pilgrims_cloak"), 4, 1)

    assert play[1].wounds == 2


def test_sh_71c_it_lessens_each_attack_of_a_turn() -> None:
    play = strike(Scene("c1", "u1", "f1", "v1", "e1").gear(1, "pilgrims_cloak").revealed(0), 4, 1)
    play.answer(1, "go_on")

    play.luck(4, 1).choose("repeat")

    assert play[1].wounds == 4


def test_sh_71c_it_lessens_a_counter_of_its_owner() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1").gear(1, "pilgrims_cloak"), 2, 2)

    play.luck(4, 1).choose("counter")

    assert play[0].wounds == 2


def test_sh_71c_it_lessens_a_counter_on_its_owner() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1").gear(0, "pilgrims_cloak"), 2, 2)

    play.luck(4, 1).choose("counter")

    assert play[0].wounds == 2


def test_sh_71c_it_does_not_lessen_the_tree() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(1, "pilgrims_cloak").play()

    play.move(TREE).choose("tree_wound", 1)

    assert play[1].wounds == 2


def test_sh_71c_it_does_not_lessen_the_bats() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").gear(1, "pilgrims_cloak"), "hungry_bats")

    play.choose("target", 1)

    assert play[1].wounds == 2


def test_sh_71c_it_does_not_lessen_a_green_card() -> None:
    play = Scene("e1", "v1", "f1", "u1").gear(1, "pilgrims_cloak").play()

    play.move(HUT, "g_exorcism").choose("draw", "green").choose("give", 1).choose("take", 2)

    assert play[1].wounds == 2


# SH-71d Silver Chain


def test_sh_71d_drawn_it_takes_all_of_a_victim_unasked() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).wounds(1, 10).revealed(0)
    play = blue(scene.gear(1, "boar_knife", "talisman"), "silver_chain")

    play.luck(4, 1).choose("attack", 1)

    assert play[0].gear == ["silver_chain", "boar_knife", "talisman"]
    assert play.asked() == {2: "turn_start"}


def test_sh_71d_with_the_flail_it_takes_all_of_each_victim() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1").at(GRAVEYARD, 1, 4).wounds(1, 10).wounds(4, 7)
    scene.gear(0, "silver_chain").gear(1, "boar_knife", "talisman").gear(4, "war_sickle")

    play = flail(scene.revealed(0), 4, 1)

    assert play[0].gear == ["silver_chain", "flail", "boar_knife", "talisman", "war_sickle"]


def test_sh_71d_it_works_in_a_counter() -> None:
    scene = Scene("e1", "w1", "f1", "v1").wounds(0, 8).gear(1, "silver_chain")
    play = strike(scene.gear(0, "boar_knife", "talisman"), 2, 2)

    play.luck(4, 1).choose("counter")

    assert play[1].gear == ["silver_chain", "boar_knife", "talisman"]


def test_sh_71d_it_does_not_work_at_the_tree() -> None:
    scene = Scene("e1", "u1", "f1", "v1").wounds(1, 9).gear(0, "silver_chain")
    play = scene.gear(1, "boar_knife", "talisman").play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.asked() == {0: "loot"}


def test_sh_71d_the_chain_of_a_victim_does_not_work() -> None:
    scene = Scene("e1", "u1", "f1", "v1").wounds(1, 10).revealed(0)

    play = strike(scene.gear(1, "boar_knife", "silver_chain"), 4, 1)

    assert play.asked() == {0: "loot"}


# SH-71e Moon Spear


def test_sh_71e_drawn_a_revealed_werewolf_adds_2_unasked() -> None:
    play = blue(Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).revealed(0), "moon_spear")

    play.luck(3, 2).choose("attack", 1)

    assert play[1].wounds == 3
    assert play.asked() == {1: "attacked"}


def test_sh_71e_it_adds_2_to_every_target() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1, 2).revealed(0)

    play = flail(scene.gear(0, "moon_spear"), 3, 2)

    assert play[1].wounds == 3
    assert play[2].wounds == 3


def test_sh_71e_a_hidden_werewolf_may_reveal_for_2_more() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear"), 3, 2)

    options = play.options(0)
    play.choose("spear")

    assert options == [("go_on",), ("spear",)]
    assert play[0].revealed
    assert play[1].wounds == 3


def test_sh_71e_a_hidden_werewolf_may_stay_hidden() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear"), 3, 2)

    play.choose("go_on")

    assert not play[0].revealed
    assert play[1].wounds == 1


def test_sh_71e_a_hidden_werewolf_is_asked_also_if_the_sum_ends_at_0() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear").warded(1), 3, 2)

    options = play.options(0)
    play.choose("spear")

    assert options == [("go_on",), ("spear",)]
    assert play[1].wounds == 0
    assert play[0].revealed


def test_sh_71e_a_failed_throw_gets_no_bonus() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear").revealed(0), 3, 3)

    assert play[1].wounds == 0


def test_sh_71e_after_a_failed_throw_a_hidden_werewolf_is_not_asked() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear"), 3, 3)

    assert play.asked() == {1: "attacked"}


def test_sh_71e_a_revealed_void_werewolf_adds_2() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear").revealed(0).void(0), 3, 2)

    assert play[1].wounds == 3


def test_sh_71e_a_hidden_void_werewolf_may_reveal_for_2_more() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear").void(0), 3, 2)

    play.choose("spear")

    assert play[1].wounds == 3


def test_sh_71e_a_revealed_vampire_gets_nothing() -> None:
    play = strike(Scene("u1", "e1", "f1", "v1").gear(0, "moon_spear").revealed(0), 3, 2)

    assert play[1].wounds == 1
    assert play.asked() == {1: "attacked"}


def test_sh_71e_a_hidden_vampire_can_only_go_on() -> None:
    play = strike(Scene("u1", "e1", "f1", "v1").gear(0, "moon_spear"), 3, 2)

    options = play.options(0)
    play.choose("go_on")

    assert options == [("go_on",)]
    assert play[1].wounds == 1


def test_sh_71e_a_hidden_human_can_only_go_on() -> None:
    play = strike(Scene("c1", "u1", "f1", "v1", "e1").gear(0, "moon_spear"), 3, 2)

    assert play.options(0) == [("go_on",)]


# SH-71f Bone Amulet


def test_sh_71f_drawn_it_stops_the_bats_of_another() -> None:
    play = blue(Scene("e1", "u1", "f1", "v1"), "talisman").go_on()

    play.move(GRAVEYARD, "hungry_bats").choose("draw", "red").choose("target", 0)

    assert play[0].wounds == 0


def test_sh_71f_it_stops_the_spider_of_another() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").gear(1, "talisman"), "cave_spider")

    play.choose("target", 1)

    assert play[1].wounds == 0


def test_sh_71f_it_stops_ones_own_spider() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").gear(0, "talisman"), "cave_spider")

    play.choose("target", 1)

    assert play[0].wounds == 0
    assert play[1].wounds == 2


def test_sh_71f_it_stops_both_bites_of_a_spider_on_oneself() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").gear(0, "talisman"), "cave_spider")

    play.choose("target", 0)

    assert play[0].wounds == 0


def test_sh_71f_it_stops_the_keg() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(1, "talisman").at(TREE, 1, 2).play()

    play.move(GRAVEYARD, "powder_keg", 5, 4).choose("draw", "red")

    assert play[1].wounds == 0
    assert play[2].wounds == 3


def test_sh_71f_it_does_not_stop_attacks() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(1, "talisman"), 4, 1)

    assert play[1].wounds == 3


def test_sh_71f_it_does_not_stop_the_tree() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(1, "talisman").play()

    play.move(TREE).choose("tree_wound", 1)

    assert play[1].wounds == 2


# SH-73a Boar Knife, War Sickle, Woodcutter's Axe


def test_sh_73a_drawn_the_boar_knife_adds_1() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").at(CHAPEL, 1), "boar_knife")

    play.luck(4, 1).choose("attack", 1)

    assert play[1].wounds == 4


def test_sh_73a_drawn_the_war_sickle_adds_1() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").at(CHAPEL, 1), "war_sickle")

    play.luck(4, 1).choose("attack", 1)

    assert play[1].wounds == 4


def test_sh_73a_drawn_the_woodcutters_axe_adds_1() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").at(CHAPEL, 1), "wood_axe")

    play.luck(4, 1).choose("attack", 1)

    assert play[1].wounds == 4


def test_sh_73a_together_they_add_3() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "boar_knife", "war_sickle", "wood_axe")

    play = strike(scene, 4, 1)

    assert play[1].wounds == 6


def test_sh_73a_they_add_nothing_to_a_failed_throw() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "boar_knife", "war_sickle", "wood_axe")

    play = strike(scene, 3, 3)

    assert play[1].wounds == 0


def test_sh_73a_they_add_nothing_for_the_target() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(1, "boar_knife", "war_sickle", "wood_axe")

    play = strike(scene, 4, 1)

    assert play[1].wounds == 3


def test_sh_73a_they_add_to_a_counter() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1").gear(1, "boar_knife", "wood_axe"), 2, 2)

    play.luck(4, 1).choose("counter")

    assert play[0].wounds == 5


# SH-73b Restless Blade


def test_sh_73b_drawn_its_owner_must_attack_in_the_same_turn() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").at(CHAPEL, 1).at(GRAVEYARD, 2), "restless_blade")

    assert play.options(0) == [("attack", 1), ("attack", 2)]


def test_sh_73b_it_throws_the_d4_alone() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").at(CHAPEL, 1), "restless_blade")

    play.luck(4).choose("attack", 1)

    assert play[1].wounds == 4
    assert play.events(topic="throws_d4") == [("throws_d4", 0, 4)]


def test_sh_73b_it_can_not_fail() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "restless_blade"), 1)

    assert play[1].wounds == 1
    assert play.events(topic="fails") == []


def test_sh_73b_nobody_in_range_there_is_no_attack() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").at(TREE, 1, 2, 3), "restless_blade")

    assert play.asked() == {0: "turn_end"}


def test_sh_73b_in_round_1_there_is_no_attack() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").at(CHAPEL, 1).round(1), "restless_blade")

    assert play.asked() == {0: "turn_end"}


def test_sh_73b_its_owner_must_attack_in_an_extra_turn_too() -> None:
    scene = Scene("w2", "e1", "f1", "v1").dead(3).gear(0, "restless_blade").at(GRAVEYARD, 1)
    play = scene.play().move(CIRCLE).choose("extra_turns")

    play.move(CHAPEL).skip_place()

    assert play.options(0) == [("attack", 1)]


def test_sh_73b_with_the_crossbow_the_far_areas_count() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "restless_blade", "crossbow")
    play = scene.at(GRAVEYARD, 1).at(TREE, 2).play()

    play.move(CHAPEL).skip_place()

    assert play.options(0) == [("attack", 2)]


def test_sh_73b_with_the_crossbow_the_own_area_forces_nothing() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "restless_blade", "crossbow")
    play = scene.at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place()

    assert play.asked() == {0: "turn_end"}


def test_sh_73b_a_counter_throws_the_d4_alone() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1").gear(1, "restless_blade"), 2, 2)

    play.luck(4).choose("counter")

    assert play[0].wounds == 4


def test_sh_73b_it_forces_no_counter() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1").gear(1, "restless_blade"), 2, 2)

    assert play.options(1) == [("go_on",), ("counter",)]


def test_sh_73b_a_repetition_throws_the_d4_alone() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "e1").gear(0, "restless_blade").revealed(0, 1)
    play = strike(scene, 1)

    play.luck(4).choose("repeat")

    assert play[1].wounds == 5


def test_sh_73b_it_forces_no_repetition() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "e1").gear(0, "restless_blade").revealed(0, 1)

    play = strike(scene, 1)

    assert play.options(0) == [("go_on",), ("repeat",)]


# SH-73c Crossbow


def test_sh_73c_drawn_it_reaches_the_two_other_areas_in_the_same_turn() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").at(HUT, 1).at(TREE, 2).at(CHAPEL, 3), "crossbow")

    assert play.options(0) == [("attack", 1), ("attack", 2), ("no_attack",)]


def test_sh_73c_it_wounds_from_afar() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").at(HUT, 1), "crossbow")

    play.luck(4, 1).choose("attack", 1)

    assert play[1].wounds == 3


def test_sh_73c_it_never_reaches_ones_own_area() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).at(CHAPEL, 2), "crossbow")

    assert play.asked() == {0: "turn_end"}


def test_sh_73c_it_does_not_reach_the_middle() -> None:
    play = red(Scene("e1", "u1", "f1", "v1"), "crossbow")

    assert play.asked() == {0: "turn_end"}


# SH-73d Whirling Flail


def test_sh_73d_drawn_it_hits_all_in_range_in_the_same_turn() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).at(CHAPEL, 2).at(TREE, 3), "flail")

    play.luck(4, 1).choose("attack_all")

    assert play[1].wounds == 3
    assert play[2].wounds == 3
    assert play[3].wounds == 0


def test_sh_73d_no_target_is_chosen() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).at(CHAPEL, 2), "flail")

    assert play.options(0) == [("attack_all",), ("no_attack",)]


def test_sh_73d_it_is_thrown_once() -> None:
    play = flail(Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1, 2), 4, 1)

    assert play.events(topic="throws") == [("throws", 0, 5, 1), ("throws", 0, 4, 1)]


def test_sh_73d_each_reduces_for_itself() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1, 2, 3)

    play = flail(scene.gear(1, "pilgrims_cloak").warded(2), 4, 1)

    assert play[1].wounds == 2
    assert play[2].wounds == 0
    assert play[3].wounds == 3


def test_sh_73d_with_the_crossbow_it_hits_both_other_areas() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(HUT, 1).at(CIRCLE, 2).at(GRAVEYARD, 3)

    play = flail(scene.gear(0, "crossbow"), 4, 1)

    assert play[1].wounds == 3
    assert play[2].wounds == 3
    assert play[3].wounds == 0


def test_sh_73d_nobody_in_range_there_is_no_question() -> None:
    play = red(Scene("e1", "u1", "f1", "v1").at(TREE, 1), "flail")

    assert play.asked() == {0: "turn_end"}


def test_sh_73d_with_the_blade_all_are_hit_by_the_d4() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1, 2)

    play = flail(scene.gear(0, "restless_blade"), 3)

    assert play[1].wounds == 3
    assert play[2].wounds == 3
