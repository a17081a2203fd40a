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

THREE = (4, 1)
FAILED = (3, 3)

HIT_POINTS = [
    ("a1", 8), ("a2", 8), ("b1", 10), ("b2", 10), ("c1", 11), ("c2", 11), ("d1", 13), ("d2", 13),
    ("e1", 10), ("e2", 10), ("f1", 12), ("f2", 12), ("g1", 14), ("g2", 14),
    ("u1", 11), ("u2", 11), ("v1", 13), ("v2", 13), ("w1", 14), ("w2", 14),
]  # fmt: skip


def five() -> Scene:
    """Seat 0 is face up; seat 1 is a human with 8 hit points whose fall ends nothing."""
    return Scene("f1", "a1", "u1", "g1", "v1").revealed(0)


def company_of(character: str) -> list[str]:
    """Werewolves and vampires, so that the game goes on without this one."""
    return [other for other in ("e1", "f1", "g1", "u1", "v1", "w1") if other != character]


def attack(play: Play, target: Seat, *dice: int) -> Play:
    """The active player comes to the Chapel and attacks."""
    return play.move(CHAPEL).skip_place().luck(*dice).choose("attack", target)


def attack_all(play: Play, *dice: int) -> Play:
    """The active player comes to the Chapel and swings the Flail."""
    return play.move(CHAPEL).skip_place().luck(*dice).choose("attack_all")


def draw(play: Play, card: str, *then: int | str) -> Play:
    """The active player comes to the Spring and takes this card."""
    return play.move(SPRING, card, *then).choose("draw", COLOUR_OF[card])


def tree_wounds(play: Play, target: Seat) -> Play:
    """The active player comes to the Tree and wounds."""
    return play.move(TREE).choose("tree_wound", target)


def out(play: Play) -> list[Seat]:
    """Who is out."""
    return [player.seat for player in play.table.players if not player.alive]


def discards(play: Play) -> list[str]:
    """Equipment and events that lie face up on both piles."""
    return play.table.red.discards + play.table.blue.discards


# SH-40


@pytest.mark.parametrize(("character", "hit_points"), HIT_POINTS)
def test_sh_40_wounds_at_the_hit_points_put_out(character: str, hit_points: int) -> None:
    play = Scene(character, *company_of(character)).wounds(0, hit_points - 2).play()

    tree_wounds(play, 0)

    assert not play[0].alive


@pytest.mark.parametrize(("character", "hit_points"), HIT_POINTS)
def test_sh_40_one_less_does_not_put_out(character: str, hit_points: int) -> None:
    play = Scene(character, *company_of(character)).wounds(0, hit_points - 3).play()

    tree_wounds(play, 0)

    assert play[0].alive


def test_sh_40_wounds_over_the_hit_points_put_out() -> None:
    play = five().wounds(1, 7).play()

    tree_wounds(play, 1)

    assert not play[1].alive


def test_sh_40_the_card_of_the_dead_is_turned_up() -> None:
    play = five().wounds(1, 7).play()

    tree_wounds(play, 1)

    assert play.view(None).players[1].revealed
    assert play.view(None).players[1].character == "a1"


def test_sh_40_the_figure_of_the_dead_leaves() -> None:
    play = five().at(HUT, 1).wounds(1, 7).play()

    tree_wounds(play, 1)

    assert play.view(None).players[1].place == ""


# SH-40a


def test_sh_40a_wounds_are_public() -> None:
    play = five().wounds(1, 5).play()

    assert [player.wounds for player in play.view(None).players] == [0, 5, 0, 0, 0]


@pytest.mark.parametrize("had", [0, 1])
def test_sh_40a_wounds_never_fall_below_zero(had: int) -> None:
    play = five().wounds(0, had).play()

    draw(play, "spring_water")

    assert play[0].wounds == 0


def test_sh_40a_wounds_beyond_the_hit_points_are_not_counted() -> None:
    play = five().wounds(1, 7).play()

    tree_wounds(play, 1)

    assert play.view(None).players[1].wounds == 8


# SH-41: what the causer may take


def test_sh_41_the_causer_chooses_one_equipment_or_none() -> None:
    play = five().wounds(1, 7).gear(1, "flail", "talisman").play()

    tree_wounds(play, 1)

    assert play.options() == [("loot", "flail"), ("loot", "talisman"), ("leave",)]


def test_sh_41_the_causer_gets_the_equipment_of_its_choice() -> None:
    play = five().wounds(1, 7).gear(1, "flail", "talisman").play()

    tree_wounds(play, 1).choose("loot", "talisman")

    assert play[0].gear == ["talisman"]
    assert play[1].gear == []


def test_sh_41_the_rest_goes_to_the_discards_of_its_colour() -> None:
    play = five().wounds(1, 7).gear(1, "flail", "talisman", "wood_axe").play()

    tree_wounds(play, 1).choose("loot", "flail")

    assert play.view(None).red.discards == ["wood_axe"]
    assert play.view(None).blue.discards == ["talisman"]


def test_sh_41_the_causer_may_take_nothing() -> None:
    play = five().wounds(1, 7).gear(1, "flail", "talisman").play()

    tree_wounds(play, 1).choose("leave")

    assert play[0].gear == []
    assert discards(play) == ["flail", "talisman"]


def test_sh_41_who_owned_nothing_is_not_looted() -> None:
    play = five().wounds(1, 7).play()

    tree_wounds(play, 1)

    assert "loot" not in play.asked().values()


def test_sh_41_the_causer_may_take_one_from_each_one_it_put_out() -> None:
    scene = five().at(GRAVEYARD, 1, 2).wounds(1, 7).wounds(2, 10).gear(0, "flail")
    play = scene.gear(1, "talisman", "wood_axe").gear(2, "crossbow", "lodestone").play()

    attack_all(play, *THREE).choose("loot", "talisman").choose("loot", "crossbow")

    assert play[0].gear == ["flail", "talisman", "crossbow"]
    assert discards(play) == ["wood_axe", "lodestone"]


# SH-41: who the causer is


def test_sh_41_the_causer_of_an_attack_is_the_attacker() -> None:
    play = five().at(GRAVEYARD, 1).wounds(1, 7).gear(1, "talisman").play()

    attack(play, 1, *THREE)

    assert play.asked() == {0: "loot"}


def test_sh_41_the_causer_of_a_counter_is_who_counters() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.wounds(0, 10).gear(0, "talisman").play()

    attack(play, 1, *FAILED).luck(*THREE).choose("counter")

    assert play.asked() == {1: "loot"}


@pytest.mark.parametrize("card", ["hungry_bats", "cave_spider", "straw_doll"])
def test_sh_41_the_causer_of_an_event_with_a_target_is_the_drawer(card: str) -> None:
    play = five().wounds(1, 7).gear(1, "flail").play()

    draw(play, card).luck(1).choose("target", 1)

    assert play.asked() == {0: "loot"}


def test_sh_41_the_causer_of_the_storm_of_light_is_the_drawer() -> None:
    play = five().wounds(1, 7).gear(1, "flail").play()

    draw(play, "storm_of_light")

    assert play.asked() == {0: "loot"}


def test_sh_41_the_causer_of_the_powder_keg_is_the_drawer() -> None:
    play = five().at(TREE, 1).wounds(1, 7).gear(1, "flail").play()

    draw(play, "powder_keg", 5, 4)

    assert play.asked() == {0: "loot"}


def test_sh_41_the_causer_at_the_tree_is_the_active_player() -> None:
    play = five().turn_of(3).wounds(1, 7).gear(1, "flail").play()

    tree_wounds(play, 1)

    assert play.asked() == {3: "loot"}


def test_sh_41_the_causer_of_a_green_card_is_the_giver() -> None:
    play = five().wounds(1, 7).gear(1, "flail").play()

    draw(play, "g_bully").choose("give", 1).choose("take", 1)

    assert out(play) == [1]
    assert play.asked() == {0: "loot"}


def test_sh_41_the_causer_of_f1s_wounds_is_f1() -> None:
    play = Scene("f1", "a1", "u1", "g1", "v1").wounds(1, 7).gear(1, "flail").play(3)

    play.choose("maul", 1)

    assert play.asked() == {0: "loot"}


def test_sh_41_the_causer_of_g1s_wounds_is_g1() -> None:
    play = Scene("g1", "a1", "u1", "f1", "v1").wounds(1, 7).gear(1, "flail").play(3)

    play.choose("claw", 1)

    assert play.asked() == {0: "loot"}


def test_sh_41_the_causer_of_u2s_wounds_is_u2() -> None:
    scene = Scene("u2", "a1", "u1", "f1", "v1").at(SPRING, 1).wounds(1, 7).gear(1, "flail")
    play = scene.play()

    play.choose("haunt", 1)

    assert play.asked() == {0: "loot"}


# SH-41: no causer


def test_sh_41_who_ends_itself_at_the_tree_has_no_causer() -> None:
    play = five().wounds(0, 11).gear(0, "flail", "talisman").play()

    tree_wounds(play, 0)

    assert out(play) == [0]
    assert discards(play) == ["flail", "talisman"]
    assert play.asked() == {1: "turn_start"}


@pytest.mark.parametrize("card", ["hungry_bats", "cave_spider", "straw_doll"])
def test_sh_41_who_ends_itself_by_its_own_card_has_no_causer(card: str) -> None:
    play = five().wounds(0, 11).gear(0, "flail").play()

    draw(play, card).luck(1).choose("target", 0)

    assert out(play) == [0]
    assert "flail" in discards(play)
    assert play.asked() == {1: "turn_start"}


def test_sh_41_the_drawer_felled_by_the_straw_doll_has_no_causer() -> None:
    play = five().wounds(0, 11).gear(0, "flail").play()

    draw(play, "straw_doll").luck(5).choose("target", 1)

    assert out(play) == [0]
    assert "flail" in discards(play)
    assert play.asked() == {1: "turn_start"}


def test_sh_41_the_drawer_felled_by_its_own_keg_has_no_causer() -> None:
    play = five().wounds(0, 11).gear(0, "flail").play()

    draw(play, "powder_keg", 3, 1)

    assert out(play) == [0]
    assert "flail" in discards(play)
    assert play.asked() == {1: "turn_start"}


def test_sh_41_the_drawer_felled_by_the_slippery_path_has_no_causer() -> None:
    play = five().wounds(0, 11).play()

    draw(play, "slippery_path")

    assert out(play) == [0]
    assert play.asked() == {1: "turn_start"}


def test_sh_41_c1_who_ends_himself_by_his_payment_has_no_causer() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.wounds(0, 9).gear(0, "flail", "talisman").play()

    attack_all(play, *FAILED).choose("repeat")

    assert out(play) == [0]
    assert discards(play) == ["flail", "talisman"]
    assert play.asked() == {1: "turn_start"}


def test_sh_41_if_the_causer_is_out_in_the_same_batch_all_is_discarded() -> None:
    scene = five().wounds(0, 11).wounds(1, 7).gear(0, "flail").gear(1, "wood_axe")
    play = scene.play()

    draw(play, "cave_spider").choose("target", 1)

    assert out(play) == [0, 1]
    assert {"flail", "wood_axe"} <= set(discards(play))
    assert play.asked() == {2: "turn_start"}


# SH-41a


def test_sh_41a_the_chain_takes_all_unasked() -> None:
    scene = five().at(GRAVEYARD, 1).wounds(1, 7).gear(1, "talisman", "wood_axe")
    play = scene.gear(0, "silver_chain").play()

    attack(play, 1, *THREE)

    assert "loot" not in play.asked().values()
    assert play[0].gear == ["silver_chain", "talisman", "wood_axe"]


def test_sh_41a_the_chain_takes_all_in_a_counter() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).revealed(0, 1).wounds(0, 10)
    play = scene.gear(0, "talisman", "wood_axe").gear(1, "silver_chain").play()

    attack(play, 1, *FAILED).luck(*THREE).choose("counter")

    assert play[1].gear == ["silver_chain", "talisman", "wood_axe"]


def test_sh_41a_the_chain_takes_all_in_a_repetition() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1).revealed(0, 1).wounds(1, 10)
    play = scene.gear(0, "silver_chain").gear(1, "talisman", "wood_axe").play()

    attack(play, 1, *FAILED).luck(*THREE).choose("repeat")

    assert play[0].gear == ["silver_chain", "talisman", "wood_axe"]


def test_sh_41a_the_chain_of_the_victim_takes_nothing() -> None:
    scene = five().at(GRAVEYARD, 1).wounds(1, 7)
    play = scene.gear(1, "silver_chain", "wood_axe").play()

    attack(play, 1, *THREE)

    assert play.options() == [("loot", "silver_chain"), ("loot", "wood_axe"), ("leave",)]


@pytest.mark.parametrize("card", ["hungry_bats", "cave_spider", "straw_doll"])
def test_sh_41a_the_chain_does_not_work_for_events(card: str) -> None:
    scene = five().wounds(1, 7).gear(0, "silver_chain").gear(1, "flail", "wood_axe")
    play = scene.play()

    draw(play, card).luck(1).choose("target", 1)

    assert play.options() == [("loot", "flail"), ("loot", "wood_axe"), ("leave",)]


def test_sh_41a_the_chain_does_not_work_at_the_tree() -> None:
    scene = five().wounds(1, 7).gear(0, "silver_chain").gear(1, "flail", "wood_axe")
    play = scene.play()

    tree_wounds(play, 1)

    assert play.options() == [("loot", "flail"), ("loot", "wood_axe"), ("leave",)]


def test_sh_41a_the_chain_does_not_work_for_green_cards() -> None:
    scene = five().wounds(1, 7).gear(0, "silver_chain").gear(1, "flail", "wood_axe")
    play = scene.play()

    draw(play, "g_bully").choose("give", 1).choose("take", 1)

    assert play.options() == [("loot", "flail"), ("loot", "wood_axe"), ("leave",)]


def seven_with_b1() -> Scene:
    """b1 begins; the loser in seat 1 has 8 hit points and two cards."""
    scene = Scene("b1", "a1", "u1", "f1", "v1", "g1", "c1").at(GRAVEYARD, 1)
    return scene.wounds(1, 7).gear(1, "flail", "wood_axe")


def test_sh_41a_with_seven_b1_may_take_all() -> None:
    play = seven_with_b1().play()

    attack(play, 1, *THREE).choose("loot_all")

    assert play[0].gear == ["flail", "wood_axe"]
    assert discards(play) == []


def test_sh_41a_with_eight_b1_may_take_all() -> None:
    scene = Scene("b1", "a1", "u1", "f1", "v1", "g1", "w1", "e1").at(GRAVEYARD, 1)
    play = scene.wounds(1, 7).gear(1, "flail", "wood_axe").play()

    attack(play, 1, *THREE).choose("loot_all")

    assert play[0].gear == ["flail", "wood_axe"]


def test_sh_41a_to_take_all_is_an_option_of_b1s_loot_question() -> None:
    play = seven_with_b1().play()

    attack(play, 1, *THREE)

    assert play.asked() == {0: "loot"}
    assert set(play.options()) == {
        ("loot", "flail"),
        ("loot", "wood_axe"),
        ("loot_all",),
        ("leave",),
    }


def test_sh_41a_to_take_all_reveals_b1() -> None:
    play = seven_with_b1().play()

    attack(play, 1, *THREE).choose("loot_all")

    assert play[0].revealed


def test_sh_41a_to_take_one_does_not_reveal_b1() -> None:
    play = seven_with_b1().play()

    attack(play, 1, *THREE).choose("loot", "flail")

    assert play[0].gear == ["flail"]
    assert not play[0].revealed


def test_sh_41a_with_six_b1_may_not_take_all() -> None:
    scene = Scene("b1", "a1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1).wounds(1, 7)
    play = scene.gear(1, "flail", "wood_axe").play()

    attack(play, 1, *THREE).choose("go_on")

    assert play.options() == [("loot", "flail"), ("loot", "wood_axe"), ("leave",)]


def test_sh_41a_b1_may_not_take_all_from_a_victim_of_the_tree() -> None:
    play = seven_with_b1().play()

    tree_wounds(play, 1)

    assert play.options() == [("loot", "flail"), ("loot", "wood_axe"), ("leave",)]


def test_sh_41a_b1_may_not_take_all_from_a_victim_of_an_event() -> None:
    play = seven_with_b1().play()

    draw(play, "hungry_bats").choose("target", 1)

    assert play.options() == [("loot", "flail"), ("loot", "wood_axe"), ("leave",)]


# SH-42


def test_sh_42_all_wounds_fall_before_anything_follows() -> None:
    scene = five().at(GRAVEYARD, 1, 2).wounds(1, 7).gear(0, "flail").gear(1, "talisman")
    play = scene.play()

    attack_all(play, *THREE)

    assert play.asked() == {0: "loot"}
    assert play[2].wounds == 3


def test_sh_42_b1s_thefts_fall_with_the_wounds() -> None:
    scene = Scene("b1", "a1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.wounds(1, 7).gear(1, "talisman").gear(2, "wood_axe").play()

    attack_all(play, *THREE).choose("rob", 2, "wood_axe").choose("go_on")

    assert play.asked() == {0: "loot"}
    assert play[0].gear == ["flail", "wood_axe"]


def test_sh_42_all_go_out_together_before_the_loot() -> None:
    scene = five().at(GRAVEYARD, 1, 2).wounds(1, 7).wounds(2, 10).gear(0, "flail")
    play = scene.gear(1, "talisman").play()

    attack_all(play, *THREE)

    assert play.asked() == {0: "loot"}
    assert out(play) == [1, 2]


def test_sh_42_all_cards_are_up_and_all_figures_gone_before_the_loot() -> None:
    scene = five().at(GRAVEYARD, 1, 2).wounds(1, 7).wounds(2, 10).gear(0, "flail")
    play = scene.gear(1, "talisman").play()

    attack_all(play, *THREE)

    assert play[2].revealed
    assert play[2].place == ""


def test_sh_42_forced_reveals_come_before_the_loot() -> None:
    scene = Scene("f1", "a1", "u1", "g1", "d1", "v1").wounds(1, 7).gear(1, "talisman")
    play = scene.play()

    tree_wounds(play, 1)

    assert play.asked() == {0: "loot"}
    assert play[4].revealed


def test_sh_42_forced_reveals_come_after_the_cards_of_the_dead() -> None:
    play = Scene("f1", "a1", "u1", "g1", "d1", "v1").wounds(1, 7).play()

    tree_wounds(play, 1)

    order = [event[0] for event in play.events() if event[0] in ("dies", "reveals")]
    assert order == ["dies", "reveals"]


def test_sh_42_b2_is_revealed_before_d1() -> None:
    scene = Scene("f1", "a1", "d1", "b2", "u1", "v1").turn_of(3).at(GRAVEYARD, 1).wounds(1, 7)
    play = scene.play()

    attack(play, 1, *THREE)

    assert play.events(topic="reveals") == [("reveals", 3, "b2"), ("reveals", 2, "d1")]


def test_sh_42_forced_reveals_come_before_the_goals() -> None:
    scene = Scene("f1", "u1", "d1", "b1", "a1").wounds(1, 9)
    play = scene.play()

    tree_wounds(play, 1)

    assert play.match.over
    assert play.events(topic="reveals")[0] == ("reveals", 2, "d1")


def test_sh_42_goals_come_before_the_loot() -> None:
    play = Scene("f1", "u1", "g1", "e1").wounds(1, 9).gear(1, "talisman").play()

    tree_wounds(play, 1)

    assert play.match.over
    assert play[0].gear == []


def test_sh_42_the_loot_goes_clockwise_from_the_looter() -> None:
    scene = Scene("a1", "u1", "f1", "v1", "g1", "w1").turn_of(2).at(GRAVEYARD, 0, 1, 3)
    scene.revealed(2).wounds(0, 7).wounds(1, 10).wounds(3, 12).gear(2, "flail")
    play = scene.gear(0, "talisman").gear(1, "wood_axe").gear(3, "crossbow").play()

    attack_all(play, *THREE)
    play.choose("loot", "crossbow").choose("loot", "talisman").choose("loot", "wood_axe")

    assert play[2].gear == ["flail", "crossbow", "talisman", "wood_axe"]


def test_sh_42_the_rest_of_one_victim_is_discarded_before_the_next() -> None:
    scene = five().at(GRAVEYARD, 1, 2).wounds(1, 7).wounds(2, 10).gear(0, "flail")
    play = scene.gear(1, "talisman", "wood_axe").gear(2, "crossbow").play()

    attack_all(play, *THREE).choose("loot", "talisman")

    assert play.asked() == {0: "loot"}
    assert discards(play) == ["wood_axe"]


def test_sh_42_goals_are_checked_again_after_the_loot() -> None:
    scene = Scene("b1", "a1", "u1", "f1", "v1", "g1").wounds(1, 7).gear(1, "talisman")
    play = scene.gear(0, "boar_knife", "war_sickle", "wood_axe", "crossbow").play()

    tree_wounds(play, 1).choose("loot", "talisman")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_42_the_healing_of_the_bats_comes_after_the_loot() -> None:
    play = five().wounds(0, 5).wounds(1, 7).gear(1, "flail").play()

    draw(play, "hungry_bats").choose("target", 1)

    assert play.asked() == {0: "loot"}
    assert play[0].wounds == 5


def test_sh_42_the_bats_heal_once_the_loot_is_done() -> None:
    play = five().wounds(0, 5).wounds(1, 7).gear(1, "flail").play()

    draw(play, "hungry_bats").choose("target", 1).choose("leave")

    assert play[0].wounds == 4


def test_sh_42_the_bats_do_not_heal_once_the_game_is_over() -> None:
    play = Scene("f1", "u1", "g1", "e1").wounds(0, 5).wounds(1, 9).play()

    draw(play, "hungry_bats").choose("target", 1)

    assert play.match.over
    assert play[0].wounds == 5


def test_sh_42_the_rest_of_the_turn_comes_after_the_loot() -> None:
    play = five().at(CIRCLE, 2).wounds(1, 7).gear(1, "flail").play()

    tree_wounds(play, 1).choose("leave")

    assert play.asked() == {0: "attack"}


# SH-42a


def test_sh_42a_all_hits_of_an_attack_are_one_batch() -> None:
    scene = Scene("a1", "f1", "u1", "c1", "b1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.wounds(1, 11).wounds(2, 10).play()

    attack_all(play, *THREE)

    assert play.table.winners == [0, 1, 2]


def test_sh_42a_both_parts_of_the_cave_spider_are_one_batch() -> None:
    play = Scene("f1", "u1", "a1", "c1").wounds(0, 11).wounds(1, 10).play()

    draw(play, "cave_spider").choose("target", 1)

    assert play.table.winners == [0, 1, 2]


def test_sh_42a_the_powder_keg_is_one_batch() -> None:
    scene = Scene("a1", "f1", "u1", "c1").at(TREE, 1, 2).wounds(1, 11).wounds(2, 10)
    play = scene.play()

    draw(play, "powder_keg", 5, 4)

    assert play.table.winners == [0, 1, 2]


def test_sh_42a_the_storm_of_light_is_one_batch() -> None:
    play = Scene("a1", "f1", "u1", "c1").wounds(1, 11).wounds(2, 10).play()

    draw(play, "storm_of_light")

    assert play.table.winners == [0, 1, 2]


def test_sh_42a_an_attack_and_its_counter_are_two_batches() -> None:
    scene = Scene("f1", "w1", "u1", "g1", "a1").at(GRAVEYARD, 1, 4).revealed(0, 1, 2, 3, 4)
    play = scene.gear(0, "flail").wounds(4, 7).wounds(0, 10).play()

    attack_all(play, *THREE)

    assert out(play) == [4]
    assert play.asked() == {1: "attacked"}


def test_sh_42a_the_bats_wound_and_heal_one_after_the_other() -> None:
    play = five().wounds(0, 10).play()

    draw(play, "hungry_bats").choose("target", 0)

    assert out(play) == [0]


def test_sh_42a_c1s_payment_is_a_batch_of_its_own() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.wounds(0, 9).wounds(1, 10).play()

    attack(play, 1, *FAILED).luck(*THREE).choose("repeat")

    assert out(play) == [0]


def test_sh_42a_c1s_payment_falls_before_the_repetition_is_thrown() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.play()

    attack(play, 1, *FAILED).luck(*THREE).choose("repeat")

    assert play.events(topic="wounded") == [("wounded", 0, 2), ("wounded", 1, 3)]


# SH-44


def test_sh_44_if_the_active_player_falls_before_the_move_its_turn_ends() -> None:
    play = five().wounds(0, 8).play(6)

    play.choose("maul", 0)

    assert out(play) == [0]
    assert play.asked() == {1: "turn_start"}


def test_sh_44_if_the_active_player_falls_at_the_place_there_is_no_attack() -> None:
    play = five().at(CIRCLE, 1).wounds(0, 11).play()

    tree_wounds(play, 0)

    assert play.asked() == {1: "turn_start"}


def test_sh_44_if_the_active_player_falls_there_is_no_turn_end_window() -> None:
    play = Scene("g2", "a1", "u1", "f1", "v1").wounds(0, 12).play()

    tree_wounds(play, 0)

    assert play.asked() == {1: "turn_start"}


def test_sh_44_if_the_active_player_falls_by_a_counter_its_turn_ends() -> None:
    scene = Scene("g2", "w1", "f1", "v1").at(GRAVEYARD, 1).revealed(0, 1).wounds(0, 13)
    play = scene.play()

    attack(play, 1, *FAILED).luck(*THREE).choose("counter")

    assert out(play) == [0]
    assert play.asked() == {1: "turn_start"}


def test_sh_44_the_fallen_active_player_is_looted_before_its_turn_ends() -> None:
    scene = Scene("g2", "w1", "f1", "v1").at(GRAVEYARD, 1).revealed(0, 1).wounds(0, 13)
    play = scene.gear(0, "talisman").play()

    attack(play, 1, *FAILED).luck(*THREE).choose("counter").choose("loot", "talisman")

    assert play[1].gear == ["talisman"]
    assert play.asked() == {1: "turn_start"}


def test_sh_44_the_extra_turns_of_the_fallen_lapse() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(HUT, 1).revealed(0, 1).wounds(0, 10)
    play = scene.play()
    draw(play, "second_wind")

    play.luck(*FAILED).choose("attack", 1).luck(*THREE).choose("counter")

    assert play.asked() == {1: "turn_start"}
    assert play.events(topic="turn") == [("turn", 1, 2)]
    assert play.view(None).extra_turns == 0


def test_sh_44_the_next_living_seat_goes_on() -> None:
    play = Scene("f1", "a1", "c1", "u1", "g1", "v1").dead(1, 2).wounds(0, 11).play()

    tree_wounds(play, 0)

    assert play.asked() == {3: "turn_start"}


def test_sh_44_the_event_that_felled_its_drawer_is_discarded() -> None:
    play = five().wounds(0, 11).play()

    draw(play, "cave_spider").choose("target", 1)

    assert discards(play) == ["cave_spider"]
    assert play.asked() == {1: "turn_start"}


def test_sh_44_the_bats_do_not_heal_the_fallen() -> None:
    play = five().wounds(0, 11).play()

    draw(play, "hungry_bats").choose("target", 0)

    assert play[0].wounds == 12
    assert not play[0].alive
