"""Hired agents who affect cubes, sanity, hands and other agents."""

import pytest

from tests.games.dark_providence.scenes import (
    CULTIST,
    DISSENTER_CULTIST,
    INVESTIGATOR,
    Scene,
    on_base,
    on_city,
    on_mythos,
)
from turncoat.games.dark_providence.pile import cards_of


def mine(agent: str, city: str, *cards: str) -> Scene:
    """Seat 0 holds an agent's card and these cards, and the agent is in a city."""
    scene = Scene(INVESTIGATOR, CULTIST, DISSENTER_CULTIST).hand(0, agent, *cards)
    return scene.agent(0, agent, city)


# Stephanie St. Clair: takes back up to four cubes from Limbo and the board


def test_ag_stclair_takes_back_four_cubes_in_any_mix() -> None:
    scene = mine("ag_stclair", "boston").row("my_yog").limbo(0, 3)
    scene.cubes(0, on_city("atlanta"), 2).cubes(0, on_mythos("my_yog"), 1)
    play = scene.play()

    play.choose("use", "ag_stclair")

    assert set(play.options()) == {("limbo",), on_city("atlanta"), on_mythos("my_yog")}

    play.choose("limbo").choose(*on_city("atlanta")).choose("limbo").choose(*on_mythos("my_yog"))

    assert play[0].limbo == 1
    assert play[0].cubes == {on_city("atlanta"): 1}
    assert play[0].supply == 7
    assert play.asked() == {0: "turn"}
    assert play.table.actions == 1
    play.check_parts()


def test_ag_stclair_may_take_fewer() -> None:
    play = mine("ag_stclair", "boston").limbo(0, 3).cubes(0, on_city("atlanta"), 1).play()

    play.choose("use", "ag_stclair").choose("limbo").choose("done")

    assert (play[0].limbo, play[0].supply) == (2, 6)
    assert play[0].cubes == {on_city("atlanta"): 1}


def test_ag_stclair_stops_when_there_are_no_more() -> None:
    play = mine("ag_stclair", "boston").limbo(0, 1).cubes(0, on_city("atlanta"), 1).play()

    play.choose("use", "ag_stclair").choose("limbo").choose(*on_city("atlanta"))

    assert (play[0].limbo, play[0].cubes, play[0].supply) == (0, {}, 7)
    assert play.asked() == {0: "turn"}


def test_ag_stclair_does_nothing_without_cubes_to_take() -> None:
    play = mine("ag_stclair", "boston").cubes(1, on_city("atlanta"), 1).play()

    assert ("use", "ag_stclair") not in play.options()


# Carl Jung: puts one insanity token back into the bag


def test_ag_jung_puts_one_insanity_token_back() -> None:
    play = mine("ag_jung", "boston").insanity(0, 2).play()

    play.choose("use", "ag_jung")

    assert play[0].insanity == 1
    assert play.table.bag.count("insanity") == 11
    assert play.table.actions == 1
    play.check_parts()


def test_ag_jung_does_nothing_for_the_sane() -> None:
    play = mine("ag_jung", "boston").insanity(1, 2).play()

    assert ("use", "ag_jung") not in play.options()


# J. Edgar Hoover: looks at a hand and discards a card from it


def test_ag_hoover_sees_a_hand_and_discards_a_card_of_it() -> None:
    scene = mine("ag_hoover", "boston").hand(1, "bs_plane", "bs_kitchen").hand(2, "bs_customs")
    play = scene.play()

    play.choose("use", "ag_hoover")

    assert play.options() == [("player", 1), ("player", 2)]

    play.choose("player", 1)

    assert play.events(0, "sees_hand") == [("sees_hand", 1, "bs_kitchen", "bs_plane")]
    assert play.events(2, "sees_hand") == play.events(1, "sees_hand") == []
    assert play.events(2, "looks_at_hand") == [("looks_at_hand", 0, 1)]
    assert play.asked() == {0: "discard_of"}
    assert set(play.options()) == {("strip", "bs_plane"), ("strip", "bs_kitchen")}

    play.choose("strip", "bs_plane")

    assert play[1].hand == ["bs_kitchen"]
    assert play[1].discards == ["bs_plane"]
    assert play.events(None, "discards") == [("discards", 1, "bs_plane")]
    assert play.table.actions == 1
    play.check_parts()


def test_ag_hoover_makes_bootleggers_react_for_their_owner() -> None:
    play = mine("ag_hoover", "boston").hand(1, "bs_bootleggers").limbo(1, 2).play()

    play.choose("use", "ag_hoover").choose("player", 1).choose("strip", "bs_bootleggers")

    assert play.asked() == {1: "reaction"}

    play.choose("yes")

    assert (play[1].limbo, play[1].supply) == (1, 7)


def test_ag_hoover_does_nothing_when_all_other_hands_are_empty() -> None:
    play = mine("ag_hoover", "boston").play()

    assert ("use", "ag_hoover") not in play.options()


# Asenath Waite: discards two cards to take another player's hired agent in her city


def test_ag_waite_takes_an_agent_for_two_cards() -> None:
    scene = mine("ag_waite", "chicago", "st_rail", "st_pistol", "bs_plane")
    scene.agent(1, "ag_fleet", "chicago").agent(2, "ag_rose", "chicago")
    scene.agent(2, "ag_ness", "detroit").hand(1, "ag_fleet").deck(1, "bs_kitchen")
    play = scene.play().luck("bs_kitchen")

    play.choose("use", "ag_waite")

    assert ("throw", "ag_waite") not in play.options()

    play.choose("throw", "st_rail").choose("throw", "bs_plane")

    assert set(play.options()) == {("piece", "ag_fleet"), ("piece", "ag_rose")}

    play.choose("piece", "ag_fleet")

    assert play[0].agents["ag_fleet"] == "chicago"
    assert "ag_fleet" not in play[1].agents
    assert play[0].discards == ["st_rail", "bs_plane", "ag_fleet"]
    assert play[0].used == ["ag_waite"]
    assert play[1].hand == ["bs_kitchen"]
    assert play.table.actions == 1
    play.check_parts()


def test_ag_waite_takes_the_card_out_of_a_deck() -> None:
    scene = mine("ag_waite", "chicago", "st_rail", "st_pistol").agent(1, "ag_fleet", "chicago")
    play = scene.deck(1, "bs_kitchen", "ag_fleet").play()

    play.choose("use", "ag_waite").choose("throw", "st_rail").choose("throw", "st_pistol")
    play.choose("piece", "ag_fleet")

    assert cards_of(play[1].deck) == ["bs_kitchen"]
    assert play[1].hand == []
    play.check_parts()


@pytest.mark.parametrize("cards", [[], ["st_rail"]])
def test_ag_waite_needs_two_cards_besides_her_own(cards: list[str]) -> None:
    play = mine("ag_waite", "chicago", *cards).agent(1, "ag_fleet", "chicago").play()

    assert ("use", "ag_waite") not in play.options()


def test_ag_waite_takes_nobody_possessed_main_or_elsewhere() -> None:
    scene = mine("ag_waite", "chicago", "st_rail", "st_pistol").main(2, "chicago")
    scene.agent(1, "ag_fleet", "chicago").possessed(1, "ag_fleet").agent(1, "ag_rose", "boston")

    assert ("use", "ag_waite") not in scene.play().options()


def test_ag_waite_takes_nobody_with_six_agents() -> None:
    scene = mine("ag_waite", "chicago", "st_rail", "st_pistol").agent(1, "ag_fleet", "chicago")
    for agent in ("ag_earp", "ag_rose", "ag_jung"):
        scene.agent(0, agent, "boston")
    assert ("use", "ag_waite") in scene.play().options()

    scene.agent(0, "ag_ness", "boston")

    assert ("use", "ag_waite") not in scene.play().options()


def test_ag_waite_takes_a_revived_agent_that_has_no_card() -> None:
    scene = mine("ag_waite", "chicago", "st_rail", "st_pistol").crypt(1, "ag_fleet")
    scene.hand(1, "ag_west").agent(1, "ag_west", "chicago").turn(1)
    play = scene.play()

    play.choose("use", "ag_west").choose("revive", "ag_fleet").choose("pass").choose("pass")
    play.choose("use", "ag_waite").choose("throw", "st_rail").choose("throw", "st_pistol")
    play.choose("piece", "ag_fleet")

    assert play[0].agents["ag_fleet"] == "chicago"
    assert play[0].revived == ["ag_fleet"]
    assert play.table.gone == ["ag_fleet"]
    play.check_parts()


def test_ag_waite_leaves_influence_on_base_cards_alone() -> None:
    scene = mine("ag_waite", "chicago", "st_rail", "st_pistol").agent(1, "ag_fleet", "chicago")
    play = scene.cubes(1, on_base("boston"), 2).play()

    play.choose("use", "ag_waite").choose("throw", "st_rail").choose("throw", "st_pistol")
    play.choose("piece", "ag_fleet")

    assert play[1].cubes == {on_base("boston"): 2}
