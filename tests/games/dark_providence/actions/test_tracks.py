import pytest

from tests.games.dark_providence.scenes import Play, Scene, claim, on_mythos, party
from turncoat.games.dark_providence.board.tracks import track_value

RITUAL_VP = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7, 8]
INVESTIGATION_VP = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7]


def mid(*hand: str) -> Scene:
    """Both markers are in the middle of their tracks."""
    return party().hand(0, *hand).tracks(ritual=6, investigation=5)


def markers(play: Play) -> tuple[int, int]:
    return play.table.ritual, play.table.investigation


# DP-28: one track, one direction


@pytest.mark.parametrize(
    ("action", "card", "after"),
    [
        ("ritual_up", "bs_starry", (8, 5)),
        ("ritual_down", "bs_jury", (5, 5)),
        ("invest_up", "bs_miskatonic", (6, 7)),
        ("invest_down", "bs_fire", (6, 3)),
    ],
)
def test_dp_28_cards_with_that_symbol_move_that_marker(
    action: str, card: str, after: tuple[int, int]
) -> None:
    play = mid(card).play()

    play.choose(action).cards(card)

    assert markers(play) == after
    assert play[0].used == [card]
    assert play.match.pending[0].topic == ("turn", 1)


def test_dp_28_cards_are_added_up() -> None:
    play = mid("bs_starry", "bs_starry", "bs_order").play()

    play.choose("ritual_up").cards("bs_starry", "bs_starry", "bs_order")

    assert markers(play) == (11, 5)
    assert play.events(2, "track") == [("track", "ritual", 11)]


def test_dp_28_one_direction_of_one_track_only() -> None:
    play = mid("bs_seance", "bs_kitchen", "bs_fire", "bs_bureau").play()
    assert {"ritual_up", "ritual_down", "invest_up", "invest_down"} <= play.kinds()

    play.choose("ritual_up")

    assert play.options() == [("card", "bs_seance")]


def test_dp_28_without_the_symbol_it_cannot_be_chosen() -> None:
    tracks = {"ritual_up", "ritual_down", "invest_up", "invest_down"}

    assert mid("st_favours", "bs_starry").play().kinds() & tracks == {"ritual_up"}


@pytest.mark.parametrize(
    ("action", "card", "start", "end"),
    [
        ("ritual_up", "bs_order", (13, 0), "ritual_track"),
        ("invest_up", "ag_carter", (0, 11), "investigation_track"),
    ],
)
def test_dp_28_a_marker_on_its_last_space_ends_the_game(
    action: str, card: str, start: tuple[int, int], end: str
) -> None:
    scene = party().hand(0, card).tracks(*start)
    play = (scene.agent(0, card, "detroit") if card == "ag_carter" else scene).play()

    play.choose(action).cards(card)

    assert play.match.over
    assert play.table.ended == end


@pytest.mark.parametrize(("ritual", "investigation"), [(12, 0), (0, 10)])
def test_dp_28_the_space_before_it_does_not(ritual: int, investigation: int) -> None:
    scene = party().hand(0, "bs_order", "bs_jury").tracks(ritual, investigation)
    play = scene.play()

    action, card = ("ritual_up", "bs_order") if ritual else ("invest_up", "bs_jury")
    play.choose(action).cards(card)

    assert not play.match.over
    assert play.asked() == {0: "turn"}


def test_dp_28_down_from_the_space_before_the_last_is_possible() -> None:
    play = party().hand(0, "bs_kitchen").tracks(ritual=13).play()

    play.choose("ritual_down").cards("bs_kitchen")

    assert markers(play) == (12, 0)


# DP-28a: the ends of the tracks, and the VP of their spaces


def test_dp_28a_markers_start_at_zero() -> None:
    assert markers(party().play()) == (0, 0)


@pytest.mark.parametrize(
    ("track", "vp"), [("ritual", RITUAL_VP), ("investigation", INVESTIGATION_VP)]
)
def test_dp_28a_a_track_is_worth_the_vp_of_its_markers_space(track: str, vp: list[int]) -> None:
    for space, points in enumerate(vp):
        assert track_value(party().tracks(**{track: space}).table, track) == points


@pytest.mark.parametrize(
    ("action", "card", "start", "after"),
    [
        ("ritual_up", "bs_starry", (13, 5), (14, 5)),
        ("invest_up", "bs_miskatonic", (6, 11), (6, 12)),
        ("invest_down", "bs_fire", (6, 1), (6, 0)),
    ],
)
def test_dp_28a_steps_beyond_either_end_are_lost(
    action: str, card: str, start: tuple[int, int], after: tuple[int, int]
) -> None:
    play = party().hand(0, card).tracks(*start).play()

    play.choose(action).cards(card)

    assert markers(play) == after


def test_dp_28a_so_are_those_of_effects() -> None:
    scene = party().mythos(0, "my_sacrifice").agent(0, "ag_ochs", "detroit").insanity(0, 1)
    play = scene.tracks(ritual=12).play().choose("use_mythos", "my_sacrifice")

    play.choose("piece", "ag_ochs").choose("choice", 1, "my_sacrifice")

    assert play.table.ritual == 14
    assert play.match.over


def test_dp_28a_nor_does_an_effect_go_below_zero() -> None:
    scene = party().row("my_elder_thing").cubes(0, on_mythos("my_elder_thing"), 1)
    play = claim(scene.tracks(ritual=1), on_mythos("my_elder_thing"), "sanity")

    play.choose("choice", 2, "my_elder_thing")

    assert markers(play) == (0, 0)
