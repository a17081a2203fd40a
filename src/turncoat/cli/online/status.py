"""The status before a prompt: whom the table waits for, what was chosen, and the time left."""

from typing import Final

from turncoat.cli.online.announcer import names_of
from turncoat.cli.terminal.durations import duration
from turncoat.cli.terminal.i18n import text
from turncoat.client import RemoteTable
from turncoat.core.terms import Seat
from turncoat.locales.translator import Translator
from turncoat.server.protocol import frames

# Stands for the time left in messages if there is no limit.
NO_LIMIT: Final = "none"


def status(table: RemoteTable, seat: Seat | None, translator: Translator | None) -> str:
    """Return the status of a running game for a seat; empty if there is nothing to say."""
    room = table.room
    if room.phase != "playing":
        return ""
    if room.paused is not None:
        return text("cli-join-status-paused")
    asking = room.asking
    if asking is None:
        return ""
    own = table.tables.get(seat)
    # Bots answer almost at once, so their time limit is of no interest.
    people = any(room.chairs[other].member is not None for other in asking.seats)
    # Our clock may lag behind; nobody has more time than the full amount.
    now = max(table.now(), asking.opened)
    left = duration(asking.until - now) if asking.until and people else NO_LIMIT
    if own is None or seat is None or own.decision is None:
        return waiting(room, asking, seat, left)
    if own.chosen is None:
        return "" if left == NO_LIMIT else text(f"cli-join-time-{asking.kind}", time=left)
    if translator is None or len(own.decision.options) == 1:
        return waiting(room, asking, seat, left)
    chosen = translator.option(own.chosen, own.decision.topic)
    return text("cli-join-status-chosen", option=chosen, time=left)


def waiting(room: frames.Room, asking: frames.Asking, seat: Seat | None, left: str) -> str:
    """Return whom the table waits for, without saying who of them has answered."""
    names = names_of(room, [other for other in asking.seats if other != seat])
    return text(f"cli-join-wait-{asking.kind}", names=names, time=left)
