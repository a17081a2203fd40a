"""Silver Chain (SH-71d)."""

from tests.games.shadow_hunters.scenes import GRAVEYARD, Scene
from tests.games.shadow_hunters.steps import flail, strike


def test_sh_71d_drawn_it_takes_all_of_a_victim_unasked() -> None:
    scene = Scene("e1", "u1", "f1", "v1").at(GRAVEYARD, 1).wounds(1, 10).revealed(0)
    play = scene.gear(1, "boar_knife", "talisman").play().draw_blue("silver_chain")

    play.luck(4, 1).choose("attack", 1)

    assert play[0].gear == ["silver_chain", "boar_knife", "talisman"]
    assert play.asked() == {2: "turn_start"}


def test_sh_71d_with_the_flail_it_takes_all_of_each_victim() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1").at(GRAVEYARD, 1, 4).wounds(1, 10).wounds(4, 7)
    scene.gear(0, "silver_chain").gear(1, "boar_knife", "talisman").gear(4, "war_sickle")

    play = flail(scene.revealed(0), 4, 1)

    assert play[0].gear == ["silver_chain", "flail", "boar_knife", "talisman", "war_sickle"]


def test_sh_71d_it_works_in_a_counter() -> None:
    scene = Scene("e1", "w1", "f1", "v1").wounds(0, 8).gear(1, "silver_chain")
    play = strike(scene.gear(0, "boar_knife", "talisman"), 2, 2)

    play.luck(4, 1).choose("counter")

    assert play[1].gear == ["silver_chain", "boar_knife", "talisman"]


def test_sh_71d_it_does_not_work_at_the_tree() -> None:
    scene = Scene("e1", "u1", "f1", "v1").wounds(1, 9).gear(0, "silver_chain")
    play = scene.gear(1, "boar_knife", "talisman").play()

    play.tree_wounds(1)

    assert play.asked() == {0: "loot"}


def test_sh_71d_the_chain_of_a_victim_does_not_work() -> None:
    scene = Scene("e1", "u1", "f1", "v1").wounds(1, 10).revealed(0)

    play = strike(scene.gear(1, "boar_knife", "silver_chain"), 4, 1)

    assert play.asked() == {0: "loot"}
