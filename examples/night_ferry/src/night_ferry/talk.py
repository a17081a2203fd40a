"""What can be claimed, and which claims contradict each other (NF-40, NF-41)."""

from collections.abc import Collection, Mapping
from typing import ClassVar, Final

from night_ferry.ferry import DUTIES, ROLES, WRECKER, WRECKERS, Ferry
from night_ferry.grammar import ABOUT_OTHERS, CLAIMS
from turncoat.core.grammar import Shape
from turncoat.core.talk import Talk
from turncoat.core.terms import ALL, Audience, Claim, Seat, Term

# The possible values of each kind of statement.
POSSIBLE_VALUES: Final[dict[str | int, Collection[str | int]]] = {
    "trust": ("trust", "suspect"),
    "role": ROLES,
    "did": DUTIES,
    "saw": DUTIES,
    "watched": range(max(WRECKERS)),
}


def statements(claim: Claim) -> dict[Term, str | int]:
    """Return what a claim says about each thing it mentions. Who was seen drilling is a wrecker."""
    if claim[0] in ("trust", "suspect"):
        return {("trust", claim[1]): claim[0]}
    if claim[0] in ("role", "did"):
        return {claim[:2]: claim[2]}
    _, seat, duty, leg = claim
    found: dict[Term, str | int] = {("did", leg): "watch", ("watched", leg): seat}
    found["saw", seat, leg] = duty
    return {**found, ("role", seat): WRECKER} if duty == "drill" else found


class FerryTalk(Talk[Ferry]):
    """What can be claimed on the ferry."""

    claims: ClassVar[Mapping[str, Shape]] = CLAIMS
    about_others: ClassVar[tuple[str, ...]] = ABOUT_OTHERS

    def audience_of(self, table: Ferry, seat: Seat) -> Audience:
        """NF-40  Everybody may talk at any time, even when confined."""
        return ALL

    def is_argument(self, table: Ferry, kind: str, slot: str, word: str | int) -> bool:
        """NF-40  A claim can only be about this leg or an earlier one."""
        known: dict[str, Collection[str | int]] = {
            "seat": range(table.seats), "number": range(1, table.round + 1),
            "role": ROLES, "duty": DUTIES,
        }  # fmt: skip
        return word in known[slot]

    def contradicts(self, table: Ferry, seat: Seat, earlier: Claim, claim: Claim) -> bool:
        return not {*self.headings(table, earlier)}.isdisjoint(self.rivals(table, claim))

    def headings(self, table: Ferry, claim: Claim) -> list[Term]:
        return [(*thing, said) for thing, said in statements(claim).items()]

    def rivals(self, table: Ferry, claim: Claim) -> list[Term]:
        return [
            (*thing, other)
            for thing, said in statements(claim).items()
            for other in POSSIBLE_VALUES[thing[0]]
            if other != said
        ]
