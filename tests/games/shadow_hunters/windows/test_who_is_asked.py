"""Who is asked in a window (SH-51a)."""

import pytest

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, Scene
from tests.games.shadow_hunters.steps import GO_ON_ALONE, flail, strike
from turncoat.core.errors import IllegalAnswer


def test_sh_51a_a_hidden_player_is_asked_if_the_character_is_in_the_pool() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", pool="basic"), 2, 2)

    assert play.asked() == {1: "attacked"}


def test_sh_51a_a_hidden_player_is_not_asked_if_the_character_is_not_in_the_pool() -> None:
    play = strike(Scene("e2", "u2", "f2", "v2", pool="advanced"), 2, 2)

    assert play.asked() == {0: "turn_end"}


def test_sh_51a_a_hidden_player_is_asked_if_the_host_picked_the_character() -> None:
    picked = ["e1", "f1", "g1", "u2", "v2", "w1", "a1", "b1", "c1", "d1"]

    play = strike(Scene("e1", "u2", "f1", "v2", pool="picked", picked=picked), 2, 2)

    assert play.asked() == {1: "attacked"}


def test_sh_51a_a_hidden_player_is_not_asked_if_the_host_picked_the_twin() -> None:
    picked = ["e1", "f1", "g1", "u2", "v2", "w2", "a1", "b1", "c1", "d1"]

    play = strike(Scene("e1", "u2", "f1", "v2", pool="picked", picked=picked), 2, 2)

    assert play.asked() == {1: "turn_start"}


def test_sh_51a_a_hidden_player_is_not_asked_if_the_character_is_up_elsewhere() -> None:
    play = strike(Scene("e1", "u1", "f1", "w1").revealed(3), 2, 2)

    assert play.asked() == {0: "turn_end"}


def test_sh_51a_a_hidden_player_is_not_asked_if_the_character_died_elsewhere() -> None:
    play = strike(Scene("e1", "u1", "f1", "w1").dead(3), 2, 2)

    assert play.asked() == {0: "turn_end"}


def test_sh_51a_a_hidden_player_is_asked_while_the_character_is_hidden_elsewhere() -> None:
    play = strike(Scene("e1", "u1", "f1", "w1"), 2, 2)

    assert play.asked() == {1: "attacked"}


def test_sh_51a_a_hidden_player_is_not_asked_if_the_kind_is_wholly_up() -> None:
    play = strike(Scene("e1", "f1", "u1", "v1").revealed(2, 3), 2, 2)

    assert play.asked() == {0: "turn_end"}


def test_sh_51a_a_hidden_player_is_asked_if_the_kind_is_only_partly_up() -> None:
    play = strike(Scene("e1", "f1", "u1", "v1").revealed(2), 2, 2)

    assert play.asked() == {1: "attacked"}


def test_sh_51a_a_kind_that_is_not_dealt_is_never_asked_for() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1"), 2, 2)

    play.answer(1, "go_on")

    assert play.asked() == {0: "turn_end"}


def test_sh_51a_in_a_mixed_set_nobody_is_asked_once_the_twin_is_up() -> None:
    play = strike(Scene("e1", "u1", "f1", "w2", pool="mixed").revealed(3), 2, 2)

    assert play.asked() == {0: "turn_end"}


def test_sh_51a_in_a_mixed_set_all_are_asked_while_the_twin_is_hidden() -> None:
    play = strike(Scene("e1", "u1", "f1", "w2", pool="mixed"), 2, 2)

    assert play.asked() == {1: "attacked"}


def test_sh_51a_in_a_mixed_set_other_initials_do_not_matter() -> None:
    play = strike(Scene("e1", "u1", "f1", "v2", pool="mixed").revealed(3), 2, 2)

    assert play.asked() == {1: "attacked"}


def test_sh_51a_in_a_free_mix_the_twin_does_not_matter() -> None:
    play = strike(Scene("e1", "u1", "f1", "w2", pool="free").revealed(3), 2, 2)

    assert play.asked() == {1: "attacked"}


def test_sh_51a_a_hidden_void_player_is_not_asked() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1").void(1), 2, 2)

    assert play.asked() == {0: "turn_end"}


def test_sh_51a_a_void_player_does_not_spare_the_others_the_question() -> None:
    play = flail(Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1, 2).void(1), 2, 2)

    assert play.asked() == {2: "attacked"}


def test_sh_51a_a_revealed_player_is_asked_if_its_ability_fits() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1").revealed(1), 2, 2)

    assert play.asked() == {1: "attacked"}
    assert play.options(1) == [("go_on",), ("counter",)]


def test_sh_51a_a_revealed_player_is_not_asked_if_its_ability_does_not_fit() -> None:
    play = strike(Scene("e1", "u1", "f1", "w1").revealed(1), 2, 2)

    assert play.asked() == {0: "turn_end"}


def test_sh_51a_a_revealed_void_player_is_not_asked() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1").revealed(1).void(1), 2, 2)

    assert play.asked() == {0: "turn_end"}


def test_sh_51a_a_revealed_player_whose_ability_is_used_up_is_not_asked() -> None:
    play = Scene("g2", "u1", "f1", "v1").revealed(0).used(0).play()

    play.move(CIRCLE)

    assert play.asked() == {1: "turn_start"}


def test_sh_51a_wounds_are_not_reckoned_with() -> None:
    play = strike(Scene("g1", "u1", "f1", "w1").wounds(0, 13), 4, 1)

    assert play.asked() == {0: "damage_dealt"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51a_answers_to_green_cards_are_not_reckoned_with() -> None:
    play = Scene("e1", "u1", "f1", "w1").at(GRAVEYARD, 1).turn_of(3).play()
    play.give_green("g_slap", 0).choose("take", 1).go_on()

    play.attack(1, 4, 1)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51a_claims_are_not_reckoned_with() -> None:
    play = Scene("e1", "u1", "f1", "w1").at(GRAVEYARD, 1).play().move(CHAPEL).skip_place()
    play.match.say(0, ("character", 0, "e1"))

    play.luck(4, 1).choose("attack", 1)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51a_who_has_no_choice_gets_go_on_alone() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1"), 2, 2)

    assert play.options(1) == GO_ON_ALONE


def test_sh_51a_who_has_a_choice_may_go_on_too() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1"), 2, 2)

    assert play.options(1) == [("go_on",), ("counter",)]


def test_sh_51a_a_window_holds_the_table() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1"), 2, 2)

    assert play.asked() == {1: "attacked"}
    with pytest.raises(IllegalAnswer):
        play.answer(0, "go_on")
