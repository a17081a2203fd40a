"""What is written at a table is marked with the writer's language."""

import pytest

from tests.cli.online.person import Person
from tests.cli.online.rooms import open_room
from tests.server.running import Running
from turncoat.cli.terminal import i18n


@pytest.mark.parametrize("language", ["en", "cs", "pl", "nl"])
def test_whoever_returns_with_another_language_writes_in_that_one(
    language: str, game_server: Running
) -> None:
    entry = open_room(game_server)
    i18n.speak(language)

    with Person(entry.link, entry.token) as eva:
        eva.type("t xyzzy")
        eva.until("Eva: xyzzy")
        [written] = eva.table.texts.values()

    assert written.language == language
