import pytest

from tests.games.dark_providence.scene_parts import three
from tests.games.dark_providence.scenes import (
    CULTIST,
    DISSENTER_CULTIST,
    DISSENTER_INVESTIGATOR,
    INVESTIGATOR,
    Play,
    Scene,
)

REVEAL = ("reveal",)


def with_gates_and_tracks(alignment: str) -> Scene:
    """Seat 0 has a closed gate worth 5 and an open one worth 3; the tracks are worth 2 and 4."""
    scene = three().tracks(ritual=8, investigation=3)
    scene.table.players[0].alignment = alignment
    return scene.gate(0, "charleston", "closed").gate(0, "chicago", "open")


def total(play: Play, seat: int) -> int:
    return sum(points for _, points in play.table.scores[seat])


@pytest.mark.parametrize(
    ("alignment", "short"),
    [
        (INVESTIGATOR, 7),
        (CULTIST, 7),
        (DISSENTER_INVESTIGATOR, 10),
        (DISSENTER_CULTIST, 12),
    ],
)
def test_dp_35_vp_own_gates_and_own_track_have_to_reach_the_mark(
    alignment: str, short: int
) -> None:
    enough = with_gates_and_tracks(alignment).vp(0, 30 - short).play()
    too_few = with_gates_and_tracks(alignment).vp(0, 29 - short).play()

    assert REVEAL in enough.options()
    assert REVEAL not in too_few.options()


def test_dp_35_everybody_is_told_what_a_reveal_scores() -> None:
    play = with_gates_and_tracks(INVESTIGATOR).vp(0, 23).play()

    play.choose("reveal")

    assert play.events()[:3] == [
        ("reveal_scores", 0, 2, 5),
        ("reveals", 0, INVESTIGATOR),
        ("gains_vp", 0, 7, 30),
    ]


def test_dp_35_gates_of_others_do_not_count() -> None:
    scene = with_gates_and_tracks(INVESTIGATOR).gate(1, "washington", "closed").vp(0, 22)

    assert REVEAL not in scene.play().options()


def test_dp_35_the_three_vp_for_staying_hidden_do_not_count() -> None:
    assert REVEAL not in with_gates_and_tracks(INVESTIGATOR).vp(0, 20).play().options()


def test_dp_35_reveal_needs_an_action_but_no_card() -> None:
    scene = with_gates_and_tracks(INVESTIGATOR).vp(0, 23)

    assert REVEAL in scene.turn(0, 1, fresh=False).play().options()
    assert REVEAL not in with_gates_and_tracks(INVESTIGATOR).vp(0, 23).turn(0, 0).play().options()


def test_dp_35_only_while_hidden() -> None:
    scene = with_gates_and_tracks(CULTIST).vp(0, 23).revealed(0, "murder")

    assert REVEAL not in scene.play().options()


def test_dp_35_the_vp_are_moved_now_and_the_game_ends() -> None:
    play = with_gates_and_tracks(INVESTIGATOR).vp(0, 23).play()

    play.choose("reveal")

    assert play.events(2, "reveals") == [("reveals", 0, "investigator")]
    assert play[0].vp == 30
    assert play.table.ended == "vp_mark"
    assert play.match.over


def test_dp_35_gates_and_track_are_not_scored_again_and_there_are_no_three_vp() -> None:
    play = with_gates_and_tracks(INVESTIGATOR).vp(0, 23).play()

    play.choose("reveal")

    assert play.table.scores[0] == [("track_vp", 30)]


@pytest.mark.parametrize(
    ("alignment", "points"), [(DISSENTER_INVESTIGATOR, 20), (DISSENTER_CULTIST, 18)]
)
def test_dp_35_a_dissenter_reaches_the_mark_and_loses_three_at_scoring(
    alignment: str, points: int
) -> None:
    play = with_gates_and_tracks(alignment).vp(0, points).play()

    play.choose("reveal")

    assert play[0].vp == 30
    assert play.table.scores[0] == [("track_vp", 30), ("revealed_dissenter", -3)]
    assert total(play, 0) == 27


def test_dp_35_what_is_scored_otherwise_still_counts() -> None:
    scene = (
        with_gates_and_tracks(CULTIST)
        .vp(0, 23)
        .crypt(0, "ag_jung", "ag_rose")
        .mythos(0, "my_pnakotic")
    )
    play = scene.play()

    play.choose("reveal")

    assert play.table.scores[0] == [("track_vp", 30), ("cards", 1), ("crypt", 2)]


def test_dp_35_not_even_the_impostor_scores_gates_and_track_again() -> None:
    play = with_gates_and_tracks(INVESTIGATOR).vp(0, 23).mythos(0, "my_impostor").play()

    play.choose("reveal").choose("yes")

    assert play[0].alignment == CULTIST
    assert play.table.scores[0] == [("track_vp", 30)]


@pytest.mark.parametrize("how", ["murder", "madness"])
def test_dp_35_those_revealed_by_murder_or_madness_still_score_gates_and_track(how: str) -> None:
    scene = with_gates_and_tracks(CULTIST).vp(0, 10).revealed(0, how).vp(1, 29).turn(1)
    play = scene.mythos(1, "my_necronomicon").play().luck("sanity")

    play.choose("use_mythos", "my_necronomicon")

    assert play.table.ended == "vp_mark"
    assert play.table.scores[0] == [
        ("track_vp", 10),
        ("own_track", 4),
        ("gates_opened", 3),
    ]
