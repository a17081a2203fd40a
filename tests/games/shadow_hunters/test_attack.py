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
from turncoat.core.terms import Seat
from turncoat.games.shadow_hunters.content import COLOUR_OF

ONE = (2, 1)
TWO = (3, 1)
THREE = (4, 1)
FAILED = (3, 3)

SHIELDS = ["pilgrims_cloak", "ward", "rowan_brooch", "talisman", "barrier"]


def four(*target_places: str) -> Scene:
    """Two werewolves and two vampires; those after seat 0 stand here."""
    scene = Scene("f1", "u1", "g1", "v1")
    for seat, place in enumerate(target_places, 1):
        scene.at(place, seat)
    return scene


def to_the_attack(play: Play, place: str = CHAPEL) -> Play:
    """The active player comes to a place and does not use it."""
    return play.move(place).skip_place()


def attack(play: Play, target: Seat, *dice: int) -> Play:
    """The active player comes to the Chapel and attacks."""
    return to_the_attack(play).luck(*dice).choose("attack", target)


def attack_all(play: Play, *dice: int) -> Play:
    """The active player comes to the Chapel and swings the Flail."""
    return to_the_attack(play).luck(*dice).choose("attack_all")


def draw(play: Play, card: str, *then: int | str) -> Play:
    """The active player comes to the Spring and takes this card."""
    return play.move(SPRING, card, *then).choose("draw", COLOUR_OF[card])


def shielded(scene: Scene, seat: Seat, shield: str) -> Scene:
    """Something protects a seat."""
    if shield == "ward":
        return scene.warded(seat)
    if shield == "barrier":
        return scene.barred(seat)
    return scene.gear(seat, shield)


def row(*left: int) -> list[tuple[str, int]]:
    """A row of the table in SH-33a: what each shield leaves of the damage."""
    return list(zip(SHIELDS, left, strict=True))


def wounds(play: Play) -> list[int]:
    return [player.wounds for player in play.table.players]


def topics(play: Play) -> list[str]:
    """What is asked right now."""
    return list(play.asked().values())


# SH-30


def test_sh_30_who_is_on_your_place_is_in_range() -> None:
    play = four(CHAPEL).play()

    to_the_attack(play)

    assert play.options() == [("attack", 1), ("no_attack",)]


def test_sh_30_who_is_on_the_partner_of_your_place_is_in_range() -> None:
    play = four(GRAVEYARD).play()

    to_the_attack(play)

    assert play.options() == [("attack", 1), ("no_attack",)]


def test_sh_30_who_is_in_another_area_is_not_in_range() -> None:
    play = four(GRAVEYARD, SPRING, TREE).play()

    to_the_attack(play)

    assert play.options() == [("attack", 1), ("no_attack",)]


def test_sh_30_the_dead_are_not_in_range() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").at(CHAPEL, 1, 3).dead(3).play()

    to_the_attack(play)

    assert play.options() == [("attack", 1), ("no_attack",)]


def test_sh_30_with_nobody_in_range_there_is_no_question() -> None:
    play = four(HUT, SPRING, TREE).play()

    to_the_attack(play).go_on()

    assert play.asked() == {1: "turn_start"}


def test_sh_30_who_is_in_the_middle_is_in_nobodys_range() -> None:
    play = four().play()

    to_the_attack(play)

    assert "attack" not in topics(play)


def test_sh_30_who_is_in_the_middle_is_not_in_the_crossbows_range() -> None:
    play = four(TREE).gear(0, "crossbow").play()

    to_the_attack(play)

    assert play.options() == [("attack", 1), ("no_attack",)]


@pytest.mark.parametrize(("d6", "d4", "base"), [(6, 1, 5), (4, 1, 3), (1, 4, 3), (3, 4, 1)])
def test_sh_30_the_base_is_the_difference_of_both_dice(d6: int, d4: int, base: int) -> None:
    play = four(GRAVEYARD).play()

    attack(play, 1, d6, d4)

    assert play.events(topic="throws")[-1] == ("throws", 0, d6, d4)
    assert play[1].wounds == base


@pytest.mark.parametrize("fallen", [1, 2, 3, 4])
def test_sh_30_with_a_base_of_zero_the_attack_failed(fallen: int) -> None:
    play = four(GRAVEYARD).play()

    attack(play, 1, fallen, fallen)

    assert play.events(topic="fails") == [("fails", 0)]
    assert play[1].wounds == 0


# SH-30a


def test_sh_30a_first_a_target_is_declared_or_no_attack() -> None:
    play = four(GRAVEYARD, CHAPEL).play()

    to_the_attack(play)

    assert play.options() == [("attack", 1), ("attack", 2), ("no_attack",)]


def test_sh_30a_v2_declares_with_the_d4_too() -> None:
    play = Scene("v2", "u1", "g1", "f1").at(GRAVEYARD, 1).play()

    to_the_attack(play)

    assert play.options() == [("attack", 1), ("attack_d4", 1), ("no_attack",)]


def test_sh_30a_the_throw_comes_after_the_declaration() -> None:
    play = four(GRAVEYARD).play()
    to_the_attack(play)
    thrown_to_move = len(play.events(topic="throws"))

    play.luck(*THREE).choose("attack", 1)

    assert thrown_to_move == 1
    assert [event[0] for event in play.events()][-3:] == ["attacks", "throws", "wounded"]


def test_sh_30a_after_a_failed_throw_comes_the_counter() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).gear(0, "moon_spear")
    play = scene.play()

    attack(play, 1, *FAILED)

    assert play.asked() == {1: "attacked"}


def test_sh_30a_the_hidden_attackers_window_comes_before_the_wounds() -> None:
    play = four(GRAVEYARD).gear(0, "moon_spear").play()

    attack(play, 1, *THREE)

    assert play.asked() == {0: "hit"}
    assert play[1].wounds == 0


def test_sh_30a_the_sum_comes_after_the_hidden_attackers_window() -> None:
    play = four(GRAVEYARD).gear(0, "moon_spear").play()

    attack(play, 1, *THREE).choose("spear")

    assert play[1].wounds == 5


def test_sh_30a_b1_robs_no_target_before_the_wounds_of_the_others() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.gear(1, "talisman").gear(2, "lodestone").play()

    attack_all(play, *THREE).choose("rob", 1, "talisman")

    assert play.asked() == {0: "hit"}
    assert play[1].gear == ["talisman"]
    assert play[2].wounds == 0


def test_sh_30a_b1s_thefts_and_all_wounds_come_at_once() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.gear(1, "talisman").gear(2, "lodestone").play()

    attack_all(play, *THREE).choose("rob", 1, "talisman").choose("go_on")

    assert play[0].gear == ["flail", "talisman"]
    assert wounds(play)[:3] == [0, 0, 3]


def test_sh_30a_a_stolen_weapon_does_not_raise_the_sums() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.gear(1, "boar_knife").play()

    attack_all(play, *THREE).choose("rob", 1, "boar_knife")

    assert play[0].gear == ["flail", "boar_knife"]
    assert play[2].wounds == 3


def test_sh_30a_a_stolen_cloak_does_not_lower_the_sums() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.gear(1, "pilgrims_cloak").play()

    attack_all(play, *THREE).choose("rob", 1, "pilgrims_cloak")

    assert play[0].gear == ["flail", "pilgrims_cloak"]
    assert play[2].wounds == 3


def test_sh_30a_the_loot_comes_before_the_healing_of_v1() -> None:
    scene = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1).revealed(0).wounds(0, 5)
    play = scene.wounds(1, 9).gear(1, "flail").play()

    attack(play, 1, *THREE)

    assert play.asked() == {0: "loot"}
    assert play[0].wounds == 5


def test_sh_30a_v1_heals_after_the_loot() -> None:
    scene = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1).revealed(0).wounds(0, 5)
    play = scene.wounds(1, 9).gear(1, "flail").play()

    attack(play, 1, *THREE).choose("leave")

    assert play[0].wounds == 3


def test_sh_30a_v1_heals_before_the_counter() -> None:
    scene = Scene("v1", "w1", "f1", "e1").at(GRAVEYARD, 1).revealed(0, 1).wounds(0, 5)
    play = scene.play()

    attack(play, 1, *THREE)

    assert play.asked() == {1: "attacked"}
    assert play[0].wounds == 3


def test_sh_30a_a_hidden_v1_is_asked_before_the_counter() -> None:
    play = Scene("v1", "w1", "f1", "e1").at(GRAVEYARD, 1).revealed(1).play()

    attack(play, 1, *THREE)

    assert play.asked() == {0: "damage_dealt"}


def test_sh_30a_the_counter_comes_before_the_repetition() -> None:
    scene = Scene("c1", "w1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.play()

    attack(play, 1, *THREE)

    assert play.asked() == {1: "attacked"}


def test_sh_30a_the_whole_counter_is_done_before_the_repetition() -> None:
    scene = Scene("c1", "w1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.play()

    attack(play, 1, *THREE).luck(*TWO).choose("counter")

    assert play.asked() == {0: "attack_over"}
    assert play[0].wounds == 2


def test_sh_30a_a_repetition_throws_anew() -> None:
    scene = Scene("c1", "w1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.play()

    attack(play, 1, *THREE).choose("go_on").luck(*TWO).choose("repeat")

    assert play[1].wounds == 5


def test_sh_30a_a_repetition_can_be_countered_too() -> None:
    scene = Scene("c1", "w1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.play()

    attack(play, 1, *THREE).choose("go_on").luck(*TWO).choose("repeat")

    assert play.asked() == {1: "attacked"}


def test_sh_30a_a_repetition_can_be_repeated() -> None:
    scene = Scene("c1", "w1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.play()

    attack(play, 1, *THREE).choose("go_on").luck(*TWO).choose("repeat").choose("go_on")

    assert play.asked() == {0: "attack_over"}


def test_sh_30a_a_repetition_reckons_the_sum_anew() -> None:
    scene = Scene("c1", "u1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.gear(0, "boar_knife").play()

    attack(play, 1, *FAILED).luck(*TWO).choose("repeat")

    assert play[1].wounds == 3


def test_sh_30a_a_repetition_that_puts_out_brings_loot() -> None:
    scene = Scene("c1", "u1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.wounds(1, 9).gear(1, "boar_knife").play()

    attack(play, 1, *FAILED).luck(*TWO).choose("repeat")

    assert play.asked() == {0: "loot"}


def test_sh_30a_the_attackers_death_stops_it() -> None:
    scene = Scene("c1", "w1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.wounds(0, 10).play()

    attack(play, 1, *THREE).luck(*TWO).choose("counter")

    assert not play[0].alive
    assert play.asked() == {1: "turn_start"}


def test_sh_30a_the_end_of_the_game_stops_it() -> None:
    scene = Scene("f1", "u1", "w1", "e1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.wounds(1, 10).wounds(2, 13).gear(1, "talisman").play()

    attack_all(play, *THREE)

    assert play.match.over
    assert play.asked() == {}


def test_sh_30a_the_end_of_the_game_stops_the_healing_of_v1() -> None:
    scene = Scene("v1", "e1", "u1", "w1").at(GRAVEYARD, 1).revealed(0).wounds(0, 5)
    play = scene.wounds(1, 9).play()

    attack(play, 1, *THREE)

    assert play.match.over
    assert play[0].wounds == 5


# SH-31


@pytest.mark.parametrize("weapon", ["boar_knife", "war_sickle", "wood_axe"])
def test_sh_31_each_of_three_weapons_adds_one(weapon: str) -> None:
    play = four(GRAVEYARD).gear(0, weapon).play()

    attack(play, 1, *TWO)

    assert play[1].wounds == 3


def test_sh_31_two_weapons_add_two() -> None:
    play = four(GRAVEYARD).gear(0, "boar_knife", "wood_axe").play()

    attack(play, 1, *TWO)

    assert play[1].wounds == 4


@pytest.mark.parametrize("weapon", ["boar_knife", "war_sickle", "wood_axe"])
def test_sh_31_the_targets_weapons_do_not_count(weapon: str) -> None:
    play = four(GRAVEYARD).gear(1, weapon).play()

    attack(play, 1, *TWO)

    assert play[1].wounds == 2


def test_sh_31_the_moon_spear_adds_two() -> None:
    play = four(GRAVEYARD).revealed(0).gear(0, "moon_spear").play()

    attack(play, 1, *TWO)

    assert play[1].wounds == 4


def test_sh_31_a_cloak_on_the_attacker_takes_one_off() -> None:
    play = four(GRAVEYARD).gear(0, "pilgrims_cloak").play()

    attack(play, 1, *TWO)

    assert play[1].wounds == 1


def test_sh_31_a_cloak_on_the_target_takes_one_off() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).gear(0, "boar_knife")
    play = scene.gear(1, "pilgrims_cloak").at(HUT, 0).play()

    play.move(CHAPEL).skip_place().luck(3, 1).choose("attack", 1)

    assert play[1].wounds == 2


def test_sh_31_the_sum_is_never_below_zero() -> None:
    play = four(GRAVEYARD).gear(0, "pilgrims_cloak").gear(1, "pilgrims_cloak").play()

    attack(play, 1, *ONE)

    assert play[1].wounds == 0


def test_sh_31_the_sum_is_cut_only_once() -> None:
    scene = four(GRAVEYARD).gear(0, "pilgrims_cloak", "boar_knife").gear(1, "pilgrims_cloak")
    play = scene.play()

    attack(play, 1, *ONE)

    assert play[1].wounds == 0


def test_sh_31_a_ward_makes_the_sum_zero() -> None:
    play = four(GRAVEYARD).gear(0, "boar_knife").warded(1).play()

    attack(play, 1, *THREE)

    assert play[1].wounds == 0


def test_sh_31_a_barrier_makes_the_sum_zero() -> None:
    play = Scene("v1", "g2", "f1", "u1").at(GRAVEYARD, 1).gear(0, "boar_knife").barred(1).play()

    attack(play, 1, *THREE)

    assert play[1].wounds == 0


def test_sh_31_each_target_has_a_sum_of_its_own() -> None:
    scene = four(GRAVEYARD, CHAPEL, GRAVEYARD).gear(0, "flail", "wood_axe")
    play = scene.gear(1, "pilgrims_cloak").warded(2).play()

    attack_all(play, *THREE)

    assert wounds(play) == [0, 3, 0, 4]


def test_sh_31_nothing_is_added_to_a_failed_throw() -> None:
    scene = four(GRAVEYARD).revealed(0).gear(0, "boar_knife", "war_sickle", "moon_spear")
    play = scene.play()

    attack(play, 1, *FAILED)

    assert play[1].wounds == 0


def test_sh_31_after_a_failed_throw_there_is_no_hidden_attackers_window() -> None:
    play = four(GRAVEYARD).gear(0, "moon_spear").play()

    attack(play, 1, *FAILED)

    assert "hit" not in topics(play)


def test_sh_31_after_a_failed_throw_b1_robs_nobody() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1).revealed(0)
    play = scene.gear(0, "boar_knife", "wood_axe").gear(1, "flail").play()

    attack(play, 1, *FAILED)

    assert "hit" not in topics(play)


def test_sh_31_after_a_failed_throw_v1_does_not_heal() -> None:
    scene = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1).revealed(0).wounds(0, 5)
    play = scene.gear(0, "boar_knife").play()

    attack(play, 1, *FAILED)

    assert play[0].wounds == 5


def test_sh_31_a_sum_of_zero_is_not_failed() -> None:
    play = four(GRAVEYARD).gear(0, "pilgrims_cloak").play()

    attack(play, 1, *ONE)

    assert play[1].wounds == 0
    assert play.events(topic="fails") == []


def test_sh_31_a_sum_of_zero_has_the_hidden_attackers_window() -> None:
    play = four(GRAVEYARD).gear(0, "pilgrims_cloak", "moon_spear").play()

    attack(play, 1, *ONE)

    assert play.asked() == {0: "hit"}


def test_sh_31_whom_a_failed_attack_missed_was_attacked() -> None:
    play = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).revealed(0, 1).play()

    attack(play, 1, *FAILED)

    assert play.asked() == {1: "attacked"}


def test_sh_31_who_got_a_sum_of_zero_was_attacked() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.gear(0, "pilgrims_cloak").play()

    attack(play, 1, *ONE)

    assert play.asked() == {1: "attacked"}


# SH-31a


def test_sh_31a_one_wound_is_damage() -> None:
    play = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1).revealed(0).wounds(0, 5).play()

    attack(play, 1, *ONE)

    assert play[0].wounds == 3


def test_sh_31a_a_wound_on_one_of_several_is_damage() -> None:
    scene = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1, 2).revealed(0).wounds(0, 5)
    play = scene.gear(0, "flail").warded(1).play()

    attack_all(play, *THREE)

    assert play[0].wounds == 3


def test_sh_31a_a_deadly_hit_is_damage() -> None:
    scene = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1).revealed(0).wounds(0, 5)
    play = scene.wounds(1, 9).play()

    attack(play, 1, *THREE)

    assert not play[1].alive
    assert play[0].wounds == 3


def test_sh_31a_a_theft_is_no_damage() -> None:
    scene = Scene("b1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1).gear(1, "flail")
    play = scene.play()

    attack(play, 1, *THREE).choose("rob", 1, "flail")

    assert play.asked() == {1: "attacked"}
    assert play.events(topic="wounded") == []


def test_sh_31a_a_zero_is_no_damage() -> None:
    scene = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1).revealed(0).wounds(0, 5)
    play = scene.gear(1, "pilgrims_cloak").play()

    attack(play, 1, *ONE)

    assert play[0].wounds == 5


def test_sh_31a_a_warded_hit_is_no_damage() -> None:
    scene = Scene("v1", "e1", "f1", "u1").at(GRAVEYARD, 1).warded(1)
    play = scene.play()

    attack(play, 1, *THREE)

    assert play.asked() == {1: "attacked"}


# SH-32: the Crossbow


def test_sh_32_the_crossbow_reaches_the_two_other_areas() -> None:
    play = four(HUT, SPRING, TREE).gear(0, "crossbow").play()

    to_the_attack(play)

    assert play.options() == [("attack", 1), ("attack", 2), ("attack", 3), ("no_attack",)]


def test_sh_32_the_crossbow_does_not_reach_your_own_area() -> None:
    play = four(CHAPEL, GRAVEYARD, CIRCLE).gear(0, "crossbow").play()

    to_the_attack(play)

    assert play.options() == [("attack", 3), ("no_attack",)]


def test_sh_32_with_the_crossbow_and_all_in_your_area_there_is_no_question() -> None:
    play = four(CHAPEL, GRAVEYARD).gear(0, "crossbow").play()

    to_the_attack(play)

    assert "attack" not in topics(play)


# SH-32: the Whirling Flail


def test_sh_32_with_the_flail_no_target_is_chosen() -> None:
    play = four(CHAPEL, GRAVEYARD, TREE).gear(0, "flail").play()

    to_the_attack(play)

    assert play.options() == [("attack_all",), ("no_attack",)]


def test_sh_32_the_flail_throws_once() -> None:
    play = four(CHAPEL, GRAVEYARD, CHAPEL).gear(0, "flail").play()

    attack_all(play, *THREE)

    assert play.events(topic="throws")[1:] == [("throws", 0, 4, 1)]


def test_sh_32_the_flail_hits_all_in_range() -> None:
    play = four(CHAPEL, GRAVEYARD, TREE).gear(0, "flail").play()

    attack_all(play, *THREE)

    assert wounds(play) == [0, 3, 3, 0]


def test_sh_32_each_target_of_the_flail_reduces_for_itself() -> None:
    scene = four(CHAPEL, GRAVEYARD, GRAVEYARD).gear(0, "flail")
    play = scene.gear(1, "pilgrims_cloak").warded(2).play()

    attack_all(play, *THREE)

    assert wounds(play) == [0, 2, 0, 3]


def test_sh_32_the_flail_with_the_crossbow_hits_all_in_both_other_areas() -> None:
    scene = Scene("f1", "u1", "g1", "v1", "e1").gear(0, "flail", "crossbow")
    play = scene.at(HUT, 1).at(SPRING, 2).at(CIRCLE, 3).at(GRAVEYARD, 4).play()

    attack_all(play, *THREE)

    assert wounds(play) == [0, 3, 3, 3, 0]


# SH-32: the Restless Blade


def test_sh_32_with_the_blade_no_attack_is_not_offered() -> None:
    play = four(CHAPEL).gear(0, "restless_blade").play()

    to_the_attack(play)

    assert play.options() == [("attack", 1)]


def test_sh_32_with_the_blade_the_target_is_free() -> None:
    play = four(CHAPEL, GRAVEYARD).gear(0, "restless_blade").play()

    to_the_attack(play)

    assert play.options() == [("attack", 1), ("attack", 2)]


def test_sh_32_with_the_blade_and_the_flail_all_must_be_attacked() -> None:
    play = four(CHAPEL, GRAVEYARD).gear(0, "restless_blade", "flail").play()

    to_the_attack(play)

    assert play.options() == [("attack_all",)]


def test_sh_32_with_the_blade_you_must_attack_in_an_extra_turn_too() -> None:
    play = four(CHAPEL).gear(0, "restless_blade").play()
    draw(play, "second_wind").go_on()

    to_the_attack(play)

    assert play.events(topic="turn") == [("turn", 0, 2)]
    assert play.options() == [("attack", 1)]


def test_sh_32_with_the_blade_and_the_crossbow_you_must_attack_afar() -> None:
    play = four(TREE, GRAVEYARD).gear(0, "restless_blade", "crossbow").play()

    to_the_attack(play)

    assert play.options() == [("attack", 1)]


def test_sh_32_with_the_blade_and_nobody_in_range_there_is_no_attack() -> None:
    play = four(TREE).gear(0, "restless_blade").play()

    to_the_attack(play)

    assert "attack" not in topics(play)


def test_sh_32_with_the_blade_and_the_crossbow_nobody_near_must_be_attacked() -> None:
    play = four(CHAPEL).gear(0, "restless_blade", "crossbow").play()

    to_the_attack(play)

    assert "attack" not in topics(play)


def test_sh_32_with_the_blade_there_is_no_attack_in_round_one() -> None:
    play = four(CHAPEL).round(1).gear(0, "restless_blade").play()

    to_the_attack(play)

    assert "attack" not in topics(play)


@pytest.mark.parametrize("fallen", [1, 2, 3, 4])
def test_sh_32_the_blade_throws_the_d4_alone(fallen: int) -> None:
    play = four(CHAPEL).gear(0, "restless_blade").play()

    attack(play, 1, fallen)

    assert play.events(topic="throws_d4") == [("throws_d4", 0, fallen)]
    assert play[1].wounds == fallen


def test_sh_32_the_blade_can_not_fail() -> None:
    play = four(CHAPEL).gear(0, "restless_blade", "boar_knife").play()

    attack(play, 1, 1)

    assert play.events(topic="fails") == []
    assert play[1].wounds == 2


def test_sh_32_a_counter_with_the_blade_throws_the_d4_alone() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.gear(1, "restless_blade").play()

    attack(play, 1, *THREE).luck(4).choose("counter")

    assert play.events(topic="throws_d4") == [("throws_d4", 1, 4)]
    assert play[0].wounds == 4


def test_sh_32_a_repetition_with_the_blade_throws_the_d4_alone() -> None:
    scene = Scene("c1", "u1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.gear(0, "restless_blade").play()

    attack(play, 1, 2).luck(4).choose("repeat")

    assert play.events(topic="throws_d4") == [("throws_d4", 0, 2), ("throws_d4", 0, 4)]
    assert play[1].wounds == 6


def test_sh_32_the_blade_of_the_target_does_not_count() -> None:
    play = four(CHAPEL).gear(1, "restless_blade").play()

    attack(play, 1, *THREE)

    assert play.events(topic="throws_d4") == []


def test_sh_32_the_blade_does_not_force_a_counter() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.gear(1, "restless_blade").play()

    attack(play, 1, *THREE)

    assert play.options() == [("go_on",), ("counter",)]


def test_sh_32_the_blade_does_not_force_a_repetition() -> None:
    scene = Scene("c1", "u1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.gear(0, "restless_blade").play()

    attack(play, 1, 2)

    assert play.options() == [("go_on",), ("repeat",)]


# SH-33


def test_sh_33_the_ward_of_the_warding_spirit_stops_an_attack() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(HUT, 1).revealed(0, 1)
    play = scene.play()
    draw(play, "warding_spirit")

    play.luck(*FAILED).choose("attack", 1).luck(*THREE).choose("counter")

    assert play[0].wounds == 0


def test_sh_33_the_ward_stops_nothing_but_attacks() -> None:
    play = four().warded(1).play()

    draw(play, "storm_of_light")

    assert play[1].wounds == 2


def test_sh_33_the_barrier_of_g2_stops_attacks() -> None:
    play = Scene("g2", "u1", "f1", "v1").play()
    to_the_attack(play).choose("barrier")

    play.move(GRAVEYARD).skip_place().luck(*THREE).choose("attack", 0)

    assert play[0].wounds == 0


def test_sh_33_the_barrier_of_g2_stops_all_other_damage() -> None:
    play = Scene("g2", "u1", "f1", "v1").play()
    to_the_attack(play).choose("barrier")

    draw(play, "storm_of_light")

    assert wounds(play) == [0, 0, 2, 2]


def test_sh_33_setting_wounds_to_seven_is_not_damage() -> None:
    play = Scene("f1", "g2", "u1", "v1").barred(1).play()

    draw(play, "bonesetter").choose("target", 1)

    assert play[1].wounds == 7


# SH-33a: attacks


@pytest.mark.parametrize(("shield", "left"), row(2, 0, 3, 3, 0))
def test_sh_33a_cloak_ward_and_barrier_help_against_attacks(shield: str, left: int) -> None:
    play = shielded(four(GRAVEYARD), 1, shield).play()

    attack(play, 1, *THREE)

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(2, 0, 3, 3, 0))
def test_sh_33a_cloak_ward_and_barrier_help_against_counters(shield: str, left: int) -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.play()
    attack(play, 1, *FAILED)
    shielded(scene, 0, shield)

    play.luck(*THREE).choose("counter")

    assert play[0].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(2, 0, 3, 3, 0))
def test_sh_33a_cloak_ward_and_barrier_help_against_repetitions(shield: str, left: int) -> None:
    scene = Scene("c1", "u1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = shielded(scene, 1, shield).play()

    attack(play, 1, *FAILED).luck(*THREE).choose("repeat")

    assert play[1].wounds == left


# SH-33a: the Magic Tree


@pytest.mark.parametrize(("shield", "left"), row(2, 2, 0, 2, 0))
def test_sh_33a_brooch_and_barrier_help_against_the_tree(shield: str, left: int) -> None:
    play = shielded(four(), 1, shield).play()

    play.move(TREE).choose("tree_wound", 1)

    assert play[1].wounds == left


# SH-33a: Hungry Bats, Cave Spider, Powder Keg


@pytest.mark.parametrize(("shield", "left"), row(2, 2, 2, 0, 0))
def test_sh_33a_amulet_and_barrier_help_against_hungry_bats(shield: str, left: int) -> None:
    play = shielded(four(), 1, shield).play()

    draw(play, "hungry_bats").choose("target", 1)

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(2, 2, 2, 0, 0))
def test_sh_33a_amulet_and_barrier_help_against_the_cave_spider(shield: str, left: int) -> None:
    play = shielded(four(), 1, shield).play()

    draw(play, "cave_spider").choose("target", 1)

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(2, 2, 2, 0, 0))
def test_sh_33a_amulet_and_barrier_help_against_ones_own_spider(shield: str, left: int) -> None:
    scene = four()
    play = scene.play()
    draw(play, "cave_spider")
    shielded(scene, 0, shield)

    play.choose("target", 1)

    assert play[0].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(3, 3, 3, 0, 0))
def test_sh_33a_amulet_and_barrier_help_against_the_powder_keg(shield: str, left: int) -> None:
    play = shielded(four(TREE), 1, shield).play()

    draw(play, "powder_keg", 5, 4)

    assert play[1].wounds == left


# SH-33a: what only the Barrier stops


@pytest.mark.parametrize(("shield", "left"), row(2, 2, 2, 2, 0))
def test_sh_33a_only_the_barrier_helps_against_the_storm_of_light(shield: str, left: int) -> None:
    play = shielded(four(), 1, shield).play()

    draw(play, "storm_of_light")

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(3, 3, 3, 3, 0))
def test_sh_33a_only_the_barrier_helps_against_the_straw_doll(shield: str, left: int) -> None:
    play = shielded(four(), 1, shield).play()

    draw(play, "straw_doll").luck(1).choose("target", 1)

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), [("ward", 1), ("barrier", 0)])
def test_sh_33a_only_the_barrier_helps_against_the_slippery_path(shield: str, left: int) -> None:
    scene = four()
    play = scene.play()
    play.move(GRAVEYARD, "slippery_path")
    shielded(scene, 0, shield)

    play.choose("draw", "red")

    assert play[0].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(2, 2, 2, 2, 0))
def test_sh_33a_only_the_barrier_helps_against_green_cards(shield: str, left: int) -> None:
    play = shielded(four(), 3, shield).play()

    draw(play, "g_exorcism").choose("give", 3).choose("take", 2)

    assert play[3].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(5, 5, 5, 5, 0))
def test_sh_33a_only_the_barrier_helps_against_f1(shield: str, left: int) -> None:
    play = shielded(Scene("f1", "u1", "g1", "v1"), 1, shield).play(5)

    play.choose("maul", 1)

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(4, 4, 4, 4, 0))
def test_sh_33a_only_the_barrier_helps_against_g1(shield: str, left: int) -> None:
    play = shielded(Scene("g1", "u1", "f1", "v1"), 1, shield).play(4)

    play.choose("claw", 1)

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(3, 3, 3, 3, 0))
def test_sh_33a_only_the_barrier_helps_against_u2(shield: str, left: int) -> None:
    play = shielded(Scene("u2", "e1", "f1", "v1").at(SPRING, 1), 1, shield).play()

    play.choose("haunt", 1)

    assert play[1].wounds == left


# SH-33a: set to 7


@pytest.mark.parametrize("shield", SHIELDS)
def test_sh_33a_nothing_helps_against_the_bonesetter(shield: str) -> None:
    play = shielded(four(), 1, shield).play()

    draw(play, "bonesetter").choose("target", 1)

    assert play[1].wounds == 7


@pytest.mark.parametrize("shield", SHIELDS)
def test_sh_33a_nothing_helps_against_f2(shield: str) -> None:
    play = shielded(Scene("f2", "u1", "g1", "v1"), 1, shield).play()

    play.choose("set_seven", 1)

    assert play[1].wounds == 7


# SH-33a: the protected may be chosen


@pytest.mark.parametrize("shield", SHIELDS)
def test_sh_33a_a_protected_player_may_be_attacked(shield: str) -> None:
    play = shielded(four(GRAVEYARD), 1, shield).play()

    to_the_attack(play)

    assert ("attack", 1) in play.options()


@pytest.mark.parametrize("shield", SHIELDS)
def test_sh_33a_a_protected_player_may_be_chosen_at_the_tree(shield: str) -> None:
    play = shielded(four(), 1, shield).play()

    play.move(TREE)

    assert ("tree_wound", 1) in play.options()


@pytest.mark.parametrize("shield", SHIELDS)
def test_sh_33a_a_protected_player_may_be_chosen_by_an_event(shield: str) -> None:
    play = shielded(four(), 1, shield).play()

    draw(play, "hungry_bats")

    assert ("target", 1) in play.options()


# SH-33b


def test_sh_33b_the_ward_lasts_through_the_turns_of_others() -> None:
    play = four(GRAVEYARD).warded(2).play()

    to_the_attack(play).choose("no_attack").go_on()

    assert play.asked() == {1: "turn_start"}
    assert play[2].warded


def test_sh_33b_the_ward_ends_when_its_owners_next_turn_starts() -> None:
    play = four().warded(1).play()

    to_the_attack(play).go_on()

    assert play.asked() == {1: "turn_start"}
    assert not play[1].warded


def test_sh_33b_the_barrier_ends_when_its_owners_next_turn_starts() -> None:
    play = Scene("f1", "g2", "u1", "v1").barred(1).play()

    to_the_attack(play).go_on()

    assert play.asked() == {1: "turn_start"}
    assert not play[1].barred


def test_sh_33b_the_ward_ends_when_an_extra_turn_starts() -> None:
    play = Scene("w2", "u1", "g1", "v1", "a1").dead(4).play()

    draw(play, "warding_spirit").choose("extra_turns")

    assert play.asked() == {0: "turn_start"}
    assert not play[0].warded


def test_sh_33b_the_barrier_ends_when_an_extra_turn_starts() -> None:
    play = Scene("g2", "u1", "f1", "v1").play()

    draw(play, "second_wind").choose("barrier")

    assert play.asked() == {0: "turn_start"}
    assert not play[0].barred


def test_sh_33b_the_barrier_ends_before_anything_else_in_the_turn() -> None:
    play = Scene("f1", "u1", "g1", "v1").barred(0).play(4)

    play.choose("maul", 0)

    assert play[0].wounds == 4


def test_sh_33b_the_ward_ends_with_the_death_of_its_owner() -> None:
    play = four().warded(1).wounds(1, 10).play()

    play.move(TREE).choose("tree_wound", 1)

    assert not play[1].alive
    assert not play[1].warded


def test_sh_33b_the_ward_is_public() -> None:
    play = four().warded(1).play()

    assert play.view(None).players[1].warded


def test_sh_33b_the_barrier_is_public() -> None:
    play = Scene("f1", "g2", "u1", "v1").barred(1).play()

    assert play.view(None).players[1].barred


def test_sh_33b_a_second_ward_adds_nothing() -> None:
    scene = four()
    play = scene.play()
    play.move(CHAPEL, "warding_spirit")
    scene.warded(0)
    play.choose("draw", "blue").go_on()
    play.move(HUT).skip_place().go_on().move(HUT).skip_place().choose("no_attack").go_on()

    play.move(TREE).skip_place().go_on()

    assert play.asked() == {0: "turn_start"}
    assert not play[0].warded


# SH-34


def test_sh_34_damage_by_an_event_can_not_be_countered() -> None:
    play = Scene("f1", "w1", "g1", "v1").revealed(1).play()

    draw(play, "hungry_bats").choose("target", 1)

    assert play[1].wounds == 2
    assert "attacked" not in topics(play)


def test_sh_34_damage_by_a_green_card_can_not_be_countered() -> None:
    play = Scene("f1", "w1", "g1", "v1").revealed(1).play()

    draw(play, "g_spell").choose("give", 1).choose("take", 1)

    assert play[1].wounds == 1
    assert "attacked" not in topics(play)


def test_sh_34_v1_does_not_heal_from_damage_by_a_card() -> None:
    play = Scene("v1", "e1", "f1", "u1").revealed(0).wounds(0, 5).play()

    draw(play, "storm_of_light")

    assert play[1].wounds == 2
    assert play[0].wounds == 5


def test_sh_34_weapons_do_not_add_to_damage_by_a_card() -> None:
    play = four().gear(0, "boar_knife", "wood_axe").play()

    draw(play, "hungry_bats").choose("target", 1)

    assert play[1].wounds == 2


def test_sh_34_damage_by_a_card_is_possible_in_round_one() -> None:
    play = four().round(1).play()

    draw(play, "hungry_bats").choose("target", 1)

    assert play[1].wounds == 2


def test_sh_34_damage_by_a_card_leaves_the_attack_of_the_turn() -> None:
    play = four(HUT).play()

    draw(play, "hungry_bats").choose("target", 1)

    assert play.asked() == {0: "attack"}
    assert play.events(topic="attacks") == []
