"""Ward and Barrier: what they stop and how long (SH-33, SH-33b)."""

from tests.games.shadow_hunters.attack.positions import four, move_and_skip_place, wounds
from tests.games.shadow_hunters.scenes import CHAPEL, GRAVEYARD, HUT, TREE, Scene
from tests.games.shadow_hunters.steps import FAILED, THREE


def test_sh_33_the_ward_of_the_warding_spirit_stops_an_attack() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(HUT, 1).revealed(0, 1)
    play = scene.play()
    play.draw("warding_spirit")

    play.luck(*FAILED).choose("attack", 1).luck(*THREE).choose("counter")

    assert play[0].wounds == 0


def test_sh_33_the_ward_stops_nothing_but_attacks() -> None:
    play = four().warded(1).play()

    play.draw("storm_of_light")

    assert play[1].wounds == 2


def test_sh_33_the_barrier_of_g2_stops_attacks() -> None:
    play = Scene("g2", "u1", "f1", "v1").play()
    move_and_skip_place(play).choose("barrier")

    play.move(GRAVEYARD).skip_place().luck(*THREE).choose("attack", 0)

    assert play[0].wounds == 0


def test_sh_33_the_barrier_of_g2_stops_all_other_damage() -> None:
    play = Scene("g2", "u1", "f1", "v1").play()
    move_and_skip_place(play).choose("barrier")

    play.draw("storm_of_light")

    assert wounds(play) == [0, 0, 2, 2]


def test_sh_33_setting_wounds_to_seven_is_not_damage() -> None:
    play = Scene("f1", "g2", "u1", "v1").barred(1).play()

    play.draw("bonesetter").choose("target", 1)

    assert play[1].wounds == 7


def test_sh_33b_the_ward_lasts_through_the_turns_of_others() -> None:
    play = four(GRAVEYARD).warded(2).play()

    move_and_skip_place(play).choose("no_attack").go_on()

    assert play.asked() == {1: "turn_start"}
    assert play[2].warded


def test_sh_33b_the_ward_ends_when_its_owners_next_turn_starts() -> None:
    play = four().warded(1).play()

    move_and_skip_place(play).go_on()

    assert play.asked() == {1: "turn_start"}
    assert not play[1].warded


def test_sh_33b_the_barrier_ends_when_its_owners_next_turn_starts() -> None:
    play = Scene("f1", "g2", "u1", "v1").barred(1).play()

    move_and_skip_place(play).go_on()

    assert play.asked() == {1: "turn_start"}
    assert not play[1].barred


def test_sh_33b_the_ward_ends_when_an_extra_turn_starts() -> None:
    play = Scene("w2", "u1", "g1", "v1", "a1").dead(4).play()

    play.draw("warding_spirit").choose("extra_turns")

    assert play.asked() == {0: "turn_start"}
    assert not play[0].warded


def test_sh_33b_the_barrier_ends_when_an_extra_turn_starts() -> None:
    play = Scene("g2", "u1", "f1", "v1").play()

    play.draw("second_wind").choose("barrier")

    assert play.asked() == {0: "turn_start"}
    assert not play[0].barred


def test_sh_33b_the_barrier_ends_before_anything_else_in_the_turn() -> None:
    play = Scene("f1", "u1", "g1", "v1").barred(0).play(4)

    play.choose("maul", 0)

    assert play[0].wounds == 4


def test_sh_33b_the_ward_ends_with_the_death_of_its_owner() -> None:
    play = four().warded(1).wounds(1, 10).play()

    play.tree_wounds(1)

    assert not play[1].alive
    assert not play[1].warded


def test_sh_33b_the_ward_is_public() -> None:
    play = four().warded(1).play()

    assert play.view(None).players[1].warded


def test_sh_33b_the_barrier_is_public() -> None:
    play = Scene("f1", "g2", "u1", "v1").barred(1).play()

    assert play.view(None).players[1].barred


def test_sh_33b_a_second_ward_adds_nothing() -> None:
    scene = four()
    play = scene.play()
    play.move(CHAPEL, "warding_spirit")
    scene.warded(0)
    play.choose("draw", "blue").go_on()
    play.move(HUT).skip_place().go_on().move(HUT).skip_place().choose("no_attack").go_on()

    play.move(TREE).skip_place().go_on()

    assert play.asked() == {0: "turn_start"}
    assert not play[0].warded
