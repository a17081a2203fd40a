"""What is generated from the declared fields of a class: copies, transfers and readers."""

from dataclasses import dataclass, field

import msgspec
import pytest

from turncoat.core.deck import Deck
from turncoat.core.fields import COPY, Copyable, others, reader, set_fields, transfer, with_copy


@with_copy
@dataclass(slots=True, eq=False)
class Coin(Copyable):
    worth: int


def keep_first(coins: list[Coin]) -> list[Coin]:
    return coins[:1]


@dataclass(slots=True, eq=False)
class Box(Copyable):
    label: str
    notes: list[str] = field(default_factory=list)


@with_copy
@dataclass(slots=True, eq=False, kw_only=True)
class Purse(Box):
    coins: list[Coin] = field(default_factory=list)
    by_name: dict[str, Coin] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    lucky: Coin | None = None
    deck: Deck
    stolen: list[Coin] = field(default_factory=list, metadata={COPY: keep_first})
    pairs: tuple[tuple[int, int], ...] = ()


class PurseView(msgspec.Struct):
    label: str
    notes: list[str]
    counts: dict[str, int]
    lucky: int | None
    pairs: tuple[tuple[int, int], ...]
    seen_by: int


def purse() -> Purse:
    return Purse(
        "mine",
        ["old"],
        coins=[Coin(1)],
        by_name={"penny": Coin(2)},
        counts={"penny": 1},
        lucky=Coin(3),
        deck=Deck(["ace"], []),
        stolen=[Coin(4), Coin(5)],
        pairs=((1, 2),),
    )


def test_a_copy_can_be_changed_without_changing_the_original() -> None:
    original = purse()
    twin = original.copy()

    twin.notes.append("new")
    twin.coins[0].worth = twin.by_name["penny"].worth = 9
    twin.counts["penny"] = 9
    assert twin.lucky
    twin.lucky.worth = 9
    twin.deck.pile.clear()

    assert original.notes == ["old"]
    assert (original.coins[0].worth, original.by_name["penny"].worth) == (1, 2)
    assert original.counts == {"penny": 1}
    assert original.lucky
    assert original.lucky.worth == 3
    assert original.deck.pile == ["ace"]


def test_a_copy_has_the_class_and_the_values_of_the_original() -> None:
    original = purse()
    twin = original.copy()

    assert type(twin) is Purse
    assert (twin.label, twin.notes, twin.counts) == ("mine", ["old"], {"penny": 1})
    assert twin.pairs is original.pairs


def test_a_field_without_a_value_is_copied_as_none() -> None:
    assert Purse("empty", deck=Deck([], [])).copy().lucky is None


def test_a_field_can_name_the_function_that_copies_it() -> None:
    original = purse()

    assert original.copy().stolen == original.stolen[:1]


def test_fields_are_listed_in_the_order_of_their_declaration_inherited_ones_first() -> None:
    names = ("label", "notes", "coins", "by_name", "counts", "lucky", "deck", "stolen", "pairs")

    assert names == Purse.FIELDS
    assert others(Purse, ("label", "deck", "stolen")) == ("notes", *names[2:6], "pairs")


def test_a_class_without_with_copy_has_no_copy() -> None:
    with pytest.raises(NotImplementedError, match="Box"):
        Box("plain").copy()


def test_a_transfer_copies_what_both_have_except_what_is_set_apart() -> None:
    lay = transfer(Purse, PurseView, apart=("lucky",))
    seen = PurseView("yours", ["seen"], {"penny": 2}, 7, ((3, 4),), 1)
    laid = purse()
    lucky = laid.lucky

    lay(laid, seen)
    seen.notes.append("later")
    seen.counts["penny"] = 5

    assert (laid.label, laid.notes, laid.counts) == ("yours", ["seen"], {"penny": 2})
    assert laid.pairs == ((3, 4),)
    assert laid.lucky is lucky


def test_a_reader_returns_fields_by_their_first_names_and_they_can_be_set_again() -> None:
    read = reader(("label", "counts"), {"label": "title"})
    twin = set_fields(purse(), {"label": "yours", "counts": {}})

    assert read(purse()) == {"title": "mine", "counts": {"penny": 1}}
    assert read(twin) == {"title": "yours", "counts": {}}
