"""What somebody at a table is doing. If it changes, a line being typed is out of date."""

from typing import NamedTuple

from turncoat.client import RemoteTable
from turncoat.core.terms import Seat


class Place(NamedTuple):
    """Where we are: in which phase, at which seat, and whether we have a view of the table."""

    phase: str
    seat: Seat | None
    sees_table: bool


class State(NamedTuple):
    """Where we are, and what we are asked there."""

    place: Place
    asked: Seat | None
    question: int
    away: bool
    paused: bool


def state_of(table: RemoteTable) -> State:
    """Return the state of our first seat, or of a spectator."""
    asked, own_seat = asked_seat(table), next(iter(table.seats), None)
    number = table.tables[asked].question if asked is not None else 0
    place = Place(table.room.phase, own_seat, own_seat in table.tables)
    return State(place, asked, number, is_away(table), table.room.paused is not None)


def asked_seat(table: RemoteTable) -> Seat | None:
    """Return our seat if it has to answer."""
    for seat in table.seats[:1]:
        shown = table.tables.get(seat)
        if shown and shown.decision and shown.chosen is None:
            return seat
    return None


def is_away(table: RemoteTable) -> bool:
    """Return whether a bot stands in for us."""
    return any(table.room.chairs[seat].away for seat in table.seats[:1])
