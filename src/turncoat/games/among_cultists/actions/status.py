"""Looking at pulse cards and revealing a death (AC-35, AC-45 to AC-47)."""

from typing import Final

from turncoat.core.decision import ask
from turncoat.core.terms import ALL, GO_ON, Option, bit
from turncoat.games.among_cultists.actions.rooms import card_laid
from turncoat.games.among_cultists.actions.voting import vote
from turncoat.games.among_cultists.content import DEAD, UNSAFE
from turncoat.games.among_cultists.ghosts import BY_CARD, after_deeds, become_ghost
from turncoat.games.among_cultists.ledger import PILE, QUIET, REVEALED, known, looked
from turncoat.games.among_cultists.roles import CULTIST
from turncoat.games.among_cultists.roles import REVEALED as REVEALED_DEATH
from turncoat.games.among_cultists.table import Player, Table

REVEAL: Final[Option] = ("reveal",)


async def check_status(table: Table, me: Player, target: Player, deeds: tuple[str, ...]) -> None:
    """AC-45, AC-46  Look, perhaps reveal and vote, then move a card from the draw pile."""
    table.tell(ALL, ("checks", me.seat, target.seat))
    look(table, me, target)
    if await must_reveal(table, me, target):
        await reveal(table, me, target, deeds)
    else:
        table.note(known((QUIET, me.seat, target.seat, table.round)))
        table.tell(ALL, ("no_reveal", me.seat, target.seat))
        await after_deeds(table, me, deeds)
    await lay_from_pile(table, target)


def look(table: Table, me: Player, target: Player) -> None:
    """AC-45  Tell the looker how many cards are Alive and Dead, and note it."""
    dead = sum(card[0] == DEAD for card in target.pulse)
    alive = len(target.pulse) - dead
    table.note(looked(me.seat, target.seat, alive, dead, table.round))
    table.tell(bit(me.seat), ("sees_pulse", target.seat, alive, dead))


async def must_reveal(table: Table, me: Player, target: Player) -> bool:
    """AC-45  Ask and return whether to reveal; Investigators must, Cultists may."""
    options = [GO_ON]
    if target.killed:
        options = [REVEAL, GO_ON] if me.role is CULTIST else [REVEAL]
    return await ask(me.seat, ("status", target.seat), lambda: options) == REVEAL


async def may_reveal(table: Table, me: Player, target: Player) -> bool:
    """AC-35  Ask and return whether to reveal; both teams may choose."""
    options = [REVEAL, GO_ON] if target.killed else [GO_ON]
    return await ask(me.seat, ("status", target.seat), lambda: options) == REVEAL


async def reveal(table: Table, me: Player, target: Player, deeds: tuple[str, ...]) -> None:
    """AC-47, AC-86  Show a Dead card: a new ghost, deaths by role, then a vote."""
    table.note(known((REVEALED, me.seat, target.seat, table.round)))
    table.tell(ALL, ("reveals", me.seat, target.seat))
    await become_ghost(table, target, BY_CARD)
    await after_deeds(table, me, (*deeds, REVEALED_DEATH))
    await vote(table)


async def lay_from_pile(table: Table, target: Player) -> None:
    """AC-46  Move the top card of the draw pile, unseen, to the checked character's place."""
    room = table.rooms.get(target.place)
    place = target.place if room else UNSAFE
    barred = room.completed if room else table.board.options.first_game
    if barred or not table.draw_pile:
        return
    face = table.chance.draw(table.draw_pile, seen=False)
    table.lay_card(PILE, place, face, table.round)
    if room:
        table.tell(ALL, ("pile_card", place))
        card_laid(table, place)
    else:
        table.tell(ALL, ("pile_card_unsafe",))
