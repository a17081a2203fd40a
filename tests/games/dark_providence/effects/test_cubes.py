"""Verbs for cubes and the board, with values that no printed card uses."""

from typing import Any

import pytest

from tests.games.dark_providence.changed_cards import PLAIN, holding
from tests.games.dark_providence.scenes import on_base, on_city, on_mythos


def add(n: int, target: str, source: str = "supply", spread: bool = False) -> dict[str, Any]:
    return {
        "verb": "add_influence", "n": n, "target": target, "source": source, "spread": spread,
    }  # fmt: skip


# gain_cubes


def test_gain_cubes_from_the_board_leaves_limbo_alone() -> None:
    scene = holding({"verb": "gain_cubes", "n": 3, "source": "board"}).limbo(0, 2)
    play = scene.cubes(0, on_city("boston"), 1).cubes(0, on_base("detroit"), 1).play()

    play.choose("use", PLAIN)
    assert play.options() == [on_city("boston"), on_base("detroit")]
    play.choose(*on_base("detroit")).choose(*on_city("boston"))

    assert (play[0].supply, play[0].limbo, play[0].cubes) == (6, 2, {})
    play.check_parts()


def test_gain_cubes_from_the_board_needs_cubes_there() -> None:
    play = holding({"verb": "gain_cubes", "n": 3, "source": "board"}).limbo(0, 2).play()

    assert ("use", PLAIN) not in play.options()


# add_influence


@pytest.mark.parametrize(
    ("source", "left"), [("supply", (3, 8, 4)), ("general", (6, 5, 4)), ("limbo", (6, 8, 1))]
)
def test_add_influence_takes_the_cubes_from_its_source(
    source: str, left: tuple[int, int, int]
) -> None:
    play = holding(add(3, "any", source)).limbo(0, 4).play()

    play.choose("use", PLAIN).choose(*on_city("boston")).choose("number", 3)

    assert play[0].cubes == {on_city("boston"): 3}
    assert (play[0].supply, play[0].general, play[0].limbo) == left
    play.check_parts()


@pytest.mark.parametrize("source", ["supply", "general", "limbo"])
def test_add_influence_needs_a_cube_in_its_source(source: str) -> None:
    scene = holding(add(3, "any", source))
    me = scene.table.players[0]
    me.limbo, me.general, me.supply = 18, 0, 0
    if source == "limbo":
        me.limbo, me.supply = 0, 18

    assert ("use", PLAIN) not in scene.play().options()


def test_add_influence_without_spread_goes_to_one_target_up_to_the_number() -> None:
    play = holding(add(3, "base")).supply(0, 2).play()

    play.choose("use", PLAIN).choose(*on_base("boston"))
    assert play.options() == [("number", 1), ("number", 2)]
    play.choose("number", 2)

    assert play[0].cubes == {on_base("boston"): 2}
    assert play.asked() == {0: "turn"}


def test_add_influence_with_spread_goes_to_several_targets() -> None:
    play = holding(add(3, "any", "general", spread=True)).row("my_yog").play()

    play.choose("use", PLAIN).choose(*on_city("boston")).choose(*on_mythos("my_yog"))
    play.choose(*on_city("boston"))

    assert play[0].cubes == {on_city("boston"): 2, on_mythos("my_yog"): 1}
    assert (play[0].general, play[0].supply) == (9, 6)
    assert play.asked() == {0: "turn"}
    play.check_parts()


def test_add_influence_with_spread_may_stop_after_the_first_cube() -> None:
    play = holding(add(3, "city", spread=True)).play().choose("use", PLAIN)
    assert play.kinds() == {"on_city"}

    play.choose(*on_city("boston"))
    assert play.kinds() == {"on_city", "done"}
    play.choose("done")

    assert play[0].cubes == {on_city("boston"): 1}


@pytest.mark.parametrize(
    ("target", "kinds"),
    [
        ("any", {"on_base", "on_city", "on_mythos"}),
        ("base", {"on_base"}),
        ("city", {"on_city"}),
        ("mythos", {"on_mythos"}),
        ("base_or_city", {"on_base", "on_city"}),
    ],
)
def test_add_influence_has_the_targets_of_its_kind(target: str, kinds: set[str]) -> None:
    scene = holding(add(1, target)).lock(on_city("boston"), on_base("boston")).cthulhu("detroit")

    play = scene.play().choose("use", PLAIN)

    assert play.kinds() - {"done"} == kinds
    assert on_city("detroit") not in play.options()
    assert on_base("detroit") not in play.options()
    assert (on_city("boston") in play.options()) == ("on_city" in kinds)
    assert (on_base("boston") in play.options()) == ("on_base" in kinds)


# Sending away the cubes of other players


def test_exile_influence_of_every_other_takes_as_many_as_there_are() -> None:
    effect = {"verb": "exile_influence", "n": 2, "who": "each_other", "target": "any"}
    scene = holding(effect).cubes(0, on_base("boston"), 3).cubes(1, on_base("boston"), 3)
    play = scene.cubes(2, on_base("boston"), 1).play()

    play.choose("use", PLAIN).choose(*on_base("boston"))

    assert [play[seat].cubes.get(on_base("boston"), 0) for seat in range(3)] == [3, 1, 0]
    assert [play[seat].limbo for seat in range(3)] == [0, 2, 1]
    play.check_parts()


@pytest.mark.parametrize("verb", ["return_influence", "exile_influence"])
@pytest.mark.parametrize(
    ("target", "wanted"),
    [
        ("any", {on_city("boston"), on_base("boston"), on_mythos("my_yog")}),
        ("city", {on_city("boston")}),
        ("base", {on_base("boston")}),
        ("mythos", {on_mythos("my_yog")}),
        ("base_or_city", {on_city("boston"), on_base("boston")}),
    ],
)
def test_cubes_are_sent_away_from_targets_of_the_kind(
    verb: str, target: str, wanted: set[tuple[str, str]]
) -> None:
    scene = holding({"verb": verb, "n": "all", "who": "each_other", "target": target})
    scene.row("my_yog").cubes(1, on_city("boston"), 1).cubes(1, on_base("boston"), 1)
    play = scene.cubes(2, on_mythos("my_yog"), 1).play().choose("use", PLAIN)

    assert set(play.options()) == wanted


# shift_influence


def test_shift_influence_moves_more_cubes_if_it_says_so() -> None:
    scene = holding({"verb": "shift_influence", "n": 3}).cubes(0, on_city("boston"), 4)
    play = scene.play().choose("use", PLAIN).choose(*on_city("detroit"))

    for _ in range(3):
        play.choose(*on_city("boston"))

    assert play[0].cubes == {on_city("boston"): 1, on_city("detroit"): 3}
    assert play.asked() == {0: "turn"}


# lock


def test_lock_place_removes_none() -> None:
    play = holding({"verb": "lock", "op": "place", "n": 2}).lock(on_city("boston")).play()

    play.choose("use", PLAIN)
    assert play.kinds() == {"lock"}
    play.choose("lock", "on_city", "detroit").choose("lock", "on_base", "detroit")

    assert play.table.locks == [on_city("boston"), on_city("detroit"), on_base("detroit")]


def test_lock_place_stops_when_no_lock_is_left() -> None:
    scene = holding({"verb": "lock", "op": "place", "n": 2})
    cities = scene.table.box.city_ids
    scene.lock(*[on_city(city) for city in cities[:11]])
    play = scene.play().choose("use", PLAIN).choose("lock", "on_city", cities[11])

    assert play.asked() == {0: "turn"}

    full = holding({"verb": "lock", "op": "place", "n": 2})
    full.lock(*[on_city(city) for city in cities])

    assert ("use", PLAIN) not in full.play().options()


def test_lock_remove_places_none() -> None:
    play = holding({"verb": "lock", "op": "remove", "n": 2}).lock(on_city("boston")).play()

    play.choose("use", PLAIN)
    assert play.options() == [("unlock", "on_city", "boston")]
    play.choose("unlock", "on_city", "boston")

    assert play.table.locks == []
    assert play.asked() == {0: "turn"}


def test_lock_remove_needs_a_lock() -> None:
    play = holding({"verb": "lock", "op": "remove", "n": 1}).play()

    assert ("use", PLAIN) not in play.options()


# track and mythos_row


@pytest.mark.parametrize(("start", "by", "end"), [(3, -2, 1), (1, -2, 0), (5, 4, 9)])
def test_track_moves_either_marker_either_way(start: int, by: int, end: int) -> None:
    scene = holding({"verb": "track", "track": "investigation", "by": by})
    play = scene.tracks(ritual=7, investigation=start).play().choose("use", PLAIN)

    assert (play.table.ritual, play.table.investigation) == (7, end)


def test_track_down_needs_a_step_to_go() -> None:
    play = holding({"verb": "track", "track": "investigation", "by": -1}).play()

    assert ("use", PLAIN) not in play.options()


def test_mythos_row_adds_as_many_cards_as_it_says() -> None:
    play = holding({"verb": "mythos_row", "op": "add", "n": 3}).row("my_yog").play()

    play.luck("my_dagon", "my_tesla", "my_colour").choose("use", PLAIN)

    assert play.table.row == ["my_yog", "my_dagon", "my_tesla", "my_colour"]
    play.check_parts()


def test_dp_15a_add_influence_without_spread_is_over_after_one_target() -> None:
    verb = {"verb": "add_influence", "n": 3, "target": "city", "source": "supply", "spread": False}
    play = holding(verb).play()

    play.choose("use", PLAIN).choose(*on_city("detroit")).choose("number", 1)

    assert play.asked() == {0: "turn"}
    assert play[0].cubes == {on_city("detroit"): 1}
