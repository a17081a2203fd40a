"""DP-63, DP-63b: what a cultist claims, or which lock it removes."""

import pytest

from tests.games.dark_providence.scenes import Play, Scene, on_base, on_city, on_mythos, solo
from turncoat.core.terms import Event


def claims(play: Play) -> list[Event]:
    return play.events(None, "claims_spot")


def distant_cultists(great_old_one: str = "goo_hastur") -> Scene:
    """Cultists in Chicago and St. Louis, Agent Friday in Boston; some cards are fixed."""
    scene = solo(great_old_one).cultists("chicago", "st_louis").row("my_tesla", "my_slumber")
    return scene.top("chicago", "bs_gazette").top("indianapolis", "bs_exchange")


# DP-63


def test_dp_63_a_cultist_claims_the_first_city_that_it_leads() -> None:
    scene = distant_cultists().cubes(1, on_city("atlanta"), 1).cubes(1, on_city("detroit"), 4)

    play = scene.its_turn("beh1")

    assert claims(play) == [("claims_spot", 1, "on_city", "atlanta")]
    assert play.table.control == {"atlanta": 1}
    play.check_parts()


def test_dp_63_a_cultist_claims_the_first_base_card_that_it_leads() -> None:
    scene = distant_cultists().cubes(1, on_base("indianapolis"), 1).cubes(1, on_base("detroit"), 4)

    play = scene.its_turn("beh4")

    assert claims(play) == [("claims_spot", 1, "on_base", "indianapolis")]
    assert "bs_exchange" in play.table.gone
    play.check_parts()


def test_dp_63_a_cultist_claims_the_first_mythos_card_that_it_leads() -> None:
    scene = distant_cultists().cubes(1, on_mythos("my_tesla"), 2).cubes(0, on_mythos("my_tesla"), 2)

    play = scene.cubes(1, on_mythos("my_slumber"), 1).its_turn("beh6")

    assert claims(play) == [("claims_spot", 1, "on_mythos", "my_slumber")]
    assert play.old_one.mythos == ["my_slumber"]
    play.check_parts()


@pytest.mark.parametrize(("cubes", "leads"), [(2, False), (3, True)])
def test_dp_63_a_tie_with_your_influence_is_not_enough(cubes: int, leads: bool) -> None:
    scene = distant_cultists().main(0, "chicago").cubes(0, on_city("chicago"), 1)

    play = scene.cubes(1, on_city("chicago"), cubes).its_turn("beh1")

    assert ("chicago" in play.table.control) == leads
    assert bool(claims(play)) == leads


def test_dp_63_a_locked_one_is_passed_over() -> None:
    scene = distant_cultists().cubes(1, on_city("chicago"), 4).cubes(1, on_city("atlanta"), 1)

    play = scene.lock(on_city("chicago")).its_turn("beh1")

    assert claims(play) == [("claims_spot", 1, "on_city", "atlanta")]
    assert on_city("chicago") in play.table.locks


@pytest.mark.parametrize(
    ("behaviour", "first", "second"),
    [
        ("beh1", on_city("indianapolis"), on_city("detroit")),
        ("beh4", on_base("indianapolis"), on_base("detroit")),
        ("beh6", on_mythos("my_tesla"), on_mythos("my_slumber")),
    ],
)
def test_dp_63_if_all_are_locked_it_takes_off_the_first_lock(
    behaviour: str, first: tuple[str, str], second: tuple[str, str]
) -> None:
    scene = distant_cultists().lock(second, first).cubes(1, second, 1).cubes(1, first, 1)

    play = scene.its_turn(behaviour)

    assert play.events(None, "unlocked") == [("unlocked", *first)]
    assert play.table.locks == [second]
    assert claims(play) == []


def test_dp_63_a_lock_stays_where_it_does_not_lead() -> None:
    scene = distant_cultists().main(0, "indianapolis").lock(on_city("indianapolis"))

    play = scene.cubes(1, on_city("indianapolis"), 1).its_turn("beh1")

    assert play.table.locks == [on_city("indianapolis")]
    assert play.events(None, "act_fails") == [("act_fails", 1)]


def test_dp_63_a_claim_with_nothing_to_claim_fails() -> None:
    play = distant_cultists().its_turn("beh1")

    assert play.events(None, "act_fails") == [("act_fails", 1)]
    assert play[1].cubes == {on_city("indianapolis"): 3}


def test_dp_63_cultist_2_claims_by_its_own_lines() -> None:
    scene = distant_cultists().cubes(2, on_base("chicago"), 1)

    play = scene.cubes(1, on_base("indianapolis"), 1).its_turn("beh3")

    assert claims(play) == [("claims_spot", 2, "on_base", "chicago")]


# DP-63b


def test_dp_63b_the_other_cultists_cubes_do_not_matter() -> None:
    scene = distant_cultists().cubes(0, on_base("chicago"), 1).cubes(1, on_base("chicago"), 2)

    play = scene.cubes(2, on_base("chicago"), 6).its_turn("beh4")

    assert claims(play) == [("claims_spot", 1, "on_base", "chicago")]
    assert (play[1].limbo, play[2].limbo, play[0].limbo) == (2, 0, 0)
    assert (play[2].supply, play[0].supply) == (19 - 3, 6)
    play.check_parts()


def test_dp_63b_two_cultists_do_not_add_up_against_you() -> None:
    scene = distant_cultists().cubes(0, on_base("chicago"), 2).cubes(1, on_base("chicago"), 2)

    play = scene.cubes(2, on_base("chicago"), 2).its_turn("beh4")

    assert claims(play) == []


def test_dp_63b_your_agents_count_on_city_and_base_card() -> None:
    scene = distant_cultists().agent(0, "ag_earp", "chicago").agent(0, "ag_ness", "chicago")

    play = scene.cubes(1, on_base("chicago"), 2).its_turn("beh4")

    assert claims(play) == []


@pytest.mark.parametrize(("cubes", "leads"), [(2, False), (3, True)])
def test_dp_63b_alice_ochs_counts_two_on_the_city(cubes: int, leads: bool) -> None:
    scene = distant_cultists().agent(0, "ag_ochs", "chicago")

    play = scene.cubes(1, on_city("chicago"), cubes).its_turn("beh1")

    assert bool(claims(play)) == leads


@pytest.mark.parametrize(
    ("behaviour", "spot", "leads"),
    [("beh1", on_city("chicago"), False), ("beh4", on_base("chicago"), True)],
)
def test_dp_63b_your_deep_ones_count_on_the_city_only(
    behaviour: str, spot: tuple[str, str], leads: bool
) -> None:
    scene = distant_cultists().deep_ones(0, "chicago")

    play = scene.cubes(1, spot, 1).its_turn(behaviour)

    assert bool(claims(play)) == leads


@pytest.mark.parametrize("controller", [1, 2])
def test_dp_63b_a_city_that_a_cultist_controls_is_never_claimed(controller: int) -> None:
    scene = distant_cultists().control(controller, "atlanta").cubes(1, on_city("atlanta"), 5)

    play = scene.its_turn("beh1")

    assert claims(play) == []
    assert play.table.control == {"atlanta": controller}
    assert play.events(None, "act_fails") == [("act_fails", 1)]


def test_dp_63b_nor_is_its_lock_taken_off() -> None:
    scene = distant_cultists().control(1, "atlanta").lock(on_city("atlanta"))

    play = scene.cubes(1, on_city("atlanta"), 5).its_turn("beh1")

    assert play.table.locks == [on_city("atlanta")]


def test_dp_63b_your_city_may_be_claimed() -> None:
    scene = distant_cultists().control(0, "atlanta").vp(0, 9).cubes(1, on_city("atlanta"), 1)

    play = scene.its_turn("beh1")

    assert play.table.control == {"atlanta": 1}
    assert play[0].vp == 5


def test_dp_63b_taking_a_lock_off_is_a_success_without_a_step() -> None:
    scene = distant_cultists().lock(on_city("atlanta")).cubes(1, on_city("atlanta"), 1)

    play = scene.its_turn("beh1")

    assert not play.events(None, "act_fails")
    assert play.place(1) == "chicago"
    assert play[1].cubes == {on_city("atlanta"): 1, on_city("chicago"): 3}
    play.check_parts()
