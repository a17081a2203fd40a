"""Who acts when (AC-40, AC-40a), and which actions are possible where (AC-41, AC-42)."""

import pytest

from tests.games.among_cultists.scenes import (
    CULTIST,
    INVESTIGATOR,
    Play,
    Scene,
    five,
    party,
    with_automa,
)
from turncoat.core.terms import Option, Seat

GHOSTS_MAY = {"pass", "refill_room", "check_room"}
CHARACTER_ACTIONS = {
    "pass", "check_status", "secure_hallway", "fight_cultist", "scare_off_fishman",
    "kill_character",
}  # fmt: skip

# A room for each room action, and the option that takes the action there.
ROOM_ACTIONS = [
    ("D1", ("refill_room", "D1")),
    ("D1", ("check_room", "D1")),
    ("LB", ("call_vote",)),
    ("R", ("use_cameras",)),
    ("R", ("reset_power",)),
    ("G", ("close_gate", 1)),
]


def room_scene(scene: Scene, place: str, option: Option) -> Scene:
    """Seats 0 and 1 are in a room where this option is possible."""
    scene.at(place, 0, 1).searched(place).gate(5)
    return scene.dark() if option[0] == "reset_power" else scene


def turns(play: Play) -> list[Seat]:
    """Let everybody pass; return the seats that were asked for an action, in order."""
    seats = []
    while set(play.asked().values()) == {"action"}:
        [seat] = play.match.pending
        seats.append(seat)
        play.choose("pass")
    return seats


# AC-40


def test_ac_40_the_holder_of_the_knife_acts_first_and_then_each_clockwise() -> None:
    play = five().knife(2).play()

    assert turns(play) == [2, 3, 4, 0, 1]


def test_ac_40_one_character_action_ends_the_turn() -> None:
    play = five().play()

    play.choose("secure_hallway").choose("lay", "success")

    assert play.asked() == {1: "action"}


def test_ac_40_one_room_action_ends_the_turn() -> None:
    play = five().at("D1", 0).on_route(0).play()

    play.choose("refill_room", "D1").choose("lay", "success")

    assert play.asked() == {1: "action"}


def test_ac_40_passing_ends_the_turn_and_changes_nothing() -> None:
    play = five().play()
    before = play.table.copy()

    play.choose("pass")

    assert play.events(None) == [("passes", 0)]
    assert play.asked() == {1: "action"}
    assert play[0].room_cards == before.players[0].room_cards


@pytest.mark.parametrize("place", ["H0", "HN", "D1", "LB", "R", "G", "P2"])
def test_ac_40_everybody_may_pass_everywhere(place: str) -> None:
    play = five().at(place, 0, 1, 2, 3, 4).ghost(2).play()

    for seat in range(5):
        assert ("pass",) in play.options(seat)
        play.choose("pass")


def test_ac_40_the_automa_acts_in_its_turn_and_is_not_asked() -> None:
    play = with_automa(4).knife(2).at("D1", 4).play()

    # AUTOMA, seat 4, acts between seats 3 and 0.
    assert turns(play) == [2, 3, 0, 1]

    assert [event[:2] for event in play.events(None)] == [
        ("passes", 2),
        ("passes", 3),
        ("refills", 4),
        ("passes", 0),
        ("passes", 1),
    ]


# AC-40a


def test_ac_40a_who_is_voted_out_before_its_turn_takes_it_as_a_ghost() -> None:
    play = five().at("LB", 0, 3).on_route(0).route(3, 1).intruder("R").play()

    play.choose("call_vote").ballots(3, 3, 3, None, None).choose("go_on")
    play.choose("pass").choose("pass")

    assert play[3].ghost
    assert play.asked() == {3: "action"}
    assert play.options() == [("pass",), ("refill_room", "LB")]


def test_ac_40a_who_is_revealed_dead_before_its_turn_takes_it_as_a_ghost() -> None:
    play = five().at("H0", 0, 1).pulse(1, "dead").play()

    play.choose("check_status", 1).choose("reveal").ballots(*[None] * 5).choose("go_on")

    assert play.asked() == {1: "action"}
    assert play.options() == [("pass",)]


def test_ac_40a_who_has_had_its_turn_gets_no_other_as_a_ghost() -> None:
    play = five().at("LB", 2).on_route(2).play()

    play.choose("pass").choose("pass")
    play.choose("call_vote").ballots(1, 1, 1, None, None).choose("go_on")

    assert play[1].ghost
    assert turns(play) == [3, 4]


def test_ac_40a_who_becomes_a_ghost_in_its_own_turn_gets_no_other() -> None:
    play = five().at("LB", 0).on_route(0).play()

    play.choose("call_vote").ballots(0, 0, 0, None, None).choose("go_on")

    assert play[0].ghost
    assert turns(play) == [1, 2, 3, 4]


# AC-41


@pytest.mark.parametrize(("place", "option"), ROOM_ACTIONS)
def test_ac_41_the_living_may_take_all_room_actions_if_their_route_allows(
    place: str, option: Option
) -> None:
    play = room_scene(five(), place, option).on_route(0).play()

    assert option in play.options()


@pytest.mark.parametrize(("place", "option"), ROOM_ACTIONS)
def test_ac_41_the_living_may_take_no_room_action_off_their_route(
    place: str, option: Option
) -> None:
    play = room_scene(five(), place, option).off_route(0).play()

    assert play.options() == [("pass",), ("check_status", 1)]


@pytest.mark.parametrize(("place", "option"), ROOM_ACTIONS)
def test_ac_41_a_cultist_may_take_all_room_actions_whatever_its_route(
    place: str, option: Option
) -> None:
    scene = Scene(CULTIST, *[INVESTIGATOR] * 4)
    play = room_scene(scene, place, option).off_route(0).play()

    assert option in play.options()


@pytest.mark.parametrize(("place", "option"), ROOM_ACTIONS)
def test_ac_41_ghosts_may_only_refill_and_check_rooms(place: str, option: Option) -> None:
    play = room_scene(five(), place, option).on_route(0).ghost(0).play()

    assert play.kinds() == GHOSTS_MAY


def test_ac_41_a_ghost_refills_a_room() -> None:
    play = five().at("D1", 0).on_route(0).ghost(0).play()

    play.choose("refill_room", "D1").choose("lay", "success")

    assert play.view(None).players[0].room_count == 7
    assert play.events(None, "refills") == [("refills", 0, "D1")]


def test_ac_41_a_ghost_checks_a_room() -> None:
    play = five().at("D1", 0).on_route(0).ghost(0).searched("D1").deck("D1", "success").play()

    play.choose("check_room", "D1")

    assert play.table.shelves["D1"] == 1


def test_ac_41_a_ghost_can_only_pass_in_a_hall() -> None:
    play = five().ghost(0).fishman("H0").play()

    assert play.options() == [("pass",)]


def test_ac_41_a_ghost_does_not_fight_a_cultist() -> None:
    play = five().at("G", 0, 1).on_route(0).ghost(0).intruder("G").play()

    assert play.options() == [("pass",)]


def test_ac_41_the_ghost_of_a_cultist_has_no_more_actions_than_others() -> None:
    scene = party(7).knife(6).at("LB", 6, 5).off_route(6).ghost(6).searched("LB")

    assert scene.play().kinds() == GHOSTS_MAY


# AC-42


def test_ac_42_a_room_action_needs_you_in_that_room() -> None:
    play = five().at("D1", 0).on_route(0).searched("D1", "D2").play()

    assert play.options() == [("pass",), ("refill_room", "D1"), ("check_room", "D1")]


def test_ac_42_with_secret_doors_a_room_of_its_colour_will_do() -> None:
    scene = five().at("P1", 0).on_route(0).effect("secret_doors")
    play = scene.searched("P2").deck("P2", "success").play()

    assert play.options() == [
        ("pass",),
        ("refill_room", "P1"),
        ("refill_room", "P2"),
        ("check_room", "P2"),
    ]


def test_ac_42_with_secret_doors_the_room_acted_on_gets_the_card() -> None:
    play = five().at("P1", 0).on_route(0).effect("secret_doors").deck("P1").deck("P2").play()

    play.choose("refill_room", "P2").choose("lay", "success")

    assert play.table.rooms["P1"].cards == 0
    assert play.table.rooms["P2"].cards == 1


@pytest.mark.parametrize(
    ("place", "option"), [case for case in ROOM_ACTIONS if case[0] in ("LB", "R", "G")]
)
def test_ac_42_no_room_action_is_possible_in_a_room_with_a_cultist_token(
    place: str, option: Option
) -> None:
    play = room_scene(five(), place, option).on_route(0).intruder(place).play()

    assert play.options() == [("pass",), ("check_status", 1), ("fight_cultist",)]


def test_ac_42_a_cultist_takes_no_room_action_beside_a_cultist_token_either() -> None:
    play = Scene(CULTIST, *[INVESTIGATOR] * 4).at("LB", 0).searched("LB").intruder("LB").play()

    assert play.options() == [("pass",), ("fight_cultist",)]


def test_ac_42_a_ghost_takes_no_room_action_beside_a_cultist_token_either() -> None:
    play = five().at("LB", 0).on_route(0).ghost(0).searched("LB").intruder("LB").play()

    assert play.options() == [("pass",)]


@pytest.mark.parametrize("place", ["H0", "HN", "HE", "HS", "HW"])
def test_ac_42_in_a_hall_there_are_only_character_actions(place: str) -> None:
    scene = Scene("assassin", *[INVESTIGATOR] * 3, CULTIST)
    play = scene.at(place, 0, 1).fishman(place).searched("D1", "LB").gate(5).play()

    assert play.kinds() == CHARACTER_ACTIONS - {"fight_cultist"}
