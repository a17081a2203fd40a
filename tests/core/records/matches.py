"""Matches that are saved, and whether a loaded one goes on alike."""

from random import Random
from typing import Final

from tests.core.playing import Snapshot, play_on, restart, snapshot
from tests.core.toy import (
    ABSTAIN,
    DRAW,
    GAMES,
    ROLL,
    Toy,
    ToyMatch,
    deal,
)
from turncoat.core.match import AnyMatch
from turncoat.core.record import load, save
from turncoat.core.terms import ANSWER, Claim, LogEntry

CLAIMS: Final[list[Claim]] = [("side", "red"), ("side", "blue"), ("trust", 0)]
NONSENSE: Final[LogEntry] = (ANSWER, 0, ("nonsense",))


class Later(Toy):
    """The same game by later rules."""

    version = "2"


class Reprinted(Toy):
    """The same game with other cards."""

    content_hash = "decaf"


def by_day() -> ToyMatch:
    """In the middle of the second turn."""
    match = deal("record")
    match.answer(0, ROLL)
    for option in (ABSTAIN, ("go_on",)):
        for seat in range(3):
            match.answer(seat, option)
    match.answer(1, DRAW)
    return match


def half_voted() -> ToyMatch:
    """Claims before and after the restart point; one of three has voted."""
    match = deal("record")
    match.say(0, CLAIMS[0])
    match.answer(0, ROLL)
    match.say(1, CLAIMS[2])
    match.answer(2, ABSTAIN)
    return match


def loaded(match: ToyMatch) -> AnyMatch:
    return load(save(match), GAMES)


def apart_from_the_past(match: AnyMatch) -> Snapshot:
    """All but the events before the restart point, which a loaded match no longer has."""
    return snapshot(match)._replace(story=[])


def assert_they_go_on_alike(match: AnyMatch, twin: AnyMatch, seed: int = 0) -> None:
    assert apart_from_the_past(twin) == apart_from_the_past(match)
    assert restart(twin) == restart(match)
    for move in play_on(match, Random(seed), CLAIMS):
        twin.repeat(move)
    assert apart_from_the_past(twin) == apart_from_the_past(match)
    assert save(twin) == save(match)
