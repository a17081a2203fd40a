"""Finding contradictions by headings marks the same claims as comparing all, at less cost."""

from random import Random
from typing import Any

import pytest

from tests.games.claims import claims_at, random_claim
from tests.games.random_play import deal, step
from turncoat.core import record
from turncoat.core.chance import Chance
from turncoat.core.match import AnyMatch, Match
from turncoat.core.rules import Rules, Script
from turncoat.core.terms import Audience, Claim, Seat, Term
from turncoat.games import GAMES

LONGEST = 250
# Claims about a pulse are compared with those of every round; no others with as many.
MOST_COMPARED = 20

every_table = pytest.mark.parametrize(
    ("game", "players"), [(game, max(rules.player_counts)) for game, rules in GAMES.items()]
)


def compared_with_all(match: AnyMatch, seat: Seat, claim: Claim) -> int:
    """The earlier claim that this one contradicts, or -1, found by comparing it with all."""
    audience = match.rules.audience_of(match.table, seat)
    earlier = -1
    for index, said in enumerate(match.said):
        comparable = said.seat == seat and said.audience & audience == audience
        if comparable and match.rules.contradicts(match.table, seat, said.claim, claim):
            earlier = index
    return earlier


def talk(match: AnyMatch, random: Random) -> int:
    """Let a random seat make a claim and check its mark; return 1 for a contradiction, else 0."""
    seat = min(random.randrange(match.table.seats), random.randrange(match.table.seats))
    if not match.may_talk(seat):
        return 0
    claim = random_claim(match, random, seat)
    expected = compared_with_all(match, seat, claim)
    match.say(seat, claim)
    assert match.said[-1].contradicts == expected, (seat, claim)
    return int(expected >= 0)


def sometimes_copied(match: AnyMatch, random: Random) -> AnyMatch:
    """The same match: mostly itself, now and then a clone, or saved and loaded again."""
    way = random.randrange(20)
    if way == 0:
        return match.clone()
    if way == 1:
        return record.load(record.save(match), GAMES)
    if way == 2:
        match.view(0)
    return match


@every_table
def test_marks_are_as_if_all_claims_were_compared(game: str, players: int) -> None:
    contradictions = 0
    for seed in range(6):
        match, random = deal(game, players, f"claims {seed}")
        while match.pending and len(match.said) < LONGEST:
            for _ in range(random.randrange(6)):
                contradictions += talk(match, random)
            step(match, random)
            match = sometimes_copied(match, random)
        for _ in range(10):
            contradictions += talk(match, random)

    assert contradictions > 30


@every_table
def test_whatever_contradicts_a_claim_is_under_its_headings(game: str, players: int) -> None:
    for seed in range(2):
        match, random = deal(game, players, f"headings {seed}")
        while match.pending and random.random() < 0.99:
            step(match, random)
        rules, table = match.rules, match.table
        claims = claims_at(match)

        for claim in random.sample(claims, min(40, len(claims))):
            rivals = {*rules.rivals(table, claim)}
            for earlier in claims:
                if rules.contradicts(table, 0, earlier, claim):
                    assert rivals & {*rules.headings(table, earlier)}, (earlier, claim)


class Counting(Rules[Any, Any, Any]):
    """The rules of a game, counting how many claims are compared."""

    def __init__(self, rules: Rules[Any, Any, Any]) -> None:
        self.rules = rules
        self.allows_undo = False  # type: ignore[misc]
        self.compared = 0

    def contradicts(self, table: Any, seat: Seat, earlier: Claim, claim: Claim) -> bool:
        self.compared += 1
        return self.rules.contradicts(table, seat, earlier, claim)

    def headings(self, table: Any, claim: Claim) -> list[Term]:
        return self.rules.headings(table, claim)

    def rivals(self, table: Any, claim: Claim) -> list[Term]:
        return self.rules.rivals(table, claim)

    def deal(self, options: Any, chance: Chance) -> Any:
        return self.rules.deal(options, chance)

    def copy(self, table: Any) -> Any:
        return self.rules.copy(table)

    def run(self, table: Any) -> Script:
        return self.rules.run(table)

    def audience_of(self, table: Any, seat: Seat) -> Audience:
        return self.rules.audience_of(table, seat)

    def is_claim(self, table: Any, claim: Claim) -> bool:
        return self.rules.is_claim(table, claim)


@every_table
def test_a_claim_is_compared_with_few_others_however_many_there_are(
    game: str, players: int
) -> None:
    at, random = deal(game, players, "late")
    while at.pending and not (at.may_talk(0) and len(at.log) > 150):
        step(at, random)
    rules = Counting(at.rules)
    match: AnyMatch = Match(rules, at.table)
    claims = claims_at(at)

    most = 0
    for _ in range(2):
        for claim in random.sample(claims, len(claims)):
            rules.compared = 0
            match.say(0, claim)
            most = max(most, rules.compared)

    assert len(match.said) > 40
    assert most <= MOST_COMPARED
