"""What actions are paid with (DP-20, DP-26 to DP-29)."""

from typing import Final

from turncoat.games.dark_providence.content.box import INFLUENCE, MONEY
from turncoat.games.dark_providence.public.alignments import INVESTIGATION, RITUAL

# DP-28: one track, one direction, paid with its own symbol.
TRACKS: Final[dict[str, tuple[str, bool]]] = {
    "ritual_up": (RITUAL, True),
    "ritual_down": (RITUAL, False),
    "invest_up": (INVESTIGATION, True),
    "invest_down": (INVESTIGATION, False),
}
# DP-20, DP-26 to DP-29: the resource that each action is paid with.
PAID_WITH: Final[dict[str, str]] = {
    "influence": INFLUENCE,
    "retrieve": INFLUENCE,
    "buy": MONEY,
    "travel": MONEY,
    **{symbol: symbol for symbol in TRACKS},
}


def track_of(action: str) -> str:
    """DP-28  The track that an action moves, or empty."""
    return TRACKS[action][0] if action in TRACKS else ""
