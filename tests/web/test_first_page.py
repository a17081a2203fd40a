"""The first page: one click to play, little to load, and ways into rooms."""

import pytest
from playwright.sync_api import Request, expect

from tests.locales.typography import NBSP
from tests.web.conftest import NewGuest
from tests.web.guest import Guest, PhoneGuest
from turncoat.locales.catalogue import LANGUAGES, load

# What release 0.7.0 loaded, in English.
MOST = 139_600
GAMES = ("Among Cultists", "Shadow Hunters", "Cthulhu: Dark Providence")


@pytest.mark.parametrize("game", GAMES)
def test_one_click_leads_to_a_table_and_a_first_decision(game: str, new_guest: NewGuest) -> None:
    guest = new_guest("Ada", PhoneGuest)
    guest.open()

    guest.press(guest.page.get_by_role("button", name=f"Play now against bots: {game}"))
    if game == "Among Cultists":
        guest.press(guest.button("Skip the night"))

    expect(guest.page.locator(".prompt [data-option]").first).to_be_visible(timeout=30_000)


def first_load(guest: Guest) -> list[Request]:
    """Open the first page. Returns everything that it loaded."""
    loaded: list[Request] = []
    guest.page.on("requestfinished", lambda request: loaded.append(request))
    guest.open()
    guest.page.wait_for_load_state("networkidle")
    return loaded


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_small(language: str, new_guest: NewGuest) -> None:
    loaded = first_load(new_guest("Ada", language=language))
    sizes = [request.sizes()["responseBodySize"] for request in loaded]

    assert len(sizes) > 5
    assert sum(sizes) < MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_has_the_messages_of_one_language(
    language: str, new_guest: NewGuest
) -> None:
    loaded = first_load(new_guest("Ada", language=language))
    texts = [body_of(request) for request in loaded]

    taglines = {code: load(code).text("web-tagline") for code in LANGUAGES}
    assert [code for code in LANGUAGES if any(taglines[code] in text for text in texts)] == [
        language
    ]


def body_of(request: Request) -> str:
    """What a request was answered with; the build writes non-breaking spaces as code."""
    response = request.response()
    return response.body().decode("utf-8", "replace").replace(r"\xA0", NBSP) if response else ""


@pytest.mark.parametrize("kind", [Guest, PhoneGuest])
def test_the_form_to_join_a_room_is_in_sight(kind: type[Guest], new_guest: NewGuest) -> None:
    guest = new_guest("Ada", kind)
    guest.open()

    if kind is PhoneGuest:
        guest.press(guest.page.get_by_role("link", name="Join a room"))

    expect(guest.page.get_by_label("Room code or link")).to_be_in_viewport(ratio=1)


def test_a_code_leads_to_its_room(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Ben")
    host.open("/new/shadow_hunters")
    host.press(host.button("Create the room"))
    host.page.get_by_role("heading", name="Seats").wait_for()
    code = host.page.url.rsplit("/", 1)[-1]

    friend.open()
    friend.fill(friend.page.get_by_label("Room code or link"), code.lower())
    friend.press(friend.button("Join"))

    expect(friend.page.get_by_label("Your name")).to_be_visible()
    expect(friend.page.get_by_role("heading", name="Shadow Hunters")).to_be_visible()


def test_an_open_room_is_listed_for_all(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Ben")
    host.prefer(name="Ottilie")
    host.open("/new/shadow_hunters")
    host.page.get_by_label("Listed").check()
    host.press(host.button("Create the room"))
    host.page.get_by_role("heading", name="Seats").wait_for()

    friend.open()

    expect(friend.page.get_by_text("Host: Ottilie.")).to_be_visible()


def test_a_room_that_is_not_there_says_so(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    guest.expects("status of 404")

    guest.open("/r/NOSUCH")

    expect(guest.page.get_by_role("alert")).to_contain_text("No room has this code.")
    expect(guest.page.get_by_label("Room code or link")).to_be_visible()


@pytest.mark.parametrize("path", ["/nonsense/deep/path", "/r/", "/r/A/B"])
def test_an_address_that_leads_nowhere_says_so_and_leads_home(
    path: str, new_guest: NewGuest
) -> None:
    guest = new_guest("Ada")
    guest.expects("status of 404")

    guest.open(path)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Page not found")
    guest.press(guest.page.get_by_role("main").get_by_role("link", name="Home"))

    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Turncoat")


def test_a_rule_has_an_address(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")

    guest.open("/rules/among_cultists/AC-12a")

    expect(guest.page.locator("#AC-12a")).to_be_focused()


def test_settings_that_do_not_fit_are_explained_where_they_are(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    guest.expects("status of 400")
    guest.open("/new/among_cultists")

    guest.press(guest.page.get_by_text("More game options"))
    guest.page.get_by_label("Unbalanced").select_option(index=1)
    guest.press(guest.button("Create the room"))

    expect(guest.page.get_by_role("alert")).to_contain_text("Only roles that you choose yourself")
