"""DP-67a: the goal of each Great Old One, reached and just missed."""

import pytest

from tests.games.dark_providence.scenes import Play, Scene, on_base, on_city, on_mythos, solo

GOAL = "great_old_one_goal"
ANY_THREE = ("ag_ness", "ag_jung", "ag_fleet")
ANY_FOUR = ("my_tesla", "my_slumber", "my_jenkin", "my_pnakotic")
OPENED = ("chicago", "detroit", "atlanta", "boston", "charleston")


def it_wins(play: Play) -> bool:
    """Whether the Great Old One has won by its goal."""
    won = play.table.ended == GOAL
    if won:
        assert play.match.over
        assert play.table.winners == []
        assert play.events(None, "old_one_wins") == [("old_one_wins", play.old_one.id)]
        assert not play.events(None, "wins")
    else:
        assert play.asked() == {0: "turn"}
    return won


# Hastur


def hastur(gained: int) -> Scene:
    """Cultist 2 can claim Wyatt Earp in New York by `beh3`; this many are claimed already."""
    scene = solo().cultists_have(agents=ANY_THREE[:gained]).top("new_york", "ag_earp")
    return scene.gate(0, "new_york", "closed").cubes(2, on_base("new_york"), 1)


@pytest.mark.parametrize(("gained", "wins"), [(2, False), (3, True)])
def test_dp_67a_hastur_wins_with_four_agents(gained: int, wins: bool) -> None:
    play = hastur(gained).its_turn("beh3")

    assert it_wins(play) == wins
    play.check_parts()


def test_dp_67a_hastur_counts_agents_of_the_reserve() -> None:
    scene = solo().cultists_have(agents=ANY_THREE).top("washington", "bs_wall_street")
    scene.reserve("ag_earp").cubes(2, on_base("washington"), 4)

    play = scene.its_turn("beh8")

    assert it_wins(play)
    assert play.place(2) == "indianapolis"


def test_dp_67a_hastur_counts_no_murdered_agents() -> None:
    scene = solo().cultists_have(agents=ANY_THREE, crypt=["ag_rose"]).cultists("boston", "new_york")

    play = scene.main(0, "atlanta").vp(0, 5).agent(0, "ag_earp", "boston").its_turn("beh8")

    assert play.old_one.crypt == ["ag_rose", "ag_earp"]
    assert not it_wins(play)


# Yog-Sothoth


def yog(gates: int) -> Scene:
    """Cultist 1 can open the gate of Pittsburgh by `beh7`; this many are open already."""
    scene = solo("goo_yog").cultists("pittsburgh", "new_york").counted(gates=gates)
    for number, city in enumerate(OPENED[:gates]):
        scene.gate(1 + number % 2, city, "open")
    return scene


@pytest.mark.parametrize(("before", "wins"), [(4, False), (5, True)])
def test_dp_67a_yog_wins_with_six_gates_of_both_cultists(before: int, wins: bool) -> None:
    scene = yog(before)

    play = scene.its_turn("beh7", "sanity")

    assert play.table.gates["pittsburgh"] == (1, "open")
    assert it_wins(play) == wins
    play.check_parts()


def test_dp_67a_yog_does_not_count_gates_that_you_opened() -> None:
    scene = yog(0)
    for city in OPENED:
        scene.gate(0, city, "open")

    play = scene.its_turn("beh7", "sanity")

    assert play.table.gates["pittsburgh"] == (1, "open")
    assert play.old_one.gates == 1
    assert not it_wins(play)


# Cthulhu


@pytest.mark.parametrize(("second", "wins"), [(1, False), (2, True)])
def test_dp_67a_cthulhu_wins_with_five_cities_of_both_cultists(second: int, wins: bool) -> None:
    scene = solo("goo_cthulhu").control(1, "detroit", "atlanta")
    scene.control(2, *["pittsburgh", "st_louis"][:second])

    play = scene.cubes(1, on_city("new_york"), 1).its_turn("beh1")

    assert it_wins(play) == wins
    assert play.table.control["new_york"] == 1
    play.check_parts()


def test_dp_67a_cthulhu_counts_only_cities_of_now() -> None:
    scene = solo("goo_cthulhu").control(1, "detroit", "atlanta").control(2, "pittsburgh")
    scene.control(2, "chicago").cubes(0, on_city("chicago"), 1)
    scene.cubes(1, on_city("new_york"), 1)
    play = scene.hand(0, "st_rail", "st_hush", "st_favours", "st_chain", "st_rite").play()

    play.choose("claim").choose("on_city", "chicago").luck("beh1").choose("pass")

    assert play.table.control["new_york"] == 1
    assert not it_wins(play)


# The Black Goat


@pytest.mark.parametrize(("before", "wins"), [(7, False), (8, True)])
def test_dp_67a_the_goat_wins_with_nine_base_cards(before: int, wins: bool) -> None:
    scene = solo("goo_goat").counted(bases=before).top("new_york", "bs_gazette")

    play = scene.cubes(2, on_base("new_york"), 2).its_turn("beh8")

    assert play.old_one.bases == before + 1
    assert it_wins(play) == wins


# Nyarlathotep


@pytest.mark.parametrize(("before", "wins"), [(3, False), (4, True)])
def test_dp_67a_nyarlathotep_wins_with_five_mythos_cards(before: int, wins: bool) -> None:
    scene = solo("goo_nyarlathotep").cultists_have(mythos=ANY_FOUR[:before])
    scene.row("my_silver_key", "my_sacrifice").mythos_deck("my_dagon")

    play = scene.cubes(2, on_mythos("my_silver_key"), 1).its_turn("beh8")

    assert it_wins(play) == wins
    assert play.table.row == ["my_sacrifice", "my_dagon"]
    play.check_parts()


# Azathoth


@pytest.mark.parametrize(
    ("ritual", "investigation", "wins"),
    [(7, 0, False), (8, 0, True), (10, 2, True), (10, 3, False)],
)
def test_dp_67a_azathoth_wins_with_the_ritual_ten_spaces_ahead(
    ritual: int, investigation: int, wins: bool
) -> None:
    scene = solo("goo_azathoth").tracks(ritual, investigation)

    play = scene.its_turn("beh7")

    assert play.table.ritual == ritual + 2
    assert it_wins(play) == wins


# When the goal is checked


def test_dp_67a_the_goal_is_looked_at_after_your_actions() -> None:
    play = solo("goo_azathoth").tracks(10, 1).hand(0, "bs_blackmail").play()

    play.choose("invest_down").cards("bs_blackmail")

    assert it_wins(play)


def test_dp_67a_the_goal_wins_at_once_without_the_rest_of_the_turn() -> None:
    play = hastur(3).its_turn("beh3")

    assert it_wins(play)
    assert play[2].cubes == {on_base("new_york"): 2}
    assert play.place(2) == "washington"


def test_dp_67a_the_goal_is_checked_after_the_step_of_a_special_effect() -> None:
    play = solo("goo_azathoth").tracks(ritual=9).its_turn("beh7")

    assert it_wins(play)
    assert play.place(1) == "boston"
    assert play[2].agents == {"cultist2": "new_york"}


def test_dp_67a_the_goal_comes_before_a_track_at_its_end() -> None:
    play = solo("goo_azathoth").vp(0, 30).tracks(12, 4).its_turn("beh7")

    assert play.table.ritual == 14
    assert it_wins(play)


def test_dp_67a_the_goal_comes_before_its_vp_mark() -> None:
    play = yog(5).vp(0, 34).old_one(32).its_turn("beh7", "sanity")

    assert (play.old_one.vp, play.events(None, "scores")) == (36, [("scores", 0, 37)])
    assert it_wins(play)


def test_dp_67a_the_goal_comes_before_your_madness() -> None:
    scene = solo("goo_azathoth").vp(0, 30).tracks(8, 0).insanity(0, 2)
    play = scene.row("my_azathoth", "my_tesla").cubes(0, on_mythos("my_azathoth"), 1).play()

    play.choose("claim").luck("insanity").choose("on_mythos", "my_azathoth")

    assert play[0].mad
    assert it_wins(play)


def test_dp_67a_the_rest_of_a_special_effect_follows_the_part_that_reaches_the_goal() -> None:
    scene = solo("goo_azathoth").tracks(10, 2).insanity(0, 2).main(0, "new_york")

    play = scene.its_turn("beh8", "insanity")

    assert it_wins(play)
    assert (play[0].insanity, play[0].mad) == (3, True)


def test_dp_67a_the_goal_comes_before_the_end_by_its_fifth_insanity() -> None:
    play = yog(5).old_one(insanity=4).its_turn("beh7", "insanity")

    assert it_wins(play)
    assert play[0].revealed == "defeat"


def test_dp_67a_the_goal_wins_whatever_the_scores() -> None:
    play = solo("goo_azathoth").vp(0, 34).old_one(0).tracks(ritual=9).its_turn("beh7")

    assert it_wins(play)
    assert play.events(None, "scores") == [("scores", 0, 37)]
    assert play.events(None, "old_one_scores") == [("old_one_scores", 0)]
