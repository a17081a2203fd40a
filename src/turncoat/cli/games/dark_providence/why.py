"""The rules behind each question."""

from turncoat.core.terms import Term
from turncoat.games.dark_providence.grammar import WHY, WHY_ALSO, WHY_SOLO
from turncoat.games.dark_providence.views.schema import DarkProvidenceView


def why(topic: Term, view: DarkProvidenceView) -> list[str]:
    """Return the general rule first, then those that apply at the moment."""
    kind = str(topic[0])
    return [WHY[kind], *WHY_ALSO.get(kind, []), *(WHY_SOLO.get(kind, []) if view.solo else [])]
