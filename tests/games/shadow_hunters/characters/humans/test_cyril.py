"""Cyril (SH-88)."""

from tests.games.shadow_hunters.scenes import GRAVEYARD, TREE, Scene


def test_sh_88_after_an_attack_he_may_take_two_and_attack_again() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 2)
    asked = play.asked()
    options = play.options(0)
    play.luck(4, 1).choose("repeat")

    assert asked == {0: "attack_over"}
    assert options == [("go_on",), ("repeat",)]
    assert play[0].wounds == 2
    assert play[1].wounds == 1 + 3


def test_sh_88_hidden_it_reveals_him() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(1).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 3, 3, 2).choose("repeat")

    assert play[0].revealed


def test_sh_88_he_need_not_and_stays_hidden() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(1).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 3).choose("go_on")

    assert not play[0].revealed
    assert play[0].wounds == 0
    assert play.asked() == {0: "turn_end"}


def test_sh_88_a_failed_attack_may_be_repeated() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 3, 4, 1).choose("repeat")

    assert play.events(topic="fails") == [("fails", 0)]
    assert play[1].wounds == 3


def test_sh_88_he_may_repeat_any_number_of_times() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 2, 3, 2, 3, 2, 3, 2)
    play.choose("repeat").choose("repeat").choose("repeat")

    assert play[0].wounds == 6
    assert play[1].wounds == 4
    assert play.options(0) == [("go_on",), ("repeat",)]


def test_sh_88_he_may_repeat_in_every_turn() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1).play()

    play.draw_blue("second_wind")
    play.luck(3, 3, 3, 3).choose("attack", 1).choose("repeat").choose("go_on")
    play.move(GRAVEYARD).skip_place().luck(3, 3).choose("attack", 1)

    assert play.asked() == {0: "attack_over"}


def test_sh_88_the_counter_comes_before_the_repetition() -> None:
    play = Scene("c1", "w1", "f1", "e1", "v1").revealed(0, 1).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 3, 5, 1)
    asked_first = play.asked()
    play.choose("counter")

    assert asked_first == {1: "attacked"}
    assert play[0].wounds == 4
    assert play.asked() == {0: "attack_over"}


def test_sh_88_with_no_target_left_he_is_not_asked() -> None:
    scene = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1, 2)
    play = scene.wounds(1, 9).play()

    play.attack(1, 3, 2)

    assert not play[1].alive
    assert play.asked() == {2: "turn_start"}


def test_sh_88_he_repeats_against_the_living_of_the_same_targets() -> None:
    scene = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1, 2).at(GRAVEYARD, 1, 2)
    play = scene.wounds(1, 9).gear(0, "flail").play()

    play.attack_all(3, 2, 4, 1).choose("repeat")

    assert not play[1].alive
    assert play[2].wounds == 1 + 3
    assert play.events(topic="attacks") == [
        ("attacks", 0, 1),
        ("attacks", 0, 2),
        ("attacks", 0, 2),
    ]


def test_sh_88_he_repeats_against_nobody_else() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1, 2).play()

    play.attack(1, 3, 2, 4, 1).choose("repeat")

    assert play[1].wounds == 1 + 3
    assert play[2].wounds == 0


def test_sh_88_what_he_owns_by_now_does_not_change_his_targets() -> None:
    scene = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1, 2).at(GRAVEYARD, 1, 2).at(TREE, 3)
    play = scene.wounds(1, 9).gear(0, "flail").gear(1, "crossbow").play()

    play.attack_all(3, 2, 4, 1)
    play.choose("loot", "crossbow").choose("repeat")

    assert play[2].wounds == 1 + 3
    assert play[3].wounds == 0


def test_sh_88_weapons_he_has_won_count_in_the_repetition() -> None:
    scene = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1, 2).at(GRAVEYARD, 1, 2)
    play = scene.wounds(1, 9).gear(0, "flail").gear(1, "wood_axe").play()

    play.attack_all(3, 2, 3, 2)
    play.choose("loot", "wood_axe").choose("repeat")

    assert play[2].wounds == 1 + 2


def test_sh_88_the_blade_does_not_force_a_repetition() -> None:
    scene = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1)
    play = scene.gear(0, "restless_blade").play()

    play.attack(1, 1, 4)
    options = play.options(0)
    play.choose("repeat")

    assert options == [("go_on",), ("repeat",)]
    assert play[1].wounds == 1 + 4


def test_sh_88_the_payment_is_no_damage_of_an_attack() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1).play()

    play.draw_blue("warding_spirit")
    play.luck(3, 3, 3, 3).choose("attack", 1).choose("repeat")

    assert play[0].wounds == 2


def test_sh_88_put_out_by_the_payment_he_neither_attacks_nor_is_looted() -> None:
    scene = Scene("c1", "e1", "f1", "u1", "v1").revealed(0, 1).at(GRAVEYARD, 1)
    play = scene.wounds(0, 9).gear(0, "talisman").play()

    play.attack(1, 3, 3, 4, 1).choose("repeat")

    assert not play[0].alive
    assert play[1].wounds == 0
    assert play.table.blue.discards == ["talisman"]
    assert play.asked() == {1: "turn_start"}


def test_sh_88_the_payment_is_a_batch_of_its_own() -> None:
    scene = Scene("c1", "d1", "e1", "f1", "u1", "v1").revealed(0).wounds(0, 9).at(GRAVEYARD, 1)
    play = scene.wounds(1, 12).play()

    play.attack(1, 3, 3, 4, 1).choose("go_on")
    play.choose("repeat")

    assert not play[0].alive
    assert play[1].alive
    assert play[1].revealed
    assert not play.match.over


def test_sh_88_void_he_is_not_asked() -> None:
    play = Scene("c1", "e1", "f1", "u1", "v1").revealed(1).void(0).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 3)

    assert play.asked() == {1: "turn_start"}


def test_sh_88_he_wins_if_his_attack_leaves_three_dead() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1, 2).at(GRAVEYARD, 3)
    play = scene.wounds(3, 9).play()

    play.attack(3, 3, 2)

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_88_he_wins_if_his_repetition_leaves_three_dead() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1, 2).at(GRAVEYARD, 3)
    play = scene.wounds(3, 9).revealed(3).play()

    play.attack(3, 3, 3, 3, 2).choose("repeat")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_88_he_wins_if_his_green_card_leaves_three_dead() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1, 2)
    play = scene.wounds(3, 9).play()

    play.give_green("g_slap", 3).choose("take", 1)

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_88_he_wins_if_his_event_leaves_three_dead() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1, 2)
    play = scene.wounds(3, 9).play()

    play.draw_red("hungry_bats").choose("target", 3)

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_88_he_wins_if_his_tree_leaves_three_dead() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1, 2)
    play = scene.wounds(3, 9).play()

    play.tree_wounds(3)

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_88_two_dead_are_not_enough() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1)
    play = scene.wounds(3, 9).play()

    play.tree_wounds(3)

    assert not play[3].alive
    assert not play.match.over


def test_sh_88_a_third_dead_by_somebody_else_does_not_count() -> None:
    scene = Scene("v1", "a1", "b1", "e1", "f1", "u1", "c1").dead(1, 2)
    play = scene.wounds(3, 9).play()

    play.tree_wounds(3)

    assert not play[3].alive
    assert not play.match.over


def test_sh_88_he_himself_as_the_third_does_not_count() -> None:
    play = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1, 2).wounds(0, 9).play()

    play.tree_wounds(0)

    assert not play[0].alive
    assert not play.match.over


def test_sh_88_his_payment_as_the_third_does_not_count() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1, 2).wounds(0, 9)
    play = scene.revealed(0, 3).at(GRAVEYARD, 3).play()

    play.attack(3, 3, 3).choose("repeat")

    assert not play[0].alive
    assert not play.match.over


def test_sh_88_he_wins_even_if_he_falls_with_another_as_the_third() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1).wounds(0, 9)
    play = scene.wounds(3, 8).play()

    play.draw_red("cave_spider").choose("target", 3)

    assert not play[0].alive
    assert play.match.over
    assert play.table.winners == [0]


def test_sh_88_void_his_goal_stands() -> None:
    scene = Scene("c1", "a1", "b1", "e1", "f1", "u1", "v1").dead(1, 2).void(0)
    play = scene.wounds(3, 9).play()

    play.tree_wounds(3)

    assert play.table.winners == [0]
