"""The names on the boards fit their places in every language, on a phone and a desktop."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.accessibility.language import labels_on, outside
from tests.web.conftest import NewGuest
from tests.web.guest import Guest, PhoneGuest
from tests.web.tables import PLAYERS, table_of
from turncoat.locales.catalogue import LANGUAGES

# Makes every label too long for its place.
LONGER: Final = """() => {
  for (const text of document.querySelectorAll('svg text')) text.textContent += '.'.repeat(80);
}"""
LEAST: Final = {"among_cultists": 9, "shadow_hunters": 6, "dark_providence": 12}


@pytest.mark.parametrize("kind", [PhoneGuest, Guest])
@pytest.mark.parametrize("game", PLAYERS)
def test_every_label_is_inside_its_place(game: str, kind: type[Guest], new_guest: NewGuest) -> None:
    guest = new_guest("Ada", kind)
    guest.prefer(tips=False)
    code = table_of(guest, game)
    guest.ready()
    if game == "among_cultists":
        guest.press(guest.button(guest.text("web-night-skip")))

    found = []
    for language in LANGUAGES:
        guest.page.evaluate("code => localStorage.setItem('turncoat.language', code)", language)
        guest.open(f"/r/{code}")
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        guest.page.locator("[data-guide=board] svg text").first.wait_for()
        assert labels_on(guest.page) >= LEAST[game]
        found += [(language, flaw) for flaw in outside(guest.page)]

    guest.page.evaluate(LONGER)

    assert found == []
    # A name that is too long would have been found.
    assert outside(guest.page)
