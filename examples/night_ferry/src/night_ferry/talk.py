"""What claims say, and which of them contradict each other (NF-41)."""

from collections.abc import Iterable
from typing import Final

from night_ferry.ferry import DUTIES, ROLES, WRECKER, WRECKERS
from turncoat.core.terms import Claim, Term

# What can be said about each kind of thing.
SAYINGS: Final[dict[str | int, Iterable[str | int]]] = {
    "trust": ("trust", "suspect"),
    "role": ROLES,
    "did": DUTIES,
    "saw": DUTIES,
    "watched": range(max(WRECKERS)),
}


def statements(claim: Claim) -> dict[Term, str | int]:
    """Return what a claim says about each thing that it mentions. Drills belong to wreckers."""
    if claim[0] in ("trust", "suspect"):
        return {("trust", claim[1]): claim[0]}
    if claim[0] in ("role", "did"):
        return {claim[:2]: claim[2]}
    _, seat, duty, leg = claim
    found: dict[Term, str | int] = {("did", leg): "watch", ("watched", leg): seat}
    found["saw", seat, leg] = duty
    return {**found, ("role", seat): WRECKER} if duty == "drill" else found


def headings(claim: Claim) -> list[Term]:
    """Return the headings of a claim: a thing, and what is said about it."""
    return [(*thing, said) for thing, said in statements(claim).items()]


def rivals(claim: Claim) -> list[Term]:
    """Return the headings of all claims that say something else about the same things."""
    return [
        (*thing, other)
        for thing, said in statements(claim).items()
        for other in SAYINGS[thing[0]]
        if other != said
    ]
