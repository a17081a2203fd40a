"""At a table in the browser: covers, changed answers, rules, claims, and coming back."""

from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import NewGuest
from tests.web.guest import PhoneGuest
from tests.web.tables import at_first_question, at_one_table, table_of
from tests.web.walk import somebody
from turncoat.server.protocol.settings import Clocks


def asked(page: Page) -> str:
    """The text of the current question."""
    return page.locator("#question").inner_text()


def test_among_people_secrets_are_covered_until_somebody_holds_the_cover(
    new_guest: NewGuest,
) -> None:
    host, friend = new_guest("Ada"), new_guest("Ben")
    at_one_table(host, friend, "shadow_hunters")
    secrets = host.page.get_by_role("region", name="Your secrets")
    before = secrets.inner_text()

    host.page.get_by_role("button", name="Hold to peek").first.hover()
    host.page.mouse.down()
    held = secrets.inner_text()
    host.page.mouse.up()

    assert "You win if" in held
    assert "You win if" not in before
    assert secrets.inner_text() == before


def test_with_bots_alone_secrets_lie_open_unless_somebody_covers_them(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    at_first_question(guest)
    secrets = guest.page.get_by_role("region", name="Your secrets")

    expect(secrets).to_contain_text("You win if")
    guest.press(guest.page.get_by_role("checkbox", name="Keep my secrets visible"))

    expect(secrets).not_to_contain_text("You win if")


def test_what_can_not_be_undone_may_be_taken_back_before_it_is_sent(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    guest.prefer(tips=False, sending="ask")
    table_of(guest, "among_cultists")
    guest.ready()
    guest.press(guest.button("Skip the night"))
    guest.press(guest.choices().first)
    expect(guest.page.locator("#question")).to_contain_text("Where will you go", timeout=60_000)
    question = asked(guest.page)

    guest.press(guest.choices().first)
    guest.press(guest.button("Cancel"))
    after = asked(guest.page)
    guest.press(guest.choices().first)
    guest.press(guest.button("Send now"))

    assert after == question
    expect(guest.page.locator("#question")).not_to_have_text(question)


def test_why_opens_the_numbered_rule(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    at_first_question(guest)

    guest.press(guest.page.locator(".prompt").get_by_role("button", name="why?"))

    expect(guest.page.get_by_role("dialog")).to_contain_text("SH-")


def test_a_tap_on_a_part_of_the_board_explains_it(new_guest: NewGuest) -> None:
    guest = new_guest("Ada", PhoneGuest)
    at_first_question(guest)

    guest.press(guest.page.locator(".board [data-thing='colour green']"))

    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Green deck")
    expect(dialog).to_contain_text("cards to find out who somebody is")


def test_a_claim_takes_three_taps(new_guest: NewGuest) -> None:
    guest = new_guest("Ada", PhoneGuest)
    at_first_question(guest)
    name = guest.page.locator(".seats [data-thing='seat 1'] b").inner_text()

    guest.press(guest.page.locator(somebody(guest, 1)).first)
    guest.press(guest.page.get_by_role("button", name=f"I suspect {name}."))
    guest.press(guest.page.get_by_role("tab", name="Chat"))

    expect(guest.page.get_by_role("tabpanel")).to_contain_text(f"“I suspect {name}.”")


def test_a_line_of_the_story_shows_its_place_on_the_board(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    at_first_question(guest)

    guest.press(
        guest.page.get_by_role("button", name="You are the starting player.").or_(
            guest.page.get_by_role("button", name="is the starting player.")
        )
    )

    expect(guest.page.locator(".pointed").first).to_be_visible()


def test_whoever_loads_the_page_again_is_asked_the_same(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    at_first_question(guest)
    question, choices = asked(guest.page), guest.choices().all_inner_texts()

    guest.page.reload()

    expect(guest.page.locator("#question")).to_have_text(question)
    assert guest.choices().all_inner_texts() == choices


def test_a_question_outlives_a_server_that_is_killed(new_guest: NewGuest, server: Running) -> None:
    guest = new_guest("Ada")
    guest.expects("WebSocket connection")
    at_first_question(guest)
    question = asked(guest.page)

    server.kill()
    expect(guest.page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(guest.page.get_by_text("Connection lost")).not_to_be_visible()
    guest.press(guest.choices().first)

    assert question
    expect(guest.button("Send now").or_(guest.page.locator("#question"))).not_to_have_text(question)


def test_a_bot_takes_over_for_who_is_gone_and_gives_the_seat_back(new_guest: NewGuest) -> None:
    gone = Clocks(pace="untimed", window=0, interval_ms=50, gone=1, notice=1)
    host, friend = new_guest("Ada"), new_guest("Ben")
    code = at_one_table(host, friend, "dark_providence", gone)
    expect(friend.page.get_by_role("region", name="Your secrets")).to_be_visible()

    friend.page.close()
    chair = host.page.locator("li", has=host.page.locator("[data-thing='seat 1']")).first
    for _ in range(400):
        if "stand-in bot" in chair.inner_text():
            break
        host.play_on(lambda number, count: count - 1)
        host.page.wait_for_timeout(50)
    expect(chair).to_contain_text("stand-in bot")
    friend.new_page()
    friend.open(f"/r/{code}")

    expect(chair).not_to_contain_text("stand-in bot")


def test_who_deletes_their_data_leaves_only_a_numbered_player(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Ben", PhoneGuest)
    code = at_one_table(host, friend, "shadow_hunters")
    chair = host.page.locator("li", has=host.page.locator("[data-thing='seat 1']")).first
    expect(chair).to_contain_text("Ben")

    friend.press(friend.button("Menu"))
    friend.press(friend.button("Delete my data"))
    expect(friend.page.get_by_text("deleted permanently")).to_be_visible()
    friend.press(friend.button("Yes, delete it"))

    friend.page.wait_for_url(friend.address + "/")
    expect(friend.page.get_by_text("have been deleted")).to_be_visible()
    expect(chair).to_contain_text("Player 2")
    expect(chair).not_to_contain_text("Ben")
    friend.open(f"/r/{code}")
    expect(friend.page.locator("#question")).to_have_count(0)


def test_who_was_too_slow_takes_the_seat_back_from_the_bot(new_guest: NewGuest) -> None:
    hasty = Clocks(pace="live", move=1, bank=0, secret=1, window=0, notice=1, interval_ms=500)
    guest = new_guest("Ada")
    guest.prefer(tips=False)
    table_of(guest, "dark_providence", clocks=hasty)
    guest.ready()

    expect(guest.page.get_by_text("A bot is playing for Ada.")).to_be_visible(timeout=30_000)
    guest.press(guest.button("Take over again"))

    expect(guest.page.get_by_text("A bot is playing for Ada.")).not_to_be_visible()


def test_a_spectator_sees_the_table_and_nothing_secret(new_guest: NewGuest) -> None:
    guest, spectator = new_guest("Ada"), new_guest("Wim")
    guest.prefer(tips=False)
    code = table_of(guest, "shadow_hunters")
    guest.ready()
    expect(guest.choices().first).to_be_visible()

    spectator.open(f"/r/{code}")
    spectator.fill(spectator.page.get_by_label("Your name"), "Wim")
    spectator.press(spectator.button("Watch"))

    expect(spectator.page.get_by_text("You are watching.")).to_be_visible()
    expect(spectator.page.locator("[data-option]")).to_have_count(0)
    expect(spectator.page.get_by_role("region", name="Your secrets")).to_have_count(0)
    assert "you_are" not in spectator.page.content()


def test_a_seat_goes_to_another_device_by_link(new_guest: NewGuest) -> None:
    guest, other = new_guest("Ada"), new_guest("Ada", PhoneGuest)
    other.prefer(tips=False)
    at_first_question(guest)
    question = asked(guest.page)

    guest.press(guest.button("Menu"))
    guest.press(guest.button("Move to another device"))
    link = guest.page.locator(".link").inner_text()
    guest.press(guest.button("Copy link"))
    expect(guest.button("Copied")).to_be_visible()
    other.page.goto(link)

    expect(other.page.locator("#question")).to_have_text(question)
    expect(guest.page.get_by_role("alert")).to_contain_text("moved to another device")


def test_a_blind_choice_can_be_changed_if_there_is_another_answer(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Ben")
    at_one_table(host, friend, "among_cultists")
    host.press(host.button("Skip the night"))

    host.press(host.choices().first)

    # Under the cover, nothing shows how many choices there were.
    expect(host.page.get_by_text("You have answered.")).to_be_visible()
    expect(host.page.get_by_text("You can change it until everyone has chosen.")).to_be_visible()
    host.page.get_by_label("Keep my secrets visible").check()
    expect(host.page.get_by_text("You have chosen: I’m ready.")).to_be_visible()
    expect(host.page.get_by_text("You can change it")).to_have_count(0)


def test_escape_leads_back_to_the_question(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    at_first_question(guest)
    guest.button("Menu").focus()

    guest.page.keyboard.press("Escape")

    expect(guest.page.locator("#question")).to_be_focused()


def test_who_has_two_seats_is_led_from_one_to_the_other(new_guest: NewGuest) -> None:
    ada = new_guest("Ada")
    ada.prefer(tips=False)
    table_of(ada, "among_cultists", people=2)
    ada.share(1, "Ben")
    ada.ready()
    ada.take_over("Ada")
    ada.button("Skip the night").click()

    expect(ada.button("Pass the device to Ben")).to_be_hidden()
    ada.choices().first.click()
    ada.button("Pass the device to Ben").click()
    ada.take_over("Ben")
    # Each of them has their own night.
    ada.button("Skip the night").click()
    ada.choices().first.click()

    expect(ada.page.locator("h1")).to_contain_text("Round 1")
