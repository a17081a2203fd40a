"""Garmund (SH-92)."""

from tests.games.shadow_hunters.scenes import CHAPEL, GRAVEYARD, HUT, SPRING, TREE, Scene


def test_sh_92_at_the_end_of_his_turn_he_may_put_up_the_barrier() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    play.move(HUT).skip_place()

    assert play.asked() == {0: "turn_end"}
    assert play.options() == [("go_on",), ("barrier",)]


def test_sh_92_the_barrier_reveals_him_and_is_public() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    play.move(HUT).skip_place().choose("barrier")

    assert play[0].revealed
    assert play.events(topic="barred") == [("barred", 0)]
    assert play.view(None).players[0].barred


def test_sh_92_he_need_not_put_it_up() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    play.move(HUT).skip_place().choose("go_on")

    assert not play[0].barred
    assert not play[0].revealed
    assert not play[0].used


def test_sh_92_revealed_he_is_asked_too() -> None:
    play = Scene("g2", "u1", "e1", "v1").revealed(0).play()

    play.move(HUT).skip_place()

    assert play.options() == [("go_on",), ("barrier",)]


def test_sh_92_it_is_not_offered_before_the_move() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    assert play.options() == [("throw",)]


def test_sh_92_the_barrier_stops_attacks() -> None:
    play = Scene("g2", "u1", "e1", "v1").at(HUT, 1).play()

    play.move(SPRING).skip_place().choose("no_attack").choose("barrier")
    play.luck(3, 1, 6, 1).choose("throw").skip_place().choose("attack", 0)

    assert play[0].wounds == 0


def test_sh_92_the_barrier_stops_the_tree() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    play.move(HUT).skip_place().choose("barrier").tree_wounds(0)

    assert play[0].wounds == 0


def test_sh_92_the_barrier_stops_events() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    play.move(HUT).skip_place().choose("barrier")
    play.draw_blue("storm_of_light")

    assert play[0].wounds == 0
    assert play[2].wounds == 2


def test_sh_92_the_barrier_stops_green_cards() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    play.move(TREE).skip_place().choose("barrier")
    play.give_green("g_lesson", 0).choose("take", 2)

    assert play[0].wounds == 0


def test_sh_92_it_lasts_through_the_turns_of_the_others() -> None:
    play = Scene("g2", "u1", "e1", "v1").dead(2, 3).play()

    play.move(HUT).skip_place().choose("barrier")
    play.move(CHAPEL).skip_place()

    assert play.asked() == {1: "turn_end"}
    assert play[0].barred


def test_sh_92_it_ends_when_his_next_turn_starts() -> None:
    play = Scene("g2", "u1", "e1", "v1").dead(2, 3).play()

    play.move(HUT).skip_place().choose("barrier")
    play.move(CHAPEL).skip_place().go_on()

    assert play.asked() == {0: "turn_start"}
    assert not play[0].barred


def test_sh_92_with_second_wind_it_ends_when_the_extra_turn_starts() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    play.draw_blue("second_wind").choose("barrier")

    assert play.asked() == {0: "turn_start"}
    assert not play[0].barred


def test_sh_92_counters_of_the_same_turn_came_before() -> None:
    play = Scene("g2", "w1", "e1", "v1").at(GRAVEYARD, 1).play()

    play.attack(1, 2, 2, 5, 1)
    play.choose("counter").choose("barrier")

    assert play[0].wounds == 4
    assert play[0].barred


def test_sh_92_it_works_once_in_a_game() -> None:
    play = Scene("g2", "u1", "e1", "v1").play()

    play.draw_blue("second_wind").choose("barrier")
    play.move(HUT).skip_place()

    assert play.asked() == {1: "turn_start"}


def test_sh_92_void_he_is_not_asked() -> None:
    play = Scene("g2", "u1", "e1", "v1").void(0).play()

    play.move(HUT).skip_place()

    assert play.asked() == {1: "turn_start"}
