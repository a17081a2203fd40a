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
from turncoat.games.shadow_hunters.content import COLOUR_OF


def kinds_of_options(play: Play) -> set[str]:
    """What sorts of answers are offered."""
    return {str(option[0]) for option in play.options()}


def draw(play: Play, card: str, *then: int | str) -> Play:
    """The active player comes to the Spring and takes this card."""
    return play.move(SPRING, card, *then).choose("draw", COLOUR_OF[card])


# SH-10


def test_sh_10_you_move_to_the_place_with_the_sum_of_the_dice() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(HUT, 0).play(5, 3)

    play.choose("throw")

    assert play[0].place == GRAVEYARD


def test_sh_10_your_own_place_is_thrown_again() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(CHAPEL, 0).play(5, 1, 6, 4)

    play.choose("throw")

    assert play[0].place == CIRCLE


def test_sh_10_you_throw_until_it_is_another_place() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(HUT, 0).play(1, 1, 2, 1, 1, 2, 5, 4)

    play.choose("throw")

    assert play[0].place == TREE
    assert len(play.events(topic="throws")) == 4


def test_sh_10_a_seven_leads_to_any_place_but_your_own() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(CHAPEL, 0).play(5, 2)

    play.choose("throw")

    assert play.options() == [
        ("move", HUT),
        ("move", SPRING),
        ("move", GRAVEYARD),
        ("move", TREE),
        ("move", CIRCLE),
    ]


def test_sh_10_after_a_seven_you_stand_where_you_chose() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(CHAPEL, 0).play(5, 2)

    play.choose("throw").choose("move", TREE)

    assert play[0].place == TREE


def test_sh_10_the_move_is_a_must() -> None:
    play = Scene("w1", "u1", "g1", "v1").at(CHAPEL, 0).play()

    assert play.options() == [("throw",)]


# SH-10a


@pytest.mark.parametrize("d6", [1, 2, 3, 4])
def test_sh_10a_in_the_first_turn_every_number_is_valid(d6: int) -> None:
    play = Scene("f1", "u1", "g1", "v1").round(1).play(d6, 1)

    play.choose("throw")

    assert len(play.events(topic="throws")) == 1
    assert play.asked() == {0: "place"}


def test_sh_10a_in_the_first_turn_a_seven_leads_to_any_of_the_six() -> None:
    play = Scene("f1", "u1", "g1", "v1").round(1).play(4, 3)

    play.choose("throw")

    assert play.options() == [
        ("move", HUT),
        ("move", SPRING),
        ("move", CHAPEL),
        ("move", GRAVEYARD),
        ("move", TREE),
        ("move", CIRCLE),
    ]


def test_sh_10a_e1_can_not_step_from_the_middle() -> None:
    play = Scene("e1", "u1", "g1", "v1").round(1).play()

    assert play.options() == [("throw",)]


# SH-11


def test_sh_11_after_the_move_you_are_asked_about_the_place() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(CHAPEL)

    assert play.asked() == {0: "place"}


def test_sh_11_you_may_leave_the_place_unused() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(CHAPEL).choose("skip")

    assert play.view(None).blue.left == 16


# SH-12


def test_sh_12_after_the_place_you_may_attack() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place()

    assert play.asked() == {0: "attack"}


def test_sh_12_you_may_refrain_from_the_attack() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().choose("no_attack")

    assert play[1].wounds == 0
    assert play.events(topic="attacks") == []


def test_sh_12_nobody_attacks_in_round_one() -> None:
    play = Scene("f1", "u1", "g1", "v1").round(1).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().go_on()

    assert play.asked() == {1: "turn_start"}


def test_sh_12_the_last_seat_does_not_attack_in_round_one() -> None:
    scene = Scene("f1", "u1", "g1", "v1").round(1).turn_of(1, start_seat=2)
    play = scene.at(GRAVEYARD, 0).play()

    play.move(CHAPEL).skip_place().go_on()

    assert play.asked() == {2: "turn_start"}


def test_sh_12_round_one_ends_when_the_turn_comes_to_the_starting_seat() -> None:
    scene = Scene("f1", "u1", "g1", "v1").round(1).turn_of(1, start_seat=2)
    play = scene.at(GRAVEYARD, 0).play()
    play.move(HUT).skip_place().go_on()

    play.move(CHAPEL).skip_place()

    assert play.asked() == {2: "attack"}


def test_sh_12_round_one_ends_when_the_turn_passes_over_the_starting_seat() -> None:
    scene = Scene("f1", "u1", "g1", "v1").round(1).turn_of(1, start_seat=2).dead(2)
    play = scene.at(GRAVEYARD, 0).play()
    play.move(HUT).skip_place().go_on()

    play.move(CHAPEL).skip_place()

    assert play.asked() == {3: "attack"}


def test_sh_12_an_extra_turn_in_round_one_belongs_to_it() -> None:
    play = Scene("f1", "u1", "g1", "v1").round(1).at(GRAVEYARD, 1).play()
    draw(play, "second_wind").go_on()

    play.move(CHAPEL).skip_place().go_on()

    assert play.events(topic="moves") == [("moves", 0, SPRING), ("moves", 0, CHAPEL)]
    assert play.asked() == {1: "turn_start"}


# SH-13


def test_sh_13_the_hut_offers_a_green_card() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(HUT)

    assert play.options() == [("draw", "green"), ("skip",)]


def test_sh_13_in_the_hut_you_take_a_green_card() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(HUT, "g_slap").choose("draw", "green")

    assert play.events(0, "green_drawn") == [("green_drawn", 0, "g_slap")]


def test_sh_13_the_spring_offers_all_three_decks() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(SPRING)

    assert play.options() == [("draw", "red"), ("draw", "blue"), ("draw", "green"), ("skip",)]


@pytest.mark.parametrize(("colour", "card"), [("red", "flail"), ("blue", "talisman")])
def test_sh_13_at_the_spring_you_take_the_top_card_of_the_deck_you_choose(
    colour: str, card: str
) -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(SPRING, card).choose("draw", colour)

    assert play[0].gear == [card]


def test_sh_13_at_the_spring_you_may_take_a_green_card() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(SPRING, "g_spell").choose("draw", "green")

    assert play.asked() == {0: "give"}


def test_sh_13_the_chapel_offers_a_blue_card() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(CHAPEL)

    assert play.options() == [("draw", "blue"), ("skip",)]


def test_sh_13_in_the_chapel_you_take_a_blue_card() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(CHAPEL, "talisman").choose("draw", "blue")

    assert play[0].gear == ["talisman"]


def test_sh_13_the_graveyard_offers_a_red_card() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(GRAVEYARD)

    assert play.options() == [("draw", "red"), ("skip",)]


def test_sh_13_in_the_graveyard_you_take_a_red_card() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(GRAVEYARD, "flail").choose("draw", "red")

    assert play[0].gear == ["flail"]


def test_sh_13_the_tree_offers_any_player_and_yourself() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(HUT, 1).play()

    play.move(TREE)

    assert {option[1] for option in play.options() if option[0] == "tree_wound"} == {0, 1, 2, 3}
    assert {option[1] for option in play.options() if option[0] == "tree_heal"} == {0, 1, 2, 3}


def test_sh_13_the_tree_gives_two_wounds() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(TREE).choose("tree_wound", 2)

    assert play[2].wounds == 2


def test_sh_13_the_tree_gives_two_wounds_to_yourself() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(TREE).choose("tree_wound", 0)

    assert play[0].wounds == 2


def test_sh_13_the_tree_heals_one() -> None:
    play = Scene("f1", "u1", "g1", "v1").wounds(2, 5).play()

    play.move(TREE).choose("tree_heal", 2)

    assert play[2].wounds == 4


def test_sh_13_the_tree_heals_one_of_your_own() -> None:
    play = Scene("f1", "u1", "g1", "v1").wounds(0, 5).play()

    play.move(TREE).choose("tree_heal", 0)

    assert play[0].wounds == 4


def test_sh_13_the_circle_offers_each_equipment_of_the_others() -> None:
    scene = Scene("f1", "u1", "g1", "v1").gear(0, "flail").gear(1, "talisman", "wood_axe")
    play = scene.gear(3, "crossbow").play()

    play.move(CIRCLE)

    assert play.options() == [
        ("take", 1, "talisman"),
        ("take", 1, "wood_axe"),
        ("take", 3, "crossbow"),
        ("skip",),
    ]


def test_sh_13_in_the_circle_you_take_the_equipment_of_your_choice() -> None:
    play = Scene("f1", "u1", "g1", "v1").gear(1, "talisman", "wood_axe").play()

    play.move(CIRCLE).choose("take", 1, "wood_axe")

    assert play[0].gear == ["wood_axe"]
    assert play[1].gear == ["talisman"]


def test_sh_13_the_circle_is_not_offered_if_nobody_else_has_equipment() -> None:
    play = Scene("f1", "u1", "g1", "v1").gear(0, "flail").play()

    play.move(CIRCLE)

    assert "place" not in play.asked().values()


# SH-14


@pytest.mark.parametrize("card", ["hungry_bats", "storm_of_light"])
def test_sh_14_an_event_is_read_out(card: str) -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    draw(play, card)

    assert play.events(topic="draws_card") == [("draws_card", 0, COLOUR_OF[card], card)]


def test_sh_14_an_event_is_done_at_once() -> None:
    play = Scene("f1", "u1", "g1", "v1").wounds(0, 5).play()

    draw(play, "spring_water")

    assert play[0].wounds == 3


def test_sh_14_a_blue_event_is_discarded_face_up() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    draw(play, "spring_water")

    assert play.view(None).blue.discards == ["spring_water"]


def test_sh_14_a_red_event_is_discarded_face_up() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    draw(play, "hungry_bats").choose("target", 1)

    assert play.view(None).red.discards == ["hungry_bats"]


def test_sh_14_an_event_is_not_discarded_before_it_is_done() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    draw(play, "hungry_bats")

    assert play.view(None).red.discards == []


@pytest.mark.parametrize(
    ("card", "act"),
    [
        ("healers_gift", "target"),
        ("bonesetter", "target"),
        ("cave_spider", "target"),
        ("straw_doll", "target"),
        ("hungry_bats", "target"),
        ("thieving_imp", "take"),
        ("slippery_path", "part_with"),
    ],
)
def test_sh_14_an_event_that_is_a_must_can_not_be_declined(card: str, act: str) -> None:
    play = Scene("f1", "u1", "g1", "v1").gear(0, "flail").gear(1, "talisman").play()

    draw(play, card)

    assert kinds_of_options(play) == {act}


@pytest.mark.parametrize(
    ("card", "topic"),
    [
        ("second_wind", "gains_turns"),
        ("silver_mirror", "reveals"),
        ("storm_of_light", "wounded"),
        ("warding_spirit", "warded"),
        ("spring_water", "heals"),
        ("powder_keg", "throws"),
    ],
)
def test_sh_14_an_event_without_a_choice_is_done_unasked(card: str, topic: str) -> None:
    play = Scene("v1", "u1", "f1", "g1").play()

    draw(play, card)

    assert play.events(topic=topic)


@pytest.mark.parametrize(
    ("card", "character"), [("full_moon", "f1"), ("honey_cake", "e1"), ("blood_rite", "v1")]
)
def test_sh_14_the_other_events_may_be_declined(card: str, character: str) -> None:
    play = Scene(character, "u1", "g1", "w1").wounds(0, 5).play()

    draw(play, card).choose("go_on")

    assert play[0].wounds == 5
    assert not play[0].revealed


@pytest.mark.parametrize(
    ("card", "character"), [("full_moon", "f1"), ("honey_cake", "e1"), ("blood_rite", "v1")]
)
def test_sh_14_the_other_events_may_be_accepted(card: str, character: str) -> None:
    play = Scene(character, "u1", "g1", "w1").wounds(0, 5).play()

    draw(play, card).choose("reveal_and_heal")

    assert play[0].wounds == 0
    assert play[0].revealed


def test_sh_14_a_theft_from_nobody_does_nothing() -> None:
    play = Scene("f1", "u1", "g1", "v1").gear(0, "flail").play()

    draw(play, "thieving_imp")

    assert play[0].gear == ["flail"]
    assert play.view(None).red.discards == ["thieving_imp"]


def test_sh_14_healing_an_unhurt_player_does_nothing() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    draw(play, "spring_water")

    assert play[0].wounds == 0
    assert play.view(None).blue.discards == ["spring_water"]


# SH-14a


def test_sh_14a_equipment_is_read_out() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    draw(play, "flail")

    assert play.events(topic="draws_card") == [("draws_card", 0, "red", "flail")]


def test_sh_14a_equipment_lies_face_up() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    draw(play, "flail")

    assert play.view(None).players[0].gear == ["flail"]


def test_sh_14a_equipment_is_not_discarded() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    draw(play, "flail").go_on()

    assert play.view(None).red.discards == []
    assert play[0].gear == ["flail"]


def test_sh_14a_you_may_own_any_number() -> None:
    owned = ("boar_knife", "war_sickle", "wood_axe", "crossbow", "flail", "lodestone", "talisman")
    play = Scene("f1", "u1", "g1", "v1").gear(0, *owned).play(3, 1, 3, 1, "rowan_brooch")

    play.choose("throw").choose("draw", "blue")

    assert play[0].gear == [*owned, "rowan_brooch"]


def test_sh_14a_equipment_works_in_the_attack_of_the_same_turn() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(HUT, 1).play()

    draw(play, "boar_knife").luck(3, 1).choose("attack", 1)

    assert play[1].wounds == 3


def test_sh_14a_equipment_that_was_taken_works_at_once() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(TREE, 1).gear(1, "pilgrims_cloak").play()

    play.move(CIRCLE).choose("take", 1, "pilgrims_cloak").luck(4, 1).choose("attack", 1)

    assert play[1].wounds == 2


def test_sh_14a_equipment_works_in_the_turns_of_others() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(GRAVEYARD, 2).gear(2, "pilgrims_cloak").play()

    play.move(CHAPEL).skip_place().luck(4, 1).choose("attack", 2)

    assert play[2].wounds == 2


def test_sh_14a_equipment_works_against_its_owner_too() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(GRAVEYARD, 1).gear(0, "pilgrims_cloak").play()

    play.move(CHAPEL).skip_place().luck(4, 1).choose("attack", 1)

    assert play[1].wounds == 2


def test_sh_14a_equipment_can_not_be_declined() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(HUT, 1).play()

    draw(play, "restless_blade")

    assert play[0].gear == ["restless_blade"]
    assert play.asked() == {0: "attack"}


def test_sh_14a_equipment_can_not_be_dropped() -> None:
    play = Scene("w1", "u1", "g1", "f1").gear(0, "restless_blade", "pilgrims_cloak").play()

    assert play.options() == [("throw",)]
    assert play.offers(0) == [("reveal",)]


def test_sh_14a_the_throw_of_the_lodestone_is_a_choice() -> None:
    play = Scene("f1", "u1", "g1", "v1").gear(0, "lodestone").play(5, 1, 4, 4)

    play.choose("throw")

    assert play.options() == [("move", CHAPEL), ("move", GRAVEYARD)]


def test_sh_14a_the_reveal_for_the_moon_spear_is_a_choice() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(GRAVEYARD, 1).gear(0, "moon_spear").play()

    play.move(CHAPEL).skip_place().luck(3, 1).choose("attack", 1)

    assert play.options() == [("go_on",), ("spear",)]


def test_sh_14a_effects_add_up() -> None:
    scene = Scene("f1", "u1", "g1", "v1").at(GRAVEYARD, 1)
    play = scene.gear(0, "boar_knife", "war_sickle", "wood_axe").play()

    play.move(CHAPEL).skip_place().luck(3, 1).choose("attack", 1)

    assert play[1].wounds == 5


def test_sh_14a_effects_cancel() -> None:
    scene = Scene("f1", "u1", "g1", "v1").at(GRAVEYARD, 1)
    play = scene.gear(0, "boar_knife", "pilgrims_cloak").play()

    play.move(CHAPEL).skip_place().luck(3, 1).choose("attack", 1)

    assert play[1].wounds == 2


# SH-14b


@pytest.mark.parametrize("card", ["bonesetter", "cave_spider", "straw_doll", "hungry_bats"])
def test_sh_14b_any_player_is_any_living_one_yourself_too(card: str) -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").dead(2).play()

    draw(play, card)

    assert play.options() == [("target", 0), ("target", 1), ("target", 3), ("target", 4)]


def test_sh_14b_another_player_is_any_other_living_one() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").dead(2).play()

    draw(play, "healers_gift")

    assert play.options() == [("target", 1), ("target", 3), ("target", 4)]


def test_sh_14b_the_dead_are_not_chosen_at_the_tree() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").dead(2).play()

    play.move(TREE)

    assert {option[1] for option in play.options() if len(option) == 2} == {0, 1, 3, 4}


def test_sh_14b_the_dead_are_not_attacked() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").at(CHAPEL, 1, 2, 3).dead(2).play()

    play.move(CHAPEL).skip_place()

    assert play.options() == [("attack", 1), ("attack", 3), ("no_attack",)]


def test_sh_14b_the_dead_are_not_hit() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").dead(2).play()

    draw(play, "storm_of_light")

    assert [event[1] for event in play.events(topic="wounded")] == [1, 3, 4]


def test_sh_14b_the_dead_are_given_no_green_card() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").dead(2).play()

    draw(play, "g_slap")

    assert play.options() == [("give", 1), ("give", 3), ("give", 4)]


def test_sh_14b_the_dead_are_given_no_equipment() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").dead(2).gear(0, "flail").play()

    draw(play, "slippery_path").choose("part_with", "flail")

    assert play.options() == [("target", 1), ("target", 3), ("target", 4)]


# SH-16


def test_sh_16_first_the_own_ward_and_barrier_end() -> None:
    play = Scene("g2", "u1", "f1", "v1").warded(0).barred(0).play()

    assert play.asked() == {0: "turn_start"}
    assert not play[0].warded
    assert not play[0].barred


def test_sh_16_the_ward_of_others_does_not_end() -> None:
    play = Scene("g2", "u1", "f1", "v1").warded(1).play()

    assert play[1].warded


def test_sh_16_window_one_comes_before_the_move() -> None:
    play = Scene("g2", "u1", "f1", "v1").at(HUT, 0).play()

    assert play.asked() == {0: "turn_start"}
    assert play[0].place == HUT


def test_sh_16_the_place_comes_after_the_move() -> None:
    play = Scene("g2", "u1", "f1", "v1").at(CHAPEL, 1).play()

    play.move(CHAPEL)

    assert play[0].place == CHAPEL
    assert play.asked() == {0: "place"}


def test_sh_16_the_attack_comes_after_the_place() -> None:
    play = Scene("g2", "u1", "f1", "v1").at(CHAPEL, 1).play()

    play.move(CHAPEL, "talisman").choose("draw", "blue")

    assert play.asked() == {0: "attack"}


def test_sh_16_window_eight_comes_after_the_attack() -> None:
    play = Scene("g2", "u1", "f1", "v1").at(CHAPEL, 1).play()

    play.move(CHAPEL).skip_place().choose("no_attack")

    assert play.asked() == {0: "turn_end"}


def test_sh_16_the_next_seat_comes_after_window_eight() -> None:
    play = Scene("g2", "u1", "f1", "v1").at(CHAPEL, 1).play()

    play.move(CHAPEL).skip_place().choose("no_attack").choose("go_on")

    assert play.asked() == {1: "turn_start"}


def test_sh_16_second_wind_adds_one_extra_turn() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    draw(play, "second_wind")

    assert play.view(None).extra_turns == 1


def test_sh_16_w2_adds_as_many_extra_turns_as_there_are_dead() -> None:
    play = Scene("w2", "u1", "g1", "v1", "f1", "a1").dead(3, 5).play()

    play.move(CHAPEL).skip_place().choose("extra_turns")

    assert play.events(topic="gains_turns") == [("gains_turns", 0, 2)]


def test_sh_16_second_wind_and_w2_add_up() -> None:
    play = Scene("w2", "u1", "g1", "v1", "f1", "a1").dead(3, 5).play()

    draw(play, "second_wind").choose("extra_turns")

    assert play.asked() == {0: "turn_start"}
    assert play.view(None).extra_turns == 2


def test_sh_16_an_extra_turn_comes_before_the_next_seat() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    draw(play, "second_wind").go_on()

    assert play.asked() == {0: "turn_start"}
    assert play.view(None).extra_turns == 0


def test_sh_16_extra_turns_follow_one_after_another() -> None:
    play = Scene("w2", "u1", "g1", "v1", "f1", "a1").dead(3, 5).play()
    play.move(CHAPEL).skip_place().choose("extra_turns")

    play.move(HUT).skip_place().go_on().move(CHAPEL).skip_place().go_on()

    assert [event[1] for event in play.events(topic="turn")] == [0, 0, 1]


def test_sh_16_after_the_extra_turn_the_next_seat_follows() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()
    draw(play, "second_wind").go_on()

    play.move(CHAPEL).skip_place().go_on()

    assert play.asked() == {1: "turn_start"}


def test_sh_16_an_extra_turn_begins_with_the_end_of_the_ward() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()
    draw(play, "second_wind")
    play[0].warded = True

    play.go_on()

    assert play.asked() == {0: "turn_start"}
    assert not play[0].warded


def test_sh_16_an_extra_turn_has_a_place_and_an_attack() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(GRAVEYARD, 1).play()
    draw(play, "second_wind").go_on()

    play.move(CHAPEL, "talisman").choose("draw", "blue")

    assert play[0].gear == ["talisman"]
    assert play.asked() == {0: "attack"}


def test_sh_16_an_extra_turn_has_its_turn_end() -> None:
    play = Scene("g2", "u1", "f1", "v1").play()
    draw(play, "second_wind").choose("go_on")

    play.move(CHAPEL).skip_place()

    assert play.asked() == {0: "turn_end"}


def test_sh_16_an_extra_turn_may_add_another() -> None:
    play = Scene("w2", "u1", "g1", "v1", "a1").dead(4).play()
    play.move(CHAPEL).skip_place().choose("extra_turns")

    draw(play, "second_wind").go_on()

    assert play.asked() == {0: "turn_start"}
    assert [event[1] for event in play.events(topic="turn")] == [0, 0]
