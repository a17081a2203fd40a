"""Pages for everyone: no serious finding of axe, nothing untranslated, nothing that overflows."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import chain

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.web.accessibility import axe, contrast, language
from tests.web.conftest import NewGuest
from tests.web.guest import Guest, PhoneGuest
from tests.web.languages.readers import PseudoGuest
from tests.web.tables import PLAYERS, table_of
from tests.web.walk import FRIEND, ScreenToCheck, plain_pages, table_pages
from turncoat.server.routes.page import FOLDER

AWHILE = 300
PLACES = ("pages", *PLAYERS)


class PseudoPhoneGuest(PseudoGuest, PhoneGuest):
    """A guest with a phone, who reads the pseudo-language."""


def walk(guest: Guest, where: str) -> Iterator[ScreenToCheck]:
    """Visit all pages without a room, or all pages of a game's table."""
    return plain_pages(guest) if where == "pages" else table_pages(guest, where)


@pytest.mark.parametrize("where", PLACES)
def test_axe_finds_nothing_serious_by_day_or_night(where: str, new_guest: NewGuest) -> None:
    guest = new_guest("Ada")

    found = [
        (sent_state.name, light, finding)
        for sent_state in walk(guest, where)
        for light in axe.LIGHTS
        for finding in axe.findings(guest.page, light, sent_state.part)
    ]

    assert found == []


@pytest.mark.parametrize("game", PLAYERS)
def test_what_is_written_on_a_board_stands_out_by_day_and_night(
    game: str, new_guest: NewGuest
) -> None:
    guest = new_guest("Ada")
    guest.prefer(tips=False)
    table_of(guest, game)
    guest.page.locator("button.main").click()
    if game == "among_cultists":
        # During the night of the game, the plan is dark on purpose.
        guest.button("Skip the night").click()
        guest.button("I’m ready").click()
        guest.page.locator("[data-option*='\"go\"']").first.wait_for()
    guest.choices().first.wait_for()
    news = guest.page.locator(".announcement")
    while news.count():
        # It may disappear by itself.
        with suppress(TimeoutError):
            news.click(timeout=AWHILE)

    found = []
    for light in axe.LIGHTS:
        guest.page.emulate_media(color_scheme=light)
        found += [(light, word) for word in contrast.faint(guest.page)]
    guest.page.evaluate(
        "for (const word of document.querySelectorAll('text')) word.style.opacity = 0.2"
    )

    assert found == []
    # Faint text would have been found.
    assert contrast.faint(guest.page)


@pytest.mark.parametrize("where", PLACES)
def test_every_word_is_translated_and_fits_a_phone(where: str, new_guest: NewGuest) -> None:
    guest = new_guest("Ada", PseudoPhoneGuest)

    found = chain.from_iterable(
        [(sent_state.name, flaw) for flaw in language.flaws(guest.page, *names(guest))]
        for sent_state in walk(guest, where)
    )

    assert list(found) == []


def names(guest: Guest) -> tuple[str, ...]:
    """What is not to be translated: names of people and the code of the room."""
    return guest.name, FRIEND, guest.page.url.rsplit("/", 1)[-1]


def test_nothing_moves_for_ever() -> None:
    # Anything that moves longer than five seconds would need a switch, and drain a phone's battery.
    styles = [path.read_text("utf-8") for path in FOLDER.rglob("*.css")]

    assert styles
    assert not any("infinite" in style for style in styles)


def test_the_keyboard_scrolls_a_table_that_outgrows_its_box(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    guest.open("/rules/dark_providence")
    box = guest.page.locator(".sideways:not([tabindex])").first
    # Only the table will grow.
    box.evaluate("box => { box.id = 'box'; box.style.height = `${box.offsetHeight}px` }")
    box = guest.page.locator("#box")

    box.evaluate("box => box.firstElementChild.style.minWidth = '200rem'")
    expect(box).to_have_attribute("tabindex", "0")

    box.evaluate("box => box.firstElementChild.style.minWidth = ''")
    expect(box).not_to_have_attribute("tabindex", "0")
