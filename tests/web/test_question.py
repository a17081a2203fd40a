"""The question in the browser: folded, too new to be answered, and its main button."""

from playwright.sync_api import expect

from tests.web.conftest import NewGuest
from tests.web.guest import PhoneGuest
from tests.web.tables import at_first_question, table_of


def test_on_a_phone_the_question_folds_to_one_line(new_guest: NewGuest) -> None:
    guest = new_guest("Ada", PhoneGuest)
    at_first_question(guest)
    question = guest.page.locator("#question")
    before = guest.page.locator(".sheet").bounding_box()

    guest.press(guest.button("Hide choices"))
    expect(question).to_be_visible()
    expect(guest.choices().first).not_to_be_visible()
    expect(guest.button("Show choices")).to_have_attribute("aria-expanded", "false")
    folded = guest.page.locator(".sheet").bounding_box()
    guest.button("Show choices").focus()
    guest.page.keyboard.press("Enter")

    assert before
    assert folded
    assert folded["height"] < min(before["height"], 80)
    expect(guest.choices().first).to_be_visible()


def test_a_new_question_takes_no_answer_for_a_moment_and_shows_it(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    guest.prefer(calm=4000)
    at_first_question(guest)
    choice = guest.choices().first

    expect(choice).to_have_attribute("aria-disabled", "true")
    choice.dispatch_event("click")
    expect(choice).not_to_have_attribute("aria-disabled", "true")
    expect(choice).to_be_visible()


def test_an_only_choice_is_the_main_button(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    guest.prefer(tips=False)
    table_of(guest, "among_cultists")
    guest.ready()
    guest.press(guest.button("Skip the night"))

    expect(guest.choices()).to_have_count(1)
    expect(guest.page.locator(".prompt .button.main")).to_have_text("I’m ready")
    guest.press(guest.choices().first)
    expect(guest.choices().nth(1)).to_be_visible(timeout=60_000)
    expect(guest.page.locator(".prompt .button.main")).to_have_count(0)
