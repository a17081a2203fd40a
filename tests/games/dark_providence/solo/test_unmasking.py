"""DP-66: assassinating a cultist."""

import pytest

from tests.games.dark_providence.scenes import Play, Scene, on_base, on_city, solo

# Five cards, so that none is drawn at the end of the turn.
FULL = ("st_rail", "st_hush", "st_favours", "st_chain", "st_whispers")


def hunting(points: int = 6) -> Scene:
    """Agent Friday is in Arkham, with the cards to assassinate cultist 1 there."""
    scene = solo().main(0, "arkham").old_one(points)
    return scene.hand(0, "st_conspirator", "bs_dynamite", *FULL)


def strike(play: Play) -> Play:
    play.choose("use", "st_conspirator")
    if "killer" in play.asked().values():
        play.choose("piece", "friday")
    return play.choose("victim", "cultist1").cards("bs_dynamite")


def test_dp_66_a_killed_cultist_is_unmasked_and_costs_3_vp() -> None:
    play = strike(hunting().play())

    assert play.events(None, "unmasked") == [("unmasked", 1, "cultist1")]
    assert play[1].revealed
    assert not play[2].revealed
    assert play.old_one.vp == 3
    assert play[0].crypt == []
    assert play.place(1) == "arkham"
    assert sorted(play[0].used) == ["bs_dynamite", "st_conspirator"]
    assert not play.match.over
    play.check_parts()


@pytest.mark.parametrize(("points", "may"), [(4, False), (5, True)])
def test_dp_66_only_while_the_great_old_one_has_5_vp(points: int, may: bool) -> None:
    play = hunting(points).play()

    assert (("use", "st_conspirator") in play.options()) == may
    if may:
        assert strike(play).old_one.vp == 2


def test_dp_66_your_strength_must_reach_the_control_value() -> None:
    scene = solo().main(0, "arkham").hand(0, "st_conspirator", "st_friday")

    assert ("use", "st_conspirator") not in scene.play().options()
    assert ("use", "st_conspirator") in scene.hand(0, "st_pistol").play().options()


def test_dp_66_the_second_may_not_be_killed_at_once() -> None:
    scene = hunting().cultists("arkham", "arkham").hand(0, "bs_guns", "bs_bootleggers")
    play = strike(scene.agent(0, "ag_earp", "arkham").play())

    assert play.old_one.vp == 3
    assert ("use", "bs_guns") not in play.options()


def test_dp_66_with_enough_vp_the_second_may_be_killed_but_the_first_not_again() -> None:
    scene = hunting(8).cultists("arkham", "arkham").hand(0, "bs_guns", "st_pistol")
    play = strike(scene.agent(0, "ag_earp", "arkham").play())

    play.choose("use", "bs_guns").choose("piece", "ag_earp")

    assert play.options() == [("victim", "cultist2")]


def test_dp_66_an_unmasked_cultist_acts_on_with_its_revealed_values() -> None:
    play = strike(hunting().play()).luck("beh2")

    play.choose("pass")

    assert play[1].cubes == {on_base("arkham"): 2}
    assert play[2].cubes == {on_city("washington"): 3}


def test_dp_66_an_unmasked_cultist_no_longer_guards_its_city() -> None:
    scene = hunting().cubes(0, on_city("arkham"), 2)
    play = scene.play()
    assert ("claim",) not in play.options()

    strike(play).luck("beh1").choose("pass")

    assert play.place(1) == "boston"
    assert ("claim",) in play.options()
