import pytest

from tests.games.dark_providence.scene_parts import three
from tests.games.dark_providence.scenes import Scene, on_base, on_city, on_mythos, party

COAST = {"arkham", "boston", "new_york", "charleston", "new_orleans"}
LANDED = ["arkham", "boston", "new_york", "charleston", "new_orleans", "boston", "arkham"]


def swarm(*cities: str) -> Scene:
    """Seat 0 has the Deep Ones, one in each of these cities, and their card in hand."""
    return three().hand(0, "bs_deep_ones").deep_ones(0, *cities)


def landing(options: list[tuple[str | int, ...]]) -> set[str]:
    return {str(option[1]) for option in options if option[0] == "place"}


# DP-46: supply and placing


def test_dp_46_who_claims_the_card_takes_all_eight_into_its_supply() -> None:
    scene = three().top("chicago", "bs_deep_ones").cubes(0, on_base("chicago"), 2)
    scene.stack("chicago", "bs_starry")
    play = scene.play().luck("bs_starry", "sanity")

    play.choose("claim").choose(*on_base("chicago"))

    assert play[0].deep_supply == 8
    assert play[0].deep_ones == []
    assert play.table.deep_left == 0
    play.check_parts()


def test_dp_46_the_second_may_stand_next_to_the_first() -> None:
    play = swarm().play().choose("use", "bs_deep_ones")

    assert landing(play.options()) == COAST
    play.choose("place", "boston")
    assert landing(play.options()) == COAST | {"detroit"}
    play.choose("place", "detroit")

    assert play[0].deep_ones == ["boston", "detroit"]
    assert play[0].deep_supply == 6
    assert play.asked() == {0: "turn"}
    play.check_parts()


def test_dp_46_up_to_two_are_placed() -> None:
    play = swarm().play().choose("use", "bs_deep_ones").choose("place", "boston").choose("done")

    assert play[0].deep_ones == ["boston"]
    assert play[0].deep_supply == 7


def test_dp_46_none_is_placed_in_a_blocked_city() -> None:
    play = swarm("boston").cthulhu("arkham").martial_law("detroit").play()

    play.choose("use", "bs_deep_ones")

    assert landing(play.options()) == COAST - {"arkham"}


# DP-46: influence and strength


@pytest.mark.parametrize(("cubes", "most"), [(2, True), (3, False)])
def test_dp_46_each_adds_one_influence_on_the_city(cubes: int, most: bool) -> None:
    scene = swarm("detroit", "detroit").cubes(0, on_city("detroit"), 1)

    play = scene.cubes(1, on_city("detroit"), cubes).play()

    assert (("claim",) in play.options()) is most


def test_dp_46_none_adds_influence_on_the_base_card() -> None:
    scene = swarm("detroit", "detroit").cubes(0, on_base("detroit"), 1)

    assert ("claim",) not in scene.cubes(1, on_base("detroit"), 1).play().options()


@pytest.mark.parametrize(("count", "enough"), [(1, False), (2, True)])
def test_dp_46_each_adds_one_strength_to_its_owners_murders(count: int, enough: bool) -> None:
    scene = swarm(*["detroit"] * count).hand(0, "st_conspirator").main(0, "detroit")

    play = scene.agent(1, "ag_rose", "detroit").play()

    assert (("use", "st_conspirator") in play.options()) is enough


@pytest.mark.parametrize(("count", "enough"), [(1, False), (2, True)])
def test_dp_46_each_adds_one_strength_to_its_owners_gates(count: int, enough: bool) -> None:
    scene = swarm(*["pittsburgh"] * count).hand(0, "st_rite").main(0, "pittsburgh")

    assert (("use", "st_rite") in scene.play().options()) is enough


def test_dp_46_deep_ones_of_another_player_add_nothing() -> None:
    scene = three().deep_ones(1, *["st_louis"] * 4).hand(0, "st_conspirator")

    assert ("use", "st_conspirator") not in scene.main(0, "st_louis").play().options()


# DP-46: Deep Ones are not agents


def test_dp_46_they_travel_like_agents() -> None:
    play = swarm("boston", "boston").hand(0, "st_rail").play().choose("travel")

    play.choose("deep_one", "boston").choose("go", "arkham")
    play.choose("deep_one", "boston").choose("go", "new_york")
    if play.asked() == {0: "traveller"}:
        play.choose("done")
    play.cards("st_rail")

    assert sorted(play[0].deep_ones) == ["arkham", "new_york"]
    play.check_parts()


def test_dp_46_they_do_no_murder_and_make_no_gate() -> None:
    scene = swarm(*["st_louis"] * 5).hand(0, "st_conspirator", "st_rite")
    play = scene.agent(1, "ag_rose", "st_louis").gate(1, "arkham", "open").play()

    assert ("use", "st_conspirator") not in play.options()
    assert ("use", "st_rite") not in play.options()


@pytest.mark.parametrize("hired", [4, 5])
def test_dp_46_they_are_not_in_the_six(hired: int) -> None:
    scene = swarm("detroit", "detroit").top("chicago", "ag_jung").cubes(0, on_base("chicago"), 3)
    for agent in ["ag_rose", "ag_ochs", "ag_ness", "ag_earp", "ag_fleet"][:hired]:
        scene.agent(0, agent, "detroit")

    assert (("claim",) in scene.play().options()) is (hired == 4)


def test_dp_46_a_card_that_says_agent_does_not_mean_them() -> None:
    play = swarm("boston").hand(0, "bs_union").play().choose("use", "bs_union")

    assert play.options() == [("piece", "monday"), ("done",)]


def test_dp_46_a_card_that_names_them_does() -> None:
    scene = swarm("boston").hand(0, "ag_olmstead").agent(0, "ag_olmstead", "detroit")
    play = scene.play().choose("use", "ag_olmstead").choose("choice", 2, "ag_olmstead")

    assert ("deep_one", "boston") in play.options()
    play.choose("deep_one", "boston").choose("go", "detroit").choose("done")

    assert play[0].deep_ones == ["detroit"]


def test_dp_46_they_can_not_be_possessed() -> None:
    play = swarm("boston").hand(0, "bs_possessed").play().choose("use", "bs_possessed")

    play.choose("choice", 1, "bs_possessed")

    assert play.options() == [("piece", "monday")]


def test_dp_46_they_can_not_be_taken() -> None:
    scene = three().deep_ones(1, "arkham").row("my_corruption")
    play = scene.cubes(0, on_mythos("my_corruption"), 1).play().luck("sanity")

    play.choose("claim").choose(*on_mythos("my_corruption"))

    assert play.asked() == {0: "turn"}
    assert play[1].deep_ones == ["arkham"]


def test_dp_46_a_destroyed_one_is_out_of_the_game() -> None:
    play = three().mythos(0, "my_shoggoth").deep_ones(1, "arkham", "boston").play()

    play.choose("use_mythos", "my_shoggoth").choose("deep_one", "arkham")

    assert play[1].deep_ones == ["boston"]
    assert play[1].deep_supply == 6
    assert play.table.deep_lost == 1
    play.check_parts()


# DP-46: the end of the game


@pytest.mark.parametrize(("before", "over"), [(6, True), (5, False)])
def test_dp_46_with_all_eight_in_play_after_its_action_the_game_ends(
    before: int, over: bool
) -> None:
    play = swarm(*LANDED[:before]).play().choose("use", "bs_deep_ones")

    play.choose("place", "boston").choose("place", "charleston")

    assert play.match.over is over
    assert play.table.ended == ("deep_ones" if over else "")


def test_dp_46_even_if_none_was_placed_now() -> None:
    play = swarm(*LANDED, "boston").play().choose("use", "bs_deep_ones")

    assert play.table.ended == "deep_ones"


def test_dp_46_the_rest_in_the_supply_are_not_in_play() -> None:
    play = swarm(*LANDED[:6]).play()

    play.choose("use", "bs_deep_ones").choose("place", "boston").choose("done")

    assert play[0].deep_supply == 1
    assert not play.match.over


def test_dp_46_without_the_action_eight_in_play_end_nothing() -> None:
    play = swarm(*LANDED, "boston").hand(0, "st_rail").play()

    play.choose("discard_cards").choose("discard", "st_rail").choose("done").choose("pass")

    assert play.asked() == {1: "turn"}


def test_dp_46_a_deep_one_that_was_moved_does_not_move_again() -> None:
    scene = party().hand(0, "ag_olmstead").agent(0, "ag_olmstead", "chicago")
    play = scene.deep_ones(0, "boston", "boston").play()

    play.choose("use", "ag_olmstead").choose("choice", 2, "ag_olmstead")
    play.choose("deep_one", "boston").choose("go", "arkham")

    assert ("deep_one", "boston") in play.options()
    assert ("deep_one", "arkham") not in play.options()


def test_dp_46_no_more_deep_ones_land_than_are_in_the_supply() -> None:
    scene = party().hand(0, "bs_deep_ones").deep_ones(0, *["boston"] * 3, *["arkham"] * 4)

    play = scene.play().choose("use", "bs_deep_ones").choose("place", "charleston")

    assert play[0].deep_supply == 0
    assert play.asked() != {0: "land"}
