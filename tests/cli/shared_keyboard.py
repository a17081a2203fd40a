"""Several people at one keyboard: what each of them saw, and what only others were told."""

import re
from collections.abc import Callable
from typing import NamedTuple

from turncoat.core.match import AnyMatch
from turncoat.core.terms import bit
from turncoat.locales.translator import Translator

NAMES = ["Indy", "Kit", "Pat", "Jules", "Lou", "Quinn", "Robin", "Sam"]
COVER = re.compile(r"Pass the keyboard to (\w+)\.\n")


class Turn(NamedTuple):
    """What one person saw between two covers."""

    seat: int
    screen: str


def cut(told: str) -> list[Turn]:
    """Cut the output of a game at its covers."""
    pieces = COVER.split(told)[1:]
    pairs = zip(pieces[::2], pieces[1::2], strict=True)
    return [Turn(NAMES.index(name), screen) for name, screen in pairs]


def told_to_others(
    match: AnyMatch, seat: int | None, translator_for: Callable[[AnyMatch, int | None], Translator]
) -> set[str]:
    """The sentences that somebody was told and this seat was not."""
    translator = translator_for(match, seat)
    mine = {translator.event(event) for event in match.events(seat)}
    translators = [translator_for(match, other) for other in range(match.table.seats)]
    theirs = {
        translator.event(event)
        for audience, event in match.story + match.table.events
        for other, translator in enumerate(translators)
        if audience & bit(other) and not audience & bit(seat)
    }
    return theirs - mine


def leaked(turns: list[Turn], hidden: dict[int, set[str]]) -> list[tuple[int, str]]:
    """Sentences on somebody's screen that were hidden from that person."""
    return [
        (turn.seat, sentence)
        for turn in turns
        for sentence in hidden[turn.seat].intersection(turn.screen.splitlines())
    ]
