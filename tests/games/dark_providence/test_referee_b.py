"""What a referee found untested between DP-30 and DP-68."""

from json import dumps, loads
from typing import Any

import pytest

from tests.games.dark_providence.changed_cards import PAGE
from tests.games.dark_providence.scenes import (
    CULTIST,
    DISSENTER_INVESTIGATOR,
    INVESTIGATOR,
    Play,
    Scene,
    on_base,
    on_city,
    party,
    solo,
)
from tests.games.dark_providence.tables import claim, end, offered, parts, table
from turncoat.games.dark_providence.content import read_box
from turncoat.games.dark_providence.rules import DarkProvidence


def test_dp_31a_dynamite_is_destroyed_even_if_the_murder_ends_the_game() -> None:
    scene = table().hand(0, "bs_dynamite").main(2, "arkham").vp(2, 5)

    play = scene.play().choose("use", "bs_dynamite").choose("victim", "thursday")

    assert play.match.over
    assert play.table.ended == "main_agent"
    assert (play[0].used, play.table.gone) == ([], ["bs_dynamite"])
    play.whole()


@pytest.mark.parametrize("spot", [on_base("chicago"), on_city("chicago")])
def test_dp_33_a_lock_may_lie_where_cthulhu_is(spot: tuple[str, str]) -> None:
    play = table().hand(0, "st_chain").cthulhu("chicago").play().choose("use", "st_chain")

    play.choose("lock", *spot)

    assert play.table.locks == [spot]


@pytest.mark.parametrize("seat", [1, 2])
def test_dp_51a_the_impostor_of_another_seat_decides_too(seat: int) -> None:
    play = end(table().mythos(seat, "my_impostor"))

    assert play.asked() == {seat: "impostor"}
    before = play[seat].alignment
    play.choose("yes")

    assert play[seat].alignment != before
    assert ("impostor", seat, play[seat].alignment) in play.events()


def test_dp_51a_an_impostor_who_claimed_deep_ones_as_an_investigator_scores_them() -> None:
    scene = table(INVESTIGATOR, CULTIST, DISSENTER_INVESTIGATOR).mythos(0, "my_impostor")
    scene.top("arkham", "bs_deep_ones").cubes(0, on_base("arkham"), 1).hand(0, "bs_starry")
    play = scene.tracks(ritual=12).play()
    play.choose("claim").choose(*on_base("arkham"))
    assert play[0].deep_supply == 8

    play[0].deep_supply = 0
    play[0].deep_ones = ["boston"] * 8
    play.choose("ritual_up").cards("bs_starry").choose("yes")

    assert parts(play, 0)["deep_ones"] == 8


def test_dp_47_a_revealed_cultist_has_to_leave_too() -> None:
    scene = solo().row("my_cthulhu").cubes(0, ("on_mythos", "my_cthulhu"), 1)
    play = claim(scene.cultists("chicago", "detroit").revealed(1, "murder"), "my_cthulhu")

    play.luck("sanity").choose("place", "chicago")

    assert play.place(1) == "indianapolis"
    assert play.place(2) == "detroit"


def test_dp_64_without_a_place_for_cubes_nothing_comes_back_from_limbo() -> None:
    scene = solo().bare("new_york").supply(2, 0).limbo(2, 19)
    scene.table.players[2].general = 0

    play = scene.its_turn("beh1")

    assert (play[2].supply, play[2].limbo) == (0, 19)
    assert play.place(2) == "washington"


def its_line(*acts: dict[str, Any]) -> Play:
    """Azathoth's first cultist does this as its special effect."""
    raw = loads(PAGE.read_text())
    [goo] = [goo for goo in raw["solo"]["great_old_ones"] if goo["id"] == "goo_azathoth"]
    goo["cultist1"] = list(acts)
    rules = DarkProvidence(read_box(dumps(raw).encode()))
    scene = Scene(INVESTIGATOR, rules=rules, great_old_one="goo_azathoth", agents=["friday"])
    return scene.its_turn("beh7")


def test_dp_61b_a_condition_looks_at_the_last_act_that_was_tried() -> None:
    fails = {"act": "track", "track": "investigation", "by": -1}
    works = {"act": "track", "track": "ritual", "by": 1}

    play = its_line(
        works,
        {**fails, "only_if": "previous_ok"},
        {**works, "by": 4, "only_if": "previous_ok"},  # skipped, so it is not the last
        {**works, "by": 2, "only_if": "previous_failed"},
    )

    assert play.table.ritual == 3


def test_dp_40_no_test_of_a_card_with_an_empty_bag() -> None:
    scene = party(2).hand(0, "city_rlyeh")
    scene.table.players[1].sanity, scene.table.players[1].insanity = 6, 12
    scene.table.bag.clear()

    play = scene.play().choose("influence").cards("city_rlyeh").choose(*on_city("chicago"))

    assert (play[0].sanity, play[0].insanity) == (0, 0)
    assert play.events(topic="sanity_token") == []


def test_dp_48b_there_are_three_whateleys_in_all() -> None:
    play = claim(offered("my_whateleys"), "my_whateleys", "sanity")

    for city in ("arkham", "boston", "chicago"):
        play.choose("place", city)

    assert play.table.whateleys == ["arkham", "boston", "chicago"]
    assert play.asked() == {0: "turn"}
