from tests.games.shadow_hunters.scenes import (
    CHAPEL,
    GRAVEYARD,
    HUT,
    TREE,
    Play,
    Scene,
)


def draw(scene: Scene, card: str, *then: int) -> Play:
    """The active player comes to the Graveyard and draws; `then` falls afterwards."""
    return scene.play().move(GRAVEYARD, card, *then).choose("draw", "red")


# SH-72a Slippery Path


def test_sh_72a_the_drawer_gives_a_card_of_its_choice() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").gear(0, "flail", "talisman"), "slippery_path")

    assert play.options(0) == [("part_with", "flail"), ("part_with", "talisman")]


def test_sh_72a_the_drawer_gives_it_to_another_of_its_choice() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "flail", "talisman").dead(3)
    play = draw(scene, "slippery_path").choose("part_with", "talisman")

    options = play.options(0)
    play.choose("target", 2)

    assert options == [("target", 1), ("target", 2)]
    assert play[2].gear == ["talisman"]
    assert play[0].gear == ["flail"]


def test_sh_72a_who_gives_takes_no_wound() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").gear(0, "flail"), "slippery_path")

    play.choose("part_with", "flail").choose("target", 1)

    assert play[0].wounds == 0


def test_sh_72a_with_none_the_drawer_takes_1() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "slippery_path")

    assert play[0].wounds == 1
    assert play.asked() == {0: "turn_end"}


def test_sh_72a_with_equipment_the_wound_can_not_be_chosen() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").gear(0, "flail"), "slippery_path")

    assert play.options(0) == [("part_with", "flail")]


def test_sh_72a_the_wound_may_put_the_drawer_out() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 9), "slippery_path")

    assert not play[0].alive
    assert play.asked() == {1: "turn_start"}


# SH-72b Cave Spider


def test_sh_72b_the_target_and_the_drawer_take_2() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "cave_spider")

    play.choose("target", 1)

    assert play[1].wounds == 2
    assert play[0].wounds == 2


def test_sh_72b_any_living_player_can_be_chosen() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").dead(2), "cave_spider")

    assert play.options(0) == [("target", 0), ("target", 1), ("target", 3)]


def test_sh_72b_both_fall_in_one_batch() -> None:
    scene = Scene("e1", "u1", "f1", "v1").wounds(0, 8).wounds(1, 9).gear(1, "flail")
    play = draw(scene, "cave_spider")

    play.choose("target", 1)

    assert not play[0].alive
    assert not play[1].alive
    assert play.asked() == {2: "turn_start"}
    assert play.table.red.discards == ["flail", "cave_spider"]


def test_sh_72b_a_drawer_who_lives_loots_the_target() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(1, 9).gear(1, "flail"), "cave_spider")

    play.choose("target", 1).choose("loot", "flail")

    assert play[0].gear == ["flail"]


def test_sh_72b_nobody_loots_a_drawer_who_fell_alone() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 8).gear(0, "flail"), "cave_spider")

    play.choose("target", 1)

    assert play.asked() == {1: "turn_start"}
    assert play.table.red.discards == ["flail", "cave_spider"]


def test_sh_72b_on_oneself_it_is_4() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "cave_spider")

    play.choose("target", 0)

    assert play[0].wounds == 4


def test_sh_72b_the_4_on_oneself_are_one_batch() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 7), "cave_spider")

    play.choose("target", 0)

    assert not play[0].alive
    assert play[0].wounds == 10
    assert play.events(topic="dies") == [("dies", 0, "e1")]


def test_sh_72b_the_amulet_of_the_drawer_protects_the_drawer_alone() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").gear(0, "talisman"), "cave_spider")

    play.choose("target", 1)

    assert play[0].wounds == 0
    assert play[1].wounds == 2


def test_sh_72b_the_amulet_of_the_target_protects_the_target_alone() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").gear(1, "talisman"), "cave_spider")

    play.choose("target", 1)

    assert play[0].wounds == 2
    assert play[1].wounds == 0


def test_sh_72b_the_barrier_of_the_target_protects_the_target_alone() -> None:
    play = draw(Scene("e1", "g2", "u1", "v1").barred(1), "cave_spider")

    play.choose("target", 1)

    assert play[0].wounds == 2
    assert play[1].wounds == 0


def test_sh_72b_the_ward_does_not_help() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").warded(1), "cave_spider")

    play.choose("target", 1)

    assert play[1].wounds == 2


# SH-72c Blood Rite


def test_sh_72c_a_hidden_vampire_may_reveal_and_heals_fully() -> None:
    play = draw(Scene("v1", "e1", "f1", "u1").wounds(0, 9), "blood_rite")

    play.choose("reveal_and_heal")

    assert play[0].revealed
    assert play[0].wounds == 0


def test_sh_72c_u1_may_reveal_and_heals_fully() -> None:
    play = draw(Scene("u1", "e1", "f1", "v1").wounds(0, 9), "blood_rite")

    play.choose("reveal_and_heal")

    assert play[0].revealed
    assert play[0].wounds == 0


def test_sh_72c_a_hidden_vampire_may_stay_hidden_and_hurt() -> None:
    play = draw(Scene("v1", "e1", "f1", "u1").wounds(0, 9), "blood_rite")

    play.choose("go_on")

    assert not play[0].revealed
    assert play[0].wounds == 9


def test_sh_72c_a_hidden_werewolf_can_only_go_on() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 8), "blood_rite")

    options = play.options(0)
    play.choose("go_on")

    assert options == [("go_on",)]
    assert play[0].wounds == 8


def test_sh_72c_a_hidden_human_can_only_go_on() -> None:
    play = draw(Scene("d1", "e1", "f1", "v1", "u1").wounds(0, 8), "blood_rite")

    assert play.options(0) == [("go_on",)]


def test_sh_72c_a_revealed_vampire_gets_nothing() -> None:
    play = draw(Scene("v1", "e1", "f1", "u1").wounds(0, 9).revealed(0), "blood_rite")

    assert play[0].wounds == 9
    assert play.asked() == {1: "turn_start"}


def test_sh_72c_it_concerns_the_drawer_alone() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(1, 9), "blood_rite")

    assert play.asked() == {0: "healing_card"}
    assert play.go_on()[1].wounds == 9


# SH-72d Powder Keg


def test_sh_72d_all_on_the_place_of_the_number_take_3() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").at(TREE, 1, 2).at(HUT, 3), "powder_keg", 5, 4)

    assert play[1].wounds == 3
    assert play[2].wounds == 3


def test_sh_72d_others_take_none() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").at(TREE, 1, 2).at(HUT, 3), "powder_keg", 5, 4)

    assert play[0].wounds == 0
    assert play[3].wounds == 0


def test_sh_72d_the_drawer_is_hit_too() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1), "powder_keg", 4, 4)

    assert play[0].wounds == 3
    assert play[1].wounds == 3


def test_sh_72d_the_partner_place_is_not_hit() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").at(CHAPEL, 1), "powder_keg", 4, 4)

    assert play[1].wounds == 0


def test_sh_72d_a_7_does_nothing() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).at(CHAPEL, 2).at(TREE, 3)

    play = draw(scene, "powder_keg", 4, 3)

    assert play.events(topic="wounded") == []
    assert play.events(None, "nothing_happens") == [("nothing_happens", 0)]


def test_sh_72d_it_is_thrown_once() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "powder_keg", 5, 4)

    assert play.events(topic="throws") == [("throws", 0, 4, 4), ("throws", 0, 5, 4)]


def test_sh_72d_all_are_hit_in_one_batch() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).wounds(0, 8).wounds(1, 9)

    play = draw(scene.gear(1, "flail"), "powder_keg", 4, 4)

    assert not play[0].alive
    assert not play[1].alive
    assert play.table.red.discards == ["flail", "powder_keg"]


def test_sh_72d_the_amulet_stops_it() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").at(TREE, 1).gear(1, "talisman"), "powder_keg", 5, 4)

    assert play[1].wounds == 0


def test_sh_72d_the_barrier_stops_it() -> None:
    play = draw(Scene("e1", "g2", "u1", "v1").at(TREE, 1).barred(1), "powder_keg", 5, 4)

    assert play[1].wounds == 0


def test_sh_72d_the_ward_does_not_help() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").at(TREE, 1).warded(1), "powder_keg", 5, 4)

    assert play[1].wounds == 3


def test_sh_72d_the_cloak_does_not_help() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(TREE, 1).gear(1, "pilgrims_cloak")

    play = draw(scene, "powder_keg", 5, 4)

    assert play[1].wounds == 3


def test_sh_72d_the_brooch_does_not_help() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(TREE, 1).gear(1, "rowan_brooch")

    play = draw(scene, "powder_keg", 5, 4)

    assert play[1].wounds == 3


# SH-72e Thieving Imp


def test_sh_72e_the_drawer_takes_one_card_of_another() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").gear(1, "flail", "talisman"), "thieving_imp")

    play.choose("take", 1, "talisman")

    assert play[0].gear == ["talisman"]
    assert play[1].gear == ["flail"]


def test_sh_72e_the_drawer_must_take_one() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "crossbow").gear(1, "flail").gear(3, "wood_axe")

    play = draw(scene, "thieving_imp")

    assert play.options(0) == [("take", 1, "flail"), ("take", 3, "wood_axe")]


def test_sh_72e_nobody_has_any_nothing_happens() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").gear(0, "crossbow"), "thieving_imp")

    assert play.events(None, "nothing_happens") == [("nothing_happens", 0)]
    assert play.asked() == {0: "turn_end"}


def test_sh_72e_there_are_two_of_it() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(2, "talisman")
    play = draw(scene, "thieving_imp").choose("take", 2, "talisman").go_on()

    play.move(GRAVEYARD, "thieving_imp").choose("draw", "red").choose("take", 0, "talisman")

    assert play[1].gear == ["talisman"]
    assert "thieving_imp" not in play.table.red.pile


# SH-72f Straw Doll


def test_sh_72f_on_1_the_target_takes_3() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "straw_doll", 1)

    play.choose("target", 1)

    assert play[1].wounds == 3
    assert play[0].wounds == 0


def test_sh_72f_on_4_the_target_takes_3() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "straw_doll", 4)

    play.choose("target", 1)

    assert play[1].wounds == 3
    assert play[0].wounds == 0


def test_sh_72f_on_5_the_drawer_takes_3() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "straw_doll", 5)

    play.choose("target", 1)

    assert play[1].wounds == 0
    assert play[0].wounds == 3


def test_sh_72f_on_6_the_drawer_takes_3() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "straw_doll", 6)

    play.choose("target", 1)

    assert play[1].wounds == 0
    assert play[0].wounds == 3


def test_sh_72f_any_living_player_can_be_chosen() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").dead(2), "straw_doll")

    assert play.options(0) == [("target", 0), ("target", 1), ("target", 3)]


def test_sh_72f_the_die_is_thrown_after_the_choice() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "straw_doll", 2)

    before = play.events(topic="throws_d6")
    play.choose("target", 1)

    assert before == []
    assert play.events(topic="throws_d6") == [("throws_d6", 0, 2)]


def test_sh_72f_on_oneself_a_low_die_gives_3() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "straw_doll", 2)

    play.choose("target", 0)

    assert play[0].wounds == 3


def test_sh_72f_on_oneself_a_high_die_gives_3() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "straw_doll", 6)

    play.choose("target", 0)

    assert play[0].wounds == 3


def test_sh_72f_nobody_loots_who_falls_by_his_own_doll() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 7).gear(0, "flail"), "straw_doll", 2)

    play.choose("target", 0)

    assert play.asked() == {1: "turn_start"}
    assert play.table.red.discards == ["flail", "straw_doll"]


def test_sh_72f_nobody_loots_a_drawer_whom_the_die_turned_on() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 7).gear(0, "flail"), "straw_doll", 6)

    play.choose("target", 1)

    assert play.asked() == {1: "turn_start"}
    assert play[1].gear == []


def test_sh_72f_the_drawer_loots_the_target() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(1, 8).gear(1, "flail"), "straw_doll", 3)

    play.choose("target", 1).choose("loot", "flail")

    assert play[0].gear == ["flail"]


def test_sh_72f_the_amulet_does_not_help() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").gear(1, "talisman"), "straw_doll", 3)

    play.choose("target", 1)

    assert play[1].wounds == 3


# SH-72g Hungry Bats


def test_sh_72g_the_target_takes_2_and_the_drawer_heals_1() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 4), "hungry_bats")

    play.choose("target", 1)

    assert play[1].wounds == 2
    assert play[0].wounds == 3


def test_sh_72g_any_living_player_can_be_chosen() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").dead(2), "hungry_bats")

    assert play.options(0) == [("target", 0), ("target", 1), ("target", 3)]


def test_sh_72g_the_drawer_heals_also_if_the_target_took_0() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 4).gear(1, "talisman"), "hungry_bats")

    play.choose("target", 1)

    assert play[1].wounds == 0
    assert play[0].wounds == 3


def test_sh_72g_an_unhurt_drawer_stays_at_0() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "hungry_bats")

    play.choose("target", 1)

    assert play[0].wounds == 0


def test_sh_72g_the_healing_comes_after_the_loot() -> None:
    scene = Scene("e1", "u1", "f1", "v1").wounds(0, 4).wounds(1, 9).gear(1, "flail")
    play = draw(scene, "hungry_bats").choose("target", 1)

    before = play[0].wounds
    play.choose("loot", "flail")

    assert before == 4
    assert play[0].wounds == 3


def test_sh_72g_on_oneself_first_2_then_heal_1() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "hungry_bats")

    play.choose("target", 0)

    assert play[0].wounds == 1


def test_sh_72g_on_oneself_the_healing_may_come_too_late() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 8), "hungry_bats")

    play.choose("target", 0)

    assert not play[0].alive
    assert play[0].wounds == 10


def test_sh_72g_there_are_three_of_it() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "hungry_bats").choose("target", 3).go_on()
    play.move(CHAPEL).skip_place().choose("no_attack").go_on()
    play.move(GRAVEYARD, "hungry_bats").choose("draw", "red").choose("target", 3)

    play.choose("no_attack").go_on().move(GRAVEYARD, "hungry_bats").choose("draw", "red")
    play.choose("target", 3)

    assert play[3].wounds == 5
    assert "hungry_bats" not in play.table.red.pile
