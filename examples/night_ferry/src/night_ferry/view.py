"""What a seat may know (NF-3, NF-11, NF-13)."""

import msgspec

from night_ferry.ferry import DUTIES, Ferry, Options, limit
from turncoat.core.rules import ViewContext
from turncoat.core.terms import LogEntry, Option, Seat, bit
from turncoat.core.view import View, heard


class SeatView(msgspec.Struct, frozen=True):
    """One seat. `role` is None if the viewer does not know it."""

    seat: Seat
    confined: bool
    revealed: bool
    role: str | None


class FerryView(View, kw_only=True):
    """What one seat may know. `levels` is the water before the first leg and after each."""

    options: Options
    round: int
    legs: int
    stage: str
    water: int
    limit: int
    levels: list[int]
    players: list[SeatView]
    ended: str
    winners: list[Seat]
    start: "FerryView | None"


def view_of(table: Ferry, seat: Seat | None, context: ViewContext[Ferry] | None) -> FerryView:
    """Return what is public and what this seat was shown; `None` is a spectator."""
    return FerryView(
        seat=seat,
        asked=context.asked if context else [],
        chosen=context.chosen if context else None,
        heard=heard(context) if context else [],
        answers=seen_answers(table, seat, context.answers) if context else [],
        luck=[],
        start=view_of(context.start, seat, None) if context and context.restart else None,
        options=table.options,
        round=table.round,
        legs=table.options.legs,
        stage="duties" if len(table.levels) <= table.round else "vote",
        water=table.levels[-1],
        limit=limit(table.seats),
        levels=table.levels[:],
        players=[seat_view(table, other, seat) for other in range(table.seats)],
        ended=table.ended,
        winners=table.winners[:],
    )


def seat_view(table: Ferry, seat: Seat, viewer: Seat | None) -> SeatView:
    """Return one seat, with its role if the viewer knows it."""
    confined = seat in table.confined
    role = table.roles[seat] if table.knowing[seat] & bit(viewer) else None
    return SeatView(seat, confined, confined or table.ended != "", role)


def seen_answers(table: Ferry, seat: Seat | None, answers: list[LogEntry]) -> list[LogEntry]:
    """NF-11, NF-13  Return the answers of this leg: duties only as far as this seat saw them."""
    watched = [said[1] for _, who, said in answers if who == seat and said[0] == "watch"]

    def seen(who: Seat, said: Option) -> Option:
        if said[0] not in DUTIES or who == seat or table.ended:
            return said
        return said[:1] if who in watched else ()

    return [(kind, who, seen(who, said)) for kind, who, said in answers]
