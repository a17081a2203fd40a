"""Verbs for claims, with values that no printed card uses."""

from typing import Any

import pytest

from tests.games.dark_providence.changed_cards import AGENT, PLAIN, holding, with_agent
from tests.games.dark_providence.scenes import on_base, on_city, on_mythos


def claim(*kinds: str, need: str = "none", where: str = "any", **more: Any) -> dict[str, Any]:
    return {"verb": "claim", "kind": list(kinds), "need": need, "where": where, **more}


# need


@pytest.mark.parametrize(("theirs", "works"), [(1, True), (2, False)])
def test_claim_by_cube_needs_most_influence(theirs: int, works: bool) -> None:
    scene = holding(claim("city", need="cube")).cubes(0, on_city("detroit"), 2)
    play = scene.cubes(1, on_city("detroit"), theirs).play()

    assert (("use", PLAIN) in play.options()) == works


def test_claim_by_cube_needs_a_cube_and_not_only_agents() -> None:
    play = holding(claim("city", need="cube")).main(0, "detroit").play()

    assert ("use", PLAIN) not in play.options()


def test_claim_by_cube_works_in_the_second_action() -> None:
    scene = holding(claim("city", "mythos", need="cube")).row("my_yog").turn(0, 1, fresh=False)
    scene.cubes(0, on_city("detroit"), 1).cubes(0, on_mythos("my_yog"), 1)
    play = scene.cubes(0, on_base("detroit"), 1).play()

    play.choose("use", PLAIN)
    assert set(play.options()) == {on_city("detroit"), on_mythos("my_yog")}
    play.choose(*on_city("detroit"))

    assert play.table.control == {"detroit": 0}
    assert (play[0].vp, play[0].limbo) == (4, 1)
    play.check_parts()


def test_claim_without_need_takes_anything_that_may_be_claimed() -> None:
    scene = holding(claim("city")).control(0, "boston").control(1, "atlanta").vp(1, 4)
    scene.cthulhu("detroit").lock(on_city("chicago")).cubes(1, on_city("atlanta"), 3)
    play = scene.play().choose("use", PLAIN)

    never = ("boston", "detroit", "chicago")
    assert set(play.options()) == {
        on_city(city) for city in play.table.box.city_ids if city not in never
    }

    play.choose(*on_city("atlanta"))

    assert play.table.control == {"boston": 0, "atlanta": 0}
    assert (play[0].vp, play[1].vp, play[1].supply) == (4, 0, 6)
    assert "city_atlanta" in play[0].discards
    play.check_parts()


# where


def test_claim_with_an_own_agent_only_where_one_is() -> None:
    scene = holding(claim("base", "city", "mythos", where="with_own_agent")).row("my_yog")
    scene.top("arkham", "bs_plane").top("chicago", "bs_jury").deep_ones(0, "new_orleans")
    play = scene.agent(0, "ag_fleet", "chicago").play().choose("use", PLAIN)

    assert set(play.options()) == {
        on_base("arkham"), on_city("arkham"), on_base("chicago"), on_city("chicago"),
    }  # fmt: skip


def test_claim_with_an_own_agent_by_majority() -> None:
    scene = holding(claim("city", need="cube", where="with_own_agent"))
    scene.cubes(0, on_city("detroit"), 3).cubes(0, on_city("arkham"), 1)
    play = scene.play().choose("use", PLAIN)

    assert play.options() == [on_city("arkham")]


# ignore_lock


def test_claim_in_spite_of_a_lock_returns_it_from_a_base_card() -> None:
    scene = holding(claim("base", ignore_lock=True)).top("detroit", "bs_plane")
    play = scene.lock(on_base("detroit")).play()

    play.choose("use", PLAIN).choose(*on_base("detroit"))

    assert play.table.locks == []
    assert "bs_plane" in play[0].discards
    play.check_parts()


def test_claim_in_spite_of_a_lock_leaves_it_on_a_city() -> None:
    play = holding(claim("city", ignore_lock=True)).lock(on_city("detroit")).play()

    play.choose("use", PLAIN).choose(*on_city("detroit"))

    assert play.table.control == {"detroit": 0}
    assert play.table.locks == [on_city("detroit")]


# kinds


def test_claim_of_a_mythos_card_by_an_effect_does_all_steps() -> None:
    scene = holding(claim("mythos")).row("my_yog", "my_dagon").cubes(1, on_mythos("my_yog"), 2)
    play = scene.play().luck("insanity").choose("use", PLAIN).choose(*on_mythos("my_yog"))

    assert play[0].mythos == ["my_yog"]
    assert play.table.row == ["my_dagon"]
    assert (play[1].supply, play[0].insanity) == (6, 1)
    assert play.table.actions == 2
    play.check_parts()


def test_claim_of_a_base_card_takes_no_agent_as_the_seventh() -> None:
    scene = holding(claim("base"))
    for agent in ("ag_earp", "ag_ness", "ag_rose", "ag_west", "ag_fleet"):
        scene.agent(0, agent, "boston")
    scene.top("detroit", "ag_jung").top("chicago", "bs_plane")
    play = scene.play().choose("use", PLAIN)

    assert on_base("detroit") not in play.options()
    assert on_base("chicago") in play.options()


# claim_reserve


def test_claim_reserve_of_any_card_takes_the_top_one() -> None:
    scene = holding({"verb": "claim_reserve", "stop_at": "any", "place": "any_city"})
    play = scene.reserve("bs_seance").play().luck("bs_seance", "insanity").choose("use", PLAIN)

    assert play[0].discards == ["bs_seance"]
    assert play[0].insanity == 1
    assert play.asked() == {0: "turn"}
    play.check_parts()


def test_claim_reserve_of_any_card_places_an_agent_in_an_open_city() -> None:
    scene = holding({"verb": "claim_reserve", "stop_at": "any", "place": "any_city"})
    play = scene.reserve("ag_fleet").martial_law("boston").play().luck("ag_fleet")

    play.choose("use", PLAIN)
    assert ("place", "boston") not in play.options()
    play.choose("place", "detroit")

    assert play[0].agents["ag_fleet"] == "detroit"
    assert play[0].discards == ["ag_fleet"]
    play.check_parts()


def test_claim_reserve_puts_the_agent_into_the_city_of_the_card() -> None:
    effect = {"verb": "claim_reserve", "stop_at": "agent", "place": "this_city"}
    scene = with_agent("detroit", effect).martial_law("detroit")
    play = scene.reserve("ag_fleet").play().luck("ag_fleet").choose("use", AGENT)

    assert play[0].agents["ag_fleet"] == "detroit"
    assert play.asked() == {0: "turn"}
    play.check_parts()


def test_claim_reserve_turns_over_until_an_agent_appears() -> None:
    effect = {"verb": "claim_reserve", "stop_at": "agent", "place": "any_city"}
    scene = holding(effect).reserve("ag_fleet").reserve("bs_plane")
    play = scene.play().luck("bs_plane", "ag_fleet").choose("use", PLAIN).choose("place", "boston")

    assert play.events(2, "reserve_shows") == [
        ("reserve_shows", "bs_plane"), ("reserve_shows", "ag_fleet"),
    ]  # fmt: skip
    assert play[0].agents["ag_fleet"] == "boston"
    assert play.table.reserve[0][0] == ("bs_plane",)
    play.check_parts()
