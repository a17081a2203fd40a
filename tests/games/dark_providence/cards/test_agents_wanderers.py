"""Hired agents who move and open gates: Keziah Mason and Robert Olmstead."""

from tests.games.dark_providence.scenes import CULTIST, INVESTIGATOR, Scene


def standing(agent: str, city: str, *cards: str) -> Scene:
    """Seat 0 holds an agent's card and these cards, and the agent is in a city."""
    return Scene(INVESTIGATOR, CULTIST).hand(0, agent, *cards).agent(0, agent, city)


# Keziah Mason: moves to any city without a gate, then may open the gate there


def test_ag_mason_moves_to_any_open_city_without_gate_and_opens_it() -> None:
    scene = standing("ag_mason", "new_orleans", "bs_guns").gate(1, "boston", "closed")
    play = scene.martial_law("detroit").cthulhu("atlanta").play().luck("sanity")

    play.choose("use", "ag_mason").choose("piece", "ag_mason")

    assert set(play.options()) == {
        ("go", city)
        for city in (
            "arkham", "new_york", "washington", "pittsburgh", "chicago", "indianapolis", "st_louis",
            "charleston",
        )
    }  # fmt: skip

    play.choose("go", "chicago").choose("yes").cards("bs_guns")

    assert play[0].agents["ag_mason"] == "chicago"
    assert play.table.gates == {"boston": (1, "closed"), "chicago": (0, "open")}
    assert play.table.actions == 1
    play.check_parts()


def test_ag_mason_may_stay_and_open_the_gate_where_she_is() -> None:
    play = standing("ag_mason", "chicago", "bs_guns").play().luck("insanity")

    play.choose("use", "ag_mason").choose("done").choose("yes").cards("bs_guns")

    assert play.table.gates == {"chicago": (0, "open")}
    assert play.table.gone == ["ag_mason"]
    play.check_parts()


def test_ag_mason_may_move_and_leave_the_gate() -> None:
    play = standing("ag_mason", "chicago", "bs_guns").play()

    play.choose("use", "ag_mason").choose("piece", "ag_mason").choose("go", "detroit").choose("no")

    assert play[0].agents["ag_mason"] == "detroit"
    assert play.table.gates == {}
    assert play[0].hand == ["bs_guns"]


def test_ag_mason_is_asked_about_the_gate_even_without_the_strength() -> None:
    play = standing("ag_mason", "chicago").play()

    play.choose("use", "ag_mason").choose("piece", "ag_mason").choose("go", "detroit")

    assert play.options() == [("no",)]


# Robert Olmstead: opens a gate, or moves two pieces


def test_ag_olmstead_opens_a_gate() -> None:
    play = standing("ag_olmstead", "chicago", "bs_guns").play().luck("sanity")

    play.choose("use", "ag_olmstead").choose("choice", 1, "ag_olmstead").cards("bs_guns")

    assert play.table.gates == {"chicago": (0, "open")}
    assert (play[0].sanity, play.table.actions) == (1, 1)
    play.check_parts()


def test_ag_olmstead_moves_two_pieces_one_road_each() -> None:
    scene = standing("ag_olmstead", "chicago").deep_ones(0, "boston").agent(1, "ag_west", "boston")
    play = scene.play()

    play.choose("use", "ag_olmstead").choose("choice", 2, "ag_olmstead")

    assert set(play.options()) == {
        ("piece", play[0].main), ("piece", "ag_olmstead"), ("deep_one", "boston"), ("done",),
    }  # fmt: skip

    play.choose("deep_one", "boston")
    assert set(play.options()) == {("go", "arkham"), ("go", "new_york"), ("go", "detroit")}
    play.choose("go", "detroit")

    assert ("deep_one", "detroit") not in play.options()

    play.choose("piece", play[0].main).choose("go", "new_york")

    assert play[0].deep_ones == ["detroit"]
    assert play[0].agents == {play[0].main: "new_york", "ag_olmstead": "chicago"}
    assert play.asked() == {0: "turn"}
    assert play.table.actions == 1
    play.check_parts()


def test_ag_olmstead_may_move_two_deep_ones_past_each_other() -> None:
    play = standing("ag_olmstead", "chicago").deep_ones(0, "boston", "arkham").play()

    play.choose("use", "ag_olmstead").choose("choice", 2, "ag_olmstead")
    play.choose("deep_one", "boston").choose("go", "arkham")
    play.choose("deep_one", "arkham").choose("go", "new_york")

    assert sorted(play[0].deep_ones) == ["arkham", "new_york"]


def test_ag_olmstead_moves_a_deep_one_only_once() -> None:
    play = standing("ag_olmstead", "chicago").deep_ones(0, "boston", "boston").play()

    play.choose("use", "ag_olmstead").choose("choice", 2, "ag_olmstead")
    play.choose("deep_one", "boston").choose("go", "arkham")

    assert ("deep_one", "boston") in play.options()
    assert ("deep_one", "arkham") not in play.options()
