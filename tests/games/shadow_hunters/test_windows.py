import pytest

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
from turncoat.core.errors import IllegalAnswer
from turncoat.core.terms import ANSWER

GO_ON_ALONE = [("go_on",)]
NO_GARMUND = ["e1", "f1", "g1", "u1", "v1", "w2", "a1", "b1", "c1", "d1"]


def strike(scene: Scene, *dice: int) -> Play:
    """Seat 0 comes to the Chapel and attacks seat 1, who stands in the Graveyard."""
    play = scene.at(GRAVEYARD, 1).play().move(CHAPEL).skip_place()
    return play.luck(*dice).choose("attack", 1)


def flail(scene: Scene, *dice: int) -> Play:
    """Seat 0 comes to the Chapel and hits all who stand in the Graveyard."""
    play = scene.gear(0, "flail").play().move(CHAPEL).skip_place()
    return play.luck(*dice).choose("attack_all")


def is_window(play: Play, seat: int) -> bool:
    return play.match.pending[seat].window


# SH-50


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
        ("targets", 0, 1),
        ("throws_d6", 0, 3),
        ("wounded", 1, 3),
    ]


def test_sh_50_u1_lies_with_his_card_down() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()
    play.move(HUT, "g_slap").choose("draw", "green").choose("give", 1)

    play.choose("take", 1)

    assert play[1].wounds == 1
    assert not play[1].revealed


def test_sh_50_a_forced_reveal_works_with_the_card_down() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d1").wounds(1, 9).play()

    play.move(TREE).choose("tree_wound", 1)

    assert play[4].revealed


# SH-50a


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

    play.move(TREE).choose("tree_wound", 1)

    assert play[4].revealed
    assert play.asked() == {0: "loot"}


def test_sh_50a_the_forced_reveal_of_b2_is_not_optional() -> None:
    play = strike(Scene("b2", "u1", "f1", "v1", "e1").wounds(1, 8).gear(1, "lodestone"), 1, 4)
    play.choose("go_on")

    assert play[0].revealed
    assert play.asked() == {0: "loot"}


# SH-51


def test_sh_51_every_living_hidden_player_may_reveal_while_one_is_asked() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    assert play.asked() == {0: "turn_start"}
    assert play.offers(0) == [("reveal",)]
    assert play.offers(1) == [("reveal",)]
    assert play.offers(2) == [("reveal",)]
    assert play.offers(3) == [("reveal",)]


def test_sh_51_a_revealed_player_has_nothing_to_reveal() -> None:
    play = Scene("e1", "u1", "f1", "v1").revealed(1).play()

    assert play.offers(1) == []


def test_sh_51_d1_may_not_reveal() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d1").play()

    assert play.offers(4) == []
    with pytest.raises(IllegalAnswer):
        play.interrupt(4, "reveal")


def test_sh_51_a1_may_heal_in_anothers_turn() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 6).play()

    play.interrupt(4, "heal_all")

    assert play[4].wounds == 0
    assert play[4].revealed


def test_sh_51_d2_may_take_from_the_discards_in_anothers_turn() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").discarded("flail").play()

    play.interrupt(4, "salvage", "flail")

    assert play[4].gear == ["flail"]
    assert play[4].revealed


def test_sh_51_nobody_else_is_offered_the_healing_or_the_discards() -> None:
    play = Scene("e1", "u1", "f1", "v1", "c2").wounds(4, 6).discarded("flail").play()

    assert play.offers(4) == [("reveal",)]


def test_sh_51_an_offer_does_not_hold_the_table() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 6).play()

    play.move(CIRCLE).go_on()

    assert play.asked() == {1: "turn_start"}
    assert play[4].wounds == 6


def test_sh_51_who_comes_first_is_served_first() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.interrupt(3, "reveal").interrupt(1, "reveal")

    assert play.events(topic="reveals") == [("reveals", 3, "v1"), ("reveals", 1, "u1")]


def test_sh_51_healing_before_the_wounds_fall_comes_first() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 7).play().move(TREE)

    play.interrupt(4, "heal_all").choose("tree_wound", 4)

    assert play[4].alive
    assert play[4].wounds == 2


def test_sh_51_an_offer_that_is_taken_is_gone() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 6).play()

    play.interrupt(4, "heal_all")

    assert play.offers(4) == []


def test_sh_51_the_pending_question_stays_after_an_offer_is_taken() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().move(TREE)

    play.interrupt(1, "reveal")

    assert play.asked() == {0: "place"}


def test_sh_51_the_stone_circle_lists_equipment_taken_meanwhile() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "d2").gear(1, "flail").discarded("talisman")
    play = scene.play().move(CIRCLE)

    play.interrupt(4, "salvage", "talisman")

    assert play.options(0) == [("take", 1, "flail"), ("take", 4, "talisman"), ("skip",)]


def test_sh_51_the_attack_is_listed_anew_with_a_flail_taken_meanwhile() -> None:
    scene = Scene("d2", "u1", "f1", "v1", "e1").discarded("flail").at(GRAVEYARD, 1, 2)
    play = scene.play().move(CHAPEL).skip_place()

    play.interrupt(0, "salvage", "flail")

    assert play.options(0) == [("attack_all",), ("no_attack",)]


def test_sh_51_the_attack_is_listed_anew_with_a_crossbow_taken_meanwhile() -> None:
    scene = Scene("d2", "u1", "f1", "v1", "e1").discarded("crossbow")
    play = scene.at(GRAVEYARD, 1).at(HUT, 2).play().move(CHAPEL).skip_place()

    play.interrupt(0, "salvage", "crossbow")

    assert play.options(0) == [("attack", 2), ("no_attack",)]


def test_sh_51_a_toll_lists_equipment_taken_meanwhile() -> None:
    play = Scene("e1", "d2", "f1", "v1", "u1").discarded("talisman").play()
    play.move(HUT, "g_greed").choose("draw", "green").choose("give", 1)

    play.interrupt(1, "salvage", "talisman")

    assert play.options(1) == [("hand_over", "talisman"), ("take", 1)]


def test_sh_51_a_green_card_is_listed_anew_when_its_receiver_heals_meanwhile() -> None:
    play = Scene("e1", "a1", "f1", "v1", "u1").wounds(1, 3).play()
    play.move(HUT, "g_nurturance").choose("draw", "green").choose("give", 1)

    play.interrupt(1, "heal_all")

    assert play.options(1) == [("take", 1)]


def test_sh_51_no_offer_is_taken_between_the_throw_and_the_wounds() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1").gear(0, "moon_spear").wounds(4, 6)

    play = strike(scene, 4, 1)

    assert play.asked() == {0: "hit"}
    assert play.offers(1) == []
    assert play.offers(4) == []
    with pytest.raises(IllegalAnswer):
        play.interrupt(4, "heal_all")


def test_sh_51_no_offer_is_taken_while_a_looter_is_asked() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1").wounds(1, 9).gear(1, "flail").wounds(4, 6)
    play = scene.play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.asked() == {0: "loot"}
    assert play.offers(4) == []
    assert play.offers(2) == []


def test_sh_51_no_offer_is_taken_between_an_ability_and_its_loot() -> None:
    play = Scene("f1", "u1", "e1", "v1", "d2").wounds(1, 9).gear(1, "flail").play(4)

    play.choose("maul", 1)

    assert play.asked() == {0: "loot"}
    assert play.offers(4) == []


def test_sh_51_no_offer_is_taken_between_a_green_card_and_its_loot() -> None:
    play = Scene("e1", "v1", "f1", "u1", "a1").wounds(1, 11).wounds(4, 6).gear(1, "flail").play()
    play.move(HUT, "g_exorcism").choose("draw", "green").choose("give", 1)

    play.choose("take", 2)

    assert play.asked() == {0: "loot"}
    assert play.offers(4) == []


def test_sh_51_offers_are_open_again_once_the_batch_is_done() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", "a1").wounds(4, 6), 4, 1)

    assert play.asked() == {0: "damage_dealt"}
    assert play.offers(4) == [("reveal",), ("heal_all",)]


def test_sh_51_offers_are_open_again_after_the_loot() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1").wounds(1, 9).gear(1, "flail").wounds(4, 6)
    play = scene.play().move(TREE).choose("tree_wound", 1)

    play.choose("leave")

    assert play.offers(4) == [("reveal",), ("heal_all",)]


def test_sh_51_offers_are_open_after_a_failed_throw() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1"), 2, 2)

    assert play.asked() == {1: "attacked"}
    assert play.offers(2) == [("reveal",)]


def test_sh_51_nothing_is_offered_once_the_game_is_over() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").dead(3).wounds(1, 9).discarded("flail").play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.match.over
    assert play.offers(4) == []


# SH-51a


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
    play.move(HUT, "g_slap").choose("draw", "green").choose("give", 0).choose("take", 1).go_on()

    play.move(CHAPEL).skip_place().luck(4, 1).choose("attack", 1)

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


# SH-51b, window 1


def test_sh_51b_window_1_asks_the_active_player_alone() -> None:
    play = Scene("e1", "u1", "f1", "v1").turn_of(2).play()

    assert play.asked() == {2: "turn_start"}


def test_sh_51b_window_1_asks_who_can_only_throw() -> None:
    play = Scene("u1", "e1", "f1", "v1").play()

    assert play.options(0) == [("throw",)]


def test_sh_51b_window_1_asks_a_void_player_too() -> None:
    play = Scene("f1", "u1", "e1", "v1").void(0).play()

    assert play.options(0) == [("throw",)]


def test_sh_51b_window_1_offers_e1_her_step() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 0).play()

    assert play.options(0) == [("throw",), ("step", SPRING), ("step", GRAVEYARD)]


def test_sh_51b_window_1_offers_e2_the_void() -> None:
    play = Scene("e2", "u1", "f1", "v1").play()

    assert play.options(0) == [("throw",), ("void", 1), ("void", 2), ("void", 3)]


def test_sh_51b_window_1_offers_f1_his_wounds() -> None:
    play = Scene("f1", "u1", "e1", "v1").dead(2).play()

    assert play.options(0) == [("throw",), ("maul", 0), ("maul", 1), ("maul", 3)]


def test_sh_51b_window_1_offers_f2_the_seven() -> None:
    play = Scene("f2", "u1", "e1", "v1").dead(2).play()

    assert play.options(0) == [("throw",), ("set_seven", 0), ("set_seven", 1), ("set_seven", 3)]


def test_sh_51b_window_1_offers_g1_his_wounds() -> None:
    play = Scene("g1", "u1", "e1", "v1").dead(2).play()

    assert play.options(0) == [("throw",), ("claw", 0), ("claw", 1), ("claw", 3)]


def test_sh_51b_window_1_offers_u2_those_on_the_spring() -> None:
    play = Scene("u2", "e1", "f1", "v1").at(SPRING, 1, 3).at(CHAPEL, 2).play()

    assert play.options(0) == [("throw",), ("haunt", 1), ("haunt", 3)]


def test_sh_51b_window_1_offers_c2_her_healing() -> None:
    play = Scene("c2", "e1", "f1", "v1", "u1").wounds(0, 2).play()

    assert play.options(0) == [("throw",), ("mend",)]


def test_sh_51b_window_1_offers_a2_her_switch() -> None:
    play = Scene("a2", "e1", "f1", "v1", "u1").play()

    assert play.options(0) == [("throw",), ("switch",)]


def test_sh_51b_window_1_asks_again_after_an_ability() -> None:
    play = Scene("f1", "u1", "e1", "v1").play(2)

    play.choose("maul", 1)

    assert play.asked() == {0: "turn_start"}
    assert play.options(0) == [("throw",)]


def test_sh_51b_window_1_does_not_ask_again_after_the_throw() -> None:
    play = Scene("f1", "u1", "e1", "v1").play()

    play.move(TREE)

    assert play.asked() == {0: "place"}


def test_sh_51b_window_1_does_not_ask_again_after_the_step() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 0).play()

    play.choose("step", CHAPEL)

    assert play.asked() == {0: "place"}


def test_sh_51b_window_1_asks_in_an_extra_turn_too() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(CHAPEL, "second_wind").choose("draw", "blue").go_on()

    assert play.asked() == {0: "turn_start"}


# SH-51b, window 2


def test_sh_51b_window_2_asks_a_hidden_drawer_of_the_full_moon() -> None:
    play = Scene("u1", "e1", "f1", "v1").play()

    play.move(CHAPEL, "full_moon").choose("draw", "blue")

    assert play.asked() == {0: "healing_card"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_2_asks_a_hidden_drawer_of_the_honey_cake() -> None:
    play = Scene("v1", "e1", "f1", "u1").play()

    play.move(CHAPEL, "honey_cake").choose("draw", "blue")

    assert play.asked() == {0: "healing_card"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_2_asks_a_hidden_drawer_of_the_blood_rite() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(GRAVEYARD, "blood_rite").choose("draw", "red")

    assert play.asked() == {0: "healing_card"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_2_asks_a_hidden_void_drawer_too() -> None:
    play = Scene("e1", "u1", "f1", "v1").void(0).play()

    play.move(CHAPEL, "full_moon").choose("draw", "blue")

    assert play.asked() == {0: "healing_card"}


def test_sh_51b_window_2_asks_when_the_kind_is_wholly_up_elsewhere() -> None:
    play = Scene("e1", "u1", "f1", "v1").revealed(1, 3).play()

    play.move(GRAVEYARD, "blood_rite").choose("draw", "red")

    assert play.asked() == {0: "healing_card"}


def test_sh_51b_window_2_does_not_ask_a_revealed_drawer_of_the_full_moon() -> None:
    play = Scene("u1", "e1", "f1", "v1").revealed(0).play()

    play.move(CHAPEL, "full_moon").choose("draw", "blue")

    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_2_does_not_ask_a_revealed_drawer_of_the_honey_cake() -> None:
    play = Scene("u1", "e1", "f1", "v1").revealed(0).play()

    play.move(CHAPEL, "honey_cake").choose("draw", "blue")

    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_2_does_not_ask_a_revealed_drawer_of_the_blood_rite() -> None:
    play = Scene("u1", "e1", "f1", "v1").revealed(0).play()

    play.move(GRAVEYARD, "blood_rite").choose("draw", "red")

    assert play.asked() == {1: "turn_start"}


# SH-51b, window 3


def test_sh_51b_window_3_asks_a_hidden_owner_of_the_spear() -> None:
    play = strike(Scene("u1", "e1", "f1", "v1").gear(0, "moon_spear"), 4, 1)

    assert play.asked() == {0: "hit"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_3_does_not_ask_after_a_failed_throw() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "e1").gear(0, "moon_spear").gear(1, "flail")

    play = strike(scene, 3, 3)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_3_does_not_ask_a_revealed_owner_of_the_spear() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear").revealed(0), 4, 1)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_3_does_not_ask_about_the_spear_once_all_werewolves_are_up() -> None:
    play = strike(Scene("u1", "e1", "f1", "v1").gear(0, "moon_spear").revealed(1, 2), 4, 1)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51b_window_3_asks_a_hidden_attacker_who_could_rob() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", "b1").gear(1, "flail"), 3, 1)

    assert play.asked() == {0: "hit"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_3_offers_b1_each_card_of_the_target() -> None:
    play = strike(Scene("b1", "u1", "f1", "v1", "e1").gear(1, "flail", "talisman"), 3, 1)

    assert play.options(0) == [("go_on",), ("rob", 1, "flail"), ("rob", 1, "talisman")]


def test_sh_51b_window_3_asks_revealed_b1() -> None:
    play = strike(Scene("b1", "u1", "f1", "v1", "e1").gear(1, "flail").revealed(0), 3, 1)

    assert play.asked() == {0: "hit"}


def test_sh_51b_window_3_does_not_ask_for_a_sum_of_1() -> None:
    play = strike(Scene("b1", "u1", "f1", "v1", "e1").gear(1, "flail"), 2, 1)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51b_window_3_reckons_with_the_cloak_of_the_target() -> None:
    play = strike(Scene("b1", "u1", "f1", "v1", "e1").gear(1, "pilgrims_cloak"), 3, 1)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51b_window_3_does_not_ask_for_a_target_without_equipment() -> None:
    play = strike(Scene("b1", "u1", "f1", "v1", "e1"), 4, 1)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51b_window_3_does_not_ask_about_robbing_among_seven() -> None:
    play = strike(Scene("b1", "u1", "f1", "v1", "e1", "a1", "d2").gear(1, "flail"), 4, 1)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51b_window_3_asks_about_robbing_among_six() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", "b1", "a1").gear(1, "flail"), 4, 1)

    assert play.asked() == {0: "hit"}


def test_sh_51b_window_3_counts_the_players_at_the_start() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "e1", "a1", "a2").dead(3, 5, 6).gear(1, "flail")

    play = strike(scene, 4, 1)

    assert play[1].wounds == 3
    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_3_does_not_ask_a_void_attacker_about_robbing() -> None:
    play = strike(Scene("b1", "u1", "f1", "v1", "e1").gear(1, "flail").void(0), 4, 1)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_3_does_not_ask_a_revealed_attacker_other_than_b1() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", "b1").gear(1, "flail").revealed(0), 4, 1)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_3_does_not_ask_about_robbing_once_b1_is_up_elsewhere() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", "b1", "a1").gear(1, "flail").revealed(4), 4, 1)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51b_window_3_is_one_question_for_spear_and_robbing() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "b1").gear(0, "moon_spear").gear(1, "flail")
    play = strike(scene, 4, 1)

    play.choose("go_on")

    assert play.asked() == {0: "damage_dealt"}


# SH-51b, window 4


def test_sh_51b_window_4_asks_a_hidden_attacker_who_dealt_damage() -> None:
    play = strike(Scene("e1", "u1", "f1", "w1"), 4, 1)

    assert play.asked() == {0: "damage_dealt"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_4_offers_v1_his_healing() -> None:
    play = strike(Scene("v1", "e1", "f1", "u1").wounds(0, 3), 4, 1)

    assert play.options(0) == [("go_on",), ("drink",)]


def test_sh_51b_window_4_asks_after_a_deadly_hit() -> None:
    play = strike(Scene("e1", "u1", "f1", "w1").wounds(1, 10), 4, 1)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_51b_window_4_does_not_ask_after_a_failed_throw() -> None:
    play = strike(Scene("v1", "e1", "f1", "u1"), 2, 2)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_4_does_not_ask_after_a_sum_of_0() -> None:
    play = strike(Scene("v1", "e1", "f1", "u1").warded(1), 4, 1)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_4_does_not_ask_after_a_theft() -> None:
    play = strike(Scene("b1", "u1", "f1", "v1", "e1").gear(1, "flail"), 4, 1)

    play.choose("rob", 1, "flail")

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_4_does_not_ask_a_revealed_attacker() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").revealed(0), 4, 1)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_4_does_not_ask_once_v1_is_up_elsewhere() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").revealed(3), 4, 1)

    assert play.asked() == {1: "attacked"}


# SH-51b, window 5


def test_sh_51b_window_5_asks_the_target() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").revealed(0), 4, 1)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_5_asks_after_a_failed_throw() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1"), 2, 2)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_5_asks_after_a_sum_of_0() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").revealed(0).warded(1), 4, 1)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_5_asks_all_targets_together() -> None:
    play = flail(Scene("e1", "u1", "f1", "v1").revealed(0).at(GRAVEYARD, 1, 2, 3), 4, 1)

    assert play.asked() == {1: "attacked", 2: "attacked", 3: "attacked"}


def test_sh_51b_window_5_does_not_ask_a_target_that_fell() -> None:
    scene = Scene("e1", "u1", "f1", "v1").revealed(0).at(GRAVEYARD, 1, 2).wounds(1, 10)

    play = flail(scene, 4, 1)

    assert play.asked() == {2: "attacked"}


def test_sh_51b_window_5_does_not_ask_who_was_not_attacked() -> None:
    play = strike(Scene("e1", "u1", "w1", "v1").at(GRAVEYARD, 2), 2, 2)

    assert play.asked() == {1: "attacked"}


def test_sh_51b_window_5_does_not_ask_after_an_ambush() -> None:
    play = Scene("e1", "w1", "f1", "v1").play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.asked() == {0: "turn_end"}


# SH-51b, window 6


def test_sh_51b_window_6_asks_a_hidden_attacker_after_the_attack() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", "a1"), 2, 2)

    play.answer(1, "go_on")

    assert play.asked() == {0: "attack_over"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_6_offers_c1_the_repetition() -> None:
    play = strike(Scene("c1", "u1", "f1", "v1", "e1"), 2, 2)

    play.answer(1, "go_on")

    assert play.options(0) == [("go_on",), ("repeat",)]


def test_sh_51b_window_6_comes_after_the_counter() -> None:
    play = strike(Scene("c1", "w1", "f1", "v1", "e1"), 2, 2)

    play.luck(4, 1).answer(1, "counter")

    assert play[0].wounds == 3
    assert play.asked() == {0: "attack_over"}


def test_sh_51b_window_6_asks_again_after_a_repetition() -> None:
    play = strike(Scene("c1", "u1", "f1", "v1", "e1").revealed(1), 2, 2)

    play.luck(2, 2).choose("repeat")

    assert play.asked() == {0: "attack_over"}


def test_sh_51b_window_6_does_not_ask_when_the_target_fell() -> None:
    play = strike(Scene("c1", "u1", "f1", "v1", "e1").wounds(1, 10).revealed(0), 4, 1)

    assert not play[1].alive
    assert play.asked() == {2: "turn_start"}


def test_sh_51b_window_6_asks_when_one_of_the_targets_lives() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "e1").revealed(0, 2).wounds(1, 10)

    play = flail(scene.at(GRAVEYARD, 1, 2), 4, 1)

    assert play.asked() == {0: "attack_over"}


def test_sh_51b_window_6_does_not_ask_when_the_attacker_fell() -> None:
    play = strike(Scene("c1", "w1", "f1", "v1", "e1", "a1").dead(5).wounds(0, 9), 2, 2)

    play.luck(4, 1).answer(1, "counter")

    assert not play[0].alive
    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_6_does_not_ask_a_revealed_attacker_other_than_c1() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", "c1").revealed(0, 1), 2, 2)

    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_6_does_not_ask_once_c1_is_up_elsewhere() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1", "c1", "a1").revealed(1, 4), 2, 2)

    assert play.asked() == {0: "turn_end"}


# SH-51b, window 7


def test_sh_51b_window_7_asks_the_causer() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(1, 9).gear(1, "flail", "talisman").play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.asked() == {0: "loot"}
    assert play.options(0) == [("loot", "flail"), ("loot", "talisman"), ("leave",)]


def test_sh_51b_window_7_asks_a_revealed_causer_too() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(1, 9).gear(1, "flail").revealed(0).play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.asked() == {0: "loot"}


def test_sh_51b_window_7_asks_the_giver_of_a_green_card() -> None:
    play = Scene("e1", "v1", "f1", "u1").wounds(1, 12).gear(1, "flail").play()

    play.move(HUT, "g_spell").choose("draw", "green").choose("give", 1).choose("take", 1)

    assert play.asked() == {0: "loot"}


def test_sh_51b_window_7_asks_w1_after_a_deadly_counter() -> None:
    play = strike(Scene("e1", "w1", "f1", "v1").wounds(0, 8).gear(0, "talisman"), 2, 2)

    play.luck(4, 1).answer(1, "counter")

    assert play.asked() == {1: "loot"}


def test_sh_51b_window_7_does_not_ask_if_there_is_nothing() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(1, 9).play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.asked() == {0: "turn_end"}


def test_sh_51b_window_7_does_not_ask_if_there_is_no_causer() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 8).gear(0, "flail").play()

    play.move(TREE).choose("tree_wound", 0)

    assert play.asked() == {1: "turn_start"}


# SH-51b, window 8


def test_sh_51b_window_8_asks_a_hidden_active_player() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(CIRCLE)

    assert play.asked() == {0: "turn_end"}
    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_8_offers_g2_the_barrier() -> None:
    play = Scene("g2", "u1", "f1", "v1").play()

    play.move(CIRCLE)

    assert play.options(0) == [("go_on",), ("barrier",)]


def test_sh_51b_window_8_offers_w2_extra_turns_if_somebody_is_dead() -> None:
    play = Scene("w2", "e1", "f1", "v1").dead(3).play()

    play.move(CIRCLE)

    assert play.options(0) == [("go_on",), ("extra_turns",)]


def test_sh_51b_window_8_offers_w2_nothing_if_nobody_is_dead() -> None:
    play = Scene("w2", "e1", "f1", "v1").play()

    play.move(CIRCLE)

    assert play.options(0) == GO_ON_ALONE


def test_sh_51b_window_8_asks_for_w2_alone_only_if_somebody_is_dead() -> None:
    scene = Scene("e1", "u1", "f1", "v1", pool="picked", picked=NO_GARMUND)
    play = scene.dead(3).play()

    play.move(CIRCLE)

    assert play.asked() == {0: "turn_end"}


def test_sh_51b_window_8_does_not_ask_for_w2_alone_if_nobody_is_dead() -> None:
    play = Scene("e1", "u1", "f1", "v1", pool="picked", picked=NO_GARMUND).play()

    play.move(CIRCLE)

    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_8_does_not_ask_in_the_basic_set() -> None:
    play = Scene("e1", "u1", "f1", "v1", pool="basic").dead(3).play()

    play.move(CIRCLE)

    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_8_does_not_ask_a_revealed_player_other_than_g2_and_w2() -> None:
    play = Scene("e1", "u1", "f1", "v1").revealed(0).play()

    play.move(CIRCLE)

    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_8_does_not_ask_revealed_w2_if_nobody_is_dead() -> None:
    play = Scene("w2", "e1", "f1", "v1").revealed(0).play()

    play.move(CIRCLE)

    assert play.asked() == {1: "turn_start"}


def test_sh_51b_window_8_does_not_ask_who_fell_in_its_own_turn() -> None:
    play = Scene("g2", "u1", "f1", "v1").wounds(0, 12).play()

    play.move(TREE).choose("tree_wound", 0)

    assert play.asked() == {1: "turn_start"}


# SH-51b, window 9


def test_sh_51b_window_9_asks_the_receiver_if_the_card_fits() -> None:
    play = Scene("e1", "v1", "f1", "u1").play()

    play.move(HUT, "g_spell").choose("draw", "green").choose("give", 1)

    assert play.asked() == {1: "green"}
    assert play.options(1) == [("take", 1)]


def test_sh_51b_window_9_asks_the_receiver_if_the_card_does_not_fit() -> None:
    play = Scene("e1", "v1", "f1", "u1").play()

    play.move(HUT, "g_slap").choose("draw", "green").choose("give", 1)

    assert play.asked() == {1: "green"}
    assert play.options(1) == [("nothing",)]


def test_sh_51b_window_9_asks_a_revealed_receiver_too() -> None:
    play = Scene("e1", "v1", "f1", "u1").revealed(1).play()

    play.move(HUT, "g_slap").choose("draw", "green").choose("give", 1)

    assert play.asked() == {1: "green"}


def test_sh_51b_window_9_asks_a_void_receiver_too() -> None:
    play = Scene("e1", "u1", "f1", "v1").void(1).play()

    play.move(HUT, "g_slap").choose("draw", "green").choose("give", 1)

    assert play.asked() == {1: "green"}


def test_sh_51b_window_9_does_not_ask_before_the_card_is_given() -> None:
    play = Scene("e1", "v1", "f1", "u1").play()

    play.move(HUT, "g_slap").choose("draw", "green")

    assert play.asked() == {0: "give"}


# SH-51c


def test_sh_51c_window_1_is_marked() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    assert is_window(play, 0)


def test_sh_51c_window_2_is_marked() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(CHAPEL, "full_moon").choose("draw", "blue")

    assert is_window(play, 0)


def test_sh_51c_window_3_is_marked() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1").gear(0, "moon_spear"), 4, 1)

    assert play.asked() == {0: "hit"}
    assert is_window(play, 0)


def test_sh_51c_window_4_is_marked() -> None:
    play = strike(Scene("e1", "u1", "f1", "v1"), 4, 1)

    assert play.asked() == {0: "damage_dealt"}
    assert is_window(play, 0)


def test_sh_51c_window_5_is_marked_for_each_target() -> None:
    play = flail(Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    assert is_window(play, 1)
    assert is_window(play, 2)


def test_sh_51c_window_6_is_marked() -> None:
    play = strike(Scene("c1", "u1", "f1", "v1", "e1"), 2, 2)

    play.answer(1, "go_on")

    assert play.asked() == {0: "attack_over"}
    assert is_window(play, 0)


def test_sh_51c_window_7_is_marked() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(1, 9).gear(1, "flail").play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.asked() == {0: "loot"}
    assert is_window(play, 0)


def test_sh_51c_window_8_is_marked() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(CIRCLE)

    assert play.asked() == {0: "turn_end"}
    assert is_window(play, 0)


def test_sh_51c_window_9_is_marked() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(HUT, "g_slap").choose("draw", "green").choose("give", 1)

    assert is_window(play, 1)


def test_sh_51c_the_use_of_a_place_is_no_window() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(TREE)

    assert not is_window(play, 0)


def test_sh_51c_the_declaration_of_an_attack_is_no_window() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place()

    assert not is_window(play, 0)


def test_sh_51c_the_choice_of_a_receiver_is_no_window() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.move(HUT, "g_slap").choose("draw", "green")

    assert not is_window(play, 0)


def test_sh_51c_an_early_answer_is_not_acted_upon() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    play.luck(4, 1).answer(1, "counter")

    assert play.asked() == {2: "attacked"}
    assert play[0].wounds == 0
    assert not play[1].revealed


def test_sh_51c_answers_are_opened_once_all_have_answered() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    play.luck(4, 1).answer(1, "counter").answer(2, "go_on")

    assert play[0].wounds == 3
    assert play[1].revealed


def test_sh_51c_the_order_of_the_answers_does_not_matter() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    play.luck(4, 1).answer(2, "go_on").answer(1, "counter")

    assert play[0].wounds == 3
    assert play.match.log[-2:] == [(ANSWER, 1, ("counter",)), (ANSWER, 2, ("go_on",))]


def test_sh_51c_an_answer_can_be_changed_while_others_are_choosing() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    play.answer(1, "counter").answer(1, "go_on").answer(2, "go_on")

    assert not play[1].revealed
    assert play.events(topic="attacks") == [("attacks", 0, 1), ("attacks", 0, 2)]


def test_sh_51c_the_last_of_several_answers_counts() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    play.luck(4, 1).answer(1, "go_on").answer(1, "counter").answer(2, "go_on")

    assert play[1].revealed
    assert play[0].wounds == 3


def test_sh_51c_an_answer_can_not_be_changed_once_all_have_answered() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    play.answer(1, "go_on").answer(2, "go_on")

    with pytest.raises(IllegalAnswer):
        play.answer(1, "counter")


def test_sh_51c_another_does_not_see_an_early_answer() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)
    before = play.view(2)

    play.answer(1, "counter")

    assert play.view(2) == before


def test_sh_51c_the_attacker_does_not_see_an_early_answer() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)
    before = play.view(0)

    play.answer(1, "counter")

    assert play.view(0) == before


def test_sh_51c_those_who_watch_do_not_see_an_early_answer() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)
    before = play.view(None)

    play.answer(1, "counter")

    assert play.view(None) == before


def test_sh_51c_the_dead_do_not_see_an_early_answer() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").dead(3).at(GRAVEYARD, 1, 2), 2, 2)
    before = play.view(3)

    play.answer(1, "counter")

    assert play.view(3) == before


def test_sh_51c_nobody_is_told_of_an_early_answer() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").dead(3).at(GRAVEYARD, 1, 2), 2, 2)
    before = [play.events(0), play.events(2), play.events(3), play.events(None)]

    play.answer(1, "counter")

    assert [play.events(0), play.events(2), play.events(3), play.events(None)] == before


def test_sh_51c_who_answered_early_still_counts_as_asked() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    play.answer(1, "counter")

    assert play.view(2).asked == [1, 2]


def test_sh_51c_an_early_answer_outlasts_a_standing_offer() -> None:
    play = flail(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1, 2), 2, 2)

    play.luck(4, 1).answer(1, "counter").interrupt(3, "reveal")
    asked = play.asked()
    play.answer(2, "go_on")

    assert asked == {2: "attacked"}
    assert play[0].wounds == 3


# SH-52


def test_sh_52_d1_is_turned_up_at_once_when_another_falls() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d1").wounds(1, 9).gear(1, "flail").play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.asked() == {0: "loot"}
    assert play.events(topic="reveals") == [("reveals", 4, "d1")]


def test_sh_52_b2_is_turned_up_at_once_when_his_attack_fells_the_weak() -> None:
    play = strike(Scene("b2", "e1", "f1", "v1", "u1").wounds(1, 9), 4, 1)

    assert play.events(topic="reveals") == [("reveals", 0, "b2")]
    assert "attack_over" not in play.asked().values()


def test_sh_52_the_mirror_turns_a_vampire_up_at_once() -> None:
    play = Scene("v1", "e1", "f1", "u1").play()

    play.move(CHAPEL, "silver_mirror").choose("draw", "blue")

    assert play[0].revealed
    assert play.asked() == {1: "turn_start"}


def test_sh_52_a_goal_turns_all_up_at_once() -> None:
    four = ("flail", "crossbow", "boar_knife", "war_sickle")
    play = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *four).play()

    play.move(GRAVEYARD, "wood_axe").choose("draw", "red")

    assert play.asked() == {}
    assert play.events(topic="reveals") == [
        ("reveals", 0, "b1"),
        ("reveals", 1, "u1"),
        ("reveals", 2, "f1"),
        ("reveals", 3, "v1"),
        ("reveals", 4, "e1"),
    ]
