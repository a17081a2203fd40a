"""The card from the draw pile after a check (AC-46)."""

import pytest

from tests.games.among_cultists.scenes import CULTIST, INVESTIGATOR, Play, Scene, five
from turncoat.core.terms import Seat

EVERYBODY: list[Seat | None] = [0, 1, 2, 3, 4, None]
CHECK = ("check_status", 1)


def check(scene: Scene, *luck: str) -> Play:
    """Seat 0 checks seat 1 and goes on; `luck` lists the draws that follow."""
    return scene.play().choose(*CHECK).luck(*luck).choose("go_on")


def in_room(place: str = "D1", *deck: str) -> Scene:
    """Seats 0 and 1 are in a room with this deck; nobody is dead."""
    return five().at(place, 0, 1).off_route(0).deck(place, *deck)


# AC-46: where the card goes


def test_ac_46_the_top_card_of_the_draw_pile_goes_on_the_deck_of_the_room() -> None:
    play = check(in_room("D1", "success"), "sabotage")

    assert play.table.rooms["D1"].loose == ["success"]
    assert play.table.rooms["D1"].stack == ["sabotage"]
    assert play.view(None).draw_pile == 8
    assert play.events(None, "pile_card") == [("pile_card", "D1")]


def test_ac_46_in_a_hall_it_goes_into_the_unsafe_passage_deck() -> None:
    play = check(five().unsafe("success"), "failure")

    assert sorted(play.table.unsafe) == ["failure", "success"]
    assert play.view(None).draw_pile == 8
    assert play.events(None, "pile_card_unsafe") == [("pile_card_unsafe",)]


def test_ac_46_that_deck_is_shuffled_so_any_card_may_come_next() -> None:
    scene = five().at("D1", 2).on_route(2).icon("D1", True).deck("D1", "success", "success")
    play = check(scene.unsafe("success"), "sabotage")

    play.choose("pass").luck("success").choose("refill_room", "D1").choose("lay", "success")

    assert play.events(None, "unsafe_card") == [("unsafe_card", "success")]


def test_ac_46_with_secret_doors_it_goes_where_the_checked_character_is() -> None:
    scene = five().at("P1", 0).at("P2", 1).effect("secret_doors").deck("P1").deck("P2")

    play = check(scene, "failure")

    assert play.table.rooms["P1"].cards == 0
    assert play.table.rooms["P2"].cards == 1


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ac_46_nobody_sees_the_card(seat: Seat | None) -> None:
    first, second = check(in_room(), "success"), check(in_room(), "sabotage")

    assert first.view(seat) == second.view(seat)
    assert first.events(seat) == second.events(seat)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ac_46_nobody_sees_the_card_in_a_hall(seat: Seat | None) -> None:
    first, second = check(five(), "success"), check(five(), "sabotage")

    assert first.view(seat) == second.view(seat)
    assert first.events(seat) == second.events(seat)


# AC-46: when the card is moved


def test_ac_46_it_comes_after_the_question() -> None:
    play = in_room().play()

    play.choose(*CHECK)

    assert play.view(None).draw_pile == 9


def test_ac_46_it_comes_after_the_vote_that_the_check_caused() -> None:
    play = in_room().pulse(1, "dead").play()

    play.choose(*CHECK).choose("reveal")
    assert play.view(None).draw_pile == 9

    play.ballots(None, None, None, None, None)
    assert play.asked() == {0: "change_vote"}
    assert play.view(None).draw_pile == 9

    play.choose("go_on")
    assert play.view(None).draw_pile == 8
    assert play.events(None)[-2:] == [("nobody_out",), ("pile_card", "D1")]


def test_ac_46_it_comes_also_if_the_vote_puts_out_the_checker() -> None:
    play = in_room().pulse(1, "dead").play()

    play.choose(*CHECK).choose("reveal")
    play.ballots(0, 0, 0, None, None).choose("go_on")

    assert play[0].ghost
    assert play.events(None, "pile_card") == [("pile_card", "D1")]


def test_ac_46_it_comes_also_after_the_silence_of_a_cultist() -> None:
    scene = Scene(CULTIST, *[INVESTIGATOR] * 4).at("D1", 0, 1).deck("D1").pulse(1, "dead")

    play = check(scene, "success")

    assert play.table.rooms["D1"].stack == ["success"]


def test_ac_46_a_cultist_token_does_not_stop_it() -> None:
    play = check(in_room("LB").intruder("LB"), "success")

    assert play.table.rooms["LB"].stack == ["success"]


# AC-46: the third card


def test_ac_46_the_third_card_makes_the_room_searched() -> None:
    play = check(in_room("D1", "success", "success").icon("D1", False), "failure")

    assert play.table.rooms["D1"].searched
    assert play.events(None, "searched") == [("searched", "D1", 0)]
    assert play.events(None, "unsafe_card") == []


def test_ac_46_the_second_card_does_not() -> None:
    play = check(in_room("D1", "success"), "failure")

    assert not play.table.rooms["D1"].searched


def test_ac_46_a_token_with_the_icon_calls_for_an_unsafe_passage_card() -> None:
    scene = in_room("D1", "success", "success").icon("D1", True).unsafe("success", "sabotage")

    play = check(scene, "failure", "sabotage")

    assert play.events(None, "searched") == [("searched", "D1", 1)]
    assert play.events(None, "unsafe_card") == [("unsafe_card", "sabotage")]
    assert play.table.fishman == "HN"


def test_ac_46_a_room_that_was_searched_before_is_not_searched_again() -> None:
    scene = in_room("D1", "success", "success").icon("D1", True).searched("D1")

    play = check(scene, "failure")

    assert play.table.rooms["D1"].cards == 3
    assert play.events(None, "searched") == []
    assert play.events(None, "unsafe_card") == []


# AC-46: no card


def test_ac_46_an_empty_draw_pile_gives_no_card() -> None:
    scene = in_room("D1", "success", "success")
    scene.table.draw_pile.clear()

    play = check(scene)

    assert play.table.rooms["D1"].cards == 2
    assert play.asked() == {1: "action"}


def test_ac_46_an_empty_draw_pile_gives_no_card_in_a_hall() -> None:
    scene = five()
    scene.table.draw_pile.clear()

    play = check(scene)

    assert play.view(None).unsafe == 2
    assert play.asked() == {1: "action"}


def test_ac_46_a_completed_room_gets_no_card() -> None:
    play = check(in_room("D1", "success").shelved("D1", 2))

    assert play.table.rooms["D1"].cards == 0
    assert play.view(None).draw_pile == 9
    assert play.events(None, "pile_card") == []


def test_ac_46_without_an_unsafe_passage_deck_there_is_no_card_in_a_hall() -> None:
    play = check(five(preset="first_game"))

    assert play.view(None).draw_pile == 9
    assert play.view(None).unsafe == 0
    assert play.events(None, "pile_card_unsafe") == []


def test_ac_46_without_an_unsafe_passage_deck_there_is_a_card_in_a_room() -> None:
    scene = five(preset="first_game").at("D1", 0, 1).deck("D1", "success")

    play = check(scene, "failure")

    assert play.table.rooms["D1"].cards == 2
    assert play.view(None).draw_pile == 8
