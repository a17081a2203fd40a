"""A refusal tells a spectator nothing that they have not seen yet."""

import msgspec
import pytest

from tests.server.room.outbox.delay.rooms import DELAY, TRIES, Ask, begun, ended, lobby, outcomes
from tests.server.room.room_harness import ADA, BEN, CYD, DAN, RoomHarness, texts_in
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Spectators
from turncoat.server.room import inbox


def played_on(harness: RoomHarness, how: str) -> None:
    """Let the players go on in one of several ways after the game is over."""
    if how == "gone":
        harness.do(BEN, commands.Leave)
    elif how in ("again", "arranged", "dealt"):
        harness.do(ADA, commands.Again)
    if how == "arranged":
        other = Spectators(delay=harness.room.settings.spectators.delay, allowed=False)
        settings = msgspec.structs.replace(
            harness.room.settings, players=5, free_text=False, spectators=other
        )
        harness.do(ADA, commands.Arrange, settings=settings)
        harness.do(BEN, commands.Rename, name="Benno", language="en")
        harness.do(BEN, commands.Stand, seat=1)
    elif how == "dealt":
        harness.do(ADA, commands.Ready, nonce="0a")
        harness.do(BEN, commands.Ready, nonce="0b")


def seen_by_turns(harness: RoomHarness, tries: list[Ask]) -> list[tuple[str, list[str]]]:
    """Why Cyd is refused each of these commands, and the frames that Cyd is sent after it."""
    return [(harness.refusal(CYD, ask, **fields), harness.raw(CYD)) for ask, fields in tries]


PLAYED_ON = pytest.mark.parametrize("how", ["over", "gone", "again", "arranged", "dealt"])


@PLAYED_ON
def test_all_that_is_tried_in_an_old_lobby_looks_as_in_a_new_one(how: str) -> None:
    waiting, harness = lobby(delay=900), begun(delay=900)
    waiting.do(ADA, commands.Ready, nonce="0a")
    harness.play([ADA, BEN])
    played_on(harness, how)
    assert harness.room_frame(CYD).phase == "lobby"

    assert seen_by_turns(harness, TRIES) == seen_by_turns(waiting, TRIES)


@PLAYED_ON
def test_all_that_is_tried_in_an_old_game_looks_as_in_a_running_one(how: str) -> None:
    playing, harness = begun(delay=900), begun(delay=900)
    for one in (playing, harness):
        one.wait(901)
        one.raw(CYD)
    harness.play([ADA, BEN])
    played_on(harness, how)
    assert harness.room_frame(CYD).phase == "playing"

    told = [answer for answer, _ in seen_by_turns(harness, TRIES)]

    assert told == [answer for answer, _ in seen_by_turns(playing, TRIES)]


@pytest.mark.parametrize("dealt", [False, True])
def test_whoever_sees_the_end_is_not_told_that_another_game_has_begun(dealt: bool) -> None:
    harness = ended()
    harness.wait(DELAY + 1)
    played_on(harness, "dealt" if dealt else "over")

    assert harness.room_frame(CYD).phase == "ended"
    assert harness.refusal(CYD, commands.Write, text="Well played.") == ""
    assert harness.texts(CYD) == [(None, "Well played.")]
    assert harness.texts(ADA) == ([] if dealt else [(None, "Well played.")])


def test_whoever_joins_an_old_lobby_sees_the_same_as_in_a_new_one() -> None:
    waiting, harness = lobby(), begun()
    waiting.do(ADA, commands.Ready, nonce="0a")
    for one in (waiting, harness):
        one.join(DAN)

    assert harness.raw(DAN) == waiting.raw(DAN)
    assert harness.raw(CYD) == waiting.raw(CYD)
    assert DAN in [member.name for member in harness.room_frame(CYD).members]

    for one in (waiting, harness):
        one.do(CYD, commands.Leave)
        one.disconnect(DAN)
        one.connect(DAN)

    assert harness.raw(DAN) == waiting.raw(DAN)
    assert harness.join_refusal(CYD) == waiting.join_refusal(CYD) == ""


@PLAYED_ON
def test_a_stranger_is_not_told_by_a_refusal_that_a_game_is_over(how: str) -> None:
    playing, harness = begun(), ended()
    playing.wait(60)
    played_on(harness, how)

    assert [harness.join_refusal(BEN), harness.join_refusal(DAN)] == ["name_taken", ""]
    assert [playing.join_refusal(BEN), playing.join_refusal(DAN)] == ["name_taken", ""]


def test_what_is_written_in_an_old_lobby_is_for_those_who_see_it_too() -> None:
    harness = begun().join(DAN)
    display = inbox.join_display(
        harness.room, harness.now, harness.room.members[harness.ids[ADA]], "TV", "en", "hash-TV"
    )
    harness.ids["TV"] = display
    harness.connect("TV")
    harness.do(ADA, commands.Write, text="To all.", seat=0)

    harness.do(CYD, commands.Write, text="When does it begin?")

    assert harness.texts(CYD) == harness.texts(DAN) == [(None, "When does it begin?")]
    assert harness.texts(ADA) == harness.texts(BEN) == harness.texts("TV") == [(0, "To all.")]
    assert all(text.to_all for text in texts_in(harness.news(DAN)))
    assert harness.restarted().texts[1].later
    harness.wait(DELAY)
    assert harness.texts(DAN) == [(0, "To all."), (None, "When does it begin?")]
    assert [text.text for text in texts_in(harness.news(DAN))] == ["To all."]


def test_whoever_sits_down_reads_no_text_twice() -> None:
    harness = lobby()
    harness.do(BEN, commands.Stand, seat=1)
    harness.do(CYD, commands.Write, text="May I?")
    read = texts_in(harness.news(CYD))

    harness.do(CYD, commands.Sit, seat=1)
    harness.do(CYD, commands.Write, text="Thank you.")
    read += texts_in(harness.news(CYD))
    harness.do(CYD, commands.Stand, seat=1)
    harness.do(CYD, commands.Write, text="Not for me.")
    read += texts_in(harness.news(CYD))

    assert [text.text for text in read] == ["May I?", "Thank you.", "Not for me."]
    assert [text.number for text in read] == [0, 1, 2]


@pytest.mark.parametrize("later", [0, 5, DELAY - 0.001])
def test_a_refusal_does_not_tell_that_a_game_has_begun(later: float) -> None:
    waiting, harness = lobby(), begun()
    harness.wait(later)

    assert outcomes(harness, TRIES) == outcomes(waiting, TRIES)


@pytest.mark.parametrize("again", [False, True])
def test_a_refusal_does_not_tell_that_a_game_has_ended(again: bool) -> None:
    playing, harness = begun(), ended()
    playing.wait(60)
    if again:
        harness.do(ADA, commands.Again)
    tries: list[Ask] = [*TRIES, (commands.Write, {"text": "Well played."})]

    told = outcomes(harness, tries)

    assert harness.room_frame(CYD).phase == playing.room_frame(CYD).phase == "playing"
    assert told == outcomes(playing, tries)


@pytest.mark.parametrize("about", ["pause", "extend"])
def test_a_refusal_tells_a_spectator_nothing_about_a_ballot(about: str) -> None:
    quiet, harness = begun(), begun()
    for one in (quiet, harness):
        one.wait(60)
    harness.do(ADA, commands.Call, ballot=about)
    open_one = outcomes(harness, TRIES)
    harness.do(BEN, commands.Vote, yes=True)
    harness.wait(30)

    before = outcomes(quiet, TRIES)

    assert open_one == before
    assert outcomes(harness, TRIES) == before


def test_a_host_who_watches_starts_nothing_before_the_end_is_seen() -> None:
    harness = ended()
    harness.do(ADA, commands.HandOver, member=harness.ids[CYD])

    assert harness.refusal(CYD, commands.Again) == "not_yours"

    harness.wait(DELAY + 1)

    assert harness.refusal(CYD, commands.Again) == ""
