import pytest

from tests.games.dark_providence.scenes import (
    Play,
    Scene,
    claim,
    on_city,
    on_mythos,
    party,
)
from turncoat.games.dark_providence.player import Spot


def leading(spot: Spot, count: int = 1) -> Scene:
    """Seat 0 has this many cubes there, and nobody else has any."""
    return party().row("my_pnakotic", "my_impostor").cubes(0, spot, count)


def claim_mythos(card: str, scene: Scene, *luck: str) -> Play:
    """Let seat 0 claim a mythos card, the only one in the row."""
    spot = on_mythos(card)
    return claim(scene.row(card).cubes(0, spot, 1), spot, *luck)


# DP-24: cities


def test_dp_24_a_free_city_brings_control_its_value_and_its_card() -> None:
    play = claim(leading(on_city("new_york")), on_city("new_york"))

    assert play.table.control == {"new_york": 0}
    assert (play[0].vp, play[0].tokens) == (5, 11)
    assert play[0].discards == ["city_new_york"]
    assert "city_new_york" not in play.table.city_cards
    play.check_parts()


@pytest.mark.parametrize(("before", "after"), [(9, 4), (5, 0), (4, 0), (0, 0)])
def test_dp_24_the_old_owner_loses_the_value_but_not_below_zero(before: int, after: int) -> None:
    scene = leading(on_city("new_york")).control(1, "new_york").vp(1, before).vp(0, 3)

    play = claim(scene, on_city("new_york"))

    assert play.table.control == {"new_york": 0}
    assert [play[0].vp, play[1].vp] == [8, after]
    assert [play[0].tokens, play[1].tokens] == [11, 12]
    assert play[0].discards == ["city_new_york"]
    assert "city_new_york" not in play[1].discards
    play.check_parts()


@pytest.mark.parametrize("where", ["hand", "deck", "discards"])
def test_dp_24_the_card_is_taken_from_wherever_the_old_owner_has_it(where: str) -> None:
    scene = leading(on_city("detroit")).control(1, "detroit")
    {"hand": scene.hand, "deck": scene.deck, "discards": scene.discards}[where](1, "city_detroit")

    play = claim(scene, on_city("detroit"))

    assert play[0].discards == ["city_detroit"]
    assert "city_detroit" not in play[1].owned()
    play.check_parts()


def test_dp_24_a_city_brings_no_sanity_test() -> None:
    play = claim(leading(on_city("detroit")), on_city("detroit"))

    assert (play[0].sanity, play[0].insanity) == (0, 0)


# DP-25: mythos cards


def test_dp_25_a_mythos_card_goes_to_ones_side_and_the_row_is_not_refilled() -> None:
    scene = party().row("my_yog", "my_tesla", "my_jenkin").cubes(0, on_mythos("my_tesla"), 1)

    play = claim(scene, on_mythos("my_tesla"))

    assert play[0].mythos == ["my_tesla"]
    assert play[0].discards == []
    assert play.table.row == ["my_yog", "my_jenkin"]
    play.check_parts()


def test_dp_25_not_even_if_it_is_empty() -> None:
    play = claim_mythos("my_tesla", party())

    assert play.table.row == []
    assert ("joins_row", "my_tesla") not in play.events(None)
