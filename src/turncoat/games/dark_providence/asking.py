"""Questions of this game: nothing can change the options while they are open."""

from turncoat.core.decision import Decision
from turncoat.core.words import Option, Seat, Words


def ask(seat: Seat, topic: Words, options: list[Option]) -> Decision:
    """One seat chooses one of these."""
    return Decision(seat, topic, lambda: options)
