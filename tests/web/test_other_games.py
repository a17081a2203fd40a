"""A game that the page was not built with: it can be found and played, and secrets are covered."""

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from tests.examples.installing import copy_to, on_path
from tests.server.running import Running, running
from tests.web.accessibility.axe import LIGHTS, findings
from tests.web.conftest import NewGuest
from tests.web.cover.covered import Covered, difference, look_alike
from tests.web.cover.worlds import Question, questions
from tests.web.guest import DESKTOP, PHONE, Guest, PhoneGuest, play_to_the_end
from turncoat.games import game_named

GAME = "night_ferry"
BOARD = """export function board(element, table) {
  const draw = (now) => {
    element.replaceChildren();
    const water = document.createElement('p');
    water.textContent = `Hold: ${now.view.water}, open: ${now.open}, ${now.text('nf-name')}`;
    element.append(water);
    for (const option of now.options) {
      const button = document.createElement('button');
      button.textContent = option.join(' ');
      button.className = 'own';
      button.onclick = () => now.choose(option);
      element.append(button);
    }
  };
  draw(table);
  return { update: draw, destroy: () => element.replaceChildren() };
}
"""
NARROW = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the example game installed."""
    folder = tmp_path_factory.mktemp("installed")
    copy_to(folder)
    with (
        on_path(folder, in_process=True),
        running("--data", str(tmp_path_factory.mktemp("server"))) as game_server,
    ):
        yield game_server


def in_turn(number: int, count: int) -> int:
    """Vary the choice with the number of the answer, without chance."""
    return number * 7 % count


def assert_accessible(guest: Guest, part: str = "html") -> None:
    """Assert that axe finds nothing serious, in light and in dark mode."""
    for light in LIGHTS:
        assert findings(guest.page, light, part) == []


@pytest.mark.parametrize("kind", [PhoneGuest, Guest])
def test_somebody_finds_the_game_and_plays_it_to_the_end(
    kind: type[Guest], new_guest: NewGuest
) -> None:
    guest = new_guest("Ada", kind, size=NARROW if kind is PhoneGuest else DESKTOP)
    guest.prefer(sending="at_once")
    guest.open()
    guest.press(guest.page.get_by_role("link", name="Create a room: Night Ferry"))
    guest.fill(guest.page.get_by_label("Your name"), guest.name)
    guest.page.get_by_label("Players", exact=True).select_option("1")
    guest.page.get_by_label("Pace").select_option(label="No time limits")
    assert_accessible(guest)
    guest.press(guest.button("Create the room"))
    guest.page.get_by_role("heading", name="Night Ferry").wait_for()
    guest.sit(0)
    guest.press(guest.button("Fill free seats with bots"))
    expect(guest.page.get_by_label("Bot for seat 5")).to_have_value("uniform")
    assert_accessible(guest)

    guest.ready()
    guest.page.locator(".prompt [data-option]").first.wait_for()
    expect(guest.page.locator("h1")).to_have_text("Leg 1 of 5: duties")
    expect(guest.page.get_by_role("region", name="Your secrets")).to_contain_text("You win if")
    assert_accessible(guest)
    guest.page.get_by_label("Keep my secrets visible").uncheck()
    expect(guest.page.locator("#app")).not_to_contain_text("You win if")
    assert_accessible(guest)
    guest.page.get_by_label("Keep my secrets visible").check()
    play_to_the_end([guest], in_turn)

    expect(guest.page.locator("#over")).to_have_text(re.compile("You (won!|lost.)"))
    cast = guest.page.locator(".ending .cast li")
    expect(cast).to_have_count(5)
    for player in cast.all():
        expect(player).to_contain_text(re.compile("Role\\s*(Sailor|Wrecker)"))
    assert_accessible(guest)


def test_an_invitation_names_the_game(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Ben")
    host.open()
    host.press(host.page.get_by_role("link", name="Create a room: Night Ferry"))
    host.press(host.button("Create the room"))
    host.page.wait_for_url("**/r/*")

    friend.page.goto(host.page.url)

    expect(friend.page.get_by_role("heading", name="Night Ferry")).to_be_visible()


def test_a_claim_is_put_together_from_the_grammar(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    guest.prefer(tips=False)
    guest.open()
    guest.press(guest.page.get_by_role("button", name="Play now against bots: Night Ferry"))
    guest.page.locator(".prompt [data-option]").first.wait_for()
    guest.press(guest.page.get_by_role("tab", name="Chat"))
    guest.press(guest.button("Make a statement"))
    expect(guest.page.locator(".kinds button")).to_have_count(
        len(game_named(GAME).grammar.claims), timeout=5_000
    )
    guest.press(guest.page.locator(".kinds button").filter(has_text="I watched"))
    assert_accessible(guest, ".tabs")
    expect(guest.page.locator(".maker fieldset").first).not_to_contain_text("Ada")
    while not guest.button("Say it").count():
        guest.press(guest.page.locator(".maker fieldset").last.get_by_role("button").first)
    # There is only one leg to choose from so far, so it is not asked for.
    expect(guest.page.locator(".maker legend")).to_have_text(["Which player?", "Which duty?"])
    guest.press(guest.button("Say it"))

    expect(guest.page.locator("[role=tabpanel] .claim")).to_have_count(1)


def test_ready_made_claims_about_somebody_are_accepted(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    guest.prefer(tips=False)
    guest.open()
    guest.press(guest.page.get_by_role("button", name="Play now against bots: Night Ferry"))
    guest.page.locator(".prompt [data-option]").first.wait_for()
    claims = guest.page.get_by_role("dialog").locator(".choices button")

    for claim in (1, 2, 3, 4):
        guest.press(guest.page.locator("button.more").first)
        # Two roles, three duties, trust and suspicion.
        expect(claims).to_have_count(7)
        guest.press(claims.nth(claim))
    guest.press(guest.page.get_by_role("tab", name="Chat"))

    expect(guest.page.locator("[role=tabpanel] .claim")).to_have_count(4)
    expect(guest.page.locator(".prompt .error")).to_have_count(0)


def shared_phone(new_guest: NewGuest) -> tuple[Guest, Locator]:
    """Ada and Ben start a game on one phone. Returns the guest and the region of the secrets."""
    guest = new_guest("Ada", PhoneGuest)
    guest.prefer(tips=False, sending="at_once")
    guest.open(f"/new/{GAME}")
    guest.fill(guest.page.get_by_label("Your name"), guest.name)
    guest.page.get_by_label("Pace").select_option(label="No time limits")
    guest.press(guest.button("Create the room"))
    guest.sit(0)
    guest.share(1, "Ben")
    guest.press(guest.button("Fill free seats with bots"))
    guest.ready()
    return guest, guest.page.get_by_role("region", name="Your secrets")


def test_a_device_with_several_seats_covers_each_of_them(new_guest: NewGuest) -> None:
    guest, secrets = shared_phone(new_guest)
    for name, other in (("Ada", "Ben"), ("Ben", "Ada")):
        expect(guest.page.get_by_role("dialog")).to_contain_text(f"Pass the device to {name}")
        expect(guest.page.locator("#app")).not_to_contain_text("You win if")
        guest.take_over(name)
        expect(secrets).to_contain_text("You win if")
        expect(guest.page.locator(".seats .me")).to_contain_text(name)
        guest.press(guest.button("Menu"))
        guest.page.get_by_label("Play as").select_option(label=other)

    guest.press(guest.button("Cancel"))
    expect(guest.page.locator("#question")).to_have_text(
        "Ben, it is your turn to choose in secret."
    )
    expect(guest.page.locator("#app")).not_to_contain_text("You win if")


def test_whoever_shares_a_phone_answers_and_passes_it_on(new_guest: NewGuest) -> None:
    guest, secrets = shared_phone(new_guest)
    pass_on = guest.page.locator("button.main", has_text="Pass the device to Ben")

    guest.take_over("Ada")
    expect(pass_on).to_have_count(0)
    expect(secrets).to_contain_text("You win if")
    guest.answer(0)
    expect(pass_on).to_be_in_viewport(ratio=1)
    guest.press(pass_on)
    guest.take_over("Ben")
    guest.answer(0)

    expect(guest.page.locator("h1")).to_have_text("Leg 1 of 5: the vote")
    # The phone is not passed on now, so it covers what Ben knows.
    expect(secrets).to_be_visible()
    expect(guest.page.locator("#app")).not_to_contain_text("You win if")
    expect(guest.page.locator(".prompt")).not_to_contain_text("Told only to you")


@pytest.mark.parametrize("kind", [PhoneGuest, Guest])
def test_whoever_watched_reads_first_what_they_saw(kind: type[Guest], new_guest: NewGuest) -> None:
    guest = new_guest("Ada", kind)
    guest.prefer(tips=False, sending="at_once")
    guest.open()
    guest.press(guest.page.get_by_role("button", name="Play now against bots: Night Ferry"))
    guest.press(guest.page.locator(".prompt [data-option^='[\"watch\"']").first)
    news = guest.page.locator(".prompt section > :first-child")

    expect(news).to_contain_text("Told only to you")
    expect(news).to_contain_text("You watched")
    expect(news).to_be_in_viewport(ratio=1)
    guest.page.get_by_role("checkbox", name="Keep my secrets visible").uncheck()
    expect(news).to_have_text("You may have learned something. Hold to peek.")
    expect(guest.page.get_by_role("button", name="Hold to peek").first).to_be_in_viewport(ratio=1)
    guest.page.get_by_role("checkbox", name="Keep my secrets visible").check()
    guest.answer(0)
    expect(guest.page.locator(".prompt")).not_to_contain_text("You watched")


def test_the_rulebook_is_read_in_the_browser(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    guest.open(f"/rules/{GAME}/NF-20")

    expect(guest.page.locator("#NF-20")).to_be_in_viewport()
    assert_accessible(guest)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_covered_screen_is_the_same_in_two_worlds(
    browser: Browser, server: Running, size: ViewportSize
) -> None:
    words = game_named(GAME).grammar
    screens = [Covered(browser, server.address, size, tips=True) for _ in range(2)]
    for question in questions(GAME, set(words.topics)):
        compare(screens, question)
    for screen in screens:
        screen.context.close()


def compare(screens: list[Covered], question: Question) -> None:
    """Assert that both worlds look the same on covered screens."""
    assert question.worlds[0].frames != question.worlds[1].frames
    for screen, world in zip(screens, question.worlds, strict=True):
        screen.show_deal(world)
    one, other = screens
    assert difference(one.seen(), other.seen()) == "", question.topic
    assert look_alike(one, other), question.topic


def test_a_package_can_draw_its_own_board(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("drawn")
    package = copy_to(folder)
    (package / "board.js").write_text(BOARD, "utf-8")
    declare_page(package / "game.py")
    with on_path(folder), running("--data", str(tmp_path_factory.mktemp("server"))) as game_server:
        guest = Guest(browser, game_server.address, "Ada")
        guest.prefer(tips=False, sending="at_once")
        guest.open()
        guest.press(guest.page.get_by_role("button", name="Play now against bots: Night Ferry"))
        board = guest.page.locator(".board")
        expect(board).to_contain_text("Hold: 0, open: true, Night Ferry")
        for _ in count():
            if guest.page.get_by_role("heading", name=re.compile("^Leg 2")).count():
                break
            if board.locator(".own").count() and not is_waiting(guest):
                guest.press(board.locator(".own").first)
            guest.page.wait_for_timeout(100)
        expect(board).to_contain_text(re.compile("Hold: \\d"))
        assert guest.complaints == []
        guest.context.close()


def is_waiting(guest: Guest) -> bool:
    """Whether the guest has answered and others have not."""
    return guest.page.locator(".prompt [aria-pressed=true]").count() > 0


def declare_page(module: Path) -> None:
    """Let the declaration name a module of the page."""
    source = module.read_text("utf-8")
    changed = f"{source}\nGAME.page = 'board.js'\n"
    module.write_text(changed, "utf-8")
