"""Routes (AC-28), and who does not need one."""

import pytest

from tests.games.among_cultists.scenes import INVESTIGATOR, Play, Scene, five, party, with_automa
from turncoat.core.terms import Option, Seat

# The lines of the ten route cards: for rounds 1/5/9, 2/6/10, 3/7 and 4/8.
ROUTES = [
    ["DB P LB", "G O", "LB DB", "R O"],
    ["O DB", "LB G", "P DB O", "R LB"],
    ["LB DB", "P R O", "G LB", "O P"],
    ["R O", "G P LB", "O DB", "LB G"],
    ["G DB R", "O P", "DB R", "P LB"],
    ["P R", "DB G", "R LB", "G O DB"],
    ["P O", "R DB LB", "G P", "DB R"],
    ["G P", "O LB", "R P G", "DB O"],
    ["LB O G", "DB R", "O G", "P DB"],
    ["R LB", "P DB", "O R", "G DB P"],
]
# The rooms of each colour on map A and on map B.
ROOMS_A = {"DB": "D1 D2", "P": "P1 P2", "LB": "LB", "O": "O1 O2", "G": "G", "R": "R"}
ROOMS_B = {"DB": "D1 D2 D3", "P": "P1 P2 P3", "LB": "LB", "O": "O1 O2", "G": "G", "R": "R"}
ROUNDS_OF_LINE = [(1, 5, 9), (2, 6, 10), (3, 7), (4, 8)]


def allowed(scene: Scene, rooms: dict[str, str]) -> set[str]:
    """The rooms in which seat 0 may lay a card."""
    found: set[str] = set()
    for place in " ".join(rooms.values()).split():
        if ("refill_room", place) in scene.at(place, 0).play().options():
            found.add(place)
    return found


def on_line(route: int, line: int, rooms: dict[str, str]) -> set[str]:
    """The rooms on a line of a route."""
    return {room for colour in ROUTES[route][line].split() for room in rooms[colour].split()}


def five_in_usable_room(place: str, *roles: str) -> Scene:
    """Five people; seats 0 and 1 are in a room where its room actions are possible."""
    return in_usable_room(five(*roles), place)


def in_usable_room(scene: Scene, place: str) -> Scene:
    """Put seats 0 and 1 in a room where its room actions are possible."""
    scene.at(place, 0, 1).at("D2", 2, 3, 4).searched(place).gate(9)
    return scene.deck(place, "failure", "failure", "failure")


# A room for each room action except Restore Power, and the option that takes it there.
ACTIONS: list[tuple[str, Option]] = [
    ("P1", ("refill_room", "P1")),
    ("P1", ("check_room", "P1")),
    ("LB", ("call_vote",)),
    ("R", ("use_cameras",)),
    ("G", ("close_gate", 1)),
]


# AC-28: four lines


@pytest.mark.parametrize("route", range(10))
@pytest.mark.parametrize("line", range(4))
def test_ac_28_the_line_of_the_round_tells_the_rooms(route: int, line: int) -> None:
    scenes = [five().route(0, route).round(number) for number in ROUNDS_OF_LINE[line]]

    rooms = [allowed(scene, ROOMS_A) for scene in scenes]

    assert rooms == [on_line(route, line, ROOMS_A)] * len(scenes)


@pytest.mark.parametrize("route", [0, 9])
@pytest.mark.parametrize("line", range(4))
def test_ac_28_the_lines_hold_on_map_b_too(route: int, line: int) -> None:
    scenes = [party(8).route(0, route).round(number) for number in ROUNDS_OF_LINE[line]]

    rooms = [allowed(scene, ROOMS_B) for scene in scenes]

    assert rooms == [on_line(route, line, ROOMS_B)] * len(scenes)


@pytest.mark.parametrize("route", range(10))
def test_ac_28_each_line_has_two_colours_or_more(route: int) -> None:
    scenes = [five().route(0, route).round(number) for number in range(1, 11)]

    colours = [{place.strip("123") for place in allowed(scene, ROOMS_A)} for scene in scenes]

    assert min(len(of_round) for of_round in colours) >= 2


# AC-28: Investigators, living or ghosts, must follow their route


@pytest.mark.parametrize(("place", "option"), ACTIONS)
def test_ac_28_on_its_line_an_investigator_takes_room_actions(place: str, option: Option) -> None:
    play = five_in_usable_room(place).on_route(0).play()

    assert option in play.options()


@pytest.mark.parametrize(("place", "option"), ACTIONS)
def test_ac_28_off_its_line_an_investigator_takes_none(place: str, option: Option) -> None:
    play = five_in_usable_room(place).off_route(0).play()

    assert play.options() == [("pass",), ("check_status", 1)]


@pytest.mark.parametrize("bound", [True, False])
def test_ac_28_restoring_power_is_a_room_action_too(bound: bool) -> None:
    scene = five_in_usable_room("R").dark()

    play = (scene.off_route(0) if bound else scene.on_route(0)).play()

    assert (("reset_power",) in play.options()) is not bound


@pytest.mark.parametrize("role", ["seer", "radiant", "rookie", "klutz", "coward", "assassin"])
def test_ac_28_every_role_of_the_investigators_is_bound(role: str) -> None:
    play = five_in_usable_room("P1", role).off_route(0).play()

    assert not play.kinds() & {"refill_room", "check_room"}


def test_ac_28_a_ghost_on_its_line_takes_room_actions() -> None:
    play = five_in_usable_room("P1").ghost(0).on_route(0).play()

    assert play.options() == [("pass",), ("refill_room", "P1"), ("check_room", "P1")]


def test_ac_28_a_ghost_off_its_line_takes_none() -> None:
    play = five_in_usable_room("P1").ghost(0).off_route(0).play()

    assert play.options() == [("pass",)]


def test_ac_28_the_route_of_the_camera_is_that_of_the_red_room() -> None:
    # Route 3, round 2: pink, red, orange.
    play = five_in_usable_room("R").route(0, 2).searched("D1").deck("D1", "failure").play()

    play.choose("use_cameras")

    assert ("camera_room", "D1") in play.options()


# AC-28: Cultists need no route


@pytest.mark.parametrize(("place", "option"), ACTIONS)
@pytest.mark.parametrize("route", range(10))
def test_ac_28_a_cultist_goes_by_no_route(place: str, option: Option, route: int) -> None:
    play = five_in_usable_room(place, "cultist").route(0, route).play()

    assert option in play.options()


@pytest.mark.parametrize("route", range(10))
def test_ac_28_the_ghost_of_a_cultist_goes_by_no_route(route: int) -> None:
    play = five_in_usable_room("P1", "cultist").ghost(0).route(0, route).play()

    assert play.options() == [("pass",), ("refill_room", "P1"), ("check_room", "P1")]


# AC-83: a living Mechanic needs no route


@pytest.mark.parametrize(("place", "option"), ACTIONS)
def test_ac_83_a_living_mechanic_goes_by_no_route(place: str, option: Option) -> None:
    play = five_in_usable_room(place, "mechanic").off_route(0).play()

    assert option in play.options()


def test_ac_83_the_ghost_of_the_mechanic_is_bound_by_its_route() -> None:
    play = five_in_usable_room("P1", "mechanic").ghost(0).off_route(0).play()

    assert play.options() == [("pass",)]


def test_ac_83_the_ghost_of_the_mechanic_acts_on_its_line() -> None:
    play = five_in_usable_room("P1", "mechanic").ghost(0).on_route(0).play()

    assert ("refill_room", "P1") in play.options()


# AC-28: character actions need no route


def test_ac_28_status_may_be_checked_off_the_line() -> None:
    play = five().at("P1", 0, 1).off_route(0).play()

    assert ("check_status", 1) in play.options()


def test_ac_28_a_cultist_token_may_be_fought_off_the_line() -> None:
    play = five().at("R", 0).off_route(0).intruder("R").play()

    assert ("fight_cultist",) in play.options()


def test_ac_28_the_assassin_strikes_off_the_line() -> None:
    play = five("assassin").at("P1", 0, 1).off_route(0).play()

    assert ("kill_character", 1) in play.options()


@pytest.mark.parametrize("route", range(10))
def test_ac_28_a_hall_may_be_secured_by_anybody(route: int) -> None:
    play = five().route(0, route).play()

    assert ("secure_hallway",) in play.options()


def test_ac_28_the_partner_at_the_gate_needs_no_route() -> None:
    play = five_in_usable_room("G").on_route(0).off_route(1).play()

    play.choose("close_gate", 1).choose("yes")

    assert play.table.gate == "closed"


# AC-28: what others learn about a route


def laid(scene: Scene) -> Play:
    """Seat 0 lays a card in the Dormitory."""
    return in_usable_room(scene, "P1").play().choose("refill_room", "P1").choose("lay", "success")


# The same roles seated in two ways: seat 0 needs no route, or must follow it.
FREE_OR_BOUND = [
    (["cultist", *[INVESTIGATOR] * 4], [*[INVESTIGATOR] * 4, "cultist"]),
    (
        ["mechanic", INVESTIGATOR, INVESTIGATOR, "cultist", INVESTIGATOR],
        [INVESTIGATOR, INVESTIGATOR, INVESTIGATOR, "cultist", "mechanic"],
    ),
]


@pytest.mark.parametrize(("free", "bound"), FREE_OR_BOUND)
@pytest.mark.parametrize("seat", [1, 2, None])
def test_ac_28_others_see_the_deed_and_not_the_freedom(
    free: list[str], bound: list[str], seat: Seat | None
) -> None:
    off_its_line = laid(Scene(*free).at("P1", 0).off_route(0))
    on_its_line = laid(Scene(*bound).at("P1", 0).on_route(0))

    assert off_its_line.events(seat) == on_its_line.events(seat)
    assert off_its_line.view(seat) == on_its_line.view(seat)


@pytest.mark.parametrize("seat", [1, 2, None])
def test_ac_28_others_see_the_deed_of_a_ghost_and_not_the_freedom(seat: Seat | None) -> None:
    # Two Cultists, so that the game goes on when one of them is a ghost.
    free = ["cultist", INVESTIGATOR, INVESTIGATOR, "cultist", INVESTIGATOR]
    bound = [INVESTIGATOR, INVESTIGATOR, INVESTIGATOR, "cultist", "cultist"]

    off_its_line = laid(Scene(*free).ghost(0).at("P1", 0).off_route(0))
    on_its_line = laid(Scene(*bound).ghost(0).at("P1", 0).on_route(0))

    assert off_its_line.events(seat) == on_its_line.events(seat)
    assert off_its_line.view(seat) == on_its_line.view(seat)


@pytest.mark.parametrize("seat", [1, 2, 3, 4, None])
def test_ac_28_nobody_sees_the_route_of_another(seat: Seat | None) -> None:
    play = laid(five().at("P1", 0).on_route(0))

    assert play.view(seat).players[0].route is None


def test_ac_28_one_sees_ones_own_route() -> None:
    play = five_in_usable_room("P1").route(0, 2).play()

    assert play.view(0).players[0].route == 2


# AC-94: AUTOMA's route does not restrict its actions


def test_ac_94_its_route_does_not_bind_what_the_automa_does() -> None:
    play = with_automa(4).at("P1", 4).off_route(4).knife(4).play()

    assert play.events(topic="refills") == [("refills", 4, "P1")]
