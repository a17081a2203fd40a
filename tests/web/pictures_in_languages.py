"""Pictures of the page in every language, and of one table that people read in four of them.

`make pictures` takes them after those of `pictures.py`.
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from babel import Locale
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import running
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.guest import Guest
from tests.web.languages.readers import NAMES, say_something
from tests.web.pictures import FOLDER, KINDS, PACE, QUALITY, Camera, is_asked, play_until, prefer
from tests.web.tables import ended_table, table_of
from tests.web.walk import come_to_a_vote

LIGHTS: Final = {"desktop": "dark", "phone": "light"}
# Four pictures side by side, each with the language's own name.
TOGETHER: Final = """<!doctype html><html><style>
  body {{ margin: 0; background: #16181f; color: #ece7db; font: 600 26px sans-serif }}
  main {{ display: grid; grid-template-columns: 1fr 1fr; gap: 18px; padding: 18px }}
  figure {{ margin: 0 }} figcaption {{ padding: 0 4px 8px }}
  img {{ display: block; width: 100%; border-radius: 10px }}
</style><main>{figures}</main></html>"""
# When a player has answered this often, people are in several rooms.
MOVED: Final = 4
FIGURE: Final = '<figure><figcaption lang="{code}">{name}</figcaption><img src="{path}"></figure>'


def guest_of(browser: Browser, address: str, language: str, kind: str) -> Guest:
    """A guest without tips and voice, whose answers are sent at once."""
    scale, light = 2 if kind == "phone" else 1, LIGHTS[kind]
    guest = KINDS[kind](
        browser,
        address,
        NAMES[language],
        language=language,
        color_scheme=light,
        device_scale_factor=scale,
    )
    guest.prefer(tips=False, voice=False, sending="at_once")
    return guest


def four_situations(camera: Camera) -> None:
    """A decision, a vote, the end of a game, and a page of a rulebook."""
    guest, code = camera.guest, camera.guest.language
    guest.open("/rules/shadow_hunters#SH-30")
    guest.page.wait_for_load_state("networkidle")
    camera.take(f"{code}-rulebook", top=False)
    for _ in range(5):
        table_of(guest, "shadow_hunters", clocks=PACE)
        guest.page.locator("button.main").click()
        if play_until(guest, lambda: is_asked(guest, "attack"), prefer("draw", "give")):
            break
    camera.take(f"{code}-decision")
    come_to_a_vote(guest, PACE)
    camera.take(f"{code}-vote")
    ended_table(guest, "dark_providence")
    camera.take(f"{code}-end")


def one_table(browser: Browser, address: str) -> None:
    """Four people at one table of Among Cultists, who have moved and talked."""
    host, *others = guests = [guest_of(browser, address, code, "desktop") for code in NAMES]
    room = table_of(host, "among_cultists", people=len(guests), clocks=PACE)
    for seat, guest in enumerate(others, 1):
        guest.come_in(room)
        guest.sit(seat)
    for guest in guests:
        guest.ready()
    for guest in guests:
        guest.press(guest.button(guest.text("web-night-skip")))
    while host.answered < MOVED:
        for guest in guests:
            guest.play_on(lambda number, count: number % count)
    for kind, guest in enumerate(guests):
        say_something(guest, kind)
    with TemporaryDirectory() as folder:
        figures = []
        for guest in guests:
            path = Path(folder) / f"{guest.language}.png"
            guest.page.wait_for_timeout(900)
            guest.page.screenshot(path=path)
            name = Locale.parse(guest.language).get_language_name()
            figures.append(FIGURE.format(code=guest.language, name=name, path=path.as_uri()))
        page = Path(folder) / "together.html"
        page.write_text(TOGETHER.format(figures="".join(figures)), "utf-8")
        context = browser.new_context(viewport={"width": 1700, "height": 1200})
        together = context.new_page()
        together.goto(page.as_uri())
        together.locator("main").screenshot(
            path=FOLDER / "four-languages.jpg", type="jpeg", quality=QUALITY
        )
        context.close()
    for guest in guests:
        guest.context.close()


def main() -> None:
    """Take all pictures: in light mode on the phone, in dark mode on the desktop."""
    with (
        TemporaryDirectory() as data,
        running("--data", data) as game_server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        one_table(browser, game_server.address)
        for language in NAMES:
            for kind in KINDS:
                guest = guest_of(browser, game_server.address, language, kind)
                four_situations(Camera(guest, kind))
                guest.context.close()


if __name__ == "__main__":
    main()
