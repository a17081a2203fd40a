"""The Radiant's light (AC-80)."""

import pytest

from tests.games.among_cultists.endings import vote_out
from tests.games.among_cultists.scenes import INVESTIGATOR, Scene, five, party

RADIANT = (INVESTIGATOR, "radiant")


def three_in_the_dark(place: str) -> Scene:
    """Seat 0 is about to move in the dark; 2 and 3 are in a place, 1 is the Radiant's ghost."""
    return five(*RADIANT).ghost(1).dark().phase("movement").at(place, 2, 3).at("HS", 4)


# Showing its role


def test_ac_80_it_shows_its_role_when_voted_out() -> None:
    play = vote_out(five(*RADIANT), 1)

    assert ("shows_role", 1, "radiant") in play.events(None)
    for viewer in (None, 0, 2, 4):
        assert play.view(viewer).players[1].role == "radiant"


def test_ac_80_it_shows_its_role_when_its_death_is_revealed() -> None:
    play = five(*RADIANT).at("D1", 0, 1).pulse(1, "dead").play()

    play.choose("check_status", 1).choose("reveal")

    assert ("shows_role", 1, "radiant") in play.events(None)


def test_ac_80_it_shows_its_role_when_assassinated() -> None:
    play = five("assassin", "radiant").at("D1", 0, 1).play().choose("kill_character", 1)

    assert ("shows_role", 1, "radiant") in play.events(None)


def test_ac_80_it_shows_nothing_while_it_lives() -> None:
    play = five(*RADIANT).pulse(1, "dead").play()

    assert play.view(0).players[1].role is None


# Encounters


@pytest.mark.parametrize("place", ["R", "HW"])
def test_ac_80_three_do_not_meet_where_its_ghost_is(place: str) -> None:
    play = three_in_the_dark(place).at(place, 1).play()

    play.walk(place)

    assert play.events(None, "encounter") == []
    assert play.asked() == {1: "teleport"}


def test_ac_80_three_meet_in_the_dark_where_it_is_not() -> None:
    play = three_in_the_dark("R").at("LB", 1).play()

    play.walk("R")

    assert play.events(None, "encounter") == [("encounter", 0, 2, 3)]


def test_ac_80_two_meet_where_its_ghost_is_as_anywhere() -> None:
    play = three_in_the_dark("R").at("R", 1).at("LB", 3).play()

    play.walk("R")

    assert play.events(None, "encounter") == [("encounter", 0, 2)]


def test_ac_80_while_alive_it_sheds_no_light() -> None:
    play = five(*RADIANT).dark().phase("movement").at("R", 1, 2).at("HS", 3, 4).play()

    play.walk("R")

    assert play.events(None, "encounter") == [("encounter", 0, 1, 2)]


def test_ac_80_other_ghosts_shed_no_light() -> None:
    scene = five(*RADIANT).ghost(4).dark().phase("movement").at("R", 2, 3, 4).at("HS", 1)

    play = scene.play().walk("R")

    assert play.events(None, "encounter") == [("encounter", 0, 2, 3)]


@pytest.mark.parametrize("ghost", ["P1", "P2"])
def test_ac_80_with_secret_doors_it_lights_all_rooms_of_the_colour(ghost: str) -> None:
    scene = three_in_the_dark("P1").effect("secret_doors").at("P2", 3).at("HN", 0).at(ghost, 1)

    play = scene.play().walk("P1")

    assert play.events(None, "encounter") == []


def test_ac_80_with_secret_doors_it_lights_no_other_colour() -> None:
    scene = three_in_the_dark("P1").effect("secret_doors").at("P2", 3).at("HN", 0).at("O1", 1)

    play = scene.play().walk("P1")

    assert play.events(None, "encounter") == [("encounter", 0, 2, 3)]


def test_ac_80_secret_doors_drawn_in_the_dark_start_no_encounter_of_three_in_its_light() -> None:
    scene = five(*RADIANT).ghost(1).dark().phase("event").at("P1", 0, 1, 2).at("P2", 3)

    play = scene.play("secret_doors")

    assert play.events(None, "encounter") == []


def test_ac_80_its_leaving_starts_no_encounter() -> None:
    scene = five(*RADIANT).ghost(1).dark().phase("movement").knife(1)

    play = scene.at("R", 0, 1, 2, 3).play().choose("go", "LB")

    assert play.events(None, "encounter") == []
    assert play.asked() == {2: "move"}


def test_ac_80_its_coming_starts_no_encounter_either() -> None:
    scene = five(*RADIANT).ghost(1).dark().phase("movement").knife(1)

    play = scene.at("R", 0, 2, 3).play().choose("go", "R")

    assert play.events(None, "encounter") == []


# Lightning


def test_ac_80_lightning_starts_no_encounter_in_its_light() -> None:
    scene = party(7, *RADIANT).ghost(1).phase("event").at("R", 0, 1, 2, 3).at("D1", 4, 5, 6)

    play = scene.play("lightning")

    assert not play.table.power
    assert play.events(None, "encounter") == [("encounter", 4, 5, 6)]


def test_ac_80_its_light_shrinks_to_one_room_when_lightning_ends_the_secret_doors() -> None:
    scene = five(*RADIANT).ghost(1).phase("event").effect("secret_doors")

    play = scene.at("P1", 1).at("P2", 0, 2, 3).play("lightning")

    assert play.events(None, "encounter") == [("encounter", 0, 2, 3)]


# The camera and the power token


def test_ac_80_the_camera_works_without_power_if_it_is_in_the_red_room() -> None:
    play = five(*RADIANT).ghost(1).dark().at("R", 0, 1).on_route(0).play()

    play.choose("use_cameras").choose("camera_status", 2)

    assert play.asked() == {0: "status"}


def test_ac_80_the_camera_does_not_work_if_it_is_elsewhere() -> None:
    play = five(*RADIANT).ghost(1).dark().at("R", 0).at("D1", 1).on_route(0).play()

    assert "use_cameras" not in play.kinds()
    assert "reset_power" in play.kinds()


def test_ac_80_the_power_token_stays_and_power_may_be_restored() -> None:
    play = five(*RADIANT).ghost(1).dark().at("R", 0, 1).on_route(0).play()
    assert not play.view(None).power
    assert "reset_power" in play.kinds()

    play.choose("reset_power")

    assert play.view(None).power


def test_ac_80_its_light_begins_with_its_death() -> None:
    scene = five(*RADIANT).dark().at("R", 0, 1, 2).on_route(0, 2).pulse(1, "dead")

    play = scene.play().choose("check_status", 1).choose("reveal")
    play.ballots(*[None] * 5).choose("go_on").choose("pass")

    assert play.asked() == {2: "action"}
    assert "use_cameras" in play.kinds()
