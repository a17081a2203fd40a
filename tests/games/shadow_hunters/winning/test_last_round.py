"""After round 100 (SH-64)."""

from tests.games.shadow_hunters.scenes import CIRCLE, Scene


def test_sh_64_the_game_ends_after_round_100() -> None:
    play = Scene("e1", "u1", "f1", "v1").round(100).turn_of(3).play()

    play.move(CIRCLE).go_on()

    assert play.table.ended == "rounds_over"
    assert play.asked() == {}


def test_sh_64_round_100_is_played_to_its_last_seat() -> None:
    play = Scene("e1", "u1", "f1", "v1").round(100).turn_of(2).play()

    play.move(CIRCLE).go_on()

    assert play.asked() == {3: "turn_start"}


def test_sh_64_the_game_does_not_end_after_round_99() -> None:
    play = Scene("e1", "u1", "f1", "v1").round(99).turn_of(3).play()

    play.move(CIRCLE).go_on()

    assert play.table.round == 100
    assert play.asked() == {0: "turn_start"}


def test_sh_64_extra_turns_belong_to_round_100() -> None:
    play = Scene("e1", "u1", "f1", "v1").round(100).turn_of(3).play()

    play.draw_blue("second_wind").go_on()

    assert play.asked() == {3: "turn_start"}


def test_sh_64_neither_side_wins_after_round_100() -> None:
    play = Scene("e1", "u1", "f1", "v1").round(100).turn_of(3).play()

    play.move(CIRCLE).go_on()

    assert play.table.winners == []


def test_sh_64_living_a1_wins_after_round_100() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").round(100).turn_of(4).play()

    play.move(CIRCLE).go_on()

    assert play.table.winners == [4]


def test_sh_64_b2_on_the_circle_wins_after_round_100() -> None:
    play = Scene("e1", "u1", "f1", "v1", "b2").round(100).turn_of(4).play()

    play.move(CIRCLE).go_on()

    assert play.table.winners == [4]


def test_sh_64_a2_wins_with_her_neighbour_after_round_100() -> None:
    play = Scene("a1", "a2", "u1", "f1", "v1", "e1").round(100).turn_of(5).play()

    play.move(CIRCLE).go_on()

    assert play.table.winners == [0, 1]


def test_sh_64_a_goal_that_does_not_hold_loses_after_round_100() -> None:
    play = Scene("e1", "u1", "f1", "v1", "b1", "c2").round(100).turn_of(5).play()

    play.move(CIRCLE).go_on()

    assert play.table.winners == []


def test_sh_64_all_cards_are_turned_up_after_round_100() -> None:
    play = Scene("e1", "u1", "f1", "v1").round(100).turn_of(3).play()

    play.move(CIRCLE).go_on()

    assert play.view(None).players[0].character == "e1"
    assert play.view(None).players[1].character == "u1"
