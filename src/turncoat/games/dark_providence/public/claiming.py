"""What a player may claim at all (DP-22a), on a table as in anybody's view."""

from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.player import Spot
from turncoat.games.dark_providence.public.sights import PublicBoard, PublicSeat
from turncoat.games.dark_providence.public.spots import ON_CITY, ON_MYTHOS


def may_claim(
    box: Box, board: PublicBoard, me: PublicSeat, spot: Spot, ignore_lock: bool = False
) -> bool:
    """DP-22a  Whether a player may claim this at all, by any action or effect."""
    kind, place = spot
    if spot in board.locks and not ignore_lock:
        return False
    if kind == ON_MYTHOS:
        return place in board.row
    if place == board.cthulhu or _guarded(board, place):
        return False
    if kind == ON_CITY:
        return board.control.get(place, -1) != me.seat and me.tokens > 0
    if place not in board.tops:
        return False
    return board.tops[place] not in box.agents or room_for_agent(box, me)


def room_for_agent(box: Box, me: PublicSeat) -> bool:
    """DP-23, DP-23a  Whether a player has fewer than six agents: main, hired, Mi-Go."""
    return len(me.agents) < box.numbers.agent_limit


def _guarded(board: PublicBoard, city: str) -> bool:
    """DP-22a, DP-64  Whether a hidden cultist is there."""
    return board.solo is not None and any(
        player.cultist and not player.revealed and city in player.agents.values()
        for player in board.players
    )
