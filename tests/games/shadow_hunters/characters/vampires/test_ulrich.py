"""Ulrich (SH-83)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_83_a_card_that_fits_may_be_answered_as_if_it_did_not() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.give_green("g_exorcism", 1)
    options = play.options(1)
    play.choose("nothing")

    assert options == [("take", 2), ("nothing",)]
    assert play[1].wounds == 0
    assert play.events(topic="green_outcome") == [("green_outcome", 0, 1, "nothing")]


def test_sh_83_a_card_that_does_not_fit_may_be_answered_as_if_it_did() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.give_green("g_slap", 1)
    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1), ("nothing",)]
    assert play[1].wounds == 1


def test_sh_83_a_hurt_liar_heals() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(1, 3).play()

    play.give_green("g_aid", 1)
    options = play.options(1)
    play.choose("heal", 1)

    assert options == [("heal", 1), ("nothing",)]
    assert play[1].wounds == 2


def test_sh_83_an_unhurt_liar_takes_one_instead_of_healing() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.give_green("g_nurturance", 1)

    assert play.options(1) == [("take", 1), ("nothing",)]


def test_sh_83_a_lie_to_a_toll_costs_what_the_toll_asks() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(1, "flail", "talisman").play()

    play.give_green("g_blackmail", 1)
    options = play.options(1)
    play.choose("hand_over", "talisman")

    assert options == [
        ("hand_over", "flail"),
        ("hand_over", "talisman"),
        ("take", 1),
        ("nothing",),
    ]
    assert play[0].gear == ["talisman"]
    assert play[1].gear == ["flail"]


def test_sh_83_a_lie_about_hit_points_is_possible() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.give_green("g_lesson", 1)

    assert play.options(1) == [("take", 2), ("nothing",)]


def test_sh_83_true_face_is_always_answered_truthfully() -> None:
    play = Scene("e1", "u1", "f1", "v1").revealed(1).play()

    play.give_green("g_prediction", 1)

    assert play.options(1) == [("show",)]


def test_sh_83_he_stays_hidden() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.give_green("g_slap", 1).choose("take", 1)

    assert not play[1].revealed


def test_sh_83_revealed_he_may_lie_too() -> None:
    play = Scene("e1", "u1", "f1", "v1").revealed(1).play()

    play.give_green("g_spell", 1)

    assert play.options(1) == [("take", 1), ("nothing",)]


def test_sh_83_void_he_is_truthful() -> None:
    fits = Scene("e1", "u1", "f1", "v1").void(1).play()
    fits_not = Scene("e1", "u1", "f1", "v1").void(1).play()

    fits.give_green("g_spell", 1)
    fits_not.give_green("g_slap", 1)

    assert fits.options(1) == [("take", 1)]
    assert fits_not.options(1) == [("nothing",)]


def test_sh_83_he_may_lie_in_the_opening() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1", "b1").opening().play("g_spell")

    assert play.asked() == {1: "green"}
    assert play.options(1) == [("take", 1), ("nothing",)]


def test_sh_83_nobody_else_may_lie() -> None:
    play = Scene("e1", "u2", "f1", "v1").play()

    play.give_green("g_spell", 1)

    assert play.options(1) == [("take", 1)]
