"""A refusal tells a spectator nothing that they have not seen yet."""

import msgspec
import pytest

from tests.server.room.hall import ADA, BEN, CYD, DAN, Hall, texts_in
from tests.server.room.outbox.delay.rooms import DELAY, TRIES, Ask, begun, ended, lobby, outcomes
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Spectators
from turncoat.server.room import inbox


def played_on(hall: Hall, how: str) -> None:
    """What those do who know that the game is over."""
    if how == "gone":
        hall.do(BEN, commands.Leave)
    elif how in ("again", "arranged", "dealt"):
        hall.do(ADA, commands.Again)
    if how == "arranged":
        other = Spectators(delay=hall.room.settings.spectators.delay, allowed=False)
        settings = msgspec.structs.replace(
            hall.room.settings, players=5, free_text=False, spectators=other
        )
        hall.do(ADA, commands.Arrange, settings=settings)
        hall.do(BEN, commands.Rename, name="Benno", language="en")
        hall.do(BEN, commands.Stand, seat=1)
    elif how == "dealt":
        hall.do(ADA, commands.Ready, nonce="0a")
        hall.do(BEN, commands.Ready, nonce="0b")


def seen_by_turns(hall: Hall, tries: list[Ask]) -> list[tuple[str, list[str]]]:
    """What Cyd is told to each of them, and what is on the screen after it."""
    return [(hall.refusal(CYD, ask, **fields), hall.raw(CYD)) for ask, fields in tries]


PLAYED_ON = pytest.mark.parametrize("how", ["over", "gone", "again", "arranged", "dealt"])


@PLAYED_ON
def test_all_that_is_tried_in_an_old_lobby_looks_as_in_a_new_one(how: str) -> None:
    waiting, hall = lobby(delay=900), begun(delay=900)
    waiting.do(ADA, commands.Ready, nonce="0a")
    hall.play([ADA, BEN])
    played_on(hall, how)
    assert hall.looks(CYD).phase == "lobby"

    assert seen_by_turns(hall, TRIES) == seen_by_turns(waiting, TRIES)


@PLAYED_ON
def test_all_that_is_tried_in_an_old_game_looks_as_in_a_running_one(how: str) -> None:
    playing, hall = begun(delay=900), begun(delay=900)
    for one in (playing, hall):
        one.wait(901)
        one.raw(CYD)
    hall.play([ADA, BEN])
    played_on(hall, how)
    assert hall.looks(CYD).phase == "playing"

    told = [answer for answer, _ in seen_by_turns(hall, TRIES)]

    assert told == [answer for answer, _ in seen_by_turns(playing, TRIES)]


@pytest.mark.parametrize("dealt", [False, True])
def test_whoever_sees_the_end_is_not_told_that_another_game_has_begun(dealt: bool) -> None:
    hall = ended()
    hall.wait(DELAY + 1)
    played_on(hall, "dealt" if dealt else "over")

    assert hall.looks(CYD).phase == "ended"
    assert hall.refusal(CYD, commands.Write, text="Well played.") == ""
    assert hall.texts(CYD) == [(None, "Well played.")]
    assert hall.texts(ADA) == ([] if dealt else [(None, "Well played.")])


def test_whoever_joins_an_old_lobby_sees_the_same_as_in_a_new_one() -> None:
    waiting, hall = lobby(), begun()
    waiting.do(ADA, commands.Ready, nonce="0a")
    for one in (waiting, hall):
        one.join(DAN)

    assert hall.raw(DAN) == waiting.raw(DAN)
    assert hall.raw(CYD) == waiting.raw(CYD)
    assert DAN in [member.name for member in hall.looks(CYD).members]

    for one in (waiting, hall):
        one.do(CYD, commands.Leave)
        one.disconnect(DAN)
        one.connect(DAN)

    assert hall.raw(DAN) == waiting.raw(DAN)
    assert hall.no_entry(CYD) == waiting.no_entry(CYD) == ""


@PLAYED_ON
def test_a_stranger_is_not_told_by_a_refusal_that_a_game_is_over(how: str) -> None:
    playing, hall = begun(), ended()
    playing.wait(60)
    played_on(hall, how)

    assert [hall.no_entry(BEN), hall.no_entry(DAN)] == ["name_taken", ""]
    assert [playing.no_entry(BEN), playing.no_entry(DAN)] == ["name_taken", ""]


def test_what_is_written_in_an_old_lobby_is_for_those_who_see_it_too() -> None:
    hall = begun().join(DAN)
    display = inbox.join_display(
        hall.room, hall.now, hall.room.members[hall.ids[ADA]], "TV", "en", "hash-TV"
    )
    hall.ids["TV"] = display
    hall.connect("TV")
    hall.do(ADA, commands.Write, text="To all.", seat=0)

    hall.do(CYD, commands.Write, text="When does it begin?")

    assert hall.texts(CYD) == hall.texts(DAN) == [(None, "When does it begin?")]
    assert hall.texts(ADA) == hall.texts(BEN) == hall.texts("TV") == [(0, "To all.")]
    assert all(text.to_all for text in texts_in(hall.news(DAN)))
    assert hall.restarted().texts[1].later
    hall.wait(DELAY)
    assert hall.texts(DAN) == [(0, "To all."), (None, "When does it begin?")]
    assert [text.text for text in texts_in(hall.news(DAN))] == ["To all."]


def test_whoever_sits_down_reads_no_text_twice() -> None:
    hall = lobby()
    hall.do(BEN, commands.Stand, seat=1)
    hall.do(CYD, commands.Write, text="May I?")
    read = texts_in(hall.news(CYD))

    hall.do(CYD, commands.Sit, seat=1)
    hall.do(CYD, commands.Write, text="Thank you.")
    read += texts_in(hall.news(CYD))
    hall.do(CYD, commands.Stand, seat=1)
    hall.do(CYD, commands.Write, text="Not for me.")
    read += texts_in(hall.news(CYD))

    assert [text.text for text in read] == ["May I?", "Thank you.", "Not for me."]
    assert [text.number for text in read] == [0, 1, 2]


@pytest.mark.parametrize("later", [0, 5, DELAY - 0.001])
def test_a_refusal_does_not_tell_that_a_game_has_begun(later: float) -> None:
    waiting, hall = lobby(), begun()
    hall.wait(later)

    assert outcomes(hall, TRIES) == outcomes(waiting, TRIES)


@pytest.mark.parametrize("again", [False, True])
def test_a_refusal_does_not_tell_that_a_game_has_ended(again: bool) -> None:
    playing, hall = begun(), ended()
    playing.wait(60)
    if again:
        hall.do(ADA, commands.Again)
    tries: list[Ask] = [*TRIES, (commands.Write, {"text": "Well played."})]

    told = outcomes(hall, tries)

    assert hall.looks(CYD).phase == playing.looks(CYD).phase == "playing"
    assert told == outcomes(playing, tries)


@pytest.mark.parametrize("about", ["pause", "extend"])
def test_a_refusal_tells_a_watcher_nothing_about_a_ballot(about: str) -> None:
    quiet, hall = begun(), begun()
    for one in (quiet, hall):
        one.wait(60)
    hall.do(ADA, commands.Call, ballot=about)
    open_one = outcomes(hall, TRIES)
    hall.do(BEN, commands.Vote, yes=True)
    hall.wait(30)

    before = outcomes(quiet, TRIES)

    assert open_one == before
    assert outcomes(hall, TRIES) == before


def test_a_host_who_watches_starts_nothing_before_the_end_is_seen() -> None:
    hall = ended()
    hall.do(ADA, commands.HandOver, member=hall.ids[CYD])

    assert hall.refusal(CYD, commands.Again) == "not_yours"

    hall.wait(DELAY + 1)

    assert hall.refusal(CYD, commands.Again) == ""
