"""Inventing a crossing that fits a view. What happened in past legs is ignored."""

from itertools import combinations, product

from night_ferry.ferry import DUTIES, WRECKER, WRECKERS, Ferry, level_after, roles_with
from night_ferry.view import FerryView
from turncoat.core.chance import Chance
from turncoat.core.errors import NoConsistentTable
from turncoat.core.terms import ALL, LogEntry, Option, Seat, bit


def imagine(view: FerryView, chance: Chance) -> tuple[Ferry, list[LogEntry]]:
    """Return a table at the restart point and the answers since. Raises NoConsistentTable."""
    start, players = view.start or view, len(view.players)
    casts = [*combinations(range(players), WRECKERS[players])]
    for wreckers in chance.pick(len(casts), casts):
        roles = roles_with(wreckers, players)
        known = all(player.role in (None, roles[player.seat]) for player in view.players)
        duties = imagined_duties(view, roles, chance) if known else None
        if duties is not None:
            break
    else:
        raise NoConsistentTable
    table = Ferry(view.options, chance, roles)
    table.round, table.levels = start.round, start.levels[:]
    table.confined = [player.seat for player in start.players if player.confined]
    for player in start.players:
        if player.role is not None:
            table.knowing[player.seat] |= ALL if player.confined else bit(view.seat)
    return table, [(kind, seat, duties.pop(seat, said)) for kind, seat, said in view.answers]


def imagined_duties(view: FerryView, roles: list[str], chance: Chance) -> dict[Seat, Option] | None:
    """Return duties that explain how the water changed in this leg; None if none do."""
    if view.start is None or len(view.levels) == len(view.start.levels):
        return {}
    crew = [player.seat for player in view.start.players if not player.confined]
    told = [said for _, _, said in view.answers[: len(crew)]]
    possible = [
        [str(said[0])] if said else DUTIES[: 3 if roles[seat] == WRECKER else 2]
        for seat, said in zip(crew, told, strict=True)
    ]
    before, after = view.levels[-2:]
    casts = [d for d in product(*possible) if level_after(len(roles), before, [*d]) == after]
    if not casts:
        return None
    found: dict[Seat, Option] = {}
    for seat, said, duty in zip(crew, told, chance.pick(1, casts)[0], strict=True):
        other = chance.pick(1, [other for other in crew if other != seat])[0]
        found[seat] = said if len(said) == 2 else (duty, other) if duty == "watch" else (duty,)
    return found
