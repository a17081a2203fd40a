"""Volko (SH-84)."""

from tests.games.shadow_hunters.scenes import GRAVEYARD, Scene


def test_sh_84_hidden_he_may_reveal_and_heals_two() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 2)
    asked = play.asked()
    options = play.options(0)
    play.choose("drink")

    assert asked == {0: "damage_dealt"}
    assert options == [("go_on",), ("drink",)]
    assert play[0].revealed
    assert play[0].wounds == 3


def test_sh_84_hidden_he_may_stay_so_and_does_not_heal() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 2).choose("go_on")

    assert not play[0].revealed
    assert play[0].wounds == 5


def test_sh_84_revealed_he_heals_unasked() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).revealed(0).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 2)

    assert play[0].wounds == 3
    assert play.asked() == {1: "attacked"}


def test_sh_84_who_reveals_while_he_is_asked_heals_unasked() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 2)
    play.interrupt(0, "reveal").choose("go_on")

    assert play[0].wounds == 3


def test_sh_84_a_deadly_hit_counts() -> None:
    scene = Scene("v1", "e1", "f1", "u1").wounds(0, 5).revealed(0)
    play = scene.wounds(1, 9).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 2)

    assert not play[1].alive
    assert play[0].wounds == 3


def test_sh_84_he_heals_before_any_counter() -> None:
    scene = Scene("v1", "w1", "f1", "e1").wounds(0, 12).revealed(0)
    play = scene.at(GRAVEYARD, 1).play()

    play.attack(1, 3, 2, 3, 1)
    before_the_counter = play[0].wounds
    play.choose("counter")

    assert before_the_counter == 10
    assert play[0].wounds == 12
    assert play[0].alive


def test_sh_84_he_never_has_fewer_than_no_wounds() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 1).revealed(0).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 2)

    assert play[0].wounds == 0


def test_sh_84_he_heals_after_each_attack() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 9).revealed(0).at(GRAVEYARD, 1).play()

    play.draw_blue("second_wind")
    play.luck(3, 2).choose("attack", 1).go_on()
    play.move(GRAVEYARD).skip_place().luck(3, 2).choose("attack", 1).go_on()

    assert play[1].wounds == 2
    assert play[0].wounds == 5


def test_sh_84_a_failed_attack_heals_nothing() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 3)

    assert play.asked() == {1: "attacked"}
    assert play[0].wounds == 5


def test_sh_84_a_sum_of_zero_heals_nothing() -> None:
    scene = Scene("v1", "e1", "f1", "u1").wounds(0, 5).revealed(0)
    play = scene.gear(1, "pilgrims_cloak").at(GRAVEYARD, 1).play()

    play.attack(1, 3, 2)

    assert play.events(topic="fails") == []
    assert play[0].wounds == 5


def test_sh_84_a_hit_on_one_of_several_is_enough() -> None:
    scene = Scene("v1", "e1", "f1", "u1").wounds(0, 5).revealed(0).gear(0, "flail")
    play = scene.at(GRAVEYARD, 1, 2).warded(1).play()

    play.attack_all(3, 2)

    assert play[1].wounds == 0
    assert play[0].wounds == 3


def test_sh_84_wounds_by_the_tree_heal_nothing() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).revealed(0).play()

    play.tree_wounds(1)

    assert play[1].wounds == 2
    assert play[0].wounds == 5


def test_sh_84_wounds_by_a_card_heal_nothing() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).revealed(0).play()

    play.draw_blue("storm_of_light")

    assert play[1].wounds == 2
    assert play[0].wounds == 5


def test_sh_84_void_and_revealed_he_does_not_heal() -> None:
    scene = Scene("v1", "e1", "f1", "u1").wounds(0, 5).revealed(0).void(0)
    play = scene.at(GRAVEYARD, 1).play()

    play.attack(1, 3, 2)

    assert play[1].wounds == 1
    assert play[0].wounds == 5


def test_sh_84_void_and_hidden_he_is_not_asked() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).void(0).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 2)

    assert play.asked() == {1: "attacked"}


def test_sh_84_when_the_game_ends_by_his_hit_he_does_not_heal() -> None:
    scene = Scene("v1", "e1", "f1", "u1").wounds(0, 5).revealed(0).dead(2)
    play = scene.wounds(1, 9).at(GRAVEYARD, 1).play()

    play.attack(1, 3, 2)

    assert play.match.over
    assert play[0].wounds == 5


def test_sh_84_everybody_is_told_that_he_uses_his_ability_without_being_asked() -> None:
    play = Scene("v1", "e1", "f1", "u1").wounds(0, 5).at(GRAVEYARD, 1).revealed(0).play()

    play.attack(1, 3, 2)

    assert play.events()[-2:] == [("uses", 0, "v1"), ("heals", 0, 2)]
