"""Table talk: typed claims that never change the table, but belong to the match and its log."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from turncoat.core.terms import Audience, Claim, Event, Seat, Term, is_for_all

# Claims under one heading, as whoever heard them did, with the place of each where it was said
# last; in the order of these places.
Kept: TypeAlias = dict[tuple[Claim, Audience], int]
NOTHING_KEPT: Final[Kept] = {}

# What is told of a claim. What not everybody hears is another event, so that a game can declare the
# one public and the other not.
CLAIMS: Final = "claims"
CLAIMS_APART: Final = "claims_apart"


class SpokenClaim:
    """One claim, who could hear it, and which earlier claim of the speaker it contradicts."""

    __slots__ = ("audience", "claim", "contradicts", "seat")

    def __init__(self, seat: Seat, claim: Claim, audience: Audience, contradicts: int) -> None:
        self.seat = seat
        self.claim = claim
        self.audience = audience
        self.contradicts = contradicts

    @property
    def to_all(self) -> bool:
        """Whether everybody heard it."""
        return is_for_all(self.audience)

    @property
    def event(self) -> Event:
        """What is told of it to whoever heard it."""
        kind = CLAIMS if self.to_all else CLAIMS_APART
        return (kind, self.seat, int(self.contradicts >= 0), *self.claim)


def as_told_now(audience: Audience, event: Event) -> Event:
    """What an earlier release told: up to 0.5.0 every claim was told as if everybody heard it."""
    apart = event[0] == CLAIMS and not is_for_all(audience)
    return (CLAIMS_APART, *event[1:]) if apart else event


class ClaimIndex:
    """All that was said, sorted by seat and heading, so that a claim is compared with few others.

    The same words said again take the place of those before: only the latest of what a claim
    contradicts is asked for.
    """

    __slots__ = ("_kept", "count")

    def __init__(self) -> None:
        self.count = 0
        self._kept: dict[tuple[Seat, Term], Kept] = {}

    def keep(self, said: SpokenClaim, headings: list[Term]) -> None:
        """One more claim, the next of all that was said."""
        words = (said.claim, said.audience)
        for heading in headings:
            kept = self._kept.setdefault((said.seat, heading), {})
            # Taken out first, so that it comes last.
            kept.pop(words, None)
            kept[words] = self.count
        self.count += 1

    def under(self, seat: Seat, heading: Term) -> Kept:
        """What a seat has said under a heading."""
        return self._kept.get((seat, heading), NOTHING_KEPT)


def words_of(
    claims: Mapping[str, tuple[str, ...]], claim: Claim
) -> list[tuple[str, str | int]] | None:
    """Each word of a claim beside what it should be; None if there is no such claim."""
    slots = claims.get(str(claim[0])) if claim else None
    if slots is None or len(claim) != len(slots) + 1:
        return None
    return list(zip(slots, claim[1:], strict=True))
