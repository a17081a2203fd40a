"""Green cards, given and received (SH-20 to SH-23), and targets of other cards."""

from typing import Final

from turncoat.bots.shadow_hunters.cast import ENEMY_OF, KIND_OF
from turncoat.bots.shadow_hunters.dice import D6
from turncoat.bots.shadow_hunters.evidence import chance_to_fit, fits
from turncoat.bots.shadow_hunters.gear import gain
from turncoat.bots.shadow_hunters.mind import Mind
from turncoat.core.terms import Option, Seat, Term
from turncoat.games.shadow_hunters.content import GREEN_CARDS, WEREWOLF
from turncoat.games.shadow_hunters.views.schema import SeatView

AMULET: Final = "talisman"
# What it is worth to learn for certain which side a player is on.
KNOWLEDGE: Final = 0.5
# What it is worth to Ulrich to pass for a werewolf.
DISGUISE: Final = 0.1


def give(mind: Mind, topic: Term, option: Option) -> float:
    """SH-20  Return what I learn from giving the card, and what it does to the receiver."""
    card, seat = str(topic[1]), int(option[1])
    return KNOWLEDGE * lesson(mind, card, seat) + effect(mind, card, mind.view.players[seat])


def lesson(mind: Mind, card: str, seat: Seat) -> float:
    """Return how far, on average, the answer will change my belief about a seat's side."""
    belief = mind.belief[seat]
    kind = ENEMY_OF.get(mind.kind, WEREWOLF)
    enemy = mind.chance_of(seat, kind)
    if GREEN_CARDS[card].demand == "show":
        return 2 * enemy * (1 - enemy) + 0.1 * (max(belief.values()) < 1)
    void = mind.view.players[seat].void
    both = fitting = 0.0
    for character, chance in belief.items():
        obeys = chance * chance_to_fit(card, character, void, True)
        fitting += obeys
        both += obeys * (KIND_OF[character] == kind)
    return abs(both - enemy * fitting) * 2


def effect(mind: Mind, card: str, receiver: SeatView) -> float:
    """Return what the card does to the receiver, if it fits."""
    green = GREEN_CARDS[card]
    chance = sum(p for c, p in mind.belief[receiver.seat].items() if fits(card, c))
    if green.demand == "show" or not chance:
        return 0.0
    if green.demand == "heal" and receiver.wounds:
        return chance * mind.worth(receiver.seat, -green.amount)
    if green.demand == "toll" and receiver.gear:
        return chance * min(gain(mind, receiver.seat, card) for card in receiver.gear)
    return chance * mind.worth(receiver.seat, green.amount)


# Answers of a receiver.


def nothing(mind: Mind, topic: Term, option: Option) -> float:
    """SH-20, SH-23  The card does not fit, or Ulrich says so."""
    return disguise(mind, topic, False)


def obey(mind: Mind, topic: Term, option: Option) -> float:
    """SH-20a  Take wounds, or heal."""
    wounds = -int(option[1]) if option[0] == "heal" else int(option[1])
    return mind.worth(mind.me.seat, wounds) + disguise(mind, topic, True)


def hand_over(mind: Mind, topic: Term, option: Option) -> float:
    """SH-20a  Pay a toll with an equipment card."""
    return disguise(mind, topic, True) - gain(mind, int(topic[1]), str(option[1]))


def disguise(mind: Mind, topic: Term, obeying: bool) -> float:
    """SH-23  Only Ulrich has a choice; he gains by answering as a werewolf would."""
    if mind.me.revealed or mind.friendship(int(topic[1])) > 0.5:
        return 0.0
    as_werewolf = WEREWOLF in GREEN_CARDS[str(topic[2])].kinds
    return DISGUISE if as_werewolf == obeying else 0.0


# Red and blue cards that ask for a player.


def target(mind: Mind, topic: Term, option: Option) -> float:
    """SH-70, SH-72  The value of choosing this player for the card."""
    card, seat = str(topic[1]), int(option[1])
    player = mind.view.players[seat]
    mine = mind.me.seat
    if card == "healers_gift":
        return sum(chance * mind.worth(seat, -heals) for heals, chance in D6)
    if card == "bonesetter":
        return mind.worth(seat, 7 - player.wounds)
    if card == "slippery_path":
        return -mind.enmity(seat)
    if card == "straw_doll":
        if seat == mine:
            return mind.worth(mine, 3)
        return mind.worth(seat, 3) * 4 / 6 + mind.worth(mine, 3) * 2 / 6
    if AMULET in player.gear:
        return 0.0
    return mind.worth(seat, 4 if card == "cave_spider" and seat == mine else 2)
