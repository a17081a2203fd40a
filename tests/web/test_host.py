"""What a host can do about strangers, in the browser: lock the room, remove or ban them."""

from playwright.sync_api import expect

from tests.server.network.test_moderation import ELSEWHERE, join_from
from tests.server.running import Running
from tests.web.conftest import NewGuest
from tests.web.guest import PhoneGuest
from tests.web.tables import table_of


def test_a_host_locks_the_room_and_the_door_says_so(new_guest: NewGuest) -> None:
    host, late = new_guest("Ada"), new_guest("Wim")
    code = table_of(host, "shadow_hunters", people=2)

    host.press(host.button("Lock the room"))
    expect(host.page.get_by_text("The room is locked. Nobody new can join.")).to_be_visible()
    late.open(f"/r/{code}")

    closed = late.page.get_by_text("Host: Ada. The room is locked. Nobody new can join.")
    expect(closed).to_be_visible()
    expect(late.button("Join")).to_have_count(0)

    host.press(host.button("Unlock the room"))
    late.press(late.button("Try again"))
    expect(late.button("Join")).to_be_visible()
    late.come_in(code)

    expect(host.button("Ban Wim")).to_be_visible()


def test_whoever_is_in_a_locked_room_comes_back(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Ben")
    code = table_of(host, "shadow_hunters", people=2)
    friend.come_in(code)

    host.press(host.button("Lock the room"))
    expect(friend.page.get_by_text("The room is locked.")).to_be_visible()
    friend.open(f"/r/{code}")

    expect(friend.page.get_by_role("heading", name="Seats")).to_be_visible()
    expect(friend.button("Unlock the room")).to_have_count(0)


def test_before_an_address_is_banned_the_host_reads_who_else_would_go(
    new_guest: NewGuest, server: Running
) -> None:
    host = new_guest("Ada", PhoneGuest)
    code = table_of(host, "shadow_hunters", people=4)
    for name in ("Ben", "Cyd"):
        assert join_from(server, code, name, ELSEWHERE).status_code == 201

    host.press(host.button("Ban Ben"))
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Others on that connection: Cyd.")
    host.page.get_by_label("Also ban the internet address").check()
    host.press(host.button("Ban Ben from this room"))

    expect(host.page.get_by_role("dialog")).to_have_count(0)
    expect(host.button("Ban Cyd")).to_have_count(0)
    assert join_from(server, code, "Eva", ELSEWHERE).json()["error"] == "banned_by_host"

    host.press(host.button("Unban Ben"))

    expect(host.button("Unban Ben")).to_have_count(0)
    assert join_from(server, code, "Eva", ELSEWHERE).status_code == 201


def test_whoever_is_banned_reads_so_and_is_not_let_in_again(new_guest: NewGuest) -> None:
    host, stranger = new_guest("Ada"), new_guest("Ben")
    code = table_of(host, "shadow_hunters", people=2)
    stranger.come_in(code)

    host.press(host.button("Ban Ben"))
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Ben uses the same internet connection as you")
    expect(host.page.get_by_label("Also ban the internet address")).to_have_count(0)
    host.press(host.button("Ban Ben from this room"))
    expect(host.page.get_by_role("heading", name="Seats")).to_be_focused()

    banned = stranger.page.get_by_text("The host has banned you from this room.")
    expect(banned).to_be_visible()
    expect(stranger.button("Rejoin")).to_have_count(0)

    stranger.open(f"/r/{code}")

    expect(banned).to_be_visible()


def test_a_guest_is_offered_a_second_seat_only_if_the_host_allows_it(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Ben", PhoneGuest)
    code = table_of(host, "shadow_hunters", people=4)
    friend.come_in(code)
    friend.sit(1)

    expect(friend.button("Leave seat")).to_have_count(1)
    expect(friend.page.get_by_role("button", name="Add a player on this device")).to_have_count(0)

    host.press(host.button("Change settings"))
    host.page.get_by_label("Several seats").check()
    host.press(host.button("Save"))
    friend.share(2, "Cyd")

    expect(friend.button("Leave seat")).to_have_count(2)


def test_a_host_who_is_voted_on_shows_that_they_are_there(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Ben", PhoneGuest)
    friend.come_in(table_of(host, "shadow_hunters", people=2))
    friend.sit(1)

    friend.press(friend.page.get_by_text("Is Ada not responding?"))
    friend.press(friend.button("Vote for a new host"))

    expect(friend.button("Yes")).to_have_attribute("aria-pressed", "true")
    expect(friend.button("Yes")).to_be_in_viewport()
    expect(host.page.get_by_text("The others are voting for a new host.")).to_be_visible()
    host.press(host.button("I’m here"))
    expect(host.page.get_by_text("You have responded")).to_be_visible()
    expect(host.button("I’m here")).to_have_count(0)
