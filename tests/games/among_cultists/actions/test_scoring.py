"""Shelves and their points (AC-56, AC-56a)."""

import pytest

from tests.games.among_cultists.scenes import Play, Scene, five, party
from turncoat.core.terms import Seat

EVERYBODY: list[Seat | None] = [0, 1, 2, 3, 4, None]
SUCCESS, FAILURE, SABOTAGE = "success", "failure", "sabotage"


def ready(scene: Scene, place: str, *deck: str) -> Scene:
    """Seat 0 is in a searched room with this deck, and on its route."""
    return scene.at(place, 0).on_route(0).searched(place).deck(place, *deck)


def check(scene: Scene, place: str, *luck: str) -> Play:
    """Seat 0 checks a room."""
    return scene.play(*luck).choose("check_room", place)


def out_of_the_game(play: Play) -> list[str]:
    """The room cards that have left the game."""
    return sorted(card for card in play.table.discards if card != "alive")


# AC-56


@pytest.mark.parametrize(
    ("place", "before", "points"),
    [
        ("D1", {"D1": 1}, 2),
        ("D2", {"D2": 1}, 2),
        ("LB", {"LB": 2}, 3),
        ("R", {"R": 2}, 3),
        ("G", {"G": 2}, 3),
        ("P1", {"P1": 1, "P2": 2}, 4),
        ("P2", {"P1": 2, "P2": 1}, 4),
        ("O1", {"O1": 1, "O2": 2}, 4),
        ("O2", {"O1": 2, "O2": 1}, 4),
    ],
)
def test_ac_56_a_full_shelf_scores_its_points_at_once(
    place: str, before: dict[str, int], points: int
) -> None:
    scene = five().points(1)
    for room, count in before.items():
        scene.shelved(room, count)

    play = check(ready(scene, place, SUCCESS), place)

    assert play.asked() == {1: "action"}
    assert play.view(None).points == 1 + points
    assert [event[2:] for event in play.events(None, "scores")] == [(points, 1 + points)]


@pytest.mark.parametrize("place", ["D1", "LB", "R", "G", "O1", "P1"])
def test_ac_56_a_book_that_does_not_fill_the_shelf_scores_nothing(place: str) -> None:
    play = check(ready(five(), place, SUCCESS), place)

    assert play.view(None).points == 0


@pytest.mark.parametrize("place", ["O1", "O2", "P1", "P2"])
def test_ac_56_orange_and_pink_shelves_need_the_books_of_all_their_rooms(place: str) -> None:
    play = check(ready(five().shelved(place, 1), place, SUCCESS), place)

    assert play.table.rooms[place].completed
    assert play.view(None).points == 0


def test_ac_56_with_eight_the_pink_shelf_needs_three_rooms() -> None:
    two = party(8).shelved("P1", 2).shelved("P2", 1)
    three = party(8).shelved("P1", 2).shelved("P2", 2).shelved("P3", 1)

    assert check(ready(two, "P2", SUCCESS), "P2").view(None).points == 0
    assert check(ready(three, "P3", SUCCESS), "P3").view(None).points == 4


def test_ac_56_a_book_that_sabotage_took_back_is_needed_again() -> None:
    scene = ready(five().shelved("O2", 2), "O1", SUCCESS, SUCCESS, SABOTAGE).at("O1", 1, 2)

    # One book of the completed room O2 goes back to O1, which then has three.
    play = check(scene.route(1, 2).route(2, 4), "O1", SABOTAGE)
    play.choose("check_room", "O1").choose("check_room", "O1")

    assert play.table.shelves["O"] == 3
    assert play.view(None).points == 0


def test_ac_56_each_dark_blue_room_has_its_own_shelf() -> None:
    play = check(ready(five().shelved("D1", 1), "D1", SUCCESS), "D1")

    assert play.table.shelves["D1"] == 2
    assert play.table.shelves["D2"] == 0
    assert play.view(None).points == 2


@pytest.mark.parametrize(("people", "needed"), [(5, 10), (6, 12), (7, 12), (8, 13)])
def test_ac_56_with_the_points_needed_the_game_ends_at_once(people: int, needed: int) -> None:
    play = check(ready(party(people).shelved("D1", 1).points(needed - 2), "D1", SUCCESS), "D1")

    assert play.match.over
    assert play.table.won == "investigators"
    assert play.asked() == {}


def test_ac_56_with_one_point_less_the_game_goes_on() -> None:
    play = check(ready(five().shelved("D1", 1).points(7), "D1", SUCCESS), "D1")

    assert play.view(None).points == 9
    assert play.asked() == {1: "action"}


@pytest.mark.parametrize("shelves", ["default_2_3", "variant_lean"])
@pytest.mark.parametrize("people", [5, 7, 8])
def test_ac_56_every_shelf_scores_two_three_or_four_points(people: int, shelves: str) -> None:
    for shelf in party(people, shelves=shelves).table.board.shelves:
        scene = party(people, shelves=shelves)
        for room in shelf.rooms:
            scene.shelved(room, scene.table.rooms[room].books - (room == shelf.rooms[0]))

        play = check(ready(scene, shelf.rooms[0], SUCCESS), shelf.rooms[0])

        assert play.view(None).points in (2, 3, 4)
        assert play.events(None, "scores") == [("scores", shelf.id, shelf.points, shelf.points)]


# AC-56a


def test_ac_56a_the_fourth_orange_book_scores_four_points() -> None:
    scene = ready(five().shelved("O1", 2).shelved("O2", 1), "O2", SUCCESS, FAILURE, SABOTAGE)

    play = check(scene, "O2", SUCCESS)

    assert play.view(None).points == 4
    assert play.table.rooms["O2"].cards == 0
    assert out_of_the_game(play) == [FAILURE, SABOTAGE, SUCCESS]
    assert play.events(None, "room_card") == [("room_card", 0, "O2", SUCCESS)]


def test_ac_56a_the_cards_of_the_example_leave_unseen() -> None:
    scenes = [five().shelved("O1", 2).shelved("O2", 1) for _ in range(2)]

    first = check(ready(scenes[0], "O2", SUCCESS, FAILURE), "O2", SUCCESS)
    second = check(ready(scenes[1], "O2", SUCCESS, SABOTAGE), "O2", SUCCESS)

    for seat in EVERYBODY:
        assert first.view(seat) == second.view(seat)


def test_ac_56a_a_scored_shelf_can_not_be_sabotaged() -> None:
    scene = five().shelved("O1", 2).shelved("O2", 2).at("O1", 0).on_route(0).at("R", 1).on_route(1)
    play = scene.play()

    assert play.options(0) == [("pass",)]

    play.choose("pass").choose("use_cameras")

    assert "camera_room" not in play.kinds(1)


def test_ac_56a_a_scored_shelf_stays_scored() -> None:
    scene = five().shelved("D1", 1).shelved("D2", 1)
    scene.at("D2", 1).on_route(1).deck("D2", SABOTAGE)

    play = check(ready(scene, "D1", SUCCESS), "D1").choose("check_room", "D2").pass_on().go_on()

    assert play.view(None).points == 2
    assert play.table.shelves["D1"] == 2
