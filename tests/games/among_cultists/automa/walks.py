"""Positions from which AUTOMA is about to move."""

from tests.games.among_cultists.scenes import Scene, with_automa

# AUTOMA's seat on map A, with four people, and on map B, with six.
A = 4
B = 6
# Routes, numbered from 0. The first line of PINK_ORANGE is pink, orange.
PINK_ORANGE = 6
ROUTE_1 = 0


def on_a(place: str, number: int = 5, route: int = PINK_ORANGE) -> Scene:
    """AUTOMA is about to move on map A; by default in round 5 with the line pink, orange."""
    scene = with_automa(4).route(A, route).round(number).at(place, A)
    return scene.phase("movement").knife(A)


def on_b(place: str, number: int = 5, route: int = PINK_ORANGE) -> Scene:
    scene = with_automa(6).route(B, route).round(number).at(place, B)
    return scene.phase("movement").knife(B)


def complete_rooms(scene: Scene, *places: str) -> Scene:
    """Complete these rooms, with the points reset to 0."""
    for place in places:
        scene.shelved(place, scene.table.rooms[place].books)
    return scene.points(0)


def places_entered(scene: Scene) -> list[str]:
    """The locations that AUTOMA enters, in order."""
    play = scene.play()
    return [str(event[2]) for event in play.events(None, "enters")]
