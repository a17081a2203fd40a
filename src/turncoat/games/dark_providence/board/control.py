"""Losing a city (DP-24, DP-47): to the player who claims it, or to Cthulhu."""

from turncoat.core.terms import Seat
from turncoat.games.dark_providence.board.tracks import lose_vp
from turncoat.games.dark_providence.cards import take_away
from turncoat.games.dark_providence.table import NOBODY, Table


def give_up(table: Table, city: str) -> Seat:
    """DP-24, DP-47  Remove the control token and its VP; return whose city it was."""
    old = table.control.get(city, NOBODY)
    if old != NOBODY:
        table.players[old].tokens += 1
        lose_vp(table, table.players[old], table.box.control(city))
    return old


def call_in_card(table: Table, old: Seat, city: str) -> None:
    """DP-10d, DP-24  Take the city card back from wherever its owner has it."""
    card = table.box.cities[city].card
    if old != NOBODY and take_away(table, table.players[old], card):
        table.city_cards.append(card)
