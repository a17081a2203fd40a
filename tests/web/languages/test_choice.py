"""The browser chooses the first language; each person may change it at any time."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewGuest
from tests.web.guest import Guest
from tests.web.tables import at_first_question, room_of_others
from turncoat.locales.catalogue import LANGUAGES, load

GREETING = "Dobrý večer."
SCRIPTS = re.compile(r"/assets/.*\.js$")


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

    expect(offered).to_have_count(len(LANGUAGES))
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
    expect(guest.page.locator("html")).to_have_attribute("lang", "cs")
    guest.language = "cs"
    guest.open(f"/r/{code}")

    guest.page.locator("#tab-talk").click()
    guest.page.get_by_label(guest.text("web-write")).fill(GREETING)
    guest.page.keyboard.press("Enter")

    written = guest.page.get_by_role("tabpanel").get_by_text(GREETING)
    expect(written).to_have_attribute("lang", "cs")


def test_an_error_on_the_screen_changes_its_language_too(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    guest.expects("409")
    guest.open(f"/r/{room_of_others(guest, 'shadow_hunters')}")
    guest.fill(guest.page.get_by_label(guest.text("web-your-name")), guest.name)
    guest.press(guest.button(guest.text("web-join-go")))
    expect(guest.page.get_by_role("alert")).to_have_text(guest.text("refusal-name_taken"))

    guest.page.get_by_label(guest.text("web-language")).select_option("pl")

    expect(guest.page.get_by_role("alert")).to_have_text(load("pl").text("refusal-name_taken"))


def test_a_language_that_cannot_be_loaded_says_so_and_is_not_chosen(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    guest.expects("ERR_FAILED")
    guest.open()
    guest.page.route(SCRIPTS, lambda route: route.abort())

    choice = guest.page.get_by_label(guest.text("web-language"))
    choice.select_option("cs")

    expect(guest.page.get_by_role("alert")).to_have_text(guest.text("web-unreachable"))
    expect(choice).to_have_value("en")


def test_the_errors_of_fields_are_in_the_language_of_the_page(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    guest.open()
    code = guest.page.locator("#code")
    for language in ("cs", "nl"):
        guest.page.get_by_label(guest.text("web-language")).select_option(language)
        guest.language = language

        guest.press(guest.button(guest.text("web-join-go")))

        assert code.evaluate("field => field.validationMessage") == guest.text("web-field-missing")

    code.fill("ABCDEF")
    assert code.evaluate("field => field.checkValidity()")
