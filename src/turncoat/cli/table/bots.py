"""The bots at this table. They are seated anew for every answer.

What a bot does then depends on the saved match alone, and a table that was loaded goes on as it
would have gone on.
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

# How often one bot speaks while one question is open, however much people say; and how many of
# them reply to one remark.
WORDS: Final = 2
REPLIES: Final = 2


class Bots:
    """Everybody at the table who is not a person."""

    def __init__(self, match: AnyMatch, party: Party) -> None:
        self.match = match
        self.kind = party.bots
        self.seats = [s for s in range(match.table.seats) if s not in party.people]

    def act(self) -> bool:
        """Let one bot do one thing; False if only people are asked."""
        return self._take_an_offer() or self._answer()

    def are_asked(self) -> bool:
        """Whether a bot is to answer next."""
        return any(seat in self.seats for seat in self.match.pending)

    def reply(self, topic: Term) -> None:
        """A person has said something while this was asked: a bot or two may reply."""
        said = takewhile(lambda entry: entry[0] == SAY, reversed(self.match.log))
        speakers = [seat for _, seat, _ in said]
        # Whoever has spoken least comes first.
        replies = 0
        for seat in sorted(self.seats, key=speakers.count):
            bot = self._seated(seat)
            if topic[0] in bot.talks_at and speakers.count(seat) < WORDS:
                replies += speak(self.match, bot, seat, self.match.view(seat))
            if replies == REPLIES:
                break

    def _take_an_offer(self) -> bool:
        # A bot that does not look would take an offer at any odd moment, so it is asked rarely.
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
        moment = f"{match.key.hex()}/{len(match.log)}/{len(match.given())}/{seat}"
        seed = int.from_bytes(key_from_seed(moment)[:8], "little")
        return bot_named(self.kind, match.rules.name, seed, match.rules)
