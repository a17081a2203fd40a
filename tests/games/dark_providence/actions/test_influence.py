import pytest

from tests.games.dark_providence.scenes import (
    Scene,
    on_base,
    on_city,
    on_mythos,
    party,
)
from turncoat.games.dark_providence.player import Spot
from turncoat.games.dark_providence.rules import RULES

CITIES = RULES.box.city_ids


def claims(scene: Scene) -> set[Spot]:
    """What seat 0 may claim."""
    play = scene.play()
    if ("claim",) not in play.options():
        return set()
    return {(str(kind), str(place)) for kind, place in play.choose("claim").options()}


def rivals(spot: Spot, *cubes: int) -> Scene:
    """Each seat has its number of cubes there."""
    scene = party()
    for seat, count in enumerate(cubes):
        if count:
            scene.cubes(seat, spot, count)
    return scene


# DP-20: Influence


def test_dp_20_one_base_card_mythos_card_or_city_wherever_it_is() -> None:
    scene = party().hand(0, "st_favours").row("my_yog", "my_tesla")
    play = scene.supply(0, 2).play().choose("influence").cards("st_favours")

    assert set(play.options()) == {
        *(on_city(city) for city in CITIES),
        *(on_base(city) for city in CITIES),
        on_mythos("my_yog"),
        on_mythos("my_tesla"),
    }


@pytest.mark.parametrize("spot", [on_base("chicago"), on_city("chicago"), on_mythos("my_yog")])
def test_dp_20_all_cubes_go_to_one_place(spot: Spot) -> None:
    play = party().hand(0, "bs_exchange").row("my_yog").play()

    play.choose("influence").cards("bs_exchange").choose(*spot)

    assert play[0].cubes == {spot: 3}
    assert play[0].supply == 3
    assert play[0].used == ["bs_exchange"]
    assert play.events(1, "adds") == [("adds", 0, 3, *spot)]
    assert play.match.pending[0].topic == ("turn", 1)
    play.check_parts()


def test_dp_20_there_is_no_limit() -> None:
    scene = party().hand(0, "bs_exchange").supply(0, 3).cubes(0, on_city("chicago"), 3)
    play = scene.cubes(0, on_city("chicago"), 9).supply(0, 3).play()

    play.choose("influence").cards("bs_exchange").choose(*on_city("chicago"))

    assert play[0].cubes == {on_city("chicago"): 15}
    play.check_parts()


def test_dp_20_a_lock_does_not_hinder_it() -> None:
    scene = party().hand(0, "st_favours").lock(on_city("chicago"), on_base("chicago"))
    play = scene.play().choose("influence").cards("st_favours")

    assert {on_city("chicago"), on_base("chicago")} <= set(play.options())


def test_dp_20_nor_does_another_player_who_controls_the_city() -> None:
    scene = party().hand(0, "st_favours").control(1, "chicago").control(0, "detroit")
    play = scene.play().choose("influence").cards("st_favours")

    assert {on_city("chicago"), on_city("detroit")} <= set(play.options())


def test_dp_20_not_on_the_city_of_cthulhu_nor_on_its_base_card() -> None:
    scene = party().hand(0, "st_favours").cthulhu("chicago").martial_law("detroit")
    play = scene.play().choose("influence").cards("st_favours")

    assert not {on_city("chicago"), on_base("chicago")} & set(play.options())
    assert {on_city("detroit"), on_base("detroit")} <= set(play.options())


def test_dp_20_not_on_a_stack_that_is_empty() -> None:
    scene = party().hand(0, "st_favours").bare("chicago")
    play = scene.play().choose("influence").cards("st_favours")

    assert on_base("chicago") not in play.options()
    assert on_city("chicago") in play.options()


# DP-21b: how influence is counted


@pytest.mark.parametrize("spot", [on_base("chicago"), on_city("chicago"), on_mythos("my_yog")])
@pytest.mark.parametrize(
    ("cubes", "most"),
    [
        ((3, 2, 2), True),
        ((2, 2, 0), False),
        ((2, 0, 2), False),
        ((2, 3, 0), False),
        ((1, 0, 0), True),
    ],
)
def test_dp_21b_most_is_more_than_each_other_singly(
    spot: Spot, cubes: tuple[int, ...], most: bool
) -> None:
    scene = rivals(spot, *cubes).row("my_yog")

    assert claims(scene) == ({spot} if most else set())


@pytest.mark.parametrize("spot", [on_base("chicago"), on_city("chicago")])
def test_dp_21b_an_agent_in_the_city_counts_one_on_base_card_and_city(spot: Spot) -> None:
    tied = rivals(spot, 1, 1)
    ahead = rivals(spot, 1, 1).main(0, "chicago")

    assert claims(tied) == set()
    assert claims(ahead) == {spot}


@pytest.mark.parametrize("spot", [on_base("chicago"), on_city("chicago")])
def test_dp_21b_the_agents_of_all_players_count(spot: Spot) -> None:
    scene = rivals(spot, 2).agent(1, "ag_rose", "chicago")

    assert claims(scene) == {spot}
    assert claims(rivals(spot, 2).agent(1, "ag_rose", "chicago").main(1, "chicago")) == set()


def test_dp_21b_agents_do_not_count_on_mythos_cards() -> None:
    spot = on_mythos("my_yog")

    assert claims(rivals(spot, 1, 1).row("my_yog").agent(0, "ag_rose", "chicago")) == set()


def test_dp_21b_possessed_agents_and_the_mi_go_count_too() -> None:
    spot = on_base("chicago")
    possessed = rivals(spot, 1, 2).agent(0, "ag_rose", "chicago").possessed(0, "ag_rose")
    possessed.mi_go(0, "chicago")

    assert claims(possessed) == {spot}


@pytest.mark.parametrize(("spot", "counts"), [(on_city("chicago"), 2), (on_base("chicago"), 1)])
def test_dp_21b_alice_ochs_counts_two_on_the_city_and_one_on_its_base_card(
    spot: Spot, counts: int
) -> None:
    equal = rivals(spot, 1, 1 + counts).agent(0, "ag_ochs", "chicago")
    ahead = rivals(spot, 1, counts).agent(0, "ag_ochs", "chicago")

    assert claims(equal) == set()
    assert claims(ahead) == {spot}


@pytest.mark.parametrize(("spot", "counts"), [(on_city("chicago"), 2), (on_base("chicago"), 0)])
def test_dp_21b_deep_ones_count_on_the_city_only(spot: Spot, counts: int) -> None:
    equal = rivals(spot, 1, 1 + counts).deep_ones(0, "chicago", "chicago")
    ahead = rivals(spot, 1, counts).deep_ones(0, "chicago", "chicago")

    assert claims(equal) == set()
    assert claims(ahead) == {spot}


def test_dp_21b_the_deep_ones_of_others_count_for_them() -> None:
    spot = on_city("chicago")

    assert claims(rivals(spot, 2).deep_ones(1, "chicago")) == {spot}
    assert claims(rivals(spot, 2).deep_ones(1, "chicago", "chicago")) == set()


def test_dp_21b_cubes_on_the_base_card_do_not_count_on_the_city() -> None:
    scene = rivals(on_base("chicago"), 3).cubes(0, on_city("chicago"), 1)
    scene.cubes(1, on_city("chicago"), 1)

    assert claims(scene) == {on_base("chicago")}


# DP-21b: Nyarlathotep and Master Forger


@pytest.mark.parametrize(
    ("spot", "most"),
    [(on_base("chicago"), True), (on_mythos("my_yog"), True), (on_city("chicago"), False)],
)
def test_dp_21b_nyarlathotep_has_most_in_a_tie_on_cards(spot: Spot, most: bool) -> None:
    scene = rivals(spot, 2, 2).row("my_yog").mythos(0, "my_nyarlathotep")

    assert claims(scene) == ({spot} if most else set())


def test_dp_21b_nyarlathotep_does_not_help_those_who_are_behind() -> None:
    scene = rivals(on_base("chicago"), 1, 2).mythos(0, "my_nyarlathotep")

    assert claims(scene) == set()


def test_dp_21b_nyarlathotep_needs_a_cube_there() -> None:
    scene = rivals(on_base("chicago"), 0, 1).main(0, "chicago").mythos(0, "my_nyarlathotep")

    assert claims(scene) == set()


def forger(spot: Spot, *cubes: int) -> Scene:
    return rivals(spot, *cubes).hand(0, "bs_forger").row("my_yog")


@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize(("cubes", "fits"), [((2, 2, 1), True), ((2, 3), False), ((2, 1), True)])
def test_dp_21b_master_forger_compares_numbers_only(
    owner: int, cubes: tuple[int, ...], fits: bool
) -> None:
    scene = forger(on_base("chicago"), *cubes).mythos(owner, "my_nyarlathotep")

    assert (("use", "bs_forger") in scene.play().options()) == fits


def test_dp_21b_master_forger_counts_agents_and_needs_a_cube() -> None:
    scene = forger(on_base("chicago"), 1, 1).main(0, "boston")
    assert ("use", "bs_forger") in scene.play().options()
    assert ("use", "bs_forger") not in scene.main(1, "chicago").play().options()

    none = forger(on_base("chicago"), 0, 1).main(0, "chicago")

    assert ("use", "bs_forger") not in none.play().options()


def test_dp_21b_master_forger_is_not_for_mythos_cards() -> None:
    assert ("use", "bs_forger") not in forger(on_mythos("my_yog"), 1).play().options()


# DP-21b: the solo game


def test_dp_21b_solo_more_than_each_cultist_singly() -> None:
    spot = on_city("chicago")
    scene = party(1).cubes(0, spot, 3).cubes(1, spot, 2).cubes(2, spot, 2)
    equal = party(1).cubes(0, spot, 3).cubes(1, spot, 3)

    assert claims(scene) == {spot}
    assert claims(equal) == set()
