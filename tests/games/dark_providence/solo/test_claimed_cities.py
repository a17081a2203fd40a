"""DP-63c: what happens when a cultist claims a city."""

from tests.games.dark_providence.scenes import Scene, on_base, on_city, solo
from turncoat.games.dark_providence.pile import cards_of

CITIES = [
    "arkham",
    "boston",
    "new_york",
    "washington",
    "pittsburgh",
    "detroit",
    "indianapolis",
    "st_louis",
    "charleston",
    "new_orleans",
    "chicago",
]


def yours() -> Scene:
    """You control Atlanta, which cultist 1 is about to claim from Chicago."""
    scene = solo().cultists("chicago", "new_york").control(0, "atlanta").vp(0, 9)
    return scene.bare("chicago").gate(0, "indianapolis", "closed").tracks(ritual=3)


def test_dp_63c_a_claimed_city_changes_hands() -> None:
    scene = yours().cubes(1, on_city("atlanta"), 3).cubes(0, on_city("atlanta"), 2)

    play = scene.cubes(2, on_city("atlanta"), 1).its_turn("beh1")

    assert play.table.control == {"atlanta": 1}
    assert (play[0].tokens, play[1].tokens) == (12 - 1, 11)
    assert (play[0].vp, play.old_one.vp) == (5, 10)
    assert (play[0].supply, play[1].limbo, play[2].cubes) == (6, 3, {on_base("new_york"): 3})
    assert on_city("atlanta") in play.table.locks
    assert "city_atlanta" in play.table.city_cards
    assert "city_atlanta" not in play[0].discards
    play.check_parts()


def test_dp_63c_a_city_is_claimed_in_order() -> None:
    scene = yours().hand(0, "city_atlanta").deck(0, "st_rail")

    play = scene.cubes(1, on_city("atlanta"), 1).its_turn("beh1")

    kinds = [event[0] for event in play.events(0)]
    begin = kinds.index("claims_spot")
    assert play.events(0)[begin : begin + 10] == [
        ("claims_spot", 1, "on_city", "atlanta"),
        ("exiled", 1, 1, "on_city", "atlanta"),
        ("loses_vp", 0, 4, 5),
        ("locked", "on_city", "atlanta"),
        ("old_one_gains", 4, 10),
        ("you_draw", "st_rail"),
        ("moves", 1, "cultist1", "indianapolis"),
        ("moves", 1, "cultist1", "st_louis"),
        ("track", "ritual", 4),
        ("adds", 1, 3, "on_city", "st_louis"),
    ]
    play.check_parts()


def test_dp_63c_your_vp_do_not_fall_below_0() -> None:
    play = yours().vp(0, 3).cubes(1, on_city("atlanta"), 1).its_turn("beh1")

    assert (play[0].vp, play.old_one.vp) == (0, 10)


def test_dp_63c_a_city_card_in_your_hand_is_replaced() -> None:
    scene = yours().hand(0, "city_atlanta").deck(0, "st_rail", "st_rite")

    play = scene.cubes(1, on_city("atlanta"), 1).its_turn("beh1", "st_rail")

    assert play[0].hand == ["st_rail"]
    assert "city_atlanta" in play.table.city_cards
    play.check_parts()


def test_dp_63c_a_city_card_in_your_deck_is_taken_out() -> None:
    scene = yours().deck(0, "st_rail", "city_atlanta", "st_rite")

    play = scene.cubes(1, on_city("atlanta"), 1).its_turn("beh1")

    assert play[0].hand == []
    assert sorted(cards_of(play[0].deck)) == ["st_rail", "st_rite"]
    assert "city_atlanta" in play.table.city_cards
    play.check_parts()


def test_dp_63c_a_city_of_nobody_gives_the_vp_too() -> None:
    play = solo().cubes(1, on_city("new_york"), 1).its_turn("beh1")

    assert play.old_one.vp == 11
    assert "city_new_york" in play.table.city_cards
    assert on_city("new_york") in play.table.locks


def test_dp_63c_the_last_lock_is_put_on_the_city() -> None:
    scene = yours().lock(*[on_base(city) for city in CITIES[:11]])

    play = scene.cubes(1, on_city("atlanta"), 1).its_turn("beh1")

    assert len(play.table.locks) == 12
    assert on_city("atlanta") in play.table.locks


def test_dp_63c_without_a_lock_left_the_city_gets_none() -> None:
    scene = yours().lock(*[on_city(city) for city in CITIES[:11]], on_base("arkham"))

    play = scene.cubes(1, on_city("atlanta"), 1).its_turn("beh1")

    assert play.table.control["atlanta"] == 1
    assert on_city("atlanta") not in play.table.locks
    play.check_parts()
