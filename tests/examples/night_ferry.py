"""What the suites over every game have to know about the example.

Nothing here imports its package, since the suites also run where it is not installed.
"""

from collections import Counter
from random import Random
from typing import Any

import msgspec

from turncoat.core.match import AnyMatch
from turncoat.core.terms import SAY, Claim, Option

WRECKERS = {4: 1, 5: 1, 6: 2, 7: 2, 8: 2}
# Claims that can't both be true.
CLAIMS: list[tuple[Claim, Claim]] = [
    (("role", 0, "wrecker"), ("role", 0, "sailor")),
    (("did", 1, "pump"), ("saw", 1, "drill", 1)),
    (("saw", 1, "drill", 1), ("role", 1, "sailor")),
]


def random_options(random: Random, players: int) -> dict[str, Any]:
    """Random table options."""
    return {"legs": random.choice([4, 5, 6]), "wreckers_meet": random.random() < 0.5}


def census(table: Any) -> Counter[str]:
    """Counts all roles and the measurements of the water."""
    return Counter([*table.roles, *("level" for _ in table.levels)])


def full_box(table: Any) -> Counter[str]:
    """What `census` has to find: the roles in the box, and one measurement for each leg."""
    wreckers = WRECKERS[table.seats]
    # A leg that waits for duties has not been measured.
    measured = len(table.levels) if len(table.levels) == table.round else table.round + 1
    return Counter(wrecker=wreckers, sailor=table.seats - wreckers, level=measured)


def hide_secrets(match: AnyMatch, view: Any) -> Any:
    """Replace every secret in a view by what its seat may know, independently of the view."""
    cover(match.table, view)
    cover(match.start, view.start)
    since = [entry for entry in match.since if entry[0] != SAY]
    mine = [said for _, who, said in since if who == view.seat and said[0] == "watch"]
    watched = [said[1] for said in mine]
    view.answers = [
        (kind, who, seen(said, who == view.seat or match.over, who in watched))
        for kind, who, said in since
    ]
    return view


def seen(said: Option, whole: bool, watched: bool) -> Option:
    """NF-11, NF-13  A duty is known to its seat, and what kind it is to those who watched."""
    if whole or said[0] in ("accuse", "abstain"):
        return said
    return said[:1] if watched else ()


def cover(table: Any, view: Any) -> None:
    """NF-3, NF-13, NF-21, NF-34  Own roles, shown ones, partners, and those seen drilling."""
    me = view.seat
    known = {*range(table.seats)} if table.ended else {me, *table.confined}
    wreckers = {seat for seat in range(table.seats) if table.roles[seat] == "wrecker"}
    if me is not None:
        known |= {seat for seat in wreckers if table.knowing[seat] >> me & 1}
        known |= wreckers if me in wreckers and table.options.wreckers_meet else set()
    view.players = [
        msgspec.structs.replace(
            player, role=table.roles[player.seat] if player.seat in known else None
        )
        for player in view.players
    ]
