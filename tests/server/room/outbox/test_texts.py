"""Texts in pages: a new connection is sent the newest page, however many texts there are."""

from typing import Any

import msgspec
import pytest

from tests.server.room.room_harness import ADA, BEN, CYD, RoomHarness, texts_in
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Spectators
from turncoat.server.room import outbox
from turncoat.server.room.outbox import PAGE, SentState
from turncoat.server.room.state import Text
from turncoat.server.room.talk import MOST_TEXTS

SECRET = "5e" * 32
EVERYBODY = -1


def harness_with(texts: int, **settings: Any) -> RoomHarness:
    """Ada and Ben play, Cyd watches; Ada has already written this many texts."""
    harness = RoomHarness(**settings).dealt_from(SECRET).start(ADA, BEN, bots="uniform").join(CYD)
    for number in range(texts):
        harness.room.add_text(Text(1, 0, f"{number}", EVERYBODY))
    return harness


def add(harness: RoomHarness, texts: list[Text]) -> None:
    """Add texts after all others."""
    for text in texts:
        harness.room.add_text(text)


def insert(harness: RoomHarness, place: int, texts: list[Text]) -> None:
    """Insert texts at a place among the others, and number them all again."""
    room = harness.room
    written = list(room.texts.values())
    room.texts, room.written = {}, 0
    add(harness, [*written[:place], *texts, *written[place:]])


def first_frames(harness: RoomHarness, name: str) -> tuple[SentState, list[frames.AnyFrame]]:
    """A new connection of somebody, and the frames that it is sent at first."""
    sent_state = SentState(harness.ids[name])
    return sent_state, [frames.read(frame) for frame in outbox.news(harness.room, sent_state)]


def everything(harness: RoomHarness, name: str) -> list[frames.Text]:
    """All that somebody can read by asking for earlier pages until there are none."""
    sent_state, shown = first_frames(harness, name)
    pages = [frame for frame in shown if isinstance(frame, frames.Texts)]
    found = [text for page in pages for text in before(harness, sent_state, page)]
    return sorted(found, key=lambda text: text.number)


def before(harness: RoomHarness, sent_state: SentState, page: frames.Texts) -> list[frames.Text]:
    """The texts of a page, and all earlier ones of the same kind: for everybody, or not."""
    found = page.texts
    while page.earlier:
        page = outbox.text_page(harness.room, sent_state, found[0].number, page.to_all)
        found = page.texts + found
    return found


@pytest.mark.parametrize("texts", [PAGE + 1, 520, MOST_TEXTS])
def test_whoever_comes_in_gets_the_newest_page_in_one_frame(texts: int) -> None:
    harness = harness_with(texts)

    _, shown = first_frames(harness, BEN)

    [page] = [frame for frame in shown if isinstance(frame, frames.Texts)]
    assert [text.text for text in page.texts] == [str(n) for n in range(texts - PAGE, texts)]
    assert page.earlier
    assert len(shown) == 4


@pytest.mark.parametrize("texts", [1, PAGE, PAGE + 1, 520, MOST_TEXTS])
def test_page_by_page_everything_can_be_read(texts: int) -> None:
    harness = harness_with(texts)

    found = everything(harness, BEN)

    assert [text.text for text in found] == [str(number) for number in range(texts)]
    assert [text.number for text in found] == list(range(texts))


def test_where_nothing_was_written_there_is_no_page() -> None:
    assert {type(f) for f in first_frames(harness_with(0), BEN)[1]} == {
        frames.Room, frames.TableFrame, frames.Story,
    }  # fmt: skip


def test_before_the_first_there_is_nothing() -> None:
    harness = harness_with(10)
    sent_state, _ = first_frames(harness, BEN)

    assert outbox.text_page(harness.room, sent_state, 0) == frames.Texts(texts=[], earlier=False)
    assert len(outbox.text_page(harness.room, sent_state, 10**9).texts) == 10


def test_what_comes_later_is_sent_one_by_one() -> None:
    harness = harness_with(520)
    harness.raw(BEN)

    harness.do(ADA, commands.Write, text="One more.", seat=0)

    [text] = harness.news(BEN)
    assert isinstance(text, frames.Text)
    assert (text.number, text.text) == (520, "One more.")


def test_much_at_once_is_a_page_too() -> None:
    harness = harness_with(10)
    harness.raw(BEN)
    add(harness, [Text(1, 0, "again", EVERYBODY)] * (PAGE + 1))

    [page] = harness.news(BEN)

    assert isinstance(page, frames.Texts)
    assert [text.number for text in page.texts] == list(range(11, 61))


def test_pages_and_their_numbers_do_not_betray_what_one_may_not_hear() -> None:
    quiet, harness = harness_with(120), harness_with(120)
    for place in range(0, 360, 3):
        insert(harness, place, [Text(2, 1, "psst", 2), Text(2, 1, "psst", 2)])

    assert len(harness.room.texts) == 360
    assert everything(harness, CYD) == everything(quiet, CYD)
    assert len(everything(harness, BEN)) == 360


def test_what_one_could_not_hear_is_not_read_later_over_the_same_connection() -> None:
    harness = harness_with(5)
    insert(harness, 2, [Text(2, 1, "psst", 2)])
    sent_state, _ = first_frames(harness, CYD)
    harness.play([ADA, BEN])
    outbox.news(harness.room, sent_state)

    page = outbox.text_page(harness.room, sent_state, 4)

    assert [text.text for text in page.texts] == ["0", "1", "2", "3"]
    assert "psst" in [text.text for text in everything(harness, CYD)]


def pages(harness: RoomHarness, name: str) -> dict[bool, frames.Texts]:
    """The pages that a new connection is sent, by whether everybody can read them."""
    found = [frame for frame in first_frames(harness, name)[1] if isinstance(frame, frames.Texts)]
    assert len(found) == len({page.to_all for page in found})
    return {page.to_all: page for page in found}


def test_what_not_all_hear_takes_no_place_from_what_all_hear() -> None:
    quiet, harness = harness_with(120), harness_with(120)
    for place in range(0, 360, 3):
        insert(harness, place, [Text(2, 1, "psst", 2), Text(2, 1, "psst", 2)])

    loud, before = pages(harness, BEN), pages(quiet, BEN)

    assert [text.text for text in loud[True].texts] == [text.text for text in before[True].texts]
    assert loud[True].earlier == before[True].earlier is True
    assert all(text.to_all for text in loud[True].texts)
    assert [text.text for text in loud[False].texts] == ["psst"] * PAGE
    assert not any(text.to_all for text in loud[False].texts)
    assert loud[False].earlier
    assert before.keys() == {True}


def test_much_that_not_all_hear_does_not_turn_the_rest_into_a_page() -> None:
    harness = harness_with(10)
    harness.raw(BEN)
    add(harness, [Text(2, 1, "psst", 2)] * (PAGE + 1))
    add(harness, [Text(1, 0, "Hello.", EVERYBODY), Text(2, 1, "Well.", EVERYBODY)])

    page, *texts = harness.news(BEN)

    assert isinstance(page, frames.Texts)
    assert (page.to_all, len(page.texts), page.earlier) == (False, PAGE, True)
    assert [(text.text, text.to_all) for text in texts_in(texts)] == [
        ("Hello.", True), ("Well.", True),
    ]  # fmt: skip


def test_a_page_is_full_whoever_is_muted() -> None:
    harness = harness_with(100)
    add(harness, [Text(2, 1, "Ben again", EVERYBODY)] * 200)
    harness.do(CYD, commands.Mute, member=harness.ids[BEN])

    found = everything(harness, CYD)

    assert [text.text for text in found] == [str(number) for number in range(100)]


def test_with_a_delay_a_page_holds_no_more_than_was_shown() -> None:
    harness = harness_with(0, spectators=Spectators(delay=20))
    harness.wait(30)
    harness.raw(CYD)
    add(harness, [Text(1, 0, "new", EVERYBODY)] * 70)
    harness.do(ADA, commands.Write, text="And this.", seat=0)

    page = outbox.text_page(harness.room, harness.sent_states[CYD], 10**9)
    harness.wait(21)

    assert page.texts == []
    assert len(texts_in(harness.news(CYD))) == PAGE
    assert len(outbox.text_page(harness.room, harness.sent_states[CYD], 21).texts) == 21


def test_a_story_that_is_longer_than_any_real_one_is_told_from_its_end() -> None:
    harness = harness_with(0)
    story = harness.room.game.story
    story.add([(EVERYBODY, ("plays", 0, number)) for number in range(30_000)])

    _, shown = first_frames(harness, BEN)
    harness.raw(BEN)
    told = len(story.by_viewer[1])
    story.add([(EVERYBODY, ("plays", 0, 1))])

    [first] = [frame for frame in shown if isinstance(frame, frames.Story)]
    assert len(first.events) == outbox.MOST_EVENTS
    assert first.since + len(first.events) == told
    [more] = [frame for frame in harness.news(BEN) if isinstance(frame, frames.Story)]
    assert more.since == told
    assert len(msgspec.json.encode(first)) < 200_000
