"""Pictures of every page for the documentation, taken in a real browser: `make pictures`."""

import json
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.running import running
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.guest import CHOICES, Guest, PhoneGuest
from tests.web.tables import ended_table, table_of
from turncoat.server.protocol.settings import Clocks

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "pictures"
QUALITY: Final = 84
STEPS: Final = 400
PACE: Final = Clocks(pace="untimed", window=0, interval_ms=150, gone=0)
KINDS: Final[dict[str, type[Guest]]] = {"desktop": Guest, "phone": PhoneGuest}
ANNOUNCED: Final = 30_000


class Camera:
    """Takes pictures of what one guest sees."""

    def __init__(self, guest: Guest, kind: str) -> None:
        self.guest = guest
        self.kind = kind

    def take(self, name: str, top: bool = True) -> None:
        """Take a picture once nothing moves and nothing is announced any more."""
        page = self.guest.page
        expect(page.locator(".announcement")).to_have_count(0, timeout=ANNOUNCED)
        if top:
            page.evaluate("scrollTo(0, 0); document.querySelector('.left')?.scrollTo(0, 0)")
        page.wait_for_timeout(900)
        path = FOLDER / f"{name}-{self.kind}.jpg"
        page.screenshot(path=path, type="jpeg", quality=QUALITY)


def guest_of(browser: Browser, address: str, kind: str, light: str) -> Guest:
    """A guest without tips and voice, whose answers are sent at once."""
    scale = 2 if kind == "phone" else 1
    guest = KINDS[kind](browser, address, "Ada", color_scheme=light, device_scale_factor=scale)
    guest.prefer(tips=False, voice=False, sending="at_once")
    return guest


def is_asked(guest: Guest, word: str) -> bool:
    """Whether a choice that begins with this word answers the question."""
    return guest.page.locator(f"{CHOICES}[data-option^='[\"{word}\"']").count() > 0


def prefer(*words: str) -> Callable[[Guest], int]:
    """Choose an option that is or begins with one of these words; otherwise vary the choice."""

    def choose(guest: Guest) -> int:
        offered = [
            json.loads(choice.get_attribute("data-option") or "[]")
            for choice in guest.choices().all()
        ]
        for wanted in words:
            for at, option in enumerate(offered):
                if wanted in (option[0], json.dumps(option)):
                    return at
        return guest.answered * 7 % len(offered)

    return choose


def play_until(guest: Guest, there: Callable[[], bool], choose: Callable[[Guest], int]) -> bool:
    """Play until `there` is true; return False if the game ended before."""
    for _ in range(STEPS):
        if there():
            # An answer may be on its way.
            guest.page.wait_for_timeout(500)
            if there():
                return True
        step = guest.play_on(lambda number, count: choose(guest))
        if step == "over":
            return False
        if step == "waits":
            guest.page.wait_for_timeout(80)
    return False


def play_until_vote(guest: Guest) -> bool:
    """Play Among Cultists until the guest is asked to vote; return False if it ended before."""
    to_vote = prefer("call_vote", '["go", "LB"]', '["stop", "LB"]', '["go", "H0"]', "check_room")
    return play_until(guest, lambda: is_asked(guest, "vote"), to_vote)


def round_is(guest: Guest, number: int) -> Callable[[], bool]:
    """A check for whether this round is reached and the guest has a choice."""
    heading = guest.page.locator("h1")

    def reached() -> bool:
        return f"ound {number}" in heading.inner_text() and guest.choices().count() > 1

    return reached


def pages(camera: Camera) -> None:
    """The first page, opening a room, the rulebook and a lobby."""
    guest = camera.guest
    guest.open()
    guest.page.wait_for_load_state("networkidle")
    camera.take("home")
    guest.open("/new/among_cultists")
    camera.take("new-room")
    guest.open("/rules/among_cultists#AC-24")
    guest.page.wait_for_load_state("networkidle")
    camera.take("rulebook", top=False)
    table_of(guest, "shadow_hunters", people=2)
    camera.take("lobby")


def among_cultists(camera: Camera) -> None:
    """Night, movement, an action, a vote, a claim, secrets, the end."""
    guest = camera.guest
    for _ in range(5):
        table_of(guest, "among_cultists", clocks=PACE)
        guest.page.locator("button.main").click()
        guest.page.locator("[data-guide=night]").wait_for()
        camera.take("among-cultists-night")
        guest.press(guest.button("Skip the night"))
        play_until(guest, lambda: is_asked(guest, "go"), prefer())
        camera.take("among-cultists-move")
        claim(camera, "among-cultists-claim")
        secrets(camera, "among-cultists-secrets")
        if play_until_vote(guest):
            break
    camera.take("among-cultists-vote")
    ended_table(guest, "among_cultists")
    camera.take("among-cultists-end")


def shadow_hunters(camera: Camera) -> None:
    """A turn, an attack, secrets, the end."""
    guest = camera.guest
    table_of(guest, "shadow_hunters", clocks=PACE)
    guest.page.locator("button.main").click()
    play_until(guest, lambda: guest.choices().count() > 0, prefer())
    camera.take("shadow-hunters-turn")
    secrets(camera, "shadow-hunters-secrets")
    play_until(guest, lambda: is_asked(guest, "attack"), prefer("draw", "give"))
    camera.take("shadow-hunters-attack")
    ended_table(guest, "shadow_hunters")
    camera.take("shadow-hunters-end")


def dark_providence(camera: Camera) -> None:
    """A turn, paying for an action, a later round, secrets, the end."""
    guest = camera.guest
    table_of(guest, "dark_providence", clocks=PACE)
    guest.page.locator("button.main").click()
    play_until(guest, lambda: is_asked(guest, "pass"), prefer())
    camera.take("dark-providence-turn")
    steps = prefer("influence", "card", "on_city", "on_base", "done", "claim")
    play_until(guest, lambda: is_asked(guest, "on_city"), steps)
    camera.take("dark-providence-influence")
    secrets(camera, "dark-providence-secrets")
    play_until(guest, round_is(guest, 4), prefer("claim", "influence", "card", "on_city", "done"))
    camera.take("dark-providence-later")
    ended_table(guest, "dark_providence")
    camera.take("dark-providence-end")


def claim(camera: Camera, name: str) -> None:
    """A statement that is being made."""
    page = camera.guest.page
    page.locator("#tab-talk").click()
    page.get_by_role("button", name="Make a statement").click()
    page.locator("[role=tabpanel]").scroll_into_view_if_needed()
    camera.take(name, top=False)
    page.get_by_role("button", name="Cancel").click()
    page.locator("#tab-story").click()


def secrets(camera: Camera, name: str) -> None:
    """A player's secrets, which are not covered in a game against bots."""
    camera.guest.page.locator("[data-guide=hand]").scroll_into_view_if_needed()
    camera.take(name, top=False)


def main() -> None:
    """Take all pictures: in light mode on the phone, in dark mode on the desktop."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as data,
        running("--data", data) as game_server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for kind, light in (("desktop", "dark"), ("phone", "light")):
            for subject in (pages, among_cultists, shadow_hunters, dark_providence):
                guest = guest_of(browser, game_server.address, kind, light)
                subject(Camera(guest, kind))
                guest.context.close()


if __name__ == "__main__":
    main()
