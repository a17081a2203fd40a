"""Hired agents with a power of their own: Houdini, La France, Ochs, West and Fleet."""

import pytest

from tests.games.dark_providence.scenes import (
    CULTIST,
    INVESTIGATOR,
    Scene,
    on_base,
    on_city,
)
from turncoat.games.dark_providence.scoring import score


def mine(agent: str, city: str) -> Scene:
    """Seat 0 holds an agent's card, and the agent is in a city."""
    return Scene(INVESTIGATOR, CULTIST).hand(0, agent).agent(0, agent, city)


# Harry Houdini: strength 2; uses a lock or closes a gate; safe from murder, Possessed and Mi-Go


def test_ag_houdini_places_a_lock() -> None:
    play = mine("ag_houdini", "boston").play()

    play.choose("use", "ag_houdini").choose("choice", 1, "ag_houdini")
    play.choose("lock", "on_base", "chicago")

    assert play.table.locks == [on_base("chicago")]
    assert play.table.actions == 1


def test_ag_houdini_removes_a_lock() -> None:
    play = mine("ag_houdini", "boston").lock(on_base("chicago")).play()

    play.choose("use", "ag_houdini").choose("choice", 1, "ag_houdini")
    play.choose("unlock", "on_base", "chicago")

    assert play.table.locks == []


def test_ag_houdini_closes_a_gate_with_agent_friday() -> None:
    scene = Scene(INVESTIGATOR, CULTIST, agents=["friday", "monday"]).hand(0, "ag_houdini")
    play = scene.agent(0, "ag_houdini", "chicago").main(0, "chicago").play().luck("sanity")

    play.choose("use", "ag_houdini").choose("choice", 2, "ag_houdini")

    assert play.table.gates == {"chicago": (0, "closed")}
    assert play[0].used == ["ag_houdini"]
    play.check_parts()


def test_ag_houdini_is_not_murdered_and_still_protects_the_main_agent() -> None:
    scene = Scene(INVESTIGATOR, CULTIST).hand(0, "bs_dynamite").main(0, "indianapolis").vp(1, 9)
    play = scene.agent(1, "ag_houdini", "indianapolis").main(1, "indianapolis").play()

    assert ("use", "bs_dynamite") not in play.options()


def test_ag_houdini_is_not_converted() -> None:
    scene = Scene(CULTIST, INVESTIGATOR).hand(0, "bs_possessed").main(0, "indianapolis")
    scene.possessed(0, scene.table.players[0].main).agent(1, "ag_houdini", "indianapolis")

    assert ("use", "bs_possessed") not in scene.play().options()


def test_ag_houdini_is_not_taken_by_the_mi_go() -> None:
    scene = Scene(CULTIST, INVESTIGATOR).row("my_migo").cubes(0, ("on_mythos", "my_migo"), 1)
    scene.agent(1, "ag_houdini", "detroit").agent(1, "ag_fleet", "chicago")
    play = scene.play()

    play.choose("claim").choose("on_mythos", "my_migo")

    assert play.options() == [("piece", "ag_fleet")]


def test_ag_houdini_can_be_taken_by_waite_and_turned_by_his_own_player() -> None:
    scene = Scene(CULTIST, INVESTIGATOR).hand(0, "ag_waite", "st_rail", "st_pistol", "bs_possessed")
    scene.agent(0, "ag_waite", "chicago").agent(1, "ag_houdini", "chicago")
    play = scene.play()

    play.choose("use", "ag_waite").choose("throw", "st_rail").choose("throw", "st_pistol")
    play.choose("piece", "ag_houdini")
    play.choose("use", "bs_possessed").choose("choice", 1, "bs_possessed")
    play.choose("piece", "ag_houdini")

    assert play[0].possessed == ["ag_houdini"]
    assert play[0].agents["ag_houdini"] == "chicago"
    assert "ag_houdini" in play[0].discards
    play.check_parts()


# Lillian La France: one free step a turn


def test_ag_lafrance_steps_once_without_an_action() -> None:
    play = mine("ag_lafrance", "chicago").play()

    play.choose("step", "ag_lafrance")

    assert set(play.options()) == {("go", "detroit"), ("go", "indianapolis"), ("go", "st_louis")}

    play.choose("go", "detroit")

    assert play[0].agents["ag_lafrance"] == "detroit"
    assert play.table.actions == 2
    assert play[0].hand == ["ag_lafrance"]
    assert ("step", "ag_lafrance") not in play.options()


def test_ag_lafrance_steps_after_the_last_action_too() -> None:
    play = mine("ag_lafrance", "chicago").turn(0, actions=0, fresh=False).play()

    assert play.options() == [("step", "ag_lafrance"), ("pass",)]


def test_ag_lafrance_needs_no_card_in_hand_and_steps_again_in_the_next_turn() -> None:
    play = Scene(INVESTIGATOR, CULTIST).agent(0, "ag_lafrance", "chicago").play()

    play.choose("step", "ag_lafrance").choose("go", "detroit").choose("pass")

    assert ("step", "ag_lafrance") not in play.options()

    play.choose("pass")

    assert ("step", "ag_lafrance") in play.options()


def test_ag_lafrance_enters_no_blocked_city() -> None:
    scene = mine("ag_lafrance", "chicago").cthulhu("detroit").martial_law("st_louis")
    play = scene.play().choose("step", "ag_lafrance")

    assert play.options() == [("go", "indianapolis")]


def test_ag_lafrance_rules_the_claim_out() -> None:
    play = mine("ag_lafrance", "chicago").cubes(0, on_city("atlanta"), 1).play()
    assert ("claim",) in play.options()

    play.choose("step", "ag_lafrance").choose("go", "detroit")

    assert ("claim",) not in play.options()


# Alice Ochs: two influence on her city, one on its base card


@pytest.mark.parametrize(("cubes", "claims"), [(2, True), (3, False)])
def test_ag_ochs_counts_two_on_her_city(cubes: int, claims: bool) -> None:
    scene = mine("ag_ochs", "atlanta").cubes(0, on_city("atlanta"), 1)
    play = scene.cubes(1, on_city("atlanta"), cubes).play()

    assert (("claim",) in play.options()) == claims


@pytest.mark.parametrize(("cubes", "claims"), [(1, True), (2, False)])
def test_ag_ochs_counts_one_on_the_base_card(cubes: int, claims: bool) -> None:
    scene = mine("ag_ochs", "atlanta").cubes(0, on_base("atlanta"), 1)
    play = scene.top("atlanta", "bs_kitchen").cubes(1, on_base("atlanta"), cubes).play()

    assert (("claim",) in play.options()) == claims


# Herbert West: revives an agent in his city


def graveyard() -> Scene:
    """West in Detroit; Chavos lies in seat 0's crypt, Fleet and Mishima in seat 1's."""
    scene = Scene(CULTIST, CULTIST).hand(0, "ag_west").agent(0, "ag_west", "detroit")
    return scene.crypt(0, "ag_chavos").crypt(1, "ag_fleet", "ag_mishima")


def test_ag_west_revives_an_agent_from_any_crypt_in_his_city() -> None:
    play = graveyard().martial_law("detroit").play()

    play.choose("use", "ag_west")

    assert set(play.options()) == {
        ("revive", "ag_chavos"), ("revive", "ag_fleet"), ("revive", "ag_mishima"),
    }  # fmt: skip

    play.choose("revive", "ag_mishima")

    assert play[0].agents["ag_mishima"] == "detroit"
    assert play[0].revived == ["ag_mishima"]
    assert play[1].crypt == ["ag_fleet"]
    assert play.table.gone == ["ag_chavos", "ag_fleet", "ag_mishima"]
    assert dict(score(play.table, play[1])) == {"hidden": 3, "crypt": 1}
    assert dict(score(play.table, play[0])) == {"hidden": 3, "crypt": 1, "agents": 2}
    play.check_parts()


def test_ag_west_revives_no_main_agent_and_no_mi_go() -> None:
    scene = Scene(CULTIST, CULTIST).hand(0, "ag_west").agent(0, "ag_west", "detroit")
    scene.table.players[1].crypt += ["mi_go"]

    assert ("use", "ag_west") not in scene.play().options()


def test_ag_west_does_nothing_with_six_agents() -> None:
    scene = graveyard()
    for agent in ("ag_earp", "ag_rose", "ag_jung"):
        scene.agent(0, agent, "boston")
    assert ("use", "ag_west") in scene.play().options()

    scene.agent(0, "ag_ness", "boston")

    assert ("use", "ag_west") not in scene.play().options()


def test_ag_west_revives_houdini_with_his_power() -> None:
    scene = Scene(CULTIST, CULTIST).hand(0, "ag_west").agent(0, "ag_west", "indianapolis")
    scene.crypt(1, "ag_houdini").hand(1, "bs_dynamite", "bs_guns").main(1, "indianapolis")
    play = scene.play()

    play.choose("use", "ag_west").choose("revive", "ag_houdini").choose("pass")
    play.choose("use", "bs_dynamite")

    assert play.options() == [("victim", "ag_west")]


# Moses Fleet: moves up to two roads as a free action


def test_ag_fleet_moves_two_roads_without_an_action() -> None:
    play = mine("ag_fleet", "charleston").play()

    play.choose("use", "ag_fleet").choose("piece", "ag_fleet")

    assert set(play.options()) == {
        ("go", city)
        for city in (
            "washington", "atlanta", "new_orleans", "new_york", "pittsburgh", "indianapolis",
            "st_louis",
        )
    }  # fmt: skip

    play.choose("go", "st_louis")

    assert play[0].agents["ag_fleet"] == "st_louis"
    assert play.table.actions == 2
    assert play[0].used == ["ag_fleet"]
    play.check_parts()


def test_ag_fleet_moves_after_the_last_action_too() -> None:
    play = mine("ag_fleet", "charleston").turn(0, actions=0, fresh=False).play()

    assert play.options() == [("use", "ag_fleet"), ("pass",)]


def test_ag_fleet_passes_through_no_blocked_city() -> None:
    play = mine("ag_fleet", "charleston").martial_law("atlanta").cthulhu("st_louis").play()

    play.choose("use", "ag_fleet").choose("piece", "ag_fleet")

    assert set(play.options()) == {
        ("go", city) for city in ("washington", "new_orleans", "new_york", "pittsburgh")
    }
