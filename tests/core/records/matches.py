"""Matches to save, and a check that a loaded match continues like the original."""

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
    """The toy game with a later version of its rules."""

    version = "2"


class Reprinted(Toy):
    """The toy game with other content."""

    content_hash = "decaf"


def by_day() -> ToyMatch:
    """Second round: seat 1 has drawn and is asked whether to keep the card."""
    match = deal("record")
    match.answer(0, ROLL)
    for option in (ABSTAIN, ("go_on",)):
        for seat in range(3):
            match.answer(seat, option)
    match.answer(1, DRAW)
    return match


def half_voted() -> ToyMatch:
    """There are claims before and after the restart point; one of three seats has voted."""
    match = deal("record")
    match.say(0, CLAIMS[0])
    match.answer(0, ROLL)
    match.say(1, CLAIMS[2])
    match.answer(2, ABSTAIN)
    return match


def loaded(match: ToyMatch) -> AnyMatch:
    return load(save(match), GAMES)


def snapshot_without_story(match: AnyMatch) -> Snapshot:
    """A snapshot without the story, as a loaded match lacks events before the restart point."""
    return snapshot(match)._replace(story=[])


def assert_same_continuation(match: AnyMatch, twin: AnyMatch, seed: int = 0) -> None:
    assert snapshot_without_story(twin) == snapshot_without_story(match)
    assert restart(twin) == restart(match)
    for move in play_on(match, Random(seed), CLAIMS):
        twin.repeat(move)
    assert snapshot_without_story(twin) == snapshot_without_story(match)
    assert save(twin) == save(match)
