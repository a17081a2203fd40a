"""The Great Old One (DP-60 to DP-68): its progress, and what it may do next."""

from typing import Final

from turncoat.cli.games.dark_providence.scene import Scene
from turncoat.cli.terminal.i18n import listed, text
from turncoat.games.dark_providence.views.schema import SoloView

GOALS: Final = {
    "agents_gained": "cli-dp-goal-agents",
    "gates_opened_by_cultists": "cli-dp-goal-gates",
    "cities_controlled_by_cultists": "cli-dp-goal-cities",
    "base_cards_claimed_by_cultists": "cli-dp-goal-bases",
    "mythos_claimed_by_cultists": "cli-dp-goal-mythos",
    "ritual_minus_investigation": "cli-dp-goal-tracks",
}


def status(scene: Scene) -> list[str]:
    """Return VP, goal and insanity of the Great Old One, its cultists, and its behaviour cards."""
    solo = scene.view.solo
    if solo is None:
        return []
    lines = [
        text(
            "cli-dp-old-one",
            name=scene.translator.name("great_old_one", solo.id),
            vp=solo.vp,
            mark=scene.view.target,
            goal=goal(solo),
            insanity=solo.insanity,
            limit=scene.box.numbers.solo.goo_insanity_limit,
        ),
        text("cli-dp-cultists", cultists=cultists(scene)),
        behaviours(scene, solo),
    ]
    if solo.doom:
        lines.append(text("cli-dp-doom", why=scene.translator.end(solo.doom)))
    return lines


def goal(solo: SoloView) -> str:
    """DP-67a  Return how far it has come, and how far it must come."""
    return text(GOALS[solo.goal], done=solo.progress, goal=solo.needed)


def cultists(scene: Scene) -> str:
    """Return where each cultist stands, and what its card adds."""
    return listed(
        [
            text(
                "cli-dp-cultist-shown" if player.revealed else "cli-dp-cultist-hidden",
                name=scene.who(player.seat),
                city=scene.city(player.agents[player.main]),
                **player.powers,
            )
            for player in scene.view.players
            if player.cultist
        ]
    )


def behaviours(scene: Scene, solo: SoloView) -> str:
    """DP-61  Return which cards are still to come before all are reshuffled."""
    names = [scene.translator.name("behaviour", card) for card in solo.behaviours]
    row = text("cli-plain-next").join(names)
    return text("cli-dp-behaviours", number=len(names), names=row)
