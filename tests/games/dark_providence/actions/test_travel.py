import pytest

from tests.games.dark_providence.scenes import Play, Scene, party


def monday(city: str, *hand: str) -> Scene:
    """Seat 0 holds these cards, and its main agent Monday is in this city."""
    return party().hand(0, *hand).main(0, city)


def goals(play: Play, *piece: str) -> set[str]:
    """The cities where a piece may go."""
    return {str(option[1]) for option in play.choose(*piece).options()}


def all_goals(scene: Scene, *piece: str) -> set[str]:
    return goals(scene.play().choose("travel"), *piece)


# DP-29: Travel


def test_dp_29_the_sum_of_the_cheapest_routes_must_be_paid() -> None:
    scene = monday("arkham", "bs_explorers", "st_rail").agent(0, "ag_rose", "detroit")
    play = scene.play().choose("travel")

    play.choose("piece", "monday").choose("go", "washington")
    play.choose("piece", "ag_rose").choose("go", "indianapolis")

    assert play.asked() == {0: "pay"}
    play.cards("bs_explorers", "st_rail")
    assert play[0].agents == {"monday": "washington", "ag_rose": "indianapolis"}
    assert play[0].used == ["bs_explorers", "st_rail"]
    assert play.match.pending[0].topic == ("turn", 1)


@pytest.mark.parametrize(
    ("money", "reached"),
    [
        ("st_hush", {"boston"}),
        ("st_rail", {"boston", "new_york"}),
        ("bs_explorers", {"boston", "new_york", "washington"}),
        ("bs_wall_street", {"boston", "new_york", "washington", "pittsburgh", "detroit"}),
    ],
)
def test_dp_29_only_where_the_money_of_the_hand_reaches(money: str, reached: set[str]) -> None:
    assert all_goals(monday("arkham", money), "piece", "monday") == reached


@pytest.mark.parametrize(("start", "goal"), [("charleston", "new_orleans"), ("boston", "detroit")])
def test_dp_29_costs_are_those_of_the_board(start: str, goal: str) -> None:
    assert goal in all_goals(monday(start, "bs_explorers"), "piece", "monday")
    assert goal not in all_goals(monday(start, "st_rail"), "piece", "monday")


def test_dp_29_any_number_of_agents_and_deep_ones() -> None:
    scene = monday("arkham", "bs_explorers", "bs_wall_street").agent(0, "ag_rose", "boston")
    play = scene.deep_ones(0, "arkham", "arkham").mi_go(0, "chicago").play().choose("travel")

    for piece, goal in (
        (("deep_one", "arkham"), "boston"),
        (("piece", "ag_rose"), "arkham"),
        (("deep_one", "arkham"), "new_york"),
        (("piece", "mi_go"), "detroit"),
        (("piece", "monday"), "boston"),
    ):
        play.choose(*piece).choose("go", goal)
    play.cards("bs_explorers", "bs_wall_street")

    assert play[0].agents == {"monday": "boston", "ag_rose": "arkham", "mi_go": "detroit"}
    assert sorted(play[0].deep_ones) == ["boston", "new_york"]
    play.check_parts()


def test_dp_29_without_enough_money_for_the_first_road_there_is_no_travel() -> None:
    assert "travel" not in monday("charleston", "st_favours").play().kinds()
    assert "travel" in monday("charleston", "st_hush").play().kinds()
    assert "travel" not in monday("new_orleans", "st_hush").play().kinds()


def test_dp_29_only_ones_own_pieces() -> None:
    play = monday("arkham", "bs_explorers").deep_ones(1, "arkham").play().choose("travel")

    assert play.options() == [("piece", "monday")]


@pytest.mark.parametrize("block", ["cthulhu", "martial_law"])
def test_dp_29_blocked_cities_are_neither_entered_nor_passed(block: str) -> None:
    # From Arkham to New York through Boston costs 2, and so does the direct road.
    scene = monday("arkham", "bs_explorers")
    blocked = scene.cthulhu("boston") if block == "cthulhu" else scene.martial_law("boston")

    assert all_goals(blocked.main(1, "atlanta"), "piece", "monday") == {"new_york", "washington"}


def test_dp_29_a_longer_way_round_costs_more() -> None:
    scene = monday("pittsburgh", "bs_explorers").martial_law("indianapolis")

    assert "st_louis" in all_goals(scene, "piece", "monday")
    assert "st_louis" not in all_goals(
        monday("pittsburgh", "st_rail").martial_law("indianapolis"), "piece", "monday"
    )
    assert "st_louis" in all_goals(monday("pittsburgh", "st_rail"), "piece", "monday")


# DP-29a: choose pieces and destinations, pay once, then all move


def test_dp_29a_each_piece_once() -> None:
    scene = monday("arkham", "bs_wall_street").agent(0, "ag_rose", "arkham")
    play = scene.deep_ones(0, "arkham", "arkham").play().choose("travel")
    assert set(play.options()) == {
        ("piece", "monday"),
        ("piece", "ag_rose"),
        ("deep_one", "arkham"),
    }

    play.choose("piece", "monday").choose("go", "boston")
    assert set(play.options()) == {("piece", "ag_rose"), ("deep_one", "arkham"), ("done",)}
    play.choose("deep_one", "arkham").choose("go", "boston")
    assert ("deep_one", "arkham") in play.options()
    play.choose("deep_one", "arkham").choose("go", "boston")

    assert set(play.options()) == {("piece", "ag_rose"), ("done",)}


def test_dp_29a_nothing_moves_before_it_is_paid() -> None:
    play = monday("arkham", "st_rail").play().choose("travel")

    play.choose("piece", "monday").choose("go", "boston")
    assert play.asked() == {0: "pay"}
    assert play[0].agents == {"monday": "arkham"}
    play.cards("st_rail")

    assert play[0].agents == {"monday": "boston"}


def test_dp_29a_what_was_named_lessens_what_is_left() -> None:
    scene = monday("arkham", "bs_explorers").agent(0, "ag_rose", "arkham")
    play = scene.play().choose("travel").choose("piece", "monday").choose("go", "new_york")

    assert goals(play, "piece", "ag_rose") == {"boston"}


def test_dp_29a_one_set_of_cards_pays_for_all() -> None:
    scene = monday("arkham", "st_rail", "st_hush").agent(0, "ag_rose", "detroit")
    play = scene.play().choose("travel").choose("piece", "monday").choose("go", "boston")

    play.choose("piece", "ag_rose").choose("go", "chicago")
    assert set(play.options()) == {("card", "st_rail")}
    play.choose("card", "st_rail")

    assert play.asked() == {0: "turn"}
    assert play[0].hand == ["st_hush"]


@pytest.mark.parametrize("rest", ["st_favours", "bs_explorers"])
def test_dp_29a_one_has_to_say_that_no_further_piece_moves(rest: str) -> None:
    scene = monday("arkham", "st_hush", rest).agent(0, "ag_rose", "detroit")
    play = scene.play().choose("travel").choose("piece", "monday").choose("go", "boston")

    assert play.asked() == {0: "traveller"}
    assert play.choose("done").asked() == {0: "pay"}


def test_dp_29a_out_of_a_blocked_city_but_not_back_in() -> None:
    scene = monday("detroit", "st_rail").agent(0, "ag_rose", "chicago").martial_law("detroit")
    near = {"chicago", "pittsburgh", "indianapolis", "washington", "st_louis"}
    play = scene.play().choose("travel")
    assert goals(play, "piece", "monday") == near

    play.choose("go", "pittsburgh")

    assert goals(play, "piece", "ag_rose") == {"indianapolis", "st_louis"}


# DP-29b: Lillian La France


def lillian() -> Scene:
    return party().agent(0, "ag_lafrance", "detroit")


def test_dp_29b_she_steps_to_an_open_neighbour_free_once_in_a_turn() -> None:
    play = lillian().play().choose("step", "ag_lafrance")
    assert set(play.options()) == {("go", "boston"), ("go", "pittsburgh"), ("go", "chicago")}

    play.choose("go", "boston")

    assert play[0].agents["ag_lafrance"] == "boston"
    assert play.match.pending[0].topic == ("turn", 2)
    assert "step" not in play.kinds()


def test_dp_29b_not_into_a_blocked_city() -> None:
    play = lillian().cthulhu("chicago").martial_law("pittsburgh").play()

    assert play.choose("step", "ag_lafrance").options() == [("go", "boston")]


def test_dp_29b_after_the_last_action_too() -> None:
    assert ("step", "ag_lafrance") in lillian().turn(0, 0, fresh=False).play().options()


def test_dp_29b_only_in_her_own_players_turn() -> None:
    play = lillian().turn(1).play()
    assert "step" not in play.kinds()

    play.choose("pass").choose("pass")

    assert ("step", "ag_lafrance") in play.options()


def test_dp_29b_in_the_next_turn_again() -> None:
    play = lillian().play().choose("step", "ag_lafrance").choose("go", "chicago")

    play.choose("pass").choose("pass").choose("pass")

    assert ("step", "ag_lafrance") in play.options()


def test_dp_29b_never_inside_an_action() -> None:
    play = lillian().hand(0, "st_rail").play().choose("travel")
    assert play.kinds() == {"piece"}

    play.choose("piece", "ag_lafrance")

    assert play.kinds() == {"go"}


def test_dp_29b_she_may_travel_besides() -> None:
    play = lillian().hand(0, "st_hush").play().choose("step", "ag_lafrance").choose("go", "chicago")
    play.choose("travel").choose("piece", "ag_lafrance").choose("go", "st_louis")

    play.choose("done").cards("st_hush")

    assert play[0].agents["ag_lafrance"] == "st_louis"
