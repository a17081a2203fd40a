"""The active player dies (SH-44)."""

from tests.games.shadow_hunters.scenes import CIRCLE, GRAVEYARD, HUT, Scene
from tests.games.shadow_hunters.steps import FAILED, THREE
from tests.games.shadow_hunters.wounds.positions import dead_seats, discards, five


def test_sh_44_if_the_active_player_falls_before_the_move_its_turn_ends() -> None:
    play = five().wounds(0, 8).play(6)

    play.choose("maul", 0)

    assert dead_seats(play) == [0]
    assert play.asked() == {1: "turn_start"}


def test_sh_44_if_the_active_player_falls_at_the_place_there_is_no_attack() -> None:
    play = five().at(CIRCLE, 1).wounds(0, 11).play()

    play.tree_wounds(0)

    assert play.asked() == {1: "turn_start"}


def test_sh_44_if_the_active_player_falls_there_is_no_turn_end_window() -> None:
    play = Scene("g2", "a1", "u1", "f1", "v1").wounds(0, 12).play()

    play.tree_wounds(0)

    assert play.asked() == {1: "turn_start"}


def test_sh_44_if_the_active_player_falls_by_a_counter_its_turn_ends() -> None:
    scene = Scene("g2", "w1", "f1", "v1").at(GRAVEYARD, 1).revealed(0, 1).wounds(0, 13)
    play = scene.play()

    play.attack(1, *FAILED).luck(*THREE).choose("counter")

    assert dead_seats(play) == [0]
    assert play.asked() == {1: "turn_start"}


def test_sh_44_the_fallen_active_player_is_looted_before_its_turn_ends() -> None:
    scene = Scene("g2", "w1", "f1", "v1").at(GRAVEYARD, 1).revealed(0, 1).wounds(0, 13)
    play = scene.gear(0, "talisman").play()

    play.attack(1, *FAILED).luck(*THREE).choose("counter").choose("loot", "talisman")

    assert play[1].gear == ["talisman"]
    assert play.asked() == {1: "turn_start"}


def test_sh_44_the_extra_turns_of_the_fallen_lapse() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(HUT, 1).revealed(0, 1).wounds(0, 10)
    play = scene.play()
    play.draw("second_wind")

    play.luck(*FAILED).choose("attack", 1).luck(*THREE).choose("counter")

    assert play.asked() == {1: "turn_start"}
    assert play.events(topic="turn") == [("turn", 1, 2)]
    assert play.view(None).extra_turns == 0


def test_sh_44_the_next_living_seat_goes_on() -> None:
    play = Scene("f1", "a1", "c1", "u1", "g1", "v1").dead(1, 2).wounds(0, 11).play()

    play.tree_wounds(0)

    assert play.asked() == {3: "turn_start"}


def test_sh_44_the_event_that_felled_its_drawer_is_discarded() -> None:
    play = five().wounds(0, 11).play()

    play.draw("cave_spider").choose("target", 1)

    assert discards(play) == ["cave_spider"]
    assert play.asked() == {1: "turn_start"}


def test_sh_44_the_bats_do_not_heal_the_fallen() -> None:
    play = five().wounds(0, 11).play()

    play.draw("hungry_bats").choose("target", 0)

    assert play[0].wounds == 12
    assert not play[0].alive
