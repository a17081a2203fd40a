"""What the viewer would score if the game ended now (DP-51, DP-52), in parts."""

from typing import Final, TypeAlias

from turncoat.cli.games.dark_providence.scene import Scene
from turncoat.cli.terminal.i18n import listed, text
from turncoat.games.dark_providence.actions.reveal import CLOSED, OPEN, own_track
from turncoat.games.dark_providence.board.tracks import RITUAL
from turncoat.games.dark_providence.content.schema import EndVp
from turncoat.games.dark_providence.player import (
    BY_ACTION,
    CULTIST,
    HIDDEN,
    INVESTIGATOR,
    OPPOSITE,
)
from turncoat.games.dark_providence.view import SeatView

Part: TypeAlias = tuple[str, int]
# All parts in the order of a score sheet.
PARTS: Final = (
    "track_vp", "hidden", "revealed_dissenter", "own_track", "gates_closed", "gates_opened",
    "cards", "agents", "effects", "investigator_agents", "mythos", "possessed", "deep_ones",
    "crypt",
)  # fmt: skip


def own_score(scene: Scene, opposite: bool = False) -> list[Part]:
    """Return all parts that are not 0; empty for a spectator.

    `opposite` scores the opposite alignment.
    """
    me = scene.me
    if me is None or me.alignment is None or me.hand is None:
        return []
    alignment = OPPOSITE[me.alignment] if opposite else me.alignment
    numbers, hidden = scene.box.numbers, me.revealed == HIDDEN
    parts = [
        ("track_vp", me.vp),
        ("hidden", numbers.hidden_bonus if hidden else 0),
        ("cards", of_cards(scene, me)),
        ("agents", of_agents(scene, me, "general")),
        ("effects", of_effects(scene, me)),
    ]
    if alignment == INVESTIGATOR:
        parts.append(("investigator_agents", of_agents(scene, me, "investigator")))
    elif alignment == CULTIST:
        parts += of_a_cultist(scene, me)
    elif not hidden:
        parts.append(("revealed_dissenter", numbers.dissenter_reveal_penalty))
    if alignment != INVESTIGATOR:
        parts.append(("crypt", numbers.crypt_vp * len(me.crypt)))
    if me.revealed != BY_ACTION:
        parts += of_track_and_gates(scene, me, alignment)
    return [part for part in parts if part[1]]


def of_cards(scene: Scene, me: SeatView) -> int:
    """DP-51b  General VP of mythos cards and of cards that are not agents."""
    cards = scene.box.cards
    owned = [*me.unseen, *me.discards, *me.used]
    return sum(cards[c].vp.general for c in owned + me.mythos if cards[c].agent is None)


def of_agents(scene: Scene, me: SeatView, kind: str) -> int:
    """DP-51b  VP of agents on the board."""
    points = [scene.box.cards[agent].vp for agent in me.agents if agent in scene.box.cards]
    return sum(vp.general if kind == "general" else vp.investigator for vp in points)


def of_effects(scene: Scene, me: SeatView) -> int:
    """DP-51  End-of-game effects of mythos cards."""
    effects = [effect for card in me.mythos for effect in scene.box.cards[card].end_game]
    return sum(min(e.cap, e.n * me.insanity) for e in effects if isinstance(e, EndVp))


def of_a_cultist(scene: Scene, me: SeatView) -> list[Part]:
    """DP-52  What only cultists score."""
    numbers = scene.box.numbers
    out = sum(len(player.deep_ones) for player in scene.view.players)
    deep = me.claimed_deep_ones and out == scene.box.content.components.deep_ones
    return [
        ("mythos", sum(scene.box.cards[card].vp.cultist for card in me.mythos)),
        ("possessed", numbers.possessed_vp * len(me.possessed)),
        ("deep_ones", numbers.deep_ones_cultist_vp if deep else 0),
    ]


def of_track_and_gates(scene: Scene, me: SeatView, alignment: str) -> list[Part]:
    """DP-52  The track of one's side and one's own gates."""
    parts = [("own_track", track_points(scene, own_track(alignment)))]
    if alignment != CULTIST:
        parts.append(("gates_closed", gate_points(scene, me, CLOSED)))
    if alignment != INVESTIGATOR:
        parts.append(("gates_opened", gate_points(scene, me, OPEN)))
    return parts


def track_points(scene: Scene, track: str) -> int:
    """DP-28a  The VP of the marker's space."""
    tracks, view = scene.box.content.tracks, scene.view
    if track == RITUAL:
        return tracks.ritual.vp[view.ritual]
    return tracks.investigation.vp[view.investigation]


def gate_points(scene: Scene, me: SeatView, kind: str) -> int:
    """Return the gate values of one's own gates of a kind."""
    gates = scene.view.gates.items()
    return sum(scene.box.gate(city) for city, gate in gates if gate == (me.seat, kind))


def total(parts: list[Part]) -> int:
    """Return the sum."""
    return sum(points for _, points in parts)


def in_parts(parts: list[Part], scene: Scene) -> str:
    """Return each part with its points, as a list."""
    return listed(
        [
            text("cli-dp-part", part=scene.translator.name("part", part), points=points)
            for part, points in parts
        ]
    )
