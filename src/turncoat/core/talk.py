"""Claims: typed statements that never change the table, but are part of the match and its log."""

from collections.abc import Mapping
from typing import ClassVar, Final, Generic, TypeAlias

from turncoat.core.table import T
from turncoat.core.terms import Audience, Claim, Event, Seat, Term, is_for_all

# Claims under one heading, each with its audience, mapped to the position where it was last made;
# in order of these positions.
Kept: TypeAlias = dict[tuple[Claim, Audience], int]
NOTHING_KEPT: Final[Kept] = {}

# The kinds of event that a claim becomes. A claim that not everybody hears has a kind of its own,
# so that a game can declare one public and the other not.
CLAIMS: Final = "claims"
CLAIMS_APART: Final = "claims_apart"

# Claims about a seat that can't both be true, in games that have them.
OPPOSITE: Final = {"suspect": "trust", "trust": "suspect"}


class SpokenClaim:
    """A claim somebody made.

    `audience` is who heard it, and `contradicts` the position of the speaker's earlier claim that
    it contradicts, or -1.
    """

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
        """The event that its audience is told."""
        kind = CLAIMS if self.to_all else CLAIMS_APART
        return (kind, self.seat, int(self.contradicts >= 0), *self.claim)


def as_told_now(audience: Audience, event: Event) -> Event:
    """Return an event in its present form: up to 0.5.0, private claims were told as public ones."""
    apart = event[0] == CLAIMS and not is_for_all(audience)
    return (CLAIMS_APART, *event[1:]) if apart else event


class ClaimIndex:
    """All claims of a match by seat and heading, so that a new one is compared with only a few.

    A repeated claim replaces the earlier one, because only the latest contradiction is ever needed.
    """

    __slots__ = ("_kept", "count")

    def __init__(self) -> None:
        self.count = 0
        self._kept: dict[tuple[Seat, Term], Kept] = {}

    def keep(self, said: SpokenClaim, headings: list[Term]) -> None:
        """Add the next claim under its headings."""
        words = (said.claim, said.audience)
        for heading in headings:
            kept = self._kept.setdefault((said.seat, heading), {})
            # Removed first, so that it moves to the end.
            kept.pop(words, None)
            kept[words] = self.count
        self.count += 1

    def under(self, seat: Seat, heading: Term) -> Kept:
        """Return what a seat has claimed under a heading."""
        return self._kept.get((seat, heading), NOTHING_KEPT)


class Talk(Generic[T]):
    """The claims of a game: what can be claimed, who hears it, and what contradicts what.

    A game with claims subclasses this and names it as `Rules.talk`. By default nobody may talk.
    """

    # The kinds of claim, each with the kinds of its arguments.
    claims: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    # Those that nobody can make about themselves.
    about_others: ClassVar[tuple[str, ...]] = ()

    def audience_of(self, table: T, seat: Seat) -> Audience:
        """Return who hears a claim by this seat now: 0 if it may not talk."""
        return 0

    def is_claim(self, table: T, claim: Claim) -> bool:
        """Return whether this claim can be made at this table at all."""
        slots = self.claims.get(str(claim[0])) if claim else None
        if slots is None or len(claim) != len(slots) + 1:
            return False
        kind, *words = claim
        return all(
            self.is_argument(table, str(kind), slot, word)
            for slot, word in zip(slots, words, strict=True)
        )

    def is_about_speaker(self, seat: Seat, claim: Claim) -> bool:
        """Return whether a claim that has to be about another player names the speaker."""
        if claim[0] not in self.about_others:
            return False
        pairs = zip(self.claims[str(claim[0])], claim[1:], strict=True)
        return ("seat", seat) in pairs

    def is_argument(self, table: T, kind: str, slot: str, word: str | int) -> bool:
        """Return whether a word can stand in this slot of this kind of claim."""
        return False

    def contradicts(self, table: T, seat: Seat, earlier: Claim, claim: Claim) -> bool:
        """Return whether two claims of a seat can't both be true, going by public facts."""
        return False

    def headings(self, table: T, claim: Claim) -> list[Term]:
        """Return the headings under which a claim is indexed, to find contradictions quickly.

        Neither these nor those of `rivals` may depend on anything that changes during a match. By
        default all claims share one heading.
        """
        return [()]

    def rivals(self, table: T, claim: Claim) -> list[Term]:
        """Return the headings that cover every claim which this one could contradict."""
        return [()]
