import pytest

from tests.games.dark_providence.scene_parts import revived, three
from tests.games.dark_providence.scenes import CULTIST, Play, Scene, on_city, on_mythos

TURN_OWN = ("choice", 1, "bs_possessed")
CONVERT = ("choice", 2, "bs_possessed")


def haunted() -> Scene:
    """Seat 0 holds the card Possessed, and its main agent in Arkham is possessed already."""
    return three().hand(0, "bs_possessed").possessed(0, "monday")


def convert(play: Play, agent: str) -> Play:
    return play.choose("use", "bs_possessed").choose(*CONVERT).choose("piece", agent)


# DP-45: turning one's own agent


@pytest.mark.parametrize("agent", ["monday", "ag_jung", "mi_go"])
def test_dp_45_ones_own_main_hired_agent_or_mi_go_is_turned(agent: str) -> None:
    scene = three().hand(0, "bs_possessed").agent(0, "ag_jung", "boston").mi_go(0, "detroit")
    play = scene.play().choose("use", "bs_possessed").choose(*TURN_OWN).choose("piece", agent)

    assert play[0].possessed == [agent]
    assert play.events(1, "possessed") == [("possessed", 0, agent)]
    assert play.table.actions == 1


def test_dp_45_a_possessed_agent_is_not_turned_again() -> None:
    play = haunted().agent(0, "ag_jung", "boston").play().choose("use", "bs_possessed")

    play.choose(*TURN_OWN)

    assert play.options() == [("piece", "ag_jung")]


def test_dp_45_with_all_possessed_and_nobody_to_convert_the_card_has_no_action() -> None:
    assert ("use", "bs_possessed") not in haunted().play().options()


# DP-45: taking over another player's agent


def test_dp_45_anothers_normal_hired_agent_is_converted_where_one_has_a_possessed_one() -> None:
    scene = haunted().agent(0, "ag_earp", "boston").agent(1, "ag_rose", "arkham")
    scene.agent(1, "ag_mason", "boston").agent(2, "ag_fleet", "arkham").possessed(2, "ag_fleet")
    scene.agent(2, "ag_jung", "arkham").main(2, "arkham").mi_go(1, "arkham")
    play = scene.play().choose("use", "bs_possessed").choose(*CONVERT)

    assert play.options() == [("piece", "ag_rose"), ("piece", "ag_jung")]


def test_dp_45_a_converted_agent_is_ones_own_possessed_with_its_card() -> None:
    play = convert(haunted().agent(1, "ag_rose", "arkham").play(), "ag_rose")

    assert play[0].agents == {"monday": "arkham", "ag_rose": "arkham"}
    assert play[0].possessed == ["monday", "ag_rose"]
    assert play[1].agents == {"wednesday": "boston"}
    assert "ag_rose" in play[0].discards
    assert "ag_rose" not in play[1].discards
    play.check_parts()


def test_dp_45_the_old_owner_draws_if_the_card_was_in_hand() -> None:
    scene = haunted().hand(1, "ag_rose").agent(1, "ag_rose", "arkham").deck(1, "st_rail")
    play = convert(scene.play(), "ag_rose")

    assert play[1].hand == ["st_rail"]
    assert "ag_rose" in play[0].discards
    play.check_parts()


@pytest.mark.parametrize(("agents", "possible"), [(5, True), (6, False)])
def test_dp_45_nobody_is_converted_to_a_player_with_six_agents(agents: int, possible: bool) -> None:
    scene = haunted().agent(1, "ag_rose", "arkham")
    hired = ["ag_jung", "ag_ochs", "ag_ness", "ag_earp", "ag_fleet"][: agents - 1]
    for agent in hired:
        scene.agent(0, agent, "detroit")
    scene.possessed(0, *hired)

    assert (("use", "bs_possessed") in scene.play().options()) is possible


def test_dp_45_a_converted_revived_agent_brings_no_card() -> None:
    play = convert(revived(haunted(), 1, "ag_rose", "arkham").play(), "ag_rose")

    assert play[0].agents["ag_rose"] == "arkham"
    assert "ag_rose" not in play[0].discards
    assert (play[0].revived, play[1].revived) == (["ag_rose"], [])
    play.check_parts()


# DP-45: what a possessed agent keeps


def test_dp_45_strength_card_and_powers_stay() -> None:
    scene = three().hand(0, "ag_mishima", "st_pistol").agent(0, "ag_mishima", "st_louis")
    scene.possessed(0, "ag_mishima").agent(1, "ag_rose", "st_louis")
    play = scene.play()

    play.choose("use", "ag_mishima").choose("victim", "ag_rose").cards("st_pistol")

    assert play[0].crypt == ["ag_rose"]


def test_dp_45_influence_stays() -> None:
    scene = three().agent(0, "ag_ochs", "detroit").possessed(0, "ag_ochs")
    scene.cubes(0, on_city("detroit"), 1).cubes(1, on_city("detroit"), 2)
    play = scene.play().choose("claim").choose(*on_city("detroit"))

    assert play.table.control == {"detroit": 0}


def test_dp_45_a_possessed_agent_is_murdered_only_by_hasturs_action() -> None:
    scene = three().hand(0, "ag_mishima", "st_pistol").agent(0, "ag_mishima", "st_louis")
    scene.agent(1, "ag_rose", "st_louis").possessed(1, "ag_rose").mythos(0, "my_hastur")
    play = scene.play()
    assert ("use", "ag_mishima") not in play.options()

    play.choose("use_granted", "ag_mishima").choose("victim", "ag_rose").cards("st_pistol")

    assert play[0].crypt == ["ag_rose"]
    assert play[1].possessed == []
    assert play.table.gone == ["ag_rose"]
    play.check_parts()


def test_dp_45_a_possessed_agent_is_not_taken() -> None:
    scene = three().row("my_corruption").cubes(0, on_mythos("my_corruption"), 1)
    play = scene.agent(1, "ag_rose", "arkham").possessed(1, "ag_rose").play().luck("sanity")

    play.choose("claim").choose(*on_mythos("my_corruption"))

    assert play.asked() == {0: "turn"}
    assert play[1].agents["ag_rose"] == "arkham"


def test_dp_45_a_possessed_agent_can_be_destroyed() -> None:
    scene = three().mythos(0, "my_shoggoth").agent(1, "ag_rose", "arkham")
    play = scene.possessed(1, "ag_rose").play()

    play.choose("use_mythos", "my_shoggoth").choose("piece", "ag_rose")

    assert play[1].agents == {"wednesday": "boston"}
    assert play[1].possessed == []
    assert play.table.lost_tokens == ["ag_rose"]
    play.check_parts()


@pytest.mark.parametrize(
    ("alignment", "points"),
    [(CULTIST, [("possessed", 2)]), ("investigator", [("investigator_agents", 1)])],
)
def test_dp_45_a_cultist_scores_one_for_each(alignment: str, points: list[tuple[str, int]]) -> None:
    scene = three().vp(0, 5).agent(0, "ag_jung", "boston").possessed(0, "monday", "ag_jung")
    scene.table.players[0].alignment = alignment
    scene.tracks(ritual=13).hand(0, "bs_starry")
    play = scene.play().choose("ritual_up").cards("bs_starry")

    kinds = ("possessed", "investigator_agents")
    assert [part for part in play.table.scores[0] if part[0] in kinds] == points
