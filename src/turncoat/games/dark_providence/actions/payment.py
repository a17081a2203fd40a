"""Paying with cards (DP-11, DP-12, DP-20a): one by one, and never a card too many.

A `Worth` says what a sum of cards buys. A set of cards is legal if it would buy less without its
smallest card.
"""

from typing import Final

from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option
from turncoat.games.dark_providence.cards import play
from turncoat.games.dark_providence.engine import DONE
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.preview import NOTHING, Preview, Worth
from turncoat.games.dark_providence.table import Table

# More than any card has.
MUCH: Final = 1_000_000


def each(most: int, action: str, start: int = 0, step: int = 1) -> Worth:
    """One thing for each point, up to `most`."""
    return Worth(1, most, 0, action, start, step)


def whole(need: int) -> Worth:
    """All or nothing: a sum that must be reached."""
    return Worth(need, 1, need)


def values(table: Table, hand: list[str], resource: str) -> list[tuple[str, int]]:
    """The cards of a hand that have a resource, with how much."""
    resources = table.box.resources
    return [(card, resources[card][resource]) for card in hand if resource in resources[card]]


def total(table: Table, hand: list[str], resource: str) -> int:
    """How much of a resource a hand has."""
    resources = table.box.resources
    return sum([resources[card].get(resource, 0) for card in hand])


def totals(table: Table, hand: list[str]) -> dict[str, int]:
    """How much of each resource a hand has."""
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
    """DP-12  Whether no card can be left out."""
    without = (paid - smallest) // worth.price
    return without < worth.most and paid // worth.price > without


def can_finish(worth: Worth, paid: int, smallest: int, rest: list[int]) -> bool:
    """Whether further cards can complete a legal set."""
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
        """DP-12  Cards that can be part of a legal set, and `done` if the set is legal already."""
        hand = values(self.table, self.me.hand, self.resource)
        found: list[Option] = [
            ("card", card) for card, value in dict(hand).items() if self.fits(value, hand)
        ]
        if self.legal:
            found.append(DONE)
        return found

    def fits(self, value: int, hand: list[tuple[str, int]]) -> bool:
        """DP-12  Whether a card of this value can be part of a legal set."""
        paid, smallest = self.paid + value, min(self.smallest, value)
        if is_legal(self.worth, paid, smallest):
            return True
        rest = [other for _, other in hand]
        rest.remove(value)
        return can_finish(self.worth, paid, smallest, rest)

    @property
    def complete(self) -> bool:
        """Whether everybody can see that no further card would fit, so that nobody is asked."""
        return self.legal and self.worth.of(self.paid) == self.worth.most

    @property
    def legal(self) -> bool:
        """DP-12  Whether the cards played so far are enough and none too many."""
        return self.paid > 0 and is_legal(self.worth, self.paid, self.smallest)

    def add(self, card: str) -> None:
        """Play one more card."""
        value = self.table.box.resources[card][self.resource]
        self.smallest = min(self.smallest, value)
        self.paid += value
        play(self.table, self.me, card)
        self.table.tell(ALL, ("plays", self.me.seat, card, self.resource))


async def pay(table: Table, me: Player, resource: str, worth: Worth) -> int:
    """Ask for cards one by one until the payment is done; return what they buy."""
    payment = Payment(table, me, resource, worth)
    table.preview = Preview(worth=worth)
    while not payment.complete:
        topic = ("pay", resource, payment.paid, worth.need)
        table.preview.paid = payment.paid
        option = await choose(me.seat, topic, payment.options())
        if option == DONE:
            break
        payment.add(str(option[1]))
    table.preview = NOTHING
    return worth.of(payment.paid)
