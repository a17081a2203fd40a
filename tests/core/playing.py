"""Random play and snapshots: what may be done right now, and everything that a match is."""

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

# What somebody who has answered in secret can always change its mind to.
SECOND_THOUGHTS: dict[str, Option] = {
    "vote": ("abstain",), "light": ("go_on",), "high": ("low",), "low": ("high",),
}  # fmt: skip

OFFERS_IN_100 = 12
SAYS_IN_100 = 12
SECOND_THOUGHTS_IN_100 = 12


class Snapshot(NamedTuple):
    """A match as plain data; two that are equal can't be told apart by anybody."""

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
    """Everything, as it is now. Looking at views makes a match a watched one."""
    return bare_snapshot(match)._replace(
        views=[msgspec.json.encode(match.view(seat)) for seat in [None, *range(match.table.seats)]]
    )


def bare_snapshot(match: AnyMatch) -> Snapshot:
    """Everything but the views: an unwatched match stays unwatched."""
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
    """The restart point and what was done since."""
    return match.rules.pack(match.start), match.since


def moves(match: AnyMatch, claims: list[Claim]) -> list[LogEntry]:
    """Everything that anybody may do right now."""
    return answers(match) + second_thoughts(match) + offers(match) + says(match, claims)


def answers(match: AnyMatch) -> list[LogEntry]:
    return [(ANSWER, d.seat, option) for d in match.pending.values() for option in d.options]


def second_thoughts(match: AnyMatch) -> list[LogEntry]:
    """Other answers to a question that is still open for others."""
    return [
        (ANSWER, seat, SECOND_THOUGHTS[str(given[0])])
        for seat, given in match.given()
        if given[0] in SECOND_THOUGHTS
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
    """Mostly answers; now and then an offer, a claim or a second thought."""
    luck = random.randrange(100)
    rare: list[LogEntry] = []
    if luck < OFFERS_IN_100:
        rare = offers(match)
    elif luck < OFFERS_IN_100 + SAYS_IN_100:
        rare = says(match, claims)
    elif luck < OFFERS_IN_100 + SAYS_IN_100 + SECOND_THOUGHTS_IN_100:
        rare = second_thoughts(match)
    return random.choice(rare or answers(match))


def play_on(match: AnyMatch, random: Random, claims: list[Claim]) -> list[LogEntry]:
    """Play to the end; returns what was done, in the order in which it was done."""
    done = []
    while match.pending:
        move = random_move(match, random, claims)
        match.repeat(move)
        done.append(move)
    return done


def replayed(match: AnyMatch) -> AnyMatch:
    """The same game from its deal, by its log alone."""
    twin: AnyMatch = Match.deal(match.rules, match.options, match.key)
    for entry in match.log:
        twin.repeat(entry)
    return twin
