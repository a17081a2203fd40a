"""The sensible bot for Shadow Hunters: it rates each option on its own and takes the best.

It remembers nothing between decisions; all it knows is in the view.
"""

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final, TypeAlias

from turncoat.bots.bot import Bot
from turncoat.bots.shadow_hunters import abilities, gear, giving, striking, wandering
from turncoat.bots.shadow_hunters.mind import Mind
from turncoat.core.rules import Rules
from turncoat.core.terms import Option, Term
from turncoat.core.view import DecisionView
from turncoat.games.shadow_hunters.views.schema import ShadowHuntersView

Weigh: TypeAlias = Callable[[Mind, Term, Option], float]

# How each kind of option is rated; one that is not listed is worth 0.
WEIGHED_BY: Final[dict[str, Weigh]] = {
    "throw": wandering.throw,
    "step": wandering.step,
    "move": wandering.move,
    "draw": wandering.draw,
    "tree_wound": wandering.tree_wound,
    "tree_heal": wandering.tree_heal,
    "attack": striking.attack,
    "attack_d4": striking.attack,
    "attack_all": striking.attack_all,
    "attack_all_d4": striking.attack_all,
    "no_attack": striking.no_attack,
    "spear": striking.spear,
    "rob": striking.rob,
    "drink": striking.drink,
    "counter": striking.counter,
    "repeat": striking.repeat,
    "loot": gear.loot,
    "loot_all": gear.loot_all,
    "part_with": gear.part_with,
    "salvage": gear.salvage,
    "give": giving.give,
    "nothing": giving.nothing,
    "heal": giving.obey,
    "hand_over": giving.hand_over,
    "target": giving.target,
    "maul": abilities.maul,
    "claw": abilities.claw,
    "set_seven": abilities.set_seven,
    "haunt": abilities.haunt,
    "void": abilities.void,
    "mend": abilities.mend,
    "switch": abilities.switch,
    "barrier": abilities.barrier,
    "extra_turns": abilities.extra_turns,
    "reveal_and_heal": abilities.reveal_and_heal,
    "heal_all": abilities.heal_all,
}
# Options that differ by less than this are equally good.
A_WHIM: Final = 1e-6


class SensibleBot(Bot):
    """Plays for its own goal, using only what its seat may know."""

    __slots__ = ("_random",)

    derived: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, view: ShadowHuntersView, decision: DecisionView) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        mind = Mind(view)
        return max(decision.options, key=lambda option: self.weigh(mind, decision.topic, option))

    def tempted(self, offers: list[Option]) -> bool:
        """Whether any offer is worth a thought; revealing alone never is."""
        return any(offer[0] in WEIGHED_BY for offer in offers)

    def take_offer(self, view: ShadowHuntersView, offers: list[Option]) -> Option | None:
        mind = Mind(view)
        best = max(offers, key=lambda option: self.weigh(mind, (), option))
        return best if self.weigh(mind, (), best) > A_WHIM else None

    def weigh(self, mind: Mind, topic: Term, option: Option) -> float:
        """Return what an option is worth, plus a tiny random number to break ties."""
        whim = self._random() * A_WHIM
        if option[0] == "take":
            return taking(mind, topic, option) + whim
        weighed_by = WEIGHED_BY.get(str(option[0]))
        return weighed_by(mind, topic, option) + whim if weighed_by else whim


def taking(mind: Mind, topic: Term, option: Option) -> float:
    """Rate `take`, which means a card from somebody or the wounds of a green card."""
    judge = gear.take if len(option) == 3 else giving.obey
    return judge(mind, topic, option)


def sensible(rules: Rules[Any, Any, Any], seed: int) -> Bot:
    """Return the bot for a game with these rules."""
    return SensibleBot(seed)
