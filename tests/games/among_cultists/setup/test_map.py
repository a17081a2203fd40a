"""The map, the cultist tokens and the routes (AC-97)."""

import pytest

from tests.games.among_cultists.setup.boards import board_for, every_table
from turncoat.games.among_cultists.board import Board
from turncoat.games.among_cultists.content import CULTIST_TOKENS, FACTS, ROUTES, route_line

MAP_A = """
    D1: R HW | R: D1 H0 | LB: HN H0 | HN: LB P1 H0 HE | P1: HN O2 | O1: HW P2
    HW: D1 O1 H0 HS | H0: R LB HN HW HE G | HE: HN H0 O2 D2 | O2: P1 HE | P2: O1 HS
    HS: HW P2 G | G: H0 HS D2 | D2: HE G
"""
MAP_B = """
    D1: R HNW | R: D1 LB HNW | LB: R D3 H0 | D3: LB HNE | P1: HNE O2 | O1: HNW HSW P2
    HNW: D1 R O1 HSW H0 | HSW: O1 HNW HS P2 P3 | H0: LB HNW HS HNE | HS: HSW H0 HSE G
    HNE: D3 P1 H0 HSE O2 | HSE: HS HNE O2 D2 | O2: P1 HNE HSE | P2: O1 HSW | P3: HSW G
    G: HS P3 D2 | D2: HSE G
"""


def doors(text: str, closed: str = "") -> dict[str, set[str]]:
    """Read the doors of a map from the texts above, leaving out a closed room."""
    rows = [row.split(":") for row in text.replace("\n", "|").split("|") if row.strip()]
    return {
        place.strip(): set(ways.split()) - {closed}
        for place, ways in rows
        if place.strip() != closed
    }


def distance(board: Board, start: str, goal: str) -> int:
    """How many doors lie between two places."""
    reached, steps = {start}, 0
    while goal not in reached:
        reached |= {way for place in reached for way in board.doors[place]}
        steps += 1
    return steps


# The map


@pytest.mark.parametrize(
    ("people", "automa", "expected"),
    [
        (4, True, doors(MAP_A)),
        (5, False, doors(MAP_A)),
        (6, False, doors(MAP_A)),
        (6, True, doors(MAP_B, closed="P3")),
        (7, False, doors(MAP_B, closed="P3")),
        (8, False, doors(MAP_B)),
    ],
)
def test_ac_97_which_map_is_played_and_all_its_doors(
    people: int, automa: bool, expected: dict[str, set[str]]
) -> None:
    board = board_for(people, automa)

    assert {place: set(ways) for place, ways in board.doors.items()} == expected
    assert set(board.places) == set(expected)


@every_table
def test_ac_97_every_door_leads_both_ways(people: int, automa: bool) -> None:
    board = board_for(people, automa)

    for place, ways in board.doors.items():
        assert len(ways) == len(set(ways))
        assert all(place in board.doors[way] for way in ways)
        assert place not in ways


@every_table
def test_ac_97_every_place_can_be_reached(people: int, automa: bool) -> None:
    board = board_for(people, automa)

    assert max(distance(board, "H0", place) for place in board.places) <= 3


@pytest.mark.parametrize(("people", "automa"), [(7, False), (6, True)])
def test_ac_97_with_seven_p3_and_its_doors_do_not_exist(people: int, automa: bool) -> None:
    board = board_for(people, automa)

    assert "P3" not in board.places
    assert "P3" not in board.ring
    assert "P3" not in board.books
    assert all("P3" not in ways for ways in board.doors.values())


@pytest.mark.parametrize(
    ("people", "automa", "expected"),
    [
        (5, False, {"DB": 2, "P": 2, "O": 2, "LB": 1, "R": 1, "G": 1}),
        (7, False, {"DB": 3, "P": 2, "O": 2, "LB": 1, "R": 1, "G": 1}),
        (8, False, {"DB": 3, "P": 3, "O": 2, "LB": 1, "R": 1, "G": 1}),
    ],
)
def test_ac_97_how_many_rooms_of_each_colour_there_are(
    people: int, automa: bool, expected: dict[str, int]
) -> None:
    board = board_for(people, automa)

    colours = [board.colour[room] for room in board.rooms]

    assert {colour: colours.count(colour) for colour in colours} == expected


@every_table
def test_ac_97_rooms_are_called_by_their_colours_and_halls_have_none(
    people: int, automa: bool
) -> None:
    board = board_for(people, automa)

    for place in board.places:
        colour = {"D": "DB", "H": ""}.get(place[0]) if place[0] in "DH" else place.rstrip("123")
        assert board.colour[place] == colour


@every_table
def test_ac_97_there_is_a_central_hall_in_which_all_start(people: int, automa: bool) -> None:
    board = board_for(people, automa)

    assert board.colour["H0"] == ""
    assert FACTS["maps"]["A" if board.count < 7 else "B"]["start"] == "H0"


@every_table
def test_ac_97_both_orange_rooms_are_equally_far_from_the_green_one(
    people: int, automa: bool
) -> None:
    board = board_for(people, automa)

    assert distance(board, "G", "O1") == distance(board, "G", "O2") == 3


@every_table
def test_ac_97_pink_one_has_a_door_to_a_hall(people: int, automa: bool) -> None:
    board = board_for(people, automa)

    assert any(board.colour[way] == "" for way in board.doors["P1"])


@every_table
def test_ac_97_where_the_fishman_comes_in(people: int, automa: bool) -> None:
    board = board_for(people, automa)

    assert board.fishman_entry == ("HN" if board.count < 7 else "H0")
    if board.count < 7:
        assert {"LB", "P1"} <= set(board.doors["HN"])


@every_table
def test_ac_97_the_ring_has_every_place_but_the_central_hall(people: int, automa: bool) -> None:
    board = board_for(people, automa)

    assert sorted([*board.ring, "H0"]) == sorted(board.places)


def test_ac_97_the_cultist_tokens_show_the_rooms_without_a_number() -> None:
    assert sorted(CULTIST_TOKENS) == ["G", "LB", "R"]


# The routes


def test_ac_97_the_ten_routes() -> None:
    printed = """
        DB P LB / G O / LB DB / R O
        O DB / LB G / P DB O / R LB
        LB DB / P R O / G LB / O P
        R O / G P LB / O DB / LB G
        G DB R / O P / DB R / P LB
        P R / DB G / R LB / G O DB
        P O / R DB LB / G P / DB R
        G P / O LB / R P G / DB O
        LB O G / DB R / O G / P DB
        R LB / P DB / O R / G DB P
    """

    expected = [[line.split() for line in row.split("/")] for row in printed.strip().splitlines()]

    assert expected == ROUTES


def test_ac_97_route_one_is_the_sample_of_the_book() -> None:
    assert ROUTES[0] == [["DB", "P", "LB"], ["G", "O"], ["LB", "DB"], ["R", "O"]]


def test_ac_97_the_first_line_of_route_seven_is_from_the_book() -> None:
    assert ROUTES[6][0] == ["P", "O"]


@pytest.mark.parametrize("route", range(10))
def test_ac_97_no_colour_is_on_two_consecutive_lines(route: int) -> None:
    for line, after in zip(ROUTES[route], [*ROUTES[route][1:], ROUTES[route][0]], strict=True):
        assert not set(line) & set(after)


@pytest.mark.parametrize("route", range(10))
def test_ac_97_a_route_has_four_lines_of_two_or_more_colours(route: int) -> None:
    assert len(ROUTES[route]) == 4
    for line in ROUTES[route]:
        assert len(line) == len(set(line)) >= 2
        assert set(line) <= {"DB", "P", "LB", "O", "G", "R"}


@pytest.mark.parametrize("number", range(1, 11))
def test_ac_97_which_line_counts_in_which_round(number: int) -> None:
    line = {1: 0, 5: 0, 9: 0, 2: 1, 6: 1, 10: 1, 3: 2, 7: 2, 4: 3, 8: 3}[number]

    assert [route_line(route, number) for route in range(10)] == [r[line] for r in ROUTES]
