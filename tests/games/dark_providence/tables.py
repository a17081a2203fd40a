"""Scenes and checks for the tests of single cards."""

from collections.abc import Callable
from functools import partial

from tests.games.dark_providence.scenes import (
    CULTIST,
    DISSENTER_CULTIST,
    INVESTIGATOR,
    Play,
    Scene,
    on_mythos,
)
from turncoat.core.terms import Seat
from turncoat.games.dark_providence.rules import RULES

# The VP of the last space of the ritual track.
RITUAL_VP = RULES.box.content.tracks.ritual.vp[-1]

FIVE = ["ag_earp", "ag_fleet", "ag_rose", "ag_ness", "ag_jung"]
MAINS = ["monday", "wednesday", "thursday", "friday", "saturday"]


def table(*alignments: str) -> Scene:
    """Monday in Arkham, Wednesday in Boston, Thursday in Washington."""
    return Scene(
        *(alignments or (INVESTIGATOR, CULTIST, DISSENTER_CULTIST)),
        agents=["monday", "wednesday", "thursday"],
    )


def offered(card: str) -> Scene:
    """A mythos card is the whole row, and seat 0 has the most influence on it."""
    return table().row(card).cubes(0, on_mythos(card), 1)


def claim(scene: Scene, card: str, *luck: str) -> Play:
    """Seat 0 claims a mythos card."""
    return scene.play().luck(*luck).choose("claim").choose("on_mythos", card)


def end(scene: Scene) -> Play:
    """Seat 0 moves the ritual to its last space."""
    play = scene.hand(0, "bs_starry").tracks(ritual=12).play()
    return play.choose("ritual_up").cards("bs_starry")


def parts(play: Play, seat: Seat) -> dict[str, int]:
    """The parts of a seat's score."""
    return dict(play.table.scores[seat])


def check_resources(card: str, **resources: int) -> None:
    """Check that a card gives exactly these resources, one of them at a time."""
    play = table().hand(0, card).tracks(ritual=5, investigation=5).play()
    symbols = {"influence": "influence", "money": "travel", **{name: name for name in TRACKS}}
    assert play.kinds() & {*symbols.values()} == {
        symbols[name] for name in resources if name in symbols
    }
    for resource, number in resources.items():
        play = PROOFS[resource](card, number)
        assert play[0].used[-1] == card
        assert play[0].hand == []
        assert play.table.actions == 1
        play.check_parts()
        play.choose("pass")
        assert (play[0].used, card in play[0].discards) == ([], True)


def influences(card: str, number: int) -> Play:
    play = table().hand(0, card).play().choose("influence").cards(card)
    play.choose("on_city", "pittsburgh")
    assert play[0].cubes == {("on_city", "pittsburgh"): number}
    assert play[0].supply == 6 - number
    return play


def pays(card: str, number: int) -> Play:
    """Travel from Arkham as far as the card pays: Boston costs 1, New York 2, Washington 3."""
    play = table().hand(0, card).play().choose("travel").choose("piece", "monday")
    goals = ["boston", "new_york", "washington"][:number]
    cities = [str(city) for _, city in play.options()]
    if number < 4:
        assert sorted(cities) == sorted(goals)
    play.choose("go", goals[-1])
    if play.asked() == {0: "traveller"}:
        play.choose("done")
    play.cards(card)
    assert play[0].agents == {"monday": goals[-1]}
    return play


# For each strength: whether Jung helps, a city where it is just enough, and one where it is not.
FIGHTS = {
    1: (True, "st_louis", "atlanta"),
    2: (False, "st_louis", "atlanta"),
    3: (False, "atlanta", "chicago"),
}


def armed(card: str, city: str, helped: bool) -> Play:
    """Hired Guns let Monday assassinate Rose; the card has to add the missing strength."""
    scene = table().hand(0, "bs_guns", card).main(0, city).agent(1, "ag_rose", city)
    return (scene.agent(0, "ag_jung", city) if helped else scene).play()


def fights(card: str, number: int) -> Play:
    helped, enough, too_much = FIGHTS[number]
    assert ("use", "bs_guns") not in armed(card, too_much, helped).options()
    play = armed(card, enough, helped).choose("use", "bs_guns")
    if play.asked() == {0: "killer"}:
        play.choose("piece", "monday")
    play.choose("victim", "ag_rose").cards(card)
    assert play[0].crypt == ["ag_rose"]
    return play


def moves_track(card: str, number: int, resource: str) -> Play:
    """Move a track with this card; both markers start on space 5."""
    play = table().hand(0, card).tracks(ritual=5, investigation=5).play()
    play.choose(resource).cards(card)
    by = number if resource.endswith("up") else -number
    ritual, other = (5 + by, 5) if resource.startswith("ritual") else (5, 5 + by)
    assert (play.table.ritual, play.table.investigation) == (ritual, other)
    return play


TRACKS = ("ritual_up", "ritual_down", "invest_up", "invest_down")
PROOFS: dict[str, Callable[[str, int], Play]] = {
    "influence": influences,
    "money": pays,
    "strength": fights,
    **{symbol: partial(moves_track, resource=symbol) for symbol in TRACKS},
}


def use(play: Play, card: str) -> Play:
    return play.choose("use_mythos", card)


def can_use(play: Play, card: str) -> bool:
    return ("use_mythos", card) in play.options()


def pass_round(play: Play) -> Play:
    """Let all players pass until it is seat 0's turn again."""
    play.choose("pass")
    while play.table.active_seat:
        play.choose("pass")
    return play


def six_agents(scene: Scene) -> Scene:
    for agent in FIVE:
        scene.agent(0, agent, "detroit")
    return scene


def with_main_agent(main: str) -> Scene:
    """Seat 0 has this main agent, in Arkham."""
    others = [agent for agent in MAINS if agent != main]
    return Scene("investigator", "cultist", "dissenter_cultist", agents=[main, *others[:2]])


def using(scene: Scene, card: str) -> Play:
    return scene.hand(0, card).play().choose("use", card)
