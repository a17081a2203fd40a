"""The lobby in the browser: joining, taking seats, and the settings that the host has chosen."""

from typing import get_args

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewGuest
from tests.web.guest import Guest, KeyboardGuest, PhoneGuest
from tests.web.tables import at_first_question, table_of
from turncoat.server.protocol.settings import Clocks, Pace, Spectators


def test_where_nobody_may_watch_the_door_says_so(new_guest: NewGuest) -> None:
    guest, late = new_guest("Ada"), new_guest("Wim")
    code = at_first_question(guest, spectators=Spectators(allowed=False))

    late.open(f"/r/{code}")

    said = "Host: Ada. The game has started, and spectators are not allowed."
    expect(late.page.get_by_text(said)).to_be_visible()
    expect(late.button("Watch")).to_have_count(0)
    expect(late.page.get_by_role("link", name="Home")).to_be_visible()


def test_a_name_is_mended_in_the_lobby(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    table_of(guest, "shadow_hunters")

    guest.press(guest.button("Change name"))
    guest.fill(guest.page.get_by_label("Your name"), "Adéla")
    guest.press(guest.button("Save"))

    expect(guest.page.get_by_text("You are Adéla.")).to_be_visible()


def test_who_presses_twice_sits_down_once(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Ben")
    sent: list[str] = []
    friend.page.on(
        "websocket",
        lambda line: line.on("framesent", lambda frame: sent.append(str(frame))),
    )
    friend.come_in(table_of(host, "shadow_hunters", people=2))

    friend.page.get_by_role("button", name="Sit here: seat 2").evaluate(
        "button => [0, 1].forEach(() => button.click())"
    )
    friend.button("Leave seat").wait_for()

    # A second command would be refused because the seat is taken.
    assert sum('"sit"' in frame for frame in sent) == 1


def test_guests_read_what_the_host_has_decided(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Ben", PhoneGuest)
    code = table_of(host, "shadow_hunters", people=2, clocks=Clocks(move=120, window=0))
    friend.come_in(code)
    told = friend.page.get_by_role("region", name="Settings").locator("dl").first
    before = told.inner_text()

    host.press(host.button("Change settings"))
    for name in ("Notes", "Statement history", "Free chat"):
        host.page.get_by_label(name).uncheck()
    host.fill(host.page.get_by_label("Spectator delay", exact=True), "90")
    host.press(host.button("Save"))

    expect(told).to_contain_text("Notes")
    assert told.inner_text().removeprefix(before).split("\n") == [
        "", "Notes", "off", "Statement history", "off", "Free chat", "off",
        "Spectator delay", "90 seconds",
    ]  # fmt: skip
    assert before.endswith("Time per move\n2 minutes\nTime to react\nuntil everyone has answered")


def test_the_speed_of_bots_is_told_and_changed(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    table_of(guest, "shadow_hunters", clocks=Clocks(pace="untimed", gone=0, interval_ms=900))
    told = guest.page.get_by_role("region", name="Settings").locator("dl").first
    field = guest.page.get_by_label("Bot speed")

    expect(told).to_contain_text("Bot speed Fast: 0.9 seconds per move", use_inner_text=True)
    expect(told).to_contain_text("Wait for disconnected players no limit", use_inner_text=True)
    guest.press(guest.button("Change settings"))
    assert field.locator("option").all_inner_texts() == [
        "As fast as possible", "Fast: 0.6 seconds per move", "Fast: 0.9 seconds per move",
        "Normal: 1.2 seconds per move", "Slow: 3 seconds per move",
    ]  # fmt: skip
    field.select_option(label="Slow: 3 seconds per move")
    guest.press(guest.button("Save"))

    expect(told).to_contain_text("Bot speed Slow: 3 seconds per move", use_inner_text=True)


def test_a_time_limit_is_a_number_with_a_unit(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    table_of(guest, "shadow_hunters", clocks=Clocks(pace="correspondence"))
    told = guest.page.get_by_role("region", name="Settings").locator("dl").first
    number = guest.page.get_by_label("Time per move", exact=True)
    unit = guest.page.get_by_label("Time per move: unit")

    guest.press(guest.button("Change settings"))
    guest.press(guest.page.get_by_text("All time limits"))
    expect(number).to_have_attribute("placeholder", "default: 1 day")
    expect(unit).to_have_value("web-unit-days")
    guest.fill(number, "36")
    unit.select_option(label="hours")
    guest.press(guest.button("Save"))

    expect(told).to_contain_text("Time per move 36 hours", use_inner_text=True)


@pytest.mark.parametrize("pace", get_args(Pace))
def test_of_clocks_that_are_as_usual_only_the_pace_is_told(pace: Pace, new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    table_of(guest, "shadow_hunters", clocks=Clocks(pace=pace))

    settings = guest.page.get_by_role("region", name="Settings")
    told = settings.locator("dl").first

    assert told.locator("dt").all_inner_texts() == ["Players", "Pace"]


def test_options_that_are_left_to_the_rules_are_not_told(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    table_of(guest, "among_cultists")

    settings = guest.page.get_by_role("region", name="Settings")
    guest.press(settings.get_by_text("Settings left at their defaults"))

    expect(settings).to_contain_text("Preset Standard", use_inner_text=True)
    assert "Characters" not in settings.locator("dt").all_inner_texts()


def test_an_invitation_to_a_full_room_is_one_to_watch(new_guest: NewGuest) -> None:
    host, late = new_guest("Ada"), new_guest("Wim", PhoneGuest)
    code = table_of(host, "shadow_hunters")

    late.open(f"/r/{code}")
    expect(late.page.get_by_text("Host: Ada. All seats are taken. You can watch.")).to_be_visible()
    late.fill(late.page.get_by_label("Your name"), late.name)
    late.press(late.button("Watch"))

    expect(late.page.get_by_text("All seats are taken. You can stay and watch.")).to_be_visible()


def test_the_rulebook_is_read_in_the_lobby(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    table_of(guest, "shadow_hunters")

    guest.press(guest.button("Rulebook"))

    expect(guest.page.get_by_role("dialog", name="Rulebook")).to_contain_text("Table talk")


def test_the_commitment_to_the_deal_is_copied_whole(new_guest: NewGuest) -> None:
    guest = new_guest("Ada")
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = table_of(guest, "shadow_hunters")
    commitment = httpx.get(f"{guest.address}/api/rooms/{code}").json()["commitment"]

    guest.press(guest.button("Copy"))

    expect(guest.button("Copied")).to_be_visible()
    assert guest.page.evaluate("navigator.clipboard.readText()") == commitment


def test_a_host_deals_with_those_who_stand_as_with_those_who_sit(new_guest: NewGuest) -> None:
    host, friend, other = new_guest("Ada"), new_guest("Ben"), new_guest("Cleo")
    code = table_of(host, "shadow_hunters", people=2)
    friend.come_in(code)
    other.come_in(code)
    standing = host.page.get_by_role("list", name="In the room without a seat")

    host.press(standing.get_by_role("button", name="Remove Cleo"))
    host.press(host.page.get_by_role("dialog").get_by_role("button", name="Remove Cleo"))
    expect(other.page.get_by_role("alert")).to_contain_text("The host removed you from this room.")
    expect(other.button("Rejoin")).to_have_count(0)
    expect(host.page.get_by_role("heading", name="Seats")).to_be_focused()
    host.press(standing.get_by_role("button", name="Make host: Ben"))
    host.press(host.button("Cancel"))
    expect(standing.get_by_role("button", name="Make host: Ben")).to_be_focused()
    host.press(standing.get_by_role("button", name="Make host: Ben"))
    host.press(host.button("Make Ben host"))

    expect(friend.button("Change settings")).to_be_visible()
    expect(standing.get_by_role("button")).to_have_count(0)


@pytest.mark.parametrize("kind", [Guest, PhoneGuest, KeyboardGuest])
def test_the_signs_are_explained(kind: type[Guest], new_guest: NewGuest) -> None:
    guest = new_guest("Ada", kind)
    table_of(guest, "shadow_hunters")
    explained = guest.page.get_by_text("The host changes the settings and can remove people.")

    expect(explained).not_to_be_visible()
    guest.press(guest.page.get_by_text("Legend"))

    expect(explained).to_be_visible()
