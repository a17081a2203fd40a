import pytest

from tests.games.dark_providence.scenes import (
    Play,
    Scene,
    claim,
    on_base,
    on_city,
    on_mythos,
    party,
)
from turncoat.games.dark_providence.player import Spot

ROW = ("my_pnakotic", "my_impostor")


def leading(spot: Spot) -> Scene:
    """Seat 0 has three cubes there, seat 1 two and seat 2 one."""
    return party().cubes(0, spot, 3).cubes(1, spot, 2).cubes(2, spot, 1)


def events(play: Play, *topics: str) -> list[str]:
    """The kinds of public events, in order, of those given."""
    return [str(event[0]) for event in play.events(None) if event[0] in topics]


# DP-22: the steps


@pytest.mark.parametrize("spot", [on_base("chicago"), on_city("chicago"), on_mythos("my_tesla")])
def test_dp_22_own_cubes_go_to_limbo_and_the_others_back_to_their_owners(spot: Spot) -> None:
    scene = leading(spot).row("my_tesla", *ROW).top("chicago", "bs_customs").limbo(0, 1)

    play = claim(scene, spot)

    assert [player.cubes for player in play.table.players] == [{}, {}, {}]
    assert (play[0].supply, play[0].limbo) == (3, 4)
    assert (play[1].supply, play[1].limbo) == (6, 0)
    assert (play[2].supply, play[2].limbo) == (6, 0)
    play.check_parts()


def test_dp_22_cubes_elsewhere_stay() -> None:
    scene = leading(on_base("chicago")).top("chicago", "bs_customs").cubes(0, on_city("chicago"), 1)

    play = claim(scene.cubes(1, on_base("detroit"), 1), on_base("chicago"))

    assert play[0].cubes == {on_city("chicago"): 1}
    assert play[1].cubes == {on_base("detroit"): 1}


def test_dp_22_cubes_then_the_kind_then_on_claim_effects_then_a_sanity_test() -> None:
    scene = leading(on_base("chicago")).top("chicago", "bs_deep_ones").stack("chicago", "bs_order")

    play = claim(scene, on_base("chicago"), "bs_order", "insanity")

    topics = ("exiled", "takes_back", "turns_up", "takes_deep_ones", "sanity_token")
    assert events(play, *topics) == [
        "exiled", "takes_back", "takes_back", "turns_up", "takes_deep_ones", "sanity_token",
    ]  # fmt: skip
    assert play[0].deep_supply == 8
    assert play[0].insanity == 1
    play.check_parts()


def test_dp_22_on_claim_effects_come_before_the_sanity_test_of_a_mythos_card() -> None:
    play = claim(leading(on_mythos("my_lost_city")).row("my_lost_city"), on_mythos("my_lost_city"))

    assert events(play, "exiled", "gains_vp", "sanity_token") == [
        "exiled",
        "gains_vp",
        "sanity_token",
    ]
    assert play[0].vp == 3
    play.check_parts()


@pytest.mark.parametrize("card", ["ag_west", "bs_order", "bs_seance"])
def test_dp_22_a_sanity_test_if_the_card_shows_it(card: str) -> None:
    scene = leading(on_base("chicago")).top("chicago", card).stack("chicago", "bs_fire")

    play = claim(scene, on_base("chicago"), "bs_fire", "sanity")

    assert play[0].sanity == 1


@pytest.mark.parametrize("card", ["ag_rose", "bs_customs"])
def test_dp_22_no_sanity_test_otherwise(card: str) -> None:
    play = claim(leading(on_base("chicago")).top("chicago", card), on_base("chicago"))

    assert (play[0].sanity, play[0].insanity) == (0, 0)


def test_dp_22_a_claim_by_an_effect_follows_the_same_steps() -> None:
    scene = party().hand(0, "bs_forger").top("chicago", "ag_west").stack("chicago", "bs_order")
    scene.cubes(0, on_base("chicago"), 2).cubes(1, on_base("chicago"), 2).turn(0, 1, fresh=False)
    play = scene.play().luck("bs_order", "insanity")

    play.choose("use", "bs_forger").choose(*on_base("chicago"))

    assert (play[0].limbo, play[1].supply) == (2, 6)
    assert play[0].discards == ["ag_west"]
    assert play[0].agents["ag_west"] == "chicago"
    assert play.table.tops["chicago"] == "bs_order"
    assert play[0].insanity == 1
    play.check_parts()


def test_dp_22_an_effect_needs_neither_majority_nor_cube_nor_the_first_action() -> None:
    scene = party().hand(0, "bs_deep_ones").deep_ones(0, *["chicago"] * 5).turn(0, 1, fresh=False)
    play = scene.cubes(1, on_city("chicago"), 6).play().choose("use", "bs_deep_ones").choose("done")

    play.choose("yes").choose(*on_city("chicago"))

    assert play.table.control == {"chicago": 0}
    assert (play[0].vp, play[1].supply) == (5, 6)
    play.check_parts()


# DP-24a: where VP come from


def test_dp_24a_base_and_mythos_cards_score_nothing_when_they_are_claimed() -> None:
    base = claim(leading(on_base("chicago")).top("chicago", "bs_danvers"), on_base("chicago"))
    scene = leading(on_mythos("my_pnakotic")).row("my_pnakotic")

    assert base[0].vp == 0
    assert claim(scene, on_mythos("my_pnakotic"))[0].vp == 0


def test_dp_24a_tracks_score_nothing_before_the_end() -> None:
    play = party().hand(0, "bs_miskatonic").tracks(investigation=5).play()

    play.choose("invest_up").cards("bs_miskatonic")

    assert [player.vp for player in play.table.players] == [0, 0, 0]


def test_dp_24a_gates_and_crypts_score_nothing_before_the_end() -> None:
    scene = party().hand(0, "bs_elder_sign", "bs_dynamite", "bs_guns").main(0, "detroit")
    play = scene.agent(1, "ag_rose", "detroit").play().luck("sanity")

    play.choose("use", "bs_elder_sign").cards("bs_guns")
    play.choose("use", "bs_dynamite").choose("victim", "ag_rose")

    assert play.table.gates == {"detroit": (0, "closed")}
    assert [player.vp for player in play.table.players] == [0, 0, 0]


def test_dp_24a_cards_that_say_so_score_at_once() -> None:
    play = party().mythos(0, "my_necronomicon").play().luck("sanity")

    play.choose("use_mythos", "my_necronomicon")

    assert play[0].vp == 2


def test_dp_28a_vp_have_no_upper_limit() -> None:
    play = claim(leading(on_city("detroit")).vp(0, 48), on_city("detroit"))

    assert play[0].vp == 52
