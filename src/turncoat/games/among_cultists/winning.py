"""The end (AC-65, AC-69 to AC-75): who wins."""

from typing import Final

from turncoat.core.decision import ask, ask_together
from turncoat.core.errors import Ended
from turncoat.core.terms import ALL, Option
from turncoat.games.among_cultists.content import CULTISTS, DEAD, INVESTIGATORS
from turncoat.games.among_cultists.roles import CULTIST, SEER
from turncoat.games.among_cultists.table import Player, Table

# The ways in which a match ends.
POINTS: Final = "points"
CULTISTS_OUT: Final = "cultists_out"
FALSE_ALARM: Final = "false_alarm"
ANNOUNCED: Final = "announced"
ROUNDS_OVER: Final = "rounds_over"
SEER_NAMED: Final = "seer_named"
POINTS_TOO_LATE: Final = "points_too_late"
OUT_TOO_LATE: Final = "out_too_late"
INVESTIGATORS_WAYS: Final = (POINTS, CULTISTS_OUT, FALSE_ALARM)
CULTISTS_WAYS: Final = (ANNOUNCED, ROUNDS_OVER, SEER_NAMED, POINTS_TOO_LATE, OUT_TOO_LATE)
WAYS: Final = INVESTIGATORS_WAYS + CULTISTS_WAYS

# What the number of dead meant for the Cultists, once the match is over.
ENOUGH: Final = "enough"
TOO_FEW: Final = "too_few"
NO_CULTIST: Final = "no_cultist"
TOO_LATE: Final = "too_late"

NAME_NOBODY: Final[Option] = ("name_nobody",)
EVER: Final = 99


def dead_investigators(table: Table, before: int = EVER) -> int:
    """AC-69  Count the dead Investigators, or only those dead before a round."""
    return sum(
        p.role is not CULTIST
        and (
            (p.ghost and p.died < before)
            or any(face == DEAD and laid < before for face, _, laid in p.pulse)
        )
        for p in table.players
    )


def enough_dead(table: Table) -> bool:
    """AC-69  Whether enough Investigators are dead now."""
    return dead_investigators(table) >= table.board.kills


def enough_early(table: Table) -> bool:
    """AC-66, AC-69  Whether enough Investigators were dead at the end of an earlier round."""
    return dead_investigators(table, table.round) >= table.board.kills


def dead_verdict(table: Table) -> str:
    """AC-70, AC-71  Return what the dead meant at the end; if enough did not help, why not."""
    if not enough_dead(table):
        return TOO_FEW
    if table.won == CULTISTS:
        return ENOUGH
    return NO_CULTIST if table.board.cultists == 1 else TOO_LATE


async def points_reached(table: Table) -> None:
    """AC-70  End the game; too many dead give it to the Cultists."""
    if table.board.cultists == 1 and enough_dead(table):
        end(table, CULTISTS, POINTS_TOO_LATE)
    if table.board.cultists == 2 and enough_early(table):
        end(table, CULTISTS, POINTS_TOO_LATE)
    await seek_seer(table, POINTS)


async def last_cultist_out(table: Table, cultist: Player) -> None:
    """AC-71, AC-96  End the game; early deaths can still give it to the Cultists."""
    table.tell(ALL, ("last_cultist_out",))
    if table.board.cultists == 1 and cultist.automa and enough_dead(table):
        end(table, CULTISTS, OUT_TOO_LATE)
    if table.board.cultists == 2 and enough_early(table):
        end(table, CULTISTS, OUT_TOO_LATE)
    await seek_seer(table, CULTISTS_OUT)


async def seek_seer(table: Table, way: str) -> None:
    """AC-73  Before the Investigators win, show the Cultists and let them name the Seer."""
    if SEER.id not in table.board.cast:
        end(table, INVESTIGATORS, way)
    cultists = [player for player in table.players if player.role is CULTIST]
    for cultist in cultists:
        if not cultist.shown:
            table.show_role(cultist)
    named = await name_seer(table, cultists)
    if named is not None:
        table.tell(ALL, ("names_seer", named.seat))
        if named.role is SEER:
            end(table, CULTISTS, SEER_NAMED)
    end(table, INVESTIGATORS, way)


async def name_seer(table: Table, cultists: list[Player]) -> Player | None:
    """AC-73  Ask the Cultists in secret; if two differ, one of them decides."""
    options: list[Option] = [("name", p.seat) for p in table.players if p not in cultists]
    options.append(NAME_NOBODY)
    people = [player for player in cultists if not player.automa]
    answers = await ask_together([ask(p.seat, ("name_seer",), lambda: options) for p in people])
    if not answers:
        return None
    proposal = answers[decider(table, people).seat]
    return None if proposal == NAME_NOBODY else table.players[int(proposal[1])]


def decider(table: Table, people: list[Player]) -> Player:
    """AC-73  Return the Cultist who lived longer, or the first clockwise from the Knife."""
    around = [player for player in table.clockwise_from(table.knife) if player in people]
    alive = [player for player in around if not player.ghost]
    if alive:
        return alive[0]
    return max(around, key=lambda player: table.deaths.index(player.seat))


def end(table: Table, side: str, way: str) -> None:
    """AC-74, AC-75  End the game at once and show everything; raises Ended."""
    table.ended = way
    table.won = side
    table.winners = [p.seat for p in table.players if p.role.side == side and not p.automa]
    for player in table.players:
        table.tell(ALL, ("was", player.seat, player.role.id))
    table.tell(ALL, ("ends", side, way))
    raise Ended
