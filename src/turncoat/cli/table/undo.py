"""Undo in the terminal: back to the last question that was really put to a person."""

from collections.abc import Callable

from turncoat.core.decision import Decision
from turncoat.core.match import AnyMatch
from turncoat.core.terms import Seat


def steps_back(match: AnyMatch, seat: Seat, was_put: Callable[[Decision], bool]) -> int:
    """Return how many answers to undo to reach a question put to this seat; 0 if there is none."""
    if not match.can_undo(seat):
        return 0
    past, steps = match.clone(), 0
    while past.can_undo(seat):
        past.undo(seat)
        steps += 1
        if was_put(past.pending[seat]):
            return steps
    return 0
