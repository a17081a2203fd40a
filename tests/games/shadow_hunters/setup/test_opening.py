"""The opening round of green cards (SH-6, SH-6a)."""

import pytest

from tests.games.shadow_hunters.scenes import Play, Scene
from tests.games.shadow_hunters.setup.deals import dealt, dealt_often

SIX = ("e1", "u1", "f1", "v1", "a1", "b1")


def finish_opening(play: Play) -> Play:
    """Every receiver takes the first option, until the opening is over."""
    while play.table.phase == "opening":
        play.choose(*play.options()[0])
    return play


@pytest.mark.parametrize("players", [6, 7, 8])
def test_sh_6_six_or_more_begin_with_green_cards(players: int) -> None:
    play = dealt(players)

    assert list(play.asked().values()) == ["green"]


@pytest.mark.parametrize("players", [4, 5])
def test_sh_6_five_or_less_begin_with_the_first_turn(players: int) -> None:
    play = dealt(players)

    assert list(play.asked().values()) == ["turn_start"]


def test_sh_6_the_card_goes_to_the_left_neighbour() -> None:
    play = Scene(*SIX).opening().play("g_slap")

    assert play.events(topic="gives_green") == [("gives_green", 0, 1)]


def test_sh_6_the_last_seat_gives_to_the_first() -> None:
    play = Scene(*SIX).opening().turn_of(5).play("g_slap")

    assert play.events(topic="gives_green") == [("gives_green", 5, 0)]


def test_sh_6_the_giver_reads_the_card() -> None:
    play = Scene(*SIX).opening().play("g_slap")

    assert play.events(0, "green_drawn") == [("green_drawn", 0, "g_slap")]


def test_sh_6_the_neighbour_obeys_the_card() -> None:
    play = Scene("u1", "e1", "f1", "v1", "a1", "b1").opening().play("g_slap")

    play.choose("take", 1)

    assert play[1].wounds == 1


def test_sh_6_the_neighbour_whom_the_card_does_not_fit_does_nothing() -> None:
    play = Scene("u1", "v1", "f1", "e1", "a1", "b1").opening().play("g_slap")

    assert play.options() == [("nothing",)]


def test_sh_6_the_first_turn_comes_after_the_last_card() -> None:
    play = Scene(*SIX).opening().turn_of(2, start_seat=2).play()

    finish_opening(play)

    assert play.asked() == {2: "turn_start"}
    assert play.view(None).round == 1


def test_sh_6a_the_starting_seat_gives_first() -> None:
    play = dealt(6)
    start = play.view(None).start_seat

    assert play.events(topic="gives_green") == [("gives_green", start, (start + 1) % 6)]


def test_sh_6a_they_give_one_after_the_other() -> None:
    play = Scene(*SIX).opening().turn_of(4, start_seat=4).play()

    finish_opening(play)

    assert [event[1] for event in play.events(topic="gives_green")] == [4, 5, 0, 1, 2, 3]


def test_sh_6a_the_next_card_is_not_taken_before_the_first_is_finished() -> None:
    play = Scene(*SIX).opening().play("g_slap")

    assert list(play.asked()) == [1]
    assert play.view(None).green.left == 15


def test_sh_6a_the_next_card_follows_once_the_first_is_finished() -> None:
    play = Scene("u1", "e1", "f1", "v1", "a1", "b1").opening().play("g_slap", "g_slap")

    play.choose("take", 1)

    assert list(play.asked()) == [2]
    assert play[1].wounds == 1


def test_sh_6a_the_giver_counts_as_active_player() -> None:
    play = Scene(*SIX).opening().turn_of(3, start_seat=3).play("g_slap")

    assert play.view(None).active_seat == 3


def test_sh_6a_everybody_gets_one_card() -> None:
    play = dealt(8)

    finish_opening(play)

    assert sorted(gift.receiver for gift in play.view(None).gifts) == [0, 1, 2, 3, 4, 5, 6, 7]


def test_sh_6a_nobody_takes_more_than_two_wounds() -> None:
    plays = [finish_opening(play) for play in dealt_often(8)]

    wounds = {player.wounds for play in plays for player in play.view(None).players}

    assert wounds == {0, 1, 2}


def test_sh_6a_nobody_dies_and_nobody_wins() -> None:
    plays = [finish_opening(play) for play in dealt_often(8)]

    assert {play.table.dead_count() for play in plays} == {0}
    assert not any(play.match.over for play in plays)


def test_sh_6a_standing_offers_are_open() -> None:
    play = Scene(*SIX).opening().play("g_slap")

    play.interrupt(3, "reveal")

    assert play[3].revealed
    assert list(play.asked()) == [1]
