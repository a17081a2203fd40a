"""Erasing a member from stored data: the journal and the replays."""

from collections.abc import Container, Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, bindparam, func, select, update

from turncoat.core.terms import Seat
from turncoat.server.replays import game_file
from turncoat.server.room.changes import AnyChange, pack, unpack
from turncoat.server.room.erasing import NAMING, SEATING, placeholder_name, seats_by_game, without
from turncoat.server.store.tables import JOURNAL, REPLAYS

# How entries begin that have to be read. A few others may begin the same way.
LENGTH: Final = len('{"fact":"left')
HEADS: Final = frozenset(
    f'{{"fact":"{kind.__struct_config__.tag}'[:LENGTH] for kind in (*NAMING, *SEATING)
)


class Erasure(NamedTuple):
    """A member to erase, and their room."""

    room: str
    member: int


def by_room(erasures: Sequence[Erasure]) -> dict[str, set[int]]:
    """The members to erase in each room, so that its journal is read only once."""
    found: dict[str, set[int]] = {}
    for room, member in erasures:
        found.setdefault(room, set()).add(member)
    return found


def erase(connection: Connection, code: str, members: Container[int]) -> None:
    """Erase members from a room's journal and replays. Doing it again changes nothing."""
    journal = _journal(connection, code)
    changed = [
        {"n": number, "changed": pack(new)}
        for number, change in journal
        if (new := without(change, members)) != change
    ]
    if changed:
        row = and_(JOURNAL.c.room == code, JOURNAL.c.number == bindparam("n"))
        connection.execute(update(JOURNAL).where(row).values(fact=bindparam("changed")), changed)
    games = seats_by_game([change for _, change in journal], members)
    for number, seats in games.items():
        if seats:
            _rename(connection, number, seats)


def _journal(connection: Connection, code: str) -> list[tuple[int, AnyChange]]:
    """The journal entries that may concern a member. Most entries of a long game do not."""
    concerned = func.substr(JOURNAL.c.fact, 1, LENGTH).in_(HEADS)
    rows = select(JOURNAL.c.number, JOURNAL.c.fact).where(JOURNAL.c.room == code, concerned)
    found = connection.execute(rows.order_by(JOURNAL.c.number))
    return [(number, unpack(change)) for number, change in found]


def _rename(connection: Connection, number: str, seats: list[Seat]) -> None:
    """Replace the names of some seats in a replay. Its new checksum is valid, and it can still be
    proven fair.
    """
    this = REPLAYS.c.id == number
    written = connection.execute(select(REPLAYS.c.file).where(this)).scalar()
    if written is None:
        return
    file = game_file.read(written.encode())
    players = [
        msgspec.structs.replace(one, name=placeholder_name(seat)) if seat in seats else one
        for seat, one in enumerate(file.players)
    ]
    sealed = game_file.sealed(msgspec.structs.replace(file, players=players))
    data = game_file.write(sealed)
    row = {"file": data.decode(), "size": len(data)}
    connection.execute(update(REPLAYS).where(this).values(row))
