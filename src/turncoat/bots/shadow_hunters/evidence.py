"""Evidence: what the answer to a green card says about its receiver (SH-20 to SH-23)."""

from functools import cache
from typing import Final

from turncoat.bots.shadow_hunters.cast import KIND_OF, LIAR, TOUGHNESS
from turncoat.core.terms import Option
from turncoat.games.shadow_hunters.content import GREEN, GREEN_CARDS, full_deck
from turncoat.games.shadow_hunters.views.schema import GiftView

# How often Ulrich is assumed to lie, and how often a toll is paid with a wound.
LIES: Final = 0.5
PAYS_IN_WOUNDS: Final = 0.7
# The giver chose whom to test, so the answer to an unseen card counts a little less.
TRUST_IN_UNSEEN: Final = 0.8


def fits(card: str, character: str) -> bool:
    """SH-74  Whether a green card fits this character."""
    green = GREEN_CARDS[card]
    tough = green.at_least <= TOUGHNESS[character] <= green.at_most
    return tough and KIND_OF[character] in green.kinds


def likelihood(gift: GiftView) -> dict[str, float]:
    """Return how likely each character is to give this answer, up to a common factor."""
    outcome = gift.outcome
    if outcome[0] == "hand_over":
        outcome = ("hand_over",)
    if gift.card is None:
        return unseen(outcome, gift.hurt, gift.void)
    return seen(gift.card, outcome == ("nothing",), gift.void)


@cache
def seen(card: str, nothing: bool, void: bool) -> dict[str, float]:
    """The likelihood of each character, for those who know the card."""
    return {c: chance_to_fit(card, c, void, not nothing) for c in KIND_OF}


def chance_to_fit(card: str, character: str, void: bool, answered_so: bool) -> float:
    """Return how likely this character is to act as if the card fitted, or as if it did not."""
    if character == LIAR and not void and GREEN_CARDS[card].demand != "show":
        return LIES
    return float(fits(card, character) == answered_so)


@cache
def unseen(outcome: Option, hurt: bool, void: bool) -> dict[str, float]:
    """The likelihood of each character, averaged over all cards that it could have been."""
    deck = full_deck(GREEN, 16)
    total = dict.fromkeys(KIND_OF, 0.0)
    for card in deck:
        for character in KIND_OF:
            total[character] += chance_of(outcome, card, character, hurt, void)
    return {c: (chance / len(deck)) ** TRUST_IN_UNSEEN for c, chance in total.items()}


def chance_of(outcome: Option, card: str, character: str, hurt: bool, void: bool) -> float:
    """Return how likely this outcome is for this card and this character."""
    if outcome == ("nothing",):
        return chance_to_fit(card, character, void, False)
    green = GREEN_CARDS[card]
    act = chance_to_fit(card, character, void, True)
    if green.demand == "show":
        return act * (outcome == ("show",))
    if green.demand == "heal":
        return act * (outcome == ("heal" if hurt else "take", green.amount))
    if green.demand == "take":
        return act * (outcome == ("take", green.amount))
    if outcome == ("hand_over",):
        return act
    return act * (outcome == ("take", green.amount)) * PAYS_IN_WOUNDS
