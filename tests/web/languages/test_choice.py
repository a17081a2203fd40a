"""The browser chooses the first language; each person may change it at any time."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewGuest
from tests.web.guest import Guest
from tests.web.tables import at_first_question
from turncoat.locales.catalogue import LANGUAGES, load

GREETING = "Dobrý večer."


@pytest.mark.parametrize(
    ("locale", "language"),
    [("cs-CZ", "cs"), ("pl", "pl"), ("nl-BE", "nl"), ("en-GB", "en"), ("la", "en")],
)
def test_the_browsers_first_known_language_is_chosen(
    locale: str, language: str, new_guest: NewGuest
) -> None:
    guest = new_guest("Ada", locale=locale)

    guest.open()

    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    expect(guest.page.get_by_text(load(language).text("web-tagline"))).to_be_visible()


def test_every_language_is_offered_under_its_own_name(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    guest.open()

    offered = guest.page.get_by_label(guest.text("web-language")).locator("option")

    assert offered.count() == len(LANGUAGES)
    assert {*offered.all_inner_texts()} >= {"English", "čeština", "polski", "Nederlands"}


def choose(guest: Guest, language: str) -> None:
    """Choose a language in the menu of the table."""
    guest.page.locator(".bar > button").click()
    guest.page.get_by_label(guest.text("web-language")).select_option(language)
    guest.page.keyboard.press("Escape")
    guest.language = language


def test_the_language_changes_in_the_middle_of_a_game_and_is_remembered(
    new_guest: NewGuest,
) -> None:
    guest = new_guest("Ada")
    code = at_first_question(guest)

    for language in ("cs", "pl", "nl"):
        choose(guest, language)
        why = guest.page.locator(".prompt .why")
        expect(why).to_have_text(guest.text("web-why"))
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        expect(guest.page.locator("#tab-story")).to_have_text(guest.text("web-tab-story"))

    guest.open(f"/r/{code}")
    expect(guest.page.locator("#tab-story")).to_have_text(load("nl").text("web-tab-story"))


def test_texts_are_marked_with_the_language_that_was_chosen_on_another_page(
    new_guest: NewGuest,
) -> None:
    guest = new_guest("Ada")
    code = at_first_question(guest)
    guest.open()
    guest.page.get_by_label(guest.text("web-language")).select_option("cs")
    guest.language = "cs"
    guest.open(f"/r/{code}")

    guest.page.locator("#tab-talk").click()
    guest.page.get_by_label(guest.text("web-write")).fill(GREETING)
    guest.page.keyboard.press("Enter")

    written = guest.page.get_by_role("tabpanel").get_by_text(GREETING)
    expect(written).to_have_attribute("lang", "cs")
