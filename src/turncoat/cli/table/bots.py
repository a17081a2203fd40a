"""The bots at a table. A new bot is created for every answer.

So what a bot does depends only on the saved match, and a loaded table continues exactly as it would
have continued.
"""

from itertools import takewhile
from typing import Final

from turncoat.bots.bot import Bot
from turncoat.bots.registry import bot_named
from turncoat.cli.table.saves import Party
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch
from turncoat.core.terms import SAY, Seat, Term
from turncoat.lab.arena import QUESTIONS_A_BLIND_LOOK, answer_of, offer_taken, speak

# How many claims one bot makes during one question, and how many bots reply to one claim.
CLAIMS_PER_QUESTION: Final = 2
REPLIES_PER_CLAIM: Final = 2


class Bots:
    """All bots at the table."""

    def __init__(self, match: AnyMatch, party: Party) -> None:
        self.match = match
        self.kind = party.bots
        self.seats = [s for s in range(match.table.seats) if s not in party.people]

    def act(self) -> bool:
        """Let one bot act once; returns False if only people are asked."""
        return self._take_an_offer() or self._answer()

    def are_asked(self) -> bool:
        """Return whether a bot is to answer next."""
        return any(seat in self.seats for seat in self.match.pending)

    def reply(self, topic: Term) -> None:
        """Let a bot or two reply to a claim that a person made during this question."""
        said = takewhile(lambda entry: entry[0] == SAY, reversed(self.match.log))
        speakers = [seat for _, seat, _ in said]
        # Bots that have spoken least come first.
        replies = 0
        for seat in sorted(self.seats, key=speakers.count):
            bot = self._seated(seat)
            if topic[0] in bot.talks_at and speakers.count(seat) < CLAIMS_PER_QUESTION:
                replies += speak(self.match, bot, seat, self.match.view(seat))
            if replies == REPLIES_PER_CLAIM:
                break

    def _take_an_offer(self) -> bool:
        # A blind bot would take offers at bad moments, so it gets few chances.
        turn, wait = divmod(len(self.match.log), QUESTIONS_A_BLIND_LOOK)
        for seat in self.seats:
            bot = self._seated(seat)
            due = wait == 0 and seat == self.seats[turn % len(self.seats)]
            if (due or not bot.blind) and offer_taken(self.match, bot, seat):
                return True
        return False

    def _answer(self) -> bool:
        for seat in self.match.pending:
            if seat in self.seats:
                bot = self._seated(seat)
                shown = self.match.decision_view(seat)
                if bot.blind:
                    option = bot.choose(None, shown)
                else:
                    option = answer_of(self.match, bot, seat, shown)
                self.match.answer(seat, option)
                return True
        return False

    def _seated(self, seat: Seat) -> Bot:
        match = self.match
        point = f"{match.key.hex()}/{len(match.log)}/{len(match.given())}/{seat}"
        seed = int.from_bytes(key_from_seed(point)[:8], "little")
        return bot_named(self.kind, match.rules.name, seed, match.rules)
