"""Talk: who hears a claim, what is marked as a contradiction, and when talk is closed."""

from typing import Final

import pytest

from tests.core.toy import ABSTAIN, COME_UP, GO_DOWN, ROLL, RULES, ToyMatch, scene
from turncoat.core.errors import IllegalAnswer
from turncoat.core.terms import ALL, GO_ON, SAY, Claim, Seat, bit
from turncoat.core.view import HeardClaim, PrivateClaim

RED: Final[Claim] = ("side", "red")
BLUE: Final[Claim] = ("side", "blue")


def marks(match: ToyMatch) -> list[int]:
    """For each claim, the position of the earlier claim it contradicts, or -1."""
    return [said.contradicts for said in match.said]


def heard(match: ToyMatch, seat: Seat | None) -> list[HeardClaim]:
    return match.view(seat).heard


def heard_apart(match: ToyMatch, seat: Seat | None) -> list[PrivateClaim]:
    return match.view(seat).heard_apart


def with_and_without_a_whisper() -> tuple[ToyMatch, ToyMatch]:
    """Two matches with seats 0 and 1 in the cellar; in the first one, seat 0 whispers."""
    whispered, silent = scene("day"), scene("day")
    for match in (whispered, silent):
        match.interrupt(0, GO_DOWN)
        match.interrupt(1, GO_DOWN)
    whispered.say(0, RED)
    return whispered, silent


# Who hears a claim.


def test_all_hear_a_claim() -> None:
    match = scene("day")

    match.say(1, RED)

    assert heard(match, 0) == heard(match, 1) == heard(match, None) == [HeardClaim(1, RED, None)]
    assert match.events(2) == match.events(None) == [("claims", 1, 0, "side", "red")]


def test_those_who_whisper_hear_only_each_other() -> None:
    match = scene("day")
    match.interrupt(0, GO_DOWN)
    match.interrupt(1, GO_DOWN)

    match.say(0, RED)

    assert match.said[0].audience == bit(0) | bit(1)
    assert heard_apart(match, 0) == heard_apart(match, 1) == [PrivateClaim(0, RED, False)]
    assert match.events(1)[-1] == ("claims_apart", 0, 0, "side", "red")
    for seat in (2, None):
        assert heard(match, seat) == []
        assert heard_apart(match, seat) == []
        assert ("claims_apart", 0, 0, "side", "red") not in match.events(seat)


def test_what_not_everybody_hears_leaves_no_gap_in_what_everybody_heard() -> None:
    whispered, silent = with_and_without_a_whisper()
    for match in (whispered, silent):
        match.say(2, RED)
        match.say(2, BLUE)

    assert heard(whispered, 0) == [HeardClaim(2, RED, None), HeardClaim(2, BLUE, 0)]
    assert heard(whispered, 0) == heard(silent, 0)
    assert heard_apart(whispered, 0) != heard_apart(silent, 0)


def test_those_who_whisper_hear_what_all_hear() -> None:
    match = scene("day")
    match.interrupt(0, GO_DOWN)

    match.say(2, RED)

    assert heard(match, 0) == [HeardClaim(2, RED, None)]


def test_a_claim_is_logged_and_changes_nothing_on_the_table() -> None:
    match = scene("vote")
    match.answer(0, ABSTAIN)
    before = RULES.pack(match.table)

    match.say(0, RED)

    assert match.log == [(SAY, 0, RED)]
    assert RULES.pack(match.table) == before
    assert list(match.pending) == [1, 2]
    assert match.given() == [(0, ABSTAIN)]


def test_a_claim_is_no_answer_in_the_view() -> None:
    match = scene("day")

    match.say(0, RED)

    assert match.view(1).answers == []


# Contradictions.


def test_a_claim_that_contradicts_an_earlier_one_is_marked() -> None:
    match = scene("day")

    match.say(0, RED)
    match.say(0, BLUE)

    assert marks(match) == [-1, 0]
    assert match.events(2)[-1] == ("claims", 0, 1, "side", "blue")
    assert heard(match, 2) == [HeardClaim(0, RED, None), HeardClaim(0, BLUE, 0)]


def test_a_claim_that_is_repeated_is_not_marked() -> None:
    match = scene("day")

    match.say(0, RED)
    match.say(0, RED)

    assert marks(match) == [-1, -1]


def test_the_mark_points_to_the_latest_of_what_it_contradicts() -> None:
    match = scene("day")

    match.say(0, RED)
    match.say(0, ("trust", 1))
    match.say(0, RED)
    match.say(0, ("trust", 2))
    match.say(0, BLUE)

    assert marks(match) == [-1, -1, -1, -1, 2]


def test_nobody_contradicts_another() -> None:
    match = scene("day")

    match.say(0, RED)
    match.say(1, BLUE)

    assert marks(match) == [-1, -1]


def test_a_claim_that_contradicts_a_whisper_is_not_marked() -> None:
    match = scene("day")
    match.interrupt(0, GO_DOWN)
    match.interrupt(1, GO_DOWN)
    match.say(0, RED)
    match.interrupt(0, COME_UP)

    match.say(0, BLUE)

    assert marks(match) == [-1, -1]
    assert match.events(1)[-1] == ("claims", 0, 0, "side", "blue")
    assert heard(match, 1) == [HeardClaim(0, BLUE, None)]
    assert heard_apart(match, 1) == [PrivateClaim(0, RED, False)]


def test_a_claim_that_contradicts_a_whisper_looks_as_if_there_had_been_none() -> None:
    whispered, silent = with_and_without_a_whisper()
    for match in (whispered, silent):
        match.interrupt(0, COME_UP)
        match.say(0, BLUE)

    assert whispered.view(2) == silent.view(2)
    assert whispered.events(2) == silent.events(2)
    assert whispered.view(None) == silent.view(None)


def test_a_whisper_that_contradicts_what_all_heard_is_marked() -> None:
    match = scene("day")
    match.say(0, RED)
    match.interrupt(0, GO_DOWN)

    match.say(0, BLUE)

    assert marks(match) == [-1, 0]


def test_a_whisper_is_not_marked_if_one_of_those_who_hear_it_missed_the_first() -> None:
    match = scene("day")
    match.interrupt(0, GO_DOWN)
    match.interrupt(1, GO_DOWN)
    match.say(0, RED)
    match.interrupt(2, GO_DOWN)

    match.say(0, BLUE)

    assert marks(match) == [-1, -1]


def test_a_mark_points_to_what_all_heard_behind_a_whisper() -> None:
    match = scene("day")
    match.say(0, RED)
    match.interrupt(0, GO_DOWN)
    match.say(0, RED)
    match.interrupt(0, COME_UP)

    match.say(0, BLUE)

    assert marks(match) == [-1, -1, 0]
    assert heard(match, 2) == [HeardClaim(0, RED, None), HeardClaim(0, BLUE, 0)]


def test_a_claim_is_remembered_over_restart_points() -> None:
    match = scene("day")
    match.say(0, RED)
    match.answer(0, ROLL)

    match.say(0, BLUE)

    assert marks(match) == [-1, 0]
    assert [said.claim for said in match.said_before] == [RED]


# When talk is closed.


def test_nobody_talks_where_talk_is_closed() -> None:
    match = scene("night")

    with pytest.raises(IllegalAnswer, match="talk_closed"):
        match.say(0, RED)

    assert match.said == []


def test_talk_is_open_again_where_the_game_opens_it() -> None:
    match = scene("night")
    for seat in range(3):
        match.answer(seat, GO_ON)

    match.say(0, RED)

    assert match.said[0].audience == ALL


@pytest.mark.parametrize(
    "claim", [(), ("side",), ("side", "green"), ("trust", 3), ("trust", "red")]
)
def test_what_is_no_claim_is_refused(claim: Claim) -> None:
    match = scene("day")

    with pytest.raises(IllegalAnswer, match="not_a_claim"):
        match.say(0, claim)


def test_what_is_no_claim_is_refused_first_where_talk_is_closed() -> None:
    match = scene("night")

    with pytest.raises(IllegalAnswer, match="not_a_claim"):
        match.say(0, ("side", "green"))
