from typing import Any

import pytest

from tests.games.dark_providence.changed_cards import PLAIN, holding
from tests.games.dark_providence.scenes import Play, Scene, on_base, on_city, party
from turncoat.games.dark_providence.rules import RULES

MONDAYS = RULES.box.starting_deck("monday")


def gazette() -> Play:
    """Seat 0 has used the Morning Gazette and may react to it."""
    play = party().hand(0, "bs_gazette").cubes(1, on_city("detroit"), 2).play()
    return play.choose("use", "bs_gazette").choose(*on_city("detroit"))


# DP-13: reactions


def test_dp_13_a_reaction_happens_on_its_condition() -> None:
    play = gazette()
    assert play.asked() == {0: "reaction"}
    assert play.options() == [("yes",), ("no",)]

    play.choose("yes")

    assert len(play[0].hand) == 1


def test_dp_13_it_is_optional() -> None:
    play = gazette().choose("no")

    assert play[0].hand == []
    assert play.asked() == {0: "turn"}


def test_dp_13_it_is_no_action() -> None:
    play = gazette().choose("yes")

    assert play.match.pending[0].topic == ("turn", 1)


def test_dp_13_without_its_condition_it_does_not_happen() -> None:
    play = party().hand(0, "bs_gazette").play()

    play.choose("influence").cards("bs_gazette").choose(*on_city("detroit"))

    assert play.asked() == {0: "turn"}


def test_dp_13_a_card_that_is_discarded() -> None:
    play = party().hand(0, "bs_bootleggers", "st_rail").limbo(0, 2).play()

    play.choose("discard_cards").choose("discard", "bs_bootleggers").choose("done")
    assert play.asked() == {0: "reaction"}
    play.choose("yes")

    assert (play[0].limbo, play[0].supply) == (1, 7)
    assert play.match.pending[0].topic == ("turn", 1)


def test_dp_13_a_card_that_is_played_and_put_by_was_not_discarded() -> None:
    play = party().hand(0, "bs_bootleggers").limbo(0, 2).play()

    play.choose("buy").cards("bs_bootleggers").choose("pass")

    assert play.asked() == {1: "turn"}
    assert play[0].limbo == 2


def test_dp_13_a_reaction_that_could_do_nothing_is_not_asked_for() -> None:
    play = party().hand(0, "bs_bootleggers").limbo(0, 0).play()

    play.choose("discard_cards").choose("discard", "bs_bootleggers")

    assert play.asked() == {0: "turn"}


def test_dp_13_the_owner_of_a_destroyed_card_reacts() -> None:
    scene = party().mythos(0, "my_shoggoth").main(0, "detroit").agent(1, "ag_lescaux", "detroit")
    play = scene.play().choose("use_mythos", "my_shoggoth").choose("piece", "ag_lescaux")
    assert play.asked() == {1: "reaction"}

    play.choose("yes")

    assert play.table.investigation == 1


# DP-15a: when the action of a card can be used, and what is carried out


@pytest.mark.parametrize("limbo", [0, 1])
def test_dp_15a_only_if_an_effect_can_be_done(limbo: int) -> None:
    play = party().hand(0, "bs_kitchen").limbo(0, limbo).play()

    assert (("use", "bs_kitchen") in play.options()) == bool(limbo)


def test_dp_15a_one_effect_that_can_be_done_is_enough() -> None:
    play = party(5).hand(0, "st_friday").limbo(0, 1).supply(0, 17).play()
    assert play[0].general == 0

    play.choose("use", "st_friday")

    assert (play[0].supply, play[0].limbo) == (18, 0)


def test_dp_15a_none_is_not() -> None:
    play = party(5).hand(0, "st_friday").supply(0, 18).play()

    assert ("use", "st_friday") not in play.options()


def test_dp_15a_each_as_far_as_possible() -> None:
    play = party().hand(0, "bs_kitchen").limbo(0, 3).play()

    play.choose("use", "bs_kitchen")

    assert (play[0].supply, play[0].limbo) == (9, 0)


def test_dp_15a_effects_come_in_order() -> None:
    scene = party(5).hand(0, "st_saturday").cubes(1, on_base("detroit"), 3).supply(0, 6)
    play = scene.play().choose("use", "st_saturday")
    assert play.asked() == {0: "whose_cubes"}

    play.choose(*on_base("detroit"))
    assert play[1].cubes == {on_base("detroit"): 1}
    assert play.asked() == {0: "add_to"}
    play.choose(*on_city("detroit"))

    assert play[0].cubes == {on_city("detroit"): 1}
    play.check_parts()


def test_dp_15a_a_first_effect_that_cannot_be_done_is_left_out() -> None:
    play = party(5).hand(0, "st_saturday").play().choose("use", "st_saturday")

    assert play.asked() == {0: "add_to"}


def test_dp_15a_drawing_needs_a_card_to_draw() -> None:
    nothing = party().hand(0, *MONDAYS).hand(0, "st_wednesday")
    discards = party().hand(0, *MONDAYS).hand(0, "st_wednesday").discards(0, "bs_order")

    assert ("use", "st_wednesday") not in nothing.play().options()
    assert ("use", "st_wednesday") in discards.play().options()


def waite(*hand: str) -> Scene:
    """Seat 0 has Asenath Waite and her card; Rose of seat 1 is in the same city."""
    scene = party().hand(0, "ag_waite", *hand).agent(0, "ag_waite", "detroit")
    return scene.agent(1, "ag_rose", "detroit")


def test_dp_15a_a_cost_must_be_paid_in_full() -> None:
    assert ("use", "ag_waite") not in waite("st_rail").play().options()
    assert ("use", "ag_waite") in waite("st_rail", "st_hush").play().options()


def test_dp_15a_a_cost_is_paid_with_other_cards_than_the_one_in_use() -> None:
    play = waite("st_rail", "st_hush").play().choose("use", "ag_waite")

    play.choose("throw", "st_rail").choose("throw", "st_hush").choose("piece", "ag_rose")

    assert play[0].hand == []
    assert play[0].used == ["ag_waite"]
    assert {"st_rail", "st_hush", "ag_rose"} <= {*play[0].discards}
    play.check_parts()


def test_dp_15a_a_cost_only_if_what_follows_can_be_done() -> None:
    scene = waite("st_rail", "st_hush").at("ag_rose", "chicago")

    assert ("use", "ag_waite") not in scene.play().options()


def test_dp_15a_with_one_possible_option_the_other_is_not_offered() -> None:
    scene = party().mythos(0, "my_sacrifice").agent(0, "ag_ochs", "detroit")
    play = scene.play().choose("use_mythos", "my_sacrifice").choose("piece", "ag_ochs")

    assert play.options() == [("choice", 1, "my_sacrifice")]
    play.choose("choice", 1, "my_sacrifice")

    assert play.table.ritual == 3
    assert play.asked() == {0: "turn"}


def may(cost: list[dict[str, Any]], *then: dict[str, Any]) -> dict[str, Any]:
    return {"verb": "may", "cost": cost, "then": list(then)}


def test_dp_15a_a_part_that_may_be_done_remembers_the_player_looked_at() -> None:
    look = {"verb": "peek", "what": "hand", "who": "one_other"}
    strip = {"verb": "discard", "who": "same_other", "n": 1, "pick": "actor"}
    play = holding(look, may([], strip)).hand(1, "st_rail").hand(2, "st_hush").play()

    play.choose("use", PLAIN).choose("player", 2).choose("yes").choose("strip", "st_hush")

    assert play[2].discards == ["st_hush"]
    assert play[1].hand == ["st_rail"]


PURGE = {"verb": "purge", "n": 1, "source": "hand_or_discard"}


def test_dp_15a_only_the_cost_has_to_be_paid_in_full() -> None:
    draw = {"verb": "draw", "n": 1}
    play = holding(may([PURGE], PURGE), draw).hand(0, "st_rail", "st_hush").play()

    play.choose("use", PLAIN).choose("yes")
    assert ("done",) not in play.options()
    play.choose("purge_hand", "st_rail")

    assert ("done",) in play.options()


def test_dp_13_black_goat_is_silent_where_there_is_no_other_base_card() -> None:
    cities = RULES.box.city_ids
    for bare in (cities[2:], cities[1:]):
        scene = party().mythos(0, "my_black_goat").hand(0, "st_whispers")
        for city in bare:
            scene.bare(city)
        play = scene.play().choose("influence").cards("st_whispers")

        play.choose(*on_base(cities[0]))

        assert play.asked() == {0: "turn" if len(bare) == 11 else "reaction"}
