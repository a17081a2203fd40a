from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from tests.games.dark_providence.files import (
    Change,
    Raw,
    changed,
    entry,
    play_through,
    put,
    refused,
)

Case = tuple[Change, tuple[str, str, str]]


def parts(**fields: int) -> Change:
    return lambda raw: raw["components"].update(fields)


def rules(**fields: Any) -> Change:
    return lambda raw: raw["rules"].update(fields)


def without(name: str) -> Change:
    """A change that removes a card from the file."""
    return lambda raw: raw["cards"].remove(entry(raw, name))


def roads(change: Callable[[list[Raw]], object]) -> Change:
    return lambda raw: change(raw["map"]["roads"])


def path(change: Callable[[list[str]], object]) -> Change:
    return lambda raw: change(raw["map"]["cultist_path"])


def cut_off(city: str) -> Change:
    def cut(raw: Raw) -> None:
        left = [road for road in raw["map"]["roads"] if city not in (road["a"], road["b"])]
        raw["map"]["roads"] = left

    return cut


def again(raw: Raw, chapter: list[Raw], name: str) -> None:
    chapter.append(deepcopy(entry(raw, name)))


COUNTS: dict[str, Case] = {
    "base": (without("bs_kitchen"), ("components", "base_cards", "count")),
    "more_base": (put("bs_starry", count=3), ("components", "base_cards", "count")),
    "mythos": (without("my_dagon"), ("components", "mythos_cards", "count")),
    "city": (without("city_rlyeh"), ("my_cthulhu", "on_claim[1].card", "unknown")),
    "said_base": (parts(base_cards=61), ("components", "base_cards", "count")),
    "said_city": (parts(city_cards=12), ("components", "city_cards", "count")),
    "said_mythos": (parts(mythos_cards=25), ("components", "mythos_cards", "count")),
    "said_start": (parts(starting_cards=49), ("components", "starting_cards", "count")),
    "hired": (put("bs_kitchen", agent={"token_strength": 1}),
              ("components", "hired_agent_tokens", "count")),
    "mains": (lambda raw: raw["main_agents"].pop(), ("components", "starting_cards", "count")),
    "goo": (parts(goo_cards=7), ("components", "goo_cards", "count")),
    "behaviour": (lambda raw: raw["solo"]["behaviour"].pop(),
                  ("components", "behaviour_cards", "count")),
    "gates": (parts(gate_tokens=11), ("components", "gate_tokens", "count")),
    "alignments": (parts(alignment_cards=5), ("components", "alignment_cards", "count")),
    "frames": (rules(agent_limit=7), ("rules", "agent_limit", "count")),
    "cubes": (rules(start_cubes_supply=19), ("rules", "start_cubes_supply", "count")),
    "starter": (put("st_rail", count=2), ("starter", "size", "count")),
    "size": (lambda raw: raw["starter"].update(size=9), ("components", "starting_cards", "count")),
    "stacks": (lambda raw: raw["rules"]["base_cards_per_city"].update({"3": 6}),
               ("rules", "base_cards_per_city.3", "count")),
    "no_stacks": (lambda raw: raw["rules"]["base_cards_per_city"].pop("4"),
                  ("rules", "base_cards_per_city.4", "missing")),
    "no_mark": (lambda raw: raw["rules"]["vp_threshold"].pop("1"),
                ("rules", "vp_threshold.1", "missing")),
    "row": (lambda raw: raw["rules"]["mythos_row"].update({"2": 25}),
            ("rules", "mythos_row.2", "count")),
    "solo_row": (lambda raw: raw["rules"]["mythos_row"].update({"1": 22}),
                 ("rules", "mythos_row.1", "count")),
    "dealt": (lambda raw: raw["rules"]["alignments"]["2-3"].pop(),
              ("rules", "alignments", "mismatch")),
    "ritual": (lambda raw: raw["tracks"]["ritual"]["vp"].append(8),
               ("tracks", "ritual.vp", "count")),
    "investigation": (lambda raw: raw["tracks"]["investigation"]["vp"].pop(),
                      ("tracks", "investigation.vp", "count")),
    "start": (lambda raw: raw["tracks"]["ritual"].update(start=14),
              ("tracks", "ritual.start", "count")),
}  # fmt: skip

TWICE: dict[str, Case] = {
    "card": (lambda raw: again(raw, raw["cards"], "ag_jung"), ("ag_jung", "id", "twice")),
    "city": (lambda raw: again(raw, raw["map"]["cities"], "boston"), ("boston", "id", "twice")),
    "main": (put("monday", id="friday"), ("friday", "id", "twice")),
    "goo": (put("goo_yog", id="goo_goat"), ("goo_goat", "id", "twice")),
    "behaviour": (put("beh1", id="beh2"), ("beh2", "id", "twice")),
    "agent_and_card": (put("monday", id="ag_jung"), ("ag_jung", "id", "twice")),
    "engine": (put("ag_jung", id="mi_go"), ("mi_go", "id", "twice")),
    "city_card": (put("boston", card="city_arkham"), ("boston", "card", "twice")),
    "road": (roads(lambda all: all.append({"a": "boston", "b": "arkham", "cost": 3})),
             ("map", "roads[20]", "twice")),
    "path": (path(lambda way: way.append("boston")), ("map", "cultist_path", "twice")),
    "common": (lambda raw: raw["starter"]["common"].append("st_rail"),
               ("starter", "common", "twice")),
    "removed": (lambda raw: raw["rules"]["solo"]["remove_mythos"].append("my_migo"),
                ("rules", "solo.remove_mythos", "twice")),
}  # fmt: skip

NAMES: dict[str, Case] = {
    "road_a": (roads(lambda all: all[2].update(a="paris")), ("map", "roads[2].a", "unknown")),
    "road_b": (roads(lambda all: all[5].update(b="paris")), ("map", "roads[5].b", "unknown")),
    "circle": (roads(lambda all: all[0].update(a="boston")), ("map", "roads[0]", "circle")),
    "cut_off": (cut_off("new_orleans"), ("new_orleans", "roads", "cut_off")),
    "cut_off_first": (cut_off("arkham"), ("boston", "roads", "cut_off")),
    "path": (path(lambda way: way.pop()), ("map", "cultist_path", "missing")),
    "path_name": (path(lambda way: way.append("paris")), ("map", "cultist_path", "unknown")),
    "portal": (lambda raw: raw["map"]["cultist_portal"].reverse(),
               ("map", "cultist_portal", "mismatch")),
    "city_card": (put("boston", card="city_paris"), ("boston", "card", "unknown")),
    "city_kind": (put("boston", card="ag_jung"), ("boston", "card", "unknown")),
    "signature": (put("friday", signature="st_sunday"), ("friday", "signature", "unknown")),
    "signature_kind": (put("friday", signature="ag_jung"), ("friday", "signature", "unknown")),
    "common": (lambda raw: raw["starter"]["common"].append("st_no"),
               ("starter", "common", "unknown")),
    "goo": (put("goo_yog", mythos="my_yig"), ("goo_yog", "mythos", "unknown")),
    "goo_kind": (put("goo_yog", mythos="ag_jung"), ("goo_yog", "mythos", "unknown")),
    "effect1": (put("goo_yog", cultist1=[{"act": "effect"}]),
                ("goo_yog", "cultist1[0]", "circle")),
    "effect2": (put("goo_yog", cultist2=[{"act": "claim_city"}, {"act": "effect"}]),
                ("goo_yog", "cultist2[1]", "circle")),
    "only_if": (put("beh1", cultist1=[{"act": "claim_city", "only_if": "previous_ok"}]),
                ("beh1", "cultist1[0].only_if", "idle")),
    "start": (put("cultist1", start="paris"), ("cultist1", "start", "unknown")),
    "other_start": (put("cultist1", start="boston"), ("cultist1", "start", "mismatch")),
    "numbers": (put("cultist1", number=2), ("solo", "cultist_cards", "count")),
    "removed": (lambda raw: raw["rules"]["solo"]["remove_mythos"].append("my_yig"),
                ("rules", "solo.remove_mythos", "unknown")),
    "not_removed": (lambda raw: raw["rules"]["solo"]["remove_mythos"].remove("my_migo"),
                    ("my_migo", "solo", "mismatch")),
    "solo_cubes": (lambda raw: raw["rules"]["solo"].update(cultist_cubes=20),
                   ("rules", "solo.cultist_cubes", "count")),
}  # fmt: skip


@pytest.mark.parametrize("name", COUNTS)
def test_counts_that_do_not_add_up_are_refused(name: str) -> None:
    change, expected = COUNTS[name]

    assert refused(change) == expected


@pytest.mark.parametrize("name", TWICE)
def test_what_is_there_twice_is_refused(name: str) -> None:
    change, expected = TWICE[name]

    assert refused(change) == expected


@pytest.mark.parametrize("name", NAMES)
def test_names_that_lead_nowhere_are_refused(name: str) -> None:
    change, expected = NAMES[name]

    assert refused(change) == expected


def test_behaviours_without_the_special_effect_are_refused() -> None:
    def plain(raw: Raw) -> None:
        entry(raw, "beh7")["cultist1"] = []
        entry(raw, "beh8")["cultist2"] = []

    assert refused(plain) == ("solo", "behaviour", "count")


def test_a_figure_that_is_not_there_is_not_placed_by_a_great_old_one() -> None:
    assert refused(parts(cthulhu_figure=0)) == ("goo_cthulhu", "cultist2[1].token", "count")


@pytest.mark.parametrize("number", range(12))
def test_a_map_needs_a_city_for_each_player(number: int) -> None:
    def smaller(raw: Raw) -> None:
        raw["map"]["cities"] = raw["map"]["cities"][:number]

    assert refused(smaller)[0] == "map"


def test_a_larger_box_is_played_too() -> None:
    def larger(raw: Raw) -> None:
        entry(raw, "bs_starry")["count"] = 6
        raw["components"]["base_cards"] = 64
        raw["cards"].append({**entry(raw, "ag_jung"), "id": "ag_freud"})
        raw["components"].update(base_cards=65, hired_agent_tokens=23, cubes_per_colour=25)
        raw["rules"]["base_cards_per_city"]["4"] = 5

    match = play_through(changed(larger), 4, "larger")

    assert match.table.ended
