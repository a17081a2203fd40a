"""Somebody who sees another player's covered screen learns nothing that is not public."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.running import Running
from tests.web.cover.covered import FEED, Covered, difference, look_alike
from tests.web.cover.worlds import WHISPER, World, among_the_dead, ballots, nights, questions
from tests.web.guest import DESKTOP, PHONE
from turncoat.games import GAMES, game_named
from turncoat.server.protocol import frames

# The first is only asked in a solo game, the other two only by cards of a custom content file.
NEVER_ASKED = {"lose_agent", "who_discards", "who_tests"}
TRACE = "That was the trace."
TABS = ("Story", "Chat", "Notes")


@pytest.fixture
def screens(browser: Browser, server: Running) -> Iterator[list[Covered]]:
    """Two screens of the same seat."""
    both = [Covered(browser, server.address, DESKTOP, tips=True) for _ in range(2)]
    yield both
    for screen in both:
        screen.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_covered_screen_is_the_same_in_two_worlds_at_every_question(
    screens: list[Covered], game: str
) -> None:
    words = game_named(game).grammar
    for question in questions(game, words.topics.keys() - NEVER_ASKED):
        assert question.worlds[0].frames != question.worlds[1].frames
        for screen, world in zip(screens, question.worlds, strict=True):
            screen.show_deal(world)
        one, other = screens
        assert difference(one.seen(), other.seen()) == "", question.topic
        # Screenshots take long. They are not needed for a public question, whose text is the same.
        assert question.topic in words.public_topics or look_alike(one, other), question.topic


def test_the_night_looks_the_same_on_every_covered_screen(
    browser: Browser, server: Running
) -> None:
    worlds = nights()
    assert {"cultist", "investigator", "seer"} <= worlds.keys()
    screens = [Covered(browser, server.address, PHONE) for _ in worlds]
    for screen, world in zip(screens, worlds.values(), strict=True):
        screen.show_deal(world)
        screen.show_deal(world)
    first, *others = screens
    while first.page.locator("dialog.night").count():
        seen = first.seen()
        for screen in others:
            assert difference(seen, screen.seen()) == ""
        for screen in screens:
            screen.page.locator("dialog.night button").first.click()
    for screen in others:
        assert difference(first.seen(), screen.seen()) == ""
        assert look_alike(first, screen)
    for screen in screens:
        screen.context.close()


def test_a_trace_of_what_only_one_seat_was_told_would_be_found(screens: list[Covered]) -> None:
    worlds = nights()
    for screen, world in zip(screens, (worlds["seer"], worlds["investigator"]), strict=True):
        screen.show_deal(world)
        screen.page.locator("dialog.night button").nth(1).click()
    one, other = screens
    assert difference(one.seen(), other.seen()) == ""
    screens[0].page.evaluate(
        "text => document.querySelector('[role=tabpanel] li').append(text)", TRACE
    )

    assert "That was" in difference(one.seen(), other.seen())
    assert not look_alike(one, other)


def test_whoever_lifts_the_cover_reads_the_question_and_what_only_they_were_told(
    screens: list[Covered],
) -> None:
    page = screens[0].page
    [question] = questions("among_cultists", {"give"})
    screens[0].show_deal(question.worlds[0])
    before = screens[0].seen()
    secrets = page.get_by_role("region", name="Your secrets")

    secrets.get_by_role("button", name="Hold to peek").hover()
    page.mouse.down()
    expect(secrets).to_contain_text("Told only to you")
    expect(secrets).to_contain_text("Alive")
    page.mouse.up()

    page.mouse.move(0, 0)
    expect(secrets).not_to_contain_text("Told only to you")
    assert before["text"] == screens[0].seen()["text"]


def test_what_somebody_has_voted_leaves_no_trace_on_a_covered_screen(
    screens: list[Covered],
) -> None:
    nothing, *worlds = ballots([None, 0, 1])
    one, other = screens
    one.show_deal(nothing)
    before = one.seen()
    for screen, world in zip(screens, worlds, strict=True):
        screen.show_deal(world)

        assert difference(before, screen.seen()) == ""
    assert look_alike(one, other)


def chosen_by(screen: Covered, world: World) -> Locator:
    """The button of the option that the seat has chosen."""
    option = json.dumps(world.room.game.held[world.seat], separators=(",", ":"))
    return screen.page.locator(f".prompt [data-option='{option}']")


def test_whoever_has_just_voted_is_told_so_and_nobody_sees_for_whom(
    screens: list[Covered],
) -> None:
    nothing, *worlds = ballots([None, 0, 1])
    one, other = screens
    for screen, world in zip(screens, worlds, strict=True):
        screen.show_deal(nothing)
        chosen_by(screen, world).click()
        screen.page.evaluate(FEED, world.frames)
        screen.page.mouse.move(0, 0)
        expect(screen.page.locator(".prompt")).to_contain_text(
            "You have answered. You can change it until everyone has chosen."
        )

    assert difference(one.seen(), other.seen()) == ""
    assert look_alike(one, other)


def test_whoever_lifts_the_cover_reads_what_they_have_voted(screens: list[Covered]) -> None:
    page = screens[0].page
    [world] = ballots([1])
    screens[0].show_deal(world)
    chosen = chosen_by(screens[0], world)
    label = chosen.locator(".text > :first-child").inner_text()
    secrets = page.get_by_role("region", name="Your secrets")

    secrets.get_by_role("button", name="Hold to peek").hover()
    page.mouse.down()
    expect(secrets).to_contain_text(f"You have chosen: {label}.")
    page.mouse.up()
    expect(chosen).not_to_have_attribute("aria-pressed", "true")

    secrets.get_by_role("checkbox").check()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt")).to_contain_text(f"You have chosen: {label}.")


def test_marks_and_notes_on_somebody_are_behind_the_cover(screens: list[Covered]) -> None:
    [question] = questions("among_cultists", {"give"})
    world = question.worlds[0]
    about = next(seat for seat in range(2) if seat != world.seat)
    key = f"turncoat.marks.{world.room.code}.{world.seat}"
    opinions = [("trust", "A friend."), ("suspect", "That look!")]
    for screen, (mark, note) in zip(screens, opinions, strict=True):
        kept = json.dumps({"marks": {about: mark}, "notes": {about: note}})
        screen.page.evaluate("both => localStorage.setItem(...both)", [key, kept])
        screen.show_deal(world)
        screen.page.locator(f"[data-thing='seat {about}']").first.click()
    one, other = screens
    dialog = one.page.get_by_role("dialog")

    expect(dialog).to_contain_text("Your marks and remarks are hidden.")
    assert difference(one.seen(), other.seen()) == ""
    assert look_alike(one, other)

    one.page.keyboard.press("Escape")
    one.page.get_by_role("checkbox", name="Keep my secrets visible").check()
    one.page.locator(f"[data-thing='seat {about}']").first.click()
    expect(dialog.get_by_role("radio", name="trusted")).to_be_checked()
    expect(dialog.get_by_label("Remark")).to_have_value("A friend.")


def test_what_the_dead_say_among_themselves_leaves_no_trace_on_a_covered_screen(
    screens: list[Covered],
) -> None:
    worlds = among_the_dead()
    assert WHISPER in "".join(worlds[0].frames)
    assert WHISPER not in "".join(worlds[1].frames)
    for screen, world in zip(screens, worlds, strict=True):
        screen.show_deal(world)
    one, other = screens
    whisper = frames.Text(number=10**6, member=1, seat=0, text=f"{WHISPER}!", to_all=False)

    for tab in TABS:
        one.page.evaluate(FEED, [frames.write(whisper)])
        assert difference(one.seen(), other.seen()) == "", tab
        for screen in screens:
            screen.page.get_by_role("tab", name=tab).click()
            screen.page.mouse.move(0, 0)
        assert difference(one.seen(), other.seen()) == "", tab
        assert look_alike(one, other), tab
        assert WHISPER not in one.seen()["page"]


def test_the_dead_read_what_was_said_among_them_behind_the_cover(screens: list[Covered]) -> None:
    page = screens[0].page
    screens[0].show_deal(among_the_dead()[0])
    secrets = page.get_by_role("region", name="Your secrets")

    secrets.get_by_role("button", name="Hold to peek").hover()
    page.mouse.down()
    expect(secrets).to_contain_text("Among the dead")
    expect(secrets).to_contain_text(WHISPER)
    page.mouse.up()
    secrets.get_by_role("checkbox").check()

    page.get_by_role("tab", name="Chat").click()
    talk = page.get_by_role("tabpanel")
    expect(talk).to_contain_text(WHISPER)
    expect(talk).to_contain_text("Among the dead")
    page.get_by_role("tab", name="Notes").click()
    expect(talk).to_contain_text("Statements not everyone heard")
