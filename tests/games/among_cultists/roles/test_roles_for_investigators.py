"""Infected, Superghost and Mechanic (AC-81 to AC-83)."""

import pytest

from tests.games.among_cultists.endings import vote_out
from tests.games.among_cultists.scenes import INVESTIGATOR, Play, Scene, five, party, with_automa

INFECTED = (INVESTIGATOR, "infected")
SUPER_GHOST = (INVESTIGATOR, "super_ghost")
MECHANIC = (INVESTIGATOR, "mechanic")

# AC-81, the Infected


def round_after_its_death() -> Play:
    """The Infected, seat 1, was voted out in round 2; it is about to move in round 3."""
    play = vote_out(five(*INFECTED).bag("high_morale", "low_morale"), 1)
    return play.pass_on().go_on()


def test_ac_81_it_shows_its_role_when_it_becomes_a_ghost() -> None:
    play = vote_out(five(*INFECTED), 1)

    for viewer in (None, 0, 4):
        assert ("shows_role", 1, "infected") in play.events(viewer)
        assert play.view(viewer).players[1].role == "infected"


def test_ac_81_in_the_next_round_they_meet_but_give_no_cards() -> None:
    play = round_after_its_death().choose("go", "G")
    hands = [len(play[seat].encounter_cards) for seat in range(5)]

    play.walk("LB")

    assert play.table.round == 3
    assert play.events(None, "encounter") == [("encounter", 2, 0)]
    assert play.asked() == {3: "move"}
    assert [len(play[seat].encounter_cards) for seat in range(5)] == hands
    assert [play[seat].pulse for seat in range(5)] == [[]] * 5


def test_ac_81_the_mover_may_go_on_after_such_a_meeting() -> None:
    play = round_after_its_death().choose("go", "G")

    play.choose("go", "LB")

    assert play.asked() == {2: "move"}
    assert ("go", "HN") in play.options()


def test_ac_81_after_the_clean_up_of_the_next_round_cards_are_given_again() -> None:
    play = round_after_its_death().choose("go", "G")
    play.walk("R").walk("HE").walk("HW").walk("HN").pass_on().go_on()

    play.walk("D1").walk("HN")

    assert play.table.round == 4
    assert play.asked() == {3: "give", 0: "give"}


def test_ac_81_a_death_in_the_event_phase_stops_the_gifts_of_the_next_round() -> None:
    scene = five(*INFECTED).phase("event").pulse(1, "dead").at("LB", 0).bag("watching_eyes")
    play = scene.play().choose("look", 1).choose("reveal").ballots(*[None] * 5)
    play.choose("go_on").pass_on().go_on().choose("go", "G")

    play.walk("LB")

    assert play.events(None, "encounter") == [("encounter", 2, 0)]
    assert play.asked() == {3: "move"}


def test_ac_81_lightning_in_the_next_round_brings_a_meeting_without_cards() -> None:
    play = vote_out(five(*INFECTED).bag("lightning"), 1).pass_on().go_on()

    play.choose("go", "G").walk("R").walk("R").walk("HW").walk("H0", "R")

    assert ("encounter", 2, 3, 0) in play.events(None)
    assert play.asked() == {1: "action"}
    assert [play[seat].pulse for seat in range(5)] == [[]] * 5


def test_ac_81_a_living_infected_stops_nothing() -> None:
    play = five(*INFECTED).phase("movement").at("LB", 1).pulse(1, "dead").play()

    play.walk("LB")

    assert play.asked() == {0: "give", 1: "give"}


def test_ac_81_nobody_gives_in_the_dark_either() -> None:
    play = vote_out(five(*INFECTED).dark().bag("high_morale"), 1)
    play.pass_on().go_on().choose("go", "G")

    play.walk("HW").walk("HW").walk("HW")

    assert ("encounter", 4, 2, 3) in play.events(None)
    assert play.asked() == {0: "move"}
    assert [play[seat].pulse for seat in range(5)] == [[]] * 5


def test_ac_81_the_automa_gives_nothing_either() -> None:
    play = vote_out(with_automa(4, *INFECTED).at("D1", 2, 3).bag("high_morale"), 1)
    play.pass_on().go_on().choose("go", "P1").walk("R")

    play.walk("HW", "H0")

    assert ("encounter", 3, 4) in play.events(None)
    assert play[3].pulse == []
    assert play[4].pulse == []


# AC-82, the Superghost


def test_ac_82_it_shows_its_role_when_it_becomes_a_ghost() -> None:
    play = vote_out(five(*SUPER_GHOST), 1)

    for viewer in (None, 0, 4):
        assert ("shows_role", 1, "super_ghost") in play.events(viewer)
        assert play.view(viewer).players[1].role == "super_ghost"


def superghost_turn(place: str, scene: Scene) -> Play:
    """The Superghost, seat 1, is a ghost in this place, on its route and about to act."""
    return scene.ghost(1).at(place, 1).on_route(1).knife(1).play()


def test_ac_82_its_ghost_may_call_a_vote() -> None:
    play = superghost_turn("LB", five(*SUPER_GHOST)).choose("call_vote")

    assert set(play.asked().values()) == {"discussion"}


def test_ac_82_a_vote_that_its_ghost_called_turns_the_token() -> None:
    play = superghost_turn("LB", five(*SUPER_GHOST)).choose("call_vote").ballots(*[None] * 5)

    assert not play.view(None).vote_token


def test_ac_82_its_ghost_may_use_the_camera_on_a_room_or_a_character() -> None:
    scene = five(*SUPER_GHOST).searched("D1").deck("D1", "success")

    play = superghost_turn("R", scene).choose("use_cameras")

    assert play.kinds() == {"camera_room", "camera_status"}
    assert play.choose("camera_status", 0).asked() == {1: "status"}


def test_ac_82_its_ghost_must_reveal_a_death_that_the_camera_shows() -> None:
    play = superghost_turn("R", five(*SUPER_GHOST).pulse(0, "dead")).choose("use_cameras")

    assert play.choose("camera_status", 0).options() == [("reveal",)]


def test_ac_82_a_vote_follows_what_its_ghost_revealed() -> None:
    play = superghost_turn("R", five(*SUPER_GHOST).pulse(0, "dead")).choose("use_cameras")

    play.choose("camera_status", 0).choose("reveal")

    assert play.asked() == dict.fromkeys(range(5), "discussion")


def test_ac_82_its_ghost_may_restore_power() -> None:
    play = superghost_turn("R", five(*SUPER_GHOST).dark()).choose("reset_power")

    assert play.table.power


def test_ac_82_its_ghost_may_close_the_gate() -> None:
    play = superghost_turn("G", five(*SUPER_GHOST).at("G", 2).gate(5))

    play.choose("close_gate", 2).choose("yes")

    assert play.table.gate == "closed"
    assert play.table.goal == 9


def test_ac_82_its_ghost_may_be_the_second_at_the_gate_whatever_its_route() -> None:
    scene = five(*SUPER_GHOST).ghost(1).gate(5).at("G", 0, 1).on_route(0).off_route(1)

    play = scene.play().choose("close_gate", 1).choose("yes")

    assert play.table.gate == "closed"
    assert play.asked() == {2: "action"}


def test_ac_82_its_ghost_is_no_second_at_the_gate_from_elsewhere() -> None:
    scene = five(*SUPER_GHOST).ghost(1).gate(5).at("G", 0).on_route(0).at("R", 1)

    assert "close_gate" not in scene.play().kinds()


def test_ac_82_another_ghost_is_no_second_at_the_gate() -> None:
    scene = five(*SUPER_GHOST).ghost(2).gate(5).at("G", 0, 2).on_route(0)

    assert "close_gate" not in scene.play().kinds()


def test_ac_82_its_ghost_may_refill_and_check_a_room_as_any_ghost() -> None:
    play = superghost_turn("D1", five(*SUPER_GHOST).searched("D1").deck("D1", "success"))

    assert {("refill_room", "D1"), ("check_room", "D1")} <= set(play.options())


@pytest.mark.parametrize("place", ["LB", "R", "G"])
def test_ac_82_its_route_binds_its_ghost(place: str) -> None:
    scene = five(*SUPER_GHOST).ghost(1).dark().gate(5).at(place, 1, 2).off_route(1).knife(1)

    assert scene.play().options() == [("pass",)]


@pytest.mark.parametrize("place", ["LB", "R", "G"])
def test_ac_82_another_ghost_may_not_do_all_that(place: str) -> None:
    scene = five(*SUPER_GHOST).ghost(2).dark().gate(5).at(place, 2, 3).on_route(2).knife(2)

    assert scene.play().kinds() == {"pass", "refill_room"}


@pytest.mark.parametrize("place", ["LB", "H0"])
def test_ac_82_its_ghost_takes_no_character_actions(place: str) -> None:
    scene = five(*SUPER_GHOST).ghost(1).at(place, 1, 2, 3).fishman("H0").knife(1)

    kinds = scene.play().kinds()

    assert not kinds & {"check_status", "secure_hallway", "scare_off_fishman", "fight_cultist"}


def test_ac_82_its_ghost_does_not_fight_and_does_nothing_in_a_room_with_a_cultist() -> None:
    play = superghost_turn("LB", five(*SUPER_GHOST).intruder("LB"))

    assert play.options() == [("pass",)]


def test_ac_82_its_ghost_has_no_encounters() -> None:
    play = five(*SUPER_GHOST).ghost(1).phase("movement").at("R", 1).at("G", 2, 3, 4).play()

    play.walk("R")

    assert play.events(None, "encounter") == []


def test_ac_82_while_alive_it_is_bound_and_free_like_anybody() -> None:
    play = five(*SUPER_GHOST).at("LB", 1, 2).off_route(1).knife(1).play()

    assert play.kinds() == {"pass", "check_status"}
    assert play.view(0).players[1].role is None


def test_ac_82_the_vote_of_its_ghost_counts_once_even_with_the_knife() -> None:
    scene = party(7, *SUPER_GHOST).ghost(1).at("LB", 1).on_route(1).knife(1)

    play = scene.play().choose("call_vote").ballots(3, 2, 3, 2, None, None, 3)

    assert play[3].ghost


# AC-83, the Mechanic


@pytest.mark.parametrize("place", ["LB", "R", "G", "D1", "P1", "O1"])
def test_ac_83_while_alive_it_ignores_its_route(place: str) -> None:
    play = five(*MECHANIC).at(place, 1).off_route(1).knife(1).play()

    assert ("refill_room", place) in play.options()


def test_ac_83_it_may_take_every_room_action_off_its_route() -> None:
    vote = five(*MECHANIC).at("LB", 1).off_route(1).knife(1).play()
    camera = five(*MECHANIC).at("R", 1).off_route(1).knife(1).play()
    gate = five(*MECHANIC).at("G", 1, 2).gate(5).off_route(1).knife(1).play()

    assert "call_vote" in vote.kinds()
    assert "use_cameras" in camera.kinds()
    assert "close_gate" in gate.kinds()


def test_ac_83_it_may_act_on_its_route_as_well() -> None:
    play = five(*MECHANIC).at("LB", 1).on_route(1).knife(1).play()

    assert ("refill_room", "LB") in play.options()


def test_ac_83_an_unrevealed_death_takes_nothing_from_it() -> None:
    play = five(*MECHANIC).at("D1", 1).off_route(1).knife(1).pulse(1, "dead").play()

    assert ("refill_room", "D1") in play.options()


def test_ac_83_its_ghost_is_bound_to_its_route() -> None:
    off = five(*MECHANIC).ghost(1).at("D1", 1).off_route(1).knife(1).play()
    on = five(*MECHANIC).ghost(1).at("D1", 1).on_route(1).knife(1).play()

    assert off.options() == [("pass",)]
    assert ("refill_room", "D1") in on.options()


def test_ac_83_it_shows_no_role_when_it_becomes_a_ghost() -> None:
    play = vote_out(five(*MECHANIC), 1)

    assert play.events(None, "shows_role") == []
    assert play.view(0).players[1].role is None


def test_ac_83_a_plain_investigator_is_bound_to_its_route() -> None:
    play = five(*MECHANIC).at("D1", 2).off_route(2).knife(2).play()

    assert play.options() == [("pass",)]
