"""Every page fits a phone and a desktop in every language: nothing is cut off or too wide.

`make test` visits a sample; with EVERY_LANGUAGE=1, as `make test-languages` sets it, all of it.
"""

from typing import Final

import pytest

from tests.web.accessibility.language import outside, too_wide
from tests.web.conftest import NewGuest
from tests.web.guest import Guest, PhoneGuest
from tests.web.tables import PLAYERS
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
