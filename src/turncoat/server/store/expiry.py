"""Deleting expired data in small batches, while the server writes.

The statement that deletes a room checks again that nobody uses it: joining a room marks it in the
database first, and fails if it is gone.
"""

from collections.abc import Callable, Sequence
from time import monotonic, sleep
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    and_,
    case,
    delete,
    false,
    func,
    not_,
    or_,
    select,
    update,
)

from turncoat.server.retention import Retention
from turncoat.server.store.tables import ADDRESS_KEYS, JOURNAL, REPLAYS, ROOMS

# Rows in the first transaction, and the fewest and most in later ones.
FIRST, FEWEST, MOST = 200, 50, 5_000
# How many rows are collected before they are deleted.
AT_ONCE: Final = 50_000
# How long a transaction should take, in seconds; others wait for it.
AIM: Final = 0.05

Condition = ColumnElement[bool]


class Expired(msgspec.Struct, frozen=True):
    """What would be deleted of one kind: number, size, and the Unix time of the oldest."""

    count: int
    size: int
    oldest: int | None


def stale_lobbies(keep: Retention, today: int) -> Condition:
    """Rooms without a game that nobody has used for long. Nothing may be due in them, because a
    game that delayed spectators do not know of yet looks like a lobby.
    """
    lobby = and_(ROOMS.c.phase == "lobby", ROOMS.c.ended_on.is_(None), ROOMS.c.wake_at.is_(None))
    return and_(lobby, ROOMS.c.touched_on <= today - keep.lobbies)


def old_journals(keep: Retention, today: int) -> Condition:
    """Rooms whose replay was written long ago, without another game, and with nobody there."""
    ended = and_(ROOMS.c.phase != "playing", ROOMS.c.wake_at.is_(None))
    long_ago = ROOMS.c.ended_on <= today - keep.journals
    return and_(ended, long_ago, ROOMS.c.touched_on <= today - keep.lobbies)


def unfinished_games(keep: Retention, today: int) -> Condition:
    """Games that nobody has returned to, and rooms that the operator closed."""
    begun = ROOMS.c.phase.in_(("playing", "outdated", "closed"))
    return and_(begun, ROOMS.c.touched_on <= today - keep.unfinished)


ROOMS_BY_KIND: Final[dict[str, Callable[[Retention, int], Condition]]] = {
    "lobbies": stale_lobbies,
    "journals": old_journals,
    "unfinished": unfinished_games,
}


def expired(engine: Engine, keep: Retention, today: int) -> dict[str, Expired]:
    """Return what would be deleted now, by kind."""
    with engine.connect() as connection:
        found = {
            kind: _rooms_that(connection, condition(keep, today))
            for kind, condition in ROOMS_BY_KIND.items()
        }
        found["replays"] = _replays_beyond(connection, keep.replays)
        found["addresses"] = _addresses(connection, today - keep.addresses)
    return found


def delete_expired(engine: Engine, keep: Retention, today: int) -> dict[str, int]:
    """Delete expired data. Returns how much of each kind."""
    gone = {
        kind: _delete_rooms(engine, condition(keep, today))
        for kind, condition in ROOMS_BY_KIND.items()
    }
    gone["replays"] = _delete_replays(engine, keep.replays)
    with engine.begin() as connection:
        connection.execute(
            delete(ADDRESS_KEYS).where(ADDRESS_KEYS.c.made_on <= today - keep.addresses)
        )
    gone["addresses"] = _blank_origins(engine)
    return gone


def _little_by_little(keys: Sequence[str], work: Callable[[Sequence[str]], int]) -> int:
    """Work on a few rows at a time, so that each transaction is short, and pause in between."""
    done, first, most = 0, 0, FIRST
    while first < len(keys):
        some = keys[first : first + most]
        begun = monotonic()
        done += work(some)
        took = monotonic() - begun
        first += len(some)
        most = int(min(MOST, max(FEWEST, most * AIM / took)))
        sleep(took)
    return done


# Rooms.


def _rooms(engine: Engine, condition: Condition, work: Callable[[Sequence[str]], int]) -> int:
    """Work on all rooms that meet a condition."""
    done = 0
    while True:
        some = select(ROOMS.c.code).where(condition).limit(AT_ONCE)
        with engine.connect() as connection:
            codes = connection.execute(some).scalars().all()
        found = _little_by_little(codes, work)
        done += found
        if not found or len(codes) < AT_ONCE:
            return done


def _delete_rooms(engine: Engine, doomed: Condition) -> int:
    def work(codes: Sequence[str]) -> int:
        with engine.begin() as connection:
            free = _not_being_written(connection, codes)
            # Journals are deleted with their rooms. The `case` keeps the database from using an
            # index on the condition: rooms are found by their codes, not among all that are to be
            # deleted.
            still = case((doomed, 1), else_=0) == 1
            gone = delete(ROOMS).where(ROOMS.c.code.in_(free), still)
            return connection.execute(gone).rowcount

    return _rooms(engine, doomed, work)


def _not_being_written(connection: Connection, codes: Sequence[str]) -> Sequence[str]:
    """The rooms that the server is not writing right now, so that it does not have to wait; the
    others are left for the next time. SQLite has only one writer anyway.
    """
    if connection.dialect.name != "postgresql":
        return codes
    free = select(ROOMS.c.code).where(ROOMS.c.code.in_(codes)).with_for_update(skip_locked=True)
    return connection.execute(free).scalars().all()


def _rooms_that(connection: Connection, doomed: Condition) -> Expired:
    size = select(func.sum(func.length(JOURNAL.c.fact) + func.length(JOURNAL.c.told)))
    size = size.where(JOURNAL.c.room.in_(select(ROOMS.c.code).where(doomed)))
    rows = select(func.count(), func.min(ROOMS.c.touched_on)).where(doomed)
    count, oldest = connection.execute(rows).one()
    return Expired(count, connection.execute(size).scalar() or 0, oldest)


# Replays.


def _beyond(connection: Connection, limit: int) -> Any:
    """The oldest replays that are not pinned, as many as exceed the limit."""
    total = connection.execute(select(func.sum(REPLAYS.c.size))).scalar() or 0
    by_age = (REPLAYS.c.written_on, REPLAYS.c.id)
    older = func.sum(REPLAYS.c.size).over(order_by=by_age) - REPLAYS.c.size
    columns = (REPLAYS.c.id, REPLAYS.c.size, REPLAYS.c.written_on, older.label("older"))
    aged = select(*columns).where(REPLAYS.c.pinned == false()).subquery()
    return select(aged).where(aged.c.older < total - limit).subquery()


def _replays_beyond(connection: Connection, limit: int) -> Expired:
    surplus = _beyond(connection, limit)
    figures = select(func.count(), func.sum(surplus.c.size), func.min(surplus.c.written_on))
    count, size, oldest = connection.execute(figures).one()
    return Expired(count, int(size or 0), oldest)


def _delete_replays(engine: Engine, limit: int) -> int:
    def work(ids: Sequence[str]) -> int:
        unpinned = and_(REPLAYS.c.id.in_(ids), REPLAYS.c.pinned == false())
        with engine.begin() as connection:
            return connection.execute(delete(REPLAYS).where(unpinned)).rowcount

    with engine.connect() as connection:
        surplus = _beyond(connection, limit)
        oldest = select(surplus.c.id).order_by(surplus.c.written_on, surplus.c.id)
        ids = connection.execute(oldest).scalars().all()
    return _little_by_little(ids, work)


# Addresses.


def _forgotten(connection: Connection) -> Condition:
    """The condition for rooms whose origin was made with a deleted key."""
    keys = connection.execute(select(ADDRESS_KEYS.c.id)).scalars().all()
    known = or_(false(), *(ROOMS.c.origin.startswith(f"{key}:") for key in keys))
    return and_(ROOMS.c.origin != "", not_(known))


def _addresses(connection: Connection, before: int) -> Expired:
    old = select(func.count(), func.min(ADDRESS_KEYS.c.made_on))
    count, oldest = connection.execute(old.where(ADDRESS_KEYS.c.made_on <= before)).one()
    return Expired(count, 0, oldest)


def _blank_origins(engine: Engine) -> int:
    with engine.connect() as connection:
        forgotten = _forgotten(connection)

    def work(codes: Sequence[str]) -> int:
        with engine.begin() as connection:
            free = _not_being_written(connection, codes)
            blank = update(ROOMS).where(ROOMS.c.code.in_(free)).values(origin="")
            return connection.execute(blank).rowcount

    return _rooms(engine, forgotten, work)
