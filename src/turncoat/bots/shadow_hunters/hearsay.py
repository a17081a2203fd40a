"""Claims of others (SH-65), which count only if a known friend made them."""

from typing import Final

from turncoat.bots.shadow_hunters.cast import ENEMY_OF, KIND_OF
from turncoat.core.terms import Claim, Seat
from turncoat.games.shadow_hunters.views.schema import ShadowHuntersView

# How much likelier a friend's claim makes something; friends may be wrong but do not lie.
SURE: Final = 3.0
UNSURE: Final = 1.5


def hearsay(view: ShadowHuntersView) -> list[tuple[Seat, dict[str, float]]]:
    """For each claim by a friend: the seat, and how much likelier each character becomes."""
    friends = known_friends(view)
    if not friends:
        return []
    mine = kind_at(view, friends[0])
    return [
        (int(heard.claim[1]), factors)
        for heard in view.heard
        if heard.seat in friends and heard.contradicts is None
        if (factors := meaning(heard.claim, mine))
    ]


def meaning(claim: Claim, mine: str) -> dict[str, float]:
    """Return how much likelier a claim by my own side makes each character."""
    if claim[0] == "kind":
        return {c: SURE for c, kind in KIND_OF.items() if kind == claim[2]}
    if claim[0] == "character":
        return {str(claim[2]): SURE}
    if claim[0] in ("trust", "suspect"):
        meant = mine if claim[0] == "trust" else ENEMY_OF[mine]
        return {c: UNSURE for c, kind in KIND_OF.items() if kind == meant}
    return {}


def known_friends(view: ShadowHuntersView) -> list[Seat]:
    """The seats that I know to be on my own side."""
    if view.seat is None or kind_at(view, view.seat) not in ENEMY_OF:
        return []
    mine = kind_at(view, view.seat)
    return [p.seat for p in view.players if p.seat != view.seat and kind_at(view, p.seat) == mine]


def kind_at(view: ShadowHuntersView, seat: Seat) -> str:
    """The kind of a seat, or an empty string if it is not known."""
    character = view.players[seat].character
    return KIND_OF[character] if character else ""
