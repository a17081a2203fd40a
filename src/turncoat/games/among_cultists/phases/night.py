"""The night (AC-11): everybody learns their role, Cultists and Seer learn the Cultists."""

from typing import Final

from turncoat.core.decision import ask_in_window, ask_together
from turncoat.core.terms import ALL, GO_ON, bit
from turncoat.games.among_cultists.content import BY_CHARACTERS
from turncoat.games.among_cultists.roles import CULTIST, SEER
from turncoat.games.among_cultists.table import Table

# The narrator's steps.
FALLS: Final = "falls"
CULTISTS_WAKE: Final = "cultists_wake"
CULTIST_WAKES: Final = "cultist_wakes"
VICTIMS: Final = "victims"
CULTISTS_SLEEP: Final = "cultists_sleep"
CULTIST_SLEEPS: Final = "cultist_sleeps"
SEER_WAKES: Final = "seer_wakes"
SEER_SLEEPS: Final = "seer_sleeps"
DAWN: Final = "dawn"


async def night(table: Table) -> None:
    """AC-11  Tell everybody what they learn at night, and wait until all are ready."""
    for player in table.players:
        if not player.automa:
            table.tell(bit(player.seat), ("you_are", player.role.id, player.route))
    table.tell(ALL, ("night", FALLS))
    cultists_wake(table)
    seer_wakes(table)
    table.tell(ALL, ("night", DAWN))
    await ask_together(
        [ask_in_window(seat, ("night",), lambda: [GO_ON]) for seat in range(table.seats)]
    )


def cultists_wake(table: Table) -> None:
    """AC-11  Tell the Cultists who they are and who is already dead."""
    two = table.board.cultists == 2
    table.tell(ALL, ("night", CULTISTS_WAKE if two else CULTIST_WAKES))
    tell_cultists(table, CULTIST.id)
    if BY_CHARACTERS[table.board.count]["start_pulse"]:
        table.tell(ALL, ("night", VICTIMS))
        for cultist in table.players:
            if cultist.role is CULTIST and not cultist.automa:
                for victim in table.players:
                    if victim.killed:
                        table.tell(bit(cultist.seat), ("dead_already", victim.seat))
    table.tell(ALL, ("night", CULTISTS_SLEEP if two else CULTIST_SLEEPS))


def seer_wakes(table: Table) -> None:
    """AC-11  Tell the Seer, if there is one, who the Cultists are."""
    if SEER.id in table.board.cast:
        table.tell(ALL, ("night", SEER_WAKES))
        tell_cultists(table, SEER.id)
        table.tell(ALL, ("night", SEER_SLEEPS))


def tell_cultists(table: Table, role: str) -> None:
    """Tell everybody with this role who the Cultists are."""
    for player in table.players:
        if player.role.id == role and not player.automa:
            for cultist in table.players:
                if cultist.role is CULTIST:
                    table.tell(bit(player.seat), ("is_cultist", cultist.seat))
