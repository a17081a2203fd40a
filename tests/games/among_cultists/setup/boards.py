"""Boards for all numbers of players."""

from typing import Any

import pytest

from turncoat.games.among_cultists.board import Board, seating
from turncoat.games.among_cultists.rules import RULES

# People, and whether AUTOMA plays.
TABLES = [(4, True), (5, False), (6, False), (6, True), (7, False), (8, False)]

every_table = pytest.mark.parametrize(("people", "automa"), TABLES)


def board_for(people: int, automa: bool, **options: Any) -> Board:
    read = RULES.read_options(people, {"automa": automa, **options})
    return Board(read, seating(read, 0))
