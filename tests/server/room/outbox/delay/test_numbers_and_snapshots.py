"""The ID of a replay, and the snapshots that spectators see."""

import msgspec

from tests.server.room.outbox.delay.rooms import DELAY, SECRET, begun, ended, lobby
from tests.server.room.room_harness import ADA, BEN, CYD, DAN
from turncoat.server import fair
from turncoat.server.protocol import commands
from turncoat.server.replays import game_file
from turncoat.server.room import changes, erasing, inbox, outbox, snapshots


def test_nobody_can_tell_the_number_of_a_replay_from_the_commitment() -> None:
    harness = ended(delay=0)

    number = outbox.game_id(harness.room)

    assert number == fair.replay_number(SECRET)
    assert number not in fair.commitment_to(SECRET)


def test_the_number_of_a_replay_is_in_nothing_that_is_sent_before_the_end() -> None:
    harness = lobby(delay=0)
    number = fair.replay_number(SECRET)
    sent = [frame for name in (ADA, BEN, CYD) for frame in harness.raw(name)]
    harness.do(ADA, commands.Ready, nonce="0a")
    harness.do(BEN, commands.Ready, nonce="0b")
    while harness.room.phase == "playing":
        sent += [frame for name in (ADA, BEN, CYD) for frame in harness.raw(name)]
        turn = harness.room.game.number
        harness.play([ADA, BEN], until=lambda h, turn=turn: h.room.game.number > turn)

    assert len(sent) > 20
    assert not any(number in frame for frame in sent)
    assert all(any(number in frame for frame in harness.raw(name)) for name in (ADA, BEN, CYD))


def test_a_spectator_learns_the_number_of_a_replay_when_the_delay_is_over() -> None:
    harness = ended()
    number = fair.replay_number(SECRET)
    sent = harness.raw(CYD)

    harness.wait(DELAY - 0.001)
    sent += harness.raw(CYD)
    harness.wait(1.001)

    assert not any(number in frame for frame in sent)
    assert any(number in frame for frame in harness.raw(CYD))
    assert harness.room_frame(ADA).result == harness.room_frame(CYD).result


def test_a_game_that_was_dealt_before_there_were_such_numbers_keeps_its_own() -> None:
    harness = ended(delay=0)
    for entry in harness.room.unsaved:
        if isinstance(entry.change, changes.Dealt):
            entry.change = msgspec.structs.replace(entry.change, replay="")

    again = harness.restarted()

    assert again.phase == "ended"
    assert outbox.game_id(again) == fair.commitment_to(SECRET)[:16]


def test_a_running_game_that_was_dealt_before_gets_a_number_that_nobody_knows() -> None:
    harness = begun()
    for entry in harness.room.unsaved:
        if isinstance(entry.change, changes.Dealt):
            entry.change = msgspec.structs.replace(entry.change, replay="")
    journal = harness.room.unsaved

    room = harness.room = harness.restarted()
    journal += room.unsaved
    room.unsaved = journal
    for name in (ADA, BEN, CYD):
        harness.connect(name)
    harness.play([ADA, BEN])

    number = outbox.game_id(room)
    assert number == fair.replay_number(SECRET)
    result = harness.room_frame(ADA).result
    assert result is not None
    assert result.game == number
    assert harness.changes(changes.Numbered) == [changes.Numbered(number)]
    assert outbox.game_id(harness.restarted()) == number
    written = [entry.change for entry in room.unsaved]
    assert erasing.seats_by_game(written, [harness.ids[BEN]]) == {number: [1]}
    assert game_file.verify(game_file.write(game_file.of_room(room, number))).fair


def test_there_is_one_snapshot_for_each_second_however_much_happens() -> None:
    harness = begun()
    harness.wait(60)
    for turn in range(500):
        harness.do(BEN, commands.Rename, name=BEN, language=("cs", "pl")[turn % 2])
        harness.wait(0.01)

    assert len(harness.room.runtime.delayed_snapshots) <= 7


def test_the_longest_delay_keeps_no_more_snapshots_than_seconds() -> None:
    harness = begun(delay=900)
    for turn in range(3_000):
        harness.do(BEN, commands.Rename, name=BEN, language=("cs", "pl")[turn % 2])
        harness.wait(0.31)

    assert 890 < len(harness.room.runtime.delayed_snapshots) <= 902


def test_within_a_second_the_last_state_is_the_one_that_is_seen() -> None:
    harness = begun()
    harness.wait(60)
    for language in ("cs", "pl", "nl"):
        harness.do(BEN, commands.Rename, name=BEN, language=language)
        harness.wait(0.1)

    harness.wait(DELAY + 1)

    assert harness.room_frame(CYD).members[1].language == "nl"


def test_what_is_due_to_be_seen_wakes_the_room() -> None:
    harness = begun()

    assert snapshots.next_release(harness.room) == harness.now + DELAY * 1000
    assert (inbox.wakes_at(harness.room) or 0) <= harness.now + DELAY * 1000


def test_somebody_who_comes_in_later_is_not_told_more_by_coming_in() -> None:
    harness = ended()
    harness.join(DAN)

    assert harness.room_frame(DAN).phase == "playing"
    assert harness.room_frame(DAN).result is None
