"""Random moments in the middle of a turn, from random games."""

from functools import cache
from random import Random
from typing import NamedTuple

from bench.figures import Setting
from bench.random_play import deal, keeping_restart_points, play_out
from bench.sizes import Size
from turncoat.core.match import AnyMatch
from turncoat.core.terms import LogEntry, Seat


class Moment(NamedTuple):
    """A game and its answers so far, at least one of them since the restart point."""

    setting: Setting
    game: int
    answers: list[LogEntry]


@cache
def mid_turn(setting: Setting, size: Size) -> list[Moment]:
    """Return random moments, all equally likely."""
    random = Random(1)
    found = []
    for game in range(size.games_with_moments):
        match = deal(setting, game)
        play_out(match, random.random)
        log = match.log
        found += [Moment(setting, game, log[:end]) for end in ends_mid_turn(setting, game, log)]
    return random.sample(found, size.moments)


def ends_mid_turn(setting: Setting, game: int, log: list[LogEntry]) -> list[int]:
    """Return after how many answers a game is in the middle of a turn."""
    match = deal(setting, game)
    ends = []
    for answered, entry in enumerate(log):
        if match.since:
            ends.append(answered)
        match.repeat(entry)
    return ends


def match_at(moment: Moment) -> AnyMatch:
    """Return the match at a moment, played from the deal, without kept restart points."""
    match = deal(moment.setting, moment.game)
    for entry in moment.answers:
        match.repeat(entry)
    return match


def matches_with_restart_points(setting: Setting, size: Size) -> list[AnyMatch]:
    """Return matches at random moments that keep their restart points."""
    return [keeping_restart_points(match_at(moment)) for moment in mid_turn(setting, size)]


def asked_seat(match: AnyMatch) -> Seat:
    """Return the seat that is asked."""
    return next(iter(match.pending))
