"""Equipment in general (SH-14a)."""

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, HUT, TREE, Scene


def test_sh_14a_equipment_is_read_out() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.draw("flail")

    assert play.events(topic="draws_card") == [("draws_card", 0, "red", "flail")]


def test_sh_14a_equipment_lies_face_up() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.draw("flail")

    assert play.view(None).players[0].gear == ["flail"]


def test_sh_14a_equipment_is_not_discarded() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.draw("flail").go_on()

    assert play.view(None).red.discards == []
    assert play[0].gear == ["flail"]


def test_sh_14a_you_may_own_any_number() -> None:
    owned = ("boar_knife", "war_sickle", "wood_axe", "crossbow", "flail", "lodestone", "talisman")
    play = Scene("f1", "u1", "g1", "v1").gear(0, *owned).play(3, 1, 3, 1, "rowan_brooch")

    play.choose("throw").choose("draw", "blue")

    assert play[0].gear == [*owned, "rowan_brooch"]


def test_sh_14a_equipment_works_in_the_attack_of_the_same_turn() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(HUT, 1).play()

    play.draw("boar_knife").luck(3, 1).choose("attack", 1)

    assert play[1].wounds == 3


def test_sh_14a_equipment_that_was_taken_works_at_once() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(TREE, 1).gear(1, "pilgrims_cloak").play()

    play.move(CIRCLE).choose("take", 1, "pilgrims_cloak").luck(4, 1).choose("attack", 1)

    assert play[1].wounds == 2


def test_sh_14a_equipment_works_in_the_turns_of_others() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(GRAVEYARD, 2).gear(2, "pilgrims_cloak").play()

    play.attack(2, 4, 1)

    assert play[2].wounds == 2


def test_sh_14a_equipment_works_against_its_owner_too() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(GRAVEYARD, 1).gear(0, "pilgrims_cloak").play()

    play.attack(1, 4, 1)

    assert play[1].wounds == 2


def test_sh_14a_equipment_can_not_be_declined() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(HUT, 1).play()

    play.draw("restless_blade")

    assert play[0].gear == ["restless_blade"]
    assert play.asked() == {0: "attack"}


def test_sh_14a_equipment_can_not_be_dropped() -> None:
    play = Scene("w1", "u1", "g1", "f1").gear(0, "restless_blade", "pilgrims_cloak").play()

    assert play.options() == [("throw",)]
    assert play.offers(0) == [("reveal",)]


def test_sh_14a_the_throw_of_the_lodestone_is_a_choice() -> None:
    play = Scene("f1", "u1", "g1", "v1").gear(0, "lodestone").play(5, 1, 4, 4)

    play.choose("throw")

    assert play.options() == [("move", CHAPEL), ("move", GRAVEYARD)]


def test_sh_14a_the_reveal_for_the_moon_spear_is_a_choice() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(GRAVEYARD, 1).gear(0, "moon_spear").play()

    play.attack(1, 3, 1)

    assert play.options() == [("go_on",), ("spear",)]


def test_sh_14a_effects_add_up() -> None:
    scene = Scene("f1", "u1", "g1", "v1").at(GRAVEYARD, 1)
    play = scene.gear(0, "boar_knife", "war_sickle", "wood_axe").play()

    play.attack(1, 3, 1)

    assert play[1].wounds == 5


def test_sh_14a_effects_cancel() -> None:
    scene = Scene("f1", "u1", "g1", "v1").at(GRAVEYARD, 1)
    play = scene.gear(0, "boar_knife", "pilgrims_cloak").play()

    play.attack(1, 3, 1)

    assert play[1].wounds == 2
