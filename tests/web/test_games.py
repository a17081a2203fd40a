"""Whole games in real browsers, from the first page to the end screen: a desktop by mouse, a phone
by touch, a keyboard alone, and bots in the other seats. Four people with four languages play Among
Cultists in `languages/test_one_table.py`."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewGuest
from tests.web.guest import Guest, KeyboardGuest, PhoneGuest, play_to_the_end
from tests.web.tables import STORY_FOLLOWS

GAMES = {
    "shadow_hunters": "Shadow Hunters",
    "dark_providence": "Cthulhu: Dark Providence",
}
# The number of players, by its place among those offered.
SEATS = {"shadow_hunters": "1", "dark_providence": "3"}


def open_room(host: Guest, game: str, players: str) -> str:
    """The host opens a room on the page, without time limits. Returns its code."""
    host.open()
    host.press(host.page.get_by_role("link", name=f"Create a room: {GAMES[game]}"))
    host.fill(host.page.get_by_label("Your name"), host.name)
    host.page.get_by_label("Players", exact=True).select_option(players)
    host.page.get_by_label("Pace").select_option(label="No time limits")
    host.press(host.page.get_by_text("All time limits"))
    host.fill(host.page.get_by_label("Time to react"), "0")
    host.page.get_by_label("Bot speed").select_option(label="As fast as possible")
    host.press(host.button("Create the room"))
    host.page.get_by_role("heading", name="Seats").wait_for()
    return host.page.url.rsplit("/", 1)[-1]


def in_turn(number: int, count: int) -> int:
    """Vary the choice with the number of the answer, without chance."""
    return number * 7 % count


def briskly(number: int, count: int) -> int:
    """Choose the last option, which is to do nothing more, two times out of three."""
    return count - 1 if number % 3 else in_turn(number, count)


# A turn of Dark Providence can have a dozen steps.
CHOOSE = {"shadow_hunters": in_turn, "dark_providence": briskly}


@pytest.mark.parametrize("game", GAMES)
def test_three_people_and_bots_play_from_the_lobby_to_the_end(
    game: str, new_guest: NewGuest
) -> None:
    host = new_guest("Ada", reduced_motion="no-preference")
    phone = new_guest("Ben", PhoneGuest)
    keys = new_guest("Cyd", KeyboardGuest)
    people = [host, phone, keys]
    # The host sees the tips, and the keyboard guest has to confirm answers.
    host.prefer(sending="at_once")
    phone.prefer(sending="at_once", tips=False)
    keys.prefer(sending="ask", tips=False)

    code = open_room(host, game, SEATS[game])
    phone.come_in(code)
    keys.come_in(code)
    for seat, guest in enumerate(people):
        guest.sit(seat)
    host.press(host.button("Fill free seats with bots"))
    for guest in people:
        guest.ready()
    play_to_the_end(people, CHOOSE[game])

    for guest in people:
        expect(guest.page.locator("#over")).to_have_text(
            re.compile(r"^\s*(You won!|You lost\.)\s*$")
        )
    # Nobody has scrolled, so the story is at its end.
    host.page.wait_for_function(STORY_FOLLOWS)
