"""Warding Spirit (SH-70h)."""

from tests.games.shadow_hunters.scenes import CIRCLE, GRAVEYARD, Scene


def test_sh_70h_the_drawer_is_warded() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_blue("warding_spirit")

    assert play[0].warded
    assert play.view(None).players[0].warded


def test_sh_70h_attacks_do_not_hurt_the_warded() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_blue("warding_spirit").go_on()

    play.move(GRAVEYARD).skip_place().luck(4, 1).choose("attack", 0)

    assert play[0].wounds == 0
    assert play.events(topic="spared") == [("spared", 0)]


def test_sh_70h_cards_hurt_the_warded() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_blue("warding_spirit").go_on()

    play.move(CIRCLE).go_on().draw_blue("storm_of_light")

    assert play[0].wounds == 2


def test_sh_70h_the_card_is_discarded_at_once() -> None:
    play = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).play().draw_blue("warding_spirit")

    assert play.asked() == {0: "attack"}
    assert play.view(None).blue.discards == ["warding_spirit"]


def test_sh_70h_a_counter_in_the_same_turn_is_stopped() -> None:
    scene = Scene("e1", "w1", "f1", "v1").at(GRAVEYARD, 1).revealed(0)
    play = scene.play().draw_blue("warding_spirit")
    play.luck(2, 2).choose("attack", 1)

    play.luck(4, 1).choose("counter")

    assert play[0].wounds == 0
    assert play.events(topic="attacks") == [("attacks", 0, 1), ("attacks", 1, 0)]


def test_sh_70h_the_ward_ends_when_the_next_turn_of_the_drawer_starts() -> None:
    play = Scene("w2", "e1", "f1", "v1").dead(3).play().draw_blue("warding_spirit")

    play.choose("extra_turns")

    assert play.asked() == {0: "turn_start"}
    assert not play[0].warded
