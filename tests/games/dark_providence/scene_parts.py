"""Parts of scenes that few tests need: three alignments, revived agents, the Whateleys."""

from tests.games.dark_providence.scenes import CULTIST, DISSENTER_CULTIST, INVESTIGATOR, Scene
from turncoat.core.terms import Seat
from turncoat.games.dark_providence.rules import RULES, DarkProvidence


def three(rules: DarkProvidence = RULES) -> Scene:
    """Monday is an investigator, Wednesday a cultist, Friday a cultist dissenter."""
    agents = ["monday", "wednesday", "friday"]
    return Scene(INVESTIGATOR, CULTIST, DISSENTER_CULTIST, rules=rules, agents=agents)


def revived(scene: Scene, seat: Seat, agent: str, city: str) -> Scene:
    """Add an agent that Herbert West has revived: its card is gone."""
    player = scene.agent(seat, agent, city).table.players[seat]
    player.discards.remove(agent)
    player.revived.append(agent)
    scene.table.gone.append(agent)
    return scene


def whateleys(scene: Scene, *cities: str) -> Scene:
    """Put the Whateley tokens in these cities."""
    scene.table.whateleys += cities
    return scene
