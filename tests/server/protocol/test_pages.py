"""The protocol's pages in the documentation are those generated from the source."""

import pytest

from tools.protocol import FOLDER, pages
from turncoat.games import GAMES
from turncoat.server.protocol import commands
from turncoat.server.protocol.schema import messages


@pytest.mark.parametrize("name", list(pages()))
def test_a_page_is_as_the_source_makes_it(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == pages()[name], "run `make docs`"


def test_every_request_and_frame_says_what_it_is() -> None:
    schema = messages()
    references = [*schema["commands"]["anyOf"], *schema["frames"]["anyOf"]]

    silent = [
        reference["$ref"]
        for reference in references
        if not schema["$defs"][reference["$ref"].removeprefix("#/$defs/")].get("description")
    ]

    assert silent == []
    assert len(references) >= 29


def test_every_game_has_its_view_in_the_schema() -> None:
    schema = messages()

    names = {
        name: reference["$ref"].rpartition("/")[2] for name, reference in schema["views"].items()
    }

    assert set(names) == set(GAMES)
    assert all(name in schema["$defs"] for name in names.values())


def test_a_request_with_a_field_that_nobody_knows_is_not_read() -> None:
    with pytest.raises(ValueError, match="unknown field"):
        commands.read('{"do": "sit", "id": 1, "seat": 0, "cheat": true}')
