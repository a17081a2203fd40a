"""Movement: where to go and what to do there (SH-10 to SH-13)."""

from typing import Final

from turncoat.bots.shadow_hunters.cast import INITIAL_OF, TOUGHNESS
from turncoat.bots.shadow_hunters.dice import SEVEN, place_odds
from turncoat.bots.shadow_hunters.gear import take
from turncoat.bots.shadow_hunters.mind import Mind
from turncoat.bots.shadow_hunters.striking import best_attack_from
from turncoat.core.terms import Option, Term
from turncoat.games.shadow_hunters.content import BLUE, GREEN, PLACES, RED, VAMPIRE, WEREWOLF

DECKS_AT: Final[dict[str, tuple[str, ...]]] = {
    "morganas_hut": (GREEN,),
    "spring_of_wisdom": (RED, BLUE, GREEN),
    "chapel": (BLUE,),
    "graveyard": (RED,),
}
BROOCH: Final = "rowan_brooch"
# What a green card is worth to a player who knows nothing yet.
CURIOSITY: Final = 0.4


def worth_of_draw(mind: Mind, colour: str) -> float:
    """Return what drawing from a deck is worth to me."""
    if colour == GREEN:
        return 0.02 + CURIOSITY * mind.needs_to_know()
    if colour == RED:
        return 0.12 + (0.15 if mind.character == "b1" else 0.0)
    hurt = mind.me.wounds / TOUGHNESS[mind.character]
    worth = 0.07
    if mind.mine.life < 0:
        healing = 2 + (mind.kind == WEREWOLF) + (INITIAL_OF[mind.character] in "AEU")
        worth += 0.08 * hurt * healing
    if mind.kind == VAMPIRE and not mind.me.revealed and mind.character != "u1":
        worth -= 0.01
    return worth + {"b1": 0.15, "d2": 0.25}.get(mind.character, 0.0)


def worth_of_tree(mind: Mind) -> float:
    """SH-13  The best use of the Magic Tree."""
    seats = [mind.me.seat, *(other.seat for other in mind.others())]
    return max(
        max(tree_wound(mind, (), ("tree_wound", s)), tree_heal(mind, (), ("tree_heal", s)))
        for s in seats
    )


def worth_of_circle(mind: Mind) -> float:
    """SH-13  The best card of another player; Bertram also likes to stand there."""
    cards = [("take", o.seat, card) for o in mind.others() for card in o.gear]
    best = max((take(mind, (), card) for card in cards), default=0.0)
    return max(best, 0.0) + (0.3 if mind.character == "b2" else 0.0)


def worth_of_place(mind: Mind, place: str) -> float:
    """Return what a place is worth: its use, and the best attack from there."""
    if place in DECKS_AT:
        use = max(worth_of_draw(mind, colour) for colour in DECKS_AT[place])
    elif place == "magic_tree":
        use = worth_of_tree(mind)
    else:
        use = worth_of_circle(mind)
    return max(use, 0.0) + best_attack_from(mind, place)


# The options of a move and of a place.


def throw(mind: Mind, topic: Term, option: Option) -> float:
    """SH-10  The expected value of the roll; needed only to compare it with Elena's step."""
    if mind.character != "e1" or mind.me.void or not mind.me.place:
        return 0.0
    here = mind.me.place
    worths = {place: worth_of_place(mind, place) for place in PLACES if place != here}
    worths[SEVEN] = max(worths.values())
    return sum(chance * worths[place] for place, chance in place_odds(here))


def step(mind: Mind, topic: Term, option: Option) -> float:
    """SH-80  A step is certain, but reveals Elena."""
    return worth_of_place(mind, str(option[1])) - mind.price_of_showing()


def move(mind: Mind, topic: Term, option: Option) -> float:
    """SH-10  Go to this place."""
    return worth_of_place(mind, str(option[1]))


def draw(mind: Mind, topic: Term, option: Option) -> float:
    """SH-13  Draw a card."""
    return worth_of_draw(mind, str(option[1]))


def tree_wound(mind: Mind, topic: Term, option: Option) -> float:
    """SH-13  Give 2 wounds, unless the Rowan Brooch stops them."""
    seat = int(option[1])
    if BROOCH in mind.view.players[seat].gear or mind.friendship(seat) > 0.5:
        return -1.0
    return mind.worth(seat, 2)


def tree_heal(mind: Mind, topic: Term, option: Option) -> float:
    """SH-13  Heal 1 wound."""
    return mind.worth(int(option[1]), -1)
