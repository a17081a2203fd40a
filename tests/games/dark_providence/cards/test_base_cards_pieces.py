"""Base cards that move pieces or put them on the board."""

import pytest

from tests.games.dark_providence.scenes import (
    CULTIST,
    DISSENTER_CULTIST,
    INVESTIGATOR,
    Scene,
    on_city,
)


def holding(*cards: str) -> Scene:
    """Seat 0 of three holds these cards."""
    return Scene(INVESTIGATOR, CULTIST, DISSENTER_CULTIST).hand(0, *cards)


# Railway Brotherhood: move up to three of your agents one road each


def test_bs_union_moves_three_agents_one_road_each() -> None:
    scene = holding("bs_union").agent(0, "ag_fleet", "chicago").agent(0, "ag_rose", "chicago")
    scene.agent(0, "ag_jung", "chicago").deep_ones(0, "boston").agent(1, "ag_ness", "chicago")
    play = scene.play()
    main = play[0].main

    play.choose("use", "bs_union")

    assert set(play.options()) == {
        ("piece", main), ("piece", "ag_fleet"), ("piece", "ag_rose"), ("piece", "ag_jung"),
        ("done",),
    }  # fmt: skip

    play.choose("piece", "ag_fleet")
    assert set(play.options()) == {("go", "detroit"), ("go", "indianapolis"), ("go", "st_louis")}
    play.choose("go", "detroit")
    assert ("piece", "ag_fleet") not in play.options()
    play.choose("piece", "ag_rose").choose("go", "st_louis").choose("piece", main)
    play.choose("go", "new_york")

    assert play[0].agents == {
        main: "new_york", "ag_fleet": "detroit", "ag_rose": "st_louis", "ag_jung": "chicago",
    }  # fmt: skip
    assert play.asked() == {0: "turn"}
    assert play.table.actions == 1
    play.check_parts()


def test_bs_union_may_move_fewer_and_enters_no_blocked_city() -> None:
    scene = holding("bs_union").agent(0, "ag_fleet", "chicago").martial_law("detroit")
    play = scene.cthulhu("st_louis").play()

    play.choose("use", "bs_union").choose("piece", "ag_fleet")
    assert play.options() == [("go", "indianapolis")]
    play.choose("go", "indianapolis").choose("done")

    assert play[0].agents["ag_fleet"] == "indianapolis"
    assert play.asked() == {0: "turn"}


# Private Detectives: move another player's agent one road; draw a card


def test_bs_detectives_move_another_players_agent_and_draw() -> None:
    scene = holding("bs_detectives").agent(1, "ag_houdini", "chicago").deep_ones(1, "boston")
    play = scene.deck(0, "bs_kitchen").play().luck("bs_kitchen")

    play.choose("use", "bs_detectives")

    assert set(play.options()) == {
        ("piece", play[1].main), ("piece", play[2].main), ("piece", "ag_houdini"), ("done",),
    }  # fmt: skip

    play.choose("piece", "ag_houdini").choose("go", "st_louis")

    assert play[1].agents["ag_houdini"] == "st_louis"
    assert play[0].hand == ["bs_kitchen"]
    assert play.table.actions == 1
    play.check_parts()


def test_bs_detectives_may_only_draw() -> None:
    play = holding("bs_detectives").deck(0, "bs_kitchen").play().luck("bs_kitchen")

    play.choose("use", "bs_detectives").choose("done")

    assert play[0].hand == ["bs_kitchen"]


# Mail Plane: free action, move one of your agents to any open city


def test_bs_plane_takes_one_agent_to_any_open_city_without_an_action() -> None:
    scene = holding("bs_plane").agent(0, "ag_fleet", "boston").martial_law("detroit")
    play = scene.cthulhu("new_orleans").agent(1, "ag_ness", "boston").play()

    play.choose("use", "bs_plane")
    assert set(play.options()) == {("piece", play[0].main), ("piece", "ag_fleet"), ("done",)}
    play.choose("piece", "ag_fleet")

    assert set(play.options()) == {
        ("go", city)
        for city in play.table.box.city_ids
        if city not in ("boston", "detroit", "new_orleans")
    }

    play.choose("go", "st_louis")

    assert play[0].agents["ag_fleet"] == "st_louis"
    assert play.table.actions == 2
    assert play.asked() == {0: "turn"}
    play.check_parts()


def test_bs_plane_flies_after_the_last_action_and_rules_the_claim_out() -> None:
    late = holding("bs_plane").turn(0, actions=0, fresh=False).play()
    early = holding("bs_plane").cubes(0, on_city("detroit"), 1).play()

    early.choose("use", "bs_plane").choose("piece", early[0].main).choose("go", "atlanta")

    assert ("use", "bs_plane") in late.options()
    assert ("claim",) not in early.options()


# National Guard: place or move the martial law token


def test_bs_guard_puts_martial_law_into_any_city() -> None:
    play = holding("bs_guard").play()

    play.choose("use", "bs_guard")
    assert set(play.options()) == {("place", city) for city in play.table.box.city_ids}
    play.choose("place", "boston")

    assert play.table.martial_law == "boston"
    assert play[1].agents[play[1].main] == "boston"
    assert play.table.actions == 1


def test_bs_guard_moves_martial_law_so_that_its_old_city_opens() -> None:
    play = holding("bs_guard", "st_rail").martial_law("boston").play()

    play.choose("use", "bs_guard").choose("place", "new_york")
    play.choose("travel").choose("piece", play[0].main)

    assert play.options() == [("go", "boston")]


# Possessed: turn one of your agents, or take over another player's


def test_bs_possessed_turns_one_of_the_own_agents() -> None:
    scene = holding("bs_possessed").agent(0, "ag_houdini", "chicago").deep_ones(0, "boston")
    play = scene.agent(1, "ag_fleet", "chicago").play()

    play.choose("use", "bs_possessed")
    assert play.options() == [("choice", 1, "bs_possessed")]
    play.choose("choice", 1, "bs_possessed")
    assert set(play.options()) == {("piece", play[0].main), ("piece", "ag_houdini")}
    play.choose("piece", "ag_houdini")

    assert play[0].possessed == ["ag_houdini"]
    assert play[0].agents["ag_houdini"] == "chicago"
    assert play.table.actions == 1
    play.check_parts()


def test_bs_possessed_converts_where_a_possessed_agent_is() -> None:
    scene = holding("bs_possessed").agent(0, "ag_rose", "chicago").possessed(0, "ag_rose")
    scene.agent(1, "ag_fleet", "chicago").hand(1, "ag_fleet").agent(2, "ag_houdini", "chicago")
    scene.agent(2, "ag_ness", "detroit").agent(2, "ag_jung", "chicago").possessed(2, "ag_jung")
    play = scene.deck(1, "bs_kitchen").play().luck("bs_kitchen")

    play.choose("use", "bs_possessed").choose("choice", 2, "bs_possessed")
    assert play.options() == [("piece", "ag_fleet")]
    play.choose("piece", "ag_fleet")

    assert play[0].agents["ag_fleet"] == "chicago"
    assert play[0].possessed == ["ag_rose", "ag_fleet"]
    assert play[0].discards == ["ag_rose", "ag_fleet"]
    assert play[1].hand == ["bs_kitchen"]
    play.check_parts()


def test_bs_possessed_converts_nobody_with_six_agents() -> None:
    scene = holding("bs_possessed").agent(0, "ag_rose", "chicago").possessed(0, "ag_rose")
    scene.agent(1, "ag_fleet", "chicago")
    for agent in ("ag_earp", "ag_ness", "ag_jung", "ag_west"):
        scene.agent(0, agent, "boston")

    play = scene.play().choose("use", "bs_possessed")

    assert play.options() == [("choice", 1, "bs_possessed")]


# Deep Ones


def test_bs_deep_ones_brings_the_eight_to_whoever_claims_it() -> None:
    scene = Scene(CULTIST, INVESTIGATOR).top("detroit", "bs_deep_ones")
    play = scene.cubes(0, ("on_base", "detroit"), 1).play()

    play.choose("claim").choose("on_base", "detroit")

    assert (play[0].deep_supply, play.table.deep_left) == (8, 0)
    assert play[0].insanity + play[0].sanity == 1
    play.check_parts()


def test_bs_deep_ones_land_on_the_coast_and_then_next_to_each_other() -> None:
    play = holding("bs_deep_ones").deep_ones(0).martial_law("boston").play()

    play.choose("use", "bs_deep_ones")
    assert set(play.options()) == {
        ("place", city) for city in ("arkham", "new_york", "charleston", "new_orleans")
    } | {("done",)}
    play.choose("place", "new_orleans")
    assert {("place", "st_louis"), ("place", "atlanta")} < set(play.options())
    assert ("place", "chicago") not in play.options()
    play.choose("place", "st_louis")

    assert play[0].deep_ones == ["new_orleans", "st_louis"]
    assert play[0].deep_supply == 6
    assert play.asked() == {0: "turn"}
    assert play.table.actions == 1
    play.check_parts()


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_bs_deep_ones_may_claim_a_city_whose_value_they_reach(answer: str) -> None:
    scene = holding("bs_deep_ones").deep_ones(0, "new_orleans", "new_orleans", "atlanta", "atlanta")
    play = scene.deep_ones(0, "atlanta").cubes(1, on_city("new_orleans"), 3).play()

    play.choose("use", "bs_deep_ones").choose("place", "new_orleans").choose("done")
    play.choose(answer)
    if answer == "no":
        assert play.table.control == {}
        return
    assert play.options() == [on_city("new_orleans")]
    play.choose(*on_city("new_orleans"))

    assert play.table.control == {"new_orleans": 0}
    assert (play[0].vp, play[1].supply) == (3, 6)
    play.check_parts()


def test_bs_deep_ones_end_the_game_even_if_none_lands_now() -> None:
    play = holding("bs_deep_ones").deep_ones(0, *["boston"] * 2, *["arkham"] * 6).play()

    play.choose("use", "bs_deep_ones").choose("no")

    assert play.table.ended == "deep_ones"


def test_bs_deep_ones_do_not_end_the_game_with_seven_in_play() -> None:
    play = holding("bs_deep_ones").deep_ones(0, *["boston"] * 3, *["arkham"] * 3).play()

    play.choose("use", "bs_deep_ones").choose("place", "boston").choose("done").choose("no")

    assert not play.table.ended
    assert play[0].deep_supply == 1


def test_bs_deep_ones_end_the_game_with_all_eight_in_play() -> None:
    play = holding("bs_deep_ones").deep_ones(0, *["boston"] * 3, *["arkham"] * 3).play()

    play.choose("use", "bs_deep_ones").choose("place", "boston").choose("place", "detroit")
    play.choose("no")

    assert play.table.ended == "deep_ones"
    play.check_parts()
