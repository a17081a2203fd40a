"""Secret ballots: who may vote, how many must agree, and how often one may be called."""

from collections import Counter

import pytest

from tests.server.room.room_harness import ADA, BEN, CYD, DAN, RoomHarness
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import changes, inbox
from turncoat.server.room.people.ballots import BALLOT, CALLS_APART

SECRET = "5e" * 32
EVE = "Eve"
PEOPLE = [ADA, BEN, CYD, DAN, EVE, "Fay", "Gus", "Hal"]


def harness_of(game: str = "shadow_hunters", players: int = 4) -> RoomHarness:
    """Only people play, and one more watches."""
    harness = RoomHarness(game, players).dealt_from(SECRET).start(*PEOPLE[:players])
    return harness.join("Watcher")


def outcome(harness: RoomHarness) -> tuple[str, bool] | None:
    """The result of the last ballot, as everybody sees it."""
    return harness.room_frame(ADA).last_ballot


# Who may vote.


def test_a_ballot_is_seen_by_all() -> None:
    harness = harness_of()

    harness.do(ADA, commands.Call, ballot="pause")

    ballot = frames.Ballot("pause", None, harness.now + BALLOT * 1000, None)
    assert harness.room_frame(BEN).ballot == ballot
    assert harness.room_frame("Watcher").ballot == ballot


def test_whoever_calls_votes_for_it() -> None:
    harness = harness_of()

    harness.do(ADA, commands.Call, ballot="pause")

    ballot = harness.room_frame(ADA).ballot
    assert ballot is not None
    assert ballot.voted is True


def test_a_vote_may_be_changed_until_the_ballot_closes() -> None:
    harness = harness_of()
    harness.do(ADA, commands.Call, ballot="pause")
    harness.do(BEN, commands.Vote, yes=True)
    harness.do(CYD, commands.Vote, yes=True)

    harness.do(BEN, commands.Vote, yes=False)
    harness.wait(BALLOT)

    assert outcome(harness) == ("pause", False)


def test_whoever_only_watches_neither_calls_nor_votes() -> None:
    harness = harness_of()
    assert harness.refusal("Watcher", commands.Call, ballot="pause") == "not_yours"

    harness.do(ADA, commands.Call, ballot="pause")

    assert harness.refusal("Watcher", commands.Vote, yes=True) == "not_yours"


def test_whoever_is_away_neither_calls_nor_votes() -> None:
    harness = harness_of()
    harness.do(BEN, commands.Leave)
    assert harness.refusal(BEN, commands.Call, ballot="pause") == "not_yours"

    harness.do(ADA, commands.Call, ballot="pause")

    assert harness.refusal(BEN, commands.Vote, yes=True) == "not_yours"


def test_the_vote_of_somebody_who_left_since_does_not_count() -> None:
    harness = harness_of()
    harness.do(ADA, commands.Call, ballot="pause")
    harness.do(BEN, commands.Vote, yes=True)
    harness.do(CYD, commands.Vote, yes=True)

    harness.do(CYD, commands.Leave)
    harness.wait(BALLOT)

    assert outcome(harness) == ("pause", False)


def test_a_member_has_one_vote_however_many_seats() -> None:
    harness = RoomHarness(players=5).join(ADA, BEN, CYD)
    harness.seat(ADA, BEN, CYD)
    harness.do(ADA, commands.Clear, seat=3)
    harness.do(ADA, commands.Sit, seat=3)
    harness.do(ADA, commands.Clear, seat=4)
    harness.do(ADA, commands.Sit, seat=4)
    harness.do(ADA, commands.Ready)
    harness.do(BEN, commands.Ready)
    harness.do(CYD, commands.Ready)

    harness.agree("pause", ADA, BEN)

    assert outcome(harness) == ("pause", False)


def test_a_program_has_no_vote() -> None:
    harness = RoomHarness().join(ADA).seat(ADA)
    harness.do(ADA, commands.Clear, seat=1)
    host = harness.room.members[harness.ids[ADA]]
    harness.ids["Robot"] = inbox.join_program(
        harness.room, harness.now, host, 1, "Robot", "en", "hash-r"
    )
    harness.do(ADA, commands.Ready)
    harness.do("Robot", commands.Ready)

    assert harness.refusal("Robot", commands.Call, ballot="pause") == "not_yours"


def test_there_is_one_ballot_at_a_time() -> None:
    harness = harness_of()
    harness.do(ADA, commands.Call, ballot="pause")

    assert harness.refusal(BEN, commands.Call, ballot="extend") == "ballot_open"


def test_where_there_is_no_ballot_nobody_votes() -> None:
    harness = harness_of()

    assert harness.refusal(ADA, commands.Vote, yes=True) == "no_ballot"


def test_before_the_deal_and_after_the_end_there_is_nothing_to_vote_on() -> None:
    harness = RoomHarness().dealt_from(SECRET).join(ADA, BEN).seat(ADA, BEN, bots="uniform")
    assert harness.refusal(ADA, commands.Call, ballot="remake") == "not_now"
    for seat in (0, 1):
        harness.do((ADA, BEN)[seat], commands.Stand, seat=seat)

    harness.start(ADA, BEN, bots="uniform")
    harness.play([ADA, BEN])

    assert harness.refusal(ADA, commands.Call, ballot="remake") == "not_now"


def test_a_ballot_ends_with_the_game() -> None:
    harness = harness_of("dark_providence", 2)
    harness.do(ADA, commands.Call, ballot="remake")
    harness.do(BEN, commands.Vote, yes=True)

    harness.play([ADA, BEN])

    assert harness.room_frame(ADA).ballot is None

    harness.wait(BALLOT)

    assert harness.room_frame(ADA).phase == "ended"
    assert outcome(harness) is None


# How many must agree.


def largest_side(harness: RoomHarness) -> list[str]:
    """The people of the largest side, and all dissenters, since they might vote with it."""
    match = harness.room.game.match
    sides = match.rules.outcome(match.table).sides
    [(side, _)] = Counter(sides).most_common(1)
    together = [side, "dissenter_cultist", "dissenter_investigator"]
    return [name for name, theirs in zip(PEOPLE, sides, strict=False) if theirs in together]


@pytest.mark.parametrize(
    ("game", "players"),
    [
        *(("among_cultists", players) for players in range(4, 9)),
        *(("dark_providence", players) for players in (4, 5)),
        *(("shadow_hunters", players) for players in range(4, 9)),
    ],
)
def test_no_side_gets_its_way_alone(game: str, players: int) -> None:
    harness = harness_of(game, players)
    side = largest_side(harness)
    assert 1 < len(side) < players

    harness.agree("pause", *side)

    assert outcome(harness) == ("pause", False)


@pytest.mark.parametrize(
    ("game", "players", "enough"),
    [
        ("among_cultists", 5, 5), ("among_cultists", 8, 7),
        ("dark_providence", 2, 2), ("dark_providence", 3, 3), ("dark_providence", 5, 4),
        ("shadow_hunters", 4, 3), ("shadow_hunters", 7, 4), ("shadow_hunters", 8, 4),
    ],
)  # fmt: skip
def test_one_more_than_a_side_can_have_is_enough(game: str, players: int, enough: int) -> None:
    too_few, just_enough = harness_of(game, players), harness_of(game, players)

    too_few.agree("pause", *PEOPLE[: enough - 1])
    just_enough.agree("pause", *PEOPLE[:enough])

    assert outcome(too_few) == ("pause", False)
    assert outcome(just_enough) == ("pause", True)


def test_where_few_people_play_with_bots_all_of_them_must_agree() -> None:
    harness = RoomHarness(players=8).start(ADA, BEN)

    harness.do(ADA, commands.Call, ballot="pause")
    harness.wait(BALLOT)

    assert outcome(harness) == ("pause", False)

    harness.agree("pause", BEN, ADA)

    assert outcome(harness) == ("pause", True)


# How often.


def test_whoever_has_called_must_wait_before_calling_again() -> None:
    harness = harness_of()
    harness.agree("extend", ADA)

    assert harness.refusal(ADA, commands.Call, ballot="extend") == "too_fast"

    harness.wait((CALLS_APART - 1) * BALLOT - 0.001)

    assert harness.refusal(ADA, commands.Call, ballot="extend") == "too_fast"

    harness.wait(0.001)

    assert harness.refusal(ADA, commands.Call, ballot="extend") == ""


def test_others_may_call_in_the_meantime() -> None:
    harness = harness_of()
    harness.agree("extend", ADA)

    assert harness.refusal(BEN, commands.Call, ballot="extend") == ""


def test_to_vote_is_not_to_call() -> None:
    harness = harness_of()
    harness.agree("extend", ADA, BEN)

    assert harness.refusal(BEN, commands.Call, ballot="extend") == ""


def test_whoever_plays_alone_may_call_as_often_as_needed() -> None:
    harness = RoomHarness().start(ADA)
    harness.do(ADA, commands.Call, ballot="pause")

    harness.do(ADA, commands.Call, ballot="resume")

    assert outcome(harness) == ("resume", True)
    assert len(harness.changes(changes.Counted)) == 2


EIGHT = [ADA, BEN, CYD, DAN, "Eva", "Fay", "Gus", "Hal"]


def test_what_has_failed_twice_waits_whoever_calls_it_and_longer_each_time() -> None:
    harness = RoomHarness(players=8, clocks=Clocks(pace="untimed", gone=0)).start(*EIGHT)
    waits = []
    for caller in EIGHT[:5]:
        waited = 0
        while (why := harness.refusal(caller, commands.Call, ballot="extend")) == "too_fast":
            harness.wait(BALLOT)
            waited += 1
        assert why == ""
        waits.append(waited)
        harness.wait(BALLOT)

    assert waits == [0, 0, 2, 4, 8]


def test_another_question_does_not_wait_for_one_that_has_failed() -> None:
    harness = RoomHarness(players=8).start(*EIGHT)
    for caller in EIGHT[:2]:
        harness.agree("extend", caller)

    assert harness.refusal(EIGHT[2], commands.Call, ballot="extend") == "too_fast"
    assert harness.refusal(EIGHT[2], commands.Call, ballot="pause") == ""


def test_what_has_passed_begins_anew() -> None:
    harness = RoomHarness(players=8).start(*EIGHT)
    harness.agree("extend", EIGHT[0])
    harness.agree("extend", *EIGHT[1:])
    harness.agree("extend", EIGHT[2])

    assert harness.refusal(EIGHT[3], commands.Call, ballot="extend") == ""
