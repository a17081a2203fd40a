"""DP-60b: the Great Old One and its cultists as other players."""

import pytest

from tests.games.dark_providence.changed_cards import PLAIN, action, changed
from tests.games.dark_providence.scenes import (
    INVESTIGATOR,
    Scene,
    on_base,
    on_city,
    on_mythos,
    solo,
)


@pytest.mark.parametrize(("before", "after"), [(6, 1), (5, 0), (3, 0)])
def test_dp_60b_a_city_that_you_take_from_a_cultist_costs_it_the_vp(
    before: int, after: int
) -> None:
    scene = solo().old_one(before).control(1, "chicago").cubes(0, on_city("chicago"), 1)
    play = scene.play()

    play.choose("claim").choose("on_city", "chicago")

    assert play.old_one.vp == after
    assert play[0].vp == 5
    assert play.table.control == {"chicago": 0}
    assert play[1].tokens == 12
    assert "city_chicago" in play[0].discards
    play.check_parts()


def test_dp_60b_a_city_that_a_cultist_loses_to_cthulhu_costs_it_the_vp() -> None:
    scene = solo().old_one(9).control(2, "chicago").row("my_cthulhu")
    play = scene.cubes(0, on_mythos("my_cthulhu"), 1).play()

    play.choose("claim").choose("on_mythos", "my_cthulhu").luck("sanity")
    play.choose("place", "chicago")

    assert play.old_one.vp == 4
    assert play.table.control == {}
    assert play[2].tokens == 12
    assert "city_chicago" in play.table.city_cards
    play.check_parts()


def test_dp_60b_another_player_is_one_cultist() -> None:
    scene = solo().hand(0, "bs_anarchists")
    play = scene.cubes(1, on_city("chicago"), 2).cubes(2, on_city("chicago"), 3).play()

    play.choose("use", "bs_anarchists").choose("on_city", "chicago")
    assert play.options() == [("player", 1), ("player", 2)]
    play.choose("player", 2)

    assert play[1].cubes == {on_city("chicago"): 2}
    assert (play[2].cubes, play[2].limbo) == ({}, 3)
    play.check_parts()


def test_dp_60b_every_other_player_is_both_cultists() -> None:
    scene = solo().hand(0, "bs_gazette").deck(0, "st_rail")
    play = scene.cubes(1, on_base("chicago"), 2).cubes(2, on_base("chicago"), 1).play()

    play.choose("use", "bs_gazette").choose("on_base", "chicago")

    assert play[1].cubes == {on_base("chicago"): 1}
    assert play[2].cubes == {}
    assert (play[1].supply, play[2].supply) == (18, 19)
    play.check_parts()


def test_dp_60b_private_detectives_may_move_a_cultist() -> None:
    play = solo().hand(0, "bs_detectives").martial_law("new_york").play()

    play.choose("use", "bs_detectives")
    assert set(play.options()) == {("piece", "cultist1"), ("piece", "cultist2"), ("done",)}
    play.choose("piece", "cultist1")
    assert play.options() == [("go", "boston")]
    play.choose("go", "boston")

    assert play.place(1) == "boston"
    play.check_parts()


def test_dp_60b_a_cultist_is_no_hired_agent() -> None:
    scene = solo().main(0, "arkham").row("my_corruption", "my_tesla").mythos(0, "my_shoggoth")
    play = scene.cubes(0, on_mythos("my_corruption"), 1).play()
    assert ("use_mythos", "my_shoggoth") not in play.options()

    play.luck("sanity").choose("claim").choose("on_mythos", "my_corruption")

    assert play.asked() == {0: "turn"}
    assert play.place(1) == "arkham"
    play.check_parts()


def test_dp_60b_looking_at_an_alignment_does_nothing() -> None:
    scene = solo().hand(0, "bs_bureau").row("my_nyarlathotep", "my_tesla")
    play = scene.cubes(0, on_mythos("my_nyarlathotep"), 1).play()
    assert ("use", "bs_bureau") not in play.options()

    play.luck("sanity").choose("claim").choose("on_mythos", "my_nyarlathotep")

    assert play.asked() == {0: "turn"}
    assert not play.events(0, "looks_at_alignment")


@pytest.mark.parametrize(("before", "after"), [(8, 7), (0, 0)])
def test_dp_60b_west_revives_a_murdered_agent_and_it_loses_that_vp(before: int, after: int) -> None:
    scene = solo().old_one(before).cultists_have(crypt=["ag_earp"])
    play = scene.hand(0, "ag_west").agent(0, "ag_west", "chicago").play()

    play.choose("use", "ag_west")
    assert play.options() == [("revive", "ag_earp")]
    play.choose("revive", "ag_earp")

    assert play[0].agents["ag_earp"] == "chicago"
    assert play.old_one.crypt == []
    assert play.old_one.vp == after
    play.check_parts()


def test_dp_60b_you_may_reveal_at_thirty_five() -> None:
    play = solo().vp(0, 29).tracks(investigation=1).gate(0, "washington", "closed").play()

    play.choose("reveal")

    assert play.match.over
    assert play[0].vp == 35
    assert play.table.ended == "vp_mark"
    assert play.table.scores == [[("track_vp", 35)]]
    assert play.table.winners == [0]


def test_dp_60b_one_short_of_thirty_five_you_may_not_reveal() -> None:
    scene = solo().vp(0, 29).gate(0, "washington", "closed").gate(0, "chicago", "open")

    play = scene.play()

    assert ("reveal",) not in play.options()


def test_dp_60b_sanity_test_of_another_does_nothing_in_the_solo_game() -> None:
    test = {"verb": "sanity_test", "who": "one_other", "draws": 1}
    rules = changed(PLAIN, action=action(test))
    scene = Scene(INVESTIGATOR, rules=rules, great_old_one="goo_hastur", agents=["friday"])

    assert ("use", PLAIN) not in scene.hand(0, PLAIN).play().options()
