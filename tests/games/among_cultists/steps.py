"""Small steps shared by the tests of movement, encounters and events."""

from tests.games.among_cultists.scenes import Play, Scene
from turncoat.core.terms import Event

GIVING = {"give", "give_to"}

# The places to which the doors of each place lead (AC-97).
MAP_A = {
    "D1": "R HW",
    "R": "D1 H0",
    "LB": "HN H0",
    "HN": "LB P1 H0 HE",
    "P1": "HN O2",
    "O1": "HW P2",
    "HW": "D1 O1 H0 HS",
    "H0": "R LB HN HW HE G",
    "HE": "HN H0 O2 D2",
    "O2": "P1 HE",
    "P2": "O1 HS",
    "HS": "HW P2 G",
    "G": "H0 HS D2",
    "D2": "HE G",
}
MAP_B = {
    "D1": "R HNW",
    "R": "D1 LB HNW",
    "LB": "R D3 H0",
    "D3": "LB HNE",
    "P1": "HNE O2",
    "O1": "HNW HSW P2",
    "HNW": "D1 R O1 HSW H0",
    "HSW": "O1 HNW HS P2 P3",
    "H0": "LB HNW HS HNE",
    "HS": "HSW H0 HSE G",
    "HNE": "D3 P1 H0 HSE O2",
    "HSE": "HS HNE O2 D2",
    "O2": "P1 HNE HSE",
    "P2": "O1 HSW",
    "P3": "HSW G",
    "G": "HS P3 D2",
    "D2": "HSE G",
}


def moving(scene: Scene) -> Scene:
    """Start in the movement phase, with everybody but seat 0 in the Archive."""
    others = [player.seat for player in scene.table.players if player.seat]
    return scene.phase("movement").at("D2", *others)


def arriving(scene: Scene, company: int, place: str = "R") -> Scene:
    """Seat 0 is about to move; the next `company` seats are in a place, the rest in the Archive."""
    others = range(company + 1, len(scene.table.players))
    return scene.phase("movement").at(place, *range(1, company + 1)).at("D2", *others)


def spread(scene: Scene, *places: str) -> Scene:
    """The first seats are in these places, the others in a hall."""
    scene.at("HE" if len(scene.table.players) < 7 else "HSE", *range(len(scene.table.players)))
    for seat, place in enumerate(places):
        scene.at(place, seat)
    return scene


def during_secret_doors(scene: Scene, *places: str) -> Scene:
    """Place the seats like `spread`, during Secret Doors."""
    return spread(scene, *places).effect("secret_doors")


def answer_first(play: Play) -> Play:
    """The first seat that is asked takes the first option."""
    [seat, *_] = play.match.pending
    return play.answer(seat, *play.options(seat)[0])


def finish_encounters(play: Play) -> Play:
    """In every encounter, give an Alive card to the first receiver offered."""
    while set(play.asked().values()) <= GIVING:
        answer_first(play)
    return play


def play_on(play: Play, *luck: str) -> Play:
    """Everybody takes the first option until the action phase of the next round."""
    now = play.table.round
    play.luck(*luck)
    while play.table.round == now or set(play.asked().values()) != {"action"}:
        answer_first(play)
    return play


def met(play: Play) -> list[Event]:
    """Return the seats of each encounter, in order."""
    return [event[1:] for event in play.events(topic="encounter")]


def next_places(play: Play) -> set[str]:
    """Return the places to which the moving character can go."""
    return {str(option[1]) for option in play.options() if option[0] == "go"}


def stopping_places(play: Play) -> set[str]:
    """Return the places where the moving character can stop."""
    return {str(option[1]) for option in play.options() if option[0] == "stop"}


def draw_event(scene: Scene, *luck: str) -> Play:
    """Start the event phase, with everybody from the Central Hall moved to separate places."""
    apart = ["R", "LB", "HN", "HW", "HE", "G", "HS", "O1"]
    for player in scene.table.players:
        if player.place == "H0":
            scene.at(apart[player.seat], player.seat)
    return scene.phase("event").play(*luck)
