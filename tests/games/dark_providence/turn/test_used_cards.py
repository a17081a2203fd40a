from collections import Counter

import pytest

from tests.games.dark_providence.scenes import Play, on_base, on_city, party
from turncoat.games.dark_providence.pile import cards_of
from turncoat.games.dark_providence.rules import RULES

MONDAYS = RULES.box.starting_deck("monday")


def influence(play: Play, *cards: str) -> Play:
    """Play these cards for influence and put the cubes on Chicago."""
    return play.choose("influence").cards(*cards).choose(*on_city("chicago"))


# DP-10b: used cards lie face up


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_dp_10b_used_cards_lie_open(seat: int | None) -> None:
    play = influence(party().hand(0, "st_favours").play(), "st_favours")

    assert play.view(seat).players[0].used == ["st_favours"]


def test_dp_10b_a_new_deck_is_made_without_them() -> None:
    play = party().hand(0, "st_favours", "st_wednesday").deck(0, "st_rail").play()
    influence(play, "st_favours")

    play.luck("st_rail", "st_chain", "st_rite").choose("use", "st_wednesday")

    assert play[0].hand == ["st_rail", "st_chain", "st_rite"]
    assert play[0].used == ["st_favours", "st_wednesday"]
    assert not {"st_favours", "st_wednesday"} & {*cards_of(play[0].deck), *play[0].discards}
    play.check_parts()


def test_dp_10b_used_cards_are_not_recovered() -> None:
    play = party().hand(0, "st_favours", "bs_hart_island").discards(0, "st_rail", "st_chain").play()
    influence(play, "st_favours")

    play.choose("use", "bs_hart_island")

    assert play.options() == [("recover", "st_rail"), ("recover", "st_chain")]


def test_dp_10b_used_cards_are_not_purged() -> None:
    play = party().hand(0, "st_favours", "bs_fire", "st_rite").discards(0, "st_rail").play()
    influence(play, "st_favours")

    play.choose("use", "bs_fire")

    assert set(play.options()) == {
        ("purge_hand", "st_rite"),
        ("purge_discard", "st_rail"),
        ("done",),
    }


def test_dp_10b_used_cards_are_not_discarded() -> None:
    play = party().hand(0, "st_favours", "st_rail").play()
    influence(play, "st_favours")

    play.choose("discard_cards")

    assert play.options() == [("discard", "st_rail")]


def test_dp_10b_a_card_that_is_then_destroyed_goes_when_its_action_is_over() -> None:
    scene = party().hand(0, "bs_forger").top("detroit", "ag_west").stack("detroit", "bs_order")
    play = scene.cubes(0, on_base("detroit"), 1).play().luck("bs_order", "sanity")

    play.choose("use", "bs_forger")
    assert (play[0].used, play.table.gone) == (["bs_forger"], [])
    play.choose(*on_base("detroit"))

    assert (play[0].used, play.table.gone) == ([], ["bs_forger"])
    events = [event[0] for event in play.events(1)]
    assert events.index("sanity_token") < events.index("destroyed")
    play.check_parts()


def test_dp_10b_claimed_and_discarded_cards_are_on_the_discard_pile_at_once() -> None:
    scene = party().hand(0, "st_rail", "st_chain").top("detroit", "bs_customs")
    play = scene.cubes(0, on_base("detroit"), 1).play()

    play.choose("claim").choose(*on_base("detroit"))
    assert play[0].discards == ["bs_customs"]
    play.choose("discard_cards").choose("discard", "st_rail").choose("done")

    assert play[0].discards == ["bs_customs", "st_rail"]


def test_dp_10b_so_they_can_be_shuffled_into_a_new_deck_in_the_same_turn() -> None:
    scene = party().hand(0, *MONDAYS).hand(0, "st_wednesday").top("detroit", "bs_customs")
    play = scene.cubes(0, on_base("detroit"), 1).play()
    play.choose("claim").choose(*on_base("detroit"))

    play.choose("use", "st_wednesday")

    assert play[0].hand == [*MONDAYS, "bs_customs"]


# DP-10c: decks that run out, hands that are too large


def test_dp_10c_a_deck_that_runs_out_in_a_draw_is_made_anew_and_drawing_goes_on() -> None:
    play = party().hand(0, "st_wednesday", "st_monday").deck(0, "st_rail").play()
    old = Counter(play[0].discards)

    play.choose("use", "st_wednesday")

    assert play[0].hand[:2] == ["st_monday", "st_rail"]
    assert len(play[0].hand) == 4
    assert not play[0].discards
    assert Counter(play[0].hand[2:]) + Counter(cards_of(play[0].deck)) == old
    play.check_parts()


def test_dp_10c_nothing_left_stops_the_draw() -> None:
    play = party().hand(1, *MONDAYS[3:]).play()

    play.choose("pass")

    assert sorted(play[0].hand) == sorted(MONDAYS[:3])
    assert play[0].deck_size() == 0
    play.check_parts()


@pytest.mark.parametrize(("held", "drawn"), [(4, 1), (5, 0), (6, 0)])
def test_dp_10c_a_hand_may_exceed_five_and_then_nothing_is_drawn(held: int, drawn: int) -> None:
    play = party().hand(0, *MONDAYS[:held]).play()

    play.choose("pass")

    assert play[0].hand[:held] == MONDAYS[:held]
    assert len(play[0].hand) == held + drawn
    assert not play[0].discards
