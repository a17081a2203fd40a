"""Equipment: what it is worth to own a card, or to take it from somebody."""

from typing import Final

from turncoat.bots.shadow_hunters.goals import VICTORY
from turncoat.bots.shadow_hunters.mind import Mind
from turncoat.core.terms import Option, Seat, Term
from turncoat.games.shadow_hunters.content import RELICS, WEREWOLF

WORTH: Final[dict[str, float]] = {
    "boar_knife": 0.14,
    "war_sickle": 0.14,
    "wood_axe": 0.14,
    "moon_spear": 0.02,
    "restless_blade": 0.08,
    "crossbow": 0.03,
    "flail": 0.03,
    "pilgrims_cloak": 0.03,
    "silver_chain": 0.03,
    "lodestone": 0.06,
    "rowan_brooch": 0.04,
    "talisman": 0.05,
}
# Characters who would rather not attack, and so do not want the Restless Blade.
PEACEFUL: Final = ("a1", "b1", "d2")
A_COLLECTOR_NEEDS: Final = 5
RELICS_NEEDED: Final = 3


def worth_of_card(mind: Mind, card: str) -> float:
    """Return what owning this card is worth to me."""
    worth = WORTH[card]
    me = mind.me
    if card == "moon_spear" and mind.kind == WEREWOLF:
        worth = 0.22
    if mind.character in PEACEFUL:
        worth = {"pilgrims_cloak": 0.2, "restless_blade": -0.1}.get(card, worth)
    if mind.character == "b1":
        worth += VICTORY if len(me.gear) == A_COLLECTOR_NEEDS - 1 else 0.3
    if mind.character == "d2" and card in RELICS:
        owned = sum(relic in RELICS for relic in me.gear)
        worth += VICTORY if owned == RELICS_NEEDED - 1 else 0.5
    return worth


def harm_of_card(mind: Mind, seat: Seat, card: str) -> float:
    """Return how much it harms me that another seat owns this card; negative for a friend."""
    gear = mind.view.players[seat].gear
    belief = mind.belief[seat]
    harm = mind.enmity(seat) * WORTH[card]
    if mind.character != "b1" and len(gear) >= A_COLLECTOR_NEEDS - 2:
        harm += belief.get("b1", 0.0)
    if mind.character != "d2" and card in RELICS:
        owned = sum(relic in RELICS for relic in gear)
        harm += belief.get("d2", 0.0) * (0.2, 0.4, 1.0, 1.0, 1.0)[owned]
    return harm


def gain(mind: Mind, seat: Seat, card: str) -> float:
    """Return what it is worth to get this card from this seat."""
    return worth_of_card(mind, card) + harm_of_card(mind, seat, card)


def take(mind: Mind, topic: Term, option: Option) -> float:
    """SH-13, SH-72e  Take a card from another player."""
    return gain(mind, int(option[1]), str(option[2]))


def loot(mind: Mind, topic: Term, option: Option) -> float:
    """SH-41  Take a card from a dead player."""
    return worth_of_card(mind, str(option[1]))


def loot_all(mind: Mind, topic: Term, option: Option) -> float:
    """SH-41a  Take all cards of a dead player."""
    victim = mind.view.players[int(topic[1])]
    return sum(worth_of_card(mind, card) for card in victim.gear) - mind.price_of_showing()


def part_with(mind: Mind, topic: Term, option: Option) -> float:
    """SH-72a  Give away the least useful card."""
    return -worth_of_card(mind, str(option[1]))


def salvage(mind: Mind, topic: Term, option: Option) -> float:
    """SH-99  Take a relic from the discards if I own one already or may die soon."""
    card = str(option[1])
    owned = sum(relic in RELICS for relic in mind.me.gear)
    if card not in RELICS:
        return -1.0
    return worth_of_card(mind, card) if owned or mind.left <= 4 else -1.0
