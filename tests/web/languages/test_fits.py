"""Every page fits a phone and a desktop in every language: nothing is cut off or too wide.

`make test` visits a sample; with EVERY_LANGUAGE=1, as `make test-languages` sets it, all of it.
"""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.accessibility.language import outside, too_wide
from tests.web.conftest import NewGuest
from tests.web.guest import Guest, PhoneGuest
from tests.web.tables import PLAYERS, table_of
from tests.web.walk import THOROUGH, plain_pages, table_pages
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


@pytest.mark.parametrize(("where", "kind", "language"), ALL if THOROUGH else SAMPLE)
def test_every_page_fits(where: str, kind: str, language: str, new_guest: NewGuest) -> None:
    guest = new_guest("Ada", KINDS[kind], language=language)
    screens = plain_pages(guest) if where == "pages" else table_pages(guest, where)

    found = [
        (screen.name, flaw)
        for screen in screens
        for flaw in (*too_wide(guest.page), *outside(guest.page))
    ]

    assert found == []


def test_a_tip_that_gets_longer_can_be_unfolded(new_guest: NewGuest) -> None:
    guest = new_guest("Ada", PhoneGuest, language="cs")
    table_of(guest, "among_cultists")
    guest.ready()
    guest.press(guest.button(guest.text("web-night-skip")))
    guest.press(guest.button(guest.text("web-tip-read")))
    tip = guest.page.locator(".tip p")
    expect(tip).to_have_text(guest.text("web-ac-tip-role"))

    guest.page.get_by_label(guest.text("web-keep-open")).uncheck()

    guest.press(guest.button(guest.text("web-tip-more")))
    assert tip.evaluate("text => text.scrollHeight <= text.clientHeight + 1")
