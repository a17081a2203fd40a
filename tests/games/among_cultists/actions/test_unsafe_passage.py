"""What the unsafe passage lets in (AC-53)."""

import pytest

from tests.games.among_cultists.deals import HALLS, scene
from tests.games.among_cultists.scenes import Play, Scene, party
from turncoat.core.terms import Seat

FAILURE, SABOTAGE, SUCCESS = "failure", "sabotage", "success"
TOKENS = ["G", "LB", "R"]


def draw(scene: Scene, card: str, *token: str) -> Play:
    """Seat 0 lays the third card in a room with the icon; then this card and token are drawn."""
    scene.at("D1", 0).on_route(0).deck("D1", SUCCESS, SUCCESS).icon("D1", True)
    play = scene.unsafe(SUCCESS, FAILURE, SABOTAGE).play(card, *token)
    return play.choose("refill_room", "D1").choose("lay", SUCCESS)


def intruders(play: Play) -> list[str]:
    """The rooms with a cultist token, as everybody sees them."""
    return [room.id for room in play.view(None).rooms if room.intruder]


def all_tokens_inside(scene: Scene) -> Scene:
    """All three cultist tokens are in the building."""
    return scene.intruder("LB").intruder("R").intruder("G")


# AC-53


def test_ac_53_success_does_nothing() -> None:
    play = draw(party(5), SUCCESS)

    assert intruders(play) == []
    assert play.table.fishman == ""
    assert play.view(None).tokens == TOKENS


@pytest.mark.parametrize("token", TOKENS)
def test_ac_53_failure_puts_the_next_cultist_token_into_the_room_it_shows(token: str) -> None:
    play = draw(party(5), FAILURE, token)

    assert intruders(play) == [token]
    assert play.view(None).tokens == [place for place in TOKENS if place != token]
    assert play.table.fishman == ""


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4, None])
def test_ac_53_all_see_where_the_token_goes(seat: Seat | None) -> None:
    play = draw(party(5), FAILURE, "R")

    assert play.events(seat, "unsafe_card") == [("unsafe_card", FAILURE)]
    assert play.events(seat, "intruder") == [("intruder", "R")]


def test_ac_53_the_token_goes_into_a_completed_room_too() -> None:
    play = draw(party(5).shelved("G", 3), FAILURE, "G")

    assert intruders(play) == ["G"]


@pytest.mark.parametrize("token", ["LB", "G"])
def test_ac_53_only_tokens_that_still_lie_outside_come_in(token: str) -> None:
    play = draw(party(5).intruder("R"), FAILURE, token)

    assert set(intruders(play)) == {"R", token}


def test_ac_53_failure_without_a_token_left_brings_the_fishman() -> None:
    play = draw(all_tokens_inside(party(5)), FAILURE)

    assert play.table.fishman == "HN"
    assert set(intruders(play)) == set(TOKENS)


def test_ac_53_sabotage_brings_the_fishman() -> None:
    play = draw(party(5), SABOTAGE)

    assert play.table.fishman == "HN"
    assert intruders(play) == []
    assert play.view(None).tokens == TOKENS


@pytest.mark.parametrize(("people", "automa", "hall"), HALLS)
def test_ac_53_where_he_comes_to_depends_on_the_number_of_players(
    people: int, automa: bool, hall: str
) -> None:
    play = draw(scene(people, automa), SABOTAGE)

    assert play.view(None).fishman == hall
    assert play.events(None, "fishman_comes") == [("fishman_comes", hall)]


def test_ac_53_his_hall_lies_between_the_light_blue_and_a_pink_room() -> None:
    board = party(5).table.board

    assert {"LB", "P1"} <= set(board.doors[board.fishman_entry])


@pytest.mark.parametrize("people", [5, 7])
def test_ac_53_sabotage_does_nothing_if_he_is_in_the_building(people: int) -> None:
    scene = party(people)
    play = draw(scene.fishman(scene.table.board.fishman_entry), SABOTAGE)

    assert play.table.fishman == scene.table.board.fishman_entry
    assert play.events(None, "fishman_comes") == []
    assert intruders(play) == []


def test_ac_53_failure_without_a_token_left_does_nothing_if_he_is_in_the_building() -> None:
    play = draw(all_tokens_inside(party(5)).fishman("HN"), FAILURE)

    assert play.table.fishman == "HN"
    assert play.events(None, "fishman_comes") == []


def test_ac_53_failure_brings_a_token_also_if_he_is_in_the_building() -> None:
    play = draw(party(5).fishman("HN"), FAILURE, "LB")

    assert intruders(play) == ["LB"]
