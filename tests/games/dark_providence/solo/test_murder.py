"""DP-63, DP-63a, DP-63e: gates and murders by cultists."""

import pytest

from tests.games.dark_providence.scenes import Scene, solo

# Five cards, so that none is drawn at the end of the turn.
FULL = ("st_rail", "st_hush", "st_favours", "st_chain", "st_whispers")


# Gates


@pytest.mark.parametrize(
    ("city", "value", "opens"),
    [("arkham", 5, False), ("boston", 4, True), ("chicago", 3, True), ("st_louis", 5, False)],
)
def test_dp_63a_a_hidden_cultist_1_opens_gates_up_to_four(
    city: str, value: int, opens: bool
) -> None:
    play = solo().main(0, "atlanta").cultists(city, "new_york").its_turn("beh5", "insanity")

    assert play.table.gates == ({city: (1, "open")} if opens else {})
    assert play.old_one.vp == (6 + value if opens else 6)
    assert play.old_one.insanity == int(opens)
    assert play[1].tokens == 12 - int(opens)
    assert (("act_fails", 1) in play.events()) != opens
    play.check_parts()


def test_dp_63a_a_hidden_cultist_2_opens_gates_of_five() -> None:
    play = solo().cultists("chicago", "washington").its_turn("beh6", "sanity")

    assert play.table.gates == {"washington": (2, "open")}
    assert play.old_one.vp == 11


@pytest.mark.parametrize("revealed", [False, True])
def test_dp_63a_each_cultist_token_in_the_city_adds_1(revealed: bool) -> None:
    scene = solo().cultists("arkham", "arkham")

    play = (scene.revealed(2, "murder") if revealed else scene).its_turn("beh5", "sanity")

    assert play.table.gates == {"arkham": (1, "open")}


@pytest.mark.parametrize("kind", ["open", "closed"])
def test_dp_63_a_gate_is_not_opened_twice(kind: str) -> None:
    scene = solo().main(0, "atlanta").cultists("boston", "new_york").gate(0, "boston", kind)

    play = scene.its_turn("beh5")

    assert play.table.gates == {"boston": (0, kind)}
    assert play.place(1) == "new_york"
    assert play.old_one.vp == 6


# Murders by cultists


def hunted(points: int = 5) -> Scene:
    """Wyatt Earp is in Boston with cultist 1, Agent Friday in Atlanta; `beh8` assassinates."""
    scene = solo().cultists("boston", "new_york").main(0, "atlanta").vp(0, points)
    return scene.agent(0, "ag_earp", "boston")


def test_dp_63e_a_hired_agent_in_the_city_is_murdered_for_1_vp() -> None:
    play = hunted().its_turn("beh8")

    assert "ag_earp" not in play[0].agents
    assert play.events(None, "murdered") == [("murdered", 1, 0, "ag_earp")]
    assert play.old_one.crypt == ["ag_earp"]
    assert "ag_earp" in play.table.gone
    assert play.old_one.vp == 7
    play.check_parts()


def test_dp_63e_with_fewer_than_five_vp_it_fails() -> None:
    play = hunted(4).its_turn("beh8")

    assert play[0].agents["ag_earp"] == "boston"
    assert play.events(None, "act_fails") == [("act_fails", 1), ("act_fails", 1)]
    assert play.old_one.vp == 6


def test_dp_63e_without_a_victim_in_its_city_it_fails() -> None:
    play = hunted().at("ag_earp", "chicago").its_turn("beh8")

    assert play[0].agents["ag_earp"] == "chicago"
    assert play.events(None, "act_fails") == [("act_fails", 1), ("act_fails", 1)]


@pytest.mark.parametrize(
    ("city", "other", "dies"),
    [
        ("boston", "chicago", True),
        ("new_york", "chicago", False),
        ("new_york", "new_york", True),
    ],
)
def test_dp_63a_murder_needs_the_control_value(city: str, other: str, dies: bool) -> None:
    play = hunted().cultists(city, other).at("ag_earp", city).its_turn("beh8")

    assert ("ag_earp" in play.old_one.crypt) == dies


def test_dp_63a_cultist_2_murders_with_one_more() -> None:
    scene = hunted().at("ag_earp", "chicago")

    play = scene.cultists("arkham", "detroit").row("my_tesla").its_turn("beh7")

    assert play.old_one.crypt == ["ag_earp"]
    assert play.place(2) == "chicago"


def test_dp_63e_houdini_is_not_murdered_and_protects_the_main_agent() -> None:
    scene = solo().cultists("boston", "new_york").vp(0, 9).agent(0, "ag_houdini", "boston")

    play = scene.its_turn("beh8")

    assert set(play[0].agents) == {"friday", "ag_houdini"}
    assert play.events(None, "act_fails") == [("act_fails", 1), ("act_fails", 1)]


def test_dp_63e_a_possessed_agent_is_not_murdered() -> None:
    play = hunted().possessed(0, "ag_earp").its_turn("beh8")

    assert play[0].agents["ag_earp"] == "boston"


def test_dp_63e_you_choose_among_several() -> None:
    scene = hunted().agent(0, "ag_ness", "boston").agent(0, "ag_houdini", "boston")
    play = scene.deep_ones(0, "boston").its_turn("beh8")

    assert play.asked() == {0: "lose_agent"}
    assert set(play.options()) == {
        ("victim", "ag_earp"),
        ("victim", "ag_ness"),
        ("deep_one", "boston"),
    }
    play.choose("victim", "ag_ness")

    assert play.old_one.crypt == ["ag_ness"]
    assert play[0].agents["ag_earp"] == "boston"
    play.check_parts()


def test_dp_63e_a_deep_one_goes_to_your_supply_for_no_vp() -> None:
    play = hunted().at("ag_earp", "chicago").deep_ones(0, "boston", "boston").its_turn("beh8")

    assert (play[0].deep_ones, play[0].deep_supply) == (["boston"], 7)
    assert (play.old_one.vp, play.old_one.crypt) == (6, [])
    assert play.events(None, "act_fails") == [("act_fails", 1)]
    play.check_parts()


def test_dp_63e_a_murdered_agents_card_in_hand_is_replaced() -> None:
    scene = solo().cultists("boston", "new_york").main(0, "atlanta").vp(0, 5)
    scene.hand(0, "ag_ness").agent(0, "ag_ness", "boston").deck(0, "st_rail")

    play = scene.its_turn("beh8")

    assert play[0].hand == ["st_rail"]
    assert "ag_ness" in play.table.gone
    play.check_parts()


def test_dp_63e_a_murdered_agents_reaction_is_yours() -> None:
    scene = hunted().at("ag_earp", "chicago").agent(0, "ag_lescaux", "boston")
    play = scene.its_turn("beh8")

    assert play.asked() == {0: "reaction"}
    play.choose("yes")

    assert play.table.investigation == 1
    play.check_parts()


def test_dp_63e_a_revived_agent_can_be_murdered_again() -> None:
    scene = solo().cultists("boston", "new_york").main(0, "atlanta").vp(0, 5)
    scene.cultists_have(crypt=["ag_earp"]).hand(0, "ag_west", *FULL).agent(0, "ag_west", "boston")
    play = scene.play().choose("use", "ag_west").choose("revive", "ag_earp")
    assert play.old_one.vp == 5

    play.luck("beh8").choose("pass").choose("victim", "ag_earp")

    assert play.old_one.crypt == ["ag_earp"]
    assert play.old_one.vp == 6
    assert play[0].agents == {"friday": "atlanta", "ag_west": "boston"}
    play.check_parts()


@pytest.mark.parametrize("hired", ["", "chicago"])
def test_dp_63e_the_main_agent_only_without_any_hired_agent_on_the_board(hired: str) -> None:
    scene = solo().cultists("boston", "new_york").vp(0, 5)

    play = (scene.agent(0, "ag_earp", hired) if hired else scene).its_turn("beh8")

    assert ("friday" in play.old_one.crypt) == (not hired)
    assert play.match.over == (not hired)


def test_dp_63e_a_possessed_hired_agent_protects_the_main_agent_too() -> None:
    scene = solo().cultists("boston", "new_york").vp(0, 5).agent(0, "ag_earp", "boston")

    play = scene.possessed(0, "ag_earp").its_turn("beh8")

    assert set(play[0].agents) == {"friday", "ag_earp"}


def test_dp_63e_a_possessed_main_agent_is_not_murdered() -> None:
    play = solo().cultists("boston", "new_york").vp(0, 5).possessed(0, "friday").its_turn("beh8")

    assert play[0].agents == {"friday": "boston"}


def test_dp_63e_a_deep_one_does_not_protect_the_main_agent() -> None:
    scene = solo().cultists("boston", "new_york").vp(0, 5).deep_ones(0, "boston", "chicago")

    play = scene.its_turn("beh8")

    assert set(play.options()) == {("victim", "friday"), ("deep_one", "boston")}
