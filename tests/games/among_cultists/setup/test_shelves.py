"""The books and the shelves (AC-97)."""

import pytest

from tests.games.among_cultists.scenes import Scene, five, party
from tests.games.among_cultists.setup.boards import board_for, every_table
from turncoat.games.among_cultists.board import Board

DEFAULT = "default_2_3"
LEAN = "variant_lean"


def shelves_of(board: Board) -> dict[str, tuple[list[str], int, int]]:
    """The rooms, books and points of each shelf."""
    return {shelf.id: (shelf.rooms, shelf.books, shelf.points) for shelf in board.shelves}


@every_table
def test_ac_97_the_default_set_is_the_usual_one(people: int, automa: bool) -> None:
    usual = board_for(people, automa)

    assert usual.books == board_for(people, automa, shelves=DEFAULT).books
    assert usual.books != board_for(people, automa, shelves=LEAN).books


@every_table
def test_ac_97_the_books_of_each_room_in_the_default_set(people: int, automa: bool) -> None:
    board = board_for(people, automa)

    expected = {room: 3 if room in ("LB", "R", "G") else 2 for room in board.rooms}

    assert board.books == expected


@every_table
def test_ac_97_the_books_of_each_room_in_the_lean_set(people: int, automa: bool) -> None:
    board = board_for(people, automa, shelves=LEAN)

    expected = {room: 1 if room in ("P2", "P3") else 2 for room in board.rooms}

    assert board.books == expected


@every_table
def test_ac_97_the_shelves_of_the_default_set(people: int, automa: bool) -> None:
    board = board_for(people, automa)
    pink = ["P1", "P2", "P3"] if board.count == 8 else ["P1", "P2"]
    blue = ["D1", "D2", "D3"] if board.count > 6 else ["D1", "D2"]

    assert shelves_of(board) == {
        **{room: ([room], 2, 2) for room in blue},
        **{room: ([room], 3, 3) for room in ("LB", "R", "G")},
        "P": (pink, 2 * len(pink), 4),
        "O": (["O1", "O2"], 4, 4),
    }


@every_table
def test_ac_97_the_shelves_of_the_lean_set(people: int, automa: bool) -> None:
    board = board_for(people, automa, shelves=LEAN)
    pink = ["P1", "P2", "P3"] if board.count == 8 else ["P1", "P2"]
    blue = ["D1", "D2", "D3"] if board.count > 6 else ["D1", "D2"]

    assert shelves_of(board) == {
        **{room: ([room], 2, 2) for room in (*blue, "LB", "R", "G")},
        "P": (pink, len(pink) + 1, len(pink) + 1),
        "O": (["O1", "O2"], 4, 4),
    }


@pytest.mark.parametrize(
    ("people", "automa", "default", "lean"),
    [
        (4, True, (21, 21), (17, 17)),
        (5, False, (21, 21), (17, 17)),
        (6, False, (21, 21), (17, 17)),
        (6, True, (23, 23), (19, 19)),
        (7, False, (23, 23), (19, 19)),
        (8, False, (25, 23), (20, 20)),
    ],
)
def test_ac_97_all_books_and_points_together(
    people: int, automa: bool, default: tuple[int, int], lean: tuple[int, int]
) -> None:
    sets = {DEFAULT: default, LEAN: lean}

    for shelves, expected in sets.items():
        board = board_for(people, automa, shelves=shelves)
        points = sum(shelf.points for shelf in board.shelves)
        assert (sum(board.books.values()), points) == expected
        assert points >= board.target


def test_ac_97_the_default_set_for_eight_uses_all_25_books() -> None:
    assert sum(board_for(8, False).books.values()) == 25


@every_table
@pytest.mark.parametrize("shelves", [DEFAULT, LEAN])
def test_ac_97_shelves_are_worth_two_three_or_four_points(
    people: int, automa: bool, shelves: str
) -> None:
    points = {shelf.points for shelf in board_for(people, automa, shelves=shelves).shelves}

    assert points <= {2, 3, 4}
    assert shelves != DEFAULT or points == {2, 3, 4}


@every_table
@pytest.mark.parametrize("shelves", [DEFAULT, LEAN])
def test_ac_97_every_room_has_one_shelf(people: int, automa: bool, shelves: str) -> None:
    board = board_for(people, automa, shelves=shelves)

    rooms = [room for shelf in board.shelves for room in shelf.rooms]

    assert sorted(rooms) == sorted(board.rooms)


def test_ac_97_the_rooms_are_laid_out_with_the_books_of_the_set_that_was_chosen() -> None:
    usual: Scene = five()
    lean: Scene = party(8, shelves=LEAN)

    assert {place: room.books for place, room in usual.table.rooms.items()} == (
        board_for(5, False).books
    )
    assert {place: room.books for place, room in lean.table.rooms.items()} == (
        board_for(8, False, shelves=LEAN).books
    )
