"""When Secret Doors is drawn, and when it ends: AC-32a."""

import pytest

from tests.games.among_cultists.scenes import Play, Scene, five, party, with_automa
from tests.games.among_cultists.steps import (
    during_secret_doors,
    finish_encounters,
    met,
    spread,
    stopping_places,
)
from turncoat.core.terms import Seat


def drawn(scene: Scene, *places: str) -> Play:
    """The first seats are in these places when Secret Doors is drawn."""
    return spread(scene, *places).phase("event").play("secret_doors")


# AC-32a: when it is drawn


@pytest.mark.parametrize(
    ("people", "one", "other"),
    [(5, "P1", "P2"), (5, "O1", "O2"), (5, "D1", "D2"), (7, "D1", "D3"), (8, "P1", "P3")],
)
def test_ac_32a_two_in_two_rooms_of_a_colour_meet(people: int, one: str, other: str) -> None:
    play = drawn(party(people), one, other)

    assert met(play) == [(0, 1)]
    assert play.asked() == {0: "give", 1: "give"}


@pytest.mark.parametrize("power", [True, False])
def test_ac_32a_those_who_share_one_room_alone_do_not_meet_again(power: bool) -> None:
    play = drawn(five() if power else five().dark(), "P1", "P1", "O1", "O1")

    assert met(play) == []
    assert play.asked() == {0: "action"}


def test_ac_32a_with_power_three_do_not_meet() -> None:
    play = drawn(five(), "P1", "P1", "P2")

    assert met(play) == []


@pytest.mark.parametrize("rooms", [["P1", "P1", "P2"], ["P1", "P2", "P2", "P1"]])
def test_ac_32a_in_the_dark_all_in_two_rooms_meet(rooms: list[str]) -> None:
    play = drawn(five().dark(), *rooms)

    assert met(play) == [tuple(range(len(rooms)))]


def test_ac_32a_three_who_share_one_room_in_the_dark_do_not_meet_again() -> None:
    play = drawn(five().dark(), "P1", "P1", "P1")

    assert met(play) == []


def test_ac_32a_a_ghost_in_the_other_room_is_ignored() -> None:
    play = drawn(five().ghost(1), "P1", "P2")

    assert met(play) == []


def test_ac_32a_a_ghost_does_not_make_a_witness() -> None:
    play = drawn(five().ghost(2), "P1", "P2", "P2")

    assert met(play) == [(0, 1)]


def test_ac_32a_where_the_radiant_shines_three_do_not_meet() -> None:
    play = drawn(five("radiant").ghost(0).dark(), "P1", "P2", "P2", "P1")

    assert met(play) == []


@pytest.mark.parametrize("knife", [3, 4])
def test_ac_32a_people_in_different_colours_or_halls_do_not_meet(knife: Seat) -> None:
    play = drawn(five().knife(knife), "P1", "O1", "D1", "HS", "HW")

    assert met(play) == []


@pytest.mark.parametrize("holder", ["ghost", "automa"])
def test_ac_32a_they_meet_whoever_holds_the_knife(holder: str) -> None:
    scene = with_automa(4).knife(4) if holder == "automa" else with_automa(4).ghost(3).knife(3)

    play = drawn(scene, "P1", "P2")

    assert met(play) == [(0, 1)]


def test_ac_32a_the_encounters_come_in_the_order_of_the_ring() -> None:
    # Clockwise on map A, P1 comes before O2; the Knife is in a hall.
    scene = party(6).knife(5)

    play = finish_encounters(drawn(scene, "O1", "O2", "P2", "P1"))

    assert met(play) == [(2, 3), (0, 1)]


def test_ac_32a_the_colour_of_the_knife_comes_first() -> None:
    play = finish_encounters(drawn(party(6).knife(0), "O1", "O2", "P2", "P1"))

    assert met(play) == [(0, 1), (2, 3)]


@pytest.mark.parametrize("place", ["P1", "P2"])
def test_ac_32a_ending_in_another_room_of_the_colour_is_a_legal_move(place: str) -> None:
    play = during_secret_doors(five(), place).phase("movement").play()

    [other] = {"P1", "P2"} - {place}
    play.choose("stop", other)

    assert play[0].place == other
    assert play.asked() == {1: "move"}


def test_ac_32a_one_cannot_end_in_the_very_room_where_one_began() -> None:
    play = during_secret_doors(five(), "P1").phase("movement").play()

    play.choose("go", "HN").choose("go", "P1")

    assert stopping_places(play) == {"P2"}


# AC-32a: when it ends


@pytest.mark.parametrize("power", [True, False])
def test_ac_32a_when_it_lapses_no_encounter_follows(power: bool) -> None:
    # When it ends, seat 2 is no longer with seats 0 and 1.
    scene = during_secret_doors(five(), "P1", "P1", "P2")

    play = (scene if power else scene.dark()).phase("event").play("high_morale")

    assert met(play) == []
    assert play.asked() == {0: "action"}


def test_ac_32a_it_lapses_before_the_new_event_is_applied() -> None:
    play = during_secret_doors(five(), "P1", "P1", "P2", "P2").phase("event").play("lightning")

    assert met(play) == []


def test_ac_32a_the_second_token_opens_the_doors_anew() -> None:
    # The first effect ends, so the new one brings seats 0 and 1 together again.
    play = during_secret_doors(five(), "P1", "P2").phase("event").play("secret_doors")

    assert met(play) == [(0, 1)]


def test_ac_25_in_the_dark_they_give_from_the_knife_on() -> None:
    play = finish_encounters(drawn(five().dark().knife(1), "P1", "P1", "P2", "HE", "HE"))

    assert met(play) == [(1, 2, 0)]
    assert [event[1] for event in play.events(None, "gives")] == [1, 2, 0]


def test_ac_32a_a_ghost_in_the_other_room_makes_nobody_meet() -> None:
    play = drawn(five().ghost(2), "P1", "P1", "P2", "HE", "HE")

    assert met(play) == []
