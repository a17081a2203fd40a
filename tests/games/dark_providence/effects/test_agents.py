"""Verbs for agents and pieces, with values that no printed card uses."""

from typing import Any

import pytest

from tests.games.dark_providence.changed_cards import AGENT, PLAIN, holding, with_agent
from tests.games.dark_providence.scenes import on_city

EVERYBODY = ["main", "hired", "mi_go", "deep_one"]


def move(count: int = 1, distance: int | str = 1, to: str = "any", **which: Any) -> dict[str, Any]:
    agents = {"owner": "any", "type": EVERYBODY, **which}
    return {"verb": "move", "agents": agents, "count": count, "distance": distance, "to": to}


def destroy(**which: Any) -> dict[str, Any]:
    return {"verb": "destroy_agent", "victims": {"owner": "any", "type": ["hired"], **which}}


# move


def test_move_of_any_owner_moves_own_pieces_and_others() -> None:
    scene = holding(move(count=2)).agent(1, "ag_fleet", "chicago").deep_ones(2, "new_orleans")
    play = scene.play()

    play.choose("use", PLAIN)
    assert set(play.options()) == {
        ("piece", "monday"), ("piece", "wednesday"), ("piece", "friday"), ("piece", "ag_fleet"),
        ("deep_one", "new_orleans"), ("done",),
    }  # fmt: skip
    play.choose("deep_one", "new_orleans").choose("go", "atlanta")
    play.choose("piece", "monday").choose("go", "boston")

    assert play[2].deep_ones == ["atlanta"]
    assert play[0].agents == {"monday": "boston"}
    play.check_parts()


@pytest.mark.parametrize(
    ("which", "wanted"),
    [
        ({"type": ["main"]}, {"monday", "wednesday", "friday"}),
        ({"type": ["hired"]}, {AGENT, "ag_fleet", "ag_rose"}),
        ({"type": ["hired"], "side": "possessed"}, {"ag_fleet"}),
        ({"type": ["hired"], "side": "normal"}, {AGENT, "ag_rose"}),
        ({"type": ["hired"], "owner": "other"}, {"ag_fleet", "ag_rose"}),
        ({"type": ["main", "hired"], "city": "this_city"}, {AGENT, "ag_fleet"}),
        ({"type": ["hired"], "owner": "other", "city": "with_own_agent"}, {"ag_fleet"}),
        ({"type": ["this", "main"], "owner": "own"}, {AGENT, "monday"}),
        ({"type": ["mi_go"]}, {"mi_go"}),
    ],
)
def test_move_concerns_the_pieces_that_fit(which: dict[str, Any], wanted: set[str]) -> None:
    scene = with_agent("detroit", move(**which)).agent(1, "ag_fleet", "detroit")
    scene.possessed(1, "ag_fleet").agent(2, "ag_rose", "atlanta").deep_ones(1, "boston")
    scene.table.players[1].agents["mi_go"] = "st_louis"

    play = scene.play().choose("use", AGENT)

    assert set(play.options()) == {*(("piece", agent) for agent in wanted), ("done",)}


def test_move_of_the_possessed_concerns_no_deep_ones() -> None:
    scene = holding(move(side="possessed")).deep_ones(0, "boston").possessed(1, "wednesday")

    play = scene.play().choose("use", PLAIN)

    assert play.options() == [("piece", "wednesday"), ("done",)]


def test_move_of_deep_ones_anywhere_without_a_gate() -> None:
    effect = move(distance="any", to="city_without_gate", type=["deep_one"], owner="own")
    scene = holding(effect).deep_ones(0, "boston").gate(1, "detroit", "open").martial_law("atlanta")
    play = scene.play().choose("use", PLAIN).choose("deep_one", "boston")

    blocked = ("boston", "detroit", "atlanta")
    assert set(play.options()) == {
        ("go", city) for city in play.table.box.city_ids if city not in blocked
    }


def test_move_by_roads_to_a_city_without_gate_may_pass_one_with_a_gate() -> None:
    effect = move(distance=2, to="city_without_gate", type=["main"], owner="own")
    scene = holding(effect).main(0, "new_orleans").gate(1, "st_louis", "open")
    play = scene.play().choose("use", PLAIN).choose("piece", "monday")

    assert set(play.options()) == {
        ("go", city) for city in ("atlanta", "charleston", "chicago", "indianapolis", "washington")
    }


# assassinate and gate


def test_assassinate_may_take_the_possessed_if_it_says_so() -> None:
    effect = {"verb": "assassinate", "performer": "any_own", "bonus": 5, "possessed_ok": True}
    scene = holding(effect).main(0, "detroit").agent(1, "ag_fleet", "detroit")
    play = scene.possessed(1, "ag_fleet").play()

    play.choose("use", PLAIN).choose("victim", "ag_fleet")

    assert play[0].crypt == ["ag_fleet"]
    assert play[1].possessed == []
    play.check_parts()


def test_gate_of_either_kind_by_any_agent_with_a_bonus() -> None:
    effect = {"verb": "gate", "mode": "either", "performer": "any_own", "bonus": 2}
    play = holding(effect).main(0, "chicago").play().luck("sanity")

    play.choose("use", PLAIN).choose("gate", "open")

    assert play.table.gates == {"chicago": (0, "open")}


# destroy_agent


def test_destroy_agent_of_any_owner() -> None:
    scene = holding(destroy()).agent(0, "ag_rose", "boston").agent(1, "ag_fleet", "chicago")
    play = scene.hand(1, "ag_fleet").deck(1, "bs_plane").play()

    play.choose("use", PLAIN)
    assert set(play.options()) == {("piece", "ag_rose"), ("piece", "ag_fleet")}
    play.choose("piece", "ag_fleet")

    assert play.table.gone == ["ag_fleet"]
    assert play[0].crypt == []
    assert play[1].hand == ["bs_plane"]
    play.check_parts()


def test_destroy_agent_takes_the_mi_go_without_its_card() -> None:
    scene = holding(destroy(type=["mi_go"])).mythos(1, "my_migo")
    scene.table.players[1].agents["mi_go"] = "chicago"
    play = scene.play().choose("use", PLAIN).choose("piece", "mi_go")

    assert "mi_go" not in play[1].agents
    assert play[1].mythos == ["my_migo"]
    play.check_parts()


def test_destroy_agent_as_a_cost_can_be_the_agent_of_the_card() -> None:
    cost = destroy(owner="own", type=["this"])
    may = {"verb": "may", "cost": [cost], "then": [{"verb": "vp", "n": 3}]}
    play = with_agent("detroit", may).agent(0, "ag_rose", "detroit").play()

    play.choose("use", AGENT).choose("piece", AGENT)

    assert play[0].vp == 3
    assert play.table.gone == [AGENT]
    assert AGENT not in play[0].agents
    assert play[0].used == []
    play.check_parts()


# take_agent


def test_take_agent_of_any_side_leaves_the_possessed_possessed() -> None:
    effect = {"verb": "take_agent", "victims": {"owner": "other", "type": ["hired"]}}
    scene = holding(effect).agent(1, "ag_fleet", "chicago").possessed(1, "ag_fleet")
    play = scene.play().choose("use", PLAIN).choose("piece", "ag_fleet")

    assert play[0].agents["ag_fleet"] == "chicago"
    assert (play[0].possessed, play[1].possessed) == (["ag_fleet"], [])
    assert play[0].discards == ["ag_fleet"]
    play.check_parts()


# revive


def test_revive_from_the_own_crypt_into_any_open_city() -> None:
    effect = {"verb": "revive", "source": "own_crypt", "place": "any_city"}
    scene = holding(effect).crypt(0, "ag_fleet", "ag_rose").crypt(1, "ag_ness")
    play = scene.martial_law("detroit").cthulhu("atlanta").play()

    play.choose("use", PLAIN)
    assert play.options() == [("revive", "ag_fleet"), ("revive", "ag_rose")]
    play.choose("revive", "ag_rose")
    blocked = ("detroit", "atlanta")
    assert set(play.options()) == {
        ("place", city) for city in play.table.box.city_ids if city not in blocked
    }
    play.choose("place", "boston")

    assert play[0].agents["ag_rose"] == "boston"
    assert play[0].crypt == ["ag_fleet"]
    assert play[0].revived == ["ag_rose"]
    play.check_parts()


def test_revive_from_the_own_crypt_needs_somebody_there() -> None:
    effect = {"verb": "revive", "source": "own_crypt", "place": "any_city"}

    assert ("use", PLAIN) not in holding(effect).crypt(1, "ag_ness").play().options()


# deep_ones, place_token


def test_deep_ones_land_as_many_as_the_card_says() -> None:
    play = holding({"verb": "deep_ones", "n": 3}).deep_ones(0).play().choose("use", PLAIN)

    play.choose("place", "boston").choose("place", "detroit").choose("place", "chicago")

    assert play[0].deep_ones == ["boston", "detroit", "chicago"]
    assert play.asked() == {0: "turn"}


def test_end_check_of_fewer_deep_ones() -> None:
    effects = ({"verb": "vp", "n": 1}, {"verb": "end_check", "cond": "deep_ones_in_play>=3"})
    few = holding(*effects).deep_ones(1, "boston", "boston").play().choose("use", PLAIN)
    enough = holding(*effects).deep_ones(1, "boston", "boston", "arkham").play()

    enough.choose("use", PLAIN)

    assert not few.table.ended
    assert enough.table.ended == "deep_ones"


def test_place_token_cthulhu_by_a_base_card() -> None:
    effect = {"verb": "place_token", "token": "cthulhu", "where": "any_city"}
    play = holding(effect).control(1, "boston").vp(1, 6).play()

    play.choose("use", PLAIN).choose("place", "boston")
    assert play.asked() == {1: "flee"}
    play.choose("go", "arkham")

    assert (play.table.cthulhu, play.table.control, play[1].vp) == ("boston", {}, 2)
    assert on_city("boston") not in play.options()
    play.check_parts()
