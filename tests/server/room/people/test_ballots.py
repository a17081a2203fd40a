"""Secret ballots: who may vote, how many must agree, and how often one may be called."""

from collections import Counter

import pytest

from tests.server.room.hall import ADA, BEN, CYD, DAN, Hall
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import changes, inbox
from turncoat.server.room.people.ballots import BALLOT, CALLS_APART

SECRET = "5e" * 32
EVE = "Eve"
PEOPLE = [ADA, BEN, CYD, DAN, EVE, "Fay", "Gus", "Hal"]


def hall_of(game: str = "shadow_hunters", players: int = 4) -> Hall:
    """Nobody but people play; another watches."""
    hall = Hall(game, players).dealt_from(SECRET).start(*PEOPLE[:players])
    return hall.join("Watcher")


def outcome(hall: Hall) -> tuple[str, bool] | None:
    """How the last ballot came out, as everybody sees it."""
    return hall.looks(ADA).last_ballot


# Who may vote.


def test_a_ballot_is_seen_by_all() -> None:
    hall = hall_of()

    hall.do(ADA, commands.Call, ballot="pause")

    ballot = frames.Ballot("pause", None, hall.now + BALLOT * 1000, None)
    assert hall.looks(BEN).ballot == ballot
    assert hall.looks("Watcher").ballot == ballot


def test_whoever_calls_votes_for_it() -> None:
    hall = hall_of()

    hall.do(ADA, commands.Call, ballot="pause")

    ballot = hall.looks(ADA).ballot
    assert ballot is not None
    assert ballot.voted is True


def test_a_vote_may_be_changed_until_the_ballot_closes() -> None:
    hall = hall_of()
    hall.do(ADA, commands.Call, ballot="pause")
    hall.do(BEN, commands.Vote, yes=True)
    hall.do(CYD, commands.Vote, yes=True)

    hall.do(BEN, commands.Vote, yes=False)
    hall.wait(BALLOT)

    assert outcome(hall) == ("pause", False)


def test_whoever_only_watches_neither_calls_nor_votes() -> None:
    hall = hall_of()
    assert hall.refusal("Watcher", commands.Call, ballot="pause") == "not_yours"

    hall.do(ADA, commands.Call, ballot="pause")

    assert hall.refusal("Watcher", commands.Vote, yes=True) == "not_yours"


def test_whoever_is_away_neither_calls_nor_votes() -> None:
    hall = hall_of()
    hall.do(BEN, commands.Leave)
    assert hall.refusal(BEN, commands.Call, ballot="pause") == "not_yours"

    hall.do(ADA, commands.Call, ballot="pause")

    assert hall.refusal(BEN, commands.Vote, yes=True) == "not_yours"


def test_the_vote_of_somebody_who_left_since_does_not_count() -> None:
    hall = hall_of()
    hall.do(ADA, commands.Call, ballot="pause")
    hall.do(BEN, commands.Vote, yes=True)
    hall.do(CYD, commands.Vote, yes=True)

    hall.do(CYD, commands.Leave)
    hall.wait(BALLOT)

    assert outcome(hall) == ("pause", False)


def test_a_member_has_one_vote_however_many_seats() -> None:
    hall = Hall(players=5).join(ADA, BEN, CYD)
    hall.seat(ADA, BEN, CYD)
    hall.do(ADA, commands.Clear, seat=3)
    hall.do(ADA, commands.Sit, seat=3)
    hall.do(ADA, commands.Clear, seat=4)
    hall.do(ADA, commands.Sit, seat=4)
    hall.do(ADA, commands.Ready)
    hall.do(BEN, commands.Ready)
    hall.do(CYD, commands.Ready)

    hall.agree("pause", ADA, BEN)

    assert outcome(hall) == ("pause", False)


def test_a_program_has_no_vote() -> None:
    hall = Hall().join(ADA).seat(ADA)
    hall.do(ADA, commands.Clear, seat=1)
    host = hall.room.members[hall.ids[ADA]]
    hall.ids["Robot"] = inbox.join_program(hall.room, hall.now, host, 1, "Robot", "en", "hash-r")
    hall.do(ADA, commands.Ready)
    hall.do("Robot", commands.Ready)

    assert hall.refusal("Robot", commands.Call, ballot="pause") == "not_yours"


def test_there_is_one_ballot_at_a_time() -> None:
    hall = hall_of()
    hall.do(ADA, commands.Call, ballot="pause")

    assert hall.refusal(BEN, commands.Call, ballot="extend") == "ballot_open"


def test_where_there_is_no_ballot_nobody_votes() -> None:
    hall = hall_of()

    assert hall.refusal(ADA, commands.Vote, yes=True) == "no_ballot"


def test_before_the_deal_and_after_the_end_there_is_nothing_to_vote_on() -> None:
    hall = Hall().dealt_from(SECRET).join(ADA, BEN).seat(ADA, BEN, bots="uniform")
    assert hall.refusal(ADA, commands.Call, ballot="remake") == "not_now"
    for seat in (0, 1):
        hall.do((ADA, BEN)[seat], commands.Stand, seat=seat)

    hall.start(ADA, BEN, bots="uniform")
    hall.play([ADA, BEN])

    assert hall.refusal(ADA, commands.Call, ballot="remake") == "not_now"


def test_a_ballot_ends_with_the_game() -> None:
    hall = hall_of("dark_providence", 2)
    hall.do(ADA, commands.Call, ballot="remake")
    hall.do(BEN, commands.Vote, yes=True)

    hall.play([ADA, BEN])

    assert hall.looks(ADA).ballot is None

    hall.wait(BALLOT)

    assert hall.looks(ADA).phase == "ended"
    assert outcome(hall) is None


# How many must agree.


def largest_side(hall: Hall) -> list[str]:
    """Those who could win together; dissenters side with whomever they please."""
    match = hall.room.game.match
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
    hall = hall_of(game, players)
    side = largest_side(hall)
    assert 1 < len(side) < players

    hall.agree("pause", *side)

    assert outcome(hall) == ("pause", False)


@pytest.mark.parametrize(
    ("game", "players", "enough"),
    [
        ("among_cultists", 5, 5), ("among_cultists", 8, 7),
        ("dark_providence", 2, 2), ("dark_providence", 3, 3), ("dark_providence", 5, 4),
        ("shadow_hunters", 4, 3), ("shadow_hunters", 7, 4), ("shadow_hunters", 8, 4),
    ],
)  # fmt: skip
def test_one_more_than_a_side_can_have_is_enough(game: str, players: int, enough: int) -> None:
    too_few, just_enough = hall_of(game, players), hall_of(game, players)

    too_few.agree("pause", *PEOPLE[: enough - 1])
    just_enough.agree("pause", *PEOPLE[:enough])

    assert outcome(too_few) == ("pause", False)
    assert outcome(just_enough) == ("pause", True)


def test_where_few_people_play_with_bots_all_of_them_must_agree() -> None:
    hall = Hall(players=8).start(ADA, BEN)

    hall.do(ADA, commands.Call, ballot="pause")
    hall.wait(BALLOT)

    assert outcome(hall) == ("pause", False)

    hall.agree("pause", BEN, ADA)

    assert outcome(hall) == ("pause", True)


# How often.


def test_whoever_has_called_must_wait_before_calling_again() -> None:
    hall = hall_of()
    hall.agree("extend", ADA)

    assert hall.refusal(ADA, commands.Call, ballot="extend") == "too_fast"

    hall.wait((CALLS_APART - 1) * BALLOT - 0.001)

    assert hall.refusal(ADA, commands.Call, ballot="extend") == "too_fast"

    hall.wait(0.001)

    assert hall.refusal(ADA, commands.Call, ballot="extend") == ""


def test_others_may_call_in_the_meantime() -> None:
    hall = hall_of()
    hall.agree("extend", ADA)

    assert hall.refusal(BEN, commands.Call, ballot="extend") == ""


def test_to_vote_is_not_to_call() -> None:
    hall = hall_of()
    hall.agree("extend", ADA, BEN)

    assert hall.refusal(BEN, commands.Call, ballot="extend") == ""


def test_whoever_plays_alone_may_call_as_often_as_needed() -> None:
    hall = Hall().start(ADA)
    hall.do(ADA, commands.Call, ballot="pause")

    hall.do(ADA, commands.Call, ballot="resume")

    assert outcome(hall) == ("resume", True)
    assert len(hall.changes(changes.Counted)) == 2


EIGHT = [ADA, BEN, CYD, DAN, "Eva", "Fay", "Gus", "Hal"]


def test_what_has_failed_twice_waits_whoever_calls_it_and_longer_each_time() -> None:
    hall = Hall(players=8, clocks=Clocks(pace="untimed", gone=0)).start(*EIGHT)
    waits = []
    for caller in EIGHT[:5]:
        waited = 0
        while (why := hall.refusal(caller, commands.Call, ballot="extend")) == "too_fast":
            hall.wait(BALLOT)
            waited += 1
        assert why == ""
        waits.append(waited)
        hall.wait(BALLOT)

    assert waits == [0, 0, 2, 4, 8]


def test_another_question_does_not_wait_for_one_that_has_failed() -> None:
    hall = Hall(players=8).start(*EIGHT)
    for caller in EIGHT[:2]:
        hall.agree("extend", caller)

    assert hall.refusal(EIGHT[2], commands.Call, ballot="extend") == "too_fast"
    assert hall.refusal(EIGHT[2], commands.Call, ballot="pause") == ""


def test_what_has_passed_begins_anew() -> None:
    hall = Hall(players=8).start(*EIGHT)
    hall.agree("extend", EIGHT[0])
    hall.agree("extend", *EIGHT[1:])
    hall.agree("extend", EIGHT[2])

    assert hall.refusal(EIGHT[3], commands.Call, ballot="extend") == ""
