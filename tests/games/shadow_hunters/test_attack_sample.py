from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, HUT, TREE, Scene


def test_sh_31_a_cloak_on_the_target_takes_one_off() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).gear(0, "boar_knife")
    play = scene.gear(1, "pilgrims_cloak").at(HUT, 0).play()

    play.move(CHAPEL).skip_place().luck(3, 1).choose("attack", 1)

    assert play[1].wounds == 2
