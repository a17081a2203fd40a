import pytest

from tests.games.dark_providence.files import Raw, changed, entry
from turncoat.games.dark_providence.content import default_box

ROADS = default_box().roads


@pytest.mark.parametrize(
    ("start", "goal", "cost", "count"),
    [
        ("pittsburgh", "indianapolis", 1, 1),
        ("charleston", "new_orleans", 3, 1),
        ("arkham", "new_york", 2, 1),
        ("boston", "detroit", 3, 1),
        ("arkham", "pittsburgh", 4, 2),
        ("arkham", "new_orleans", 8, 4),
        ("boston", "boston", 0, 0),
    ],
)
def test_the_cheapest_route_need_not_be_the_shortest(
    start: str, goal: str, cost: int, count: int
) -> None:
    assert ROADS.costs("", "")[start][goal] == ROADS.costs("", "")[goal][start] == cost
    assert ROADS.counts("", "")[start][goal] == ROADS.counts("", "")[goal][start] == count


def test_every_city_is_reached_from_every_other() -> None:
    assert all(len(goals) == 12 for goals in ROADS.costs("", "").values())


def test_a_blocked_city_is_neither_entered_nor_passed() -> None:
    costs = ROADS.costs("new_york", "")

    assert "new_york" not in costs["arkham"]
    assert costs["boston"]["washington"] == 3 + 1 + 1
    assert ROADS.counts("", "new_york")["boston"]["washington"] == 3


def test_a_piece_may_leave_a_blocked_city() -> None:
    costs = ROADS.costs("new_york", "pittsburgh")["new_york"]

    assert (costs["arkham"], costs["washington"]) == (2, 1)
    assert "pittsburgh" not in costs


def test_two_blocked_cities_can_cut_the_board_in_two() -> None:
    assert {*ROADS.costs("new_york", "detroit")["boston"]} == {"boston", "arkham"}
    assert {*ROADS.counts("detroit", "new_york")["arkham"]} == {"boston", "arkham"}


def test_a_new_city_is_on_the_map() -> None:
    def denver(raw: Raw) -> None:
        raw["map"]["cities"].append(
            {**entry(raw, "chicago"), "id": "denver", "card": "city_denver", "coastal": True}
        )
        raw["cards"].append({**entry(raw, "city_chicago"), "id": "city_denver"})
        raw["map"]["roads"].append({"a": "st_louis", "b": "denver", "cost": 2})
        raw["map"]["cultist_path"].append("denver")
        raw["map"]["cultist_portal"][0] = "denver"
        raw["components"].update(city_cards=14, gate_tokens=13)

    box = changed(denver)

    assert box.roads.costs("", "")["chicago"]["denver"] == 3
    assert box.path[-1] == "denver"
    assert box.cities["denver"].coastal
    assert "city_denver" in box.of_kind("city")
