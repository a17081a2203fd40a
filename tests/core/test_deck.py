"""Decks: rebuilt from the discards when a card is needed and none is left, and not before."""

from collections import Counter
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from turncoat.core.chance import Chance, key_from_seed
from turncoat.core.deck import Deck

KEY: Final = key_from_seed("deck")


def test_a_draw_comes_out_of_the_pile() -> None:
    deck = Deck(["a", "b", "c"], ["x"])

    card = deck.draw(Chance(KEY))

    assert sorted([card, *deck.pile]) == ["a", "b", "c"]
    assert deck.discards == ["x"]


def test_a_pile_of_one_card_has_nothing_to_choose_from() -> None:
    deck = Deck(["a"], ["x"])

    assert deck.draw(Chance(KEY)) == "a"


def test_the_last_card_does_not_make_the_deck_anew() -> None:
    deck = Deck(["a"], ["x", "y"])

    deck.draw(Chance(KEY))

    assert (deck.pile, deck.discards, deck.times_made) == ([], ["x", "y"], 1)


def test_the_card_after_the_last_makes_the_deck_anew() -> None:
    deck = Deck([], ["x", "y"])

    card = deck.draw(Chance(KEY))

    assert sorted([card, *deck.pile]) == ["x", "y"]
    assert (deck.discards, deck.times_made) == ([], 2)


def test_what_is_discarded_after_the_deck_was_made_anew_stays_out_of_it() -> None:
    deck = Deck([], ["x", "y"])
    deck.draw(Chance(KEY))

    deck.discards.append("z")

    assert "z" not in deck.pile
    assert deck.discards == ["z"]


def test_a_script_says_which_card_it_is() -> None:
    chance, deck = Chance(KEY), Deck(["a", "b", "c"], [])
    chance.script = ["b"]

    assert deck.draw(chance) == "b"
    assert sorted(deck.pile) == ["a", "c"]


def test_a_copy_goes_its_own_way() -> None:
    deck = Deck(["a"], ["x", "y"], 4)
    twin = deck.copy()

    twin.draw(Chance(KEY))
    twin.draw(Chance(KEY))

    assert (deck.pile, deck.discards, deck.times_made) == (["a"], ["x", "y"], 4)
    assert (len(twin.pile), twin.discards, twin.times_made) == (1, [], 5)


@given(st.lists(st.booleans(), max_size=40), st.integers(0, 99))
def test_cards_are_neither_made_nor_lost(discards: list[bool], seed: int) -> None:
    chance, deck, hand = Chance(key_from_seed(seed)), Deck(list("abcde"), []), list[str]()
    for discarded in discards:
        if discarded and hand:
            deck.discards.append(hand.pop())
        elif deck.pile or deck.discards:
            hand.append(deck.draw(chance))

    assert Counter(deck.pile + deck.discards + hand) == Counter("abcde")
