import pytest

from tests.games.dark_providence.scenes import Scene, on_base, on_city, on_mythos, party


def spread(*hand: str) -> Scene:
    """Seat 0 has two cubes on a city, one on a base card, one on a mythos card, two in Limbo."""
    scene = party().hand(0, *hand).row("my_yog").limbo(0, 2).cubes(0, on_city("detroit"), 2)
    return scene.cubes(0, on_base("chicago"), 1).cubes(0, on_mythos("my_yog"), 1)


# DP-26: Retrieve


def test_dp_26_from_cities_cards_and_limbo_in_any_mix() -> None:
    play = spread("bs_gazette", "st_whispers").play()

    play.choose("retrieve").cards("bs_gazette", "st_whispers")
    assert set(play.options()) == {
        ("limbo",),
        on_city("detroit"),
        on_base("chicago"),
        on_mythos("my_yog"),
    }
    play.choose("limbo").choose(*on_city("detroit")).choose(*on_base("chicago"))
    assert set(play.options()) == {("limbo",), on_city("detroit"), on_mythos("my_yog")}
    play.choose(*on_mythos("my_yog"))

    assert play[0].cubes == {on_city("detroit"): 1}
    assert (play[0].supply, play[0].limbo) == (6, 1)
    assert play[0].used == ["bs_gazette", "st_whispers"]
    assert play.match.pending[0].topic == ("turn", 1)
    play.check_parts()


def test_dp_26_exactly_that_many() -> None:
    play = spread("st_favours").play().choose("retrieve").cards("st_favours")

    for _ in range(2):
        assert ("done",) not in play.options()
        play.choose("limbo")

    assert play.asked() == {0: "turn"}
    assert play[0].limbo == 0


def test_dp_26_fewer_only_if_fewer_are_there() -> None:
    play = party().hand(0, "bs_gazette", "st_whispers").limbo(0, 2).play()

    play.choose("retrieve").cards("bs_gazette")

    assert (play[0].supply, play[0].limbo) == (8, 0)
    assert play[0].hand == ["st_whispers"]


def test_dp_26_what_is_there_counts_for_overpaying() -> None:
    scene = party().hand(0, "st_favours", "st_whispers").limbo(0, 1)
    play = scene.cubes(0, on_city("detroit"), 1).play()

    play.choose("retrieve").choose("card", "st_favours").choose("limbo")

    assert play[0].hand == ["st_whispers"]
    assert play[0].used == ["st_favours"]
    assert play[0].supply == 7


def test_dp_26_from_the_city_of_cthulhu_too() -> None:
    play = spread("st_whispers").cthulhu("detroit").play().choose("retrieve").cards("st_whispers")

    assert on_city("detroit") in play.options()


def test_dp_26_from_a_locked_card_too() -> None:
    play = spread("st_whispers").lock(on_base("chicago")).play()
    play.choose("retrieve").cards("st_whispers")

    play.choose(*on_base("chicago"))

    assert play[0].supply == 3


def test_dp_26_only_ones_own_cubes() -> None:
    scene = party().hand(0, "st_favours").cubes(1, on_city("detroit"), 2).limbo(1, 2)

    assert "retrieve" not in scene.play().kinds()


# DP-27: Buy


@pytest.mark.parametrize(
    ("cards", "bought"),
    [
        (("st_rail",), 1),
        (("bs_explorers",), 1),
        (("bs_wall_street",), 2),
        (("st_hush", "st_pistol"), 1),
        (("bs_explorers", "st_hush"), 2),
        (("bs_explorers", "city_detroit"), 3),
        (("bs_wall_street", "bs_explorers", "st_hush"), 4),
    ],
)
def test_dp_27_one_cube_for_each_two_money(cards: tuple[str, ...], bought: int) -> None:
    play = party().hand(0, *cards).play()

    play.choose("buy").cards(*cards)

    assert (play[0].supply, play[0].general) == (6 + bought, 12 - bought)
    assert sorted(play[0].used) == sorted(cards)
    assert play.match.pending[0].topic == ("turn", 1)
    play.check_parts()


@pytest.mark.parametrize(("general", "able"), [(1, True), (0, False)])
def test_dp_27_not_if_none_is_left(general: int, able: bool) -> None:
    play = party().hand(0, "bs_wall_street").supply(0, 18 - general).play()

    assert ("buy" in play.kinds()) == able


def test_dp_27_what_is_over_is_lost() -> None:
    play = party().hand(0, "bs_wall_street", "st_rail").supply(0, 17).play()

    play.choose("buy").cards("bs_wall_street")

    assert (play[0].supply, play[0].general) == (18, 0)
    play.check_parts()


def test_dp_27_cubes_of_limbo_and_board_are_not_for_sale() -> None:
    scene = party().hand(0, "bs_wall_street").cubes(0, on_city("detroit"), 6).limbo(0, 12)

    assert scene.table.players[0].general == 0
    assert "buy" not in scene.play().kinds()
