import pytest

from tests.games.dark_providence.changed_cards import PLAIN, holding
from tests.games.dark_providence.scenes import (
    Play,
    Scene,
    claim,
    on_base,
    on_city,
    on_mythos,
    party,
)
from turncoat.games.dark_providence.pile import EMPTY, cards_of, loose, size
from turncoat.games.dark_providence.player import Spot
from turncoat.games.dark_providence.rules import RULES

HIRED = ("ag_ochs", "ag_ness", "ag_jung", "ag_earp", "ag_carter")
CHICAGO = on_base("chicago")


def leading(spot: Spot, count: int = 1) -> Scene:
    """Seat 0 has this many cubes there, and nobody else has any."""
    return party().row("my_pnakotic", "my_impostor").cubes(0, spot, count)


def claim_mythos(card: str, scene: Scene, *luck: str) -> Play:
    """Let seat 0 claim a mythos card, the only one in the row."""
    spot = on_mythos(card)
    return claim(scene.row(card).cubes(0, spot, 1), spot, *luck)


def crowded(agents: int = 6) -> Scene:
    """Seat 0 has this many agents, and seat 1 has Rose in the same city as one of them."""
    scene = party().agent(1, "ag_rose", "atlanta")
    for agent in HIRED[: agents - 1]:
        scene.agent(0, agent, "atlanta")
    return scene


def no_reserve(scene: Scene) -> Scene:
    """Empty the reserve: all its cards go to Detroit's stack."""
    table = scene.table
    table.stacks["detroit"] = loose(cards_of(table.stacks["detroit"]) + cards_of(table.reserve))
    table.reserve = EMPTY
    return scene


# DP-23: base cards


def test_dp_23_a_base_card_goes_to_the_discard_pile_and_the_next_is_turned_up() -> None:
    scene = leading(CHICAGO).top("chicago", "bs_customs").stack("chicago", "bs_order", "bs_plane")

    play = claim(scene, CHICAGO)

    assert play[0].discards == ["bs_customs"]
    assert play.table.tops["chicago"] == "bs_order"
    assert cards_of(play.table.stacks["chicago"]) == ["bs_plane"]
    assert play.events(2, "turns_up")[-1] == ("turns_up", "chicago", "bs_order")
    assert (play.table.ritual, len(play.table.row)) == (0, 2)
    play.check_parts()


def test_dp_23_an_agent_enters_that_city() -> None:
    play = claim(leading(CHICAGO).top("chicago", "ag_rose").main(0, "boston"), CHICAGO)

    assert play[0].discards == ["ag_rose"]
    assert play[0].agents == {"monday": "boston", "ag_rose": "chicago"}
    play.check_parts()


def test_dp_23_an_agent_enters_even_under_martial_law() -> None:
    scene = leading(CHICAGO).top("chicago", "ag_rose").martial_law("chicago")

    assert claim(scene, CHICAGO)[0].agents["ag_rose"] == "chicago"


@pytest.mark.parametrize(("agents", "able"), [(4, True), (5, False)])
def test_dp_23_the_mi_go_is_one_of_the_six(agents: int, able: bool) -> None:
    scene = crowded(agents).mi_go(0, "detroit").top("chicago", "ag_fleet").cubes(0, CHICAGO, 1)

    assert (("claim",) in scene.play().options()) == able


def test_dp_23_deep_ones_are_not() -> None:
    scene = crowded(5).deep_ones(0, "chicago", "chicago").top("chicago", "ag_fleet")

    play = claim(scene.cubes(0, CHICAGO, 1), CHICAGO)

    assert play[0].agents["ag_fleet"] == "chicago"


def test_dp_23_an_emptied_stack_is_ritual_two_and_a_mythos_card() -> None:
    scene = leading(CHICAGO).top("chicago", "bs_customs").stack("chicago")

    play = claim(scene.mythos_deck("my_yog"), CHICAGO)

    assert "chicago" not in play.table.tops
    assert play.table.ritual == 2
    assert play.table.row == ["my_pnakotic", "my_impostor", "my_yog"]
    assert play.events(1, "stack_empty") == [("stack_empty", "chicago")]
    play.check_parts()


def test_dp_23_that_may_end_the_game() -> None:
    scene = leading(CHICAGO).top("chicago", "bs_customs").stack("chicago").tracks(ritual=12)

    play = claim(scene, CHICAGO)

    assert play.match.over
    assert play.table.ended == "ritual_track"


def test_dp_23_whatever_emptied_the_stack() -> None:
    scene = party().stack("chicago").stack("detroit").mythos_deck("my_yog", "my_tesla")
    play = claim_mythos("my_colour", scene, "my_yog", "my_tesla", "sanity")

    play.choose("refresh", "chicago").choose("refresh", "detroit")

    assert play.table.ritual == 4
    assert play.table.row == ["my_yog", "my_tesla"]
    assert not {"chicago", "detroit"} & {*play.table.tops}
    assert len(play.table.gone) == 2
    play.check_parts()


# DP-23a: six agents


@pytest.mark.parametrize("card", ["my_corruption", "my_migo", "my_hastur"])
def test_dp_23a_with_six_the_mythos_card_is_claimed_and_gives_no_agent(card: str) -> None:
    scene = crowded()
    reserve = size(scene.table.reserve)
    play = claim_mythos(card, scene, "sanity")

    assert play[0].mythos == [card]
    assert len(play[0].agents) == 6
    assert play[1].agents == {"wednesday": "boston", "ag_rose": "atlanta"}
    assert play[0].sanity == 1
    assert play.asked() == {0: "turn"}
    assert size(play.table.reserve) == reserve
    play.check_parts()


@pytest.mark.parametrize(("agents", "able"), [(5, True), (6, False)])
def test_dp_23a_with_six_nobody_is_revived(agents: int, able: bool) -> None:
    scene = party().crypt(1, "ag_rose").hand(0, "ag_west").agent(0, "ag_west", "detroit")
    for agent in HIRED[: agents - 2]:
        scene.agent(0, agent, "atlanta")

    assert (("use", "ag_west") in scene.play().options()) == able


@pytest.mark.parametrize(("agents", "able"), [(5, True), (6, False)])
def test_dp_23a_with_six_nobody_is_taken(agents: int, able: bool) -> None:
    scene = party().hand(0, "ag_waite", "st_rail", "st_hush").agent(0, "ag_waite", "atlanta")
    scene.agent(1, "ag_rose", "atlanta")
    for agent in HIRED[: agents - 2]:
        scene.agent(0, agent, "detroit")

    assert (("use", "ag_waite") in scene.play().options()) == able


def test_dp_23a_with_six_the_option_to_convert_cannot_be_chosen() -> None:
    for agents, options in ((5, 2), (6, 1)):
        scene = crowded(agents).hand(0, "bs_possessed").possessed(0, "ag_ochs")
        play = scene.play().choose("use", "bs_possessed")
        assert play.asked() == {0: "choose"}
        assert len(play.options()) == options


# DP-23b: cards that leave unclaimed


def busy_chicago(scene: Scene) -> Scene:
    """Rose is the base card of Chicago, with cubes and a lock; the city has a lock too."""
    scene.top("chicago", "ag_rose").cubes(0, CHICAGO, 1).cubes(1, CHICAGO, 2)
    return scene.lock(CHICAGO, on_city("chicago"))


@pytest.mark.parametrize("card", ["my_colour", "my_pandemonium"])
def test_dp_23b_cubes_and_lock_and_token_leave(card: str) -> None:
    scene = busy_chicago(party()).stack("chicago", "bs_order", "bs_plane")
    play = claim_mythos(card, scene)

    play.luck("bs_order").choose("refresh", "chicago")

    assert [player.cubes for player in play.table.players] == [{}, {}, {}]
    assert (play[0].supply, play[1].supply) == (5, 6)
    assert play.table.locks == [on_city("chicago")]
    assert play.table.tops["chicago"] == "bs_order"
    assert all("ag_rose" not in player.agents for player in play.table.players)
    play.choose("done").check_parts()


def test_dp_23b_a_card_put_under_its_stack_comes_last() -> None:
    play = claim_mythos(
        "my_pandemonium", party().top("chicago", "ag_rose").stack("chicago", "bs_order")
    )

    play.choose("refresh", "chicago").choose("done")

    assert play.table.tops["chicago"] == "bs_order"
    assert cards_of(play.table.stacks["chicago"]) == ["ag_rose"]
    play.check_parts()


def test_dp_23b_under_an_empty_stack_it_is_turned_up_again() -> None:
    play = claim_mythos("my_pandemonium", busy_chicago(party()).stack("chicago"))

    play.choose("refresh", "chicago").choose("done")

    assert play.table.tops["chicago"] == "ag_rose"
    assert play.table.ritual == 0
    assert play.table.row == []
    assert play[1].cubes == {}
    assert play.table.locks == [on_city("chicago")]
    play.check_parts()


def test_dp_23b_with_no_mythos_deck_an_emptied_stack_is_only_ritual_two() -> None:
    scene = leading(CHICAGO).top("chicago", "bs_customs").stack("chicago")
    scene.row(*RULES.box.of_kind("mythos"))

    play = claim(scene, CHICAGO)

    assert play.table.ritual == 2
    assert len(play.table.row) == 24
    play.check_parts()


def test_dp_23b_row_cards_are_added_on_the_right() -> None:
    scene = party().hand(0, "bs_order").row("my_pnakotic", "my_impostor").mythos_deck("my_yog")

    play = scene.play().choose("use", "bs_order")

    assert play.table.row == ["my_pnakotic", "my_impostor", "my_yog"]


def test_dp_23b_an_empty_reserve_gives_nothing() -> None:
    play = claim_mythos("my_hastur", no_reserve(party()), "sanity")

    assert play[0].agents == {"monday": "arkham"}
    assert play[0].discards == []
    assert play.asked() == {0: "turn"}
    play.check_parts()


def test_dp_23a_an_agent_of_the_reserve_is_not_for_a_player_with_six() -> None:
    scene = holding({"verb": "claim_reserve", "stop_at": "any", "place": "any_city"})
    for agent in ("ag_earp", "ag_fleet", "ag_ness", "ag_west", "ag_ochs"):
        scene.agent(0, agent, "detroit")
    play = scene.reserve("ag_rose").play()

    play.choose("use", PLAIN)

    assert play.asked() == {0: "turn"}
    assert "ag_rose" not in play[0].agents
    assert "ag_rose" not in play[0].discards
    play.check_parts()
