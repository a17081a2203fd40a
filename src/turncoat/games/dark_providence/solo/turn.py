"""The Great Old One's turn (DP-61 to DP-61b)."""

from collections.abc import Sequence

from turncoat.core.terms import ALL
from turncoat.games.dark_providence.board.tokens import walk
from turncoat.games.dark_providence.content.schema.acts import Act, Special
from turncoat.games.dark_providence.content.schema.solo import Behaviour, GreatOldOne
from turncoat.games.dark_providence.ending import finish
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.solo.acts import do_act
from turncoat.games.dark_providence.solo.goal import look_at_goal
from turncoat.games.dark_providence.table import BEHAVIOURS, Solo, Table
from turncoat.games.dark_providence.turn import next_seat


async def old_one_turn(table: Table) -> None:
    """DP-61  Turn up a behaviour card; cultist 1 does its line, then cultist 2."""
    solo = table.solo
    assert solo
    name = table.draw_loose(BEHAVIOURS, solo.behaviours)
    solo.past.append(name)
    table.tell(ALL, ("behaviour", name))
    behaviour = table.box.behaviours[name]
    for cultist in table.players[1:]:
        for act in line(behaviour, cultist):
            await play_act(table, solo, cultist, act)
            if table.ending:
                await finish(table)
                return
    if solo.doom:
        table.will_end(solo.doom)
        await finish(table)
        return
    reshuffle(table, solo)
    next_seat(table)


def line(card: Behaviour | GreatOldOne, cultist: Player) -> Sequence[Act]:
    """The line of one cultist."""
    return card.cultist1 if cultist.seat == 1 else card.cultist2


async def play_act(table: Table, solo: Solo, cultist: Player, act: Act) -> None:
    """DP-61a, DP-67a  Resolve an act as a whole, then check the goal. A failed act is one step."""
    if isinstance(act, Special):
        await special(table, solo, cultist)
    elif not await do_act(table, solo, cultist, act, exact=False):
        table.tell(ALL, ("act_fails", cultist.seat))
        walk(table, cultist)
    look_at_goal(table)


async def special(table: Table, solo: Solo, cultist: Player) -> None:
    """DP-61b  Do the Great Old One's line and one step. If a part ends the game, that waits."""
    table.tell(ALL, ("special", solo.id, cultist.seat))
    previous = ""
    for act in line(table.box.great_old_ones[solo.id], cultist):
        if act.only_if and act.only_if != previous:
            continue
        worked = await do_act(table, solo, cultist, act, exact=True)
        previous = "previous_ok" if worked else "previous_failed"
    walk(table, cultist)


def reshuffle(table: Table, solo: Solo) -> None:
    """DP-61  Shuffle all behaviour cards once all with the special effect have been resolved."""
    special_cards = [
        card.id
        for card in table.box.behaviours.values()
        if any(isinstance(act, Special) for act in (*card.cultist1, *card.cultist2))
    ]
    if all(card in solo.past for card in special_cards):
        solo.behaviours += solo.past
        solo.past = []
        table.tell(ALL, ("behaviours_shuffled",))
