"""Elena (SH-80)."""

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, HUT, SPRING, TREE, Scene


def test_sh_80_she_may_step_to_the_place_on_either_side() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 0).play()

    assert play.options() == [("throw",), ("step", SPRING), ("step", GRAVEYARD)]


def test_sh_80_the_sixth_slot_lies_next_to_the_first() -> None:
    from_the_first = Scene("e1", "u1", "f1", "v1").at(HUT, 0).play()
    from_the_sixth = Scene("e1", "u1", "f1", "v1").at(CIRCLE, 0).play()

    assert from_the_first.options() == [("throw",), ("step", SPRING), ("step", CIRCLE)]
    assert from_the_sixth.options() == [("throw",), ("step", HUT), ("step", TREE)]


def test_sh_80_the_step_takes_the_place_of_the_throw() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 0).play()

    play.choose("step", SPRING)

    assert play[0].place == SPRING
    assert play.events(topic="throws") == []


def test_sh_80_the_step_reveals_her() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 0).play()

    play.choose("step", SPRING)

    assert play[0].revealed


def test_sh_80_who_throws_stays_hidden() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 0).play()

    play.move(TREE)

    assert play[0].place == TREE
    assert not play[0].revealed


def test_sh_80_after_the_step_she_may_use_the_place() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 0).wounds(0, 3).play()

    play.choose("step", SPRING).luck("spring_water").choose("draw", "blue")

    assert play[0].wounds == 1


def test_sh_80_after_the_step_she_may_attack() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 0).at(HUT, 1).play()

    play.choose("step", SPRING).skip_place().luck(4, 1).choose("attack", 1)

    assert play[1].wounds == 3


def test_sh_80_she_may_step_in_every_turn() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(SPRING, 0).play()

    play.choose("step", CHAPEL).luck("second_wind").choose("draw", "blue").go_on()

    assert play.options() == [("throw",), ("step", SPRING), ("step", GRAVEYARD)]


def test_sh_80_from_the_middle_there_is_no_step() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    assert play.options() == [("throw",)]


def test_sh_80_by_the_variant_only_the_partner_is_a_neighbour() -> None:
    left = Scene("e1", "u1", "f1", "v1", adjacent_for_e1="partner").at(CHAPEL, 0).play()
    right = Scene("e1", "u1", "f1", "v1", adjacent_for_e1="partner").at(CIRCLE, 0).play()

    assert left.options() == [("throw",), ("step", GRAVEYARD)]
    assert right.options() == [("throw",), ("step", TREE)]


def test_sh_80_void_she_only_throws() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(CHAPEL, 0).void(0).play()

    assert play.options() == [("throw",)]


def test_sh_80_others_do_not_step() -> None:
    play = Scene("g2", "u1", "f1", "v1").at(CHAPEL, 0).play()

    assert play.options() == [("throw",)]
