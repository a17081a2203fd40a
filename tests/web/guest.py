"""Somebody with a browser: by mouse, by touch on a phone, or by keyboard alone."""

import json
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, Literal

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    TimeoutError,
    ViewportSize,
)

PATIENCE: Final = 15_000
# In seconds: a whole game, and the next thing that anybody does.
ENDS_IN: Final = 240
GOES_ON_IN: Final = 60
DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}

# Headless browsers have no voices.
NO_VOICE: Final = "Object.defineProperty(window, 'speechSynthesis', {value: undefined})"
PREFERENCES: Final = "turncoat.preferences"
CHOICES: Final = ".prompt ul:not(.small) [data-option]"
# Asked at once, since each question to a browser takes its time.
STATE: Final = """([CHOICES, WAYS_ON]) => {
  const choices = [...document.querySelectorAll(CHOICES)];
  const names = [...document.querySelectorAll('button')].map(button => button.innerText.trim());
  return {
    over: document.querySelector('#over') !== null,
    way_on: WAYS_ON.find(name => names.includes(name)) ?? null,
    // Until it is sent, and in a blind choice until all have chosen, one of them is pressed.
    choices: choices.some(choice => choice.ariaPressed === 'true') ? 0 : choices.length,
  };
}"""
WAYS_ON: Final = ("Skip the night", "Got it", "Show my choices", "Send now")

Step = Literal["done", "waits", "late", "over"]


class Guest:
    """One person with a browser of their own; by mouse."""

    size: ViewportSize = DESKTOP
    touch = False

    def __init__(self, browser: Browser, address: str, name: str, **how: Any) -> None:
        self.name = name
        self.address = address
        self.complaints: list[str] = []
        self._awaited: tuple[str, ...] = ()
        self.context = browser.new_context(
            viewport=how.pop("size", self.size),
            has_touch=self.touch,
            is_mobile=self.touch,
            **{"reduced_motion": "reduce", **how},
        )
        self.context.add_init_script(NO_VOICE)
        self.context.set_default_timeout(PATIENCE)
        # Nobody here clicks twice.
        self.prefer(calm=0)
        self.page = self.new_page()
        self.answered = 0

    def new_page(self) -> Page:
        """A tab; whatever is wrong in it is noted."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"{self.name}: {error}"))
        page.on("request", self._request)
        self.page = page
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self._expected(message.text):
            self.complaints.append(f"{self.name}: {message.type}: {message.text}")

    def expects(self, *words: str) -> None:
        """The browser itself notes what is refused, and a server that does not answer."""
        self._awaited += words

    def _expected(self, text: str) -> bool:
        return any(word in text for word in self._awaited)

    def _request(self, request: Request) -> None:
        ours = (self.address, self.address.replace("http", "ws"), "data:", "blob:")
        if not request.url.startswith(ours):
            self.complaints.append(f"{self.name}: asked for {request.url}")

    # Doing things.

    def press(self, thing: Locator) -> None:
        """Use something on the page."""
        thing.click()

    def fill(self, field: Locator, text: str) -> None:
        """Write something into a field."""
        field.fill(text)

    def button(self, name: str) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def prefer(self, **how: Any) -> None:
        """Set something that the browser keeps, before the page is opened."""
        script = (
            f"localStorage.setItem('{PREFERENCES}', JSON.stringify(Object.assign("
            f"JSON.parse(localStorage.getItem('{PREFERENCES}') ?? '{{}}'), {json.dumps(how)})))"
        )
        self.context.add_init_script(script)

    # Coming in.

    def open(self, path: str = "/") -> None:
        """Go to a page of the server."""
        self.page.goto(self.address + path)

    def come_in(self, code: str) -> None:
        """By the link, with a name."""
        self.open(f"/r/{code}")
        self.fill(self.page.get_by_label("Your name"), self.name)
        self.press(self.button("Join"))
        self.page.get_by_role("heading", name="Seats").wait_for()

    def sit(self, seat: int) -> None:
        """Take a seat that is free."""
        self.press(self.page.get_by_role("button", name=f"Sit here: seat {seat + 1}"))
        self.button("Leave seat").first.wait_for()

    def share(self, seat: int, name: str) -> None:
        """Add a player for somebody who uses the same device."""
        add = f"Add a player on this device: seat {seat + 1}"
        self.press(self.page.get_by_role("button", name=add))
        dialog = self.page.get_by_role("dialog")
        self.fill(dialog.get_by_label("Name of the player"), name)
        self.press(dialog.get_by_role("button", name="Add player"))
        self.page.get_by_role("listitem").filter(has_text=name).wait_for()

    def take_over(self, name: str) -> None:
        """Be whom the device was passed to, and alone with it."""
        self.press(self.button(f"{name}, tap when only you can see this"))

    def ready(self) -> None:
        """Say that the cards may be dealt."""
        self.press(self.button("I’m ready"))

    # Playing.

    def choices(self) -> Locator:
        """What may be answered to the question."""
        return self.page.locator(CHOICES)

    def play_on(self, choose: Callable[[int, int], int]) -> Step:
        """Answer if anything is asked."""
        try:
            return self._play_on(choose)
        except (TimeoutError, AssertionError):
            # What was on the screen may be gone by now, or the night have fallen over it.
            return "late"

    def _play_on(self, choose: Callable[[int, int], int]) -> Step:
        state = self.page.evaluate(STATE, [CHOICES, WAYS_ON])
        if state["over"]:
            return "over"
        if state["way_on"]:
            self.press(self.button(state["way_on"]).first)
            return "done"
        if not state["choices"]:
            return "waits"
        self.answered += 1
        self.answer(choose(self.answered, state["choices"]))
        return "done"

    def answer(self, at: int) -> None:
        """Make one of the choices."""
        self.press(self.choices().nth(at))

    def stands(self) -> str:
        """How far the guest has come, for whoever has to find out what went wrong."""
        return f"{self.name} has answered {self.answered} times.\n{self.page.inner_text('body')}"


class PhoneGuest(Guest):
    """By touch, on a narrow screen."""

    size = PHONE
    touch = True

    def press(self, thing: Locator) -> None:
        thing.tap()


class KeyboardGuest(Guest):
    """By keyboard alone: Tab, Enter, Escape and letters."""

    FARTHEST: Final = 150
    NUMBERED: Final = 9
    TAB_EVERY: Final = 4

    def press(self, thing: Locator) -> None:
        self.go_to(thing)
        self.page.keyboard.press("Enter")

    def fill(self, field: Locator, text: str) -> None:
        self.go_to(field)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def go_to(self, thing: Locator) -> None:
        """Tab on until it is there."""
        thing.wait_for()
        handle = thing.element_handle()
        for _ in range(self.FARTHEST):
            if self.page.evaluate("one => one === document.activeElement", handle):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{self.name} does not get to {thing} by Tab")

    def answer(self, at: int) -> None:
        """By its number, if it has one; now and then by Tab all the same, which takes longer."""
        self.page.keyboard.press("Escape")
        if at < self.NUMBERED and self.answered % self.TAB_EVERY:
            self.page.keyboard.press(str(at + 1))
        else:
            super().answer(at)


def play_to_the_end(guests: list[Guest], choose: Callable[[int, int], int]) -> None:
    """All of them answer what they are asked until the game is over."""
    end, stuck = monotonic() + ENDS_IN, monotonic() + GOES_ON_IN
    while steps := {guest.play_on(choose) for guest in guests} - {"over"}:
        now = monotonic()
        if "done" in steps:
            stuck = now + GOES_ON_IN
        elif steps == {"waits"}:
            guests[0].page.wait_for_timeout(40)
        assert now < min(end, stuck), "\n\n".join(guest.stands() for guest in guests)
