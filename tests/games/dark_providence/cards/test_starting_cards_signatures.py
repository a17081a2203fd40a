import pytest

from tests.games.dark_providence.scenes import on_base, on_city, on_mythos
from tests.games.dark_providence.tables import table, using, with_main_agent
from turncoat.games.dark_providence.pile import cards_of


@pytest.mark.parametrize(("limbo", "supply"), [(1, 7), (3, 9), (5, 9)])
def test_st_monday_takes_up_to_three_cubes_from_limbo(limbo: int, supply: int) -> None:
    play = using(table().limbo(0, limbo), "st_monday")

    assert (play[0].supply, play[0].limbo) == (supply, limbo + 6 - supply)
    assert play.asked() == {0: "turn"}
    play.check_parts()


def test_st_monday_needs_a_cube_in_limbo() -> None:
    assert ("use", "st_monday") not in table().hand(0, "st_monday").play().options()


def test_st_wednesday_draws_three_cards() -> None:
    scene = with_main_agent("wednesday").deck(0, "st_rail", "st_hush", "st_chain", "st_rite")

    play = using(scene, "st_wednesday")

    assert play[0].hand == ["st_rail", "st_hush", "st_chain"]
    assert cards_of(play[0].deck) == ["st_rite"]
    assert play[0].used == ["st_wednesday"]
    play.check_parts()


def test_st_wednesday_is_not_shuffled_into_the_deck_that_it_draws_from() -> None:
    scene = with_main_agent("wednesday").hand(0, "st_wednesday").deck(0, "st_rail")
    scene.table.gone += scene.table.players[0].discards[2:]
    del scene.table.players[0].discards[2:]

    play = scene.play().choose("use", "st_wednesday")

    assert len(play[0].hand) == 3
    assert play[0].used == ["st_wednesday"]
    play.check_parts()


def test_st_thursday_moves_up_to_two_agents_up_to_two_roads() -> None:
    scene = (
        with_main_agent("thursday").agent(0, "ag_jung", "chicago").agent(0, "ag_ness", "atlanta")
    )
    play = using(scene.deep_ones(0, "boston").martial_law("detroit"), "st_thursday")

    pieces = {option for option in play.options() if option[0] != "done"}
    assert pieces == {("piece", "thursday"), ("piece", "ag_jung"), ("piece", "ag_ness")}
    play.choose("piece", "ag_jung")
    goals = {city for _, city in play.options()}
    assert goals == {"indianapolis", "st_louis", "pittsburgh", "atlanta", "new_orleans"}
    play.choose("go", "new_orleans")
    assert ("piece", "ag_jung") not in play.options()
    play.choose("piece", "thursday").choose("go", "washington")

    assert play[0].agents["ag_jung"] == "new_orleans"
    assert play[0].agents["thursday"] == "washington"
    assert play.asked() == {0: "turn"}
    play.check_parts()


def test_st_thursday_may_move_one_agent_only() -> None:
    scene = with_main_agent("thursday").agent(0, "ag_jung", "chicago")

    play = using(scene, "st_thursday").choose("piece", "ag_jung").choose("go", "detroit")
    play.choose("done")

    assert play[0].agents == {"thursday": "arkham", "ag_jung": "detroit"}


@pytest.mark.parametrize(("limbo", "supply"), [(0, 7), (1, 8), (4, 8)])
def test_st_friday_takes_one_cube_from_the_general_supply_and_one_from_limbo(
    limbo: int, supply: int
) -> None:
    play = using(with_main_agent("friday").limbo(0, limbo), "st_friday")

    assert (play[0].supply, play[0].general) == (supply, 12 - limbo - 1)
    assert play[0].limbo == max(0, limbo - 1)
    play.check_parts()


def test_st_saturday_sends_back_two_cubes_and_adds_one_to_a_city() -> None:
    scene = with_main_agent("saturday").row("my_dagon").cubes(1, on_base("chicago"), 3)
    scene.cubes(2, on_base("chicago"), 1).cubes(1, on_mythos("my_dagon"), 1)
    play = using(scene.cubes(2, on_city("boston"), 1), "st_saturday")

    assert {*play.options()} == {on_base("chicago"), on_city("boston")}
    play.choose("on_base", "chicago").choose("player", 1)
    assert play[1].cubes == {on_base("chicago"): 1, on_mythos("my_dagon"): 1}
    assert play[1].supply == 4
    assert {option[0] for option in play.options()} == {"on_city"}
    play.choose("on_city", "detroit")

    assert play[0].cubes == {on_city("detroit"): 1}
    assert (play[0].supply, play.table.actions) == (5, 1)
    play.check_parts()


def test_st_saturday_adds_its_cube_even_if_there_is_nothing_to_send_back() -> None:
    play = using(with_main_agent("saturday"), "st_saturday").choose("on_city", "detroit")

    assert play[0].cubes == {on_city("detroit"): 1}


def test_dp_15a_the_cube_of_st_saturday_must_be_added() -> None:
    play = using(with_main_agent("saturday"), "st_saturday")

    assert play.options() == [on_city(city) for city in play.table.box.city_ids]


def test_st_saturday_sends_back_all_cubes_if_there_are_fewer() -> None:
    scene = with_main_agent("saturday").cubes(1, on_city("chicago"), 1).supply(0, 0)

    play = using(scene, "st_saturday").choose("on_city", "chicago")

    assert (play[1].cubes, play[1].supply) == ({}, 6)
    assert play.asked() == {0: "turn"}
    play.check_parts()
