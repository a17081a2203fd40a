"""Wigand (SH-95)."""

from tests.games.shadow_hunters.scenes import HUT, TREE, Scene


def test_sh_95_he_gains_as_many_turns_as_there_are_dead() -> None:
    play = Scene("w2", "e1", "f1", "u1", "v1").dead(2, 3).play()

    play.move(HUT).skip_place()
    options = play.options()
    play.choose("extra_turns")

    assert options == [("go_on",), ("extra_turns",)]
    assert play.events(topic="gains_turns") == [("gains_turns", 0, 2)]


def test_sh_95_the_turns_follow_one_after_another_then_comes_the_next_seat() -> None:
    play = Scene("w2", "e1", "f1", "u1", "v1").dead(2, 3).play()

    play.move(HUT).skip_place().choose("extra_turns")
    play.move(TREE).skip_place()
    play.move(HUT).skip_place()

    assert play.events(topic="turn")[-3:] == [("turn", 0, 2), ("turn", 0, 2), ("turn", 1, 2)]
    assert play.asked() == {1: "turn_start"}


def test_sh_95_it_reveals_him() -> None:
    play = Scene("w2", "e1", "f1", "u1").dead(2).play()

    play.move(HUT).skip_place().choose("extra_turns")

    assert play[0].revealed


def test_sh_95_revealed_and_with_one_dead_he_is_asked_too() -> None:
    play = Scene("w2", "e1", "f1", "u1").dead(2).revealed(0).play()

    play.move(HUT).skip_place()

    assert play.asked() == {0: "turn_end"}
    assert play.options() == [("go_on",), ("extra_turns",)]


def test_sh_95_he_need_not_and_stays_hidden() -> None:
    play = Scene("w2", "e1", "f1", "u1").dead(2).play()

    play.move(HUT).skip_place().choose("go_on")

    assert not play[0].revealed
    assert play.asked() == {1: "turn_start"}


def test_sh_95_with_no_dead_it_is_not_offered() -> None:
    hidden = Scene("w2", "e1", "f1", "u1").play()
    revealed = Scene("w2", "e1", "f1", "u1").revealed(0).play()

    hidden.move(HUT).skip_place()
    revealed.move(HUT).skip_place()

    assert hidden.options() == [("go_on",)]
    assert revealed.asked() == {1: "turn_start"}


def test_sh_95_it_is_not_offered_before_the_end_of_the_turn() -> None:
    play = Scene("w2", "e1", "f1", "u1").dead(2).play()

    assert play.options() == [("throw",)]


def test_sh_95_it_works_once_in_a_game() -> None:
    play = Scene("w2", "e1", "f1", "u1").dead(2).play()

    play.move(HUT).skip_place().choose("extra_turns").move(TREE).skip_place()

    assert play.asked() == {1: "turn_start"}


def test_sh_95_later_deaths_add_none() -> None:
    play = Scene("w2", "e1", "f1", "u1", "a1").dead(2).wounds(4, 6).play()

    play.move(HUT).skip_place().choose("extra_turns").tree_wounds(4)

    assert not play[4].alive
    assert play.asked() == {1: "turn_start"}


def test_sh_95_a_death_of_this_very_turn_counts() -> None:
    play = Scene("w2", "e1", "f1", "u1", "a1").dead(2).wounds(4, 6).play()

    play.tree_wounds(4).choose("extra_turns")

    assert play.events(topic="gains_turns") == [("gains_turns", 0, 2)]


def test_sh_95_they_add_to_second_winds_turn() -> None:
    play = Scene("w2", "e1", "f1", "u1").dead(2).play()

    play.draw_blue("second_wind").choose("extra_turns")
    first = play.asked()
    left_after_the_first = play.view(None).extra_turns
    play.move(HUT).skip_place()

    assert first == {0: "turn_start"}
    assert left_after_the_first == 1
    assert play.asked() == {0: "turn_start"}
    assert play.view(None).extra_turns == 0


def test_sh_95_void_he_is_not_asked() -> None:
    play = Scene("w2", "e1", "f1", "u1").dead(2).void(0).play()

    play.move(HUT).skip_place()

    assert play.asked() == {1: "turn_start"}
