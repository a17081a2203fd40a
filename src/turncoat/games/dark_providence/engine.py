"""Effects (DP-15a): in order, each as far as possible. The verbs enter themselves in `VERBS`."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeAlias

from turncoat.core.decision import Decision, choose
from turncoat.core.terms import Option, Seat
from turncoat.games.dark_providence.content.schema import May, Verb
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.table import NOBODY, Table

YES: Final[Option] = ("yes",)
NO: Final[Option] = ("no",)
DONE: Final[Option] = ("done",)
UNRECKONED: Final = -1


class Deed:
    """What is being done: the card behind it, and what its later parts refer to.

    `held` is whether the card is still in hand, because it is only being considered; `blind`
    whether it is looked at from outside, where nobody knows what strength the hand could add;
    `paying` whether a cost is being paid, which is done in full. `strength` is what the other
    cards of the hand have of it, where that was reckoned already.
    """

    __slots__ = ("blind", "card", "held", "optional", "other", "paying", "spots", "strength")

    def __init__(self, card: str, held: bool = False, strength: int = UNRECKONED) -> None:
        self.card = card
        self.held = held
        self.strength = strength
        self.blind = False
        self.optional = True
        self.paying = False
        self.other: Seat = NOBODY
        self.spots: Sequence[Spot] = ()

    def free_hand(self, me: Player) -> list[str]:
        """The cards of the hand besides the card itself."""
        if not self.held:
            return me.hand
        rest = me.hand[:]
        rest.remove(self.card)
        return rest


Script: TypeAlias = Coroutine[list[Decision], None, None]
Can: TypeAlias = Callable[[Table, Player, Any, Deed], bool]
Do: TypeAlias = Callable[[Table, Player, Any, Deed], Script]

VERBS: Final[dict[type, tuple[Can, Do]]] = {}
# DP-15a: whether as a cost it can be paid in full, where less could be done.
IN_FULL: Final[dict[type, Can]] = {}


def can_do(table: Table, me: Player, effect: Verb, deed: Deed) -> bool:
    """Whether an effect would do anything."""
    return VERBS[type(effect)][0](table, me, effect, deed)


def possible(table: Table, me: Player, effects: Sequence[Verb], deed: Deed) -> bool:
    """DP-15a  At least one of the effects can be done."""
    if len(effects) == 1:
        return VERBS[type(effects[0])][0](table, me, effects[0], deed)
    return any(can_do(table, me, effect, deed) for effect in effects)


def payable(table: Table, me: Player, cost: Sequence[Verb], deed: Deed) -> bool:
    """DP-15a  A cost can be paid in full."""
    return all(_in_full(effect)(table, me, effect, deed) for effect in cost)


def _in_full(effect: Verb) -> Can:
    return IN_FULL.get(type(effect), VERBS[type(effect)][0])


async def pay_cost(table: Table, me: Player, cost: Sequence[Verb], deed: Deed) -> None:
    """DP-15a  A cost is paid in full."""
    deed.paying = True
    await resolve(table, me, cost, deed)
    deed.paying = False


def asks_first(effect: Verb) -> bool:
    """Whether the verb itself asks those who can't do it, so that the question tells nothing."""
    return isinstance(effect, May)


async def resolve(table: Table, me: Player, effects: Sequence[Verb], deed: Deed) -> None:
    """DP-15a  One after the other, each as far as possible."""
    for effect in effects:
        if can_do(table, me, effect, from_outside(deed) if asks_first(effect) else deed):
            await VERBS[type(effect)][1](table, me, effect, deed)


def from_outside(deed: Deed) -> Deed:
    """The same deed as those see it who don't know the hand: whether one is asked tells nothing."""
    seen = Deed(deed.card, deed.held)
    seen.blind = True
    seen.other = deed.other
    seen.spots = deed.spots
    return seen


async def agrees(table: Table, me: Player, topic: str, effects: Sequence[Verb], deed: Deed) -> bool:
    """Whether somebody wants what is optional; who can't is asked all the same."""
    if not possible(table, me, effects, from_outside(deed)):
        return False
    options = [YES, NO] if possible(table, me, effects, deed) else [NO]
    return await choose(me.seat, (topic, deed.card), options) == YES


async def react(table: Table, me: Player, card: str, effects: Sequence[Verb]) -> None:
    """DP-13  A reaction happens on its condition and is optional."""
    deed = Deed(card)
    if await agrees(table, me, "reaction", effects, deed):
        await resolve(table, me, effects, deed)
