"""What few scenes need: three players to look at one by one, revived agents, the Whateleys."""

from tests.games.dark_providence.scenes import CULTIST, DISSENTER_CULTIST, INVESTIGATOR, Scene
from turncoat.core.terms import Seat
from turncoat.games.dark_providence.rules import RULES, DarkProvidence


def three(rules: DarkProvidence = RULES) -> Scene:
    """Monday is an investigator, Wednesday a cultist, Friday a cultist dissenter."""
    agents = ["monday", "wednesday", "friday"]
    return Scene(INVESTIGATOR, CULTIST, DISSENTER_CULTIST, rules=rules, agents=agents)


def revived(scene: Scene, seat: Seat, agent: str, city: str) -> Scene:
    """An agent that Herbert West has brought back: its card is gone."""
    player = scene.agent(seat, agent, city).table.players[seat]
    player.discards.remove(agent)
    player.revived.append(agent)
    scene.table.gone.append(agent)
    return scene


def whateleys(scene: Scene, *cities: str) -> Scene:
    """Their tokens lie here."""
    scene.table.whateleys += cities
    return scene
