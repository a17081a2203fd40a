"""Pages for everyone: no serious finding of axe, nothing untranslated, nothing that overflows."""

from collections.abc import Iterator
from itertools import chain

import pytest

from tests.web import axe, language
from tests.web.conftest import NewGuest
from tests.web.guest import Guest, PhoneGuest
from tests.web.tables import PLAYERS
from tests.web.walk import Sight, plain_pages, table_pages
from turncoat.server.routes.page import FOLDER

PLACES = ("pages", *PLAYERS)


def walk(guest: Guest, where: str) -> Iterator[Sight]:
    """Every page of one kind."""
    return plain_pages(guest) if where == "pages" else table_pages(guest, where)


@pytest.mark.parametrize("where", PLACES)
def test_axe_finds_nothing_serious_by_day_or_night(where: str, new_guest: NewGuest) -> None:
    guest = new_guest("Ada")

    found = [
        (sight.name, light, finding)
        for sight in walk(guest, where)
        for light in axe.LIGHTS
        for finding in axe.findings(guest.page, light, sight.part)
    ]

    assert found == []


@pytest.mark.parametrize("where", PLACES)
def test_every_word_is_translated_and_fits_a_phone(where: str, new_guest: NewGuest) -> None:
    guest = new_guest("Ada", PhoneGuest)
    language.choose_pseudo(guest)

    found = chain.from_iterable(
        [(sight.name, flaw) for flaw in language.flaws(guest.page, *names(guest))]
        for sight in walk(guest, where)
    )

    assert list(found) == []


def names(guest: Guest) -> tuple[str, ...]:
    """What is nobody's to translate: the guest, and the code of the room."""
    return guest.name, guest.page.url.rsplit("/", 1)[-1]


def test_nothing_moves_for_ever() -> None:
    # What moves longer than five seconds has to have a switch, and keeps a phone warm.
    styles = [path.read_text("utf-8") for path in FOLDER.rglob("*.css")]

    assert styles
    assert not any("infinite" in style for style in styles)
