"""The rules behind each question."""

from typing import Final

from turncoat.core.terms import Term
from turncoat.games.dark_providence.grammar import WHY
from turncoat.games.dark_providence.view import DarkProvidenceView

# Rules in addition to the one that every topic has.
MORE: Final[dict[str, list[str]]] = {
    "turn": ["DP-10a", "DP-21a", "DP-35"],
    "pay": ["DP-11", "DP-20a"],
    "influence": ["DP-21b"],
    "add_to": ["DP-21b"],
    "whose_cubes": ["DP-21b"],
    "claim": ["DP-21b", "DP-22", "DP-22a"],
    "lock": ["DP-33a"],
    "traveller": ["DP-29"],
    "mover": ["DP-48"],
    "goal": ["DP-48"],
    "killer": ["DP-30"],
    "victim": ["DP-30", "DP-31"],
    "gate_maker": ["DP-32"],
    "gate_kind": ["DP-32a", "DP-52"],
    "take_agent": ["DP-30c"],
    "place_token": ["DP-47", "DP-48", "DP-48b"],
    "keep_token": ["DP-40"],
    "see_alignment": ["DP-4"],
    "to_row": ["DP-25"],
}
# What the solo game adds.
SOLO: Final[dict[str, list[str]]] = {
    "place_main": ["DP-60a"],
    "turn": ["DP-60", "DP-61"],
    "claim": ["DP-64"],
    "victim": ["DP-66"],
}


def why(topic: Term, view: DarkProvidenceView) -> list[str]:
    """Return the general rule first, then those that apply at the moment."""
    kind = str(topic[0])
    return [WHY[kind], *MORE.get(kind, []), *(SOLO.get(kind, []) if view.solo else [])]
