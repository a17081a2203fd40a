"""The bots at a table. New bots are created for every move.

So what a bot does depends only on the saved match, and a loaded table continues exactly as it would
have continued.
"""

from turncoat.bots.driver import Driver, seed_at
from turncoat.bots.registry import bot_named
from turncoat.cli.table.saves import Party
from turncoat.core.match import AnyMatch
from turncoat.core.terms import Term


class Bots:
    """All bots at the table."""

    def __init__(self, match: AnyMatch, party: Party) -> None:
        self.match = match
        self.kind = party.bots
        self.seats = [s for s in range(match.table.seats) if s not in party.people]

    def act(self) -> bool:
        """Let one bot act once; returns False if only people are asked."""
        driver = self._driver()
        return driver.take_offer(len(self.match.log)) or driver.answer()

    def are_asked(self) -> bool:
        """Return whether a bot is to answer next."""
        return any(seat in self.seats for seat in self.match.pending)

    def reply(self, topic: Term) -> None:
        """Let a bot or two reply to a claim that a person made during this question."""
        self._driver().reply(topic)

    def _driver(self) -> Driver:
        match, moment = self.match, len(self.match.given())
        bots = {
            seat: bot_named(self.kind, match.rules.name, seed_at(match, moment, seat), match.rules)
            for seat in self.seats
        }
        return Driver(match, bots)
