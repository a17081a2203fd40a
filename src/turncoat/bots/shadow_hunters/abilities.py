"""Abilities: when to use them, and on whom (SH-80 to SH-99)."""

from typing import Final

from turncoat.bots.shadow_hunters.cast import ENEMY_OF, TOUGHNESS
from turncoat.bots.shadow_hunters.dice import D4, D6, Odds
from turncoat.bots.shadow_hunters.mind import MOST, Mind, enemies
from turncoat.core.terms import Option, Seat, Term
from turncoat.games.shadow_hunters.content import VAMPIRE, WEREWOLF

# The least gain for which to use a once-only ability while unhurt.
PATIENCE: Final = 0.2
# What it is worth to take away each ability.
VOIDED: Final[dict[str, float]] = {
    "u1": 0.1, "u2": 0.5, "v1": 0.4, "v2": 0.3, "w1": 0.5, "w2": 0.4,
    "e1": 0.2, "e2": 0.2, "f1": 0.3, "f2": 0.2, "g1": 0.2, "g2": 0.2,
}  # fmt: skip
ONCE: Final = ("e2", "f1", "f2", "g1", "g2", "w2")


def patience(mind: Mind) -> float:
    """The gain to hold out for; the fewer hit points are left, the lower."""
    return PATIENCE * mind.left / MOST


def struck_once(mind: Mind, seat: Seat, odds: Odds) -> float:
    """The value of a once-only ability that gives one seat wounds by the dice."""
    if mind.friendship(seat) > 0.5:
        return -1.0
    return mind.expected(seat, odds) - mind.price_of_showing() - patience(mind)


def maul(mind: Mind, topic: Term, option: Option) -> float:
    """SH-81  Fenris gives as many wounds as the d6 shows."""
    return struck_once(mind, int(option[1]), D6)


def claw(mind: Mind, topic: Term, option: Option) -> float:
    """SH-82  Gregor gives as many wounds as the d4 shows."""
    return struck_once(mind, int(option[1]), D4)


def set_seven(mind: Mind, topic: Term, option: Option) -> float:
    """SH-91  Frederik raises an enemy's wounds to 7, or lowers a friend's or his own."""
    seat = int(option[1])
    change = mind.worth(seat, 7 - mind.view.players[seat].wounds)
    return change - mind.price_of_showing() - patience(mind)


def haunt(mind: Mind, topic: Term, option: Option) -> float:
    """SH-93  Umbra gives 3 wounds now and can do so again in later turns."""
    seat = int(option[1])
    if mind.friendship(seat) > 0.5:
        return -1.0
    return mind.worth(seat, 3) - 0.5 * mind.price_of_showing()


def void(mind: Mind, topic: Term, option: Option) -> float:
    """SH-90  Edgar voids an enemy whose ability is still dangerous."""
    player = mind.view.players[int(option[1])]
    if player.void:
        return -1.0
    feared = sum(
        chance * VOIDED.get(character, 0.1) * mind.stakes[character].life
        for character, chance in mind.belief[player.seat].items()
        if not (player.used and character in ONCE)
    )
    return feared - mind.price_of_showing() - patience(mind)


def mend(mind: Mind, topic: Term, option: Option) -> float:
    """SH-98  Cecílie heals 1, unless she still wants to be the first to die."""
    return mind.worth(mind.me.seat, -1) - 0.2 * mind.price_of_showing()


def switch(mind: Mind, topic: Term, option: Option) -> float:
    """SH-96  Apolena switches if her left neighbour is likelier to win."""
    seats = len(mind.view.players)
    right, left = (mind.me.seat - 1) % seats, (mind.me.seat + 1) % seats
    return prospects(mind, left) - prospects(mind, right) - 0.2


def prospects(mind: Mind, seat: Seat) -> float:
    """Return how likely a seat is to win, by the strength of its side."""
    return sum(
        mind.chance_of(seat, kind) * strength(mind, kind)
        / max(strength(mind, kind) + strength(mind, ENEMY_OF[kind]), 0.1)
        for kind in (WEREWOLF, VAMPIRE)
    )  # fmt: skip


def strength(mind: Mind, kind: str) -> float:
    """The hit points that a side is believed to have left."""
    return sum(
        mind.chance_of(p.seat, kind) * (MOST - p.wounds) for p in mind.view.players if p.alive
    )


def barrier(mind: Mind, topic: Term, option: Option) -> float:
    """SH-92  Garmund puts up the Barrier when he could die before his next turn."""
    danger = -mind.worth(mind.me.seat, 4) * (0.5 if enemies(mind) else 0.3)
    return danger - mind.price_of_showing() - patience(mind)


def extra_turns(mind: Mind, topic: Term, option: Option) -> float:
    """SH-95  Wigand waits for more deaths, unless he may die himself."""
    dead = sum(not player.alive for player in mind.view.players)
    return 0.12 * dead - 0.5 * mind.price_of_showing() - patience(mind)


def reveal_and_heal(mind: Mind, topic: Term, option: Option) -> float:
    """SH-70a, SH-70b, SH-72c  Heal all wounds at the price of being revealed."""
    return mind.worth(mind.me.seat, -mind.me.wounds) - mind.price_of_showing()


def heal_all(mind: Mind, topic: Term, option: Option) -> float:
    """SH-86  Adéla heals when she has 3 hit points left or fewer."""
    return 1.0 if mind.me.wounds >= TOUGHNESS[mind.character] - 3 else -1.0
