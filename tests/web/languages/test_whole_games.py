"""Whole games in the page in every language, in which nothing is shown in English.

`make test` plays a sample; with EVERY_LANGUAGE=1, as `make test-languages` sets it, all of them.
"""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.locales.foreign import english_in
from tests.web.conftest import NewGuest
from tests.web.guest import PhoneGuest, play_to_the_end
from tests.web.languages.readers import Reader
from tests.web.tables import PLAYERS, table_of
from tests.web.walk import THOROUGH
from turncoat.locales.catalogue import ENGLISH, LANGUAGES

OTHERS: Final = [code for code in LANGUAGES if code != ENGLISH]
ALL: Final = [(game, code) for game in PLAYERS for code in OTHERS]
SAMPLE: Final = [("shadow_hunters", "pl")]


@pytest.mark.parametrize(("game", "language"), ALL if THOROUGH else SAMPLE)
def test_a_whole_game_is_played_in_it(game: str, language: str, new_guest: NewGuest) -> None:
    guest = new_guest("Ada", PhoneGuest, language=language)
    guest.prefer(sending="at_once")
    reader = Reader(guest)
    table_of(guest, game)
    guest.page.locator("button.main").click()
    shown: set[str] = set()

    def choose(number: int, count: int) -> int:
        shown.update(reader.shown().split("\n"))
        return number * 7 % count

    play_to_the_end([guest], choose)

    expect(guest.page.locator("#over")).to_be_visible()
    for tab in ("story", "talk", "notes", "lists"):
        guest.page.locator(f"#tab-{tab}").click()
        shown.update(reader.shown().split("\n"))
    assert english_in("\n".join(shown), language, leave_out="cli") == []
