"""The rules behind each question: the general one first, then those that apply at the moment."""

from typing import Final

from turncoat.core.terms import Term
from turncoat.games.among_cultists.grammar import WHY
from turncoat.games.among_cultists.views.schema import AmongCultistsView

# Rules in addition to the one that every topic has.
MORE: Final[dict[str, list[str]]] = {
    "move": ["AC-20a", "AC-24"],
    "give": ["AC-27"],
    "action": ["AC-41", "AC-28"],
    "status": ["AC-46", "AC-47"],
    "discussion": ["AC-12"],
    "vote": ["AC-59"],
    "announce": ["AC-69"],
    "name_seer": ["AC-89"],
}
ROLE_RULES: Final[dict[str, str]] = {
    "radiant": "AC-80", "infected": "AC-81", "super_ghost": "AC-82", "mechanic": "AC-83",
    "rookie": "AC-84", "klutz": "AC-85", "coward": "AC-86", "firestarter": "AC-87",
    "assassin": "AC-88", "seer": "AC-89",
}  # fmt: skip
# Topics at which a role makes a difference to its player.
ROLE_MATTERS: Final[dict[str, tuple[str, ...]]] = {
    "action": ("mechanic", "rookie", "assassin", "super_ghost", "klutz"),
    "status": ("coward",),
    "lay": ("firestarter",),
    "change_vote": ("klutz",),
    "watching_eyes": ("klutz", "coward"),
    "under_control": ("klutz",),
    "camera": ("rookie",),
    "vote": ("klutz",),
}
# Topics at which the event in force makes a difference.
EFFECT_MATTERS: Final[dict[str, dict[str, str]]] = {
    "move": {"secret_doors": "AC-32", "high_morale": "AC-33", "low_morale": "AC-33"},
    "action": {"secret_doors": "AC-32"},
}


def why(topic: Term, view: AmongCultistsView) -> list[str]:
    """Return the general rule first, then those that apply at the moment."""
    kind = str(topic[0])
    found = [WHY[kind], *MORE.get(kind, [])]
    if view.seat is not None:
        role = view.players[view.seat].role or ""
        if role in ROLE_MATTERS.get(kind, ()):
            found.append(ROLE_RULES[role])
    effect = EFFECT_MATTERS.get(kind, {}).get(view.effect)
    return [*found, effect] if effect else found
