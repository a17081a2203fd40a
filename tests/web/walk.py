"""Visits every page, dialog and kind of situation, for tests that check all of them.

With EVERY_LANGUAGE=1, as `make test-languages` sets it, also pages that are much like others, and
situations that take a while to come to.
"""

import os
from collections.abc import Iterator
from typing import Final, NamedTuple

from tests.web.guest import Guest
from tests.web.pictures import play_until_vote
from tests.web.tables import PLAYERS, QUICK, at_one_table, ended_table, room_of_others, table_of
from turncoat.server.protocol.settings import Clocks

THOROUGH: Final = bool(os.environ.get("EVERY_LANGUAGE"))
NOWHERE: Final = "/nowhere"
PAGES: Final = ("/", "/about", "/rules", "/rules/shadow_hunters", "/new/among_cultists")
MORE_PAGES: Final = (
    "/rules/among_cultists", "/rules/dark_providence", "/new/shadow_hunters", "/new/dark_providence"
)  # fmt: skip
TRIES: Final = 5
FRIEND: Final = "Ben"


class ScreenToCheck(NamedTuple):
    """A screen to check, and the part of it that was not on earlier screens."""

    name: str
    part: str = "html"


def plain_pages(guest: Guest) -> Iterator[ScreenToCheck]:
    """Visit the pages that don't need a room, the form to join one, and an unknown address."""
    door = f"/r/{room_of_others(guest, 'shadow_hunters')}"
    for path in (*PAGES, *(MORE_PAGES if THOROUGH else ()), door):
        yield plain_page(guest, path)
    guest.expects("status of 404")
    yield plain_page(guest, NOWHERE)


def plain_page(guest: Guest, path: str) -> ScreenToCheck:
    """Visit a page."""
    guest.open(path)
    guest.page.locator("h1").first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    return ScreenToCheck(path)


def table_pages(guest: Guest, game: str) -> Iterator[ScreenToCheck]:
    """Visit a lobby, a table with everything that can be opened there, and the end of a game."""
    table_of(guest, game)
    yield ScreenToCheck(f"{game}: lobby")
    guest.page.locator("button.main").click()
    if game == "among_cultists":
        guest.page.locator("[data-guide=night]").wait_for()
        yield ScreenToCheck(f"{game}: night", "[data-guide=night]")
        guest.page.locator("[data-guide=night] button").nth(1).click()
    guest.page.locator(".prompt [data-option]").first.wait_for()
    yield ScreenToCheck(f"{game}: question")
    # Close the tips, which would cover what comes next on a phone.
    for advice in guest.page.locator(".tips button.quiet").all():
        advice.click()
    for tab in ("talk", "notes", "lists"):
        guest.page.locator(f"#tab-{tab}").click()
        yield ScreenToCheck(f"{game}: {tab}", ".tabs")
    guest.page.locator("#tab-talk").click()
    guest.page.locator("[role=tabpanel] .button.main").click()
    yield ScreenToCheck(f"{game}: claim", ".tabs")
    for name, opener in (
        ("somebody", somebody(guest, PLAYERS[game] - 1)),
        ("menu", ".bar > button"),
        ("rule", ".prompt .why"),
    ):
        guest.page.locator(opener).first.click()
        guest.page.locator("dialog[open]").wait_for()
        guest.page.wait_for_load_state("networkidle")
        yield ScreenToCheck(f"{game}: {name}", "dialog[open]")
        guest.page.keyboard.press("Escape")
    if THOROUGH:
        yield from rare_situations(guest, game)
    ended_table(guest, game)
    guest.page.wait_for_load_state("networkidle")
    yield ScreenToCheck(f"{game}: end")


def rare_situations(guest: Guest, game: str) -> Iterator[ScreenToCheck]:
    """Visit a device that is handed over, a ballot, and a vote of the game if it has one."""
    table_of(guest, game, people=2)
    guest.share(1, FRIEND)
    guest.ready()
    guest.page.locator("dialog.handover").wait_for()
    yield ScreenToCheck(f"{game}: handover", "dialog[open]")
    yield from ballot(guest, game)
    if game == "among_cultists":
        come_to_a_vote(guest)
        yield ScreenToCheck(f"{game}: vote")


def ballot(guest: Guest, game: str) -> Iterator[ScreenToCheck]:
    """Visit a ballot that the guest has called and a friend has not voted in."""
    assert guest.context.browser
    friend = Guest(guest.context.browser, guest.address, FRIEND)
    at_one_table(guest, friend, game)
    if game == "among_cultists":
        guest.press(guest.button(guest.text("web-night-skip")))
    guest.press(guest.page.locator(".bar > button"))
    guest.press(guest.button(guest.text("web-call-remake")))
    guest.button(guest.text("web-vote-yes")).wait_for()
    yield ScreenToCheck(f"{game}: ballot")
    friend.context.close()


def come_to_a_vote(guest: Guest, clocks: Clocks = QUICK) -> None:
    """Play Among Cultists until the guest is asked to vote."""
    guest.prefer(sending="at_once")
    for _ in range(TRIES):
        table_of(guest, "among_cultists", clocks=clocks)
        guest.ready()
        guest.press(guest.button(guest.text("web-night-skip")))
        if play_until_vote(guest):
            return
    raise AssertionError("nobody is asked to vote")


def somebody(guest: Guest, seat: int) -> str:
    """The selector of what opens details about a seat, even if a tap on its face is an answer."""
    chair = f".seats li:has([data-thing='seat {seat}'])"
    more = f"{chair} .more"
    return more if guest.page.locator(more).count() else f"{chair} [data-thing]"
