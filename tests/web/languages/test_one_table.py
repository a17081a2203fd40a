"""People with different languages at one table: each reads, chooses and talks in their own.

`make test` plays the second game for a while only; with EVERY_LANGUAGE=1, as `make test-languages`
sets it, to its end.
"""

import re

from playwright.sync_api import expect

from tests.web.conftest import NewGuest
from tests.web.guest import Guest, KeyboardGuest, PhoneGuest, play_to_the_end
from tests.web.languages.readers import MARKS, NAMES, PseudoGuest, Reader, say_something
from tests.web.tables import table_of
from tests.web.walk import THOROUGH

GREETING = "Dobrý večer."
# How often all guests are given a chance to go on.
A_WHILE = 30


def seated(new_guest: NewGuest, **kinds: type[Guest]) -> list[Guest]:
    """A guest for each language, seated at one table of Among Cultists; the first is the host.
    The kinds of guests are given by their languages."""
    host, *others = [
        new_guest(name, kinds.get(code, Guest), language=code) for code, name in NAMES.items()
    ]
    for guest in (host, *others):
        guest.prefer(sending="at_once", tips=False)
    code = table_of(host, "among_cultists", people=len(NAMES))
    for seat, guest in enumerate(others, 1):
        guest.come_in(code)
        guest.sit(seat)
    return [host, *others]


def begin(guests: list[Guest]) -> None:
    """Start the game, skip the night, and let everybody say something."""
    for guest in guests:
        guest.ready()
    for guest in guests:
        guest.press(guest.button(guest.text("web-night-skip")))
    for kind, guest in enumerate(guests):
        say_something(guest, kind)


def in_turn(number: int, count: int) -> int:
    return number * 7 % count


def test_everybody_reads_the_whole_game_in_their_own_language(new_guest: NewGuest) -> None:
    guests = seated(new_guest, cs=PhoneGuest, pl=KeyboardGuest)
    readers = [Reader(guest) for guest in guests]
    for guest in guests:
        guest.page.reload()
        expect(guest.page.locator("html")).to_have_attribute("lang", guest.language)
    guests[1].fill(guests[1].page.get_by_label(guests[1].text("web-write")), GREETING)
    guests[1].page.keyboard.press("Enter")
    for guest in guests:
        guest.page.get_by_text(GREETING).wait_for()
        marked = guest.page.locator("abbr", has_text="cs")
        assert marked.count() == (guest.language != "cs")

    begin(guests)
    play_to_the_end(guests, in_turn)

    for guest, reader in zip(guests, readers, strict=True):
        won, lost = guest.text("web-you-won"), guest.text("web-you-lost")
        expect(guest.page.locator("#over")).to_have_text(
            re.compile(rf"^\s*({re.escape(won)}|{re.escape(lost)})\s*$")
        )
        guest.page.locator("#tab-story").click()
        more = guest.button(guest.text("web-story-all"))
        if more.count():
            guest.press(more)
        speakers = {event[1] for event in reader.events if event[0] == "claims"}
        assert speakers >= {*range(len(guests))}
        assert without_repetitions(reader.story(), guest) == list(dict.fromkeys(reader.told()))


def without_repetitions(lines: list[str], guest: Guest) -> list[str]:
    """The lines of a story, each once, without the number of times it was said in a row."""
    times = re.escape(guest.text("web-times", line="LINE", number=77))
    folded = re.compile(times.replace("LINE", "(?P<line>.*)").replace("77", r"\d+"), re.DOTALL)
    found = [match["line"] if (match := folded.fullmatch(line)) else line for line in lines]
    return list(dict.fromkeys(found))


def test_nothing_of_another_language_is_on_anybodys_screen(new_guest: NewGuest) -> None:
    host, *others = guests = seated(new_guest, en=PseudoGuest)
    readers = [Reader(guest) for guest in others]
    assert MARKS.search(Reader(host).shown())
    taken = others[0].page.get_by_role("button", name=others[0].text("web-rename"))
    others[0].press(taken)
    field = others[0].page.get_by_label(others[0].text("web-your-name")).last
    others[0].fill(field, host.name)
    others[0].page.keyboard.press("Enter")
    others[0].page.get_by_text(others[0].text("refusal-name_taken")).wait_for()

    found: set[str] = set()

    def choose(number: int, count: int) -> int:
        for reader in readers:
            found.update(line for line in reader.shown().split("\n") if MARKS.search(line))
        return in_turn(number, count)

    begin(guests)
    if THOROUGH:
        play_to_the_end(guests, choose)
    else:
        for _ in range(A_WHILE):
            for guest in guests:
                guest.play_on(choose)

    assert found == set()
    for reader in readers:
        for tab in ("story", "talk", "notes", "lists"):
            reader.page.locator(f"#tab-{tab}").click()
            assert not MARKS.search(reader.shown())
