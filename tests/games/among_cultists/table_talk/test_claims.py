"""Claims of one speaker that can't both be true are marked (AC-12)."""

import pytest

from tests.games.among_cultists.scenes import Play, five
from turncoat.core.terms import Claim
from turncoat.core.view import HeardClaim

Pair = tuple[Claim, Claim]

CONTRADICTIONS: list[Pair] = [
    (("side", "investigators"), ("side", "cultists")),
    (("trust", 1), ("suspect", 1)),
    (("gave", 1, "alive", 2), ("gave", 1, "dead", 2)),
    (("side", "investigators"), ("gave", 1, "dead", 2)),
    (("checked", 1, "alive", 2), ("checked", 1, "dead", 2)),
    (("laid", "D1", "success", 2), ("laid", "D1", "failure", 2)),
    (("laid", "D1", "success", 2), ("laid", "D2", "success", 2)),
    (("laid", "D1", "success", 2), ("laid", "unsafe", "success", 2)),
    (("saw_event", "mirror", 2), ("saw_event", "lightning", 2)),
    (("will_go", "D1", 3), ("will_go", "D2", 3)),
    (("gave", 1, "dead", 1), ("checked", 1, "alive", 2)),
    (("gave", 1, "dead", 2), ("checked", 1, "alive", 2)),
    (("side", "investigators"), ("laid", "D1", "sabotage", 2)),
    (("side", "investigators"), ("laid", "unsafe", "failure", 2)),
]
CONSISTENT: list[Pair] = [
    (("trust", 1), ("suspect", 2)),
    (("trust", 1), ("trust", 2)),
    (("suspect", 1), ("suspect", 2)),
    (("trust", 1), ("vote_for", 1)),
    (("vote_for", 1), ("vote_for", 2)),
    (("gave", 1, "alive", 2), ("gave", 2, "dead", 2)),
    (("gave", 1, "alive", 2), ("gave", 1, "dead", 1)),
    (("side", "cultists"), ("gave", 1, "dead", 2)),
    (("side", "investigators"), ("gave", 1, "alive", 2)),
    (("checked", 1, "alive", 2), ("checked", 2, "dead", 2)),
    (("laid", "D1", "success", 1), ("laid", "D2", "failure", 2)),
    (("saw_event", "mirror", 1), ("saw_event", "lightning", 2)),
    (("will_go", "D1", 2), ("will_go", "D2", 3)),
    (("checked", 1, "dead", 2), ("gave", 1, "alive", 2)),
    (("gave", 1, "dead", 2), ("checked", 1, "alive", 1)),
    (("gave", 1, "dead", 1), ("checked", 2, "alive", 2)),
    (("side", "cultists"), ("laid", "D1", "sabotage", 2)),
    (("side", "investigators"), ("laid", "D1", "success", 2)),
]


def said(*claims: Claim) -> Play:
    """Seat 0 makes these claims."""
    play = five().play()
    for claim in claims:
        play.match.say(0, claim)
    return play


def met_twice() -> Play:
    """Seat 0 meets seat 1 in a hall twice in one move."""
    play = five().at("HE", 1).phase("movement").play()
    for place in ("HE", "O2", "HE"):
        play.answer(0, "go", place)
        if "give" in play.asked().values():
            play.meet(s0="alive", s1="alive")
    return play


@pytest.mark.parametrize(("one", "other"), CONTRADICTIONS)
def test_ac_12_these_claims_contradict(one: Claim, other: Claim) -> None:
    assert said(one, other).view(2).heard[1] == HeardClaim(0, other, 0)


@pytest.mark.parametrize(("one", "other"), CONTRADICTIONS)
def test_ac_12_they_contradict_in_any_order(one: Claim, other: Claim) -> None:
    assert said(other, one).view(2).heard[1] == HeardClaim(0, one, 0)


@pytest.mark.parametrize(("one", "other"), CONSISTENT)
def test_ac_12_these_claims_can_both_be_true(one: Claim, other: Claim) -> None:
    assert said(one, other).view(2).heard[1] == HeardClaim(0, other, None)
    assert said(other, one).view(2).heard[1] == HeardClaim(0, one, None)


@pytest.mark.parametrize("claim", [claim for pair in CONTRADICTIONS for claim in pair])
def test_ac_12_the_same_claim_again_does_not_contradict(claim: Claim) -> None:
    assert said(claim, claim).view(2).heard[1] == HeardClaim(0, claim, None)


def test_ac_12_who_was_dead_can_not_be_alive_later() -> None:
    play = said(("checked", 1, "dead", 1), ("checked", 1, "alive", 2))

    assert play.view(2).heard[1].contradicts == 0


def test_ac_12_who_was_alive_can_be_dead_later() -> None:
    play = said(("checked", 1, "alive", 1), ("checked", 1, "dead", 2))

    assert play.view(2).heard[1].contradicts is None


def test_ac_12_who_met_twice_can_have_given_two_cards() -> None:
    play = met_twice()

    play.match.say(0, ("gave", 1, "alive", 2))
    play.match.say(0, ("gave", 1, "dead", 2))

    assert play.view(2).heard[1].contradicts is None


@pytest.mark.parametrize(("one", "other"), CONTRADICTIONS)
def test_ac_12_claims_of_two_speakers_do_not_contradict(one: Claim, other: Claim) -> None:
    play = said(one)

    play.match.say(4, other)

    assert play.view(2).heard[1] == HeardClaim(4, other, None)


def test_ac_12_a_contradiction_is_marked_for_all() -> None:
    play = said(("trust", 1), ("suspect", 1))

    assert play.events(None, "claims") == [
        ("claims", 0, 0, "trust", 1),
        ("claims", 0, 1, "suspect", 1),
    ]


def test_ac_12_a_contradiction_points_back_to_the_earlier_claim() -> None:
    play = said(("vote_for", 4), ("trust", 1), ("vote_for", 1), ("suspect", 1))

    assert play.view(2).heard[3] == HeardClaim(0, ("suspect", 1), 1)


def test_ac_12_the_mark_tells_nothing_of_the_truth() -> None:
    play = five().play()

    play.match.say(4, ("side", "investigators"))

    assert play.view(2).heard == [HeardClaim(4, ("side", "investigators"), None)]


def test_ac_87_with_a_firestarter_an_investigator_may_have_laid_a_red_card() -> None:
    play = five("firestarter").play()

    play.match.say(0, ("side", "investigators"))
    play.match.say(0, ("laid", "D1", "sabotage", 2))

    assert play.view(None).heard[-1].contradicts is None


@pytest.mark.parametrize(
    "claim", [("saw_event", "broken_panes", 2), ("laid", "unsafe", "success", 2)]
)
def test_ac_9_in_a_first_game_nobody_speaks_of_what_is_not_there(claim: Claim) -> None:
    first, usual = five(preset="first_game").play(), five().play()

    assert not first.match.rules.is_claim(first.table, claim)
    assert usual.match.rules.is_claim(usual.table, claim)
