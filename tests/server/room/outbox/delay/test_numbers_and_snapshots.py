"""The number of a replay, and the snapshots that spectators see."""

import msgspec

from tests.server.room.hall import ADA, BEN, CYD, DAN
from tests.server.room.outbox.delay.rooms import DELAY, SECRET, begun, ended, lobby
from turncoat.server import fair
from turncoat.server.protocol import commands
from turncoat.server.replays import game_file
from turncoat.server.room import changes, erasing, inbox, outbox, snapshots


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
