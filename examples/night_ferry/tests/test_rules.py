"""A test for every rule of the rulebook: test_nf_12_... is about NF-12."""

from typing import Any

import pytest
from night_ferry.ferry import Ferry
from night_ferry.rules import RULES

from turncoat.core.chance import key_from_seed
from turncoat.core.errors import BadSetup, IllegalAnswer
from turncoat.core.match import Match
from turncoat.core.terms import Event, Option, Seat
from turncoat.core.view import HeardClaim

PUMP: Option = ("pump",)
DRILL: Option = ("drill",)
ABSTAIN: Option = ("abstain",)
AnyMatch = Match[Ferry, Any, Any]


def ferry(*wreckers: Seat, players: int = 5, **options: Any) -> AnyMatch:
    """A crossing at its first question, with wreckers at these seats."""
    for seed in range(1000):
        match: AnyMatch = Match.deal(
            RULES, RULES.read_options(players, options), key_from_seed(seed)
        )
        if all(match.table.roles[seat] == "wrecker" for seat in wreckers):
            return match
    raise AssertionError


def answer(match: AnyMatch, usual: Option, others: dict[Seat, Option] | None = None) -> None:
    """Everybody who is asked gives the usual answer, except the seats in `others`."""
    for seat in [*match.pending]:
        match.answer(seat, (others or {}).get(seat, usual))


def accuse(match: AnyMatch, accused: Seat) -> None:
    """Everybody else accuses one seat."""
    answer(match, ("accuse", accused), {accused: ABSTAIN})


def leg(match: AnyMatch, duties: dict[Seat, Option] | None = None) -> None:
    """A whole leg in which nobody is accused."""
    answer(match, PUMP, duties)
    if match.pending:
        answer(match, ABSTAIN)


def told(match: AnyMatch, seat: Seat | None, kind: str) -> list[Event]:
    return [event for event in match.events(seat) if event[0] == kind]


def test_nf_1_four_to_eight_play() -> None:
    assert [*RULES.player_counts] == [4, 5, 6, 7, 8]
    for players in (3, 9):
        with pytest.raises(BadSetup, match="players: count"):
            RULES.read_options(players, {})


@pytest.mark.parametrize(("players", "wreckers"), [(4, 1), (5, 1), (6, 2), (7, 2), (8, 2)])
def test_nf_2_one_or_two_are_wreckers(players: int, wreckers: int) -> None:
    match = ferry(players=players)

    assert match.table.roles.count("wrecker") == wreckers
    for seat in match.seats:
        view = match.view(seat)
        assert told(match, seat, "you_are") == [("you_are", view.players[seat].role)]
        assert told(match, None, "you_are") == []


@pytest.mark.parametrize("meet", [True, False])
def test_nf_3_wreckers_know_each_other_unless_the_host_says_otherwise(meet: bool) -> None:
    match = ferry(1, 4, players=6, wreckers_meet=meet)

    assert (match.view(1).players[4].role == "wrecker") == meet
    assert told(match, 4, "partner") == ([("partner", 1)] if meet else [])
    assert match.view(0).players[4].role is None


def test_nf_4_the_hold_is_dry_and_takes_twice_as_much_as_there_are_players() -> None:
    view = ferry(players=7).view(None)

    assert (view.water, view.limit) == (0, 14)


@pytest.mark.parametrize("legs", [4, 5, 6])
def test_nf_10_each_leg_has_duties_and_a_vote(legs: int) -> None:
    match = ferry(legs=legs)

    topics = []
    while match.pending:
        topics += [match.pending[0].topic[0]]
        answer(match, PUMP if topics[-1] == "duty" else ABSTAIN)

    assert topics == ["duty", "vote"] * legs


def test_nf_10_everybody_sees_which_part_of_a_leg_it_is() -> None:
    match = ferry()

    assert match.view(None).stage == "duties"
    answer(match, PUMP)
    assert match.view(None).stage == "vote"
    answer(match, ABSTAIN)
    assert (match.view(None).stage, match.view(None).round) == ("duties", 2)


def test_nf_11_duties_are_secret_and_only_wreckers_drill() -> None:
    match = ferry(2)

    assert match.decision_view(0).options == [PUMP, *(("watch", seat) for seat in (1, 2, 3, 4))]
    assert match.decision_view(2).options[-1] == DRILL
    answer(match, PUMP, {2: DRILL, 3: ("watch", 0)})
    assert [said for _, _, said in match.view(1).answers] == [(), PUMP, (), (), ()]
    assert told(match, 1, "saw") == []
    assert [told(match, seat, "did") for seat in (1, 2, 3, None)] == [
        [("did", "pump")], [("did", "drill")], [], [],
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("duties", "level"),
    [({}, 0), ({0: ("watch", 1)}, 0), ({0: ("watch", 1), 4: DRILL}, 2), ({4: DRILL}, 1)],
)
def test_nf_12_the_water_rises_by_leaks_and_holes_and_falls_by_pumping(
    duties: dict[Seat, Option], level: int
) -> None:
    match = ferry(4)

    answer(match, PUMP, duties)

    # With five players, three units leak in per leg.
    assert match.view(None).water == level
    kind = "water_rose" if level else "water_stayed"
    assert told(match, None, kind) == [(kind, 0, level, 10)]


def test_nf_12_everybody_is_told_how_the_water_changed() -> None:
    match = ferry(4)

    leg(match, {0: ("watch", 1), 4: DRILL})
    leg(match)

    water = [event for event in match.events(None) if str(event[0]).startswith("water")]
    assert water == [("water_rose", 0, 2, 10), ("water_fell", 2, 0, 10)]


@pytest.mark.parametrize(("players", "leak"), [(4, 2), (5, 3), (6, 2), (7, 3), (8, 4)])
def test_nf_12_the_question_says_how_much_water_comes_in(players: int, leak: int) -> None:
    match = ferry(players=players)
    first = match.pending[0].topic

    answer(match, ("watch", 0), {0: ("watch", 1)})

    assert first == ("duty", leak)
    assert match.view(None).water == leak


def test_nf_13_watching_shows_the_duty_and_a_hole_gives_a_wrecker_away() -> None:
    match = ferry(2)

    answer(match, PUMP, {2: DRILL, 0: ("watch", 2), 1: ("watch", 0)})

    assert told(match, 0, "saw") == [("saw", 2, "drill")]
    assert told(match, 1, "saw") == [("saw", 0, "watch")]
    assert match.view(0).players[2].role == "wrecker"
    assert match.view(1).players[2].role is None
    assert match.view(1).players[0].role is None


def test_nf_20_votes_are_cast_at_once_and_then_shown() -> None:
    match = ferry(2)
    answer(match, PUMP)

    match.answer(0, ("accuse", 1))
    assert (match.view(0).chosen, match.view(1).chosen) == (("accuse", 1), None)
    assert told(match, 1, "accuses") == []
    answer(match, ABSTAIN)

    assert told(match, None, "accuses") == [("accuses", 0, 1)]
    assert told(match, None, "abstains") == [("abstains", seat) for seat in (1, 2, 3, 4)]


def test_nf_21_more_than_half_lock_somebody_up() -> None:
    match = ferry(2, players=6)
    answer(match, PUMP)
    sailor = next(seat for seat in match.seats if match.table.roles[seat] == "sailor")
    others = [seat for seat in match.seats if seat != sailor]
    answer(match, ABSTAIN, dict.fromkeys(others[:3], ("accuse", sailor)))
    assert match.view(None).players[sailor].confined is False
    answer(match, PUMP)

    answer(match, ABSTAIN, dict.fromkeys(others[:4], ("accuse", sailor)))

    view = match.view(None)
    assert (view.players[sailor].confined, view.players[sailor].role) == (True, "sailor")
    assert sailor not in match.pending
    assert ("watch", sailor) not in match.decision_view(others[0]).options


def test_nf_30_the_wreckers_win_when_the_ferry_sinks() -> None:
    match = ferry(0)

    for _ in range(2):
        leg(match, {0: DRILL, **dict.fromkeys((1, 2, 3, 4), ("watch", 0))})

    assert (match.table.ended, match.outcome.winners) == ("sunk", [0])
    assert match.outcome.won == ["wrecker"]


def test_nf_31_the_sailors_win_when_all_wreckers_are_locked_up() -> None:
    match = ferry(3)
    answer(match, PUMP)

    accuse(match, 3)

    assert (match.table.ended, match.outcome.winners) == ("caught", [0, 1, 2, 4])


def test_nf_32_the_wreckers_win_when_no_more_sailors_are_free() -> None:
    match = ferry(3, players=4)

    for accused in (0, 1):
        answer(match, PUMP)
        accuse(match, accused)

    assert (match.table.ended, match.outcome.winners) == ("taken", [3])


def test_nf_33_the_sailors_win_in_the_harbour() -> None:
    match = ferry(0, legs=4)

    for _ in range(4):
        assert not match.over
        leg(match)

    assert (match.table.ended, match.outcome.winners) == ("harbour", [1, 2, 3, 4])


def test_nf_34_all_roles_are_shown_at_the_end() -> None:
    match = ferry(3)
    answer(match, PUMP)
    accuse(match, 3)

    assert [player.role for player in match.view(None).players] == match.table.roles
    assert told(match, None, "was") == [("was", s, match.table.roles[s]) for s in match.seats]


def test_nf_40_everybody_talks_of_what_has_begun_and_may_lie() -> None:
    match = ferry(0, players=6)
    sailor = match.table.roles.index("sailor")
    answer(match, PUMP)
    accuse(match, sailor)

    match.say(sailor, ("role", sailor, "wrecker"))

    assert match.view(None).heard == [HeardClaim(sailor, ("role", sailor, "wrecker"), None)]
    assert RULES.is_claim(match.table, ("did", 2, "pump"))
    for claim in [("did", 3, "pump"), ("did", 0, "pump"), ("saw", 6, "pump", 1), ("did", 1)]:
        assert not RULES.is_claim(match.table, claim)


def test_nf_40_nobody_claims_to_have_watched_themselves() -> None:
    match = ferry()

    match.say(0, ("saw", 1, "pump", 1))
    with pytest.raises(IllegalAnswer):
        match.say(1, ("saw", 1, "pump", 1))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("role", 1, "sailor"), ("role", 1, "wrecker")),
        (("trust", 1), ("suspect", 1)),
        (("did", 1, "pump"), ("did", 1, "watch")),
        (("did", 1, "pump"), ("saw", 2, "watch", 1)),
        (("saw", 1, "pump", 1), ("saw", 2, "pump", 1)),
        (("saw", 1, "pump", 1), ("saw", 1, "drill", 1)),
        (("saw", 1, "drill", 1), ("role", 1, "sailor")),
    ],
)
def test_nf_41_claims_that_do_not_fit_are_marked(one: Option, other: Option) -> None:
    match = ferry()
    for claim in (one, other):
        match.say(0, claim)
    match.say(3, one)

    assert [said.contradicts for said in match.said] == [-1, 0, -1]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("role", 1, "sailor"), ("role", 2, "wrecker")),
        (("did", 1, "watch"), ("saw", 2, "pump", 1)),
        (("saw", 1, "pump", 1), ("role", 1, "wrecker")),
    ],
)
def test_nf_41_claims_that_fit_are_not(one: Option, other: Option) -> None:
    match = ferry()
    match.say(0, one)
    match.say(0, other)

    assert match.said[1].contradicts == -1
