from collections import Counter

import pytest

from tests.games.dark_providence.scenes import Play, Scene, on_base, on_city, on_mythos, party
from turncoat.games.dark_providence.rules import RULES

MONDAYS = RULES.box.starting_deck("monday")


def influence(play: Play, *cards: str) -> Play:
    """Play these cards for influence and put the cubes on Chicago."""
    return play.choose("influence").cards(*cards).choose(*on_city("chicago"))


def with_lillian(*hand: str) -> Scene:
    """Seat 0 holds these cards and has Lillian, who has a free step, in Chicago."""
    return party().hand(0, *hand).agent(0, "ag_lafrance", "chicago")


# DP-10: two actions; then the used cards are discarded and the hand is filled up to five


def test_dp_10_two_actions_and_then_only_pass() -> None:
    play = party().hand(0, "st_favours", "st_whispers", "st_rail").play()
    assert play.match.pending[0].topic == ("turn", 2)

    influence(play, "st_favours")
    assert play.match.pending[0].topic == ("turn", 1)
    influence(play, "st_whispers")

    assert play.match.pending[0].topic == ("turn", 0)
    assert play.options() == [("pass",)]


def test_dp_10_used_cards_go_to_the_discards_and_the_hand_is_filled_to_five() -> None:
    play = party().hand(0, "st_favours", "st_whispers", "st_rail").play()
    influence(play, "st_favours")
    assert play[0].used == ["st_favours"]
    assert not play[0].discards

    play.choose("pass")

    assert not play[0].used
    assert play[0].discards == ["st_favours"]
    assert play[0].hand[:2] == ["st_whispers", "st_rail"]
    assert (len(play[0].hand), play[0].deck_size()) == (5, 4)
    assert play.events(1, "draws") == [("draws", 0, 3)]
    play.check_parts()


def test_dp_10_cards_that_were_not_used_stay_in_hand() -> None:
    hand = ("st_favours", "st_whispers", "st_rail", "st_chain", "st_rite")
    play = party().hand(0, *hand).play()

    play.choose("pass")

    assert tuple(play[0].hand) == hand
    assert play[0].deck_size() == 5


def test_dp_10_an_empty_deck_is_made_anew_with_the_cards_just_used() -> None:
    play = party().deck(0).hand(0, "st_favours").play()
    influence(play, "st_favours")

    play.choose("pass")

    assert len(play[0].hand) == play[0].deck_size() == 5
    assert not play[0].discards
    assert Counter(play[0].owned()) == Counter(MONDAYS)
    assert play.events(2, "new_deck") == [("new_deck", 0)]


def test_dp_10_any_number_of_free_actions() -> None:
    scene = with_lillian("bs_plane", "bs_exchange").mythos(0, "my_silver_key", "my_jenkin")
    play = scene.cubes(0, on_city("boston"), 1).cubes(1, on_city("boston"), 1).play()

    play.choose("step", "ag_lafrance").choose("go", "detroit")
    play.choose("use", "bs_plane").choose("piece", "monday").choose("go", "atlanta")
    play.choose("use_mythos", "my_silver_key").choose("piece", "monday").choose("go", "charleston")
    play.choose("use_mythos", "my_jenkin").choose(*on_city("boston"))
    play.choose("use", "bs_exchange").choose(*on_base("detroit")).choose(*on_city("boston"))

    assert play.match.pending[0].topic == ("turn", 2)
    assert play[0].agents == {"monday": "charleston", "ag_lafrance": "detroit"}
    assert play[0].cubes == {on_base("detroit"): 1}
    assert play[1].supply == 6


# DP-10a: when free actions are allowed


@pytest.mark.parametrize("actions", [2, 1, 0])
def test_dp_10a_free_actions_come_before_between_and_after_actions(actions: int) -> None:
    scene = with_lillian("bs_plane").mythos(0, "my_silver_key")
    play = scene.turn(0, actions, fresh=actions == 2).play()

    free = {("use", "bs_plane"), ("use_mythos", "my_silver_key"), ("step", "ag_lafrance")}

    assert free <= set(play.options())


def test_dp_10a_after_the_last_action_only_free_actions_and_pass_are_left() -> None:
    scene = with_lillian("bs_plane", "st_wednesday", "bs_wall_street", "ag_rose")
    scene.agent(0, "ag_rose", "chicago").mythos(0, "my_necronomicon", "my_silver_key")
    play = (
        scene.cubes(0, on_city("detroit"), 3).vp(0, 29).tracks(investigation=11).turn(0, 0).play()
    )

    assert set(play.options()) == {
        ("use", "bs_plane"),
        ("use_mythos", "my_silver_key"),
        ("step", "ag_lafrance"),
        ("pass",),
    }


def test_dp_10a_never_inside_an_action() -> None:
    play = with_lillian("bs_plane", "st_favours", "st_whispers").mythos(0, "my_silver_key").play()

    play.choose("influence")
    assert play.kinds() == {"card"}
    play.cards("st_favours")

    assert play.kinds() == {"on_city", "on_base", "on_mythos"}


# DP-15: a card's text beats the rules


def test_dp_15_a_card_beats_the_rule_of_five_cards() -> None:
    play = party().mythos(0, "my_trapezohedron").play()

    play.choose("pass")

    assert len(play[0].hand) == 6


def test_dp_15_a_card_beats_the_rule_of_two_actions() -> None:
    scene = party().row("my_yog").cubes(0, on_mythos("my_yog"), 1)
    play = scene.play().luck("sanity")

    play.choose("claim").choose(*on_mythos("my_yog"))

    assert play.match.pending[0].topic == ("turn", 2)


def test_dp_15_a_card_beats_the_rule_that_a_tie_is_not_most() -> None:
    scene = party().hand(0, "bs_forger").cubes(0, on_city("detroit"), 1)
    play = scene.cubes(1, on_city("detroit"), 1).turn(0, 1, fresh=False).play()

    play.choose("use", "bs_forger").choose(*on_city("detroit"))

    assert play.table.control == {"detroit": 0}
    play.check_parts()


def test_dp_10_actions_that_were_passed_over_do_not_go_to_the_next_player() -> None:
    play = party().play().choose("pass").choose("pass")

    assert play.table.active_seat == 2
    assert play.table.actions == 2


def test_dp_10a_an_action_that_hastur_grants_costs_an_action() -> None:
    for actions in (1, 0):
        scene = party().mythos(0, "my_hastur").hand(0, "ag_fleet", "bs_dynamite")
        scene.agent(0, "ag_fleet", "indianapolis").agent(1, "ag_rose", "indianapolis")
        play = scene.turn(0, actions, fresh=False).play()

        assert (("use_granted", "ag_fleet") in play.options()) == bool(actions)
