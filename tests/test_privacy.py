"""`docs/privacy.md` has a line for every field that the server stores, and for nothing else."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from turncoat.core import record
from turncoat.server.replays import game_file
from turncoat.server.room import changes
from turncoat.server.store.tables import METADATA

PAGE = Path(__file__).parents[1] / "docs" / "privacy.md"
FILE: dict[str, Any] = {
    "file": game_file.GameFile,
    "player": game_file.Player,
    "deal": game_file.Deal,
    "match": record.Record,
}


def chapter(number: int) -> list[list[str]]:
    """The rows of the table in one chapter of the page, as cells, without the header."""
    part = PAGE.read_text().split("\n## ")[number]
    lines = [line for line in part.splitlines() if line.startswith("| `")]
    return [re.split(r" *\| *", line.strip("| ")) for line in lines]


def fields_of(kinds: dict[str, Any]) -> list[str]:
    return [f"`{n}.{f.name}`" for n, kind in kinds.items() for f in msgspec.structs.fields(kind)]


STORED = {
    1: [f"`{table.name}.{c.name}`" for table in METADATA.sorted_tables for c in table.columns],
    2: fields_of({kind.__struct_config__.tag: kind for kind in changes.AnyChange.__args__}),
    3: fields_of(FILE),
}


@pytest.mark.parametrize("number", STORED)
def test_every_stored_field_has_its_line_and_no_other(number: int) -> None:
    assert sorted(cells[0] for cells in chapter(number)) == sorted(STORED[number])


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_line_says_why_and_how_long(number: int) -> None:
    found = chapter(number)

    assert found
    assert all(len(cells) == 3 and all(cells) for cells in found)
