"""Paying with cards (DP-11, DP-12, DP-20a): step by step, and never a card too many.

What a sum of cards brings is told by a `Worth`. A set of cards is legal if leaving out its
smallest would bring less.
"""

from typing import Final

from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option
from turncoat.games.dark_providence.cards import play
from turncoat.games.dark_providence.engine import DONE
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.table import Table

# No card has so much.
MUCH: Final = 1_000_000


class Worth:
    """What a sum buys: one for each `price`, at most `most`; or a `need` that must be reached."""

    __slots__ = ("most", "need", "price")

    def __init__(self, price: int, most: int, need: int = 0) -> None:
        self.price = price
        self.most = most
        self.need = need

    def of(self, total: int) -> int:
        """What so much is worth."""
        return min(total // self.price, self.most)


def each(most: int) -> Worth:
    """One for one, as far as something moves."""
    return Worth(1, most)


def whole(need: int) -> Worth:
    """All or nothing: a sum that must be reached."""
    return Worth(need, 1, need)


def values(table: Table, hand: list[str], resource: str) -> list[tuple[str, int]]:
    """The cards of a hand that have a resource, and how much."""
    resources = table.box.resources
    return [(card, resources[card][resource]) for card in hand if resource in resources[card]]


def total(table: Table, hand: list[str], resource: str) -> int:
    """All that a hand has of a resource."""
    resources = table.box.resources
    return sum([resources[card].get(resource, 0) for card in hand])


def totals(table: Table, hand: list[str]) -> dict[str, int]:
    """All that a hand has, by resource."""
    found: dict[str, int] = {}
    symbols = table.box.symbols
    for card in hand:
        for resource, value in symbols[card]:
            if resource in found:
                found[resource] += value
            else:
                found[resource] = value
    return found


def is_legal(worth: Worth, paid: int, smallest: int) -> bool:
    """DP-12  No card can be left out."""
    without = (paid - smallest) // worth.price
    return without < worth.most and paid // worth.price > without


def can_finish(worth: Worth, paid: int, smallest: int, rest: list[int]) -> bool:
    """Whether some further cards make a legal set of what was played so far."""
    if is_legal(worth, paid, smallest):
        return True
    if worth.of(paid - smallest) >= worth.most:
        return False
    for place, value in enumerate(rest):
        if can_finish(worth, paid + value, min(smallest, value), rest[place + 1 :]):
            return True
    return False


class Payment:
    """The cards played so far for one need."""

    __slots__ = ("me", "paid", "resource", "smallest", "table", "worth")

    def __init__(self, table: Table, me: Player, resource: str, worth: Worth) -> None:
        self.table = table
        self.me = me
        self.resource = resource
        self.worth = worth
        self.paid = 0
        self.smallest = MUCH

    def options(self) -> list[Option]:
        """DP-12  Cards that can be part of a legal set; done, if this is one already."""
        hand = values(self.table, self.me.hand, self.resource)
        found: list[Option] = [
            ("card", card) for card, value in dict(hand).items() if self.fits(value, hand)
        ]
        if self.legal:
            found.append(DONE)
        return found

    def fits(self, value: int, hand: list[tuple[str, int]]) -> bool:
        """DP-12  Whether a card of the hand with such a value can be part of a legal set."""
        paid, smallest = self.paid + value, min(self.smallest, value)
        if is_legal(self.worth, paid, smallest):
            return True
        rest = [other for _, other in hand]
        rest.remove(value)
        return can_finish(self.worth, paid, smallest, rest)

    @property
    def complete(self) -> bool:
        """Everybody can see that no card could be added; else one has to say so."""
        return self.legal and self.worth.of(self.paid) == self.worth.most

    @property
    def legal(self) -> bool:
        """DP-12  The cards played so far are enough, and none too many."""
        return self.paid > 0 and is_legal(self.worth, self.paid, self.smallest)

    def add(self, card: str) -> None:
        """One more card is played."""
        value = self.table.box.resources[card][self.resource]
        self.smallest = min(self.smallest, value)
        self.paid += value
        play(self.table, self.me, card)
        self.table.tell(ALL, ("plays", self.me.seat, card, self.resource))


async def pay(table: Table, me: Player, resource: str, worth: Worth) -> int:
    """Cards are played one by one; returns what they bring."""
    payment = Payment(table, me, resource, worth)
    while not payment.complete:
        topic = ("pay", resource, payment.paid, worth.need)
        option = await choose(me.seat, topic, payment.options())
        if option == DONE:
            break
        payment.add(str(option[1]))
    return worth.of(payment.paid)
