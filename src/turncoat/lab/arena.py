"""The arena: bots play a match to its end. They receive views and options, nothing else."""

from collections.abc import Sequence

from turncoat.bots.bot import Bot
from turncoat.bots.driver import Driver
from turncoat.core.match import AnyMatch


def play(match: AnyMatch, bots: Sequence[Bot]) -> int:
    """Play a match to its end with one bot per seat. Returns how many questions were answered.

    Raises IllegalAnswer if a bot returns something that was not listed.
    """
    driver = Driver(match, dict(enumerate(bots)))
    answered = 0
    while match.pending:
        if not driver.take_offer(answered):
            driver.answer()
            answered += 1
    return answered
