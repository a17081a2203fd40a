"""Revealing, at will and by force (SH-50, SH-50a, SH-52)."""

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, TREE, Scene
from tests.games.shadow_hunters.steps import strike


def test_sh_50_a_hidden_player_may_reveal_in_its_own_turn() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.interrupt(0, "reveal")

    assert play[0].revealed
    assert play.asked() == {0: "turn_start"}


def test_sh_50_a_hidden_player_may_reveal_in_anybodys_turn() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.interrupt(2, "reveal")

    assert play[2].revealed


def test_sh_50_a_hidden_player_may_reveal_in_the_middle_of_a_turn() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()
    play.move(TREE)

    play.interrupt(3, "reveal")

    assert play[3].revealed
    assert play.asked() == {0: "place"}


def test_sh_50_a_hidden_player_may_reveal_in_the_opening() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1", "b1").opening().play("g_slap")

    play.interrupt(4, "reveal")

    assert play[4].revealed
    assert play.asked() == {1: "green"}


def test_sh_50_all_see_the_card_that_is_turned_up() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.interrupt(2, "reveal")

    assert play.events(None, "reveals") == [("reveals", 2, "f1")]
    assert play.view(None).players[2].character == "f1"


def test_sh_50_a_card_once_turned_up_stays_up() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.interrupt(2, "reveal")
    play.move(CIRCLE).go_on().move(CHAPEL).skip_place().go_on()

    assert play.asked() == {2: "turn_start"}
    assert play.view(None).players[2].character == "f1"
    assert play.offers(2) == []


def test_sh_50_the_dead_do_not_reveal() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).play()

    assert play.offers(3) == []


def test_sh_50_a_player_may_reveal_without_using_its_ability() -> None:
    play = Scene("f1", "u1", "e1", "v1").play()

    play.interrupt(0, "reveal")

    assert not play[0].used
    assert ("maul", 1) in play.options(0)


def test_sh_50_a_player_may_reveal_in_one_step_with_its_ability() -> None:
    play = Scene("f1", "u1", "e1", "v1").play(3)

    play.choose("maul", 1)

    assert play[0].revealed
    assert play[1].wounds == 3


def test_sh_50_the_card_is_up_before_the_ability_works() -> None:
    play = Scene("f1", "u1", "e1", "v1").play(3)

    play.choose("maul", 1)

    assert play.events() == [
        ("reveals", 0, "f1"),
        ("uses", 0, "f1"),
        ("targets", 0, 1),
        ("throws_d6", 0, 3),
        ("wounded", 1, 3),
    ]


def test_sh_50_u1_lies_with_his_card_down() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()
    play.give_green("g_slap", 1)

    play.choose("take", 1)

    assert play[1].wounds == 1
    assert not play[1].revealed


def test_sh_50_a_forced_reveal_works_with_the_card_down() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d1").wounds(1, 9).play()

    play.tree_wounds(1)

    assert play[4].revealed


def test_sh_50a_a_hidden_player_need_not_use_its_ability() -> None:
    play = Scene("f1", "u1", "e1", "v1").play()

    play.move(CIRCLE)

    assert not play[0].revealed
    assert not play[0].used


def test_sh_50a_a_revealed_player_need_not_use_its_ability() -> None:
    play = Scene("f1", "u1", "e1", "v1").revealed(0).play()

    play.move(CIRCLE)

    assert not play[0].used
    assert play.events(topic="throws_d6") == []


def test_sh_50a_revealed_w1_need_not_counter() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1").revealed(0, 1), 4, 1)

    play.choose("go_on")

    assert play.events(topic="attacks") == [("attacks", 0, 1)]


def test_sh_50a_hidden_v1_need_not_heal() -> None:
    play = strike(Scene("v1", "e1", "f1", "u1").wounds(0, 5), 4, 1)

    play.choose("go_on")

    assert play[0].wounds == 5
    assert not play[0].revealed


def test_sh_50a_revealed_v1_heals_unasked() -> None:
    play = strike(Scene("v1", "e1", "f1", "u1").revealed(0).wounds(0, 5), 4, 1)

    assert play[0].wounds == 3
    assert play.asked() == {1: "attacked"}


def test_sh_50a_the_forced_reveal_of_d1_is_not_optional() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d1").wounds(1, 9).gear(1, "flail").play()

    play.tree_wounds(1)

    assert play[4].revealed
    assert play.asked() == {0: "loot"}


def test_sh_50a_the_forced_reveal_of_b2_is_not_optional() -> None:
    play = strike(Scene("b2", "u1", "f1", "v1", "e1").wounds(1, 8).gear(1, "lodestone"), 1, 4)
    play.choose("go_on")

    assert play[0].revealed
    assert play.asked() == {0: "loot"}


def test_sh_52_d1_is_turned_up_at_once_when_another_falls() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d1").wounds(1, 9).gear(1, "flail").play()

    play.tree_wounds(1)

    assert play.asked() == {0: "loot"}
    assert play.events(topic="reveals") == [("reveals", 4, "d1")]


def test_sh_52_b2_is_turned_up_at_once_when_his_attack_fells_the_weak() -> None:
    play = strike(Scene("b2", "e1", "f1", "v1", "u1").wounds(1, 9), 4, 1)

    assert play.events(topic="reveals") == [("reveals", 0, "b2")]
    assert "attack_over" not in play.asked().values()


def test_sh_52_the_mirror_turns_a_vampire_up_at_once() -> None:
    play = Scene("v1", "e1", "f1", "u1").play()

    play.draw_blue("silver_mirror")

    assert play[0].revealed
    assert play.asked() == {1: "turn_start"}


def test_sh_52_a_goal_turns_all_up_at_once() -> None:
    four = ("flail", "crossbow", "boar_knife", "war_sickle")
    play = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *four).play()

    play.draw_red("wood_axe")

    assert play.asked() == {}
    assert play.events(topic="reveals") == [
        ("reveals", 0, "b1"),
        ("reveals", 1, "u1"),
        ("reveals", 2, "f1"),
        ("reveals", 3, "v1"),
        ("reveals", 4, "e1"),
    ]
