"""What the viewer would score if the game ended now (DP-51, DP-52), in parts."""

from turncoat.cli.games.dark_providence.scene import Scene
from turncoat.cli.terminal.i18n import listed, text
from turncoat.games.dark_providence.public.scoring import Part, total

__all__ = ["in_parts", "own_score", "total"]


def own_score(scene: Scene, alignment: str | None = None) -> list[Part]:
    """Return all parts that are not 0, perhaps as another alignment; empty for a spectator."""
    me = scene.me
    wanted = alignment or (me and me.alignment)
    if me is None or wanted not in me.score_as:
        return []
    return [part for part in [*me.score, *me.score_as[wanted]] if part[1]]


def in_parts(parts: list[Part], scene: Scene) -> str:
    """Return each part with its points, as a list."""
    return listed(
        [
            text("cli-dp-part", part=scene.translator.name("part", part), points=points)
            for part, points in parts
        ]
    )
