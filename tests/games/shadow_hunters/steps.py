"""Rolls, attacks and answers that many tests share."""

from tests.games.shadow_hunters.scenes import GRAVEYARD, Play, Scene

# Rolls for an attack, by their difference.
TWO = (3, 1)
THREE = (4, 1)
FAILED = (3, 3)

# The options of somebody who is asked in a window but has no ability to use.
GO_ON_ALONE = [("go_on",)]


def strike(scene: Scene, *dice: int) -> Play:
    """Seat 0 goes to the Chapel and attacks seat 1, who is in the Graveyard."""
    return scene.at(GRAVEYARD, 1).play().attack(1, *dice)


def flail(scene: Scene, *dice: int) -> Play:
    """Seat 0 goes to the Chapel and strikes everybody in range with the Whirling Flail."""
    return scene.gear(0, "flail").play().attack_all(*dice)
