"""DP-67, DP-68: the sanity of the Great Old One, and how the solo game ends and is scored."""

import pytest

from tests.games.dark_providence.scenes import Scene, on_city, on_mythos, solo

# DP-67: the sanity of the Great Old One


def gate_maker(insanity: int = 0, points: int = 6) -> Scene:
    """Cultist 1 can open the gate of Boston by `beh5`."""
    scene = solo().cultists("boston", "new_york").main(0, "atlanta")
    return scene.old_one(points, insanity)


@pytest.mark.parametrize(("token", "kept"), [("insanity", 1), ("sanity", 0)])
def test_dp_67_it_keeps_insanity_and_sanity_leaves_the_game(token: str, kept: int) -> None:
    play = gate_maker().its_turn("beh5", token)

    assert play.old_one.insanity == kept
    assert (play.table.bag.count("insanity"), play.table.bag.count("sanity")) == (
        12 - kept,
        6 - (1 - kept),
    )
    play.check_parts()


def test_dp_67_it_is_never_mad() -> None:
    play = gate_maker(insanity=3).its_turn("beh5", "insanity")

    assert play.old_one.insanity == 4
    assert not play[0].revealed
    assert play.asked() == {0: "turn"}


def test_dp_67_at_its_fifth_you_reveal_and_the_rest_of_its_turn_is_played() -> None:
    play = gate_maker(insanity=4).vp(0, 9).its_turn("beh5", "insanity")

    assert play.match.over
    assert play.table.ended == "great_old_one_mad"
    assert play[0].revealed
    assert ("reveals", 0, "investigator") in play.events()
    assert play[2].cubes == {on_city("new_york"): 4}
    play.check_parts()


def test_dp_67_you_get_no_3_vp_but_your_gates_and_track() -> None:
    scene = gate_maker(insanity=4).vp(0, 4).tracks(investigation=3)

    play = scene.gate(0, "chicago", "closed").its_turn("beh5", "insanity")

    assert play.table.scores == [[("track_vp", 4), ("own_track", 2), ("gates_closed", 3)]]
    assert play.old_one.vp == 10
    assert play.table.winners == []
    assert play.events(None, "old_one_wins") == [("old_one_wins", "goo_hastur")]


def test_dp_67_sanity_at_four_does_nothing() -> None:
    play = gate_maker(insanity=4).its_turn("beh5", "sanity")

    assert play.asked() == {0: "turn"}
    assert not play[0].revealed


def test_dp_67_with_an_empty_bag_there_is_no_test() -> None:
    scene = gate_maker()
    player = scene.table.players[0]
    player.insanity, player.sanity, scene.table.bag = 12, 6, []

    play = scene.its_turn("beh5")

    assert play.table.gates == {"boston": (1, "open")}
    assert play.old_one.insanity == 0


def test_dp_67_when_your_main_agent_dies_the_rest_of_its_turn_is_played() -> None:
    scene = solo().cultists("boston", "new_york").vp(0, 9)

    play = scene.cubes(1, on_city("atlanta"), 1).its_turn("beh8")

    assert play.match.over
    assert play.table.ended == "main_agent"
    assert play.events(None, "murdered") == [("murdered", 1, 0, "friday")]
    assert play.table.control == {"atlanta": 1}
    assert play.events(None, "special") == [("special", "goo_hastur", 2)]
    assert play.place(2) == "washington"
    assert play.old_one.crypt == ["friday"]
    assert play.old_one.vp == 6 + 1 + 4
    assert play.table.scores == [[("track_vp", 9)]]
    assert play.table.winners == []
    play.check_parts()


def test_dp_67_you_may_win_although_your_main_agent_died() -> None:
    play = solo().cultists("boston", "new_york").vp(0, 12).its_turn("beh8")

    assert play.table.ended == "main_agent"
    assert play.events(None, "scores") == [("scores", 0, 12)]
    assert play.table.winners == [0]


def test_dp_67_another_end_in_the_rest_of_its_turn_comes_first() -> None:
    scene = solo().cultists("boston", "new_york").vp(0, 9).old_one(30)

    play = scene.cubes(1, on_city("atlanta"), 1).its_turn("beh8")

    assert play.table.ended == "vp_mark"
    assert play.place(2) == "new_york"
    assert play[0].revealed


# DP-68: ends


@pytest.mark.parametrize(("points", "over"), [(30, False), (31, True)])
def test_dp_68_its_35_vp_end_the_game_right_after_the_act(points: int, over: bool) -> None:
    play = gate_maker(points=points).its_turn("beh5", "sanity")

    assert play.match.over == over
    assert play.table.ended == ("vp_mark" if over else "")
    assert bool(play[2].cubes) != over


def test_dp_68_the_act_itself_is_finished_first() -> None:
    scene = solo().old_one(30).cubes(1, on_city("new_york"), 1)

    play = scene.its_turn("beh1")

    assert play.table.ended == "vp_mark"
    assert play.place(1) == "pittsburgh"
    assert play.table.control == {"new_york": 1}
    assert on_city("pittsburgh") not in play[1].cubes
    play.check_parts()


@pytest.mark.parametrize(("points", "over"), [(29, False), (30, True)])
def test_dp_68_your_35_vp_end_the_game(points: int, over: bool) -> None:
    play = solo().vp(0, points).cubes(0, on_city("chicago"), 1).play()

    play.choose("claim").choose("on_city", "chicago")

    assert play.match.over == over
    assert play.table.winners == ([0] if over else [])


def test_dp_68_your_madness_ends_the_game_right_after_the_special_effect() -> None:
    scene = solo("goo_azathoth").insanity(0, 2).main(0, "new_york").vp(0, 9)

    play = scene.its_turn("beh8", "insanity")

    assert play.table.ended == "madness"
    assert play.place(2) == "washington"
    assert play.table.scores == [[("track_vp", 9)]]
    assert play.table.winners == [0]


def test_dp_68_your_madness_in_your_own_turn_ends_the_game() -> None:
    scene = solo().insanity(0, 2).row("my_dagon", "my_tesla").cubes(0, on_mythos("my_dagon"), 1)
    play = scene.play()

    play.choose("claim").luck("insanity").choose("on_mythos", "my_dagon")

    assert play.table.ended == "madness"
    assert play.table.winners == []


@pytest.mark.parametrize(("ritual", "over"), [(11, False), (12, True)])
def test_dp_68_the_last_space_of_the_ritual_track_ends_the_game(ritual: int, over: bool) -> None:
    play = solo("goo_azathoth").tracks(ritual, 11).its_turn("beh7")

    assert play.match.over == over
    assert play.table.ended == ("ritual_track" if over else "")


def test_dp_68_the_last_space_of_the_investigation_track_ends_the_game() -> None:
    play = solo().tracks(investigation=11).hand(0, "bs_detectives").play()

    play.choose("invest_up").cards("bs_detectives")

    assert play.table.ended == "investigation_track"
    assert play.events(None, "scores") == [("scores", 0, 7 + 3)]
    assert play.table.winners == [0]


def test_dp_68_the_deep_ones_end_the_game() -> None:
    scene = solo().hand(0, "bs_deep_ones").deep_ones(0, *["boston"] * 7)
    play = scene.lock(on_city("boston")).play()

    play.choose("use", "bs_deep_ones").choose("place", "boston")

    assert play.table.ended == "deep_ones"
    assert play.table.scores == [[("hidden", 3)]]
    assert play.table.winners == []


# DP-68: scores


@pytest.mark.parametrize(("old_one", "winners"), [(23, [0]), (24, [0]), (25, [])])
def test_dp_68_you_score_as_an_investigator_and_a_tie_is_yours(
    old_one: int, winners: list[int]
) -> None:
    scene = solo("goo_azathoth").old_one(old_one).vp(0, 7).tracks(12, 5)
    scene.gate(0, "washington", "closed").gate(0, "boston", "open").crypt(0, "ag_rose")
    scene.agent(0, "ag_earp", "chicago").agent(0, "ag_west", "chicago")
    scene.discards(0, "bs_danvers").mythos(0, "my_pnakotic", "my_azathoth").insanity(0, 1)

    play = scene.its_turn("beh7")

    assert play.table.scores == [
        [
            ("track_vp", 7),
            ("hidden", 3),
            ("cards", 2),
            ("agents", 1),
            ("effects", 1),
            ("investigator_agents", 2),
            ("own_track", 3),
            ("gates_closed", 5),
        ]
    ]
    assert play.table.winners == winners


def test_dp_68_the_great_old_one_scores_nothing_more_and_nobody_is_eliminated() -> None:
    scene = solo("goo_azathoth").old_one(6).tracks(12, 5).gate(1, "chicago", "open")

    play = scene.cultists_have(mythos=["my_dagon"], crypt=["ag_rose"]).its_turn("beh7")

    assert play.events(None, "old_one_scores") == [("old_one_scores", 6)]
    assert play.events(None, "scores") == [("scores", 0, 6)]
    assert not play.events(None, "eliminated")
    assert play.events(None, "wins") == [("wins", 0)]
