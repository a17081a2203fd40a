"""The order of a turn, and extra turns (SH-16)."""

from tests.games.shadow_hunters.scenes import CHAPEL, GRAVEYARD, HUT, Scene


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

    play.draw_blue("talisman")

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

    play.draw("second_wind")

    assert play.view(None).extra_turns == 1


def test_sh_16_w2_adds_as_many_extra_turns_as_there_are_dead() -> None:
    play = Scene("w2", "u1", "g1", "v1", "f1", "a1").dead(3, 5).play()

    play.move(CHAPEL).skip_place().choose("extra_turns")

    assert play.events(topic="gains_turns") == [("gains_turns", 0, 2)]


def test_sh_16_second_wind_and_w2_add_up() -> None:
    play = Scene("w2", "u1", "g1", "v1", "f1", "a1").dead(3, 5).play()

    play.draw("second_wind").choose("extra_turns")

    assert play.asked() == {0: "turn_start"}
    assert play.view(None).extra_turns == 2


def test_sh_16_an_extra_turn_comes_before_the_next_seat() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.draw("second_wind").go_on()

    assert play.asked() == {0: "turn_start"}
    assert play.view(None).extra_turns == 0


def test_sh_16_extra_turns_follow_one_after_another() -> None:
    play = Scene("w2", "u1", "g1", "v1", "f1", "a1").dead(3, 5).play()
    play.move(CHAPEL).skip_place().choose("extra_turns")

    play.move(HUT).skip_place().go_on().move(CHAPEL).skip_place().go_on()

    assert [event[1] for event in play.events(topic="turn")] == [0, 0, 1]


def test_sh_16_after_the_extra_turn_the_next_seat_follows() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()
    play.draw("second_wind").go_on()

    play.move(CHAPEL).skip_place().go_on()

    assert play.asked() == {1: "turn_start"}


def test_sh_16_an_extra_turn_begins_with_the_end_of_the_ward() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()
    play.draw("second_wind")
    play[0].warded = True

    play.go_on()

    assert play.asked() == {0: "turn_start"}
    assert not play[0].warded


def test_sh_16_an_extra_turn_has_a_place_and_an_attack() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(GRAVEYARD, 1).play()
    play.draw("second_wind").go_on()

    play.draw_blue("talisman")

    assert play[0].gear == ["talisman"]
    assert play.asked() == {0: "attack"}


def test_sh_16_an_extra_turn_has_its_turn_end() -> None:
    play = Scene("g2", "u1", "f1", "v1").play()
    play.draw("second_wind").choose("go_on")

    play.move(CHAPEL).skip_place()

    assert play.asked() == {0: "turn_end"}


def test_sh_16_an_extra_turn_may_add_another() -> None:
    play = Scene("w2", "u1", "g1", "v1", "a1").dead(4).play()
    play.move(CHAPEL).skip_place().choose("extra_turns")

    play.draw("second_wind").go_on()

    assert play.asked() == {0: "turn_start"}
    assert [event[1] for event in play.events(topic="turn")] == [0, 0]
