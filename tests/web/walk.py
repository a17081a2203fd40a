"""A walk through every page, dialog and kind of moment, for tests that look at all of them."""

from collections.abc import Iterator
from typing import NamedTuple

from tests.web.guest import Guest
from tests.web.tables import PLAYERS, ended_table, table_of

PAGES = ("/", "/about", "/rules", "/rules/shadow_hunters", "/new/among_cultists")


class SentState(NamedTuple):
    """Something to look at, and the part of the page that was not to be seen before."""

    name: str
    part: str = "html"


def plain_pages(guest: Guest) -> Iterator[SentState]:
    """What can be read without a room."""
    for path in PAGES:
        guest.open(path)
        guest.page.locator("h1").first.wait_for()
        guest.page.wait_for_load_state("networkidle")
        yield SentState(path)


def table_pages(guest: Guest, game: str) -> Iterator[SentState]:
    """A lobby, a table with all that can be opened at it, and its end."""
    table_of(guest, game)
    yield SentState(f"{game}: lobby")
    guest.page.locator("button.main").click()
    if game == "among_cultists":
        guest.page.locator("[data-guide=night]").wait_for()
        yield SentState(f"{game}: night", "[data-guide=night]")
        guest.page.locator("[data-guide=night] button").nth(1).click()
    guest.page.locator(".prompt [data-option]").first.wait_for()
    yield SentState(f"{game}: question")
    # Advice was read; on a phone it would lie over what comes next.
    for advice in guest.page.locator(".tips button.quiet").all():
        advice.click()
    for tab in ("talk", "notes", "lists"):
        guest.page.locator(f"#tab-{tab}").click()
        yield SentState(f"{game}: {tab}", ".tabs")
    guest.page.locator("#tab-talk").click()
    guest.page.locator("[role=tabpanel] .button.main").click()
    yield SentState(f"{game}: claim", ".tabs")
    for name, opener in (
        ("somebody", somebody(guest, PLAYERS[game] - 1)),
        ("menu", ".bar > button"),
        ("rule", ".prompt .why"),
    ):
        guest.page.locator(opener).first.click()
        guest.page.locator("dialog[open]").wait_for()
        guest.page.wait_for_load_state("networkidle")
        yield SentState(f"{game}: {name}", "dialog[open]")
        guest.page.keyboard.press("Escape")
    ended_table(guest, game)
    guest.page.wait_for_load_state("networkidle")
    yield SentState(f"{game}: end")


def somebody(guest: Guest, seat: int) -> str:
    """What opens more about somebody, also where a tap on the face would be an answer."""
    chair = f".seats li:has([data-thing='seat {seat}'])"
    more = f"{chair} .more"
    return more if guest.page.locator(more).count() else f"{chair} [data-thing]"
