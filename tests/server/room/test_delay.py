"""The delay for those who only watch: no other way tells them, or a stranger, how it stands now."""

from typing import Any

import msgspec
import pytest

from tests.server.room.hall import ADA, BEN, CYD, DAN, Hall
from turncoat.server import fair, gamefile
from turncoat.server.protocol import frames, requests
from turncoat.server.protocol.settings import Settings, Watching
from turncoat.server.room import desk, erasing, facts, screens, snapshots

SECRET = "5e" * 32
DELAY = 20

Ask = tuple[type[requests.Request], dict[str, Any]]
# What somebody without a seat may try.
TRIES: list[Ask] = [
    (requests.Sit, {"seat": 0}),
    (requests.Sit, {"seat": 3}),
    (requests.Sit, {"seat": 7}),
    (requests.Stand, {"seat": 0}),
    (requests.SeatBot, {"seat": 3, "level": "uniform"}),
    (requests.Clear, {"seat": 3}),
    (requests.Arrange, {"settings": Settings(game="shadow_hunters", players=5)}),
    (requests.Ready, {"nonce": "0a"}),
    (requests.Again, {}),
    (requests.Kick, {"member": 1}),
    (requests.HandOver, {"member": 1}),
    (requests.Answer, {"seat": 0, "question": 1, "option": ("throw",)}),
    (requests.Offer, {"seat": 0, "question": 1, "option": ("reveal",)}),
    (requests.TakeBack, {"seat": 0, "question": 1}),
    (requests.Return, {"seat": 0}),
    (requests.Say, {"seat": 0, "claim": ("trust", 1)}),
    (requests.Write, {"text": "Hello.", "seat": 0}),
    (requests.Call, {"ballot": "pause"}),
    (requests.Call, {"ballot": "resume"}),
    (requests.Call, {"ballot": "remove", "seat": 1}),
    (requests.Vote, {"yes": True}),
    (requests.Rename, {"name": "Cyril", "language": "en"}),
    (requests.Mute, {"member": 1}),
]


def lobby(delay: int = DELAY) -> Hall:
    """Ada and Ben sit beside bots and are about to be ready; Cyd has no seat."""
    hall = Hall(watching=Watching(delay=delay)).dealt_from(SECRET)
    return hall.join(ADA, BEN, CYD).seat(ADA, BEN, bots="uniform")


def begun(delay: int = DELAY) -> Hall:
    """The cards were dealt this moment."""
    hall = lobby(delay)
    hall.do(ADA, requests.Ready, nonce="0a")
    hall.do(BEN, requests.Ready, nonce="0b")
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
    return screens.shown_to_all(hall.room)


# What is public about a room.


def test_strangers_learn_of_the_deal_when_the_delay_is_over() -> None:
    hall = begun()

    hall.wait(DELAY - 0.001)
    before = known(hall).phase, screens.public(hall.room)
    hall.wait(0.001)

    assert before == ("lobby", None)
    assert known(hall).phase == "playing"
    assert screens.public(hall.room) is not None


def test_strangers_learn_of_the_end_when_the_delay_is_over() -> None:
    hall = ended()

    hall.wait(DELAY - 0.001)
    before = known(hall)
    hall.wait(1.001)

    assert (before.phase, before.result, before.deal.secret) == ("playing", None, "")
    assert (known(hall).phase, known(hall).deal.secret) == ("ended", SECRET)


def test_strangers_learn_of_another_game_as_late_as_of_the_first() -> None:
    hall = ended()
    hall.do(ADA, requests.Again)
    commitment = hall.looks(ADA).deal.commitment

    hall.wait(DELAY - 0.001)

    assert known(hall).deal.commitment != commitment
    assert known(hall).phase in ("playing", "ended")

    hall.wait(2.001)

    assert known(hall).deal.commitment == commitment


def test_without_a_delay_strangers_know_at_once() -> None:
    hall = begun(delay=0)

    assert known(hall).phase == "playing"
    assert known(hall) == screens.room_frame(hall.room, None)


def test_the_end_is_seen_however_soon_another_game_is_wanted() -> None:
    hall = ended()
    hall.do(ADA, requests.Again)
    hall.do(ADA, requests.Ready, nonce="0a")
    hall.do(BEN, requests.Ready, nonce="0b")

    phases = []
    for _ in range(DELAY + 5):
        hall.wait(1)
        phases.append(hall.looks(CYD).phase)

    assert list(dict.fromkeys(phases)) == ["playing", "ended", "lobby"]
    assert phases[-1] == "playing"


def test_a_delay_that_is_taken_away_still_holds_for_the_game_before() -> None:
    hall = ended()
    hall.do(ADA, requests.Again)
    at_once = msgspec.structs.replace(hall.room.settings, watching=Watching(delay=0))

    hall.do(ADA, requests.Arrange, settings=at_once)
    hall.wait(DELAY - 1)

    assert hall.looks(CYD).phase == known(hall).phase == "playing"

    hall.wait(3)

    assert hall.looks(CYD).phase == known(hall).phase == "lobby"
    hall.do(ADA, requests.Ready, nonce="0a")
    hall.do(BEN, requests.Ready, nonce="0b")
    assert hall.looks(CYD).phase == known(hall).phase == "playing"


def test_a_game_that_nobody_might_watch_is_not_shown_when_the_next_one_may_be_watched() -> None:
    hall = Hall(watching=Watching(delay=DELAY, allowed=False)).dealt_from(SECRET)
    hall.join(ADA, BEN, CYD).start(ADA, BEN, bots="uniform")
    hall.wait(60)
    hall.play([ADA, BEN])
    hall.do(ADA, requests.Again)
    open_to_all = msgspec.structs.replace(hall.room.settings, watching=Watching(delay=DELAY))
    hall.do(ADA, requests.Arrange, settings=open_to_all)

    shown = []
    for _ in range(DELAY + 5):
        hall.wait(1)
        shown += hall.news(CYD)

    assert {type(frame) for frame in shown} == {frames.Room}


def test_who_may_not_watch_is_not_told_that_it_has_begun_by_being_kept_out() -> None:
    hall = Hall(watching=Watching(delay=DELAY, allowed=False)).dealt_from(SECRET)
    hall.join(ADA, BEN).start(ADA, BEN, bots="uniform")

    hall.join(CYD)

    assert hall.looks(CYD).phase == "lobby"
    assert hall.table(ADA).seat == 0
    hall.wait(DELAY)
    assert {type(frame) for frame in hall.news(CYD)} == {frames.Room}


# Refusals.


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
        hall.do(ADA, requests.Again)
    tries: list[Ask] = [*TRIES, (requests.Write, {"text": "Well played."})]

    told = outcomes(hall, tries)

    assert hall.looks(CYD).phase == playing.looks(CYD).phase == "playing"
    assert told == outcomes(playing, tries)


@pytest.mark.parametrize("about", ["pause", "extend"])
def test_a_refusal_tells_a_watcher_nothing_about_a_ballot(about: str) -> None:
    quiet, hall = begun(), begun()
    for one in (quiet, hall):
        one.wait(60)
    hall.do(ADA, requests.Call, ballot=about)
    open_one = outcomes(hall, TRIES)
    hall.do(BEN, requests.Vote, yes=True)
    hall.wait(30)

    before = outcomes(quiet, TRIES)

    assert open_one == before
    assert outcomes(hall, TRIES) == before


def test_a_host_who_watches_starts_nothing_before_the_end_is_seen() -> None:
    hall = ended()
    hall.do(ADA, requests.HandOver, member=hall.ids[CYD])

    assert hall.refusal(CYD, requests.Again) == "not_now"

    hall.wait(DELAY + 1)

    assert hall.refusal(CYD, requests.Again) == ""


# The number of a replay.


def test_nobody_can_tell_the_number_of_a_replay_from_the_commitment() -> None:
    hall = ended(delay=0)

    number = screens.game_id(hall.room)

    assert number == fair.replay_number(SECRET)
    assert number not in fair.commitment_to(SECRET)


def test_the_number_of_a_replay_is_in_nothing_that_is_sent_before_the_end() -> None:
    hall = lobby(delay=0)
    number = fair.replay_number(SECRET)
    sent = [frame for name in (ADA, BEN, CYD) for frame in hall.raw(name)]
    hall.do(ADA, requests.Ready, nonce="0a")
    hall.do(BEN, requests.Ready, nonce="0b")
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
    for noted in hall.room.fresh:
        if isinstance(noted.fact, facts.Dealt):
            noted.fact = msgspec.structs.replace(noted.fact, replay="")

    again = hall.restarted()

    assert again.phase == "ended"
    assert screens.game_id(again) == fair.commitment_to(SECRET)[:16]


def test_a_running_game_that_was_dealt_before_gets_a_number_that_nobody_knows() -> None:
    hall = begun()
    for noted in hall.room.fresh:
        if isinstance(noted.fact, facts.Dealt):
            noted.fact = msgspec.structs.replace(noted.fact, replay="")
    journal = hall.room.fresh

    room = hall.room = hall.restarted()
    journal += room.fresh
    room.fresh = journal
    for name in (ADA, BEN, CYD):
        hall.connect(name)
    hall.play([ADA, BEN])

    number = screens.game_id(room)
    assert number == fair.replay_number(SECRET)
    result = hall.looks(ADA).result
    assert result is not None
    assert result.game == number
    assert hall.facts(facts.Numbered) == [facts.Numbered(number)]
    assert screens.game_id(hall.restarted()) == number
    written = [noted.fact for noted in room.fresh]
    assert erasing.seats_by_game(written, hall.ids[BEN]) == {number: [1]}
    assert gamefile.verify(gamefile.write(gamefile.of_room(room, number))).fair


# Snapshots.


def test_there_is_one_snapshot_for_each_second_however_much_happens() -> None:
    hall = begun()
    hall.wait(60)
    for turn in range(500):
        hall.do(BEN, requests.Rename, name=BEN, language=("cs", "pl")[turn % 2])
        hall.wait(0.01)

    assert len(hall.room.live.shots) <= 7


def test_the_longest_delay_keeps_no_more_snapshots_than_seconds() -> None:
    hall = begun(delay=900)
    for turn in range(3_000):
        hall.do(BEN, requests.Rename, name=BEN, language=("cs", "pl")[turn % 2])
        hall.wait(0.31)

    assert 890 < len(hall.room.live.shots) <= 902


def test_within_a_second_the_last_state_is_the_one_that_is_seen() -> None:
    hall = begun()
    hall.wait(60)
    for language in ("cs", "pl", "nl"):
        hall.do(BEN, requests.Rename, name=BEN, language=language)
        hall.wait(0.1)

    hall.wait(DELAY + 1)

    assert hall.looks(CYD).members[1].language == "nl"


def test_what_is_due_to_be_seen_wakes_the_room() -> None:
    hall = begun()

    assert snapshots.next_release(hall.room) == hall.now + DELAY * 1000
    assert (desk.wakes_at(hall.room) or 0) <= hall.now + DELAY * 1000


def test_somebody_who_comes_in_later_is_not_told_more_by_coming_in() -> None:
    hall = ended()
    hall.join(DAN)

    assert hall.looks(DAN).phase == "playing"
    assert hall.looks(DAN).result is None
