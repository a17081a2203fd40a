"""What protects from what (SH-33a)."""

import pytest

from tests.games.shadow_hunters.attack.positions import four, move_and_skip_place
from tests.games.shadow_hunters.scenes import GRAVEYARD, SPRING, TREE, Scene
from tests.games.shadow_hunters.steps import FAILED, THREE
from turncoat.core.terms import Seat

SHIELDS = ["pilgrims_cloak", "ward", "rowan_brooch", "talisman", "barrier"]


def shielded(scene: Scene, seat: Seat, shield: str) -> Scene:
    """Give a seat a Ward, a Barrier or a piece of equipment as protection."""
    if shield == "ward":
        return scene.warded(seat)
    if shield == "barrier":
        return scene.barred(seat)
    return scene.gear(seat, shield)


def row(*left: int) -> list[tuple[str, int]]:
    """A row of the table in SH-33a: what each shield leaves of the damage."""
    return list(zip(SHIELDS, left, strict=True))


@pytest.mark.parametrize(("shield", "left"), row(2, 0, 3, 3, 0))
def test_sh_33a_cloak_ward_and_barrier_help_against_attacks(shield: str, left: int) -> None:
    play = shielded(four(GRAVEYARD), 1, shield).play()

    play.attack(1, *THREE)

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(2, 0, 3, 3, 0))
def test_sh_33a_cloak_ward_and_barrier_help_against_counters(shield: str, left: int) -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = scene.play()
    play.attack(1, *FAILED)
    shielded(scene, 0, shield)

    play.luck(*THREE).choose("counter")

    assert play[0].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(2, 0, 3, 3, 0))
def test_sh_33a_cloak_ward_and_barrier_help_against_repetitions(shield: str, left: int) -> None:
    scene = Scene("c1", "u1", "f1", "e1", "v1").at(GRAVEYARD, 1).revealed(0, 1)
    play = shielded(scene, 1, shield).play()

    play.attack(1, *FAILED).luck(*THREE).choose("repeat")

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(2, 2, 0, 2, 0))
def test_sh_33a_brooch_and_barrier_help_against_the_tree(shield: str, left: int) -> None:
    play = shielded(four(), 1, shield).play()

    play.tree_wounds(1)

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(2, 2, 2, 0, 0))
def test_sh_33a_amulet_and_barrier_help_against_hungry_bats(shield: str, left: int) -> None:
    play = shielded(four(), 1, shield).play()

    play.draw("hungry_bats").choose("target", 1)

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(2, 2, 2, 0, 0))
def test_sh_33a_amulet_and_barrier_help_against_the_cave_spider(shield: str, left: int) -> None:
    play = shielded(four(), 1, shield).play()

    play.draw("cave_spider").choose("target", 1)

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(2, 2, 2, 0, 0))
def test_sh_33a_amulet_and_barrier_help_against_ones_own_spider(shield: str, left: int) -> None:
    scene = four()
    play = scene.play()
    play.draw("cave_spider")
    shielded(scene, 0, shield)

    play.choose("target", 1)

    assert play[0].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(3, 3, 3, 0, 0))
def test_sh_33a_amulet_and_barrier_help_against_the_powder_keg(shield: str, left: int) -> None:
    play = shielded(four(TREE), 1, shield).play()

    play.draw("powder_keg", 5, 4)

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(2, 2, 2, 2, 0))
def test_sh_33a_only_the_barrier_helps_against_the_storm_of_light(shield: str, left: int) -> None:
    play = shielded(four(), 1, shield).play()

    play.draw("storm_of_light")

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(3, 3, 3, 3, 0))
def test_sh_33a_only_the_barrier_helps_against_the_straw_doll(shield: str, left: int) -> None:
    play = shielded(four(), 1, shield).play()

    play.draw("straw_doll").luck(1).choose("target", 1)

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), [("ward", 1), ("barrier", 0)])
def test_sh_33a_only_the_barrier_helps_against_the_slippery_path(shield: str, left: int) -> None:
    scene = four()
    play = scene.play()
    play.move(GRAVEYARD, "slippery_path")
    shielded(scene, 0, shield)

    play.choose("draw", "red")

    assert play[0].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(2, 2, 2, 2, 0))
def test_sh_33a_only_the_barrier_helps_against_green_cards(shield: str, left: int) -> None:
    play = shielded(four(), 3, shield).play()

    play.draw("g_exorcism").choose("give", 3).choose("take", 2)

    assert play[3].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(5, 5, 5, 5, 0))
def test_sh_33a_only_the_barrier_helps_against_f1(shield: str, left: int) -> None:
    play = shielded(Scene("f1", "u1", "g1", "v1"), 1, shield).play(5)

    play.choose("maul", 1)

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(4, 4, 4, 4, 0))
def test_sh_33a_only_the_barrier_helps_against_g1(shield: str, left: int) -> None:
    play = shielded(Scene("g1", "u1", "f1", "v1"), 1, shield).play(4)

    play.choose("claw", 1)

    assert play[1].wounds == left


@pytest.mark.parametrize(("shield", "left"), row(3, 3, 3, 3, 0))
def test_sh_33a_only_the_barrier_helps_against_u2(shield: str, left: int) -> None:
    play = shielded(Scene("u2", "e1", "f1", "v1").at(SPRING, 1), 1, shield).play()

    play.choose("haunt", 1)

    assert play[1].wounds == left


@pytest.mark.parametrize("shield", SHIELDS)
def test_sh_33a_nothing_helps_against_the_bonesetter(shield: str) -> None:
    play = shielded(four(), 1, shield).play()

    play.draw("bonesetter").choose("target", 1)

    assert play[1].wounds == 7


@pytest.mark.parametrize("shield", SHIELDS)
def test_sh_33a_nothing_helps_against_f2(shield: str) -> None:
    play = shielded(Scene("f2", "u1", "g1", "v1"), 1, shield).play()

    play.choose("set_seven", 1)

    assert play[1].wounds == 7


@pytest.mark.parametrize("shield", SHIELDS)
def test_sh_33a_a_protected_player_may_be_attacked(shield: str) -> None:
    play = shielded(four(GRAVEYARD), 1, shield).play()

    move_and_skip_place(play)

    assert ("attack", 1) in play.options()


@pytest.mark.parametrize("shield", SHIELDS)
def test_sh_33a_a_protected_player_may_be_chosen_at_the_tree(shield: str) -> None:
    play = shielded(four(), 1, shield).play()

    play.move(TREE)

    assert ("tree_wound", 1) in play.options()


@pytest.mark.parametrize("shield", SHIELDS)
def test_sh_33a_a_protected_player_may_be_chosen_by_an_event(shield: str) -> None:
    play = shielded(four(), 1, shield).play()

    play.draw("hungry_bats")

    assert ("target", 1) in play.options()
