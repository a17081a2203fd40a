from tests.games.shadow_hunters.scenes import (
    CHAPEL,
    CIRCLE,
    GRAVEYARD,
    HUT,
    TREE,
    Play,
    Scene,
)


def draw(scene: Scene, card: str, *then: int) -> Play:
    """The active player comes to the Chapel and draws; `then` falls afterwards."""
    return scene.play().move(CHAPEL, card, *then).choose("draw", "blue")


# SH-70a Full Moon


def test_sh_70a_a_hidden_werewolf_may_reveal_and_heals_fully() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 8), "full_moon")

    play.choose("reveal_and_heal")

    assert play[0].revealed
    assert play[0].wounds == 0


def test_sh_70a_a_hidden_werewolf_may_stay_hidden_and_hurt() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 8), "full_moon")

    play.choose("go_on")

    assert not play[0].revealed
    assert play[0].wounds == 8


def test_sh_70a_a_revealed_werewolf_heals_unasked() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 8).revealed(0), "full_moon")

    assert play[0].wounds == 0
    assert play.asked() == {1: "turn_start"}


def test_sh_70a_a_werewolf_who_turns_up_during_the_window_heals() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 8), "full_moon")

    play.interrupt(0, "reveal").go_on()

    assert play[0].wounds == 0


def test_sh_70a_a_hidden_vampire_can_only_go_on() -> None:
    play = draw(Scene("u1", "e1", "f1", "v1").wounds(0, 8), "full_moon")

    options = play.options(0)
    play.choose("go_on")

    assert options == [("go_on",)]
    assert play[0].wounds == 8


def test_sh_70a_a_hidden_human_can_only_go_on() -> None:
    play = draw(Scene("d1", "e1", "f1", "v1", "u1").wounds(0, 8), "full_moon")

    assert play.options(0) == [("go_on",)]


def test_sh_70a_a_revealed_vampire_gets_nothing() -> None:
    play = draw(Scene("u1", "e1", "f1", "v1").wounds(0, 8).revealed(0), "full_moon")

    assert play[0].wounds == 8
    assert play.asked() == {1: "turn_start"}


def test_sh_70a_it_concerns_the_drawer_alone() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(2, 8).revealed(2), "full_moon")

    assert play.asked() == {0: "healing_card"}
    assert play[2].wounds == 8


# SH-70b Honey Cake


def test_sh_70b_hidden_a1_may_reveal_and_heals_fully() -> None:
    play = draw(Scene("a1", "u1", "f1", "v1", "e1").wounds(0, 6), "honey_cake")

    play.choose("reveal_and_heal")

    assert play[0].revealed
    assert play[0].wounds == 0


def test_sh_70b_hidden_e2_may_reveal_and_heals_fully() -> None:
    play = draw(Scene("e2", "u1", "f1", "v1").wounds(0, 6), "honey_cake")

    play.choose("reveal_and_heal")

    assert play[0].revealed
    assert play[0].wounds == 0


def test_sh_70b_hidden_u1_may_reveal_and_heals_fully() -> None:
    play = draw(Scene("u1", "e1", "f1", "v1").wounds(0, 6), "honey_cake")

    play.choose("reveal_and_heal")

    assert play[0].revealed
    assert play[0].wounds == 0


def test_sh_70b_a_hidden_drawer_may_stay_hidden_and_hurt() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 6), "honey_cake")

    play.choose("go_on")

    assert not play[0].revealed
    assert play[0].wounds == 6


def test_sh_70b_revealed_a2_heals_unasked() -> None:
    play = draw(Scene("a2", "u1", "f1", "v1", "e1").wounds(0, 6).revealed(0), "honey_cake")

    assert play[0].wounds == 0
    assert play.asked() == {1: "turn_start"}


def test_sh_70b_revealed_e1_heals_unasked() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 6).revealed(0), "honey_cake")

    assert play[0].wounds == 0


def test_sh_70b_revealed_u2_heals_unasked() -> None:
    play = draw(Scene("u2", "e1", "f1", "v1").wounds(0, 6).revealed(0), "honey_cake")

    assert play[0].wounds == 0


def test_sh_70b_a_drawer_who_turns_up_during_the_window_heals() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 6), "honey_cake")

    play.interrupt(0, "reveal").go_on()

    assert play[0].wounds == 0


def test_sh_70b_another_initial_can_only_go_on() -> None:
    play = draw(Scene("f1", "u1", "e1", "v1").wounds(0, 6), "honey_cake")

    options = play.options(0)
    play.choose("go_on")

    assert options == [("go_on",)]
    assert play[0].wounds == 6


def test_sh_70b_another_initial_revealed_gets_nothing() -> None:
    play = draw(Scene("f1", "u1", "e1", "v1").wounds(0, 6).revealed(0), "honey_cake")

    assert play[0].wounds == 6
    assert play.asked() == {1: "turn_start"}


def test_sh_70b_it_concerns_the_drawer_alone() -> None:
    play = draw(Scene("f1", "u1", "e1", "v1").wounds(2, 6).revealed(0, 2), "honey_cake")

    assert play[2].wounds == 6


# SH-70c Silvered Mirror


def test_sh_70c_a_hidden_vampire_is_revealed_at_once() -> None:
    play = draw(Scene("v1", "e1", "f1", "u1"), "silver_mirror")

    assert play[0].revealed
    assert play.events(None, "reveals") == [("reveals", 0, "v1")]


def test_sh_70c_a_hidden_void_vampire_is_revealed_too() -> None:
    play = draw(Scene("w2", "e1", "f1", "u1").void(0), "silver_mirror")

    assert play[0].revealed


def test_sh_70c_u2_is_revealed() -> None:
    play = draw(Scene("u2", "e1", "f1", "v1"), "silver_mirror")

    assert play[0].revealed


def test_sh_70c_u1_escapes() -> None:
    play = draw(Scene("u1", "e1", "f1", "v1"), "silver_mirror")

    assert not play[0].revealed
    assert play.events(None, "nothing_happens") == [("nothing_happens", 0)]


def test_sh_70c_void_u1_escapes_too() -> None:
    play = draw(Scene("u1", "e1", "f1", "v1").void(0), "silver_mirror")

    assert not play[0].revealed
    assert play.events(None, "nothing_happens") == [("nothing_happens", 0)]


def test_sh_70c_a_werewolf_stays_hidden() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "silver_mirror")

    assert not play[0].revealed
    assert play.events(None, "nothing_happens") == [("nothing_happens", 0)]


def test_sh_70c_a_human_stays_hidden() -> None:
    play = draw(Scene("d1", "u1", "f1", "v1", "e1"), "silver_mirror")

    assert not play[0].revealed
    assert play.events(None, "nothing_happens") == [("nothing_happens", 0)]


def test_sh_70c_nothing_happens_to_a_revealed_vampire() -> None:
    play = draw(Scene("v1", "e1", "f1", "u1").revealed(0), "silver_mirror")

    assert play.events(None, "nothing_happens") == [("nothing_happens", 0)]


def test_sh_70c_it_concerns_the_drawer_alone() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "silver_mirror")

    assert not play[3].revealed


# SH-70d Healer's Gift


def test_sh_70d_another_heals_as_much_as_the_die_says() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(2, 7), "healers_gift", 4)

    play.choose("target", 2)

    assert play[2].wounds == 3


def test_sh_70d_only_another_living_player_can_be_chosen() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(2, 7).dead(1), "healers_gift")

    assert play.options(0) == [("target", 2), ("target", 3)]


def test_sh_70d_an_unhurt_player_may_be_chosen() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(2, 7), "healers_gift", 4)

    play.choose("target", 1)

    assert play[1].wounds == 0
    assert play[2].wounds == 7


def test_sh_70d_the_die_is_thrown_after_the_choice() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(2, 7), "healers_gift", 4)

    before = play.events(topic="throws_d6")
    play.choose("target", 2)

    assert before == []
    assert play.events(topic="throws_d6") == [("throws_d6", 0, 4)]


def test_sh_70d_nobody_heals_below_0() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(2, 3), "healers_gift", 6)

    play.choose("target", 2)

    assert play[2].wounds == 0


# SH-70e Second Wind


def test_sh_70e_the_drawer_has_another_turn() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "second_wind")

    play.go_on()

    assert play.table.active_seat == 0
    assert play.asked() == {0: "turn_start"}


def test_sh_70e_it_is_one_turn_more() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "second_wind").go_on()

    play.move(CIRCLE).go_on()

    assert play.asked() == {1: "turn_start"}


def test_sh_70e_the_turn_that_drew_it_goes_on() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1), "second_wind")

    assert play.asked() == {0: "attack"}
    assert play.view(None).extra_turns == 1


def test_sh_70e_the_extra_turn_is_a_whole_turn() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").at(TREE, 1), "second_wind").go_on()

    play.move(TREE).choose("tree_wound", 2)

    assert play[2].wounds == 2
    assert play.asked() == {0: "attack"}


def test_sh_70e_it_adds_one_in_an_extra_turn_too() -> None:
    play = Scene("w2", "e1", "f1", "v1").dead(3).play()
    play.move(CIRCLE).choose("extra_turns")

    play.move(CHAPEL, "second_wind").choose("draw", "blue")

    assert play.asked() == {0: "turn_start"}
    assert play.table.extra_turns == 0


# SH-70f Bonesetter


def test_sh_70f_wounds_go_up_to_7() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(1, 2), "bonesetter")

    play.choose("target", 1)

    assert play[1].wounds == 7


def test_sh_70f_wounds_go_down_to_7() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(3, 12), "bonesetter")

    play.choose("target", 3)

    assert play[3].wounds == 7


def test_sh_70f_any_living_player_can_be_chosen() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").dead(2), "bonesetter")

    assert play.options(0) == [("target", 0), ("target", 1), ("target", 3)]


def test_sh_70f_the_drawer_may_choose_himself() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 9), "bonesetter")

    play.choose("target", 0)

    assert play[0].wounds == 7


def test_sh_70f_the_barrier_does_not_stop_it() -> None:
    play = draw(Scene("e1", "g2", "u1", "v1").barred(1), "bonesetter")

    play.choose("target", 1)

    assert play[1].wounds == 7


def test_sh_70f_it_is_neither_damage_nor_healing() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(1, 2), "bonesetter")

    play.choose("target", 1)

    assert play.events(topic="wounded") == []
    assert play.events(topic="heals") == []
    assert play.events(topic="set_to") == [("set_to", 1, 7)]


def test_sh_70f_it_kills_nobody() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1", "a1"), "bonesetter")

    play.choose("target", 4)

    assert play[4].alive
    assert play[4].wounds == 7


# SH-70g Storm of Light


def test_sh_70g_all_others_take_2() -> None:
    play = draw(
        Scene("e1", "u1", "f1", "v1").at(HUT, 1).at(CHAPEL, 2).at(TREE, 3), "storm_of_light"
    )

    assert play[1].wounds == 2
    assert play[2].wounds == 2
    assert play[3].wounds == 2


def test_sh_70g_the_drawer_takes_none() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "storm_of_light")

    assert play[0].wounds == 0


def test_sh_70g_it_finds_those_in_the_middle_too() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "storm_of_light")

    assert play[1].place == ""
    assert play[1].wounds == 2


def test_sh_70g_the_barrier_stops_it() -> None:
    play = draw(Scene("e1", "g2", "u1", "v1").barred(1), "storm_of_light")

    assert play[1].wounds == 0
    assert play[2].wounds == 2


def test_sh_70g_the_ward_does_not_stop_it() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").warded(1), "storm_of_light")

    assert play[1].wounds == 2


def test_sh_70g_equipment_does_not_stop_it() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(1, "talisman", "pilgrims_cloak", "rowan_brooch")

    play = draw(scene, "storm_of_light")

    assert play[1].wounds == 2


def test_sh_70g_all_fall_in_one_batch() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1", "a2").wounds(1, 9).wounds(4, 6)

    play = draw(scene.gear(1, "flail").gear(4, "talisman"), "storm_of_light")

    assert not play[1].alive
    assert not play[4].alive
    assert play.asked() == {0: "loot"}
    assert play.options(0) == [("loot", "flail"), ("leave",)]


def test_sh_70g_the_drawer_loots_each_who_fell() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1", "a2").wounds(1, 9).wounds(4, 6)
    play = draw(scene.gear(1, "flail").gear(4, "talisman"), "storm_of_light")

    play.choose("loot", "flail").choose("loot", "talisman")

    assert play[0].gear == ["flail", "talisman"]


# SH-70h Warding Spirit


def test_sh_70h_the_drawer_is_warded() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "warding_spirit")

    assert play[0].warded
    assert play.view(None).players[0].warded


def test_sh_70h_attacks_do_not_hurt_the_warded() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "warding_spirit").go_on()

    play.move(GRAVEYARD).skip_place().luck(4, 1).choose("attack", 0)

    assert play[0].wounds == 0
    assert play.events(topic="spared") == [("spared", 0)]


def test_sh_70h_cards_hurt_the_warded() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1"), "warding_spirit").go_on()

    play.move(CIRCLE).go_on().move(CHAPEL, "storm_of_light").choose("draw", "blue")

    assert play[0].wounds == 2


def test_sh_70h_the_card_is_discarded_at_once() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1), "warding_spirit")

    assert play.asked() == {0: "attack"}
    assert play.view(None).blue.discards == ["warding_spirit"]


def test_sh_70h_a_counter_in_the_same_turn_is_stopped() -> None:
    play = draw(Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1).revealed(0), "warding_spirit")
    play.luck(2, 2).choose("attack", 1)

    play.luck(4, 1).choose("counter")

    assert play[0].wounds == 0
    assert play.events(topic="attacks") == [("attacks", 0, 1), ("attacks", 1, 0)]


def test_sh_70h_the_ward_ends_when_the_next_turn_of_the_drawer_starts() -> None:
    play = draw(Scene("w2", "e1", "f1", "v1").dead(3), "warding_spirit")

    play.choose("extra_turns")

    assert play.asked() == {0: "turn_start"}
    assert not play[0].warded


# SH-70i Spring Water


def test_sh_70i_the_drawer_heals_2() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 5), "spring_water")

    assert play[0].wounds == 3


def test_sh_70i_the_drawer_heals_unasked_and_stays_hidden() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 5), "spring_water")

    assert not play[0].revealed
    assert play.asked() == {0: "turn_end"}


def test_sh_70i_nobody_heals_below_0() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 1), "spring_water")

    assert play[0].wounds == 0


def test_sh_70i_it_concerns_the_drawer_alone() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(1, 5), "spring_water")

    assert play[1].wounds == 5


def test_sh_70i_there_are_two_of_it() -> None:
    play = draw(Scene("e1", "u1", "f1", "v1").wounds(0, 5).wounds(1, 5), "spring_water").go_on()

    play.move(CHAPEL, "spring_water").choose("draw", "blue")

    assert play[1].wounds == 3
    assert "spring_water" not in play.table.blue.pile
