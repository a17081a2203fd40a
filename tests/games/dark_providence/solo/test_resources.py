"""DP-65: the resources of a card that a cultist claimed."""

import pytest

from tests.games.dark_providence.scenes import Play, Scene, on_base, on_city, solo
from turncoat.core.terms import Event


def claims_base(card: str, city: str = "arkham", scene: Scene | None = None) -> Scene:
    """Cultist 1 can claim the base card of its city, on which it has two cubes, by `beh4`.

    Afterwards it puts one cube, plus the influence on its card, on the base card where it then is,
    and cultist 2 puts three cubes on a mythos card.
    """
    scene = scene or solo("goo_yog")
    scene.cultists(city, "washington").main(0, "charleston").top(city, card)
    return scene.stack(city, "bs_customs").cubes(1, on_base(city), 2)


def moves(play: Play) -> list[str]:
    """The cities to which cultist 1 moved, in order."""
    return [str(event[3]) for event in play.events(None, "moves") if event[1] == 1]


def after_claim(play: Play) -> list[Event]:
    """The cubes, moves, gates and track changes between the claim and the end of its card."""
    kinds = [event[0] for event in play.events()]
    story = play.events()[kinds.index("turns_up") + 1 : kinds.index("destroyed")]
    return [event for event in story if event[0] in ("adds", "moves", "gate", "track")]


# Influence


def test_dp_65_influence_goes_on_the_base_card_where_the_cultist_is() -> None:
    play = claims_base("bs_gazette").its_turn("beh4")

    assert after_claim(play) == [("adds", 1, 4, "on_base", "arkham")]
    assert play[1].cubes == {on_base("arkham"): 4 + 2}
    assert (play[1].supply, play[1].limbo) == (19 - 2 - 6, 2)
    assert moves(play) == []
    play.check_parts()


def test_dp_65_a_revealed_cultist_adds_less_influence() -> None:
    play = claims_base("bs_gazette").revealed(1, "murder").its_turn("beh4")

    assert after_claim(play) == [("adds", 1, 3, "on_base", "arkham")]


def test_dp_65_influence_where_no_card_is_left_is_a_step() -> None:
    play = claims_base("bs_gazette").stack("arkham").its_turn("beh4")

    assert moves(play) == ["boston"]
    assert play[1].cubes == {on_base("boston"): 2}
    play.check_parts()


def test_dp_65_influence_without_cubes_takes_them_from_limbo_and_is_a_step() -> None:
    play = claims_base("bs_gazette").cubes(1, on_city("detroit"), 17).its_turn("beh4")

    assert moves(play) == ["boston"]
    assert play.events(None, "out_of_limbo") == [("out_of_limbo", 1, 2)]
    assert play[1].cubes == {on_city("detroit"): 17, on_base("boston"): 2}
    play.check_parts()


def test_dp_65_influence_goes_where_the_cultist_is_not_where_the_card_was() -> None:
    scene = claims_base("bs_gazette", "new_york").cultists("arkham", "washington")

    play = scene.its_turn("beh4")

    assert play[1].cubes == {on_base("arkham"): 6}


# Money


@pytest.mark.parametrize(("start", "goal"), [("arkham", "detroit"), ("charleston", "washington")])
def test_dp_65_money_is_steps(start: str, goal: str) -> None:
    play = claims_base("bs_wall_street", start).main(0, "chicago").its_turn("beh4")

    assert len(moves(play)) == 5
    assert play.place(1) == goal
    assert play[1].cubes == {on_base(goal): 2}
    play.check_parts()


@pytest.mark.parametrize(("revealed", "goal"), [(False, "indianapolis"), (True, "st_louis")])
def test_dp_65_cultist_2_has_money_only_when_revealed(revealed: bool, goal: str) -> None:
    scene = solo().cultists("boston", "washington").top("washington", "bs_wall_street")
    scene.cubes(2, on_base("washington"), 2)

    play = (scene.revealed(2, "murder") if revealed else scene).its_turn("beh3")

    assert play.place(2) == goal


# Strength


@pytest.mark.parametrize(
    ("card", "city", "opens"),
    [
        ("ag_earp", "arkham", False),
        ("ag_earp", "boston", True),
        ("bs_guns", "arkham", True),
    ],
)
def test_dp_65_strength_opens_the_gate_if_it_reaches_its_value(
    card: str, city: str, opens: bool
) -> None:
    value = {"arkham": 5, "boston": 4}[city]

    play = claims_base(card, city).its_turn("beh4", "bs_customs", "insanity")

    assert play.table.gates == ({city: (1, "open")} if opens else {})
    assert play.old_one.vp == 6 + (value if opens else 0)
    assert play.old_one.insanity == int(opens)
    assert moves(play) == ([] if opens else ["boston"])
    play.check_parts()


def test_dp_65_the_tokens_of_both_cultists_add_strength() -> None:
    scene = claims_base("ag_earp").cultists("arkham", "arkham")

    play = scene.its_turn("beh4", "bs_customs", "sanity")

    assert play.table.gates == {"arkham": (1, "open")}


def test_dp_65_a_revealed_cultist_is_stronger() -> None:
    scene = claims_base("ag_earp").revealed(1, "murder")

    play = scene.its_turn("beh4", "bs_customs", "sanity")

    assert play.table.gates == {"arkham": (1, "open")}


def test_dp_65_strength_where_there_is_a_gate_is_a_step() -> None:
    play = claims_base("bs_dynamite").gate(0, "arkham", "closed").its_turn("beh4")

    assert play.table.gates == {"arkham": (0, "closed")}
    assert moves(play) == ["boston"]
    play.check_parts()


def test_dp_65_a_whateley_token_comes_off_but_adds_nothing() -> None:
    scene = claims_base("bs_dynamite")
    scene.table.whateleys = ["arkham"]

    play = scene.its_turn("beh4", "bs_customs", "sanity")

    assert play.table.whateleys == []


# Tracks


@pytest.mark.parametrize(("card", "by"), [("ag_mason", 2), ("ag_armitage", 1)])
def test_dp_65_ritual_up_or_down_is_up(card: str, by: int) -> None:
    play = claims_base(card).tracks(ritual=5, investigation=6).its_turn("beh4")

    assert play.table.ritual == 5 + by


@pytest.mark.parametrize(("before", "after"), [(6, 4), (2, 0), (1, 0)])
@pytest.mark.parametrize("card", ["ag_jung", "bs_fire"])
def test_dp_65_investigation_up_or_down_is_down(card: str, before: int, after: int) -> None:
    scene = claims_base(card).tracks(investigation=before).gate(0, "arkham", "closed")

    play = scene.its_turn("beh4")

    assert play.table.investigation == after
    assert moves(play) == (["boston"] if card == "bs_fire" else [])


def test_dp_65_investigation_at_0_is_no_failure_and_no_step() -> None:
    play = claims_base("ag_jung").its_turn("beh4")

    assert moves(play) == []
    assert play[1].cubes == {on_base("arkham"): 2}
    assert (play.table.investigation, play.events(None, "act_fails")) == (0, [])
    play.check_parts()


def test_dp_65_ritual_on_its_last_space_is_no_failure_and_no_step() -> None:
    play = claims_base("ag_mason").tracks(ritual=14).its_turn("beh4")

    assert play.table.ritual == 14
    assert play.place(1) == "arkham"
    assert moves(play) == []


# Several kinds


def test_dp_65_influence_comes_before_money() -> None:
    scene = claims_base("ag_stclair")

    play = scene.its_turn("beh4")

    assert after_claim(play) == [
        ("adds", 1, 3, "on_base", "arkham"),
        ("moves", 1, "cultist1", "boston"),
        ("moves", 1, "cultist1", "new_york"),
        ("moves", 1, "cultist1", "washington"),
    ]


def test_dp_65_money_comes_before_strength() -> None:
    play = claims_base("ag_chavos").its_turn("beh4")

    assert after_claim(play) == [
        ("moves", 1, "cultist1", "boston"),
        ("moves", 1, "cultist1", "new_york"),
        ("gate", 1, "new_york", "open"),
    ]
    assert play.old_one.vp == 9


def test_dp_65_influence_comes_before_strength_and_strength_before_ritual() -> None:
    play = claims_base("bs_hart_island", "new_york").its_turn("beh4")

    assert after_claim(play) == [
        ("adds", 1, 3, "on_base", "new_york"),
        ("gate", 1, "new_york", "open"),
        ("track", "ritual", 1),
    ]


def test_dp_65_influence_comes_before_ritual_and_ritual_before_investigation() -> None:
    play = claims_base("bs_seance").tracks(investigation=3).its_turn("beh4")

    assert after_claim(play) == [
        ("adds", 1, 3, "on_base", "arkham"),
        ("track", "ritual", 1),
        ("track", "investigation", 2),
    ]
    play.check_parts()


def test_dp_65_each_failure_is_a_step_before_the_next_kind() -> None:
    scene = claims_base("ag_earp").stack("arkham")

    play = scene.its_turn("beh4")

    assert moves(play) == ["boston"]
    assert play.table.gates == {"boston": (1, "open")}
    play.check_parts()


def test_dp_65_two_failures_are_two_steps() -> None:
    scene = claims_base("ag_earp").stack("arkham").gate(0, "boston", "closed")

    play = scene.its_turn("beh4")

    assert moves(play) == ["boston", "new_york"]
    assert play.table.gates == {"boston": (0, "closed")}
    play.check_parts()


def test_dp_65_only_the_influence_of_a_card_with_a_still_track_is_a_step() -> None:
    scene = claims_base("bs_jury").stack("arkham").tracks(ritual=4)

    play = scene.its_turn("beh4")

    assert moves(play) == ["boston"]
    assert (play.table.ritual, play.table.investigation) == (4 + 2 + 1, 0)
    play.check_parts()


def test_dp_65_a_city_card_gives_its_resources_too() -> None:
    play = solo().cultists("arkham", "chicago").cubes(1, on_city("boston"), 2).its_turn("beh1")

    assert play[1].cubes == {on_base("arkham"): 3, on_city("washington"): 3}
    assert play.place(1) == "washington"
    play.check_parts()


def test_dp_65_a_city_card_with_three_kinds() -> None:
    scene = solo().cultists("chicago", "new_york").tracks(ritual=1, investigation=4)

    play = scene.cubes(1, on_city("charleston"), 1).its_turn("beh1")

    assert play[1].cubes == {on_base("chicago"): 2, on_city("atlanta"): 3}
    assert play.place(1) == "atlanta"
    assert (play.table.ritual, play.table.investigation) == (1, 3)
    play.check_parts()
