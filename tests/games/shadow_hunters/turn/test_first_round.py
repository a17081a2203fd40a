"""Attacking, and the first round without attacks (SH-12)."""

from tests.games.shadow_hunters.scenes import CHAPEL, GRAVEYARD, HUT, SPRING, Scene


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
    play.draw("second_wind").go_on()

    play.move(CHAPEL).skip_place().go_on()

    assert play.events(topic="moves") == [("moves", 0, SPRING), ("moves", 0, CHAPEL)]
    assert play.asked() == {1: "turn_start"}
