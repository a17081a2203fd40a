"""Numbers are written as the reader's language does."""

import pytest

from turncoat.cli.commands import admin_tables, simulation
from turncoat.cli.terminal import i18n

THOUSAND = {
    "en": "1,234",
    "cs": "1\N{NO-BREAK SPACE}234",
    "pl": "1\N{NO-BREAK SPACE}234",
    "nl": "1.234",
}


@pytest.mark.parametrize(("language", "written"), THOUSAND.items())
def test_thousands_are_set_apart(language: str, written: str) -> None:
    i18n.speak(language)

    [[side, number, _]] = simulation.shares({("xyzzy",): 1234}, 2000)

    assert (side, number) == ("xyzzy", written)
    assert admin_tables.number(1234) == written
    assert written in i18n.text("cli-simulate-games", usual=1234)
