"""The delay for those who only watch: no other way tells them, or a stranger, how it stands now."""

from typing import Any

import msgspec
import pytest

from tests.server.room.hall import ADA, BEN, CYD, DAN, Hall, texts_in
from turncoat.server import fair
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import Refused
from turncoat.server.protocol.settings import Clocks, Settings, Spectators
from turncoat.server.replays import game_file
from turncoat.server.room import changes, erasing, inbox, outbox, snapshots

SECRET = "5e" * 32
DELAY = 20

Ask = tuple[type[commands.Command], dict[str, Any]]
# What somebody without a seat may try.
TRIES: list[Ask] = [
    (commands.Sit, {"seat": 0}),
    (commands.Sit, {"seat": 3}),
    (commands.Sit, {"seat": 7}),
    (commands.Stand, {"seat": 0}),
    (commands.SeatBot, {"seat": 3, "level": "uniform"}),
    (commands.Clear, {"seat": 3}),
    (commands.Arrange, {"settings": Settings(game="shadow_hunters", players=5)}),
    (commands.Ready, {"nonce": "0a"}),
    (commands.Again, {}),
    (commands.Kick, {"member": 1}),
    (commands.HandOver, {"member": 1}),
    (commands.Answer, {"seat": 0, "question": 1, "option": ("throw",)}),
    (commands.Offer, {"seat": 0, "question": 1, "option": ("reveal",)}),
    (commands.Undo, {"seat": 0, "question": 1}),
    (commands.Return, {"seat": 0}),
    (commands.Say, {"seat": 0, "claim": ("trust", 1)}),
    (commands.Say, {"seat": 7, "claim": ("trust", 1)}),
    (commands.Write, {"text": "Hello.", "seat": 0}),
    (commands.Write, {"text": "Hello."}),
    (commands.Call, {"ballot": "pause"}),
    (commands.Call, {"ballot": "resume"}),
    (commands.Call, {"ballot": "remove", "seat": 1}),
    (commands.Vote, {"yes": True}),
    (commands.Call, {"ballot": "host"}),
    (commands.Lock, {}),
    (commands.Ban, {"member": 1}),
    (commands.Unban, {"member": 1}),
    (commands.Rename, {"name": BEN, "language": "en"}),
    (commands.Rename, {"name": "Cyril", "language": "en"}),
    (commands.Mute, {"member": 1}),
    (commands.Mute, {"member": 2}),
    (commands.Mute, {"member": 9}),
]


def lobby(delay: int = DELAY) -> Hall:
    """Ada and Ben sit beside bots and are about to be ready; Cyd has no seat."""
    hall = Hall(spectators=Spectators(delay=delay)).dealt_from(SECRET)
    return hall.join(ADA, BEN, CYD).seat(ADA, BEN, bots="uniform")


def begun(delay: int = DELAY) -> Hall:
    """The cards were dealt this moment."""
    hall = lobby(delay)
    hall.do(ADA, commands.Ready, nonce="0a")
    hall.do(BEN, commands.Ready, nonce="0b")
    return hall


def ended(delay: int = DELAY) -> Hall:
    """The game ended this moment; the beginning was seen long ago."""
    hall = begun(delay)
    hall.wait(60)
    hall.play([ADA, BEN])
    return hall


def outcomes(hall: Hall, tries: list[Ask]) -> list[str]:
    """What Cyd is told to each of them."""
    return [hall.refusal(CYD, ask, **fields) for ask, fields in tries]


def known(hall: Hall) -> frames.Room:
    """What strangers know of the room."""
    return outbox.shown_to_all(hall.room)


# What is public about a room.


def test_strangers_learn_of_the_deal_when_the_delay_is_over() -> None:
    hall = begun()

    hall.wait(DELAY - 0.001)
    before = known(hall).phase, outbox.public(hall.room)
    hall.wait(0.001)

    assert before == ("lobby", None)
    assert known(hall).phase == "playing"
    assert outbox.public(hall.room) is not None


def test_strangers_learn_of_the_end_when_the_delay_is_over() -> None:
    hall = ended()

    hall.wait(DELAY - 0.001)
    before = known(hall)
    hall.wait(1.001)

    assert (before.phase, before.result, before.deal.secret) == ("playing", None, "")
    assert (known(hall).phase, known(hall).deal.secret) == ("ended", SECRET)


def test_strangers_learn_of_another_game_as_late_as_of_the_first() -> None:
    hall = ended()
    hall.do(ADA, commands.Again)
    commitment = hall.looks(ADA).deal.commitment

    hall.wait(DELAY - 0.001)

    assert known(hall).deal.commitment != commitment
    assert known(hall).phase in ("playing", "ended")

    hall.wait(2.001)

    assert known(hall).deal.commitment == commitment


def test_without_a_delay_strangers_know_at_once() -> None:
    hall = begun(delay=0)

    assert known(hall).phase == "playing"
    assert known(hall) == outbox.room_frame(hall.room, None)


def test_the_end_is_seen_however_soon_another_game_is_wanted() -> None:
    hall = ended()
    hall.do(ADA, commands.Again)
    hall.do(ADA, commands.Ready, nonce="0a")
    hall.do(BEN, commands.Ready, nonce="0b")

    phases = []
    for _ in range(DELAY + 5):
        hall.wait(1)
        phases.append(hall.looks(CYD).phase)

    assert list(dict.fromkeys(phases)) == ["playing", "ended", "lobby"]
    assert phases[-1] == "playing"


def test_a_delay_that_is_taken_away_still_holds_for_the_game_before() -> None:
    hall = ended()
    hall.do(ADA, commands.Again)
    at_once = msgspec.structs.replace(hall.room.settings, spectators=Spectators(delay=0))

    hall.do(ADA, commands.Arrange, settings=at_once)
    hall.wait(DELAY - 1)

    assert hall.looks(CYD).phase == known(hall).phase == "playing"

    hall.wait(3)

    assert hall.looks(CYD).phase == known(hall).phase == "lobby"
    hall.do(ADA, commands.Ready, nonce="0a")
    hall.do(BEN, commands.Ready, nonce="0b")
    assert hall.looks(CYD).phase == known(hall).phase == "playing"


def test_a_game_that_nobody_might_watch_is_not_shown_when_the_next_one_may_be_watched() -> None:
    hall = Hall(spectators=Spectators(delay=DELAY, allowed=False)).dealt_from(SECRET)
    hall.join(ADA, BEN, CYD).start(ADA, BEN, bots="uniform")
    hall.wait(60)
    hall.play([ADA, BEN])
    hall.do(ADA, commands.Again)
    open_to_all = msgspec.structs.replace(hall.room.settings, spectators=Spectators(delay=DELAY))
    hall.do(ADA, commands.Arrange, settings=open_to_all)

    shown = []
    for _ in range(DELAY + 5):
        hall.wait(1)
        shown += hall.news(CYD)

    assert {type(frame) for frame in shown} == {frames.Room}


def test_who_may_not_watch_is_not_told_that_it_has_begun_by_being_kept_out() -> None:
    hall = Hall(spectators=Spectators(delay=DELAY, allowed=False)).dealt_from(SECRET)
    hall.join(ADA, BEN).start(ADA, BEN, bots="uniform")

    hall.join(CYD)

    assert hall.looks(CYD).phase == "lobby"
    assert hall.table(ADA).seat == 0
    hall.wait(DELAY)
    assert {type(frame) for frame in hall.news(CYD)} == {frames.Room}


# Refusals.


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


# The host.


def with_a_watcher_second(*players: str, delay: int = DELAY) -> Hall:
    """Ada is the host and plays, Cyd came next and watches; the cards were dealt this moment."""
    hall = Hall(spectators=Spectators(delay=delay), clocks=Clocks(pace="untimed")).dealt_from(
        SECRET
    )
    hall.join(ADA, CYD, *players)
    hall.seat(ADA, *players, bots="uniform")
    for name in (ADA, *players):
        hall.do(name, commands.Ready, nonce="0a")
    return hall


def screen_for(hall: Hall, name: str) -> str:
    """Why somebody gets no screen; empty if they do."""
    me = hall.room.members[hall.ids[name]]
    try:
        inbox.join_display(hall.room, hall.now, me, "TV", "en", "hash-TV")
    except Refused as refused:
        return refused.reason
    return ""


def test_whoever_plays_inherits_the_room_before_those_who_watch() -> None:
    hall = with_a_watcher_second(BEN)

    inbox.erase(hall.room, hall.now, hall.ids[ADA])

    assert hall.room.host == hall.ids[BEN]
    assert hall.restarted().host == hall.ids[BEN]
    assert screen_for(hall, CYD) == "not_host"


def test_a_host_who_leaves_after_the_end_is_followed_by_whoever_has_a_seat() -> None:
    hall = with_a_watcher_second(BEN)
    hall.play([ADA, BEN])

    hall.do(ADA, commands.Leave)

    assert hall.room.host == hall.restarted().host == hall.ids[BEN]


@pytest.mark.parametrize("over", [False, True])
def test_whoever_sees_later_is_host_once_they_see_it(over: bool) -> None:
    hall = with_a_watcher_second()
    hall.wait(DELAY + 60)
    if over:
        hall.play([ADA])
        hall.do(ADA, commands.Leave)
    else:
        inbox.erase(hall.room, hall.now, hall.ids[ADA])
    assert hall.room.host == hall.ids[CYD]

    before = hall.looks(CYD).phase, hall.refusal(CYD, commands.Lock), screen_for(hall, CYD)
    hall.wait(DELAY + 1)

    assert before == ("playing", "not_host", "not_host")
    assert hall.looks(CYD).host == hall.ids[CYD]
    assert hall.refusal(CYD, commands.Lock) == ""


def test_a_host_who_sees_later_gets_no_screen_that_shows_it_now() -> None:
    hall = with_a_watcher_second(BEN)
    hall.do(ADA, commands.HandOver, member=hall.ids[CYD])
    hall.wait(DELAY + 1)

    assert hall.refusal(CYD, commands.Lock) == ""
    assert screen_for(hall, CYD) == "not_now"


@pytest.mark.parametrize("over", [False, True])
def test_an_absent_host_does_not_tell_a_watcher_that_the_game_is_over(over: bool) -> None:
    hall = with_a_watcher_second(BEN, delay=900)
    hall.wait(901)
    if over:
        hall.play([ADA, BEN])
        hall.disconnect(BEN)
    hall.disconnect(ADA)

    hall.wait(70)

    assert hall.looks(CYD).phase == "playing"
    assert hall.refusal(CYD, commands.Lock) == "not_host"
    assert hall.refusal(CYD, commands.Again) == "not_yours"


def test_those_with_a_seat_follow_an_absent_host_before_others() -> None:
    hall = Hall().join(ADA, CYD, BEN)
    hall.do(BEN, commands.Sit, seat=0)
    hall.disconnect(ADA)

    hall.wait(70)

    assert hall.room.host == hall.ids[BEN]


@pytest.mark.parametrize("gone", [changes.Left, changes.Erased])
def test_a_journal_that_names_no_heir_comes_to_the_host_that_it_had(
    gone: type[changes.Left | changes.Erased],
) -> None:
    hall = Hall().join(ADA, CYD, BEN)
    hall.do(BEN, commands.Sit, seat=0)
    if gone is changes.Left:
        hall.do(ADA, commands.Leave)
    else:
        inbox.erase(hall.room, hall.now, hall.ids[ADA])
    today = hall.restarted().host
    for entry in hall.room.unsaved:
        if isinstance(entry.change, gone):
            # As it was written before 0.7.0.
            entry.change = changes.unpack(changes.pack(entry.change).replace(',"heir":3', ""))
            assert entry.change == gone(hall.ids[ADA])

    assert today == hall.ids[BEN]
    assert hall.restarted().host == hall.ids[CYD]


# The number of a replay.


def test_nobody_can_tell_the_number_of_a_replay_from_the_commitment() -> None:
    hall = ended(delay=0)

    number = outbox.game_id(hall.room)

    assert number == fair.replay_number(SECRET)
    assert number not in fair.commitment_to(SECRET)


def test_the_number_of_a_replay_is_in_nothing_that_is_sent_before_the_end() -> None:
    hall = lobby(delay=0)
    number = fair.replay_number(SECRET)
    sent = [frame for name in (ADA, BEN, CYD) for frame in hall.raw(name)]
    hall.do(ADA, commands.Ready, nonce="0a")
    hall.do(BEN, commands.Ready, nonce="0b")
    while hall.room.phase == "playing":
        sent += [frame for name in (ADA, BEN, CYD) for frame in hall.raw(name)]
        turn = hall.room.game.number
        hall.play([ADA, BEN], until=lambda h, turn=turn: h.room.game.number > turn)

    assert len(sent) > 20
    assert not any(number in frame for frame in sent)
    assert all(any(number in frame for frame in hall.raw(name)) for name in (ADA, BEN, CYD))


def test_a_watcher_learns_the_number_of_a_replay_when_the_delay_is_over() -> None:
    hall = ended()
    number = fair.replay_number(SECRET)
    sent = hall.raw(CYD)

    hall.wait(DELAY - 0.001)
    sent += hall.raw(CYD)
    hall.wait(1.001)

    assert not any(number in frame for frame in sent)
    assert any(number in frame for frame in hall.raw(CYD))
    assert hall.looks(ADA).result == hall.looks(CYD).result


def test_a_game_that_was_dealt_before_there_were_such_numbers_keeps_its_own() -> None:
    hall = ended(delay=0)
    for entry in hall.room.unsaved:
        if isinstance(entry.change, changes.Dealt):
            entry.change = msgspec.structs.replace(entry.change, replay="")

    again = hall.restarted()

    assert again.phase == "ended"
    assert outbox.game_id(again) == fair.commitment_to(SECRET)[:16]


def test_a_running_game_that_was_dealt_before_gets_a_number_that_nobody_knows() -> None:
    hall = begun()
    for entry in hall.room.unsaved:
        if isinstance(entry.change, changes.Dealt):
            entry.change = msgspec.structs.replace(entry.change, replay="")
    journal = hall.room.unsaved

    room = hall.room = hall.restarted()
    journal += room.unsaved
    room.unsaved = journal
    for name in (ADA, BEN, CYD):
        hall.connect(name)
    hall.play([ADA, BEN])

    number = outbox.game_id(room)
    assert number == fair.replay_number(SECRET)
    result = hall.looks(ADA).result
    assert result is not None
    assert result.game == number
    assert hall.changes(changes.Numbered) == [changes.Numbered(number)]
    assert outbox.game_id(hall.restarted()) == number
    written = [entry.change for entry in room.unsaved]
    assert erasing.seats_by_game(written, [hall.ids[BEN]]) == {number: [1]}
    assert game_file.verify(game_file.write(game_file.of_room(room, number))).fair


# Snapshots.


def test_there_is_one_snapshot_for_each_second_however_much_happens() -> None:
    hall = begun()
    hall.wait(60)
    for turn in range(500):
        hall.do(BEN, commands.Rename, name=BEN, language=("cs", "pl")[turn % 2])
        hall.wait(0.01)

    assert len(hall.room.runtime.delayed_snapshots) <= 7


def test_the_longest_delay_keeps_no_more_snapshots_than_seconds() -> None:
    hall = begun(delay=900)
    for turn in range(3_000):
        hall.do(BEN, commands.Rename, name=BEN, language=("cs", "pl")[turn % 2])
        hall.wait(0.31)

    assert 890 < len(hall.room.runtime.delayed_snapshots) <= 902


def test_within_a_second_the_last_state_is_the_one_that_is_seen() -> None:
    hall = begun()
    hall.wait(60)
    for language in ("cs", "pl", "nl"):
        hall.do(BEN, commands.Rename, name=BEN, language=language)
        hall.wait(0.1)

    hall.wait(DELAY + 1)

    assert hall.looks(CYD).members[1].language == "nl"


def test_what_is_due_to_be_seen_wakes_the_room() -> None:
    hall = begun()

    assert snapshots.next_release(hall.room) == hall.now + DELAY * 1000
    assert (inbox.wakes_at(hall.room) or 0) <= hall.now + DELAY * 1000


def test_somebody_who_comes_in_later_is_not_told_more_by_coming_in() -> None:
    hall = ended()
    hall.join(DAN)

    assert hall.looks(DAN).phase == "playing"
    assert hall.looks(DAN).result is None
