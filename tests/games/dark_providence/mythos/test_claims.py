import pytest

from tests.games.dark_providence.scenes import (
    on_base,
    on_city,
)
from tests.games.dark_providence.tables import claim, end, offered, parts, six_agents
from turncoat.games.dark_providence.pile import cards_of, size
from turncoat.games.dark_providence.rules import RULES

# Yog-Sothoth


def test_my_yog_gives_one_action_more_this_turn_but_no_second_claim() -> None:
    scene = offered("my_yog").cubes(0, on_city("chicago"), 2)

    play = claim(scene, "my_yog", "sanity")

    assert play.table.actions == 2
    assert play[0].sanity == 1
    assert ("claim",) not in play.options()
    play.choose("pass")
    play.choose("pass").choose("pass")
    assert play.table.active_seat == 0
    assert play.table.actions == 2
    play.check_parts()


# Hastur


def test_my_hastur_claims_the_first_agent_of_the_reserve() -> None:
    scene = offered("my_hastur").reserve("bs_starry", "bs_jury", "ag_west", "ag_jung")
    before = size(scene.martial_law("boston").cthulhu("detroit").table.reserve)

    play = claim(scene, "my_hastur", "bs_starry", "bs_jury", "ag_west", "insanity", "sanity")

    cities = {city for _, city in play.options()}
    assert cities == {*RULES.box.city_ids} - {"boston", "detroit"}
    play.choose("place", "chicago")
    assert play[0].agents == {"monday": "arkham", "ag_west": "chicago"}
    assert play[0].discards == ["ag_west"]
    assert size(play.table.reserve) == before - 1
    assert cards_of(play.table.reserve[-1:]) == ["ag_jung"]
    assert sorted(cards_of(play.table.reserve[:1])) == ["bs_jury", "bs_starry"]
    assert play.events(2, "sanity_token") == [
        ("sanity_token", 0, "insanity"),
        ("sanity_token", 0, "sanity"),
    ]
    assert play.table.actions == 1
    play.check_parts()


def test_my_hastur_does_nothing_without_an_agent_in_the_reserve() -> None:
    scene = offered("my_hastur").stack("arkham", *RULES.box.agents)
    before = sorted(cards_of(scene.table.reserve))

    play = claim(scene, "my_hastur")

    assert play.asked() == {0: "turn"}
    assert play[0].agents == {"monday": "arkham"}
    assert sorted(cards_of(play.table.reserve)) == before
    play.check_parts()


def test_my_hastur_gives_no_seventh_agent() -> None:
    scene = six_agents(offered("my_hastur")).reserve("ag_west")

    play = claim(scene, "my_hastur")

    assert play[0].mythos == ["my_hastur"]
    assert len(play[0].agents) == 6
    assert play.events(None, "reserve_shows") == []
    play.check_parts()


# Cthulhu


def test_my_cthulhu_takes_a_city_and_gives_rlyeh() -> None:
    scene = offered("my_cthulhu").control(1, "chicago").vp(1, 7).agent(1, "ag_jung", "chicago")
    scene.main(0, "chicago").cubes(2, on_city("chicago"), 2).lock(on_base("chicago"))

    play = claim(scene, "my_cthulhu")
    assert {city for _, city in play.options()} == {*RULES.box.city_ids}
    play.choose("place", "chicago")

    assert play.asked() == {0: "flee"}
    assert {city for _, city in play.options()} == {"detroit", "indianapolis", "st_louis"}
    play.choose("go", "detroit").luck("sanity").choose("go", "st_louis")
    assert play[0].agents["monday"] == "detroit"
    assert play[1].agents["ag_jung"] == "st_louis"
    assert play.table.control == {}
    assert play[1].vp == 2
    assert "city_chicago" in play.table.city_cards
    assert play[0].discards == ["city_rlyeh"]
    assert play[2].cubes == {on_city("chicago"): 2}
    assert play.table.locks == [on_base("chicago")]
    assert play[0].sanity == 1
    play.check_parts()


def test_my_cthulhu_gives_rlyeh_only_from_the_city_cards() -> None:
    scene = offered("my_cthulhu").hand(1, "city_rlyeh")

    play = claim(scene, "my_cthulhu").choose("place", "pittsburgh")

    assert play[0].discards == []
    assert play[1].hand == ["city_rlyeh"]
    play.check_parts()


# Mi-Go


def test_my_migo_puts_a_hired_agent_under_the_card_and_takes_its_place() -> None:
    scene = offered("my_migo").hand(1, "ag_earp").agent(1, "ag_earp", "chicago")
    scene.agent(1, "ag_houdini", "chicago").agent(2, "ag_rose", "detroit").possessed(2, "ag_rose")
    scene.agent(0, "ag_jung", "boston").martial_law("chicago").agent(2, "ag_ness", "detroit")

    play = claim(scene, "my_migo")
    assert {*play.options()} == {("piece", "ag_earp"), ("piece", "ag_ness")}
    play.luck("st_rail", "sanity").choose("piece", "ag_earp")

    assert play[0].agents == {"monday": "arkham", "ag_jung": "boston", "mi_go": "chicago"}
    assert play.table.brains == ["ag_earp"]
    assert play[1].agents == {"wednesday": "boston", "ag_houdini": "chicago"}
    assert play[1].hand == ["st_rail"]
    assert play[0].crypt == []
    play.check_parts()


def test_my_migo_without_a_victim_comes_to_any_open_city() -> None:
    scene = offered("my_migo").agent(1, "ag_houdini", "chicago").martial_law("boston")

    play = claim(scene, "my_migo")
    assert {city for _, city in play.options()} == {*RULES.box.city_ids} - {"boston"}
    play.choose("place", "atlanta")

    assert play[0].agents["mi_go"] == "atlanta"
    play.check_parts()


def test_my_migo_does_nothing_with_six_agents() -> None:
    scene = six_agents(offered("my_migo")).agent(1, "ag_mason", "chicago")

    play = claim(scene, "my_migo")

    assert play[0].mythos == ["my_migo"]
    assert "mi_go" not in play[0].agents
    assert play[1].agents["ag_mason"] == "chicago"
    play.check_parts()


# Whateleys


def test_my_whateleys_go_to_three_different_cities_without_a_gate() -> None:
    scene = offered("my_whateleys").gate(1, "chicago", "open").martial_law("boston")

    play = claim(scene, "my_whateleys")
    assert {city for _, city in play.options()} == {*RULES.box.city_ids} - {"chicago"}
    play.choose("place", "boston")
    assert ("place", "boston") not in play.options()
    play.choose("place", "detroit").choose("place", "atlanta")

    assert play.table.whateleys == ["boston", "detroit", "atlanta"]
    assert play.asked() == {0: "turn"}
    play.check_parts()


# Lost City, Azathoth, Elder Thing


def test_my_lost_city_scores_three_vp_now_and_then_tests() -> None:
    play = claim(offered("my_lost_city").vp(0, 4), "my_lost_city", "insanity")

    assert play[0].vp == 7
    assert play.events(1)[-2:] == [("gains_vp", 0, 3, 7), ("sanity_token", 0, "insanity")]


def test_my_lost_city_ends_the_game_at_the_mark_after_its_test() -> None:
    play = claim(offered("my_lost_city").vp(0, 27), "my_lost_city", "sanity")

    assert play.table.ended == "vp_mark"
    assert play[0].sanity == 1


def test_my_azathoth_lifts_the_ritual_by_two() -> None:
    play = claim(offered("my_azathoth").tracks(ritual=5), "my_azathoth", "sanity")

    assert play.table.ritual == 7
    assert play[0].sanity == 1


@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_my_azathoth_scores_insanity_at_the_end_up_to_three(tokens: int, points: int) -> None:
    scene = offered("my_tesla").mythos(0, "my_azathoth").insanity(0, tokens).insanity(1, 2)

    play = end(scene)

    assert parts(play, 0).get("effects", 0) == points
    assert "effects" not in parts(play, 1)


def test_my_elder_thing_lifts_the_investigation_or_lowers_the_ritual() -> None:
    scene = offered("my_elder_thing").tracks(ritual=5, investigation=5)

    play = claim(scene, "my_elder_thing")
    assert play.options() == [("choice", 1, "my_elder_thing"), ("choice", 2, "my_elder_thing")]
    play.luck("sanity").choose("choice", 2, "my_elder_thing")

    assert (play.table.ritual, play.table.investigation) == (3, 5)


def test_my_elder_thing_with_the_ritual_at_its_start_lifts_the_investigation() -> None:
    play = claim(offered("my_elder_thing").tracks(investigation=11), "my_elder_thing")
    if play.asked() == {0: "choose"}:
        assert play.options() == [("choice", 1, "my_elder_thing")]
        play.choose("choice", 1, "my_elder_thing")

    assert play.table.investigation == 12
    assert play.table.ended == "investigation_track"
