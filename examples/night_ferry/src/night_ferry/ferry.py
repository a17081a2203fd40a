"""The ferry and what happens on it: the table, and the script of one leg of the crossing."""

from collections import Counter
from collections.abc import Collection
from typing import Final, Literal

import msgspec

from turncoat.core.chance import Chance
from turncoat.core.decision import ask_together, choose
from turncoat.core.table import Table
from turncoat.core.terms import ALL, Audience, Option, Seat, bit

SAILOR: Final = "sailor"
WRECKER: Final = "wrecker"
ROLES: Final = (SAILOR, WRECKER)
DUTIES: Final = ("pump", "watch", "drill")
ABSTAIN: Final[Option] = ("abstain",)
# NF-1, NF-2: the number of wreckers, by the number of players.
WRECKERS: Final = {4: 1, 5: 1, 6: 2, 7: 2, 8: 2}
# NF-12: how much water comes in with every leg.
LEAKS: Final = {players: players - 2 * wreckers for players, wreckers in WRECKERS.items()}


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host chooses before the deal."""

    players: int
    legs: Literal[4, 5, 6] = 5
    wreckers_meet: bool = True


class Ferry(Table):
    """One crossing. `levels` is the water after each leg, `knowing` who knows each seat's role."""

    __slots__ = ("confined", "knowing", "levels", "options", "roles", "round")

    def __init__(self, options: Options, chance: Chance, roles: list[str]) -> None:
        super().__init__(options.players, chance, "leg")
        self.options = options
        self.roles = roles
        self.knowing: list[Audience] = [bit(seat) for seat in range(options.players)]
        self.round = 0
        self.levels: list[int] = [0]
        self.confined: list[Seat] = []

    @property
    def crew(self) -> list[Seat]:
        """The seats that are not confined."""
        return [seat for seat in range(self.seats) if seat not in self.confined]


def roles_with(wreckers: Collection[Seat], players: int) -> list[str]:
    """NF-2  Return the roles of all seats."""
    return [WRECKER if seat in wreckers else SAILOR for seat in range(players)]


def limit(players: int) -> int:
    """NF-4  Return how much water sinks the ferry."""
    return 2 * players


def level_after(players: int, before: int, duties: list[str]) -> int:
    """NF-12  Return the water after a leg: the leak and the drills, less what was pumped."""
    return max(0, before + LEAKS[players] + 2 * duties.count("drill") - duties.count("pump"))


async def leg(table: Ferry) -> None:
    """NF-10, NF-20, NF-33  Run one leg: duties, then a vote. The last one ends in the harbour."""
    table.round += 1
    table.tell(ALL, ("round", table.round, table.options.legs))
    await do_duties(table)
    if not table.ended:
        await vote(table)
    if not table.ended and table.round == table.options.legs:
        finish(table, "harbour", SAILOR)


async def do_duties(table: Ferry) -> None:
    """NF-11, NF-12, NF-13, NF-30  All choose a duty in secret; then the water changes."""
    topic = ("duty", LEAKS[table.seats])
    answers = await ask_together([choose(s, topic, duties_of(table, s)) for s in table.crew])
    before, done = table.levels[-1], [str(answer[0]) for answer in answers.values()]
    table.levels.append(after := level_after(table.seats, before, done))
    for seat, (duty, *watched) in answers.items():
        seen = {int(other): answers[int(other)][0] for other in watched}
        table.tell(bit(seat), ("saw", *next(iter(seen.items()))) if seen else ("did", duty))
        for other in [other for other, duty in seen.items() if duty == "drill"]:
            table.knowing[other] |= bit(seat)
    change = "rose" if after > before else "fell" if after < before else "stayed"
    table.tell(ALL, (f"water_{change}", before, after, limit(table.seats)))
    if after >= limit(table.seats):
        finish(table, "sunk", WRECKER)


def duties_of(table: Ferry, seat: Seat) -> list[Option]:
    """NF-11  Return the duties that a seat can choose; only wreckers can drill."""
    drill: list[Option] = [("drill",)] if table.roles[seat] == WRECKER else []
    return [("pump",), *(("watch", other) for other in table.crew if other != seat), *drill]


async def vote(table: Ferry) -> None:
    """NF-20, NF-21, NF-31, NF-32  Everybody votes; more than half confine somebody."""
    crew = table.crew
    votes = {s: [*(("accuse", other) for other in crew if other != s), ABSTAIN] for s in crew}
    answers = await ask_together([choose(s, ("vote",), votes[s]) for s in crew])
    for seat, answer in answers.items():
        table.tell(ALL, ("abstains", seat) if answer == ABSTAIN else ("accuses", seat, answer[1]))
    [(most, count)] = Counter(answers.values()).most_common(1)
    if most == ABSTAIN or count <= len(crew) / 2:
        table.tell(ALL, ("no_majority",))
        return
    accused = int(most[1])
    table.confined.append(accused)
    table.knowing[accused] = ALL
    table.tell(ALL, ("confined", accused, table.roles[accused]))
    free = [table.roles[seat] for seat in table.crew]
    if WRECKER not in free:
        finish(table, "caught", SAILOR)
    elif free.count(WRECKER) >= free.count(SAILOR):
        finish(table, "taken", WRECKER)


def finish(table: Ferry, reason: str, side: str) -> None:
    """NF-34  End the game: one side wins, and all roles are revealed."""
    table.ended = reason
    table.winners = [seat for seat in range(table.seats) if table.roles[seat] == side]
    table.knowing = [ALL] * table.seats
    table.tell(ALL, ("ends", reason))
    for seat, role in enumerate(table.roles):
        table.tell(ALL, ("was", seat, role))
