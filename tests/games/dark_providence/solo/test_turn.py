from typing import TypeAlias

import pytest

from tests.games.dark_providence.scenes import on_base, on_city, on_mythos, solo
from turncoat.games.dark_providence.player import Spot

Cubes: TypeAlias = dict[Spot, int]

TESLA = on_mythos("my_tesla")
HIDDEN: dict[str, tuple[str, str, Cubes, Cubes]] = {
    "beh1": ("boston", "new_york", {on_city("boston"): 3}, {on_base("new_york"): 3}),
    "beh2": ("arkham", "washington", {on_base("arkham"): 3}, {on_city("washington"): 3}),
    "beh3": ("arkham", "washington", {TESLA: 3}, {on_base("washington"): 2}),
    "beh4": ("boston", "new_york", {on_base("boston"): 2}, {TESLA: 3}),
    "beh5": ("boston", "new_york", {}, {on_city("new_york"): 4}),
    "beh6": ("boston", "new_york", {on_city("boston"): 2}, {}),
    "beh7": (
        "boston",
        "pittsburgh",
        {on_base("arkham"): 1, on_base("boston"): 1, on_base("new_york"): 1},
        {},
    ),
    "beh8": ("new_york", "washington", {}, {on_base("new_york"): 2}),
}
REVEALED: dict[str, tuple[str, str, Cubes, Cubes]] = {
    "beh1": ("boston", "new_york", {on_city("boston"): 2}, {on_base("new_york"): 2}),
    "beh2": ("arkham", "washington", {on_base("arkham"): 2}, {on_city("washington"): 2}),
    "beh3": ("arkham", "washington", {TESLA: 2}, {on_base("washington"): 1}),
    "beh4": ("boston", "new_york", {on_base("boston"): 1}, {TESLA: 2}),
    "beh5": ("arkham", "new_york", {}, {on_city("new_york"): 3}),
    "beh6": ("boston", "new_york", {on_city("boston"): 1}, {}),
    "beh7": HIDDEN["beh7"],
    "beh8": HIDDEN["beh8"],
}


# DP-61: the behaviour cards, with nothing to claim and nobody to assassinate


@pytest.mark.parametrize("card", HIDDEN)
def test_dp_61_each_cultist_does_its_line_of_the_card(card: str) -> None:
    first, second, cubes1, cubes2 = HIDDEN[card]

    play = solo().row("my_tesla", "my_slumber").its_turn(card)

    assert play.events(None, "behaviour") == [("behaviour", card)]
    assert (play.place(1), play.place(2)) == (first, second)
    assert (play[1].cubes, play[2].cubes) == (cubes1, cubes2)
    assert set(play.table.gates) == ({"new_york"} if card == "beh6" else set())
    assert play.asked() == {0: "turn"}
    play.check_parts()


@pytest.mark.parametrize("card", REVEALED)
def test_dp_63a_a_revealed_cultist_acts_with_the_other_side_of_its_card(card: str) -> None:
    first, second, cubes1, cubes2 = REVEALED[card]

    scene = solo().row("my_tesla", "my_slumber").revealed(1, "murder").revealed(2, "murder")
    play = scene.its_turn(card)

    assert (play.place(1), play.place(2)) == (first, second)
    assert (play[1].cubes, play[2].cubes) == (cubes1, cubes2)
    assert set(play.table.gates) == {"beh5": {"arkham"}, "beh6": {"new_york"}}.get(card, set())
    play.check_parts()


def test_dp_61_cultist_1_acts_before_cultist_2() -> None:
    play = solo().its_turn("beh1")

    assert play.events(None, "adds") == [
        ("adds", 1, 3, "on_city", "boston"),
        ("adds", 2, 3, "on_base", "new_york"),
    ]


# DP-61: reshuffling


@pytest.mark.parametrize(("before", "now"), [("beh7", "beh8"), ("beh8", "beh7")])
def test_dp_61_after_both_cards_with_the_special_effect_all_are_reshuffled(
    before: str, now: str
) -> None:
    play = solo().turned_up("beh2", before).its_turn(now)

    assert play.old_one.past == []
    assert sorted(play.old_one.behaviours) == [f"beh{number}" for number in range(1, 9)]
    kinds = [event[0] for event in play.events()]
    last_move = max(place for place, kind in enumerate(kinds) if kind == "moves")
    assert kinds.index("behaviours_shuffled") > last_move


def test_dp_61_one_card_with_the_special_effect_is_not_enough() -> None:
    play = solo().turned_up("beh1", "beh2", "beh3", "beh4", "beh5", "beh6").its_turn("beh8")

    assert play.old_one.behaviours == ["beh7"]
    assert not play.events(None, "behaviours_shuffled")


def test_dp_61_another_card_after_one_with_the_special_effect_does_not_reshuffle() -> None:
    play = solo().turned_up("beh7").its_turn("beh1")

    assert play.old_one.past == ["beh7", "beh1"]


# DP-61a


def test_dp_61a_the_second_act_starts_where_the_cultist_then_stands() -> None:
    play = solo().cubes(1, on_city("new_york"), 1).its_turn("beh1")

    assert play.table.control == {"new_york": 1}
    assert play.place(1) == "pittsburgh"
    assert play[1].cubes == {on_base("arkham"): 3, on_city("pittsburgh"): 3}
    assert not play.events(None, "act_fails")
    play.check_parts()


def test_dp_61a_an_act_that_fails_after_one_that_worked_is_one_step() -> None:
    scene = solo().cultists("boston", "chicago").main(0, "atlanta")
    play = scene.cubes(1, on_city("detroit"), 2).its_turn("beh1", "sanity")

    assert play.table.control == {"detroit": 1}
    assert play.table.gates == {"detroit": (1, "open")}
    assert play.events(None, "act_fails") == [("act_fails", 1)]
    assert play.place(1) == "chicago"
    assert play[1].cubes == {}
    play.check_parts()


def test_dp_61a_two_failures_are_two_steps() -> None:
    play = solo().cultists("chicago", "new_york").its_turn("beh8")

    assert play.events(None, "act_fails") == [("act_fails", 1), ("act_fails", 1)]
    assert play.place(1) == "st_louis"


def test_dp_61a_an_act_that_works_is_followed_by_no_step() -> None:
    play = solo().its_turn("beh2")

    assert play.place(1) == "arkham"
    assert ("act_fails", 1) not in play.events()


# DP-61b


def test_dp_61b_a_special_effect_that_worked_is_followed_by_one_step() -> None:
    play = solo("goo_yog").cultists("pittsburgh", "new_york").its_turn("beh7", "sanity")

    assert play.table.gates == {"pittsburgh": (1, "open")}
    assert play.place(1) == "detroit"


def test_dp_61b_a_special_effect_that_failed_is_followed_by_one_step_only() -> None:
    play = solo("goo_yog").gate(0, "arkham", "closed").its_turn("beh7")

    assert play.events(None, "special") == [("special", "goo_yog", 1)]
    assert play.place(1) == "boston"
    assert [event for event in play.events(None, "moves") if event[1] == 1] == [
        ("moves", 1, "cultist1", "boston")
    ]


def test_dp_61b_all_acts_of_the_line_come_before_the_step() -> None:
    scene = solo("goo_yog").row("my_tesla", "my_slumber").turned_up("beh7")
    play = scene.its_turn("beh8")

    kinds = [event[0] for event in play.events() if len(event) > 1 and event[1] in (2, "ritual")]
    assert kinds == ["adds", "adds", "track", "moves"]


# DP-61c


def test_dp_61c_the_cubes_of_a_great_old_one_are_exact() -> None:
    play = solo("goo_nyarlathotep").row("my_tesla", "my_slumber").its_turn("beh7")

    assert play[1].cubes == {TESLA: 3}


def test_dp_61c_the_cubes_of_an_otherwise_are_exact_too() -> None:
    play = solo("goo_goat").its_turn("beh8")

    assert play[2].cubes == {on_base("new_york"): 3}


def test_dp_61c_strength_has_the_cultist_card_and_the_tokens_added() -> None:
    reached = solo("goo_yog").cultists("pittsburgh", "chicago").its_turn("beh7", "sanity")
    short = solo("goo_yog").cultists("washington", "chicago").its_turn("beh7")
    both = solo("goo_yog").cultists("washington", "washington").its_turn("beh7", "sanity")

    assert reached.table.gates == {"pittsburgh": (1, "open")}
    assert short.table.gates == {}
    assert both.table.gates == {"washington": (1, "open")}
