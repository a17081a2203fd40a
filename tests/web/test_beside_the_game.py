"""What is beside the game at a table: notifications, ballots, messages, and the bar at the top."""

import pytest
from msgspec import structs
from playwright.sync_api import Locator, Route, expect

from tests.web.conftest import NewGuest
from tests.web.guest import Guest, KeyboardGuest, PhoneGuest
from tests.web.tables import (
    QUICK,
    STORY_FOLLOWS,
    at_first_question,
    at_one_table,
    ended_table,
    table_of,
)


def asks_for_notices(guest: Guest) -> Locator:
    """Ask for notifications in the menu. Returns the checkbox."""
    at_first_question(guest)
    guest.press(guest.button("Menu"))
    box = guest.page.get_by_role("checkbox", name="Notify me when it is my move")
    guest.press(box)
    return box


def test_notices_that_are_refused_are_not_ticked(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")

    box = asks_for_notices(guest)

    expect(guest.page.get_by_text("Your browser blocks notifications.")).to_be_visible()
    expect(box).not_to_be_checked()


def test_notices_that_the_browser_only_promises_are_not_ticked(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    guest.context.add_init_script("""window.Notification = class {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor() { throw new TypeError("Illegal constructor"); }
    }""")

    box = asks_for_notices(guest)

    expect(guest.page.get_by_text("This browser can’t show notifications")).to_be_visible()
    expect(box).not_to_be_checked()


def test_the_night_says_that_no_voice_speaks_the_language(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    table_of(guest, "among_cultists")
    guest.page.locator("button.main").click()
    box = guest.page.get_by_role("checkbox", name=guest.text("web-voice"))
    note = guest.page.get_by_text(guest.text("web-voice-missing"))

    expect(note).not_to_be_visible()
    guest.press(box)

    expect(note).to_be_visible()


def test_notices_that_are_allowed_are_ticked(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    guest.context.grant_permissions(["notifications"])

    box = asks_for_notices(guest)
    guest.page.wait_for_function("JSON.parse(localStorage.getItem('turncoat.preferences')).notices")

    expect(box).to_be_checked()


def test_how_a_ballot_came_out_is_told_also_in_the_lobby(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    at_first_question(guest, clocks=structs.replace(QUICK, move=600))

    guest.press(guest.button("Menu"))
    guest.press(guest.button("More time for everyone"))
    more_time = guest.page.get_by_text("Give everyone more time? The vote has passed.")
    expect(more_time).to_be_visible()
    guest.press(guest.button("Menu"))
    guest.press(guest.button("Abandon this game and deal again"))

    expect(guest.page.get_by_text("The players have voted to abandon the game")).to_be_visible()
    expect(guest.button("I’m ready")).to_be_visible()


def write(guest: Guest, text: str) -> None:
    """Write a message in the chat."""
    guest.press(guest.page.get_by_role("tab", name="Chat"))
    guest.fill(guest.page.get_by_label("Write a message"), text)
    guest.press(guest.button("Send"))


def test_a_link_that_is_refused_is_refused_once(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    at_first_question(guest)

    write(guest, "https://example.com")

    expect(guest.page.get_by_role("tabpanel").get_by_role("alert")).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_have_count(1)


def test_whoever_is_muted_is_not_read_any_more(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Ben")
    at_one_table(host, friend, "dark_providence")
    write(friend, "Trust me")
    host.press(host.page.get_by_role("tab", name="Chat"))
    line = host.page.get_by_role("tabpanel").get_by_text("Trust me")
    expect(line).to_be_visible()

    host.press(host.page.locator(".seats [data-thing='seat 1']"))
    host.press(host.button("Hide messages from Ben"))
    expect(line).to_have_count(0)
    host.press(host.button("Show messages from Ben"))

    expect(line).to_have_count(1)


@pytest.mark.parametrize("kind", [Guest, PhoneGuest, KeyboardGuest])
def test_the_rule_behind_a_line_is_shown_once_the_line_is_used(
    kind: type[Guest], new_guest: NewGuest
) -> None:
    guest = new_guest("Ada", kind)
    at_first_question(guest)
    line = guest.page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="why?").first
    why = line.get_by_role("button", name="why?")
    guest.page.mouse.move(0, 0)

    expect(why).to_have_css("opacity", "0")
    guest.press(line.get_by_role("button").first)
    expect(why).to_have_css("opacity", "1")
    guest.press(why)

    expect(guest.page.get_by_role("dialog", name="Rulebook")).to_be_visible()


def test_a_room_without_time_limits_has_no_vote_for_more_time(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    at_first_question(guest)

    guest.press(guest.button("Menu"))

    expect(guest.button("Pause the game")).to_be_visible()
    expect(guest.button("More time for everyone")).to_have_count(0)


def test_the_menu_stays_at_the_right_however_much_holds_for_all(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    at_first_question(guest)
    facts = guest.page.locator("header.bar ul")

    facts.evaluate(
        "list => { for (let at = 0; at < 12; at++) list.append(list.children[at].cloneNode(true)) }"
    )
    box = guest.button("Menu").bounding_box()

    assert box
    assert box["x"] + box["width"] > 1200


@pytest.mark.parametrize("game", ["among_cultists", "dark_providence"])
def test_on_a_phone_all_facts_are_in_sight_and_explained(game: str, new_guest: NewGuest) -> None:
    guest = new_guest("Ada", PhoneGuest)
    guest.prefer(tips=False)
    table_of(guest, game)
    guest.ready()
    if game == "among_cultists":
        guest.press(guest.button("Skip the night"))
    guest.choices().first.wait_for()
    guest.page.evaluate("scrollTo(0, 0)")
    facts = guest.page.locator("header.bar li button")

    for fact in facts.all():
        expect(fact).to_be_in_viewport(ratio=1)
    guest.press(facts.first)
    sentences = guest.page.get_by_role("dialog").locator("dd.soft")
    expect(sentences).to_have_count(facts.count())


def test_the_story_stays_at_its_end_when_as_much_goes_as_comes(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    at_first_question(guest)
    guest.page.wait_for_function(STORY_FOLLOWS)

    # Add more lines than fit, then move the oldest to the end several times.
    guest.page.evaluate("""async () => {
      const lines = document.querySelector('[role=tabpanel] ol').parentElement;
      const frames = () => new Promise(
        done => requestAnimationFrame(() => requestAnimationFrame(done)));
      for (let more = 0; more < 3; more++) {
        lines.append(...[...lines.children].map(one => one.cloneNode(true)));
      }
      await frames();
      for (let turn = 0; turn < 4; turn++) {
        lines.append(lines.firstElementChild);
        await frames();
      }
    }""")

    guest.page.wait_for_function(STORY_FOLLOWS)


def test_after_the_end_a_guest_may_look_and_a_lone_player_deals_again_at_once(
    new_guest: NewGuest,
) -> None:
    host, late = new_guest("Ada"), new_guest("Wim")
    code = ended_table(host, "shadow_hunters")

    late.open(f"/r/{code}")
    over = late.page.get_by_text("Host: Ada. The game is over. You can see how it ended.")
    expect(over).to_be_visible()
    host.press(host.button("Play again"))

    expect(host.page.locator("#over")).to_have_count(0)
    expect(host.page.locator("[data-guide=board]")).to_be_visible()
    expect(host.button("I’m ready")).to_have_count(0)


def test_whoever_leaves_after_the_end_is_led_to_the_first_page(new_guest: NewGuest) -> None:
    host = new_guest("Ada")
    code = ended_table(host, "shadow_hunters")

    host.press(host.button("Menu"))
    host.press(host.button("Leave"))

    expect(host.button("Play now against bots: Shadow Hunters")).to_be_visible()
    assert not host.page.evaluate(f"localStorage.getItem('turncoat.token.{code}')")


def test_the_next_game_may_begin_before_the_last_was_shown(new_guest: NewGuest) -> None:
    host = new_guest("Ada")
    held: list[Route] = []
    host.page.context.route("**/api/replays/*/last", lambda route: held.append(route))
    ended_table(host, "shadow_hunters")

    host.press(host.button("Play again"))
    expect(host.page.locator("[data-guide=board]")).to_be_visible()
    assert held
    for route in held:
        route.continue_()
    host.page.wait_for_load_state("networkidle")

    expect(host.page.locator("#over")).to_have_count(0)


def test_with_others_in_the_room_another_game_begins_in_the_lobby(new_guest: NewGuest) -> None:
    host, late = new_guest("Ada"), new_guest("Wim")
    code = ended_table(host, "shadow_hunters")
    late.open(f"/r/{code}")
    late.fill(late.page.get_by_label("Your name"), late.name)
    late.press(late.button("Join"))
    late.page.locator("#over").wait_for()

    host.press(host.button("Play again"))

    expect(host.button("I’m ready")).to_be_visible()
