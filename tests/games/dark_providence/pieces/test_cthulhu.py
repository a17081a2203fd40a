import pytest

from tests.games.dark_providence.scene_parts import three, whateleys
from tests.games.dark_providence.scenes import (
    CULTIST,
    INVESTIGATOR,
    Play,
    Scene,
    on_base,
    on_city,
    on_mythos,
    solo,
)
from tests.games.dark_providence.tables import claim
from turncoat.core.terms import Seat


def can_claim_cthulhu() -> Scene:
    """Seat 0 may claim Cthulhu."""
    return three().row("my_cthulhu").cubes(0, on_mythos("my_cthulhu"), 1)


def wake(scene: Scene, city: str) -> Play:
    play = scene.play().luck("sanity")
    return play.choose("claim").choose(*on_mythos("my_cthulhu")).choose("place", city)


# DP-47: control


@pytest.mark.parametrize(("before", "after"), [(9, 5), (4, 0), (3, 0)])
def test_dp_47_control_and_its_vp_are_lost(before: int, after: int) -> None:
    play = wake(can_claim_cthulhu().control(1, "detroit").vp(1, before), "detroit")

    assert play.table.cthulhu == "detroit"
    assert play.table.control == {}
    assert play[1].vp == after
    assert play[1].tokens == 12
    assert "city_detroit" in play.table.city_cards
    assert "city_detroit" not in play[1].discards
    play.check_parts()


def test_dp_47_a_city_card_in_hand_is_replaced() -> None:
    scene = (
        can_claim_cthulhu()
        .control(1, "detroit")
        .hand(1, "city_detroit", "st_rail")
        .deck(1, "st_hush")
    )
    play = scene.play().luck("st_hush", "sanity")

    play.choose("claim").choose(*on_mythos("my_cthulhu")).choose("place", "detroit")

    assert play[1].hand == ["st_rail", "st_hush"]
    assert "city_detroit" in play.table.city_cards
    play.check_parts()


def test_dp_47_ones_own_city_is_lost_as_well() -> None:
    play = wake(can_claim_cthulhu().control(0, "detroit").vp(0, 4), "detroit")

    assert (play.table.control, play[0].vp) == ({}, 0)


def test_dp_47_who_claims_it_gets_rlyeh() -> None:
    play = wake(can_claim_cthulhu(), "detroit")

    assert "city_rlyeh" in play[0].discards
    assert "city_rlyeh" not in play.table.city_cards
    play.check_parts()


# DP-47: everybody has to leave


def test_dp_47_each_piece_goes_to_a_nearest_open_city_of_its_owners_choice() -> None:
    scene = can_claim_cthulhu().main(0, "arkham").agent(0, "ag_jung", "arkham").turn(0)
    scene.agent(1, "ag_rose", "arkham").deep_ones(2, "arkham", "arkham")
    play = wake(scene, "arkham")

    for seat, *goals in ((0, "boston", "new_york"), (1, "boston"), (2, "new_york", "boston")):
        for goal in goals:
            assert play.asked() == {seat: "flee"}
            assert set(play.options()) == {("go", "boston"), ("go", "new_york")}
            play.choose("go", goal)

    assert play[0].agents == {"monday": "boston", "ag_jung": "new_york"}
    assert play[1].agents == {"wednesday": "boston", "ag_rose": "boston"}
    assert play[2].deep_ones == ["new_york", "boston"]
    assert play.asked() == {0: "turn"}
    play.check_parts()


def test_dp_47_the_active_player_chooses_first() -> None:
    scene = three().row("my_cthulhu").turn(1).cubes(1, on_mythos("my_cthulhu"), 1)
    scene.agent(1, "ag_rose", "arkham").agent(2, "ag_jung", "arkham")
    play = wake(scene, "arkham")
    asked: list[Seat] = []

    while play.asked() != {1: "turn"}:
        asked += play.asked()
        play.choose("go", "boston")

    assert asked == [1, 2, 0]


def test_dp_47_with_one_nearest_open_city_there_is_no_choice() -> None:
    play = wake(can_claim_cthulhu().martial_law("boston"), "arkham")

    assert play[0].agents == {"monday": "new_york"}
    assert play.asked() == {0: "turn"}


def test_dp_47_a_possessed_agent_has_to_leave_too() -> None:
    play = wake(can_claim_cthulhu().martial_law("boston").possessed(0, "monday"), "arkham")

    assert play[0].agents == {"monday": "new_york"}
    assert play[0].possessed == ["monday"]


def test_dp_47_a_cultist_of_the_solo_game_goes_on_along_its_path() -> None:
    scene = Scene(INVESTIGATOR).row("my_cthulhu").cubes(0, on_mythos("my_cthulhu"), 1)
    play = scene.martial_law("boston").play()
    play.choose("claim").choose(*on_mythos("my_cthulhu")).choose("place", "arkham")

    assert play[1].agents == {"cultist1": "new_york"}
    play.check_parts()


# DP-47: nobody can enter


def test_dp_47_nobody_travels_into_or_through_it() -> None:
    play = three().cthulhu("boston").main(0, "arkham").hand(0, "bs_wall_street").play()

    play.choose("travel").choose("piece", "monday")

    goals = {str(option[1]) for option in play.options()}
    assert "boston" not in goals
    assert {"new_york", "washington", "pittsburgh"} == goals


def test_dp_47_nobody_is_put_there() -> None:
    scene = three().cthulhu("boston").hand(0, "bs_plane", "bs_deep_ones").deep_ones(0)
    play = scene.play()

    play.choose("use", "bs_plane").choose("piece", "monday")
    assert ("go", "boston") not in play.options()
    play.choose("go", "chicago").choose("use", "bs_deep_ones")

    assert ("place", "boston") not in play.options()


@pytest.mark.parametrize("spot", [on_city("boston"), on_base("boston")])
def test_dp_47_no_influence_is_added_to_the_city_or_its_base_card(
    spot: tuple[str, str],
) -> None:
    scene = Scene(INVESTIGATOR, CULTIST, agents=["saturday"]).main(1, "chicago")
    scene.cthulhu("boston").hand(0, "st_whispers", "st_saturday").cubes(1, spot, 2)
    play = scene.play().choose("influence").cards("st_whispers")
    assert spot not in play.options()
    play.choose(*on_city("chicago")).choose("use", "st_saturday").choose(*spot)

    assert play.asked() == {0: "add_to"}
    assert spot not in play.options()
    assert play[1].cubes == {}


@pytest.mark.parametrize("spot", [on_city("boston"), on_base("boston")])
def test_dp_47_neither_can_be_claimed(spot: tuple[str, str]) -> None:
    scene = three().cthulhu("boston").main(1, "chicago").cubes(0, spot, 3).hand(0, "bs_forger")
    play = scene.top("boston", "bs_starry").play()

    assert ("claim",) not in play.options()
    assert ("use", "bs_forger") not in play.options()


# DP-47: what stays


def test_dp_47_cubes_lock_stack_gate_and_whateley_stay() -> None:
    scene = can_claim_cthulhu().cubes(1, on_city("detroit"), 2).cubes(2, on_base("detroit"), 1)
    scene.lock(on_city("detroit")).gate(1, "detroit", "open")
    whateleys(scene, "detroit").top("detroit", "bs_starry").stack("detroit", "bs_fire")
    play = wake(scene, "detroit")

    table = play.table
    assert play[1].cubes == {on_city("detroit"): 2}
    assert play[2].cubes == {on_base("detroit"): 1}
    assert table.locks == [on_city("detroit")]
    assert table.gates == {"detroit": (1, "open")}
    assert table.whateleys == ["detroit"]
    assert table.tops["detroit"] == "bs_starry"
    assert len(table.stacks["detroit"]) == 1
    play.check_parts()


def test_dp_47_cubes_may_be_taken_back() -> None:
    scene = three().cthulhu("boston").cubes(0, on_city("boston"), 1).hand(0, "st_whispers")
    play = scene.play().choose("retrieve").cards("st_whispers")

    assert play[0].cubes == {}
    assert play[0].supply == 6
    play.check_parts()


def test_dp_47_a_city_that_the_figure_has_left_is_open_and_nobodys() -> None:
    scene = (
        can_claim_cthulhu().cthulhu("boston").cubes(1, on_city("boston"), 1).main(1, "washington")
    )
    play = wake(scene, "detroit").choose("pass")

    assert play.table.cthulhu == "detroit"
    assert "boston" not in play.table.control
    play.choose("claim").choose(*on_city("boston"))
    assert play.table.control == {"boston": 1}
    play.check_parts()


def test_dp_47_a_revealed_cultist_has_to_leave_too() -> None:
    scene = solo().row("my_cthulhu").cubes(0, ("on_mythos", "my_cthulhu"), 1)
    play = claim(scene.cultists("chicago", "detroit").revealed(1, "murder"), "my_cthulhu")

    play.luck("sanity").choose("place", "chicago")

    assert play.place(1) == "indianapolis"
    assert play.place(2) == "detroit"
