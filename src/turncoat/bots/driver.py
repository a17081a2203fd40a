"""How bots play their seats: the one driver for the lab, the terminal and the server.

`Driver` plays on a live match. The server's bot processes have no match: they call `decide` with
what they were sent. Either way a bot is given its own view, options and offers, and nothing else.
"""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple

from turncoat.bots.bot import Bot
from turncoat.bots.uniform import UniformBot
from turncoat.core.chance import key_from_seed
from turncoat.core.errors import NOT_AN_OPTION, NOT_OFFERED, IllegalAnswer
from turncoat.core.match import AnyMatch
from turncoat.core.terms import SAY, Claim, LogEntry, Option, Seat, Term
from turncoat.core.view import DecisionView

# Blind bots can't judge offers, so one of them gets a chance only once in so many questions.
QUESTIONS_PER_BLIND_LOOK: Final = 4
# How many claims one bot makes during one question, and how many bots reply to one claim.
CLAIMS_PER_QUESTION: Final = 2
REPLIES_PER_CLAIM: Final = 2


class Move(NamedTuple):
    """What a bot does: take an offer, or make a claim, answer, or both."""

    offer: Option | None = None
    claim: Claim | None = None
    option: Option | None = None


# What a bot is asked and shown.


def talks_at(bot: Bot, topic: Term) -> bool:
    """Return whether a bot may want to make a claim while this is being decided.

    A blind one never does: it hears nothing either.
    """
    return topic[0] in bot.talks_at and not bot.blind


def view_for(match: AnyMatch, bot: Bot, seat: Seat) -> Any:
    """Return what a bot sees of a match from its seat: None if it is blind."""
    return None if bot.blind else match.view(seat, bot.imagines, bot.derived)


def blind_look(count: int, blind: Sequence[Seat]) -> Seat | None:
    """Return which of the blind bots may consider its offers after so many questions, if any."""
    if count % QUESTIONS_PER_BLIND_LOOK or not blind:
        return None
    return blind[count // QUESTIONS_PER_BLIND_LOOK % len(blind)]


# What it does.


def choice(bot: Bot, view: Any, decision: DecisionView) -> Option:
    """Return what a bot chooses, unchecked. A single option is chosen without asking it."""
    options = decision.options
    return options[0] if len(options) == 1 else bot.choose(view, decision)


def decide(
    bot: Bot, view: Any, decision: DecisionView | None, offers: list[Option], talks: bool
) -> Move:
    """Return what a bot does about its offers, its chance to talk and its decision, unchecked."""
    offer = bot.take_offer(view, offers) if offers else None
    if offer is not None:
        return Move(offer=offer)
    claim = bot.say(view) if talks else None
    return Move(claim=claim, option=choice(bot, view, decision) if decision else None)


def check(move: Move, decision: DecisionView | None, offers: list[Option]) -> None:
    """Raise IllegalAnswer if a bot takes or chooses something that was not listed.

    The lab and the terminal leave this to the match: an error shows that the bot is broken. On a
    server people would wait, so it makes `simplest_move` instead.
    """
    if move.offer is not None:
        if move.offer not in offers:
            raise IllegalAnswer(NOT_OFFERED)
    elif decision is not None and move.option not in decision.options:
        raise IllegalAnswer(NOT_AN_OPTION)


def simplest_move(seed: int, decision: DecisionView | None) -> Move:
    """Return a move for a bot that failed: it chooses at random, and does nothing else."""
    return decide(UniformBot(seed), None, decision, [], False)


# Talk, and bots that remember nothing.


def speakers(log: Sequence[LogEntry]) -> list[Seat]:
    """Return which seats have made claims during the current question, once for each claim."""
    return [seat for _, seat, _ in takewhile(lambda entry: entry[0] == SAY, reversed(log))]


def repliers(log: Sequence[LogEntry], bots: Mapping[Seat, Bot], topic: Term) -> list[Seat]:
    """Return the bots that may reply to a claim at this topic, those that spoke least first."""
    spoken = speakers(log)
    willing = [
        seat
        for seat, bot in bots.items()
        if talks_at(bot, topic) and spoken.count(seat) < CLAIMS_PER_QUESTION
    ]
    return sorted(willing, key=spoken.count)


def seed_at(match: AnyMatch, moment: int, seat: Seat) -> int:
    """Return a seed for a bot that is created for one move only.

    `moment` tells apart moves at the same length of the log. So what such a bot does depends on
    the match alone, and a match that was saved and loaded continues as it would have.
    """
    point = f"{match.key.hex()}/{len(match.log)}/{moment}/{seat}"
    return int.from_bytes(key_from_seed(point)[:8], "little")


class Driver:
    """Plays seats of a live match with bots.

    Errors of the match are passed on: every method raises IllegalAnswer if a bot chooses or takes
    something that was not listed, or makes a claim that is not allowed.
    """

    __slots__ = ("_blind", "_bots", "_match", "_seeing")

    def __init__(self, match: AnyMatch, bots: Mapping[Seat, Bot]) -> None:
        self._match = match
        self._bots = bots
        self._blind = [seat for seat, bot in bots.items() if bot.blind]
        self._seeing = [seat for seat, bot in bots.items() if not bot.blind]

    def take_offer(self, count: int) -> bool:
        """Let bots consider their offers after so many questions; return whether one was taken.

        If so, the pending decisions have changed.
        """
        # Whether a look is due is checked here already, which saves a call at most questions.
        look = None if count % QUESTIONS_PER_BLIND_LOOK else blind_look(count, self._blind)
        match = self._match
        for seat in self._seeing if look is None else [look, *self._seeing]:
            offers = match.offers(seat)
            if offers and self._takes_one(seat, offers):
                return True
        return False

    def _takes_one(self, seat: Seat, offers: list[Option]) -> bool:
        match, bot = self._match, self._bots[seat]
        if not bot.tempted(offers):
            return False
        offer = bot.take_offer(view_for(match, bot, seat), offers)
        if offer is not None:
            match.interrupt(seat, offer)
        return offer is not None

    def answer(self) -> bool:
        """Let the first bot that is asked answer; return False if no bot is asked.

        It may make a claim before.
        """
        match, bots = self._match, self._bots
        for seat in match.pending:
            if seat in bots:
                bot = bots[seat]
                decision = match.decision_view(seat)
                if bot.blind:
                    # It is cheaper to ask a blind bot than to count the options.
                    match.answer(seat, bot.choose(None, decision))
                else:
                    match.answer(seat, self._choice(seat, bot, decision))
                return True
        return False

    def _choice(self, seat: Seat, bot: Bot, decision: DecisionView) -> Option:
        """Return the answer of a bot with views, after it has made a claim if it wants to."""
        match = self._match
        talks = talks_at(bot, decision.topic)
        # A view costs more than most choices, so none is built where there is nothing to choose.
        if len(decision.options) == 1 and not talks:
            return decision.options[0]
        view = view_for(match, bot, seat)
        if talks:
            self._speaks(seat, bot, view)
        return choice(bot, view, decision)

    def _speaks(self, seat: Seat, bot: Bot, view: Any) -> bool:
        claim = bot.say(view)
        if claim is not None:
            self._match.say(seat, claim)
        return claim is not None

    def reply(self, topic: Term) -> None:
        """Let a few bots reply to a claim that was just made, if they talk at this topic."""
        match, replies = self._match, 0
        for seat in repliers(match.log, self._bots, topic):
            bot = self._bots[seat]
            replies += self._speaks(seat, bot, view_for(match, bot, seat))
            if replies == REPLIES_PER_CLAIM:
                break
