"""What was written, page by page: somebody who comes in is sent the newest page, however many."""

from typing import Any

import msgspec
import pytest

from tests.server.room.hall import ADA, BEN, CYD, Hall, texts_in
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Spectators
from turncoat.server.room import outbox
from turncoat.server.room.outbox import PAGE, SentState
from turncoat.server.room.state import Text
from turncoat.server.room.talk import MOST_TEXTS

SECRET = "5e" * 32
EVERYBODY = -1


def hall_with(texts: int, **settings: Any) -> Hall:
    """Ada and Ben play, Cyd watches; so much was written before."""
    hall = Hall(**settings).dealt_from(SECRET).start(ADA, BEN, bots="uniform").join(CYD)
    for number in range(texts):
        hall.room.add_text(Text(1, 0, f"{number}", EVERYBODY))
    return hall


def add(hall: Hall, texts: list[Text]) -> None:
    """More was written."""
    for text in texts:
        hall.room.add_text(text)


def insert(hall: Hall, place: int, texts: list[Text]) -> None:
    """More was written before something else."""
    room = hall.room
    written = list(room.texts.values())
    room.texts, room.written = {}, 0
    add(hall, [*written[:place], *texts, *written[place:]])


def greeting(hall: Hall, name: str) -> tuple[SentState, list[frames.AnyFrame]]:
    """Somebody comes in: what they know then, and the frames."""
    sent_state = SentState(hall.ids[name])
    return sent_state, [frames.read(frame) for frame in outbox.news(hall.room, sent_state)]


def everything(hall: Hall, name: str) -> list[frames.Text]:
    """All that somebody can read by asking for earlier pages until there are none."""
    sent_state, shown = greeting(hall, name)
    pages = [frame for frame in shown if isinstance(frame, frames.Texts)]
    found = [text for page in pages for text in before(hall, sent_state, page)]
    return sorted(found, key=lambda text: text.number)


def before(hall: Hall, sent_state: SentState, page: frames.Texts) -> list[frames.Text]:
    """A page, and all that was written before it for the same ears."""
    found = page.texts
    while page.earlier:
        page = outbox.text_page(hall.room, sent_state, found[0].number, page.to_all)
        found = page.texts + found
    return found


@pytest.mark.parametrize("texts", [PAGE + 1, 520, MOST_TEXTS])
def test_whoever_comes_in_gets_the_newest_page_in_one_frame(texts: int) -> None:
    hall = hall_with(texts)

    _, shown = greeting(hall, BEN)

    [page] = [frame for frame in shown if isinstance(frame, frames.Texts)]
    assert [text.text for text in page.texts] == [str(n) for n in range(texts - PAGE, texts)]
    assert page.earlier
    assert len(shown) == 4


@pytest.mark.parametrize("texts", [1, PAGE, PAGE + 1, 520, MOST_TEXTS])
def test_page_by_page_everything_can_be_read(texts: int) -> None:
    hall = hall_with(texts)

    found = everything(hall, BEN)

    assert [text.text for text in found] == [str(number) for number in range(texts)]
    assert [text.number for text in found] == list(range(texts))


def test_where_nothing_was_written_there_is_no_page() -> None:
    assert {type(f) for f in greeting(hall_with(0), BEN)[1]} == {
        frames.Room, frames.TableFrame, frames.Story,
    }  # fmt: skip


def test_before_the_first_there_is_nothing() -> None:
    hall = hall_with(10)
    sent_state, _ = greeting(hall, BEN)

    assert outbox.text_page(hall.room, sent_state, 0) == frames.Texts(texts=[], earlier=False)
    assert len(outbox.text_page(hall.room, sent_state, 10**9).texts) == 10


def test_what_comes_later_is_sent_one_by_one() -> None:
    hall = hall_with(520)
    hall.raw(BEN)

    hall.do(ADA, commands.Write, text="One more.", seat=0)

    [text] = hall.news(BEN)
    assert isinstance(text, frames.Text)
    assert (text.number, text.text) == (520, "One more.")


def test_much_at_once_is_a_page_too() -> None:
    hall = hall_with(10)
    hall.raw(BEN)
    add(hall, [Text(1, 0, "again", EVERYBODY)] * (PAGE + 1))

    [page] = hall.news(BEN)

    assert isinstance(page, frames.Texts)
    assert [text.number for text in page.texts] == list(range(11, 61))


def test_pages_and_their_numbers_do_not_betray_what_one_may_not_hear() -> None:
    quiet, hall = hall_with(120), hall_with(120)
    for place in range(0, 360, 3):
        insert(hall, place, [Text(2, 1, "psst", 2), Text(2, 1, "psst", 2)])

    assert len(hall.room.texts) == 360
    assert everything(hall, CYD) == everything(quiet, CYD)
    assert len(everything(hall, BEN)) == 360


def test_what_one_could_not_hear_is_not_read_later_over_the_same_connection() -> None:
    hall = hall_with(5)
    insert(hall, 2, [Text(2, 1, "psst", 2)])
    sent_state, _ = greeting(hall, CYD)
    hall.play([ADA, BEN])
    outbox.news(hall.room, sent_state)

    page = outbox.text_page(hall.room, sent_state, 4)

    assert [text.text for text in page.texts] == ["0", "1", "2", "3"]
    assert "psst" in [text.text for text in everything(hall, CYD)]


def pages(hall: Hall, name: str) -> dict[bool, frames.Texts]:
    """What somebody is sent who comes in, by whether all can read it."""
    found = [frame for frame in greeting(hall, name)[1] if isinstance(frame, frames.Texts)]
    assert len(found) == len({page.to_all for page in found})
    return {page.to_all: page for page in found}


def test_what_not_all_hear_takes_no_place_from_what_all_hear() -> None:
    quiet, hall = hall_with(120), hall_with(120)
    for place in range(0, 360, 3):
        insert(hall, place, [Text(2, 1, "psst", 2), Text(2, 1, "psst", 2)])

    loud, before = pages(hall, BEN), pages(quiet, BEN)

    assert [text.text for text in loud[True].texts] == [text.text for text in before[True].texts]
    assert loud[True].earlier == before[True].earlier is True
    assert all(text.to_all for text in loud[True].texts)
    assert [text.text for text in loud[False].texts] == ["psst"] * PAGE
    assert not any(text.to_all for text in loud[False].texts)
    assert loud[False].earlier
    assert before.keys() == {True}


def test_much_that_not_all_hear_does_not_turn_the_rest_into_a_page() -> None:
    hall = hall_with(10)
    hall.raw(BEN)
    add(hall, [Text(2, 1, "psst", 2)] * (PAGE + 1))
    add(hall, [Text(1, 0, "Hello.", EVERYBODY), Text(2, 1, "Well.", EVERYBODY)])

    page, *texts = hall.news(BEN)

    assert isinstance(page, frames.Texts)
    assert (page.to_all, len(page.texts), page.earlier) == (False, PAGE, True)
    assert [(text.text, text.to_all) for text in texts_in(texts)] == [
        ("Hello.", True), ("Well.", True),
    ]  # fmt: skip


def test_a_page_is_full_whoever_is_muted() -> None:
    hall = hall_with(100)
    add(hall, [Text(2, 1, "Ben again", EVERYBODY)] * 200)
    hall.do(CYD, commands.Mute, member=hall.ids[BEN])

    found = everything(hall, CYD)

    assert [text.text for text in found] == [str(number) for number in range(100)]


def test_with_a_delay_a_page_holds_no_more_than_was_shown() -> None:
    hall = hall_with(0, spectators=Spectators(delay=20))
    hall.wait(30)
    hall.raw(CYD)
    add(hall, [Text(1, 0, "new", EVERYBODY)] * 70)
    hall.do(ADA, commands.Write, text="And this.", seat=0)

    page = outbox.text_page(hall.room, hall.sights[CYD], 10**9)
    hall.wait(21)

    assert page.texts == []
    assert len(texts_in(hall.news(CYD))) == PAGE
    assert len(outbox.text_page(hall.room, hall.sights[CYD], 21).texts) == 21


def test_a_story_that_is_longer_than_any_real_one_is_told_from_its_end() -> None:
    hall = hall_with(0)
    story = hall.room.game.story
    story.add([(EVERYBODY, ("plays", 0, number)) for number in range(30_000)])

    _, shown = greeting(hall, BEN)
    hall.raw(BEN)
    told = len(story.by_viewer[1])
    story.add([(EVERYBODY, ("plays", 0, 1))])

    [first] = [frame for frame in shown if isinstance(frame, frames.Story)]
    assert len(first.events) == outbox.MOST_EVENTS
    assert first.since + len(first.events) == told
    [more] = [frame for frame in hall.news(BEN) if isinstance(frame, frames.Story)]
    assert more.since == told
    assert len(msgspec.json.encode(first)) < 200_000
