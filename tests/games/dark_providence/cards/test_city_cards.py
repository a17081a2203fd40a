import pytest

from tests.games.dark_providence.scenes import Scene, on_city
from tests.games.dark_providence.tables import check_resources, table
from turncoat.games.dark_providence.pile import cards_of
from turncoat.games.dark_providence.rules import RULES

CONTROL = {
    "arkham": 4,
    "boston": 4,
    "new_york": 5,
    "washington": 4,
    "pittsburgh": 3,
    "detroit": 4,
    "chicago": 5,
    "indianapolis": 3,
    "st_louis": 3,
    "atlanta": 4,
    "charleston": 3,
    "new_orleans": 3,
}


def test_city_arkham_brings_influence_or_investigation() -> None:
    check_resources("city_arkham", influence=2, invest_up=1)


def test_city_boston_brings_influence_or_money() -> None:
    check_resources("city_boston", influence=2, money=2)


def test_city_new_york_brings_money_or_influence() -> None:
    check_resources("city_new_york", money=3, influence=2)


def test_city_washington_brings_influence_or_investigation() -> None:
    check_resources("city_washington", influence=3, invest_up=1)


def test_city_pittsburgh_brings_strength_or_money() -> None:
    check_resources("city_pittsburgh", strength=2, money=1)


def test_city_detroit_brings_money_or_strength() -> None:
    check_resources("city_detroit", money=3, strength=1)


def test_city_chicago_brings_strength_or_influence() -> None:
    check_resources("city_chicago", strength=2, influence=2)


def test_city_indianapolis_brings_influence_money_or_less_ritual() -> None:
    check_resources("city_indianapolis", influence=1, money=2, ritual_down=1)


def test_city_st_louis_brings_influence_money_or_strength() -> None:
    check_resources("city_st_louis", influence=2, money=1, strength=1)


def test_city_atlanta_brings_influence_strength_or_less_ritual() -> None:
    check_resources("city_atlanta", influence=2, strength=1, ritual_down=1)


def test_city_charleston_brings_money_influence_or_less_investigation() -> None:
    check_resources("city_charleston", money=2, influence=1, invest_down=1)


def test_city_new_orleans_brings_ritual_or_influence() -> None:
    check_resources("city_new_orleans", ritual_up=1, influence=2)


# R'lyeh


def test_city_rlyeh_brings_influence_strength_or_ritual() -> None:
    check_resources("city_rlyeh", influence=4, strength=3, ritual_up=2)


def test_city_rlyeh_tests_the_sanity_after_each_use_as_a_resource() -> None:
    play = table().hand(0, "city_rlyeh").play().choose("influence").cards("city_rlyeh")
    assert play[0].insanity == 0

    play.luck("insanity").choose("on_city", "chicago")

    assert play[0].insanity == 1
    assert play.events(1)[-1] == ("sanity_token", 0, "insanity")


def test_city_rlyeh_kills_no_agent_by_its_own_test() -> None:
    scene = table().hand(0, "ag_rose", "city_rlyeh").agent(0, "ag_rose", "chicago")
    play = scene.play().choose("use", "ag_rose")

    play.luck("sanity", "insanity").cards("city_rlyeh")

    assert (play[0].sanity, play[0].insanity) == (1, 1)
    assert play[0].agents["ag_rose"] == "chicago"
    play.check_parts()


def test_city_rlyeh_tests_nobody_for_a_discard() -> None:
    play = table().hand(0, "city_rlyeh").play()

    play.choose("discard_cards").choose("discard", "city_rlyeh")

    assert play[0].discards == ["city_rlyeh"]
    assert play[0].sanity + play[0].insanity == 0


def test_city_rlyeh_is_no_place() -> None:
    play = table().hand(0, "st_whispers").play().choose("influence").cards("st_whispers")

    cities = {option[1] for option in play.options() if option[0] == "on_city"}
    assert cities == {*CONTROL} == {*RULES.box.city_ids}


# City cards are gained and lost with the control of their cities


@pytest.mark.parametrize("city", CONTROL)
def test_city_cards_come_with_the_claimed_city_and_its_vp(city: str) -> None:
    scene = table().main(0, "detroit" if city == "arkham" else "arkham")
    scene.main(1, "arkham" if city == "boston" else "boston").main(2, "arkham")
    play = scene.cubes(0, on_city(city), 2).play()

    play.choose("claim").choose("on_city", city)

    assert play[0].discards == [f"city_{city}"]
    assert f"city_{city}" not in play.table.city_cards
    assert play.table.control == {city: 0}
    assert play[0].vp == CONTROL[city]
    assert (play[0].limbo, play[0].tokens) == (2, 11)
    assert play[0].sanity + play[0].insanity == 0
    play.check_parts()


def held(city: str = "chicago") -> Scene:
    """Seat 1 controls a city in which seat 0 has the most influence."""
    return table().control(1, city).vp(1, 9).cubes(0, on_city(city), 3)


def test_city_cards_leave_the_discards_with_a_lost_city() -> None:
    play = held().play().choose("claim").choose("on_city", "chicago")

    assert play[0].discards == ["city_chicago"]
    assert play[1].discards == []
    assert (play[0].vp, play[1].vp) == (5, 4)
    assert (play[0].tokens, play[1].tokens) == (11, 12)
    play.check_parts()


def test_city_cards_leave_the_hand_with_a_lost_city_and_are_replaced() -> None:
    play = held().hand(1, "city_chicago", "st_rail").play().luck("st_hush")

    play.choose("claim").choose("on_city", "chicago")

    assert play[0].discards == ["city_chicago"]
    assert play[1].hand == ["st_rail", "st_hush"]
    play.check_parts()


def test_city_cards_leave_the_deck_with_a_lost_city() -> None:
    scene = held().deck(1, "st_rail", "city_chicago", "st_hush")

    play = scene.play().choose("claim").choose("on_city", "chicago")

    assert play[0].discards == ["city_chicago"]
    assert sorted(cards_of(play[1].deck)) == ["st_hush", "st_rail"]
    assert play[1].hand == []
    play.check_parts()


def test_city_cards_go_back_to_the_city_cards_when_cthulhu_comes() -> None:
    scene = table().control(1, "chicago").vp(1, 3).hand(1, "city_chicago").row("my_cthulhu")
    play = scene.cubes(0, ("on_mythos", "my_cthulhu"), 1).play()

    play.choose("claim").choose("on_mythos", "my_cthulhu").choose("place", "chicago")

    assert "city_chicago" in play.table.city_cards
    assert "city_chicago" not in play[1].owned()
    assert (len(play[1].hand), play[1].vp) == (1, 0)
    play.check_parts()


def test_city_cards_that_are_destroyed_go_back_and_control_stays() -> None:
    scene = table().control(0, "chicago").hand(0, "bs_fire", "city_chicago")
    play = scene.play().choose("use", "bs_fire")

    play.choose("purge_hand", "city_chicago")

    assert "city_chicago" in play.table.city_cards
    assert play.table.control == {"chicago": 0}
    assert play.table.gone == []
    play.check_parts()


def test_city_cards_that_went_back_are_gained_by_the_next_to_claim() -> None:
    scene = held()
    scene.table.players[1].discards.remove("city_chicago")
    scene.table.city_cards.append("city_chicago")

    play = scene.play().choose("claim").choose("on_city", "chicago")

    assert play[0].discards == ["city_chicago"]
    play.check_parts()


def test_city_cards_are_thirteen_and_lie_ready() -> None:
    cards = [f"city_{city}" for city in CONTROL]

    assert sorted(table().table.city_cards) == sorted([*cards, "city_rlyeh"])
