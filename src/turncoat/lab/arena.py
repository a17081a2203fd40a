"""The arena: bots play a match to its end. They receive views and options, nothing else."""

from collections.abc import Sequence
from typing import Any, Final

from turncoat.bots.bot import Bot
from turncoat.core.match import AnyMatch
from turncoat.core.terms import Option, Seat
from turncoat.core.view import DecisionView

# Blind bots can't judge offers, so one of them gets a chance only once in so many questions.
QUESTIONS_A_BLIND_LOOK: Final = 4


def play(match: AnyMatch, bots: Sequence[Bot]) -> int:
    """Play a match to its end with one bot per seat. Returns how many questions were answered.

    Raises IllegalAnswer if a bot returns something that was not listed.
    """
    blind = [seat for seat, bot in enumerate(bots) if bot.blind]
    seeing = [seat for seat, bot in enumerate(bots) if not bot.blind]
    answered = 0
    while match.pending:
        if blind and answered % QUESTIONS_A_BLIND_LOOK == 0:
            looking = blind[answered // QUESTIONS_A_BLIND_LOOK % len(blind)]
            if offer_taken(match, bots[looking], looking):
                continue
        if seeing and any(offer_taken(match, bots[seat], seat) for seat in seeing):
            continue
        seat = next(iter(match.pending))
        bot = bots[seat]
        decision = match.decision_view(seat)
        option = bot.choose(None, decision) if bot.blind else answer_of(match, bot, seat, decision)
        match.answer(seat, option)
        answered += 1
    return answered


def answer_of(match: AnyMatch, bot: Bot, seat: Seat, decision: DecisionView) -> Option:
    """Return the answer of a bot that is not blind, letting it talk first if it wants to.

    A single option is chosen without asking the bot.
    """
    talks = decision.topic[0] in bot.talks_at
    if len(decision.options) == 1 and not talks:
        return decision.options[0]
    view = match.view(seat, bot.imagines)
    if talks:
        speak(match, bot, seat, view)
    return bot.choose(view, decision)


def speak(match: AnyMatch, bot: Bot, seat: Seat, view: Any) -> bool:
    """Let a bot make one claim if it wants to, and return whether it did."""
    claim = bot.say(view)
    if claim is not None:
        match.say(seat, claim)
    return claim is not None


def offer_taken(match: AnyMatch, bot: Bot, seat: Seat) -> bool:
    """Let a bot consider its offers, and return whether it took one.

    If it did, the pending decisions have changed.
    """
    offers = match.offers(seat)
    if not offers or not bot.tempted(offers):
        return False
    taken = bot.take_offer(None if bot.blind else match.view(seat, bot.imagines), offers)
    if taken is None:
        return False
    match.interrupt(seat, taken)
    return True
