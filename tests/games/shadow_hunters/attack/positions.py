"""Four players in position for an attack."""

from tests.games.shadow_hunters.scenes import CHAPEL, Play, Scene


def four(*target_places: str) -> Scene:
    """Two werewolves and two vampires; the seats from 1 on are in these places."""
    scene = Scene("f1", "u1", "g1", "v1")
    for seat, place in enumerate(target_places, 1):
        scene.at(place, seat)
    return scene


def move_and_skip_place(play: Play, place: str = CHAPEL) -> Play:
    """The active player goes to a place and does not use it."""
    return play.move(place).skip_place()


def wounds(play: Play) -> list[int]:
    """Everybody's wounds, by seat."""
    return [player.wounds for player in play.table.players]


def topics(play: Play) -> list[str]:
    """The topics of the pending decisions."""
    return list(play.asked().values())
