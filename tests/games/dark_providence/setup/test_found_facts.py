"""Facts about board, box and numbers from the sources. Balancing must not change them."""

from collections import Counter

import pytest

from turncoat.games.dark_providence.rules import RULES

BOX = RULES.box
CONTENT = BOX.content

CITY_NAMES = {
    "arkham": "Arkham",
    "boston": "Boston",
    "new_york": "New York",
    "washington": "Washington, D.C.",
    "pittsburgh": "Pittsburgh",
    "detroit": "Detroit",
    "chicago": "Chicago",
    "indianapolis": "Indianapolis",
    "st_louis": "St. Louis",
    "atlanta": "Atlanta",
    "charleston": "Charleston",
    "new_orleans": "New Orleans",
}
GATES = {"washington": 5, "chicago": 3, "st_louis": 5, "atlanta": 4, "charleston": 5}
CONTROLS = {"indianapolis": 3, "atlanta": 4, "new_orleans": 3}
COMPONENTS = {
    "alignment_cards": 6,
    "mythos_cards": 24,
    "base_cards": 60,
    "city_cards": 13,
    "starting_cards": 50,
    "main_agent_tokens": 5,
    "hired_agent_tokens": 22,
    "frames_per_colour": 6,
    "cubes_per_colour": 19,
    "control_tokens_per_colour": 12,
    "locks": 12,
    "insanity_tokens": 12,
    "sanity_tokens": 6,
    "gate_tokens": 12,
    "mi_go": 1,
    "deep_ones": 8,
    "whateleys": 3,
    "martial_law": 1,
    "cthulhu_figure": 1,
    "goo_cards": 6,
    "behaviour_cards": 8,
    "cultist_cards": 2,
    "cultist_tokens": 2,
}
NUMBERS = {
    "hand": 5,
    "actions": 2,
    "start_cubes_supply": 6,
    "start_cubes_vp_track": 1,
    "agent_limit": 6,
    "base_cards_per_city": {"1": 2, "2": 3, "3": 3, "4": 4, "5": 4},
    "mythos_row": {"1": 2, "2": 3, "3": 3, "4": 4, "5": 4},
    "vp_threshold": {"1": 35, "2": 33, "3": 30, "4": 26, "5": 22},
    "insanity_limit": 3,
    "hidden_bonus": 3,
    "dissenter_reveal_penalty": -3,
    "main_agent_kill_min_vp": 5,
    "crypt_vp": 1,
    "possessed_vp": 1,
    "deep_ones_cultist_vp": 8,
    "alignments": {
        "2-3": ["cultist", "investigator", "dissenter_investigator", "dissenter_cultist"],
        "4-5": ["cultist", "cultist", "investigator", "investigator", "one random dissenter"],
    },
}
SOLO_NUMBERS = {
    "goo_start_vp": 6,
    "vp_per_hidden_cultist": 3,
    "goo_insanity_limit": 5,
    "mythos_vp": 1,
    "mythos_match_vp": 3,
    "kill_vp": 1,
    "remove_mythos": ["my_impostor", "my_migo", "my_pandemonium"],
    "cultist_cubes": 19,
    "cultist_control_tokens": 12,
}


# The board


def test_dp_1_the_twelve_cities_bear_the_names_that_were_found() -> None:
    assert {city.id: city.name for city in CONTENT.map.cities} == CITY_NAMES


@pytest.mark.parametrize(("city", "value"), GATES.items())
def test_dp_1_the_gate_values_that_were_found(city: str, value: int) -> None:
    assert BOX.gate(city) == value


@pytest.mark.parametrize(("city", "value"), CONTROLS.items())
def test_dp_1_the_control_values_that_were_found(city: str, value: int) -> None:
    assert BOX.control(city) == value


def test_dp_1_pittsburgh_and_indianapolis_are_one_road_of_one_apart() -> None:
    costs = [r.cost for r in CONTENT.map.roads if {r.a, r.b} == {"pittsburgh", "indianapolis"}]

    assert costs == [1]


def test_dp_1_charleston_and_new_orleans_are_three_apart_in_all() -> None:
    assert BOX.roads.costs("", "")["charleston"]["new_orleans"] == 3
    assert BOX.roads.costs("", "")["new_orleans"]["charleston"] == 3


def test_dp_62_the_path_runs_from_arkham_to_new_orleans_and_by_portal_back() -> None:
    assert CONTENT.map.cultist_path[0] == "arkham"
    assert CONTENT.map.cultist_path[-1] == "new_orleans"
    assert CONTENT.map.cultist_portal == ["new_orleans", "arkham"]


def test_dp_28a_a_four_occurs_on_the_ritual_track_and_a_two_on_the_other() -> None:
    assert 4 in CONTENT.tracks.ritual.vp
    assert 2 in CONTENT.tracks.investigation.vp


# The box


@pytest.mark.parametrize(("part", "count"), COMPONENTS.items())
def test_dp_1_the_parts_are_as_many_as_the_rulebook_lists(part: str, count: int) -> None:
    assert getattr(CONTENT.components, part) == count


def test_dp_1_the_cards_in_the_file_are_as_many_as_the_rulebook_lists() -> None:
    kinds = Counter(card.kind for card in CONTENT.cards for _ in range(card.count))

    assert (kinds["base"], kinds["mythos"], kinds["city"]) == (60, 24, 13)
    assert sum(len(BOX.starting_deck(agent)) for agent in BOX.main_agents) == 50
    assert len(BOX.agents) == 22
    assert len(CONTENT.solo.great_old_ones) == 6
    assert len(CONTENT.solo.behaviour) == 8
    assert len(CONTENT.solo.cultist_cards) == 2


# The numbers of the rulebook


@pytest.mark.parametrize(("name", "value"), NUMBERS.items())
def test_the_numbers_of_the_rulebook_stand(name: str, value: object) -> None:
    assert getattr(CONTENT.rules, name) == value


@pytest.mark.parametrize(("name", "value"), SOLO_NUMBERS.items())
def test_the_solo_numbers_of_the_rulebook_stand(name: str, value: object) -> None:
    assert getattr(CONTENT.rules.solo, name) == value


def test_the_other_numbers_of_the_rulebook_stand() -> None:
    rules = CONTENT.rules

    assert (rules.players.min, rules.players.max) == (1, 5)
    assert (rules.buy.money, rules.buy.cubes) == (2, 1)
    assert (rules.city_stack_empty.ritual, rules.city_stack_empty.mythos_add) == (2, 1)
    assert (rules.solo.start.cultist1, rules.solo.start.cultist2) == ("arkham", "new_york")
