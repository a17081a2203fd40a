"""Random moves for a match, and snapshots to compare matches with."""

from random import Random
from typing import NamedTuple

import msgspec

from turncoat.core.match import AnyMatch, Match
from turncoat.core.terms import (
    ANSWER,
    OFFER,
    SAY,
    Audience,
    Claim,
    Event,
    LogEntry,
    Option,
    Seat,
    Term,
)

# For each kind of secret answer, another that it can always be changed to.
CHANGED_ANSWERS: dict[str, Option] = {
    "vote": ("abstain",), "light": ("go_on",), "high": ("low",), "low": ("high",),
}  # fmt: skip

OFFERS_IN_100 = 12
SAYS_IN_100 = 12
CHANGED_ANSWERS_IN_100 = 12


class Snapshot(NamedTuple):
    """A match as plain data. Nobody can tell matches with equal snapshots apart."""

    table: bytes
    told: list[tuple[Audience, Event]]
    fallen: list[int | str | None]
    log: list[LogEntry]
    story: list[tuple[Audience, Event]]
    said: list[tuple[Seat, Claim, Audience, int]]
    pending: dict[Seat, tuple[Term, list[Option], bool, Option]]
    waiting: list[tuple[int, Seat, Option]]
    views: list[bytes]


def snapshot(match: AnyMatch) -> Snapshot:
    """A snapshot with all views. Building them makes a match keep the tables of restart points."""
    return bare_snapshot(match)._replace(
        views=[msgspec.json.encode(match.view(seat)) for seat in [None, *range(match.table.seats)]]
    )


def bare_snapshot(match: AnyMatch) -> Snapshot:
    """A snapshot without views, which changes nothing in the match."""
    return Snapshot(
        table=match.rules.pack(match.table),
        told=match.table.events[:],
        fallen=match.table.chance.results[:],
        log=match.log[:],
        story=match.story[:],
        said=[(s.seat, s.claim, s.audience, s.contradicts) for s in match.said],
        pending={
            d.seat: (d.topic, d.options[:], d.window, d.given) for d in match.pending.values()
        },
        waiting=match.waiting(),
        views=[],
    )


def restart(match: AnyMatch) -> tuple[bytes, list[LogEntry]]:
    """The table at the restart point, packed, and the log since."""
    return match.rules.pack(match.start), match.since


def moves(match: AnyMatch, claims: list[Claim]) -> list[LogEntry]:
    """Every move that anybody can make right now."""
    return answers(match) + changed_answers(match) + offers(match) + says(match, claims)


def answers(match: AnyMatch) -> list[LogEntry]:
    return [(ANSWER, d.seat, option) for d in match.pending.values() for option in d.options]


def changed_answers(match: AnyMatch) -> list[LogEntry]:
    """Changed answers to questions that others have not answered yet."""
    return [
        (ANSWER, seat, CHANGED_ANSWERS[str(given[0])])
        for seat, given in match.given()
        if given[0] in CHANGED_ANSWERS
    ]


def offers(match: AnyMatch) -> list[LogEntry]:
    seats = range(match.table.seats)
    return [(OFFER, seat, option) for seat in seats for option in match.offers(seat)]


def says(match: AnyMatch, claims: list[Claim]) -> list[LogEntry]:
    talkers = [
        seat for seat in range(match.table.seats) if match.rules.audience_of(match.table, seat)
    ]
    return [(SAY, seat, claim) for seat in talkers for claim in claims]


def random_move(match: AnyMatch, random: Random, claims: list[Claim]) -> LogEntry:
    """Mostly an answer; now and then an offer, a claim or a changed answer."""
    luck = random.randrange(100)
    rare: list[LogEntry] = []
    if luck < OFFERS_IN_100:
        rare = offers(match)
    elif luck < OFFERS_IN_100 + SAYS_IN_100:
        rare = says(match, claims)
    elif luck < OFFERS_IN_100 + SAYS_IN_100 + CHANGED_ANSWERS_IN_100:
        rare = changed_answers(match)
    return random.choice(rare or answers(match))


def play_on(match: AnyMatch, random: Random, claims: list[Claim]) -> list[LogEntry]:
    """Play to the end; return the moves in order."""
    done = []
    while match.pending:
        move = random_move(match, random, claims)
        match.repeat(move)
        done.append(move)
    return done


def replayed(match: AnyMatch) -> AnyMatch:
    """The same match, dealt again and replayed from its log alone."""
    twin: AnyMatch = Match.deal(match.rules, match.options, match.key)
    for entry in match.log:
        twin.repeat(entry)
    return twin
