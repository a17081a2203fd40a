"""Visits every page, dialog and kind of situation, for tests that check all of them."""

from collections.abc import Iterator
from typing import NamedTuple

from tests.web.guest import Guest
from tests.web.tables import PLAYERS, ended_table, table_of

PAGES = ("/", "/about", "/rules", "/rules/shadow_hunters", "/new/among_cultists")


class ScreenToCheck(NamedTuple):
    """A screen to check, and the part of it that was not on earlier screens."""

    name: str
    part: str = "html"


def plain_pages(guest: Guest) -> Iterator[ScreenToCheck]:
    """Visit the pages that don't need a room."""
    for path in PAGES:
        guest.open(path)
        guest.page.locator("h1").first.wait_for()
        guest.page.wait_for_load_state("networkidle")
        yield ScreenToCheck(path)


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
    ended_table(guest, game)
    guest.page.wait_for_load_state("networkidle")
    yield ScreenToCheck(f"{game}: end")


def somebody(guest: Guest, seat: int) -> str:
    """The selector of what opens details about a seat, even if a tap on its face is an answer."""
    chair = f".seats li:has([data-thing='seat {seat}'])"
    more = f"{chair} .more"
    return more if guest.page.locator(more).count() else f"{chair} [data-thing]"
