"""Random moments in the middle of a turn, from random games."""

from functools import cache
from random import Random
from typing import NamedTuple

from bench.figures import Setting
from bench.random_play import deal, looked_at, play_out
from bench.sizes import Size
from turncoat.core.match import AnyMatch
from turncoat.core.terms import LogEntry, Seat


class ServerTime(NamedTuple):
    """A game, and what was answered until then. Somebody has answered since the restart point."""

    setting: Setting
    game: int
    answers: list[LogEntry]


@cache
def mid_turn(setting: Setting, size: Size) -> list[ServerTime]:
    """Some moments, each as likely as any other of the games played."""
    random = Random(1)
    found = []
    for game in range(size.games_with_moments):
        match = deal(setting, game)
        play_out(match, random.random)
        log = match.log
        found += [ServerTime(setting, game, log[:end]) for end in ends_mid_turn(setting, game, log)]
    return random.sample(found, size.moments)


def ends_mid_turn(setting: Setting, game: int, log: list[LogEntry]) -> list[int]:
    """After how many answers of a game it stands in the middle of a turn."""
    match = deal(setting, game)
    ends = []
    for answered, entry in enumerate(log):
        if match.since:
            ends.append(answered)
        match.repeat(entry)
    return ends


def arrive(moment: ServerTime) -> AnyMatch:
    """The match at that moment, played from the deal on; nobody has looked."""
    match = deal(moment.setting, moment.game)
    for entry in moment.answers:
        match.repeat(entry)
    return match


def watched_matches(setting: Setting, size: Size) -> list[AnyMatch]:
    """Matches at random moments that keep their restart point already."""
    return [looked_at(arrive(moment)) for moment in mid_turn(setting, size)]


def asked_seat(match: AnyMatch) -> Seat:
    """Who would like to think about it."""
    return next(iter(match.pending))
