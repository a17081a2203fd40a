"""How long a game may be: far longer than real ones, short enough to be played again at once."""

from typing import Final, NamedTuple

from turncoat.core.errors import BadRecord
from turncoat.core.record import Record
from turncoat.core.terms import SAY

TOO_LONG: Final = "length"

# A thousand in an hour is one every four seconds. Each view holds all of them.
MOST_CLAIMS: Final = 4_000
# What people may claim at a table, each seat its share of it; the rest is left to its bots, who say
# nothing twice.
CLAIMS_OF_PEOPLE: Final = 3_000
# The table at the last restart point; the largest of all games between bots had 9,300 bytes.
LARGEST_TABLE: Final = 100_000


class Bounds(NamedTuple):
    """So many answers and offers taken; so many claims."""

    answers: int
    claims: int


# The longest of a thousand games between bots, most of which chose by chance, had 450 answers in
# the first and the last of these. In Dark Providence chance takes 5,100 answers, and bots that play
# to win 1,700.
BOUNDS: Final = {
    "among_cultists": Bounds(answers=5_000, claims=MOST_CLAIMS),
    "dark_providence": Bounds(answers=20_000, claims=MOST_CLAIMS),
    "shadow_hunters": Bounds(answers=5_000, claims=MOST_CLAIMS),
}
OF_OTHERS: Final = Bounds(answers=5_000, claims=MOST_CLAIMS)


def fits(record: Record) -> bool:
    """Whether a game can be played again within a moment, by its measures alone."""
    bounds = BOUNDS.get(record.game, OF_OTHERS)
    claims = sum(kind == SAY for kind, _, _ in record.log)
    return (
        claims <= bounds.claims
        and len(record.log) - claims <= bounds.answers
        and len(record.said) <= bounds.claims
        and len(record.restart) <= LARGEST_TABLE
    )


def check(record: Record) -> None:
    """Raises BadRecord before anything of a game is played again that is too long for that."""
    if not fits(record):
        raise BadRecord(TOO_LONG)
