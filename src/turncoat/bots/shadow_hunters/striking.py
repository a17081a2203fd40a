"""Attacks: whether and whom to attack, and what to do after the roll (SH-30 to SH-32)."""

from typing import Final

from turncoat.bots.shadow_hunters.cast import AVENGER, TOUGHNESS
from turncoat.bots.shadow_hunters.dice import Odds, wound_odds
from turncoat.bots.shadow_hunters.gear import gain, worth_of_card
from turncoat.bots.shadow_hunters.goals import VICTORY
from turncoat.bots.shadow_hunters.mind import Mind
from turncoat.core.terms import Option, Seat, Term
from turncoat.games.shadow_hunters.content import WEREWOLF
from turncoat.games.shadow_hunters.views.schema import SeatView

WEAPONS: Final = ("boar_knife", "war_sickle", "wood_axe")
CLOAK: Final = "pilgrims_cloak"
# A player who is likelier a friend than this is not attacked.
TOO_FRIENDLY: Final = 0.5
UNTHINKABLE: Final = -10.0
# The value of not attacking.
RESTRAINT: Final = -0.03


def odds_against(attacker: SeatView, target: SeatView, spear: bool, d4_alone: bool) -> Odds:
    """SH-31  The odds of each number of wounds for the target."""
    if target.warded or target.barred:
        return ((0, 1.0),)
    bonus = sum(card in WEAPONS for card in attacker.gear) + 2 * spear
    bonus -= (CLOAK in attacker.gear) + (CLOAK in target.gear)
    return wound_odds(d4_alone or "restless_blade" in attacker.gear, bonus)


def my_odds(mind: Mind, seat: Seat, d4_alone: bool = False) -> Odds:
    """The odds of my own attack."""
    me = mind.me
    spear = "moon_spear" in me.gear and mind.kind == WEREWOLF and me.revealed
    return odds_against(me, mind.view.players[seat], spear, d4_alone)


def worth_of_attack(mind: Mind, seat: Seat, d4_alone: bool = False) -> float:
    """Return what attacking one seat is worth, including the risk of a counter."""
    odds = my_odds(mind, seat, d4_alone)
    target = mind.view.players[seat]
    worth = mind.expected(seat, odds) + risk_of_counter(mind, target)
    hits = sum(chance for wounds, chance in odds if wounds)
    if mind.character == "v1" and not mind.me.void:
        worth += hits * max(mind.worth(mind.me.seat, -2), 0.0)
    if mind.character == "b2":
        worth += VICTORY * chance_to_fell_the_strong(mind, target, odds)
    if mind.character == "b1" and target.gear and mind.view.options.players <= 6:
        robs = sum(chance for wounds, chance in odds if wounds >= 2)
        worth += robs * max(worth_of_card(mind, card) for card in target.gear)
    return worth


def risk_of_counter(mind: Mind, target: SeatView) -> float:
    """SH-85  The target may be Wanda, who counters."""
    chance = mind.belief[target.seat].get(AVENGER, 0.0)
    if not chance or target.void:
        return 0.0
    return chance * mind.expected(mind.me.seat, odds_against(target, mind.me, False, False))


def chance_to_fell_the_strong(mind: Mind, target: SeatView, odds: Odds) -> float:
    """SH-97  Return how likely this attack is to win the game for Bertram."""
    found = 0.0
    for character, chance in mind.belief[target.seat].items():
        if TOUGHNESS[character] >= 13:
            left = TOUGHNESS[character] - target.wounds
            found += chance * sum(odd for wounds, odd in odds if wounds >= left)
    return found


def in_range(mind: Mind, place: str) -> list[Seat]:
    """SH-30, SH-32  The seats that I could attack from a place."""
    if not place:
        return []
    slots = mind.view.slots
    area = slots.index(place) // 2
    far = "crossbow" in mind.me.gear
    return [
        other.seat
        for other in mind.others()
        if other.place and (slots.index(other.place) // 2 != area) == far
    ]


def best_attack_from(mind: Mind, place: str) -> float:
    """Return what the best attack from a place is worth; at least 0, unless I must attack."""
    if mind.view.round == 1 and mind.view.options.first_round_no_attack:
        return 0.0
    seats = in_range(mind, place)
    if "flail" in mind.me.gear:
        found = sum(worth_of_attack(mind, seat) for seat in seats)
    else:
        found = max((attack(mind, (), ("attack", seat)) for seat in seats), default=0.0)
    return found if "restless_blade" in mind.me.gear else max(found, 0.0)


# The options of an attack.


def attack(mind: Mind, topic: Term, option: Option) -> float:
    """SH-30  Attack one seat, unless it is probably a friend."""
    seat = int(option[1])
    d4_alone = option[0] == "attack_d4"
    friendship = mind.friendship(seat)
    if friendship > TOO_FRIENDLY:
        return UNTHINKABLE * friendship
    price = mind.price_of_showing() if d4_alone else 0.0
    return worth_of_attack(mind, seat, d4_alone) - price


def attack_all(mind: Mind, topic: Term, option: Option) -> float:
    """SH-32  Attack everybody in range, unless one of them is probably a friend."""
    d4_alone = option[0] == "attack_all_d4"
    seats = in_range(mind, mind.me.place)
    if any(mind.friendship(seat) > TOO_FRIENDLY for seat in seats):
        return UNTHINKABLE
    price = mind.price_of_showing() if d4_alone else 0.0
    return sum(worth_of_attack(mind, seat, d4_alone) for seat in seats) - price


def no_attack(mind: Mind, topic: Term, option: Option) -> float:
    """SH-12  An attack may be worth slightly less than nothing and is still made."""
    return RESTRAINT


def spear(mind: Mind, topic: Term, option: Option) -> float:
    """SH-71e  Be revealed for 2 more wounds."""
    target = target_of_mine(mind)
    return mind.worth(target, 4) - mind.worth(target, 2) - mind.price_of_showing()


def rob(mind: Mind, topic: Term, option: Option) -> float:
    """SH-87  Take a card instead of giving wounds."""
    seat, card = int(option[1]), str(option[2])
    return gain(mind, seat, card) - mind.worth(seat, 2) - mind.price_of_showing()


def drink(mind: Mind, topic: Term, option: Option) -> float:
    """SH-84  Heal 2 now, and without revealing again after later attacks."""
    return 1.5 * mind.worth(mind.me.seat, -2) - mind.price_of_showing()


def counter(mind: Mind, topic: Term, option: Option) -> float:
    """SH-85  Attack the attacker, as in later turns too."""
    attacker = next(a for a, target in reversed(mind.view.attacks) if target == mind.me.seat)
    if mind.friendship(attacker) > TOO_FRIENDLY:
        return UNTHINKABLE
    return 1.5 * mind.expected(attacker, my_odds(mind, attacker)) - mind.price_of_showing()


def repeat(mind: Mind, topic: Term, option: Option) -> float:
    """SH-88  Take 2 wounds for another attack."""
    again = worth_of_attack(mind, target_of_mine(mind))
    return again + mind.worth(mind.me.seat, 2) - mind.price_of_showing()


def target_of_mine(mind: Mind) -> Seat:
    """The seat that I attacked last."""
    return next(target for a, target in reversed(mind.view.attacks) if a == mind.me.seat)
