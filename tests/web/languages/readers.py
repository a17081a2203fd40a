"""People at one table, each with a language of their own, and what each of them is shown."""

import json
import re
from typing import Any, Final

from playwright.sync_api import Page, WebSocket

from tests.web.guest import Guest
from turncoat.core.terms import Event
from turncoat.locales.catalogue import LANGUAGES
from turncoat.locales.translator import Translator

# One for each language; names and free text stay as they are written.
FIRST: Final = {"en": "Ada", "cs": "Karel", "pl": "Marta", "nl": "Hans"}
# The table has a seat for one more.
FIFTH: Final = [code for code in LANGUAGES if code not in FIRST][:1]
NAMES: Final = FIRST | dict.fromkeys(FIFTH, "Lena")
PSEUDO: Final = "en-XA"
# Letters of the pseudo-language that no language here has.
MARKS: Final = re.compile("[åƀçƒğħķɱñþǫŧṽŵẋÅƁÇƑĞĦḰĶṀÑÞǪŦṼŴẊ]")
PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STRANGE: Final = "åƀçďéƒğħíĵķłɱñöþǫřšŧüṽŵẋýžÅƁÇĎÉƑĞĦÍĴĶŁṀÑÖÞǪŘŠŦÜṼŴẊÝŽ"
# Everything that a page says, to eyes and to screen readers, outside names and free text.
EVERYTHING: Final = """() => {
  const found = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      found.push(element.getAttribute(name) ?? '');
    }
  }
  return found.join('\\n');
}"""
# The lines of the story, each as often as it is said.
STORY: Final = (
    """() => [...document.querySelectorAll('#tab-page .line')].map(line => line.innerText)"""
)


class PseudoGuest(Guest):
    """A guest who reads the pseudo-language."""

    def new_page(self) -> Page:
        self.context.add_init_script(f"localStorage.setItem('turncoat.language', '{PSEUDO}')")
        return super().new_page()

    def text(self, message: str, **args: str | int) -> str:
        """A message without arguments, changed as the page does it (`pseudo.ts`)."""
        longer = re.sub(
            "[aeiou]",
            lambda vowel: vowel[0] * (2 if vowel.start() % 3 == 0 else 1),
            super().text(message, **args),
        )
        return longer.translate(str.maketrans(PLAIN, STRANGE))


class Reader:
    """Reads a guest's frames and page."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.names: list[str] = []
        self.seat: int | None = None
        self.events: list[Event] = []
        guest.page.on("websocket", self._listen)

    @property
    def page(self) -> Page:
        return self.guest.page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._read(json.loads(frame)))

    def _read(self, frame: dict[str, Any]) -> None:
        if frame["is"] == "room":
            self.names = [chair["name"] for chair in frame["chairs"]]
        if frame["is"] == "story" and frame["seat"] is not None:
            self.seat = frame["seat"]
            told = [tuple(event) for event in frame["events"]]
            self.events = [*self.events[: frame["since"]], *told]

    def told(self) -> list[str]:
        """The sentences of everything that the guest was told, in their language."""
        translator = Translator(self.guest.catalogue, "among_cultists", self.names, self.seat)
        return [translator.event(event) for event in self.events]

    def shown(self) -> str:
        """Everything that the page says now."""
        return str(self.page.evaluate(EVERYTHING))

    def story(self) -> list[str]:
        """The lines of the open tab."""
        return [str(line) for line in self.page.evaluate(STORY)]


def say_something(guest: Guest, kind: int) -> None:
    """Make a claim: the kind with this number, with the first arguments that are suggested."""
    page = guest.page
    page.locator("#tab-talk").click()
    page.locator("[role=tabpanel] .button.main").click()
    page.locator(".maker .kinds button").nth(kind).click()
    say = page.locator(".maker .button.main")
    fields = page.locator(".maker fieldset")
    at = 0
    while say.count() == 0 and at < fields.count():
        fields.nth(at).locator("button").first.click()
        at += 1
    say.click()
    page.locator(".maker").wait_for(state="detached")
