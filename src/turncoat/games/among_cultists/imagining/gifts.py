"""Which cards that Cultists gave were Dead: a small search over how many went to whom."""

from typing import Final

from turncoat.core.chance import Chance
from turncoat.core.terms import Seat
from turncoat.games.among_cultists.content import ALIVE, DEAD
from turncoat.games.among_cultists.roles import CULTIST

DEAD_CARDS: Final = CULTIST.encounter_cards.count(DEAD)
ALIVE_CARDS: Final = CULTIST.encounter_cards.count(ALIVE)

# A face for each ledger line; how many Dead cards each giver gave.
Faces = dict[int, str]
Deaths = tuple[int, ...]


class Pulse:
    """The pulse cards of one character: ledger lines, and how many of them may be Dead.

    `open` are the lines whose face has to be found. A limit (cards, least, most) bounds the number
    of Dead cards among the first cards.
    """

    def __init__(self) -> None:
        self.lines: list[int] = []
        self.open: list[int] = []
        self.limits: list[tuple[int, int, int]] = []


def find_dead_gifts(
    pulses: list[Pulse], faces: Faces, givers: dict[int, Seat], chance: Chance
) -> bool:
    """Fill in faces within the cards of each Cultist; return whether it is possible."""
    people = sorted(set(givers.values()))
    ways = [ways_of(pulse, people, givers, faces, chance) for pulse in pulses]
    ways.sort(key=len)
    given = list(givers.values())
    least = tuple(max(0, given.count(giver) - ALIVE_CARDS) for giver in people)
    dead = _choose(ways, (0,) * len(people), least) if all(ways) else None
    if dead is None:
        return False
    for line in givers:
        faces[line] = DEAD if line in dead else ALIVE
    return True


def ways_of(
    pulse: Pulse, people: list[Seat], givers: dict[int, Seat], faces: Faces, chance: Chance
) -> dict[Deaths, list[int]]:
    """Map how many Dead cards each giver gave here to the lines of one such choice."""
    ways = 1 << len(pulse.open)
    found: dict[Deaths, list[int]] = {}
    # Visit every choice once from a random start: an odd stride covers a power of two.
    first, stride = chance.below(ways), 2 * chance.below(ways) + 1
    for step in range(ways):
        way = (first + step * stride) % ways
        dead = [line for place, line in enumerate(pulse.open) if way >> place & 1]
        by = [givers[line] for line in dead]
        deaths = tuple(by.count(giver) for giver in people)
        if deaths not in found and max(deaths, default=0) <= DEAD_CARDS:
            for line in pulse.open:
                faces[line] = DEAD if line in dead else ALIVE
            if within_limits(pulse, faces):
                found[deaths] = dead
    return found


def within_limits(pulse: Pulse, faces: Faces) -> bool:
    """AC-45, AC-47  Whether the number of Dead cards fits every look and every reveal."""
    return all(
        least <= sum(faces[line] == DEAD for line in pulse.lines[:count]) <= most
        for count, least, most in pulse.limits
    )


def _choose(ways: list[dict[Deaths, list[int]]], given: Deaths, least: Deaths) -> list[int] | None:
    """Choose for each character so that nobody gives more cards than they have; else None."""
    for giver, number in enumerate(given):
        most = sum(max(deaths[giver] for deaths in some) for some in ways)
        if number > DEAD_CARDS or number + most < least[giver]:
            return None
    if not ways:
        return []
    for deaths, dead in ways[0].items():
        total = tuple(one + more for one, more in zip(given, deaths, strict=True))
        rest = _choose(ways[1:], total, least)
        if rest is not None:
            return dead + rest
    return None
