from tests.games.shadow_hunters.scenes import (
    CHAPEL,
    CIRCLE,
    GRAVEYARD,
    HUT,
    TREE,
    Play,
    Scene,
)

FOUR = ("flail", "crossbow", "boar_knife", "war_sickle")
TWO_RELICS = ("talisman", "moon_spear")


def strike(scene: Scene, *dice: int) -> Play:
    """Seat 0 comes to the Chapel and attacks seat 1, who stands in the Graveyard."""
    play = scene.at(GRAVEYARD, 1).play().move(CHAPEL).skip_place()
    return play.luck(*dice).choose("attack", 1)


def fell(scene: Scene, victim: int) -> Play:
    """The active player wounds somebody at the Tree."""
    return scene.play().move(TREE).choose("tree_wound", victim)


def storm(scene: Scene) -> Play:
    """The active player draws the Storm of Light: all others take 2."""
    return scene.play().move(CHAPEL, "storm_of_light").choose("draw", "blue")


# SH-60, the goals that end the game


def test_sh_60_a_side_wiped_out_ends_the_game() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9), 1)

    assert play.table.ended == "werewolf"


def test_sh_60_b1_ends_the_game_with_five_equipment() -> None:
    play = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *FOUR).play()

    play.move(GRAVEYARD, "wood_axe").choose("draw", "red")

    assert play.table.ended == "b1"
    assert play.table.winners == [0]


def test_sh_60_four_equipment_do_not_end_the_game() -> None:
    play = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *FOUR[:3]).play()

    play.move(GRAVEYARD, "wood_axe").choose("draw", "red")

    assert not play.match.over


def test_sh_60_five_equipment_of_another_do_not_end_the_game() -> None:
    play = Scene("e1", "u1", "f1", "v1", "b1").gear(0, *FOUR).play()

    play.move(GRAVEYARD, "wood_axe").choose("draw", "red")

    assert not play.match.over


def test_sh_60_b2_ends_the_game_by_his_attack() -> None:
    play = strike(Scene("b2", "v1", "f1", "u1", "e1").wounds(1, 12), 4, 1)

    assert play.table.ended == "b2"
    assert play.table.winners == [0]


def test_sh_60_c1_ends_the_game_with_the_third_dead() -> None:
    play = fell(Scene("c1", "u1", "f1", "v1", "e1", "a1").dead(2, 3).wounds(5, 6), 5)

    assert play.table.ended == "c1"
    assert play.table.winners == [0]


def test_sh_60_c2_ends_the_game_as_first_to_die() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "c2").wounds(4, 9), 4)

    assert play.table.ended == "c2"
    assert play.table.winners == [4]


def test_sh_60_c2_ends_the_game_among_the_last_two() -> None:
    play = fell(Scene("c2", "u1", "f1", "v1", "e1").dead(1, 2).wounds(3, 11), 3)

    assert play.match.over
    assert 0 in play.table.winners


def test_sh_60_d1_ends_the_game_as_first_to_die() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "d1").wounds(4, 11), 4)

    assert play.table.ended == "d1"
    assert play.table.winners == [4]


def test_sh_60_d2_ends_the_game_with_three_relics() -> None:
    play = Scene("d2", "u1", "f1", "v1", "e1").gear(0, *TWO_RELICS).play()

    play.move(CHAPEL, "silver_chain").choose("draw", "blue")

    assert play.table.ended == "d2"
    assert play.table.winners == [0]


def test_sh_60_two_relics_and_other_equipment_do_not_end_the_game() -> None:
    play = Scene("d2", "u1", "f1", "v1", "e1").gear(0, *TWO_RELICS).play()

    play.move(CHAPEL, "rowan_brooch").choose("draw", "blue")

    assert not play.match.over


# SH-60, checked after each change of equipment


def test_sh_60_b1_wins_by_a_card_given_on_a_slippery_path() -> None:
    play = Scene("e1", "u1", "f1", "v1", "b1").gear(4, *FOUR).gear(0, "talisman").play()

    play.move(GRAVEYARD, "slippery_path").choose("draw", "red")
    play.choose("part_with", "talisman").choose("target", 4)

    assert play.table.ended == "b1"
    assert play.table.winners == [4]


def test_sh_60_b1_wins_by_the_thieving_imp() -> None:
    play = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *FOUR).gear(1, "talisman").play()

    play.move(GRAVEYARD, "thieving_imp").choose("draw", "red").choose("take", 1, "talisman")

    assert play.table.ended == "b1"


def test_sh_60_b1_wins_at_the_stone_circle() -> None:
    play = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *FOUR).gear(1, "talisman").play()

    play.move(CIRCLE).choose("take", 1, "talisman")

    assert play.table.ended == "b1"


def test_sh_60_b1_wins_by_a_toll() -> None:
    play = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *FOUR).gear(2, "talisman").play()

    play.move(HUT, "g_anger").choose("draw", "green").choose("give", 2)
    play.choose("hand_over", "talisman")

    assert play.table.ended == "b1"


def test_sh_60_b1_wins_by_a_theft() -> None:
    four = ("wood_axe", "boar_knife", "war_sickle", "rowan_brooch")
    scene = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *four).gear(1, "talisman")

    play = strike(scene, 4, 1).choose("rob", 1, "talisman")

    assert play.table.ended == "b1"


def test_sh_60_b1_wins_by_loot() -> None:
    play = fell(
        Scene("b1", "u1", "f1", "v1", "e1").gear(0, *FOUR).gear(1, "talisman").wounds(1, 9), 1
    )

    play.choose("loot", "talisman")

    assert play.table.ended == "b1"


def test_sh_60_d2_wins_by_the_discards_in_anothers_turn() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "d2").gear(4, *TWO_RELICS)
    play = scene.discarded("pilgrims_cloak").play()

    play.interrupt(4, "salvage", "pilgrims_cloak")

    assert play.table.ended == "d2"
    assert play.table.winners == [4]


# SH-60, the end is the end


def test_sh_60_no_question_follows_the_end() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9), 1)

    assert play.match.over
    assert play.asked() == {}


def test_sh_60_no_loot_follows_the_end() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9).gear(1, "flail"), 1)

    assert play.match.over
    assert play[0].gear == []
    assert play.events(topic="discards") == []


def two_fall_to_bruno() -> Play:
    """Bruno owns four cards; his Flail puts out two players who own one each."""
    four = ("flail", "lodestone", "boar_knife", "war_sickle")
    scene = Scene("b1", "a1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1, 2).gear(0, *four)
    scene.wounds(1, 7).wounds(2, 10).gear(1, "talisman").gear(2, "wood_axe")
    play = scene.play().luck(5, 1, 5, 1).choose("throw").skip_place()
    return play.luck(4, 1).choose("attack_all").choose("go_on")


def test_sh_60_loot_of_two_victims_goes_on_after_the_fifth_card() -> None:
    play = two_fall_to_bruno()

    play.choose("loot", "talisman")

    assert not play.match.over
    assert play.options() == [("loot", "wood_axe"), ("leave",)]


def test_sh_60_after_the_last_victim_the_fifth_card_ends_the_game() -> None:
    play = two_fall_to_bruno()

    play.choose("loot", "talisman").choose("leave")

    assert play.table.ended == "b1"
    assert play[0].gear[-1] == "talisman"


def test_sh_60_no_counter_follows_the_end() -> None:
    scene = Scene("e1", "w1", "f1", "v1", "d1").gear(0, "flail").revealed(0)
    play = scene.at(GRAVEYARD, 1, 4).wounds(4, 12).play().move(CHAPEL).skip_place()

    play.luck(4, 1).choose("attack_all")

    assert play.table.winners == [4]
    assert play.asked() == {}


def test_sh_60_no_healing_by_the_bats_follows_the_end() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9).wounds(0, 5).play()

    play.move(GRAVEYARD, "hungry_bats").choose("draw", "red").choose("target", 1)

    assert play.match.over
    assert play[0].wounds == 5


def test_sh_60_no_healing_by_v1_follows_the_end() -> None:
    scene = Scene("v1", "e1", "f1", "u1").dead(2).wounds(1, 9).wounds(0, 5).revealed(0)

    play = strike(scene, 4, 1)

    assert play.match.over
    assert play[0].wounds == 5


def test_sh_60_no_extra_turn_follows_the_end() -> None:
    scene = Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9).at(GRAVEYARD, 1)
    play = scene.play().move(CHAPEL, "second_wind").choose("draw", "blue")

    play.luck(4, 1).choose("attack", 1)

    assert play.match.over
    assert play.events(topic="turn") == []


def test_sh_60_all_cards_are_turned_up_at_the_end() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "d1").wounds(4, 11), 4)

    assert play[0].revealed
    assert play[1].revealed
    assert play[2].revealed
    assert play[3].revealed
    assert play[4].revealed


def test_sh_60_those_who_watch_see_all_cards_at_the_end() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "d1").wounds(4, 11), 4)

    public = play.view(None).players

    assert [public[0].character, public[1].character] == ["e1", "u1"]
    assert [public[2].character, public[3].character] == ["f1", "v1"]


# SH-60, who wins at the end


def test_sh_60_a1_wins_when_another_ends_the_game() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "a1").dead(3).wounds(1, 9), 1)

    assert play.table.winners == [0, 2, 4]


def test_sh_60_b2_on_the_circle_wins_when_another_ends_the_game() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "b2").dead(3).wounds(1, 9).at(CIRCLE, 4), 1)

    assert play.table.winners == [0, 2, 4]


def test_sh_60_b2_elsewhere_does_not_win_when_another_ends_the_game() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "b2").dead(3).wounds(1, 9).at(CHAPEL, 4), 1)

    assert play.table.winners == [0, 2]


def test_sh_60_a2_wins_with_her_neighbour_when_another_ends_the_game() -> None:
    play = fell(Scene("e1", "a2", "u1", "f1", "v1").dead(4).wounds(2, 9), 2)

    assert play.table.winners == [0, 1, 3]


def test_sh_60_a_human_whose_goal_does_not_hold_does_not_win() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "b1").dead(3).wounds(1, 9), 1)

    assert play.table.winners == [0, 2]


def test_sh_60_all_are_told_why_it_ended_and_who_won() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "d1").wounds(4, 11), 4)

    assert play.events(None, "ends") == [("ends", "d1")]
    assert play.events(None, "wins") == [("wins", 4, "d1")]


def test_sh_60_nobody_needs_to_claim_a_goal() -> None:
    play = Scene("e1", "u1", "f1", "v1", "b1").gear(4, *FOUR).gear(0, "talisman").play()
    play.move(GRAVEYARD, "slippery_path").choose("draw", "red").choose("part_with", "talisman")

    play.answer(0, "target", 4)

    assert play.table.winners == [4]


def test_sh_60_no_goal_can_be_declined() -> None:
    play = Scene("d2", "u1", "f1", "v1", "e1").gear(0, *TWO_RELICS).play()

    play.move(CHAPEL, "pilgrims_cloak").choose("draw", "blue")

    assert play.asked() == {}
    assert play.match.over


# SH-61


def test_sh_61_all_vampires_out_all_werewolves_win() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9), 1)

    assert play.table.winners == [0, 2]


def test_sh_61_dead_werewolves_win_too() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1").dead(2, 3).wounds(1, 9), 1)

    assert play.table.winners == [0, 2]


def test_sh_61_all_werewolves_out_all_vampires_win() -> None:
    play = fell(Scene("u1", "e1", "f1", "v1").dead(2).wounds(1, 8), 1)

    assert play.table.ended == "vampire"
    assert play.table.winners == [0, 3]


def test_sh_61_dead_vampires_win_too() -> None:
    play = fell(Scene("u1", "e1", "f1", "v1").dead(2, 3).wounds(1, 8), 1)

    assert play.table.winners == [0, 3]


def test_sh_61_one_vampire_left_the_game_goes_on() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1").wounds(1, 9), 1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_61_a_werewolf_who_falls_with_the_last_vampire_wins_too() -> None:
    scene = Scene("e1", "u1", "f1", "v1").dead(3).wounds(0, 8).wounds(1, 9)
    play = scene.play().move(GRAVEYARD, "cave_spider").choose("draw", "red")

    play.choose("target", 1)

    assert not play[0].alive
    assert play.table.winners == [0, 2]


def test_sh_61_both_sides_out_at_once_both_win() -> None:
    scene = Scene("e1", "u1", "f1", "v1").dead(2, 3).wounds(0, 8).wounds(1, 9)
    play = scene.play().move(GRAVEYARD, "cave_spider").choose("draw", "red")

    play.choose("target", 1)

    assert play.table.winners == [0, 1, 2, 3]


def test_sh_61_vampires_do_not_win_by_dead_humans() -> None:
    scene = Scene("u1", "v1", "e1", "f1", "a1", "b1", "a2").dead(4, 5)

    play = fell(scene.wounds(6, 6), 6)

    assert not play[6].alive
    assert not play.match.over


def test_sh_61_vampires_win_by_dead_humans_in_the_variant() -> None:
    scene = Scene("u1", "v1", "e1", "f1", "a1", "b1", "a2", vampires_win_on_three_dead_humans=True)

    play = fell(scene.dead(4, 5).wounds(6, 6), 6)

    assert play.table.winners == [0, 1]


# SH-62


def test_sh_62_a1_alive_does_not_end_the_game() -> None:
    play = fell(Scene("a1", "u1", "f1", "v1", "e1").dead(2).wounds(1, 9), 1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_62_b2_on_the_circle_does_not_end_the_game() -> None:
    play = Scene("b2", "u1", "f1", "v1", "e1").play()

    play.move(CIRCLE)

    assert play[0].place == CIRCLE
    assert not play.match.over


def test_sh_62_a2_looks_at_her_right_neighbour() -> None:
    play = fell(Scene("e1", "a2", "u1", "f1", "v1").dead(4).wounds(2, 9), 2)

    assert play.table.winners == [0, 1, 3]


def test_sh_62_a2_does_not_look_at_her_left_neighbour() -> None:
    play = fell(Scene("e1", "u1", "a2", "f1", "v1").dead(4).wounds(1, 9), 1)

    assert play.table.winners == [0, 3]


def test_sh_62_a2_looks_at_her_left_neighbour_after_the_switch() -> None:
    play = Scene("u1", "a2", "e1", "f1", "v1").dead(4).wounds(0, 9).turn_of(1).play()

    play.choose("switch").move(TREE).choose("tree_wound", 0)

    assert play.table.winners == [1, 2, 3]


def test_sh_62_a2_does_not_look_at_her_right_neighbour_after_the_switch() -> None:
    play = Scene("e1", "a2", "u1", "f1", "v1").dead(4).wounds(2, 9).turn_of(1).play()

    play.choose("switch").move(TREE).choose("tree_wound", 2)

    assert play.table.winners == [0, 3]


def test_sh_62_the_seats_of_a2_go_round_the_table() -> None:
    play = fell(Scene("a2", "u1", "v1", "f1", "e1").dead(2).wounds(1, 9), 1)

    assert play.table.winners == [0, 3, 4]


def test_sh_62_a_dead_neighbour_counts() -> None:
    play = fell(Scene("e1", "a2", "u1", "f1", "v1").dead(0, 4).wounds(2, 9).turn_of(3), 2)

    assert play.table.winners == [0, 1, 3]


def test_sh_62_dead_neighbours_are_not_skipped() -> None:
    play = fell(Scene("e1", "u1", "a2", "f1", "v1").dead(1).wounds(4, 11), 4)

    assert play.table.winners == [0, 3]


def test_sh_62_a2_may_be_dead() -> None:
    play = fell(Scene("e1", "a2", "u1", "f1", "v1").dead(1, 4).wounds(2, 9), 2)

    assert play.table.winners == [0, 1, 3]


def test_sh_62_a2_is_judged_after_a_neighbour_of_a_later_seat() -> None:
    play = fell(Scene("a2", "u1", "v1", "f1", "e1", "a1").dead(2).wounds(1, 9), 1)

    assert play.table.winners == [0, 3, 4, 5]


# SH-63


def test_sh_63_first_to_die_counts_if_others_fall_in_the_same_batch() -> None:
    play = storm(Scene("e1", "u1", "f1", "v1", "d1").wounds(1, 9).wounds(4, 11))

    assert not play[1].alive
    assert play.table.winners == [4]


def test_sh_63_c2_first_to_die_counts_if_others_fall_in_the_same_batch() -> None:
    play = storm(Scene("e1", "u1", "f1", "v1", "c2").wounds(1, 9).wounds(4, 9))

    assert not play[1].alive
    assert play.table.winners == [4]


def test_sh_63_d1_and_c2_falling_first_together_both_win() -> None:
    play = storm(Scene("e1", "u1", "f1", "v1", "d1", "c2").wounds(4, 11).wounds(5, 9))

    assert play.table.winners == [4, 5]


def test_sh_63_d1_falling_second_does_not_win() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "d1").dead(1).wounds(4, 11), 4)

    assert not play[4].alive
    assert not play.match.over


def test_sh_63_c2_falling_second_does_not_win() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "c2").dead(1).wounds(4, 9), 4)

    assert not play[4].alive
    assert not play.match.over


def test_sh_63_c2_wins_with_one_other_alive() -> None:
    play = fell(Scene("c2", "u1", "f1", "v1", "e1").dead(1, 2).wounds(3, 11), 3)

    assert play.table.winners == [0, 2, 4]


def test_sh_63_c2_wins_alone_alive() -> None:
    play = storm(Scene("c2", "u1", "f1", "v1", "e1").dead(1, 2).wounds(3, 11).wounds(4, 8))

    assert play.table.winners == [0, 1, 2, 3, 4]


def test_sh_63_c2_does_not_win_among_three() -> None:
    play = fell(Scene("c2", "u1", "f1", "v1", "e1").dead(1).wounds(3, 11), 3)

    assert play.table.winners == [2, 4]


def test_sh_63_dead_c2_is_not_among_the_last_two() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "c2").dead(1, 4).wounds(3, 11), 3)

    assert play.table.winners == [0, 2]


def test_sh_63_c1_wins_only_by_his_own_deed() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "c1", "a1").dead(2, 3).wounds(5, 6), 5)

    assert play.table.dead_count() == 3
    assert not play.match.over


def test_sh_63_c1_does_not_win_when_another_ends_the_game_with_three_dead() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "c1").dead(2, 3).wounds(1, 9), 1)

    assert play.table.dead_count() == 3
    assert play.table.winners == [0, 2]


def test_sh_63_c1_does_not_win_with_the_second_dead() -> None:
    play = fell(Scene("c1", "u1", "f1", "v1", "e1", "a1").dead(2).wounds(5, 6), 5)

    assert not play.match.over


def test_sh_63_c1_counts_the_whole_batch() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "e1", "a1").dead(2).wounds(1, 9).wounds(5, 6)

    play = storm(scene)

    assert play.table.ended == "c1"


def test_sh_63_c1_counts_himself_and_wins_though_he_falls() -> None:
    scene = Scene("c1", "u1", "f1", "v1", "e1", "a1").dead(2).wounds(0, 9).wounds(5, 6)
    play = scene.play().move(GRAVEYARD, "cave_spider").choose("draw", "red")

    play.choose("target", 5)

    assert not play[0].alive
    assert play.table.ended == "c1"
    assert play.table.winners == [0]


def test_sh_63_c1_does_not_win_by_his_own_death_alone() -> None:
    play = fell(Scene("c1", "u1", "f1", "v1", "e1", "a1").dead(2, 3).wounds(0, 9), 0)

    assert play.table.dead_count() == 3
    assert not play.match.over


def test_sh_63_c1_wins_by_a_green_card() -> None:
    play = Scene("c1", "u1", "f1", "v1", "e1", "a1").dead(2, 3).wounds(5, 7).play()

    play.move(HUT, "g_bully").choose("draw", "green").choose("give", 5).choose("take", 1)

    assert play.table.ended == "c1"


def test_sh_63_b2_wins_by_one_strong_victim_among_several() -> None:
    scene = Scene("b2", "v1", "f1", "u1", "e1").at(GRAVEYARD, 1, 4).wounds(1, 12).wounds(4, 9)
    play = scene.gear(0, "flail").play().move(CHAPEL).skip_place()

    play.luck(4, 1).choose("attack_all")

    assert play.table.ended == "b2"


def test_sh_63_b2_does_not_win_by_a_weak_victim() -> None:
    play = strike(Scene("b2", "u1", "f1", "v1", "e1").wounds(1, 10), 4, 1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_63_b2_does_not_win_by_a_strong_victim_of_the_tree() -> None:
    play = fell(Scene("b2", "v1", "f1", "u1", "e1").wounds(1, 11), 1)

    assert not play[1].alive
    assert not play.match.over


def test_sh_63_b2_is_judged_in_the_batch_of_his_attack() -> None:
    play = strike(Scene("b2", "v1", "f1", "u1", "e1").wounds(1, 12).gear(1, "talisman"), 4, 1)

    play.choose("go_on")

    assert play.table.ended == "b2"
    assert play[0].gear == []


def test_sh_63_living_d1_wins_when_all_vampires_are_out() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "d1").dead(3).wounds(1, 9), 1)

    assert play.table.winners == [0, 2, 4]


def test_sh_63_d1_does_not_win_when_the_werewolves_are_out() -> None:
    play = fell(Scene("u1", "e1", "f1", "v1", "d1").dead(2).wounds(1, 8), 1)

    assert play.table.winners == [0, 3]


def test_sh_63_d1_falling_with_the_last_vampire_does_not_win() -> None:
    play = storm(Scene("e1", "u1", "f1", "v1", "d1").dead(3).wounds(1, 9).wounds(4, 11))

    assert play.table.winners == [0, 2]


def test_sh_63_b1_must_live_to_win_with_five_equipment() -> None:
    play = storm(Scene("e1", "u1", "f1", "v1", "b1").gear(4, *FOUR, "wood_axe").wounds(4, 8))

    assert not play[4].alive
    assert play.asked() == {0: "loot"}


def test_sh_63_d2_must_live_to_win_with_three_relics() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "d2").gear(4, *TWO_RELICS, "silver_chain")

    play = storm(scene.wounds(4, 11))

    assert not play[4].alive
    assert play.asked() == {0: "loot"}


def test_sh_63_b2_must_live_to_win_on_the_circle() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "b2").dead(3).at(CIRCLE, 4)

    play = storm(scene.wounds(1, 9).wounds(4, 8))

    assert play.table.winners == [0, 2]


def test_sh_63_a1_must_live_to_win() -> None:
    play = storm(Scene("e1", "u1", "f1", "v1", "a1").dead(3).wounds(1, 9).wounds(4, 6))

    assert play.table.winners == [0, 2]


# SH-63a


def test_sh_63a_void_b1_wins_with_five_equipment() -> None:
    play = Scene("b1", "u1", "f1", "v1", "e1").gear(0, *FOUR).void(0).play()

    play.move(GRAVEYARD, "wood_axe").choose("draw", "red")

    assert play.table.winners == [0]


def test_sh_63a_void_b2_wins_by_his_attack() -> None:
    play = strike(Scene("b2", "v1", "f1", "u1", "e1").wounds(1, 12).void(0), 4, 1)

    assert play.table.winners == [0]


def test_sh_63a_void_c1_wins_with_the_third_dead() -> None:
    play = fell(Scene("c1", "u1", "f1", "v1", "e1", "a1").dead(2, 3).wounds(5, 6).void(0), 5)

    assert play.table.winners == [0]


def test_sh_63a_void_c2_wins_as_first_to_die() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "c2").wounds(4, 9).void(4), 4)

    assert play.table.winners == [4]


def test_sh_63a_void_d1_wins_as_first_to_die() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "d1").wounds(4, 11).void(4), 4)

    assert play.table.winners == [4]


def test_sh_63a_void_d2_wins_with_three_relics() -> None:
    play = Scene("d2", "u1", "f1", "v1", "e1").gear(0, *TWO_RELICS).void(0).play()

    play.move(CHAPEL, "silver_chain").choose("draw", "blue")

    assert play.table.winners == [0]


def test_sh_63a_void_a1_wins_alive() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1", "a1").dead(3).wounds(1, 9).void(4), 1)

    assert play.table.winners == [0, 2, 4]


def test_sh_63a_void_a2_wins_with_her_neighbour() -> None:
    play = fell(Scene("e1", "a2", "u1", "f1", "v1").dead(4).wounds(2, 9).void(1), 2)

    assert play.table.winners == [0, 1, 3]


def test_sh_63a_a_void_werewolf_wins_with_its_side() -> None:
    play = fell(Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9).void(0), 1)

    assert play.table.winners == [0, 2]


# SH-64


def test_sh_64_the_game_ends_after_round_100() -> None:
    play = Scene("e1", "u1", "f1", "v1").round(100).turn_of(3).play()

    play.move(CIRCLE).go_on()

    assert play.table.ended == "rounds_over"
    assert play.asked() == {}


def test_sh_64_round_100_is_played_to_its_last_seat() -> None:
    play = Scene("e1", "u1", "f1", "v1").round(100).turn_of(2).play()

    play.move(CIRCLE).go_on()

    assert play.asked() == {3: "turn_start"}


def test_sh_64_the_game_does_not_end_after_round_99() -> None:
    play = Scene("e1", "u1", "f1", "v1").round(99).turn_of(3).play()

    play.move(CIRCLE).go_on()

    assert play.table.round == 100
    assert play.asked() == {0: "turn_start"}


def test_sh_64_extra_turns_belong_to_round_100() -> None:
    play = Scene("e1", "u1", "f1", "v1").round(100).turn_of(3).play()

    play.move(CHAPEL, "second_wind").choose("draw", "blue").go_on()

    assert play.asked() == {3: "turn_start"}


def test_sh_64_neither_side_wins_after_round_100() -> None:
    play = Scene("e1", "u1", "f1", "v1").round(100).turn_of(3).play()

    play.move(CIRCLE).go_on()

    assert play.table.winners == []


def test_sh_64_living_a1_wins_after_round_100() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").round(100).turn_of(4).play()

    play.move(CIRCLE).go_on()

    assert play.table.winners == [4]


def test_sh_64_b2_on_the_circle_wins_after_round_100() -> None:
    play = Scene("e1", "u1", "f1", "v1", "b2").round(100).turn_of(4).play()

    play.move(CIRCLE).go_on()

    assert play.table.winners == [4]


def test_sh_64_a2_wins_with_her_neighbour_after_round_100() -> None:
    play = Scene("a1", "a2", "u1", "f1", "v1", "e1").round(100).turn_of(5).play()

    play.move(CIRCLE).go_on()

    assert play.table.winners == [0, 1]


def test_sh_64_a_goal_that_does_not_hold_loses_after_round_100() -> None:
    play = Scene("e1", "u1", "f1", "v1", "b1", "c2").round(100).turn_of(5).play()

    play.move(CIRCLE).go_on()

    assert play.table.winners == []


def test_sh_64_all_cards_are_turned_up_after_round_100() -> None:
    play = Scene("e1", "u1", "f1", "v1").round(100).turn_of(3).play()

    play.move(CIRCLE).go_on()

    assert play.view(None).players[0].character == "e1"
    assert play.view(None).players[1].character == "u1"
