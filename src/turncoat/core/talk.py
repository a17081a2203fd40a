"""Table talk: typed claims that never change the table, but belong to the match and its log."""

from turncoat.core.words import Audience, Claim, Seat


class Said:
    """One claim, who could hear it, and which earlier claim of the speaker it contradicts."""

    __slots__ = ("audience", "claim", "contradicts", "seat")

    def __init__(self, seat: Seat, claim: Claim, audience: Audience, contradicts: int) -> None:
        self.seat = seat
        self.claim = claim
        self.audience = audience
        self.contradicts = contradicts
