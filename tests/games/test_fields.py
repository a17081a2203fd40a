"""Every field of a table is copied, packed and imagined, and is shown or hidden on purpose."""

from collections.abc import Iterator, Set
from typing import Any

import pytest

from tests.games.fields import KINDS, Kind, alter, contents, stops
from turncoat.core.chance import Chance, key_from_seed
from turncoat.core.fields import Copyable
from turncoat.games import GAMES
from turncoat.games.shadow_hunters.table import Player as ShadowHuntersPlayer

every_kind = pytest.mark.parametrize(
    "kind", KINDS, ids=lambda kind: f"{kind.game}-{kind.made.__name__}"
)

# One in this many random moments is enough where all fields are altered anyway.
STRIDE = 10


@every_kind
def test_a_copy_has_the_same_in_every_field(kind: Kind) -> None:
    for table in tables(kind):
        for thing in kind.on(table):
            assert different(thing, thing.copy(), set(kind.made.FIELDS)) == []


@every_kind
def test_a_copy_shares_nothing_that_can_change(kind: Kind) -> None:
    for table in tables(kind):
        for thing in kind.on(table):
            twin = thing.copy()
            assert [name for name in kind.made.FIELDS if shares(thing, twin, name)] == []


@every_kind
def test_bytes_keep_every_field(kind: Kind) -> None:
    compared = set(kind.made.FIELDS) - kind.unpacked
    rules = GAMES[kind.game]
    for table in tables(kind):
        again = rules.unpack(rules.pack(table))
        for thing, twin in zip(kind.on(table), kind.on(again), strict=True):
            assert different(thing, twin, compared) == []


@every_kind
def test_every_field_that_is_public_is_laid_on_an_imagined_table(kind: Kind) -> None:
    compared = set(kind.made.FIELDS) - kind.imagined
    for number, match in enumerate(stops(kind.game)):
        seat = number % match.table.seats
        chance = Chance(key_from_seed(number))
        imagined, _ = match.rules.imagine(match.view(seat), chance)
        for thing, twin in zip(kind.on(match.start), kind.on(imagined), strict=True):
            assert different(thing, twin, compared, in_order=False) == []


@every_kind
def test_every_field_is_in_the_view_or_listed_as_not_shown(kind: Kind) -> None:
    assert set(kind.made.FIELDS) - set(kind.view.__struct_fields__) == kind.unshown


def tables(kind: Kind) -> Iterator[Any]:
    """Tables at restart points, each as it is and then with all fields of this class altered."""
    for match in stops(kind.game)[::STRIDE]:
        table = match.rules.unpack(match.rules.pack(match.start))
        yield table
        for thing in kind.on(table):
            alter(thing)
        yield table


def different(thing: Any, other: Any, names: Set[str], in_order: bool = True) -> list[str]:
    """The fields in which two objects differ."""
    return [
        name
        for name in sorted(names)
        if normal(getattr(thing, name), in_order) != normal(getattr(other, name), in_order)
    ]


def normal(value: Any, in_order: bool) -> Any:
    """The contents of a field, sorted if the order of a list does not matter."""
    found = contents(value)
    return found if in_order or not isinstance(found, list) else sorted(found, key=repr)


def shares(thing: Any, twin: Any, name: str) -> bool:
    """Whether two objects share a list or dictionary, or an element of it that can change."""
    mine, other = getattr(thing, name), getattr(twin, name)
    if not hasattr(mine, "copy"):
        return False
    return mine is other or any(map(same_part, parts(mine), parts(other)))


def parts(held: Any) -> list[Any]:
    """The elements of a list or the values of a dictionary."""
    if isinstance(held, dict):
        return list(held.values())
    return held if isinstance(held, list) else []


def same_part(mine: Any, other: Any) -> bool:
    """Whether both are one object that can change; dead players of Shadow Hunters never do."""
    dead = isinstance(mine, ShadowHuntersPlayer) and not mine.alive
    return isinstance(mine, Copyable) and mine is other and not dead
