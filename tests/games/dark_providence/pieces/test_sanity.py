import pytest

from tests.games.dark_providence.scene_parts import three
from tests.games.dark_providence.scenes import CULTIST, INVESTIGATOR, Play, Scene, on_city, party

NECRONOMICON = ("use_mythos", "my_necronomicon")


def reader(insanity: int, alignment: str = INVESTIGATOR) -> Scene:
    """Seat 0 can use the Necronomicon, which gives 2 VP and a sanity test."""
    scene = three().mythos(0, "my_necronomicon").insanity(0, insanity)
    scene.table.players[0].alignment = alignment
    return scene


def dreamer(bag: list[str]) -> Play:
    """As `reader`, with Deeper Slumber; these tokens are in the bag, and seat 2 has the others."""
    scene = reader(0, CULTIST).mythos(0, "my_slumber")
    other = scene.table.players[2]
    other.insanity = 12 - bag.count("insanity")
    other.sanity = 6 - bag.count("sanity")
    scene.table.bag = bag[:]
    return scene.play()


# DP-40: the test, and madness


@pytest.mark.parametrize(("token", "board"), [("insanity", (1, 0)), ("sanity", (0, 1))])
def test_dp_40_a_token_is_drawn_from_the_bag_to_the_board(
    token: str, board: tuple[int, int]
) -> None:
    play = reader(0).play().luck(token).choose(*NECRONOMICON)

    assert (play[0].insanity, play[0].sanity) == board
    assert len(play.table.bag) == 17
    assert play.events(1, "sanity_token") == [("sanity_token", 0, token)]
    play.check_parts()


def test_dp_40_the_second_insanity_does_nothing() -> None:
    play = reader(1).play().luck("insanity").choose(*NECRONOMICON)

    assert play[0].insanity == 2
    assert play.asked() == {0: "turn"}
    assert play[0].revealed == ""


def test_dp_40_the_third_insanity_ends_the_game_for_one_who_is_no_cultist() -> None:
    play = reader(2).play().luck("insanity").choose(*NECRONOMICON)

    assert play.table.ended == "madness"
    assert ("reveals", 0, INVESTIGATOR) in play.events(1)
    assert ("hidden", 3) not in play.table.scores[0]


@pytest.mark.parametrize("alignment", ["dissenter_cultist", "dissenter_investigator"])
def test_dp_40_a_dissenter_of_either_side_is_no_cultist(alignment: str) -> None:
    play = reader(2, alignment).play().luck("insanity").choose(*NECRONOMICON)

    assert play.table.ended == "madness"
    assert ("revealed_dissenter", -3) in play.table.scores[0]


def test_dp_40_a_third_sanity_token_is_no_madness() -> None:
    play = reader(2).play().luck("sanity").choose(*NECRONOMICON)

    assert (play[0].insanity, play[0].sanity) == (2, 1)
    assert not play.match.over


def test_dp_40_a_mad_cultist_reveals_and_plays_on() -> None:
    play = reader(2, CULTIST).play().luck("insanity").choose(*NECRONOMICON)

    assert play.events(2, "mad") == [("mad", 0)]
    assert play.events(2, "reveals") == [("reveals", 0, CULTIST)]
    assert play.asked() == {0: "turn"}
    assert play.table.actions == 1
    play.check_parts()


def test_dp_40_further_insanity_does_nothing_to_a_mad_cultist() -> None:
    scene = reader(2, CULTIST).hand(0, "bs_elder_sign", "bs_guns").main(0, "chicago")
    play = scene.play().luck("insanity", "insanity").choose(*NECRONOMICON)

    play.choose("use", "bs_elder_sign").cards("bs_guns")

    assert play[0].insanity == 4
    assert len(play.events(1, "mad")) == len(play.events(1, "reveals")) == 1
    assert play.asked() == {0: "turn"}
    play.check_parts()


def test_dp_40_with_an_empty_bag_there_is_no_test() -> None:
    scene = reader(2)
    scene.table.players[2].insanity, scene.table.players[2].sanity = 10, 6
    scene.table.bag = []
    play = scene.play().choose(*NECRONOMICON)

    assert (play[0].vp, play[0].insanity) == (2, 2)
    assert play.events(0, "sanity_token") == []
    play.check_parts()


# DP-40a: tokens that stay, madness only once, Slumber


def test_dp_40a_sanity_tokens_do_not_go_back_into_the_bag() -> None:
    play = reader(0).play().luck("sanity").choose(*NECRONOMICON).choose("pass")

    assert play[0].sanity == 1
    assert (play.table.bag.count("sanity"), play.table.bag.count("insanity")) == (5, 12)


def test_dp_40a_a_cultist_who_was_calmed_does_not_go_mad_again() -> None:
    scene = reader(2, CULTIST).hand(0, "bs_danvers")
    play = scene.play().luck("insanity").choose(*NECRONOMICON).choose("use", "bs_danvers")
    assert (play[0].insanity, play.table.bag.count("insanity")) == (2, 10)
    play.choose("pass").choose("pass").choose("pass").luck("insanity")

    play.choose(*NECRONOMICON)

    assert play[0].insanity == 3
    assert play.events(1, "mad") == [("mad", 0)]
    assert play.asked() == {0: "turn"}


@pytest.mark.parametrize(
    ("kept", "board", "back"),
    [("sanity", (0, 1), "insanity"), ("insanity", (1, 0), "sanity")],
)
def test_dp_40a_with_slumber_one_looks_at_two_and_keeps_one(
    kept: str, board: tuple[int, int], back: str
) -> None:
    play = dreamer(["insanity", "sanity"]).choose(*NECRONOMICON)
    assert play.asked() == {0: "keep_token"}

    play.choose("keep", kept)

    assert (play[0].insanity, play[0].sanity) == board
    assert play.table.bag == [back]
    play.check_parts()


def test_dp_40a_with_slumber_everybody_sees_both_tokens() -> None:
    play = dreamer(["insanity", "sanity"]).choose(*NECRONOMICON)

    for seat in (0, 1, None):
        assert sorted(play.view(seat).drawn) == [("bag", "insanity"), ("bag", "sanity")]


def test_dp_40a_with_slumber_two_like_tokens_leave_no_choice() -> None:
    play = dreamer(["insanity"] * 3).choose(*NECRONOMICON)

    assert play.asked() == {0: "turn"}
    assert play[0].insanity == 1
    assert play.table.bag == ["insanity"] * 2
    play.check_parts()


def test_dp_40a_with_slumber_the_last_token_is_taken() -> None:
    play = dreamer(["insanity"]).choose(*NECRONOMICON)

    assert play[0].insanity == 1
    assert play.table.bag == []
    play.check_parts()


def test_dp_40a_an_agent_survives_if_slumber_keeps_sanity() -> None:
    scene = three().mythos(0, "my_slumber").hand(0, "ag_lescaux", "bs_guns")
    play = scene.agent(0, "ag_lescaux", "chicago").play().luck("insanity", "sanity")

    play.choose("use", "ag_lescaux").cards("bs_guns").choose("keep", "sanity")

    assert play[0].agents["ag_lescaux"] == "chicago"
    assert (play[0].insanity, play[0].sanity) == (0, 1)
    assert play.table.bag.count("insanity") == 12
    play.check_parts()


def test_dp_40a_slumber_is_for_its_owner_alone() -> None:
    play = reader(0).mythos(1, "my_slumber").play().luck("insanity").choose(*NECRONOMICON)

    assert play[0].insanity == 1
    assert play.asked() == {0: "turn"}


def test_dp_40_no_test_of_a_card_with_an_empty_bag() -> None:
    scene = party(2).hand(0, "city_rlyeh")
    scene.table.players[1].sanity, scene.table.players[1].insanity = 6, 12
    scene.table.bag.clear()

    play = scene.play().choose("influence").cards("city_rlyeh").choose(*on_city("chicago"))

    assert (play[0].sanity, play[0].insanity) == (0, 0)
    assert play.events(topic="sanity_token") == []
