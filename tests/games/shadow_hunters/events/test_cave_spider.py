"""Cave Spider (SH-72b)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_72b_the_target_and_the_drawer_take_2() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_red("cave_spider")

    play.choose("target", 1)

    assert play[1].wounds == 2
    assert play[0].wounds == 2


def test_sh_72b_any_living_player_can_be_chosen() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(2).play().draw_red("cave_spider")

    assert play.options(0) == [("target", 0), ("target", 1), ("target", 3)]


def test_sh_72b_both_fall_in_one_batch() -> None:
    scene = Scene("e1", "u1", "f1", "v1").wounds(0, 8).wounds(1, 9).gear(1, "flail")
    play = scene.play().draw_red("cave_spider")

    play.choose("target", 1)

    assert not play[0].alive
    assert not play[1].alive
    assert play.asked() == {2: "turn_start"}
    assert play.table.red.discards == ["flail", "cave_spider"]


def test_sh_72b_a_drawer_who_lives_loots_the_target() -> None:
    scene = Scene("e1", "u1", "f1", "v1").wounds(1, 9).gear(1, "flail")
    play = scene.play().draw_red("cave_spider")

    play.choose("target", 1).choose("loot", "flail")

    assert play[0].gear == ["flail"]


def test_sh_72b_nobody_loots_a_drawer_who_fell_alone() -> None:
    scene = Scene("e1", "u1", "f1", "v1").wounds(0, 8).gear(0, "flail")
    play = scene.play().draw_red("cave_spider")

    play.choose("target", 1)

    assert play.asked() == {1: "turn_start"}
    assert play.table.red.discards == ["flail", "cave_spider"]


def test_sh_72b_on_oneself_it_is_4() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_red("cave_spider")

    play.choose("target", 0)

    assert play[0].wounds == 4


def test_sh_72b_the_4_on_oneself_are_one_batch() -> None:
    play = Scene("e1", "u1", "f1", "v1").wounds(0, 7).play().draw_red("cave_spider")

    play.choose("target", 0)

    assert not play[0].alive
    assert play[0].wounds == 10
    assert play.events(topic="dies") == [("dies", 0, "e1")]


def test_sh_72b_the_amulet_of_the_drawer_protects_the_drawer_alone() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(0, "talisman").play().draw_red("cave_spider")

    play.choose("target", 1)

    assert play[0].wounds == 0
    assert play[1].wounds == 2


def test_sh_72b_the_amulet_of_the_target_protects_the_target_alone() -> None:
    play = Scene("e1", "u1", "f1", "v1").gear(1, "talisman").play().draw_red("cave_spider")

    play.choose("target", 1)

    assert play[0].wounds == 2
    assert play[1].wounds == 0


def test_sh_72b_the_barrier_of_the_target_protects_the_target_alone() -> None:
    play = Scene("e1", "g2", "u1", "v1").barred(1).play().draw_red("cave_spider")

    play.choose("target", 1)

    assert play[0].wounds == 2
    assert play[1].wounds == 0


def test_sh_72b_the_ward_does_not_help() -> None:
    play = Scene("e1", "u1", "f1", "v1").warded(1).play().draw_red("cave_spider")

    play.choose("target", 1)

    assert play[1].wounds == 2
