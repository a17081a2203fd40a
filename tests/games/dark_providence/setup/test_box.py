import pytest

from tests.games.dark_providence.scenes import on_base, on_city, party
from turncoat.games.dark_providence.rules import RULES

BOX = RULES.box


# DP-1: the box


def test_dp_1_the_box_holds_what_the_list_says() -> None:
    parts = BOX.content.components

    assert len(BOX.city_ids) == parts.gate_tokens == parts.locks == 12
    assert len(BOX.of_kind("base")) == 60
    assert len(BOX.of_kind("mythos")) == 24
    assert len(BOX.of_kind("city")) == 13
    assert [len(BOX.starting_deck(agent)) for agent in BOX.main_agents] == [10] * 5
    assert len(BOX.agents) == 22
    assert (parts.cubes_per_colour, parts.control_tokens_per_colour) == (19, 12)
    assert (parts.frames_per_colour, BOX.numbers.agent_limit) == (6, 6)
    assert (parts.insanity_tokens, parts.sanity_tokens) == (12, 6)
    assert (parts.deep_ones, parts.whateleys) == (8, 3)
    assert (parts.mi_go, parts.martial_law, parts.cthulhu_figure) == (1, 1, 1)


@pytest.mark.parametrize(
    ("city", "control", "gate"),
    [("arkham", 4, 5), ("new_york", 5, 3), ("indianapolis", 3, 4), ("new_orleans", 3, 4)],
)
def test_dp_1_a_city_has_a_control_value_and_a_gate_value(
    city: str, control: int, gate: int
) -> None:
    assert (BOX.control(city), BOX.gate(city)) == (control, gate)


def test_dp_1_what_is_not_there_cannot_be_taken() -> None:
    play = party().hand(0, "bs_wall_street").supply(0, 17).play()

    play.choose("use", "bs_wall_street")

    assert (play[0].supply, play[0].general) == (18, 0)
    play.check_parts()


def test_dp_1_when_all_locks_are_out_none_can_be_placed() -> None:
    spots = [on_city(city) for city in BOX.city_ids]
    play = party().hand(0, "st_chain").lock(*spots).play()

    play.choose("use", "st_chain")

    assert play.kinds() == {"unlock"}
    assert play.choose("unlock", *on_city("boston")).table.locks == [
        spot for spot in spots if spot != on_city("boston")
    ]


def test_dp_1_one_lock_less_and_there_is_one_to_place() -> None:
    spots = [on_city(city) for city in BOX.city_ids[:11]]
    play = party().hand(0, "st_chain").lock(*spots).play()

    play.choose("use", "st_chain").choose("lock", *on_base("boston"))

    assert play.table.locks == [*spots, on_base("boston")]
