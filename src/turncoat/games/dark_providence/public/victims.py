"""Who may be assassinated (DP-30c, DP-31, DP-66), on a table as in anybody's view."""

from typing import Final

from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.public.alignments import CULTIST, HIDDEN
from turncoat.games.dark_providence.public.sights import PublicBoard, PublicSeat

# The kind of action, for strength bonuses and immunities.
ASSASSINATE: Final = "assassinate"


def may_die(
    box: Box, board: PublicBoard, owner: PublicSeat, agent: str, possessed_ok: bool
) -> bool:
    """DP-30c, DP-31, DP-31a, DP-45  Whether an agent can be assassinated."""
    if agent in owner.possessed and not possessed_ok:
        return False
    if agent == owner.main:
        return _main_may_die(box, board, owner)
    return ASSASSINATE not in box.immune.get(agent, [])


def _main_may_die(box: Box, board: PublicBoard, owner: PublicSeat) -> bool:
    """DP-31, DP-66  Whether a main agent can be assassinated."""
    least = box.numbers.main_agent_kill_min_vp
    if board.solo and owner.cultist:
        return owner.revealed == HIDDEN and board.solo.vp >= least
    known_cultist = owner.revealed != HIDDEN and owner.alignment == CULTIST
    return len(owner.agents) == 1 and owner.vp >= least and not known_cultist
