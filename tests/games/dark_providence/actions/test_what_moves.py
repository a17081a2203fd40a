import pytest

from tests.games.dark_providence.payments import DONE, buy, influence, ritual, shown
from tests.games.dark_providence.scenes import Scene, on_base, on_city, party

# DP-20a: as many cubes as the cards show; only what really moves counts


def test_dp_20a_the_number_is_the_sum_of_the_cards() -> None:
    play = influence(6, "st_favours", "st_whispers", "st_hush")

    play.cards("st_favours", "st_whispers").choose(*on_base("detroit"))

    assert play[0].cubes == {on_base("detroit"): 3}
    assert play[0].supply == 3
    play.check_parts()


def test_dp_20a_fewer_only_if_fewer_are_there() -> None:
    play = influence(2, "bs_exchange").cards("bs_exchange").choose(*on_city("detroit"))

    assert play[0].cubes == {on_city("detroit"): 2}
    assert play[0].supply == 0


def test_dp_20a_with_two_cubes_two_and_one_are_not_allowed() -> None:
    play = influence(2, "st_favours", "st_whispers")
    assert shown(play) == {"st_favours", "st_whispers"}

    play.choose("card", "st_favours")

    assert play.match.pending[0].topic == ("influence", 2)


def test_dp_20a_nor_one_and_two() -> None:
    play = influence(2, "st_favours", "st_whispers", "st_hush").choose("card", "st_whispers")

    assert shown(play) == {"st_hush", "done"}


def test_dp_20a_with_three_cubes_two_and_two_are_allowed() -> None:
    play = influence(3, "st_favours", "bs_detectives", "st_whispers").choose("card", "st_favours")
    assert shown(play) == {"bs_detectives", "st_whispers", "done"}

    play.choose("card", "bs_detectives").choose(*on_city("detroit"))

    assert play[0].cubes == {on_city("detroit"): 3}
    assert play[0].hand == ["st_whispers"]


@pytest.mark.parametrize("rest", [(), ("st_rail",), ("st_whispers",), ("st_favours",)])
def test_dp_20a_one_has_to_say_so_that_one_is_done(rest: tuple[str, ...]) -> None:
    play = influence(3, "bs_detectives", "bs_guns", *rest).choose("card", "bs_detectives")

    assert play.asked() == {0: "pay"}
    assert DONE in play.options()


@pytest.mark.parametrize("rest", [(), ("st_rail",), ("st_whispers",), ("st_favours",)])
def test_dp_20a_but_not_if_no_card_could_be_added(rest: tuple[str, ...]) -> None:
    play = influence(2, "bs_detectives", "bs_guns", *rest).choose("card", "bs_detectives")

    assert play.asked() == {0: "influence"}


@pytest.mark.parametrize("rest", [(), ("bs_guns",), ("st_hush",), ("st_hush", "st_pistol")])
def test_dp_20a_one_has_to_say_so_when_cubes_are_bought(rest: tuple[str, ...]) -> None:
    play = buy(12, "st_rail", "st_chain", *rest).choose("card", "st_rail")

    assert play.asked() == {0: "pay"}
    assert DONE in play.options()


def test_dp_20a_for_cubes_bought_two_and_one_are_not_allowed() -> None:
    play = buy(12, "st_rail", "st_hush").choose("card", "st_rail")
    assert play.options() == [DONE]

    play.choose("done")

    assert (play[0].supply, play[0].general) == (7, 11)
    assert play[0].hand == ["st_hush"]


def test_dp_20a_two_one_and_one_are() -> None:
    play = buy(12, "st_rail", "st_hush", "st_pistol").choose("card", "st_rail")
    assert shown(play) == {"st_hush", "st_pistol", "done"}

    play.choose("card", "st_hush")
    assert shown(play) == {"st_pistol"}
    play.choose("card", "st_pistol").choose("done")

    assert (play[0].supply, play[0].general) == (8, 10)


def test_dp_20a_three_and_three_buy_three() -> None:
    play = buy(12, "bs_explorers", "city_detroit", "st_hush").choose("card", "bs_explorers")
    assert shown(play) == {"city_detroit", "st_hush", "done"}

    play.choose("card", "city_detroit")
    assert shown(play) == {"done"}
    play.choose("done")

    assert play[0].supply == 9


def test_dp_20a_for_the_last_cube_of_all_no_second_card_is_played() -> None:
    play = buy(1, "bs_wall_street", "st_rail", "st_hush", "st_pistol")
    assert shown(play) == {"bs_wall_street", "st_rail", "st_hush", "st_pistol"}

    play.choose("card", "st_hush")
    assert shown(play) == {"st_pistol"}
    play.choose("card", "st_pistol")

    assert play.asked() == {0: "turn"}
    assert (play[0].supply, play[0].general) == (18, 0)


def test_dp_20a_one_space_of_a_track_is_not_paid_twice() -> None:
    play = ritual(1, "bs_starry", "bs_order").choose("card", "bs_order")

    assert play.table.ritual == 14
    assert play[0].hand == ["bs_starry"]


def test_dp_20a_three_spaces_can_be_paid_with_two_and_two() -> None:
    play = ritual(3, "bs_starry", "bs_starry", "bs_order").choose("card", "bs_starry")
    assert shown(play) == {"bs_starry", "bs_order", "done"}

    play.choose("card", "bs_starry")

    assert play.table.ritual == 14


def rich() -> Scene:
    """Seat 0 holds cards for every action that is paid with cards."""
    return party().hand(0, "st_favours", "st_rail", "bs_kitchen", "bs_blackmail", "bs_starry")


def test_dp_20a_influence_only_if_something_moves() -> None:
    assert "influence" not in rich().supply(0, 0).play().kinds()
    assert "influence" in rich().supply(0, 1).play().kinds()


def test_dp_20a_retrieve_only_if_something_moves() -> None:
    assert "retrieve" not in rich().play().kinds()
    assert "retrieve" in rich().limbo(0, 1).play().kinds()
    assert "retrieve" in rich().cubes(0, on_base("detroit"), 1).play().kinds()


def test_dp_20a_buy_only_if_something_moves() -> None:
    assert "buy" not in party().hand(0, "st_hush").play().kinds()
    assert "buy" in party().hand(0, "st_hush", "st_pistol").play().kinds()


@pytest.mark.parametrize(
    ("action", "ritual", "investigation"), [("ritual_down", 0, 5), ("invest_down", 5, 0)]
)
def test_dp_20a_a_track_only_if_its_marker_moves(
    action: str, ritual: int, investigation: int
) -> None:
    both = {"ritual_down", "invest_down"}
    play = rich().tracks(ritual, investigation).play()

    assert play.kinds() & both == both - {action}
