import pytest

from tests.games.dark_providence.scene_parts import three
from tests.games.dark_providence.scenes import on_city, party


@pytest.mark.parametrize("use", ["influence", "ritual_up"])
def test_dp_48c_each_use_ends_with_a_sanity_test_after_the_action(use: str) -> None:
    play = three().hand(0, "city_rlyeh").play().luck("insanity").choose(use)

    play.cards("city_rlyeh")
    if use == "influence":
        assert play[0].insanity == 0
        play.choose(*on_city("detroit"))

    assert play[0].insanity == 1
    assert play.events(1)[-1] == ("sanity_token", 0, "insanity")
    assert len(play.events(1, "sanity_token")) == 1
    play.check_parts()


def test_dp_48c_a_use_for_strength_has_its_test_too_and_no_agent_dies() -> None:
    scene = three().hand(0, "city_rlyeh", "ag_chavos").agent(0, "ag_chavos", "detroit")
    play = scene.agent(1, "ag_rose", "detroit").play().luck("insanity")

    play.choose("use", "ag_chavos").choose("victim", "ag_rose").cards("city_rlyeh")

    assert play[0].insanity == 1
    assert play[0].crypt == ["ag_rose"]
    assert play[0].agents == {"monday": "arkham", "ag_chavos": "detroit"}
    play.check_parts()


def test_dp_48c_madness_by_that_test_ends_the_game_after_the_action() -> None:
    play = three().hand(0, "city_rlyeh").insanity(0, 2).play().luck("insanity")

    play.choose("influence").cards("city_rlyeh").choose(*on_city("detroit"))

    assert play.table.ended == "madness"
    assert play[0].cubes == {on_city("detroit"): 4}


def test_dp_48c_being_discarded_is_no_use() -> None:
    play = three().hand(0, "city_rlyeh").play()

    play.choose("discard_cards").choose("discard", "city_rlyeh")

    assert len(play.table.bag) == 18
    assert play.events(0, "sanity_token") == []


def test_dp_48c_the_next_action_has_no_test_of_its_own() -> None:
    play = three().hand(0, "city_rlyeh", "st_whispers").play().luck("sanity")

    play.choose("influence").cards("city_rlyeh").choose(*on_city("detroit"))
    play.choose("influence").cards("st_whispers").choose(*on_city("detroit"))

    assert len(play.events(0, "sanity_token")) == 1


def test_dp_48c_it_is_no_place() -> None:
    play = three().hand(0, "st_whispers", "bs_plane").play()
    assert "rlyeh" not in play.table.box.city_ids

    play.choose("influence").cards("st_whispers")

    assert [option for option in play.options() if "rlyeh" in str(option[1])] == []


def test_dp_48c_it_is_not_lost_with_a_city() -> None:
    scene = three().discards(1, "city_rlyeh").control(1, "detroit").vp(1, 4)
    play = scene.cubes(0, on_city("detroit"), 1).play()

    play.choose("claim").choose(*on_city("detroit"))

    assert "city_rlyeh" in play[1].discards
    assert "city_detroit" in play[0].discards
    play.check_parts()


def test_dp_48c_the_test_for_rlyeh_belongs_to_the_action_that_ends_the_game() -> None:
    scene = party().hand(0, "city_rlyeh").tracks(ritual=12)

    play = scene.play().luck("insanity").choose("ritual_up").cards("city_rlyeh")

    assert play.match.over
    assert play[0].insanity == 1
