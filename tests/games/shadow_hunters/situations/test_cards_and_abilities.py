"""Situations with cards and abilities (SH-100)."""

from tests.games.shadow_hunters.scenes import GRAVEYARD, HUT, TREE, Scene


def test_sh_100_a_warded_player_is_wounded_by_storm_of_light() -> None:
    play = Scene("e1", "u1", "f1", "v1").warded(1).play()

    play.draw_blue("storm_of_light")

    assert play[1].wounds == 2


def test_sh_100_d1_void_stays_hidden_when_another_dies() -> None:
    play = Scene("e1", "d1", "f1", "v1", "u1").void(1).wounds(4, 9).play()

    play.tree_wounds(4)

    assert not play[4].alive
    assert not play[1].revealed


def test_sh_100_c1_with_9_wounds_who_pays_2_is_out_without_attack_or_loot() -> None:
    scene = Scene("c1", "e1", "u1", "f1", "v1").revealed(0, 1).wounds(0, 9).at(GRAVEYARD, 1)
    play = scene.gear(0, "talisman").play()

    play.attack(1, 3, 3, 6, 1).choose("repeat")

    assert not play[0].alive
    assert play.events(topic="attacks") == [("attacks", 0, 1)]
    assert play[1].wounds == 0
    assert play[1].gear == []
    assert play.table.blue.discards == ["talisman"]


def test_sh_100_b1_does_not_rob_a_warded_player() -> None:
    scene = Scene("b1", "e1", "u1", "f1", "v1").revealed(0).warded(1).at(GRAVEYARD, 1)
    play = scene.gear(1, "talisman").play()

    play.attack(1, 6, 1)

    assert play.asked() == {1: "attacked"}
    assert play[1].gear == ["talisman"]


def test_sh_100_u1_shows_himself_to_true_face() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.give_green("g_prediction", 1)
    options = play.options(1)
    play.choose("show")

    assert options == [("show",)]
    assert play.events(0, "sees") == [("sees", 0, 1, "u1")]
    assert play.events(2, "sees") == []


def test_sh_100_u1_unhurt_who_answers_herbs_as_a_werewolf_takes_1() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.give_green("g_aid", 1)
    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1), ("nothing",)]
    assert play[1].wounds == 1


def test_sh_100_an_unhurt_human_who_is_told_to_heal_takes_1() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").play()

    play.give_green("g_nurturance", 4)
    options = play.options(4)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[4].wounds == 1


def test_sh_100_the_amulets_owner_who_draws_cave_spider_takes_0_and_the_target_2() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "talisman").play()

    play.draw_red("cave_spider").choose("target", 1)

    assert play[0].wounds == 0
    assert play[1].wounds == 2


def test_sh_100_the_brooch_stops_the_trees_wounds_and_lets_it_heal() -> None:
    wounded = Scene("e1", "u1", "f1", "v1").gear(1, "rowan_brooch").wounds(1, 3).play()
    healed = Scene("e1", "u1", "f1", "v1").gear(1, "rowan_brooch").wounds(1, 3).play()

    wounded.tree_wounds(1)
    healed.move(TREE).choose("tree_heal", 1)

    assert wounded[1].wounds == 3
    assert healed[1].wounds == 2


def test_sh_100_bonesetter_on_an_unhurt_a1_leaves_her_alive_with_7() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").play()

    play.draw_blue("bonesetter").choose("target", 4)

    assert play[4].wounds == 7
    assert play[4].alive


def test_sh_100_revealed_full_moon_heals_and_blood_rite_does_nothing() -> None:
    werewolf = Scene("e1", "u1", "f1", "v1").revealed(0).wounds(0, 6).play()
    vampire = Scene("u1", "e1", "f1", "v1").revealed(0).wounds(0, 6).play()

    werewolf.draw_blue("full_moon")
    vampire.draw_red("blood_rite")

    assert werewolf[0].wounds == 0
    assert vampire[0].wounds == 6
    assert vampire.asked() == {1: "turn_start"}


def test_sh_100_w2_with_two_dead_has_two_turns_and_a_kill_adds_none() -> None:
    scene = Scene("w2", "e1", "f1", "u1", "a1", "b1").dead(3, 4)
    play = scene.wounds(5, 8).play()

    play.move(HUT).skip_place().choose("extra_turns")
    play.tree_wounds(5)
    play.move(HUT).skip_place()

    assert not play[5].alive
    assert play.events(topic="turn") == [("turn", 0, 2), ("turn", 0, 2), ("turn", 1, 2)]


def test_sh_100_an_opening_toll_costs_1_wound() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1", "b1").opening().turn_of(2, 2).play("g_anger")

    options = play.options(3)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[3].wounds == 1
