"""Stacks of base cards and the mythos row (DP-2, DP-23, DP-23b)."""

from turncoat.core.terms import ALL
from turncoat.games.dark_providence.board.influence import clear_spot
from turncoat.games.dark_providence.board.tracks import advance
from turncoat.games.dark_providence.pile import under
from turncoat.games.dark_providence.public.alignments import RITUAL
from turncoat.games.dark_providence.public.spots import ON_BASE
from turncoat.games.dark_providence.table import MYTHOS_DECK, Table


def turn_up(table: Table, city: str) -> None:
    """DP-23  Turn up the next card; if there is none, ritual +2 and one more mythos card."""
    if table.stacks[city]:
        card, table.stacks[city] = table.draw(city, table.stacks[city], ALL)
        table.tops[city] = card
        table.tell(ALL, ("turns_up", city, card))
        return
    empty = table.box.numbers.city_stack_empty
    table.tell(ALL, ("stack_empty", city))
    advance(table, RITUAL, empty.ritual)
    add_to_row(table, empty.mythos_add)


def add_to_row(table: Table, count: int) -> int:
    """DP-23b  Add mythos cards at the right, as many as there are; return how many."""
    added = 0
    while added < count and table.mythos_deck:
        card, table.mythos_deck = table.draw(MYTHOS_DECK, table.mythos_deck, ALL)
        table.row.append(card)
        table.tell(ALL, ("joins_row", card))
        added += 1
    return added


def leave_row(table: Table, card: str) -> None:
    """DP-25, DP-60  Take a card from the row; in the solo game an empty row gets one card."""
    table.row.remove(card)
    if table.solo and not table.row:
        add_to_row(table, 1)


def refresh(table: Table, city: str, destroy: bool) -> None:
    """DP-23b  A face-up card leaves without a claim: under its stack, or out of the game."""
    clear_spot(table, (ON_BASE, city))
    card = table.tops.pop(city)
    if destroy:
        table.gone.append(card)
        if table.box.cards[card].agent:
            table.lost_tokens.append(card)
        table.tell(ALL, ("destroyed", card))
    else:
        table.stacks[city] = under(table.stacks[city], [card], ALL)
        table.tell(ALL, ("put_under", card, city))
    turn_up(table, city)
