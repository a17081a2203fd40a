"""The odds of the dice: sums, differences and places."""

from functools import cache
from typing import Final, TypeAlias

from turncoat.games.shadow_hunters.content import PLACE_BY_NUMBER

Odds: TypeAlias = tuple[tuple[int, float], ...]

D4: Final[Odds] = tuple((side, 1 / 4) for side in range(1, 5))
D6: Final[Odds] = tuple((side, 1 / 6) for side in range(1, 7))
SEVEN: Final = ""


def both(combine: str) -> Odds:
    """The odds of the sum or the difference of both dice."""
    found: dict[int, float] = {}
    for d6, _ in D6:
        for d4, _ in D4:
            fell = d6 + d4 if combine == "sum" else abs(d6 - d4)
            found[fell] = found.get(fell, 0.0) + 1 / 24
    return tuple(sorted(found.items()))


DIFFERENCE: Final[Odds] = both("difference")
SUM: Final[Odds] = both("sum")


@cache
def wound_odds(d4_alone: bool, bonus: int) -> Odds:
    """SH-30, SH-31  The odds of each number of wounds; a difference of 0 has failed."""
    found: dict[int, float] = {}
    for base, chance in D4 if d4_alone else DIFFERENCE:
        wounds = max(base + bonus, 0) if base else 0
        found[wounds] = found.get(wounds, 0.0) + chance
    return tuple(sorted(found.items()))


@cache
def place_odds(here: str) -> tuple[tuple[str, float], ...]:
    """SH-10  The odds of each place other than `here`. A 7 is `SEVEN`."""
    found: dict[str, float] = {}
    for fell, chance in SUM:
        place = SEVEN if fell == 7 else PLACE_BY_NUMBER[fell]
        found[place] = found.get(place, 0.0) + chance
    again = found.pop(here) if here else 0.0
    return tuple((place, chance / (1 - again)) for place, chance in found.items())
