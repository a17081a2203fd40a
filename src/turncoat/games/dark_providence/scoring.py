"""Scores and the winner (DP-51 to DP-54)."""

from typing import Final, TypeAlias

from turncoat.games.dark_providence.actions.reveal import CLOSED, OPEN, gate_points, own_track
from turncoat.games.dark_providence.board.tokens import in_play
from turncoat.games.dark_providence.board.tracks import track_value
from turncoat.games.dark_providence.content.schema import EndVp, FlipAlignment, TieBreak
from turncoat.games.dark_providence.player import (
    BY_ACTION,
    CULTIST,
    DISSENTER_CULTIST,
    DISSENTER_INVESTIGATOR,
    DISSENTERS,
    HIDDEN,
    INVESTIGATOR,
    Player,
)
from turncoat.games.dark_providence.table import Table

Part: TypeAlias = tuple[str, int]

# DP-53a: which alignment is out first in a tie for lowest.
FIRST_OUT: Final = (DISSENTER_CULTIST, DISSENTER_INVESTIGATOR, CULTIST, INVESTIGATOR)


def score(table: Table, me: Player) -> list[Part]:
    """DP-51, DP-52  The parts of a player's score, without those that are 0."""
    numbers = table.box.numbers
    parts: list[Part] = [
        ("track_vp", me.vp),
        ("hidden", numbers.hidden_bonus if me.revealed == HIDDEN else 0),
        ("cards", card_points(table, me)),
        ("agents", sum(agent_points(table, me, "general"))),
        ("effects", effect_points(table, me)),
    ]
    if me.alignment == INVESTIGATOR:
        parts.append(("investigator_agents", sum(agent_points(table, me, "investigator"))))
    elif me.alignment == CULTIST:
        parts += cultist_parts(table, me)
    elif me.revealed != HIDDEN:
        parts.append(("revealed_dissenter", numbers.dissenter_reveal_penalty))
    if me.alignment != INVESTIGATOR:
        parts.append(("crypt", numbers.crypt_vp * len(me.crypt)))
    if me.revealed != BY_ACTION:
        parts += track_and_gates(table, me)
    return [part for part in parts if part[1]]


def track_and_gates(table: Table, me: Player) -> list[Part]:
    """DP-35, DP-52  Track and gates, unless the player scored them by revealing."""
    parts: list[Part] = [("own_track", track_value(table, own_track(me.alignment)))]
    if me.alignment != CULTIST:
        parts.append(("gates_closed", gate_points(table, me, CLOSED)))
    if me.alignment != INVESTIGATOR:
        parts.append(("gates_opened", gate_points(table, me, OPEN)))
    return parts


def cultist_parts(table: Table, me: Player) -> list[Part]:
    """DP-52  What only cultists score."""
    numbers = table.box.numbers
    all_out = in_play(table) == table.box.content.components.deep_ones
    deep = numbers.deep_ones_cultist_vp if me.claimed_deep_ones and all_out else 0
    return [
        ("mythos", sum(table.box.cards[card].vp.cultist for card in me.mythos)),
        ("possessed", numbers.possessed_vp * len(me.possessed)),
        ("deep_ones", deep),
    ]


def card_points(table: Table, me: Player) -> int:
    """DP-51b  General VP of mythos cards and of cards that are not agents."""
    cards = table.box.cards
    owned = [card for card in me.owned() if cards[card].agent is None]
    return sum(cards[card].vp.general for card in owned + me.mythos)


def agent_points(table: Table, me: Player, kind: str) -> list[int]:
    """DP-51b  VP of the agents whose tokens are on the board, revived and possessed too."""
    cards = table.box.cards
    printed = [cards[agent].vp for agent in me.agents if agent in cards]
    return [vp.general if kind == "general" else vp.investigator for vp in printed]


def effect_points(table: Table, me: Player) -> int:
    """DP-51  End-of-game effects of mythos cards."""
    points = 0
    for card in me.mythos:
        for effect in table.box.cards[card].end_game:
            if isinstance(effect, EndVp):
                points += min(effect.cap, effect.n * me.insanity)
    return points


def total(parts: list[Part]) -> int:
    """DP-51b  The sum of the parts, which may be below 0."""
    return sum(points for _, points in parts)


# Who is out and who wins.


def wins_ties(table: Table, me: Player) -> bool:
    """DP-53a  Whether a player owns the Pnakotic Manuscripts."""
    return any(
        isinstance(effect, TieBreak)
        for card in me.mythos
        for effect in table.box.cards[card].end_game
    )


def flips(table: Table, me: Player) -> bool:
    """DP-51a  Whether a player owns the Impostor."""
    return any(
        isinstance(effect, FlipAlignment)
        for card in me.mythos
        for effect in table.box.cards[card].end_game
    )


def eliminated(table: Table, totals: list[int]) -> list[Player]:
    """DP-53, DP-53a  The players whose alignment has the lowest score."""
    players = table.players
    lowest = min(totals)
    tied = [player for player in players if totals[player.seat] == lowest]
    spared = [player for player in tied if not wins_ties(table, player)]
    if spared and len({_group(player) for player in tied}) > 1:
        tied = spared
    loser = min(tied, key=lambda player: _goes_first(table, player))
    out = [player for player in players if _group(player) == _group(loser)]
    return [] if len(out) == len(players) else out


def _group(player: Player) -> tuple[str, int]:
    """DP-53  The players of an alignment; each dissenter is one of their own."""
    alone = player.seat if player.alignment in DISSENTERS else -1
    return (player.alignment, alone)


def _goes_first(table: Table, player: Player) -> tuple[int, int, bool]:
    """DP-53a  By alignment; like dissenters by mythos cards, then the Impostor's owner."""
    order = FIRST_OUT.index(player.alignment)
    return (order, len(player.mythos), not flips(table, player))


def winners(table: Table, totals: list[int]) -> list[Player]:
    """DP-54  The highest of the rest; ties by mythos cards, then alignment, then shared."""
    out = eliminated(table, totals)
    rest = [player for player in table.players if player not in out]
    best = max(totals[player.seat] for player in rest)
    tied = [player for player in rest if totals[player.seat] == best]
    tied = [player for player in tied if wins_ties(table, player)] or tied
    most = max(len(player.mythos) for player in tied)
    tied = [player for player in tied if len(player.mythos) == most]
    rank = min(_rank(player) for player in tied)
    return [player for player in tied if _rank(player) == rank]


def _rank(player: Player) -> int:
    """DP-54  Investigators before cultists before dissenters."""
    return {INVESTIGATOR: 0, CULTIST: 1}.get(player.alignment, 2)
