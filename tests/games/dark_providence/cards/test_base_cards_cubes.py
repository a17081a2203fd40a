"""Base cards that affect cubes, one's own or those of others."""

import pytest

from tests.games.dark_providence.scenes import (
    CULTIST,
    DISSENTER_CULTIST,
    INVESTIGATOR,
    Scene,
    on_base,
    on_city,
    on_mythos,
)


def holding(*cards: str) -> Scene:
    """Seat 0 of three holds these cards; Yog-Sothoth is the mythos row."""
    return Scene(INVESTIGATOR, CULTIST, DISSENTER_CULTIST).hand(0, *cards).row("my_yog")


# Anarchists: send all of another player's cubes on a city to Limbo


def test_bs_anarchists_exile_all_cubes_of_one_other_on_a_city() -> None:
    scene = holding("bs_anarchists").cubes(1, on_city("boston"), 3).cubes(1, on_base("boston"), 1)
    scene.cubes(2, on_city("boston"), 2).cubes(2, on_mythos("my_yog"), 1)
    play = scene.cubes(0, on_city("detroit"), 1).play()

    play.choose("use", "bs_anarchists")

    assert play.options() == [on_city("boston")]

    play.choose(*on_city("boston"))
    assert play.options() == [("player", 1), ("player", 2)]
    play.choose("player", 1)

    assert play[1].cubes == {on_base("boston"): 1}
    assert (play[1].limbo, play[1].supply) == (3, 2)
    assert play[2].cubes == {on_city("boston"): 2, on_mythos("my_yog"): 1}
    assert play.table.actions == 1
    play.check_parts()


def test_bs_anarchists_do_nothing_without_cubes_of_others_on_a_city() -> None:
    scene = holding("bs_anarchists").cubes(0, on_city("boston"), 3).cubes(1, on_base("boston"), 1)

    assert ("use", "bs_anarchists") not in scene.play().options()


# Blackmail: send back all of another player's cubes on a base card


def test_bs_blackmail_sends_all_cubes_of_one_other_back_from_a_base_card() -> None:
    scene = holding("bs_blackmail").cubes(1, on_base("boston"), 3).cubes(1, on_city("boston"), 1)
    play = scene.cubes(2, on_base("boston"), 2).play()

    play.choose("use", "bs_blackmail")

    assert play.options() == [on_base("boston")]

    play.choose(*on_base("boston")).choose("player", 2)

    assert play[2].cubes == {}
    assert (play[2].supply, play[2].limbo) == (6, 0)
    assert play[1].cubes == {on_base("boston"): 3, on_city("boston"): 1}
    assert play.table.actions == 1
    play.check_parts()


def test_bs_blackmail_does_nothing_without_cubes_of_others_on_a_base_card() -> None:
    scene = holding("bs_blackmail").cubes(0, on_base("boston"), 3).cubes(1, on_city("boston"), 1)

    assert ("use", "bs_blackmail") not in scene.play().options()


# Morning Gazette: send back one cube of every other player; then draw a card


@pytest.mark.parametrize("spot", [on_city("boston"), on_base("boston"), on_mythos("my_yog")])
def test_bs_gazette_sends_one_cube_of_every_other_back(spot: tuple[str, str]) -> None:
    scene = holding("bs_gazette").cubes(0, spot, 1).cubes(1, spot, 3).cubes(2, spot, 1)
    play = scene.deck(0, "bs_kitchen", "bs_plane").play().luck("bs_kitchen")

    play.choose("use", "bs_gazette").choose(*spot)

    assert play[0].cubes == {spot: 1}
    assert play[1].cubes == {spot: 2}
    assert play[2].cubes == {}
    assert (play[1].supply, play[2].supply) == (4, 6)
    assert play.match.pending[0].topic == ("reaction", "bs_gazette")

    play.choose("yes")

    assert play[0].hand == ["bs_kitchen"]
    assert play.table.actions == 1
    play.check_parts()


def test_bs_gazette_may_leave_the_card() -> None:
    play = holding("bs_gazette").cubes(1, on_city("boston"), 1).play()

    play.choose("use", "bs_gazette").choose(*on_city("boston")).choose("no")

    assert play[0].hand == []
    assert play.asked() == {0: "turn"}


def test_bs_gazette_draws_nothing_when_used_for_influence_or_discarded() -> None:
    paid = holding("bs_gazette").play().choose("influence").cards("bs_gazette")
    thrown = holding("bs_gazette").play().choose("discard_cards").choose("discard", "bs_gazette")

    paid.choose(*on_city("boston"))

    assert paid.asked() == thrown.asked() == {0: "turn"}
    assert paid[0].hand == thrown[0].hand == []


# Bootleggers: when discarded unused, take back a cube from Limbo


def test_bs_bootleggers_bring_a_cube_back_when_discarded() -> None:
    play = holding("bs_bootleggers", "bs_bootleggers").limbo(0, 3).play()

    play.choose("discard_cards").choose("discard", "bs_bootleggers").choose("done").choose("yes")

    assert (play[0].limbo, play[0].supply) == (2, 7)
    assert play[0].hand == play[0].discards == ["bs_bootleggers"]
    play.check_parts()


def test_bs_bootleggers_react_each_for_itself_and_only_if_wanted() -> None:
    play = holding("bs_bootleggers", "bs_bootleggers").limbo(0, 3).play()

    play.choose("discard_cards").choose("discard", "bs_bootleggers")
    play.choose("discard", "bs_bootleggers").choose("no").choose("yes")

    assert (play[0].limbo, play[0].supply) == (2, 7)


def test_bs_bootleggers_react_to_being_a_cost() -> None:
    scene = holding("ag_waite", "bs_bootleggers", "st_rail").agent(0, "ag_waite", "chicago")
    play = scene.agent(1, "ag_fleet", "chicago").limbo(0, 1).play()

    play.choose("use", "ag_waite").choose("throw", "bs_bootleggers").choose("throw", "st_rail")
    play.choose("yes").choose("piece", "ag_fleet")

    assert (play[0].limbo, play[0].supply) == (0, 7)
    assert play[0].agents["ag_fleet"] == "chicago"
    play.check_parts()


def test_bs_bootleggers_do_not_react_when_played_or_with_an_empty_limbo() -> None:
    played = holding("bs_bootleggers").limbo(0, 1).play().choose("buy").cards("bs_bootleggers")
    empty = holding("bs_bootleggers").play()

    played.choose("pass")
    empty.choose("discard_cards").choose("discard", "bs_bootleggers")

    assert played[0].limbo == 1
    assert empty.asked() == {0: "turn"}


# Wall Street, Soup Kitchen, Customs House: one's own cubes


@pytest.mark.parametrize(("left", "taken"), [(12, 2), (2, 2), (1, 1)])
def test_bs_wall_street_takes_two_cubes_of_the_general_supply(left: int, taken: int) -> None:
    play = holding("bs_wall_street").supply(0, 18 - left).play()

    play.choose("use", "bs_wall_street")

    assert play[0].general == left - taken
    assert play[0].supply == 18 - left + taken
    assert play.table.actions == 1
    play.check_parts()


def test_bs_wall_street_does_nothing_with_an_empty_general_supply() -> None:
    play = holding("bs_wall_street").supply(0, 18).play()

    assert ("use", "bs_wall_street") not in play.options()


@pytest.mark.parametrize(("limbo", "taken"), [(6, 4), (4, 4), (3, 3)])
def test_bs_kitchen_takes_up_to_four_cubes_out_of_limbo(limbo: int, taken: int) -> None:
    play = holding("bs_kitchen").limbo(0, limbo).play()

    play.choose("use", "bs_kitchen")

    assert (play[0].limbo, play[0].supply) == (limbo - taken, 6 + taken)
    assert play.table.actions == 1
    play.check_parts()


def test_bs_kitchen_does_nothing_with_an_empty_limbo() -> None:
    play = holding("bs_kitchen").cubes(0, on_city("boston"), 2).play()

    assert ("use", "bs_kitchen") not in play.options()


def test_bs_customs_takes_a_cube_and_places_a_lock() -> None:
    play = holding("bs_customs").play()

    play.choose("use", "bs_customs").choose("lock", "on_mythos", "my_yog")

    assert (play[0].general, play[0].supply) == (11, 7)
    assert play.table.locks == [on_mythos("my_yog")]
    assert play.table.actions == 1
    play.check_parts()


def test_bs_customs_may_remove_a_lock_and_works_without_a_cube_to_take() -> None:
    play = holding("bs_customs").supply(0, 18).lock(on_base("boston")).play()

    play.choose("use", "bs_customs").choose("unlock", "on_base", "boston")

    assert play[0].supply == 18
    assert play.table.locks == []


# Telephone Exchange: free action, move up to two of your cubes to one place


def test_bs_exchange_moves_two_cubes_to_one_spot_without_an_action() -> None:
    scene = holding("bs_exchange").cubes(0, on_city("boston"), 2).cubes(0, on_mythos("my_yog"), 1)
    play = scene.cubes(1, on_city("boston"), 1).play()

    play.choose("use", "bs_exchange").choose(*on_base("detroit"))

    assert play.options() == [on_city("boston"), on_mythos("my_yog")]

    play.choose(*on_city("boston")).choose(*on_mythos("my_yog"))

    assert play[0].cubes == {on_city("boston"): 1, on_base("detroit"): 2}
    assert play[0].supply == 3
    assert play.table.actions == 2
    assert play.asked() == {0: "turn"}
    play.check_parts()


def test_bs_exchange_may_move_one_cube_and_works_after_the_last_action() -> None:
    scene = holding("bs_exchange").cubes(0, on_city("boston"), 2)
    play = scene.turn(0, actions=0, fresh=False).play()

    play.choose("use", "bs_exchange").choose(*on_city("detroit"))
    play.choose(*on_city("boston")).choose("done")

    assert play[0].cubes == {on_city("boston"): 1, on_city("detroit"): 1}


def test_bs_exchange_takes_cubes_from_cthulhus_city_but_puts_none_there() -> None:
    play = holding("bs_exchange").cubes(0, on_city("boston"), 1).cthulhu("boston").play()

    play.choose("use", "bs_exchange")

    assert on_city("boston") not in play.options()
    assert on_base("boston") not in play.options()

    play.choose(*on_city("detroit")).choose(*on_city("boston"))

    assert play[0].cubes == {on_city("detroit"): 1}


def test_bs_exchange_moves_nothing_to_where_all_cubes_lie_already() -> None:
    play = holding("bs_exchange").cubes(0, on_city("boston"), 2).play().choose("use", "bs_exchange")

    assert on_city("boston") not in play.options()
    assert on_base("boston") in play.options()


def test_bs_exchange_does_nothing_without_cubes_on_the_board() -> None:
    assert ("use", "bs_exchange") not in holding("bs_exchange").play().options()
