"""Table talk: typed claims that never change the table, but belong to the match and its log."""

from collections.abc import Mapping

from turncoat.core.words import Audience, Claim, Seat


class Said:
    """One claim, who could hear it, and which earlier claim of the speaker it contradicts."""

    __slots__ = ("audience", "claim", "contradicts", "seat")

    def __init__(self, seat: Seat, claim: Claim, audience: Audience, contradicts: int) -> None:
        self.seat = seat
        self.claim = claim
        self.audience = audience
        self.contradicts = contradicts


def words_of(
    claims: Mapping[str, tuple[str, ...]], claim: Claim
) -> list[tuple[str, str | int]] | None:
    """Each word of a claim beside what it should be; None if there is no such claim."""
    slots = claims.get(str(claim[0])) if claim else None
    if slots is None or len(claim) != len(slots) + 1:
        return None
    return list(zip(slots, claim[1:], strict=True))
