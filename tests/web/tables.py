"""Rooms and games that a test sets up faster than people could."""

from time import monotonic, sleep
from typing import Any, Final

import httpx
from playwright.sync_api import expect

from tests.web.guest import Guest
from turncoat.client import RestClient
from turncoat.server.protocol.settings import Clocks, Settings, Spectators

QUICK: Final = Clocks(pace="untimed", window=0, interval_ms=50, gone=0)
# A bot replaces absent players almost at once.
HASTY: Final = Clocks(pace="untimed", window=0, interval_ms=0, gone=1, notice=1)
OPEN: Final = Spectators()
PLAYERS: Final = {"among_cultists": 5, "shadow_hunters": 5, "dark_providence": 3}
ENDS_IN: Final = 120
# Whether the newest lines of the story are visible.
STORY_FOLLOWS: Final = """() => {
  const box = document.querySelector('[role=tabpanel]');
  return box.scrollHeight - box.scrollTop - box.clientHeight < 2;
}"""


def table_of(
    guest: Guest,
    game: str,
    people: int = 1,
    clocks: Clocks = QUICK,
    spectators: Spectators = OPEN,
    **options: Any,
) -> str:
    """Open a room over REST. The guest is the host in the first seat; bots take the seats after
    `people`. Returns the code of the room."""
    players = PLAYERS[game]
    settings = Settings(
        game=game, players=players, clocks=clocks, spectators=spectators, options=options
    )
    entry = RestClient(guest.address).open(settings, guest.name, guest.language)
    guest.context.add_init_script(
        f"localStorage.setItem('turncoat.token.{entry.room}', '{entry.token}')"
    )
    guest.open(f"/r/{entry.room}")
    guest.page.locator("li select, li button").first.wait_for()
    guest.page.locator("li").first.get_by_role("button").click()
    # Until the guest sits, the main button is the one to sit down.
    guest.page.locator("button.main[aria-pressed]").wait_for()
    for seat in range(people, players):
        guest.page.locator("li").nth(seat).get_by_role("combobox").select_option("sensible")
    return entry.room


def room_of_others(guest: Guest, game: str) -> str:
    """Open a room that the guest is not in. Returns its code."""
    settings = Settings(game=game, players=PLAYERS[game])
    return RestClient(guest.address).open(settings, guest.name, guest.language).room


def ended_table(guest: Guest, game: str) -> str:
    """Let bots play a game to its end, in the guest's seat too. Returns the code of the room."""
    code = table_of(guest, game, clocks=HASTY)
    guest.page.locator("button.main").click()
    guest.page.locator("[data-guide=board]").wait_for()
    guest.page.close()
    end = monotonic() + ENDS_IN
    while httpx.get(f"{guest.address}/api/rooms/{code}").json()["phase"] != "ended":
        assert monotonic() < end, "the game does not end"
        sleep(0.1)
    guest.new_page()
    guest.open(f"/r/{code}")
    guest.page.locator("#over").wait_for()
    return code


def at_first_question(guest: Guest, **how: Any) -> str:
    """Start Shadow Hunters without tips, up to the first question. Returns the code of the room."""
    guest.prefer(tips=False)
    code = table_of(guest, "shadow_hunters", **how)
    guest.ready()
    expect(guest.choices().first).to_be_visible()
    return code


def at_one_table(host: Guest, friend: Guest, game: str, clocks: Clocks = QUICK) -> str:
    """Start a game of two people, with bots in the other seats. Returns the code of the room."""
    host.prefer(tips=False)
    friend.prefer(tips=False)
    code = table_of(host, game, people=2, clocks=clocks)
    friend.come_in(code)
    friend.sit(1)
    friend.ready()
    host.ready()
    host.page.locator("[data-guide=board]").wait_for()
    return code
