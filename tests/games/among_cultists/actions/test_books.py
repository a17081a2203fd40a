"""Checking a room (AC-54), and completed rooms (AC-55)."""

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


def books(play: Play, *places: str) -> list[int]:
    """How many books are left in these rooms."""
    return [play.table.rooms[place].books for place in places]


def out_of_the_game(play: Play) -> list[str]:
    """The room cards that have left the game."""
    return sorted(card for card in play.table.discards if card != "alive")


# AC-54: when it is possible


def test_ac_54_a_searched_room_with_a_deck_can_be_checked() -> None:
    play = ready(five(), "D1", FAILURE).play()

    assert ("check_room", "D1") in play.options()


def test_ac_54_a_room_that_is_not_searched_can_not() -> None:
    play = five().at("D1", 0).on_route(0).deck("D1", SUCCESS, SUCCESS).play()

    assert "check_room" not in play.kinds()


def test_ac_54_a_room_without_cards_can_not() -> None:
    play = ready(five(), "D1").play()

    assert play.options() == [("pass",), ("refill_room", "D1")]


def test_ac_54_a_completed_room_can_not() -> None:
    play = ready(five(), "D1", SUCCESS).shelved("D1", 2).play()

    assert "check_room" not in play.kinds()


# AC-54: the card


@pytest.mark.parametrize("face", [SUCCESS, FAILURE, SABOTAGE])
@pytest.mark.parametrize("seat", EVERYBODY)
def test_ac_54_one_card_is_drawn_for_all_to_see(seat: Seat | None, face: str) -> None:
    play = check(ready(five(), "LB", SABOTAGE, FAILURE, SUCCESS), "LB", face)

    assert play.events(seat, "room_card") == [("room_card", 0, "LB", face)]
    assert [room.cards for room in play.view(seat).rooms if room.id == "LB"] == [2]


@pytest.mark.parametrize("face", [SUCCESS, FAILURE, SABOTAGE])
def test_ac_54_the_card_leaves_the_game(face: str) -> None:
    play = check(ready(five(), "LB", SABOTAGE, FAILURE, SUCCESS), "LB", face)

    left = {SABOTAGE, FAILURE, SUCCESS} - {face}
    assert set(play.table.rooms["LB"].loose) == left
    assert out_of_the_game(play) == [face]


def test_ac_54_success_brings_one_book_of_this_room_to_the_shelf() -> None:
    play = check(ready(five(), "LB", SUCCESS), "LB")

    assert books(play, "LB") == [2]
    assert play.table.shelves["LB"] == 1
    assert play.events(None, "book") == [("book", "LB", "LB")]


def test_ac_54_failure_does_nothing() -> None:
    play = check(ready(five().shelved("LB", 1), "LB", FAILURE), "LB")

    assert books(play, "LB") == [2]
    assert play.table.shelves["LB"] == 1


def test_ac_54_sabotage_takes_one_book_back_from_the_shelf() -> None:
    play = check(ready(five().shelved("LB", 2), "LB", SABOTAGE), "LB")

    assert books(play, "LB") == [2]
    assert play.table.shelves["LB"] == 1
    assert play.events(None, "book_back") == [("book_back", "LB", "LB")]


def test_ac_54_sabotage_does_nothing_if_no_book_is_on_the_shelf() -> None:
    play = check(ready(five().shelved("R", 1), "LB", SABOTAGE), "LB")

    assert books(play, "LB", "R") == [3, 2]
    assert play.events(None, "book_back") == []


@pytest.mark.parametrize(("room", "other", "shelf"), [("O1", "O2", "O"), ("P2", "P1", "P")])
def test_ac_54_sabotage_takes_a_book_of_the_colour_whatever_room_it_came_from(
    room: str, other: str, shelf: str
) -> None:
    play = check(ready(five().shelved(other, 1), room, SABOTAGE), room)

    assert play.table.shelves[shelf] == 0
    assert books(play, room, other) == [3, 1]


def test_ac_54_with_eight_sabotage_may_take_a_book_of_any_pink_room() -> None:
    play = check(ready(party(8).shelved("P1", 1), "P3", SABOTAGE), "P3")

    assert play.table.shelves["P"] == 0
    assert books(play, "P3", "P1", "P2") == [3, 1, 2]


def test_ac_54_a_book_of_a_completed_room_goes_to_the_room_that_was_checked() -> None:
    play = check(ready(five().shelved("O2", 2), "O1", SABOTAGE), "O1")

    assert books(play, "O1", "O2") == [3, 0]
    assert play.table.shelves["O"] == 1


def test_ac_54_sabotage_in_a_dark_blue_room_takes_from_its_own_shelf_only() -> None:
    play = check(ready(five().shelved("D2", 1), "D1", SABOTAGE), "D1")

    assert books(play, "D1", "D2") == [2, 1]
    assert play.table.shelves["D2"] == 1


def test_ac_54_sabotage_in_a_dark_blue_room_takes_from_its_own_shelf() -> None:
    play = check(ready(five().shelved("D1", 1).shelved("D2", 1), "D1", SABOTAGE), "D1")

    assert books(play, "D1", "D2") == [2, 1]
    assert (play.table.shelves["D1"], play.table.shelves["D2"]) == (0, 1)


# AC-55


def completing(place: str = "LB") -> Scene:
    """Two of this room's three books are on the shelf; the next Success brings the last one."""
    return ready(five().shelved(place, 2), place, SUCCESS, FAILURE, SABOTAGE)


def test_ac_55_when_its_last_book_goes_a_room_is_completed() -> None:
    play = check(completing(), "LB", SUCCESS)

    assert play.events(None, "completed") == [("completed", "LB")]
    assert [room.completed for room in play.view(None).rooms if room.id == "LB"] == [True]


def test_ac_55_its_cards_leave_the_game() -> None:
    play = check(completing(), "LB", SUCCESS)

    assert play.table.rooms["LB"].cards == 0
    assert out_of_the_game(play) == [FAILURE, SABOTAGE, SUCCESS]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ac_55_unseen(seat: Seat | None) -> None:
    first = check(completing().deck("LB", SUCCESS, SUCCESS, SUCCESS), "LB", SUCCESS)
    second = check(completing().deck("LB", SUCCESS, FAILURE, SABOTAGE), "LB", SUCCESS)

    assert first.view(seat) == second.view(seat)
    assert first.events(seat) == second.events(seat)


def test_ac_55_nobody_refills_or_checks_it_any_more() -> None:
    play = check(completing("G").at("G", 1).on_route(1), "G", SUCCESS)

    assert play.options(1) == [("pass",), ("check_status", 0)]


def test_ac_55_a_vote_can_still_be_called_there() -> None:
    play = five().at("LB", 0).on_route(0).shelved("LB", 3).play()

    assert play.options() == [("pass",), ("call_vote",)]


def test_ac_55_the_camera_still_works_there() -> None:
    play = five().at("R", 0).on_route(0).shelved("R", 3).play()

    assert play.options() == [("pass",), ("use_cameras",)]


def test_ac_55_power_can_still_be_restored_there() -> None:
    play = five().at("R", 0).on_route(0).shelved("R", 3).dark().play()

    assert play.options() == [("pass",), ("reset_power",)]


def test_ac_55_the_gate_can_still_be_closed_there() -> None:
    play = five().at("G", 0, 1).on_route(0).shelved("G", 3).gate(5).play()

    assert play.options() == [("pass",), ("check_status", 1), ("close_gate", 1)]


def test_ac_55_a_cultist_can_still_be_fought_there() -> None:
    play = five().at("LB", 0).on_route(0).shelved("LB", 3).intruder("LB").play()

    assert play.options() == [("pass",), ("fight_cultist",)]


def test_ac_55_a_cultist_token_stays_when_the_room_is_completed() -> None:
    scene = five().shelved("LB", 2).deck("LB", SUCCESS).intruder("LB")
    play = scene.at("R", 0).on_route(0).play()

    play.choose("use_cameras").choose("camera_room", "LB")

    assert play.table.rooms["LB"].completed
    assert play.table.rooms["LB"].intruder
