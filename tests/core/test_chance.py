"""Chance: a key always gives the same results, and all results are equally likely."""

from collections import Counter
from itertools import permutations
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turncoat.core.chance import Chance, Luck, key_from_seed

KEY: Final = key_from_seed("golden")
LETTERS: Final = list("abcdefgh")

counts = st.integers(0, 40)


def taken(chance: Chance, count: int) -> list[int]:
    return [chance.below(1000) for _ in range(count)]


def unevenness(counted: Counter[str], expected: float, kinds: int) -> float:
    """The chi-square statistic of these counts."""
    assert len(counted) == kinds
    return sum((count - expected) ** 2 / expected for count in counted.values())


# A key always gives the same results.


def test_a_seed_gives_the_key_that_it_always_gave() -> None:
    golden = "27c7e229f3ac8aaabaf363bf66aa4126e0ec6cf43924a1ff6756645023bcc15f"

    assert key_from_seed("golden").hex() == golden


def test_a_number_is_the_same_seed_as_its_digits() -> None:
    assert key_from_seed(7) == key_from_seed("7")
    assert key_from_seed(7) != key_from_seed(8)


def test_a_key_gives_the_numbers_that_it_always_gave() -> None:
    assert taken(Chance(KEY), 20) == [
        635, 993, 673, 912, 390, 512, 2, 318, 697, 723,
        880, 825, 582, 848, 921, 217, 212, 758, 333, 409,
    ]  # fmt: skip


def test_a_key_gives_the_dice_that_it_always_gave() -> None:
    chance = Chance(KEY)

    assert "".join(str(chance.roll(6)) for _ in range(20)) == "42451311441613221562"


def test_a_key_gives_the_cards_that_it_always_gave() -> None:
    chance, pile = Chance(KEY), LETTERS[:]

    assert "".join(chance.draw(pile) for _ in LETTERS) == "dehcgfab"


def test_a_key_shuffles_as_it_always_did() -> None:
    cards = LETTERS[:]
    Chance(KEY).shuffle(cards)

    assert "".join(cards) == "bafgched"
    assert Chance(KEY).pick(3, LETTERS) == ["b", "a", "f"]


def test_another_key_gives_other_numbers() -> None:
    assert taken(Chance(key_from_seed("other")), 20) != taken(Chance(KEY), 20)


# The state is a key and a count.


def test_a_fresh_chance_has_taken_nothing() -> None:
    assert Chance(KEY).count == 0


def test_every_number_counts_whatever_it_was_taken_for() -> None:
    chance = Chance(KEY)

    chance.below(10)
    chance.roll(6)
    chance.draw(["a", "b"])
    chance.shuffle(["a", "b", "c"])

    assert chance.count == 5


@given(counts)
def test_a_count_is_what_was_taken(count: int) -> None:
    chance = Chance(KEY)
    taken(chance, count)

    assert chance.count == Chance(KEY, count).count == count


@given(counts)
def test_key_and_count_go_on_exactly(count: int) -> None:
    chance = Chance(KEY)
    taken(chance, count)

    assert taken(Chance(KEY, count), 20) == taken(chance, 20)


def test_a_restored_chance_has_let_nothing_fall() -> None:
    assert Chance(KEY, 13).results == []


# Copies.


@given(counts)
def test_a_copy_goes_on_as_the_original_does(count: int) -> None:
    chance = Chance(KEY)
    taken(chance, count)
    twin = chance.copy()

    assert twin.count == count
    assert taken(twin, 20) == taken(chance, 20)


@given(counts)
def test_a_copy_takes_nothing_from_the_original(count: int) -> None:
    chance = Chance(KEY)
    taken(chance, count)
    twin = chance.copy()
    taken(twin, 11)

    assert chance.count == count
    assert taken(chance, 20) == taken(Chance(KEY, count), 20)


def test_a_copy_has_its_own_script_and_its_own_results() -> None:
    chance = Chance(KEY)
    chance.script = [3, 4, 5]
    chance.roll(6)

    twin = chance.copy()
    twin.roll(6)

    assert (chance.script, chance.results) == ([4, 5], [3])
    assert (twin.script, twin.results) == ([5], [3, 4])


# Dice and draws.


@pytest.mark.parametrize("sides", [1, 2, 4, 6, 20])
def test_a_die_shows_all_its_sides_and_no_others(sides: int) -> None:
    chance = Chance(KEY)

    assert {chance.roll(sides) for _ in range(sides * 20)} == set(range(1, sides + 1))


@pytest.mark.parametrize("bound", [1, 2, 7])
def test_below_stays_below(bound: int) -> None:
    chance = Chance(KEY)

    assert {chance.below(bound) for _ in range(bound * 20)} == set(range(bound))


@given(st.lists(st.sampled_from("aabc"), min_size=1), st.integers(0, 99))
def test_a_drawn_card_leaves_the_pile_and_nothing_else_does(cards: list[str], seed: int) -> None:
    pile = cards[:]

    card = Chance(key_from_seed(seed)).draw(pile)

    assert Counter([card, *pile]) == Counter(cards)


def test_dice_and_cards_are_kept_in_the_order_in_which_they_fell() -> None:
    chance = Chance(KEY)

    fell = [chance.roll(6), chance.draw(LETTERS[:]), chance.roll(4)]

    assert chance.results == fell


def test_shuffling_lets_nothing_fall() -> None:
    chance = Chance(KEY)

    chance.shuffle(LETTERS[:])
    chance.pick(2, LETTERS)

    assert chance.results == []


# Scripted results.


def test_a_script_falls_before_anything_else_and_is_kept() -> None:
    chance = Chance(KEY)
    chance.script = [5, "c"]
    pile = LETTERS[:]

    fell = [chance.roll(6), chance.draw(pile)]

    assert fell == [5, "c"]
    assert chance.results == [5, "c"]
    assert "".join(sorted(pile)) == "abdefgh"


def test_a_script_takes_as_many_numbers_as_chance_would() -> None:
    chance, free = Chance(KEY), Chance(KEY)
    chance.script = [5, "c"]
    for other in (chance, free):
        other.roll(6)
        other.draw(LETTERS[:])

    assert chance.count == free.count == 2
    assert [chance.roll(6) for _ in range(4)] == [free.roll(6) for _ in range(4)]


def test_a_scripted_card_leaves_the_pile_once() -> None:
    chance = Chance(KEY)
    chance.script = ["a"]
    pile = ["a", "b", "a"]

    chance.draw(pile)

    assert sorted(pile) == ["a", "b"]


@pytest.mark.parametrize("unfit", ["a card", None, 0, 7])
def test_a_script_that_does_not_fit_a_die_is_our_mistake(unfit: Luck) -> None:
    chance = Chance(KEY)
    chance.script = [unfit]

    with pytest.raises(AssertionError):
        chance.roll(6)


def test_a_script_that_does_not_fit_a_draw_is_our_mistake() -> None:
    chance = Chance(KEY)
    chance.script = [3]

    with pytest.raises(AssertionError):
        chance.draw(LETTERS[:])


def test_where_a_script_does_not_say_which_any_card_falls() -> None:
    chance, free = Chance(KEY), Chance(KEY)
    chance.script = [None, "c"]

    drawn = [chance.draw(LETTERS[:], seen=False), chance.draw(LETTERS[:])]

    assert drawn == [free.draw(LETTERS[:]), "c"]
    assert chance.results == [None, "c"]


# Equal probabilities. One key in ten thousand would fail these bounds; the key is fixed.


def test_dice_are_fair() -> None:
    chance = Chance(KEY)

    counted = Counter(str(chance.roll(6)) for _ in range(6000))

    assert unevenness(counted, 1000, 6) < 25.7


def test_draws_are_fair() -> None:
    chance = Chance(KEY)

    counted = Counter(chance.draw(LETTERS[:]) for _ in range(8000))

    assert unevenness(counted, 1000, 8) < 29.9


def test_every_order_is_as_likely() -> None:
    chance = Chance(KEY)

    counted = Counter("".join(chance.pick(3, ["a", "b", "c"])) for _ in range(6000))

    assert set(counted) == {"".join(order) for order in permutations("abc")}
    assert unevenness(counted, 1000, 6) < 25.7


def test_neighbours_tell_nothing_of_each_other() -> None:
    chance = Chance(KEY)

    counted = Counter(f"{chance.roll(4)} {chance.roll(4)}" for _ in range(8000))

    assert unevenness(counted, 500, 16) < 44.3


# Permutations.


@given(st.lists(st.sampled_from("abcdef")), st.integers(0, 99))
def test_a_shuffle_keeps_every_card(cards: list[str], seed: int) -> None:
    shuffled = cards[:]

    Chance(key_from_seed(seed)).shuffle(shuffled)

    assert Counter(shuffled) == Counter(cards)


@given(st.lists(st.sampled_from("abcdef")), st.integers(0, 8), st.integers(0, 99))
def test_a_pick_is_some_of_the_cards_and_takes_none(
    cards: list[str], count: int, seed: int
) -> None:
    before = cards[:]

    picked = Chance(key_from_seed(seed)).pick(count, cards)

    assert len(picked) == min(count, len(cards))
    assert Counter(picked) <= Counter(cards)
    assert cards == before
