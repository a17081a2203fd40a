"""Who meets, where and when: AC-24."""

import pytest

from tests.games.among_cultists.scenes import five, party, with_automa
from tests.games.among_cultists.steps import arriving

# Numbers of people, and a walk of three doors from the Central Hall on their map.
MAPS = [(5, ["HW", "O1", "P2"]), (6, ["HW", "O1", "P2"]), (7, ["HNW", "O1", "P2"]),
        (8, ["HNW", "O1", "P2"])]  # fmt: skip


# AC-24: how many meet, with power and without


@pytest.mark.parametrize(("people", "way"), MAPS)
@pytest.mark.parametrize("power", [True, False])
def test_ac_24_nobody_meets_alone(people: int, way: list[str], power: bool) -> None:
    scene = arriving(party(people), 0)

    play = (scene if power else scene.dark()).play().walk(*way)

    assert play.events(topic="encounter") == []


@pytest.mark.parametrize(("people", "way"), MAPS)
@pytest.mark.parametrize("power", [True, False])
def test_ac_24_two_meet_with_power_and_without(people: int, way: list[str], power: bool) -> None:
    scene = arriving(party(people), 1, way[0])

    play = (scene if power else scene.dark()).play().choose("go", way[0])

    assert play.events(topic="encounter") == [("encounter", 0, 1)]
    assert play.asked() == {0: "give", 1: "give"}


@pytest.mark.parametrize(("people", "way"), MAPS)
@pytest.mark.parametrize("company", [2, 3, 4])
def test_ac_24_a_third_person_is_a_witness(people: int, way: list[str], company: int) -> None:
    play = arriving(party(people), company, way[0]).play()

    play.choose("go", way[0])

    assert play.events(topic="encounter") == []
    assert play.asked() == {0: "move"}


@pytest.mark.parametrize(("people", "way"), MAPS)
@pytest.mark.parametrize("company", [2, 3, 4])
def test_ac_24_in_the_dark_all_meet(people: int, way: list[str], company: int) -> None:
    play = arriving(party(people), company, way[0]).dark().play()

    play.choose("go", way[0])

    assert play.events(topic="encounter") == [("encounter", *range(company + 1))]


@pytest.mark.parametrize("place", ["R", "LB", "G", "HN", "HW", "HE"])
def test_ac_24_rooms_and_halls_are_alike(place: str) -> None:
    play = arriving(five(), 1, place).play()

    play.choose("go", place)

    assert play.events(topic="encounter") == [("encounter", 0, 1)]


# AC-24: what causes encounters


@pytest.mark.parametrize(("people", "way"), MAPS)
@pytest.mark.parametrize("door", [0, 1, 2])
def test_ac_24_one_meets_on_the_way_and_at_the_end(people: int, way: list[str], door: int) -> None:
    play = arriving(party(people), 1, way[door]).play()

    for place in way[: door + 1]:
        play.choose("go", place)

    assert play.events(topic="encounter") == [("encounter", 0, 1)]


def test_ac_24_it_is_resolved_before_the_move_goes_on() -> None:
    play = arriving(five(), 1, "HW").play().choose("go", "HW")

    play.answer(0, "give", "alive")

    assert play.asked() == {1: "give"}

    play.answer(1, "give", "alive")

    assert play.asked() == {0: "move"}


def test_ac_24_one_may_meet_several_times_in_a_move() -> None:
    play = arriving(five(), 1, "HW").at("O1", 2).play()

    play.choose("go", "HW").meet(s0="alive", s1="alive").choose("go", "O1")

    assert play.events(topic="encounter") == [("encounter", 0, 1), ("encounter", 0, 2)]


@pytest.mark.parametrize("power", [True, False])
def test_ac_24_leaving_starts_no_encounter(power: bool) -> None:
    scene = five().phase("movement").at("R", 0, 1, 2).at("G", 3, 4)

    play = (scene if power else scene.dark()).play().walk("D1")

    assert play.events(topic="encounter") == []


@pytest.mark.parametrize(("people", "ways"), [(5, ["LB", "R", "HN"]), (8, ["LB", "HNW", "HS"])])
def test_ac_24_the_last_two_who_stay_behind_do_not_meet(people: int, ways: list[str]) -> None:
    others = range(3, people - 2)
    play = party(people).round(1).phase("movement").at("D2", *others).play()

    for place in ways:
        play.walk(place)

    assert [player.place for player in play.table.players[-2:]] == ["H0", "H0"]
    assert play.events(topic="encounter") == []


# AC-24: ghosts


def test_ac_24_a_ghost_is_no_partner() -> None:
    play = arriving(five(), 1).ghost(1).play()

    play.choose("go", "R")

    assert play.events(topic="encounter") == []


def test_ac_24_a_ghost_is_no_witness() -> None:
    play = arriving(five(), 2).ghost(2).play()

    play.choose("go", "R")

    assert play.events(topic="encounter") == [("encounter", 0, 1)]


def test_ac_24_in_the_dark_ghosts_are_ignored_too() -> None:
    play = arriving(five(), 4).ghost(2).dark().play()

    play.choose("go", "R")

    assert play.events(topic="encounter") == [("encounter", 0, 1, 3, 4)]


@pytest.mark.parametrize("power", [True, False])
def test_ac_24_a_ghost_that_arrives_meets_nobody(power: bool) -> None:
    scene = arriving(five(), 1).ghost(0)

    play = (scene if power else scene.dark()).play().choose("go", "R")

    assert play.events(topic="encounter") == []
    assert play.asked() == {1: "move"}


# AC-24: AUTOMA meets others like any character


def test_ac_24_one_meets_the_automa() -> None:
    play = arriving(with_automa(4), 0).at("R", 4).play()

    play.choose("go", "R")

    assert play.events(topic="encounter") == [("encounter", 0, 4)]
    assert play.asked() == {0: "give"}


def test_ac_24_the_automa_meets_whoever_is_on_its_way() -> None:
    # Route 1, round 2: green first, and the green room is one door away.
    scene = with_automa(4).route(4, 0).at("D2", 0, 1, 2).at("G", 3).phase("movement").knife(4)

    play = scene.play()

    assert play.events(topic="encounter") == [("encounter", 4, 3)]


def test_ac_24_the_automa_is_a_witness() -> None:
    play = arriving(with_automa(4), 1).at("R", 4).play()

    play.choose("go", "R")

    assert play.events(topic="encounter") == []


# AC-24 with AC-80: the light of the Radiant's ghost


def test_ac_24_where_the_radiant_shines_a_third_is_a_witness_in_the_dark() -> None:
    play = arriving(five("investigator", "radiant"), 3).ghost(1).dark().play()

    play.choose("go", "R")

    assert play.events(topic="encounter") == []


def test_ac_24_where_the_radiant_shines_two_meet() -> None:
    play = arriving(five("investigator", "radiant"), 2).ghost(1).dark().play()

    play.choose("go", "R")

    assert play.events(topic="encounter") == [("encounter", 0, 2)]


def test_ac_24_the_radiant_shines_nowhere_else() -> None:
    play = arriving(five("investigator", "radiant"), 3).ghost(1).at("LB", 1).dark().play()

    play.choose("go", "R")

    assert play.events(topic="encounter") == [("encounter", 0, 2, 3)]


def test_ac_24_a_living_radiant_does_not_shine() -> None:
    play = arriving(five("investigator", "radiant"), 2).dark().play()

    play.choose("go", "R")

    assert play.events(topic="encounter") == [("encounter", 0, 1, 2)]
