"""Positions from which the AUTOMA is about to move."""

from tests.games.among_cultists.scenes import Scene, with_automa

# Map A with four people, map B with six.
A = 4
B = 6
# Routes are numbered from 0 here; the first line of this one is pink, orange.
PINK_ORANGE = 6
ROUTE_1 = 0


def on_a(place: str, number: int = 5, route: int = PINK_ORANGE) -> Scene:
    """The AUTOMA is about to move on map A; in round 5 its line is pink, orange."""
    scene = with_automa(4).route(A, route).round(number).at(place, A)
    return scene.phase("movement").knife(A)


def on_b(place: str, number: int = 5, route: int = PINK_ORANGE) -> Scene:
    scene = with_automa(6).route(B, route).round(number).at(place, B)
    return scene.phase("movement").knife(B)


def finish(scene: Scene, *places: str) -> Scene:
    """These rooms are completed."""
    for place in places:
        scene.shelved(place, scene.table.rooms[place].books)
    return scene.points(0)


def way(scene: Scene) -> list[str]:
    """The locations that it enters, one after the other."""
    play = scene.play()
    return [str(event[2]) for event in play.events(None, "enters")]
