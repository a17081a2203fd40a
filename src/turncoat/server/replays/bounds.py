"""How long a game may be: far longer than real games, but short enough to be replayed at once."""

from typing import Final, NamedTuple

from turncoat.core.errors import BadRecord
from turncoat.core.record import Record
from turncoat.core.terms import SAY

TOO_LONG: Final = "length"

# A thousand an hour is one every four seconds. Each view contains all of them.
MOST_CLAIMS: Final = 4_000
# Claims of people at a table, divided among the seats. The rest is for its bots, which never repeat
# themselves.
CLAIMS_OF_PEOPLE: Final = 3_000
# The table at the last restart point. The largest in games between bots had 9,300 bytes.
LARGEST_TABLE: Final = 100_000


class Bounds(NamedTuple):
    """The most answers (including offers taken) and claims."""

    answers: int
    claims: int


# The longest of a thousand games between bots, most of which chose at random, had 450 answers in
# the first and last of these. In Dark Providence random play takes 5,100 answers, and bots that
# play to win take 1,700.
BOUNDS: Final = {
    "among_cultists": Bounds(answers=5_000, claims=MOST_CLAIMS),
    "dark_providence": Bounds(answers=20_000, claims=MOST_CLAIMS),
    "shadow_hunters": Bounds(answers=5_000, claims=MOST_CLAIMS),
}
OF_OTHERS: Final = Bounds(answers=5_000, claims=MOST_CLAIMS)


def fits(record: Record) -> bool:
    """Whether a game is short enough to be replayed."""
    bounds = BOUNDS.get(record.game, OF_OTHERS)
    claims = sum(kind == SAY for kind, _, _ in record.log)
    return (
        claims <= bounds.claims
        and len(record.log) - claims <= bounds.answers
        and len(record.said) <= bounds.claims
        and len(record.restart) <= LARGEST_TABLE
    )


def check(record: Record) -> None:
    """Raise BadRecord if a game is too long to be replayed."""
    if not fits(record):
        raise BadRecord(TOO_LONG)
