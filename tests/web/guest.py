"""A person with a browser, who uses a mouse, touch on a phone, or only the keyboard."""

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

from turncoat.locales.catalogue import ENGLISH, Catalogue, load

PATIENCE: Final = 15_000
# How many seconds a whole game may take, and how many may pass without anybody doing anything.
ENDS_IN: Final = 240
GOES_ON_IN: Final = 60
DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}

# Headless browsers have no voices.
NO_VOICE: Final = "Object.defineProperty(window, 'speechSynthesis', {value: undefined})"
PREFERENCES: Final = "turncoat.preferences"
CHOICES: Final = ".prompt ul:not(.small) [data-option]"
# Evaluated in one call, since each call to a browser takes time.
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
# Buttons that lead on to the next answer.
WAYS_ON: Final = ("web-night-skip", "web-tip-read", "web-show-question", "web-send-now")

Step = Literal["done", "waits", "late", "over"]


class Guest:
    """A person with their own browser context, who uses a mouse and reads a language."""

    size: ViewportSize = DESKTOP
    touch = False

    def __init__(
        self, browser: Browser, address: str, name: str, language: str = ENGLISH, **how: Any
    ) -> None:
        self.name = name
        self.language = language
        self.address = address
        self.complaints: list[str] = []
        self._awaited: tuple[str, ...] = ()
        self.context = browser.new_context(
            viewport=how.pop("size", self.size),
            has_touch=self.touch,
            is_mobile=self.touch,
            **{"reduced_motion": "reduce", "locale": language, **how},
        )
        self.context.add_init_script(NO_VOICE)
        self.context.set_default_timeout(PATIENCE)
        # New questions take answers at once, since nobody here clicks twice by mistake.
        self.prefer(calm=0)
        self.page = self.new_page()
        self.answered = 0

    def new_page(self) -> Page:
        """Open a tab; errors and requests to other sites are kept in `complaints`."""
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
        """Ignore console messages with these words, such as the browser's own about refusals."""
        self._awaited += words

    def _expected(self, text: str) -> bool:
        return any(word in text for word in self._awaited)

    def _request(self, request: Request) -> None:
        ours = (self.address, self.address.replace("http", "ws"), "data:", "blob:")
        if not request.url.startswith(ours):
            self.complaints.append(f"{self.name}: asked for {request.url}")

    def text(self, message: str, **args: str | int) -> str:
        """A message of the page in the guest's language."""
        return self.catalogue.text(message, **args)

    @property
    def catalogue(self) -> Catalogue:
        """The messages in the guest's language."""
        return load(self.language)

    # Actions.

    def press(self, thing: Locator) -> None:
        """Click something on the page."""
        thing.click()

    def fill(self, field: Locator, text: str) -> None:
        """Write something into a field."""
        field.fill(text)

    def button(self, name: str) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def prefer(self, **how: Any) -> None:
        """Set preferences that the browser keeps, before the page is opened."""
        script = (
            f"localStorage.setItem('{PREFERENCES}', JSON.stringify(Object.assign("
            f"JSON.parse(localStorage.getItem('{PREFERENCES}') ?? '{{}}'), {json.dumps(how)})))"
        )
        self.context.add_init_script(script)

    # Joining.

    def open(self, path: str = "/") -> None:
        """Go to a page of the server."""
        self.page.goto(self.address + path)

    def come_in(self, code: str) -> None:
        """Join a room by its link, under the guest's name."""
        self.open(f"/r/{code}")
        self.fill(self.page.get_by_label(self.text("web-your-name")), self.name)
        self.press(self.button(self.text("web-join-go")))
        self.page.get_by_role("heading", name=self.text("web-seats")).wait_for()

    def sit(self, seat: int) -> None:
        """Take a seat that is free."""
        sit_down = self.text("web-sit-at", number=seat + 1)
        self.press(self.page.get_by_role("button", name=sit_down))
        self.button(self.text("web-leave-seat")).first.wait_for()

    def share(self, seat: int, name: str) -> None:
        """Add a player for somebody who uses the same device."""
        add = self.text("web-sit-more-at", number=seat + 1)
        self.press(self.page.get_by_role("button", name=add))
        dialog = self.page.get_by_role("dialog")
        self.fill(dialog.get_by_label(self.text("web-sit-more-name")), name)
        self.press(dialog.get_by_role("button", name=self.text("web-sit-more-add")))
        self.page.get_by_role("listitem").filter(has_text=name).wait_for()

    def take_over(self, name: str) -> None:
        """Confirm that this player now has the device and is the only one who sees it."""
        self.press(self.button(self.text("web-pass-taken", name=name)))

    def ready(self) -> None:
        """Be ready for the deal."""
        self.press(self.button(self.text("web-ready")))

    # Playing.

    def choices(self) -> Locator:
        """The choices of the current question."""
        return self.page.locator(CHOICES)

    def play_on(self, choose: Callable[[int, int], int]) -> Step:
        """Do the next thing that is needed, such as answering; return what came of it."""
        try:
            return self._play_on(choose)
        except (TimeoutError, AssertionError):
            # What was on the screen may be gone by now, or covered by the night.
            return "late"

    def _play_on(self, choose: Callable[[int, int], int]) -> Step:
        ways_on = [self.text(message) for message in WAYS_ON]
        state = self.page.evaluate(STATE, [CHOICES, ways_on])
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

    def describe(self) -> str:
        """The guest's progress and screen, for the message of a failed test."""
        return f"{self.name} has answered {self.answered} times.\n{self.page.inner_text('body')}"


class PhoneGuest(Guest):
    """A person who uses touch, on a narrow screen."""

    size = PHONE
    touch = True

    def press(self, thing: Locator) -> None:
        thing.tap()


class KeyboardGuest(Guest):
    """A person who uses only the keyboard: Tab, Enter, Escape, letters and digits."""

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
        """Press Tab until this has the focus."""
        thing.wait_for()
        handle = thing.element_handle()
        for _ in range(self.FARTHEST):
            if self.page.evaluate("one => one === document.activeElement", handle):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{self.name} does not get to {thing} by Tab")

    def answer(self, at: int) -> None:
        """Use the number of the choice if it has one, but now and then Tab, which takes longer."""
        self.page.keyboard.press("Escape")
        if at < self.NUMBERED and self.answered % self.TAB_EVERY:
            self.page.keyboard.press(str(at + 1))
        else:
            super().answer(at)


def play_to_the_end(guests: list[Guest], choose: Callable[[int, int], int]) -> None:
    """Let all guests answer what they are asked until the game is over."""
    end, stuck = monotonic() + ENDS_IN, monotonic() + GOES_ON_IN
    while steps := {guest.play_on(choose) for guest in guests} - {"over"}:
        now = monotonic()
        if "done" in steps:
            stuck = now + GOES_ON_IN
        elif steps == {"waits"}:
            guests[0].page.wait_for_timeout(40)
        assert now < min(end, stuck), "\n\n".join(guest.describe() for guest in guests)
