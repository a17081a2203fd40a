"""DP-61b, DP-68: a special effect is carried out to its end even if a part of it ends the game."""

from json import dumps, loads
from typing import Any

from tests.games.dark_providence.changed_cards import DEFAULT_PATH
from tests.games.dark_providence.scenes import INVESTIGATOR, Play, Scene, on_base, solo
from turncoat.games.dark_providence.content import read_box
from turncoat.games.dark_providence.rules import DarkProvidence


def two_claims(first: str, second: str) -> Scene:
    """Hastur's second cultist can claim a card in New York and one from the reserve."""
    scene = solo().top("new_york", first).stack("new_york", "bs_customs").reserve(second)
    return scene.cubes(2, on_base("new_york"), 4)


def test_dp_61b_the_second_claim_follows_a_first_one_that_ends_the_game() -> None:
    scene = two_claims("bs_guns", "bs_gazette").old_one(33)

    play = scene.its_turn("beh8", "bs_customs", "sanity", "bs_gazette")

    assert play.table.ended == "vp_mark"
    assert play.table.gates == {"new_york": (2, "open")}
    assert {"bs_guns", "bs_gazette"} <= set(play.table.gone)
    assert play.old_one.bases == 2
    assert play[2].cubes == {on_base("new_york"): 4}
    play.check_parts()


def test_dp_61b_the_step_follows_an_effect_that_ends_the_game() -> None:
    scene = two_claims("bs_guns", "bs_gazette").old_one(33)

    play = scene.its_turn("beh8", "bs_customs", "sanity", "bs_gazette")

    kinds = [event[0] for event in play.events()]
    assert play.place(2) == "washington"
    assert kinds.index("will_end") < kinds.index("reserve_shows") < kinds.index("game_over")


def test_dp_68_the_rest_of_the_effect_still_scores() -> None:
    scene = two_claims("bs_starry", "bs_guns").tracks(12, 11).vp(0, 5)

    play = scene.its_turn("beh8", "bs_customs", "bs_guns", "sanity")

    assert play.table.ended == "ritual_track"
    assert play.table.gates == {"new_york": (2, "open")}
    assert play.events(None, "old_one_scores") == [("old_one_scores", 9)]


def test_dp_68_a_second_act_of_a_behaviour_card_does_not_follow_an_end() -> None:
    scene = solo().cultists("arkham", "washington").top("arkham", "bs_guns").old_one(31)
    scene.stack("arkham", "bs_customs").cubes(1, on_base("arkham"), 2)

    play = scene.its_turn("beh4", "bs_customs", "sanity")

    assert play.table.ended == "vp_mark"
    assert play[1].cubes == {}


def its_line(*acts: dict[str, Any]) -> Play:
    """Azathoth's first cultist carries out these acts as its special effect."""
    raw = loads(DEFAULT_PATH.read_text())
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
        {**works, "by": 4, "only_if": "previous_ok"},  # skipped, so the act before it decides
        {**works, "by": 2, "only_if": "previous_failed"},
    )

    assert play.table.ritual == 3
