"""The Knife: who has it first (AC-8), and where it goes (AC-8a)."""

import pytest

from tests.games.among_cultists.deals import TABLES, dealt, dealt_often
from tests.games.among_cultists.scenes import Scene, five, party, with_automa
from turncoat.core.terms import Seat


def cleaned_up(scene: Scene) -> Seat:
    """Who holds the Knife after clean-up."""
    play = scene.phase("clean_up").play()
    if "announce" in play.asked().values():
        play.go_on()
    return play.view(None).knife


# AC-8


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_8_any_player_can_be_the_first_to_hold_the_knife(
    people: int, automa: bool, count: int
) -> None:
    plays = dealt_often(people, automa=automa)

    assert {play.view(None).knife for play in plays} == set(range(people))


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_8_who_holds_it_is_the_start_player(people: int, automa: bool, count: int) -> None:
    for play in dealt_often(people, times=10, automa=automa):
        play.go_on()

        assert play.asked() == {play.view(None).knife: "move"}


def test_ac_8_all_see_who_holds_it() -> None:
    play = dealt(5)

    assert play.events(None, "begins") == [("begins", play.table.knife)]
    assert play.view(None).knife == play.table.knife


# AC-8a


@pytest.mark.parametrize(("seat", "after"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])
def test_ac_8a_the_knife_goes_to_every_seat_in_turn(seat: Seat, after: Seat) -> None:
    assert cleaned_up(five().knife(seat)) == after


@pytest.mark.parametrize(("people", "last"), [(4, 3), (6, 5)])
def test_ac_8a_the_knife_goes_to_the_automa_too(people: int, last: Seat) -> None:
    assert cleaned_up(with_automa(people).knife(last)) == people


@pytest.mark.parametrize("people", [4, 6])
def test_ac_8a_the_knife_goes_on_from_the_automa(people: int) -> None:
    assert cleaned_up(with_automa(people).knife(people)) == 0


def test_ac_8a_the_knife_goes_to_a_ghost_too() -> None:
    assert cleaned_up(five().ghost(1).knife(0)) == 1


def test_ac_8a_the_knife_goes_on_from_a_ghost() -> None:
    assert cleaned_up(five().ghost(1).knife(1)) == 2


@pytest.mark.parametrize(("phase", "asked"), [("movement", "teleport"), ("action", "action")])
def test_ac_8a_a_ghost_with_the_knife_starts_the_phases(phase: str, asked: str) -> None:
    play = five().ghost(2).knife(2).phase(phase).play()

    assert play.asked() == {2: asked}


def test_ac_8a_after_the_ghost_comes_the_next_seat() -> None:
    play = five().ghost(2).knife(2).play()

    play.choose("pass")

    assert play.asked() == {3: "action"}


@pytest.mark.parametrize("phase", ["movement", "action"])
def test_ac_8a_the_automa_with_the_knife_starts_the_phases(phase: str) -> None:
    play = with_automa(4).knife(4).phase(phase).play()

    assert {event[1] for event in play.events()} == {4}
    assert list(play.asked()) == [0]


@pytest.mark.parametrize("phase", ["movement", "action"])
def test_ac_8a_without_the_knife_the_automa_waits_for_its_turn(phase: str) -> None:
    play = with_automa(4).knife(0).phase(phase).play()

    assert play.events() == []
    assert list(play.asked()) == [0]


# A ghost holds it without its powers


def test_ac_8a_a_ghost_does_not_change_its_vote() -> None:
    play = five().ghost(0).knife(0).at("LB", 1).on_route(1).play()
    play.choose("pass").choose("call_vote")

    play.ballots(1, 2, 3, 4, None)

    assert play.events(topic="nobody_out") == [("nobody_out",)]


def test_ac_8a_the_vote_of_a_ghost_does_not_count_double() -> None:
    play = party(7).ghost(0).knife(0).at("LB", 1).on_route(1).play()
    play.choose("pass").choose("call_vote")

    play.ballots(1, 2, 3, 4, 5, 6, None)

    assert play.events(topic="nobody_out") == [("nobody_out",)]


@pytest.mark.parametrize("event", ["watching_eyes", "under_control"])
def test_ac_8a_a_ghost_has_nothing_from_the_events_of_the_knife(event: str) -> None:
    play = five().ghost(0).knife(0).phase("event").bag(event, "mirror").play(event)

    assert play.asked() == {0: "action"}


def test_ac_8a_a_ghost_does_not_enter_the_hall_of_the_fishman() -> None:
    play = five().ghost(0).knife(0).fishman("HN").phase("movement").play()

    assert ("go", "HN") not in play.options()
    assert ("go", "HE") in play.options()


def test_ac_8a_a_ghost_does_not_chase_the_fishman() -> None:
    play = five().ghost(0).knife(0).at("HN", 0).fishman("HN").play()

    assert play.options() == [("pass",)]


# AUTOMA holds it without its powers


def test_ac_8a_the_automa_does_not_change_its_vote() -> None:
    play = with_automa(4).knife(4).at("LB", 0).on_route(0).play()
    play.choose("call_vote")

    play.ballots(1, 2, 3, 0)

    assert play.events(topic="nobody_out") == [("nobody_out",)]
    assert "change_vote" not in play.asked().values()


@pytest.mark.parametrize("event", ["watching_eyes", "under_control"])
def test_ac_8a_the_automa_has_nothing_from_the_events_of_the_knife(event: str) -> None:
    play = with_automa(4).knife(4).phase("event").bag(event, "mirror").play(event)

    assert play.asked() == {0: "action"}
    assert play.events(topic="looks") == play.events(topic="draws_token") == []


def test_ac_8a_the_automa_does_not_chase_the_fishman() -> None:
    scene = with_automa(4).knife(4).at("HN", 4).fishman("HN")

    play = scene.play("success")

    assert play.view(None).fishman == "HN"


# Its holder becomes a ghost


def test_ac_8a_who_becomes_a_ghost_keeps_the_knife() -> None:
    play = five("assassin").knife(1).turn(4).play()

    play.choose("kill_character", 1)

    assert play[1].ghost
    assert play.events(topic="round") == []
    assert play.view(None).knife == 1


def test_ac_8a_it_keeps_the_knife_until_clean_up() -> None:
    play = five("assassin").knife(1).turn(4).play()

    play.choose("kill_character", 1).go_on()

    assert play.events(topic="round") == [("round", 3, 2)]


def test_ac_8a_its_knife_has_no_powers_any_more() -> None:
    play = five("rookie").at("LB", 0).on_route(0).play()
    play.choose("call_vote")

    play.ballots(1, 2, 3, 4, None)

    assert play[0].ghost
    assert "change_vote" not in play.asked().values()
    assert play.view(None).knife == 0


def test_ac_8a_its_vote_does_not_count_double_any_more() -> None:
    play = party(7, "rookie").at("LB", 0).on_route(0).play()
    play.choose("call_vote")

    play.ballots(1, 2, 3, 4, 5, 6, None)

    assert play.events(topic="nobody_out") == [("nobody_out",)]


def test_ac_8a_the_living_holder_of_the_knife_has_its_powers() -> None:
    play = five().at("LB", 0).on_route(0).play()
    play.choose("call_vote")

    play.ballots(1, 2, 3, 4, None)

    assert play.asked() == {0: "change_vote"}
