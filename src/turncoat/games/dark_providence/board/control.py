"""Losing a city (DP-24, DP-47): to whoever claims it, or to Cthulhu."""

from turncoat.core.terms import Seat
from turncoat.games.dark_providence.board.tracks import lose_vp
from turncoat.games.dark_providence.cards import take_away
from turncoat.games.dark_providence.table import NOBODY, Table


def give_up(table: Table, city: str) -> Seat:
    """DP-24, DP-47  The control token comes off, with its VP; whose city it was."""
    old = table.control.get(city, NOBODY)
    if old != NOBODY:
        table.players[old].tokens += 1
        lose_vp(table, table.players[old], table.box.control(city))
    return old


def call_in_card(table: Table, old: Seat, city: str) -> None:
    """DP-10d, DP-24  The city card comes back from wherever the old owner has it."""
    card = table.box.cities[city].card
    if old != NOBODY and take_away(table, table.players[old], card):
        table.city_cards.append(card)
