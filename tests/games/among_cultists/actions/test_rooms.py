"""Refilling a room (AC-52), and the order of its deck (AC-52a)."""

import pytest

from tests.games.among_cultists.scenes import Play, Scene, five, with_automa
from turncoat.core.terms import Seat

EVERYBODY: list[Seat | None] = [0, 1, 2, 3, 4, None]


def in_room(place: str = "D1", *deck: str) -> Scene:
    """Seat 0 is in a room with this deck, and on its route."""
    return five().at(place, 0).on_route(0).deck(place, *deck)


def refill(play: Play, place: str, face: str = "success") -> Play:
    """The acting character refills a room with this card."""
    return play.choose("refill_room", place).choose("lay", face)


def icons(play: Play) -> dict[str, bool | None]:
    """The icon of each room token, as everybody sees it."""
    return {room.id: room.icon for room in play.view(None).rooms}


# AC-52: the card


def test_ac_52_one_room_card_of_your_choice_goes_on_top_of_the_deck() -> None:
    scene = in_room("D1", "success").hand(0, "alive", "dead", "success", "failure", "sabotage")
    play = scene.play()

    play.choose("refill_room", "D1")

    assert play.options() == [("lay", "success"), ("lay", "failure"), ("lay", "sabotage")]

    play.choose("lay", "failure")

    assert play.table.rooms["D1"].loose == ["success"]
    assert play.table.rooms["D1"].stack == ["failure"]
    assert play[0].room_cards == ["success", "sabotage"]
    assert play[0].encounter_cards == ["alive", "dead"]


@pytest.mark.parametrize("seat", [1, 2, 3, 4, None])
def test_ac_52_it_is_laid_face_down(seat: Seat | None) -> None:
    first, second = (in_room().hand(0, "success", "sabotage").play() for _ in range(2))

    refill(first, "D1", "success")
    refill(second, "D1", "sabotage")

    assert first.view(seat) == second.view(seat)
    assert first.events(seat) == second.events(seat)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ac_52_all_see_who_refilled_which_room(seat: Seat | None) -> None:
    play = refill(in_room().play(), "D1")

    assert play.events(seat, "refills") == [("refills", 0, "D1")]
    assert play.view(seat).rooms[0].id == "D1"
    assert play.view(seat).rooms[0].cards == 1


# AC-52: the token


def test_ac_52_with_three_cards_the_token_is_flipped_and_the_room_searched() -> None:
    play = refill(in_room("D1", "success", "failure").icon("D1", False).play(), "D1")

    assert play.table.rooms["D1"].searched
    assert play.events(None, "searched") == [("searched", "D1", 0)]


def test_ac_52_with_two_cards_it_is_not() -> None:
    play = refill(in_room("D1", "success").play(), "D1")

    assert not play.table.rooms["D1"].searched
    assert play.events(None, "searched") == []


def test_ac_52_before_that_nobody_knows_the_token() -> None:
    play = in_room("D1", "success", "success").icon("D1", False).play()

    assert set(icons(play).values()) == {None}

    refill(play, "D1")

    assert icons(play).pop("D1") is False
    assert {icon for place, icon in icons(play).items() if place != "D1"} == {None}


def test_ac_52_the_room_stays_searched_when_its_cards_are_gone() -> None:
    play = in_room("D1", "failure").searched("D1").play()

    play.choose("check_room", "D1").pass_on().go_on()

    assert play.table.rooms["D1"].cards == 0
    assert play.table.rooms["D1"].searched


def test_ac_52_a_searched_room_can_be_refilled() -> None:
    play = refill(in_room("D1").searched("D1").play(), "D1", "success")

    assert play.table.rooms["D1"].cards == 1


def test_ac_52_only_the_first_time_counts() -> None:
    scene = in_room("D1", "failure", "success").icon("D1", True).searched("D1")

    play = refill(scene.play(), "D1")

    assert play.table.rooms["D1"].cards == 3
    assert play.events(None, "searched") == []
    assert play.events(None, "unsafe_card") == []


# AC-52: the icon


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ac_52_with_the_icon_one_unsafe_passage_card_is_drawn_openly(seat: Seat | None) -> None:
    scene = in_room("D1", "success", "success").icon("D1", True).unsafe("success", "failure")

    play = refill(scene.play("success"), "D1")

    assert play.events(seat, "searched") == [("searched", "D1", 1)]
    assert play.events(seat, "unsafe_card") == [("unsafe_card", "success")]


def test_ac_52_the_drawn_card_is_resolved() -> None:
    scene = in_room("D1", "success", "success").icon("D1", True).unsafe("success", "failure")

    play = refill(scene.play("failure", "G"), "D1")

    assert play.table.rooms["G"].intruder


@pytest.mark.parametrize("face", ["success", "failure", "sabotage"])
def test_ac_52_the_drawn_card_is_shuffled_back(face: str) -> None:
    cards = ["failure", "sabotage", "success"]
    scene = in_room("D1", "success", "success").icon("D1", True).unsafe(*cards)

    play = refill(scene.play(face), "D1")

    assert sorted(play.table.unsafe) == cards


def test_ac_52_the_same_card_may_be_drawn_again() -> None:
    scene = in_room("D1", "success", "success").icon("D1", True).unsafe("success", "sabotage")
    scene.at("P1", 1).on_route(1).deck("P1", "success", "success").icon("P1", True)
    play = scene.play("success", "success")

    refill(refill(play, "D1"), "P1")

    assert play.events(None, "unsafe_card") == [("unsafe_card", "success")] * 2


def test_ac_52_without_the_icon_no_card_is_drawn() -> None:
    scene = in_room("D1", "success", "success").icon("D1", False).unsafe("sabotage")

    play = refill(scene.play(), "D1")

    assert play.events(None, "unsafe_card") == []
    assert play.table.fishman == ""


def test_ac_52_the_third_card_of_the_automa_flips_the_token_too() -> None:
    scene = with_automa(4).knife(4).at("D1", 4).deck("D1", "success", "success")

    play = scene.icon("D1", True).unsafe("sabotage").play()

    assert play.events(None, "searched") == [("searched", "D1", 1)]
    assert play.events(None, "unsafe_card") == [("unsafe_card", "sabotage")]


# AC-52a


def test_ac_52a_a_check_shuffles_the_deck_first() -> None:
    scene = in_room("D1", "success").laid_on("D1", "failure").searched("D1")

    play = scene.play("success").choose("check_room", "D1")

    assert play.events(None, "room_card") == [("room_card", 0, "D1", "success")]


def automa_room(*seats: Seat) -> Scene:
    """AUTOMA acts after these seats; all are in D1, with a Failure on top of the deck."""
    scene = with_automa(4).at("D1", 4, *seats).turn(4 - len(seats)).searched("D1")
    return scene.on_route(*seats).deck("D1", "success", "success").laid_on("D1", "failure")


def test_ac_52a_the_automa_takes_the_top_card() -> None:
    play = automa_room().play()

    assert play.events(None, "room_card") == [("room_card", 4, "D1", "failure")]


def test_ac_52a_the_automa_does_not_shuffle() -> None:
    play = automa_room().laid_on("D1", "sabotage").play()

    assert play.events(None, "room_card") == [("room_card", 4, "D1", "sabotage")]
    assert play.table.rooms["D1"].stack == ["failure"]


def test_ac_52a_what_was_laid_last_is_on_top() -> None:
    play = automa_room(3).hand(3, "sabotage").play()

    refill(play, "D1", "sabotage")

    assert play.events(None, "room_card") == [("room_card", 4, "D1", "sabotage")]


def test_ac_52a_after_a_check_the_top_card_may_be_any() -> None:
    play = automa_room(3).play("success", "success")

    play.choose("check_room", "D1")

    assert play.events(None, "room_card") == [
        ("room_card", 3, "D1", "success"),
        ("room_card", 4, "D1", "success"),
    ]


def test_ac_52a_a_check_by_camera_shuffles_too() -> None:
    play = automa_room(3).at("R", 3).on_route(3).play("success", "success")

    play.choose("use_cameras").choose("camera_room", "D1")

    assert play.events(None, "room_card") == [
        ("room_card", 3, "D1", "success"),
        ("room_card", 4, "D1", "success"),
    ]


def test_ac_52a_a_card_laid_after_the_check_is_on_top_again() -> None:
    play = automa_room(2, 3).hand(3, "sabotage").play("failure")

    play.choose("check_room", "D1")
    refill(play, "D1", "sabotage")

    assert play.events(None, "room_card") == [
        ("room_card", 2, "D1", "failure"),
        ("room_card", 4, "D1", "sabotage"),
    ]


def test_ac_52a_without_a_room_card_in_hand_there_is_no_refill() -> None:
    play = in_room("D1", "success").hand(0, "alive", "dead").searched("D1").play()

    assert play.options() == [("pass",), ("check_room", "D1")]


def test_ac_52a_a_ghost_without_a_room_card_does_not_refill_either() -> None:
    play = in_room("D1", "success").ghost(0).hand(0, "alive").play()

    assert play.options() == [("pass",)]


def test_ac_52a_a_completed_room_is_not_refilled() -> None:
    play = in_room("D1").shelved("D1", 2).play()

    assert play.options() == [("pass",)]
