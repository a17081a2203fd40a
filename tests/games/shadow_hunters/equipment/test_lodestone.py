"""Wanderer's Lodestone (SH-71b)."""

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, HUT, SPRING, TREE, Scene


def test_sh_71b_drawn_it_gives_two_throws_in_the_next_turn() -> None:
    play = Scene("w2", "e1", "f1", "v1").dead(3).play().draw_blue("lodestone").choose("extra_turns")

    play.luck(4, 4, 5, 4).choose("throw")

    assert play.options(0) == [("move", GRAVEYARD), ("move", TREE)]


def test_sh_71b_the_owner_chooses_one_of_the_two_places() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").play(1, 1, 5, 4)

    play.choose("throw").choose("move", TREE)

    assert play[0].place == TREE


def test_sh_71b_both_throws_are_made_unasked() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").play(1, 1, 5, 4)

    play.choose("throw")

    assert play.events(topic="throws") == [("throws", 0, 1, 1), ("throws", 0, 5, 4)]


def test_sh_71b_the_first_throw_is_repeated_on_ones_own_place() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").at(CHAPEL, 0)

    play = scene.play(5, 1, 4, 2, 4, 4, 5, 4).choose("throw")

    assert play.options(0) == [("move", GRAVEYARD), ("move", TREE)]


def test_sh_71b_the_second_throw_is_repeated_on_ones_own_place() -> None:
    scene = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").at(CHAPEL, 0)

    play = scene.play(4, 4, 5, 1, 4, 2, 5, 4).choose("throw")

    assert play.options(0) == [("move", GRAVEYARD), ("move", TREE)]


def test_sh_71b_the_same_place_twice_is_no_question() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").play(3, 1, 4, 1)

    play.choose("throw")

    assert play[0].place == SPRING
    assert play.asked() == {0: "place"}


def test_sh_71b_a_7_leads_to_any_other_place() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").at(HUT, 0).play(4, 3, 5, 1)

    play.choose("throw")

    assert play.options(0) == [
        ("move", SPRING),
        ("move", CHAPEL),
        ("move", GRAVEYARD),
        ("move", TREE),
        ("move", CIRCLE),
    ]


def test_sh_71b_a_7_in_the_second_throw_leads_to_any_other_place() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").at(HUT, 0).play(5, 1, 4, 3)

    play.choose("throw").choose("move", CIRCLE)

    assert play[0].place == CIRCLE


def test_sh_71b_e1_decides_on_her_step_before_the_dice() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").at(CHAPEL, 0).play(1, 1, 5, 4)

    before = play.options(0)
    play.choose("throw")

    assert before == [("throw",), ("step", SPRING), ("step", GRAVEYARD)]
    assert play.options(0) == [("move", HUT), ("move", TREE)]


def test_sh_71b_e1_who_steps_throws_no_dice() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "lodestone").at(CHAPEL, 0).play()

    play.choose("step", GRAVEYARD)

    assert play[0].place == GRAVEYARD
    assert play.events(topic="throws") == []
