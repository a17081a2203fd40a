"""The goals that end the game, and when they are checked (SH-60)."""

from tests.games.shadow_hunters.scenes import CIRCLE, Scene
from tests.games.shadow_hunters.steps import strike
from tests.games.shadow_hunters.winning.positions import FOUR, TWO_RELICS


def test_sh_60_a_side_wiped_out_ends_the_game() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9).play().tree_wounds(1)

    assert play.table.ended == "werewolf"


def test_sh_60_b1_ends_the_game_with_five_equipment() -> None:
    play = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *FOUR).play()

    play.draw_red("wood_axe")

    assert play.table.ended == "b1"
    assert play.table.winners == [0]


def test_sh_60_four_equipment_do_not_end_the_game() -> None:
    play = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *FOUR[:3]).play()

    play.draw_red("wood_axe")

    assert not play.match.over


def test_sh_60_five_equipment_of_another_do_not_end_the_game() -> None:
    play = Scene("e1", "u1", "f1", "v1", "b1").gear(0, *FOUR).play()

    play.draw_red("wood_axe")

    assert not play.match.over


def test_sh_60_b2_ends_the_game_by_his_attack() -> None:
    play = strike(Scene("b2", "v1", "f1", "u1", "e1").wounds(1, 12), 4, 1)

    assert play.table.ended == "b2"
    assert play.table.winners == [0]


def test_sh_60_c1_ends_the_game_with_the_third_dead() -> None:
    play = Scene("c1", "u1", "f1", "v1", "e1", "a1").dead(2, 3).wounds(5, 6).play().tree_wounds(5)

    assert play.table.ended == "c1"
    assert play.table.winners == [0]


def test_sh_60_c2_ends_the_game_as_first_to_die() -> None:
    play = Scene("e1", "u1", "f1", "v1", "c2").wounds(4, 9).play().tree_wounds(4)

    assert play.table.ended == "c2"
    assert play.table.winners == [4]


def test_sh_60_c2_ends_the_game_among_the_last_two() -> None:
    play = Scene("c2", "u1", "f1", "v1", "e1").dead(1, 2).wounds(3, 11).play().tree_wounds(3)

    assert play.match.over
    assert 0 in play.table.winners


def test_sh_60_d1_ends_the_game_as_first_to_die() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d1").wounds(4, 11).play().tree_wounds(4)

    assert play.table.ended == "d1"
    assert play.table.winners == [4]


def test_sh_60_d2_ends_the_game_with_three_relics() -> None:
    play = Scene("d2", "u1", "f1", "v1", "e1").gear(0, *TWO_RELICS).play()

    play.draw_blue("silver_chain")

    assert play.table.ended == "d2"
    assert play.table.winners == [0]


def test_sh_60_two_relics_and_other_equipment_do_not_end_the_game() -> None:
    play = Scene("d2", "u1", "f1", "v1", "e1").gear(0, *TWO_RELICS).play()

    play.draw_blue("rowan_brooch")

    assert not play.match.over


def test_sh_60_b1_wins_by_a_card_given_on_a_slippery_path() -> None:
    play = Scene("e1", "u1", "f1", "v1", "b1").gear(4, *FOUR).gear(0, "talisman").play()

    play.draw_red("slippery_path")
    play.choose("part_with", "talisman").choose("target", 4)

    assert play.table.ended == "b1"
    assert play.table.winners == [4]


def test_sh_60_b1_wins_by_the_thieving_imp() -> None:
    play = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *FOUR).gear(1, "talisman").play()

    play.draw_red("thieving_imp").choose("take", 1, "talisman")

    assert play.table.ended == "b1"


def test_sh_60_b1_wins_at_the_stone_circle() -> None:
    play = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *FOUR).gear(1, "talisman").play()

    play.move(CIRCLE).choose("take", 1, "talisman")

    assert play.table.ended == "b1"


def test_sh_60_b1_wins_by_a_toll() -> None:
    play = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *FOUR).gear(2, "talisman").play()

    play.give_green("g_anger", 2)
    play.choose("hand_over", "talisman")

    assert play.table.ended == "b1"


def test_sh_60_b1_wins_by_a_theft() -> None:
    four = ("wood_axe", "boar_knife", "war_sickle", "rowan_brooch")
    scene = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *four).gear(1, "talisman")

    play = strike(scene, 4, 1).choose("rob", 1, "talisman")

    assert play.table.ended == "b1"


def test_sh_60_b1_wins_by_loot() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *FOUR).gear(1, "talisman").wounds(1, 9)
    play = scene.play().tree_wounds(1)

    play.choose("loot", "talisman")

    assert play.table.ended == "b1"


def test_sh_60_d2_wins_by_the_discards_in_anothers_turn() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "d2").gear(4, *TWO_RELICS)
    play = scene.discarded("pilgrims_cloak").play()

    play.interrupt(4, "salvage", "pilgrims_cloak")

    assert play.table.ended == "d2"
    assert play.table.winners == [4]
