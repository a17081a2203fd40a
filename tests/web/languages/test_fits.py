"""Every page fits a phone and a desktop in every language: nothing is cut off or too wide.

`make test` visits a sample; with EVERY_LANGUAGE=1, as `make test-languages` sets it, all of it.
"""

import os
from typing import Final

import pytest
from playwright.sync_api import Locator

from tests.web.accessibility.language import too_wide
from tests.web.conftest import NewGuest
from tests.web.guest import Guest, PhoneGuest
from tests.web.tables import PLAYERS, table_of
from tests.web.walk import plain_pages, table_pages
from turncoat.locales.catalogue import LANGUAGES

KINDS: Final = {"phone": PhoneGuest, "desktop": Guest}
PLACES: Final = ("pages", *PLAYERS)
ALL: Final = [(where, kind, code) for where in PLACES for kind in KINDS for code in LANGUAGES]
# The languages with the longest words on the narrowest screens.
SAMPLE: Final = [
    ("pages", "phone", "pl"),
    ("among_cultists", "phone", "nl"),
    ("shadow_hunters", "phone", "cs"),
    ("dark_providence", "desktop", "nl"),
]


@pytest.mark.parametrize(
    ("where", "kind", "language"), ALL if os.environ.get("EVERY_LANGUAGE") else SAMPLE
)
def test_every_page_fits(where: str, kind: str, language: str, new_guest: NewGuest) -> None:
    guest = new_guest("Ada", KINDS[kind], language=language)
    screens = plain_pages(guest) if where == "pages" else table_pages(guest, where)

    found = [(screen.name, flaw) for screen in screens for flaw in too_wide(guest.page)]

    assert found == []


@pytest.mark.parametrize("language", LANGUAGES if os.environ.get("EVERY_LANGUAGE") else ["pl"])
def test_a_verse_of_the_night_stays_on_one_line(language: str, new_guest: NewGuest) -> None:
    guest = new_guest("Ada", PhoneGuest, language=language)
    table_of(guest, "among_cultists")
    guest.page.locator("button.main").click()
    night = guest.page.locator("[data-guide=night]")
    night.wait_for()
    verses = []

    while night.count():
        verses += [(span.inner_text(), *lines_of(span)) for span in night.locator("p span").all()]
        guest.press(night.get_by_role("button").first)

    assert len(verses) > 10
    assert [verse for verse in verses if len(verse) > 2] == []


def lines_of(span: Locator) -> list[int]:
    """Where the lines of an element begin, from above."""
    script = """span => {
      const range = document.createRange();
      range.selectNodeContents(span);
      return [...new Set([...range.getClientRects()].map(line => Math.round(line.top)))];
    }"""
    found: list[int] = span.evaluate(script)
    return found
