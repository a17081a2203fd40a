from collections.abc import Callable
from typing import TypeAlias

import pytest

from tests.games.dark_providence.changed_cards import PLAIN, holding
from tests.games.dark_providence.scenes import (
    Scene,
    on_base,
    on_city,
    on_mythos,
    party,
)
from turncoat.core.terms import Option
from turncoat.games.dark_providence.player import Spot

Way: TypeAlias = Callable[[Scene], list[Option]]

HIRED = ("ag_ochs", "ag_ness", "ag_jung", "ag_earp", "ag_carter")
CLAIM = ("claim",)
PLACES = [on_base("chicago"), on_city("chicago"), on_mythos("my_tesla")]


def leading(*spots: Spot) -> Scene:
    """Seat 0 has one cube on each of these places, and nobody else has any."""
    scene = party().row("my_tesla").top("chicago", "bs_customs")
    for spot in spots:
        scene.cubes(0, spot, 1)
    return scene


def crowd(count: int) -> Scene:
    """Seat 0 has this many agents and the most influence on Rose in Chicago."""
    scene = leading(on_base("chicago")).top("chicago", "ag_rose")
    for agent in HIRED[: count - 1]:
        scene.agent(0, agent, "atlanta")
    return scene


def claims(scene: Scene) -> list[Option]:
    """What seat 0 may claim."""
    play = scene.play()
    return play.choose("claim").options() if CLAIM in play.options() else []


def forged(scene: Scene) -> list[Option]:
    """What seat 0 may claim with Master Forger."""
    play = scene.hand(0, "bs_forger").play()
    if ("use", "bs_forger") not in play.options():
        return []
    return play.choose("use", "bs_forger").options()


# DP-21: the action


@pytest.mark.parametrize("spot", PLACES)
def test_dp_21_one_that_is_led_with_a_cube_and_no_card_is_played(spot: Spot) -> None:
    play = leading(spot).hand(0, "st_rail").play()

    play.choose("claim").choose(*spot)

    assert play.table.tally[0][0] == 0
    assert play[0].used == []
    assert play[0].hand == ["st_rail"]
    assert play.match.pending[0].topic == ("turn", 1)
    assert play.events(1, "claims_spot") == [("claims_spot", 0, *spot)]
    play.check_parts()


def test_dp_21_one_of_several_is_chosen() -> None:
    assert set(claims(leading(*PLACES))) == set(PLACES)


@pytest.mark.parametrize("spot", PLACES)
def test_dp_21_a_tie_is_not_most(spot: Spot) -> None:
    assert claims(leading(spot).cubes(2, spot, 1)) == []


def test_dp_21_without_a_cube_there_is_no_claim() -> None:
    scene = leading().main(0, "chicago").agent(0, "ag_ochs", "chicago")

    assert claims(scene) == []


@pytest.mark.parametrize("spot", PLACES)
def test_dp_21_not_with_a_lock(spot: Spot) -> None:
    assert claims(leading(*PLACES).lock(spot)) == [other for other in PLACES if other != spot]


def test_dp_21_only_as_the_first_action() -> None:
    play = leading(on_city("chicago")).hand(0, "st_favours", "st_rail").play()
    assert CLAIM in play.options()

    play.choose("influence").cards("st_favours").choose(*on_city("chicago"))

    assert CLAIM not in play.options()


def test_dp_21_one_claim_in_a_turn() -> None:
    play = leading(on_city("chicago"), on_base("chicago")).play()

    play.choose("claim").choose(*on_city("chicago"))

    assert CLAIM not in play.options()


def test_dp_21_in_the_next_turn_again() -> None:
    play = leading(on_city("chicago"), on_base("chicago")).play()
    play.choose("claim").choose(*on_city("chicago")).choose("pass")

    play.choose("pass").choose("pass")

    assert play.asked() == {0: "turn"}
    assert CLAIM in play.options()


# DP-21a: what rules out a claim


def test_dp_21a_a_free_action_of_a_card_rules_it_out() -> None:
    play = leading(on_city("chicago")).hand(0, "bs_plane").play()

    play.choose("use", "bs_plane").choose("piece", "monday").choose("go", "atlanta")

    assert CLAIM not in play.options()


def test_dp_21a_a_free_action_of_a_mythos_card_rules_it_out() -> None:
    scene = leading(on_city("chicago")).mythos(0, "my_silver_key")
    play = scene.play().choose("use_mythos", "my_silver_key")

    play.choose("piece", "monday").choose("go", "boston")

    assert CLAIM not in play.options()


def test_dp_21a_the_step_of_lillian_rules_it_out() -> None:
    play = leading(on_city("chicago")).agent(0, "ag_lafrance", "detroit").play()

    play.choose("step", "ag_lafrance").choose("go", "pittsburgh")

    assert CLAIM not in play.options()


def test_dp_21a_an_extra_action_is_never_the_first() -> None:
    scene = leading(on_city("chicago")).row("my_yog").cubes(0, on_mythos("my_yog"), 1)
    play = scene.play().luck("sanity").choose("claim").choose(*on_mythos("my_yog"))

    assert play.match.pending[0].topic == ("turn", 2)
    assert CLAIM not in play.options()


def test_dp_21a_an_effect_that_claims_may_come_later() -> None:
    play = leading(on_city("chicago")).hand(0, "bs_forger", "st_favours").play()
    play.choose("influence").cards("st_favours").choose(*on_city("detroit"))

    play.choose("use", "bs_forger").choose(*on_city("chicago"))

    assert play.table.control == {"chicago": 0}


# DP-22a: what nobody can ever claim


@pytest.mark.parametrize("way", [claims, forged])
def test_dp_22a_nothing_with_a_lock(way: Way) -> None:
    scene = leading(on_base("chicago"), on_city("chicago")).lock(on_base("chicago"))

    assert way(scene) == [on_city("chicago")]


@pytest.mark.parametrize("way", [claims, forged])
def test_dp_22a_not_the_city_of_cthulhu_nor_its_base_card(way: Way) -> None:
    scene = leading(on_base("chicago"), on_city("chicago"), on_city("detroit"))

    assert way(scene.cthulhu("chicago")) == [on_city("detroit")]


@pytest.mark.parametrize("way", [claims, forged])
def test_dp_22a_martial_law_hinders_no_claim(way: Way) -> None:
    scene = leading(on_base("chicago"), on_city("chicago")).martial_law("chicago")

    assert way(scene) == [on_base("chicago"), on_city("chicago")]


@pytest.mark.parametrize("way", [claims, forged])
def test_dp_22a_not_a_city_of_ones_own(way: Way) -> None:
    scene = leading(on_base("chicago"), on_city("chicago"))
    rival = leading(on_base("chicago"), on_city("chicago")).control(1, "chicago")

    assert way(rival) == [on_base("chicago"), on_city("chicago")]
    assert way(scene.control(0, "chicago")) == [on_base("chicago")]


@pytest.mark.parametrize("way", [claims, forged])
@pytest.mark.parametrize(("agents", "able"), [(5, True), (6, False)])
def test_dp_22a_no_agent_with_six_agents(way: Way, agents: int, able: bool) -> None:
    assert way(crowd(agents)) == ([on_base("chicago")] if able else [])


@pytest.mark.parametrize("way", [claims, forged])
def test_dp_22a_with_six_agents_another_base_card_can_be_claimed(way: Way) -> None:
    assert way(crowd(6).top("chicago", "bs_customs")) == [on_base("chicago")]


@pytest.mark.parametrize("way", [claims, forged])
@pytest.mark.parametrize(("cities", "able"), [(11, True), (12, False)])
def test_dp_22a_no_city_without_a_control_token(way: Way, cities: int, able: bool) -> None:
    scene = leading(on_city("chicago"))
    for city in [c for c in scene.table.box.city_ids if c != "chicago"][:6]:
        scene.gate(0, city, "open")
    scene.control(0, *[c for c in scene.table.box.city_ids if c != "chicago"][: cities - 6])

    assert scene.table.players[0].tokens == 12 - cities
    assert way(scene) == ([on_city("chicago")] if able else [])


def alone() -> Scene:
    """Solo: cubes on Arkham and New York, where the cultists stand, and on both base cards."""
    scene = party(1)
    for city in ("arkham", "new_york"):
        scene.cubes(0, on_base(city), 1).cubes(0, on_city(city), 1).top(city, "bs_order")
    return scene.top("arkham", "bs_customs").cubes(0, on_city("detroit"), 1)


@pytest.mark.parametrize("way", [claims, forged])
def test_dp_22a_solo_not_where_a_hidden_cultist_stands(way: Way) -> None:
    assert way(alone()) == [on_city("detroit")]


@pytest.mark.parametrize("way", [claims, forged])
def test_dp_22a_solo_where_a_revealed_cultist_stands(way: Way) -> None:
    assert set(way(alone().revealed(1, "murder"))) == {
        on_base("arkham"),
        on_city("arkham"),
        on_city("detroit"),
    }


def four_deep_ones() -> Scene:
    """Seat 0 has four Deep Ones in Arkham, which has control value 4, and holds their card."""
    return party().hand(0, "bs_deep_ones").deep_ones(0, "arkham", "arkham", "arkham", "arkham")


def test_dp_22a_an_effect_without_a_legal_target_does_nothing() -> None:
    for scene in (four_deep_ones().lock(on_city("arkham")), four_deep_ones().control(0, "arkham")):
        play = scene.play().choose("use", "bs_deep_ones").choose("done")
        assert play.asked() == {0: "turn"}


def test_dp_22a_with_a_legal_target_it_does() -> None:
    play = four_deep_ones().play().choose("use", "bs_deep_ones").choose("done")

    assert play.asked() == {0: "may"}
    assert play.choose("yes").options() == [on_city("arkham")]


def test_dp_22a_a_lock_on_a_mythos_card_goes_back_even_if_it_did_not_help() -> None:
    verb = {"verb": "claim", "kind": ["mythos"], "need": "none", "where": "any"}
    scene = holding({**verb, "ignore_lock": True}).row("my_tesla").lock(on_mythos("my_tesla"))
    play = scene.play()

    play.choose("use", PLAIN).choose(*on_mythos("my_tesla"))

    assert play[0].mythos == ["my_tesla"]
    assert play.table.locks == []
