"""The alignments (DP-4), what each of them scores (DP-52), and how they are revealed."""

from typing import Final

INVESTIGATOR: Final = "investigator"
CULTIST: Final = "cultist"
DISSENTER_INVESTIGATOR: Final = "dissenter_investigator"
DISSENTER_CULTIST: Final = "dissenter_cultist"
ALIGNMENTS: Final = (INVESTIGATOR, CULTIST, DISSENTER_INVESTIGATOR, DISSENTER_CULTIST)
DISSENTERS: Final = (DISSENTER_INVESTIGATOR, DISSENTER_CULTIST)
OPPOSITE: Final = {
    INVESTIGATOR: CULTIST,
    CULTIST: INVESTIGATOR,
    DISSENTER_INVESTIGATOR: DISSENTER_CULTIST,
    DISSENTER_CULTIST: DISSENTER_INVESTIGATOR,
}

# DP-35, DP-31, DP-40, DP-67: how an alignment was revealed.
HIDDEN: Final = ""
BY_ACTION: Final = "action"
BY_MURDER: Final = "murder"
BY_MADNESS: Final = "madness"
BY_DEFEAT: Final = "defeat"

OPEN: Final = "open"
CLOSED: Final = "closed"

RITUAL: Final = "ritual"
INVESTIGATION: Final = "investigation"


def own_track(alignment: str) -> str:
    """DP-52  The track that an alignment scores."""
    sides = (INVESTIGATOR, DISSENTER_INVESTIGATOR)
    return INVESTIGATION if alignment in sides else RITUAL


def gate_kinds(alignment: str) -> list[str]:
    """DP-52  Investigators score closed gates, cultists open ones, dissenters both."""
    if alignment == INVESTIGATOR:
        return [CLOSED]
    return [OPEN] if alignment == CULTIST else [CLOSED, OPEN]
