"""What a player would score now, for any alignment (DP-51, DP-52)."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from turncoat.core.terms import Seat
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.content.schema.mods import EndVp
from turncoat.games.dark_providence.public.alignments import (
    BY_ACTION,
    CLOSED,
    CULTIST,
    DISSENTERS,
    HIDDEN,
    INVESTIGATOR,
    OPEN,
    RITUAL,
    gate_kinds,
    own_track,
)
from turncoat.games.dark_providence.public.sights import PublicBoard, PublicSeat

Part: TypeAlias = tuple[str, int]
# All parts in the order of a score sheet.
PARTS: Final = (
    "track_vp", "hidden", "revealed_dissenter", "own_track", "gates_closed", "gates_opened",
    "cards", "agents", "effects", "investigator_agents", "mythos", "possessed", "deep_ones",
    "crypt",
)  # fmt: skip

GATE_PARTS: Final = {CLOSED: "gates_closed", OPEN: "gates_opened"}


def general_parts(box: Box, me: PublicSeat) -> list[Part]:
    """DP-51  Return what a player of any alignment scores; a part may be 0."""
    return [
        ("track_vp", me.vp),
        ("hidden", box.numbers.hidden_bonus if me.revealed == HIDDEN else 0),
        ("cards", card_points(box, me)),
        ("agents", sum(agent_points(box, me, "general"))),
        ("effects", effect_points(box, me)),
    ]


def alignment_parts(box: Box, board: PublicBoard, me: PublicSeat, alignment: str) -> list[Part]:
    """DP-52  Return what a player of this alignment scores besides; a part may be 0."""
    numbers = box.numbers
    parts: list[Part] = []
    if alignment == INVESTIGATOR:
        parts.append(("investigator_agents", sum(agent_points(box, me, "investigator"))))
    elif alignment == CULTIST:
        parts += cultist_parts(box, board, me)
    elif me.revealed != HIDDEN:
        parts.append(("revealed_dissenter", numbers.dissenter_reveal_penalty))
    if alignment != INVESTIGATOR:
        parts.append(("crypt", numbers.crypt_vp * len(me.crypt)))
    if me.revealed != BY_ACTION:
        parts += track_and_gates(box, board, me.seat, alignment)
    return parts


def cultist_parts(box: Box, board: PublicBoard, me: PublicSeat) -> list[Part]:
    """DP-52  Return what only cultists score."""
    numbers = box.numbers
    all_out = me.claimed_deep_ones and all_deep_ones_out(box, board)
    return [
        ("mythos", sum([box.cards[card].vp.cultist for card in me.mythos])),
        ("possessed", numbers.possessed_vp * len(me.possessed)),
        ("deep_ones", numbers.deep_ones_cultist_vp if all_out else 0),
    ]


def all_deep_ones_out(box: Box, board: PublicBoard) -> bool:
    """DP-46, DP-52  Whether every Deep One is on the board."""
    out = sum([len(player.deep_ones) for player in board.players])
    return out == box.content.components.deep_ones


def card_points(box: Box, me: PublicSeat) -> int:
    """DP-51b  General VP of mythos cards and of cards that are not agents."""
    worth = box.card_vp
    return sum([worth[card] for card in me.owned() + me.mythos if card in worth])


def agent_points(box: Box, me: PublicSeat, kind: str) -> list[int]:
    """DP-51b  VP of the agents whose tokens are on the board, revived and possessed too."""
    cards = box.cards
    printed = [cards[agent].vp for agent in me.agents if agent in cards]
    return [vp.general if kind == "general" else vp.investigator for vp in printed]


def effect_points(box: Box, me: PublicSeat) -> int:
    """DP-51  End-of-game effects of mythos cards."""
    points = 0
    for card in me.mythos:
        for effect in box.cards[card].end_game:
            if isinstance(effect, EndVp):
                points += min(effect.cap, effect.n * me.insanity)
    return points


def cost_of_exposure(box: Box, alignment: str) -> int:
    """DP-51, DP-52  Return what a hidden player loses by being revealed; a dissenter pays twice."""
    penalty = box.numbers.dissenter_reveal_penalty if alignment in DISSENTERS else 0
    return box.numbers.hidden_bonus - penalty


def total(parts: Sequence[Part]) -> int:
    """DP-51b  The sum of the parts, which may be below 0."""
    return sum([points for _, points in parts])


# Track and gates.


def track_and_gates(
    box: Box, board: PublicBoard, seat: Seat, alignment: str
) -> list[tuple[str, int]]:
    """DP-35, DP-52  Return what the track of a side and a seat's own gates score, in parts."""
    gates, track = board.gates, own_track(alignment)
    space = board.ritual if track == RITUAL else board.investigation
    parts = [("own_track", box.ladders[track][space])]
    for kind in gate_kinds(alignment):
        parts += [(GATE_PARTS[kind], gate_points(box, gates, seat, kind) if gates else 0)]
    return parts


def gate_points(box: Box, gates: dict[str, tuple[Seat, str]], seat: Seat, kind: str) -> int:
    """The gate values of a seat's own gates of one kind."""
    points, own = 0, (seat, kind)
    for city, gate in gates.items():
        if gate == own:
            points += box.gate(city)
    return points
