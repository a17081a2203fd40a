"""Windows 2, 7 and 9: healing cards, loot and green cards (SH-51b)."""

from tests.games.shadow_hunters.scenes import HUT, Scene
from tests.games.shadow_hunters.steps import GO_ON_ALONE, strike


def test_sh_51b_window_2_asks_a_hidden_drawer_of_the_full_moon() -> None:
    play = Scene("u1", "e1", "f1", "v1").play()

    play.draw_blue("full_moon")

    assert play.asked() == {0: "healing_card"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_2_asks_a_hidden_drawer_of_the_honey_cake() -> None:
    play = Scene("v1", "e1", "f1", "u1").play()

    play.draw_blue("honey_cake")

    assert play.asked() == {0: "healing_card"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_2_asks_a_hidden_drawer_of_the_blood_rite() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.draw_red("blood_rite")

    assert play.asked() == {0: "healing_card"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_2_asks_a_hidden_void_drawer_too() -> None:
    play = Scene("e1", "u1", "f1", "v1").void(0).play()

    play.draw_blue("full_moon")

    assert play.asked() == {0: "healing_card"}


def test_sh_51b_window_2_asks_when_the_kind_is_wholly_up_elsewhere() -> None:
    play = Scene("e1", "u1", "f1", "v1").revealed(1, 3).play()

    play.draw_red("blood_rite")

    assert play.asked() == {0: "healing_card"}


def test_sh_51b_window_2_does_not_ask_a_revealed_drawer_of_the_full_moon() -> None:
    play = Scene("u1", "e1", "f1", "v1").revealed(0).play()

    play.draw_blue("full_moon")

    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_2_does_not_ask_a_revealed_drawer_of_the_honey_cake() -> None:
    play = Scene("u1", "e1", "f1", "v1").revealed(0).play()

    play.draw_blue("honey_cake")

    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_2_does_not_ask_a_revealed_drawer_of_the_blood_rite() -> None:
    play = Scene("u1", "e1", "f1", "v1").revealed(0).play()

    play.draw_red("blood_rite")

    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_7_asks_the_causer() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(1, 9).gear(1, "flail", "talisman").play()

    play.tree_wounds(1)

    assert play.asked() == {0: "loot"}
    assert play.options(0) == [("loot", "flail"), ("loot", "talisman"), ("leave",)]


def test_sh_51b_window_7_asks_a_revealed_causer_too() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(1, 9).gear(1, "flail").revealed(0).play()

    play.tree_wounds(1)

    assert play.asked() == {0: "loot"}


def test_sh_51b_window_7_asks_the_giver_of_a_green_card() -> None:
    play = Scene("e1", "v1", "f1", "u1").wounds(1, 12).gear(1, "flail").play()

    play.give_green("g_spell", 1).choose("take", 1)

    assert play.asked() == {0: "loot"}


def test_sh_51b_window_7_asks_w1_after_a_deadly_counter() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1").wounds(0, 8).gear(0, "talisman"), 2, 2)

    play.luck(4, 1).answer(1, "counter")

    assert play.asked() == {1: "loot"}


def test_sh_51b_window_7_does_not_ask_if_there_is_nothing() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(1, 9).play()

    play.tree_wounds(1)

    assert play.asked() == {0: "turn_end"}


def test_sh_51b_window_7_does_not_ask_if_there_is_no_causer() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 8).gear(0, "flail").play()

    play.tree_wounds(0)

    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_9_asks_the_receiver_if_the_card_fits() -> None:
    play = Scene("e1", "v1", "f1", "u1").play()

    play.give_green("g_spell", 1)

    assert play.asked() == {1: "green"}
    assert play.options(1) == [("take", 1)]


def test_sh_51b_window_9_asks_the_receiver_if_the_card_does_not_fit() -> None:
    play = Scene("e1", "v1", "f1", "u1").play()

    play.give_green("g_slap", 1)

    assert play.asked() == {1: "green"}
    assert play.options(1) == [("nothing",)]


def test_sh_51b_window_9_asks_a_revealed_receiver_too() -> None:
    play = Scene("e1", "v1", "f1", "u1").revealed(1).play()

    play.give_green("g_slap", 1)

    assert play.asked() == {1: "green"}


def test_sh_51b_window_9_asks_a_void_receiver_too() -> None:
    play = Scene("e1", "u1", "f1", "v1").void(1).play()

    play.give_green("g_slap", 1)

    assert play.asked() == {1: "green"}


def test_sh_51b_window_9_does_not_ask_before_the_card_is_given() -> None:
    play = Scene("e1", "v1", "f1", "u1").play()

    play.move(HUT, "g_slap").choose("draw", "green")

    assert play.asked() == {0: "give"}
