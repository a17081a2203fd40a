"""Resolving effects (DP-15a): in order, each as far as possible. Verbs register in `VERBS`."""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from turncoat.core.decision import Decision, choose
from turncoat.core.terms import Option, Seat
from turncoat.games.dark_providence.content.schema.verbs import May, Verb
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.table import NOBODY, Table

YES: Final[Option] = ("yes",)
NO: Final[Option] = ("no",)
DONE: Final[Option] = ("done",)
NOT_COUNTED: Final = -1


@dataclass(slots=True, eq=False, repr=False)
class Deed:
    """A card's effects while they are resolved or considered.

    `held`: the card is still in hand, because its use is only considered. `blind`: seen from
    outside, where nobody knows what strength the hand could add. `paying`: a cost is being paid,
    in full. `strength`: what the other cards of the hand have, if known. `other` and `spots`: what
    later effects refer to.
    """

    card: str
    held: bool = False
    strength: int = NOT_COUNTED
    blind: bool = False
    optional: bool = True
    paying: bool = False
    other: Seat = NOBODY
    spots: Sequence[Spot] = ()

    def free_hand(self, me: Player) -> list[str]:
        """The cards of the hand without the card itself."""
        if not self.held:
            return me.hand
        rest = me.hand[:]
        rest.remove(self.card)
        return rest


Script: TypeAlias = Coroutine[list[Decision], None, None]
Can: TypeAlias = Callable[[Table, Player, Any, Deed], bool]
Do: TypeAlias = Callable[[Table, Player, Any, Deed], Script]

VERBS: Final[dict[type, tuple[Can, Do]]] = {}
# DP-15a: verbs that can be done in part, and whether as a cost they can be paid in full.
IN_FULL: Final[dict[type, Can]] = {}


def can_do(table: Table, me: Player, effect: Verb, deed: Deed) -> bool:
    """Whether an effect would do anything."""
    return VERBS[type(effect)][0](table, me, effect, deed)


def possible(table: Table, me: Player, effects: Sequence[Verb], deed: Deed) -> bool:
    """DP-15a  Whether at least one of the effects can be done."""
    if len(effects) == 1:
        return VERBS[type(effects[0])][0](table, me, effects[0], deed)
    return any(can_do(table, me, effect, deed) for effect in effects)


def payable(table: Table, me: Player, cost: Sequence[Verb], deed: Deed) -> bool:
    """DP-15a  Whether a cost can be paid in full."""
    return all(_in_full(effect)(table, me, effect, deed) for effect in cost)


def _in_full(effect: Verb) -> Can:
    return IN_FULL.get(type(effect), VERBS[type(effect)][0])


async def pay_cost(table: Table, me: Player, cost: Sequence[Verb], deed: Deed) -> None:
    """DP-15a  Pay a cost in full."""
    deed.paying = True
    await resolve(table, me, cost, deed)
    deed.paying = False


def asks_first(effect: Verb) -> bool:
    """Whether the verb also asks players who can't do it, so that the question reveals nothing."""
    return isinstance(effect, May)


async def resolve(table: Table, me: Player, effects: Sequence[Verb], deed: Deed) -> None:
    """DP-15a  Carry out the effects in order, each as far as possible."""
    for effect in effects:
        if can_do(table, me, effect, from_outside(deed) if asks_first(effect) else deed):
            await VERBS[type(effect)][1](table, me, effect, deed)


def from_outside(deed: Deed) -> Deed:
    """The same deed as seen by players who don't know the hand."""
    seen = Deed(deed.card, deed.held)
    seen.blind = True
    seen.other = deed.other
    seen.spots = deed.spots
    return seen


async def agrees(table: Table, me: Player, topic: str, effects: Sequence[Verb], deed: Deed) -> bool:
    """Ask whether a player wants an optional effect. A player who can't do it is asked too."""
    if not possible(table, me, effects, from_outside(deed)):
        return False
    options = [YES, NO] if possible(table, me, effects, deed) else [NO]
    return await choose(me.seat, (topic, deed.card), options) == YES


async def react(table: Table, me: Player, card: str, effects: Sequence[Verb]) -> None:
    """DP-13  Offer a reaction and resolve it."""
    deed = Deed(card)
    if await agrees(table, me, "reaction", effects, deed):
        await resolve(table, me, effects, deed)
