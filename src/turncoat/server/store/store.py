"""The database: SQLite in a folder, or PostgreSQL at an address.

One thread writes, one transaction per tick. If a transaction was interrupted, it may or may not
have been committed; so before it is retried, rows that already exist are left out.
"""

from collections.abc import Container, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

import msgspec
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Table,
    and_,
    bindparam,
    case,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError

from turncoat.server.origins import KEY_LIFE, AddressKey
from turncoat.server.retention import Retention
from turncoat.server.room.changes import pack, unpack
from turncoat.server.room.erasing import without
from turncoat.server.room.room import JournalEntry, JournalRow, Told
from turncoat.server.store.erasing import Erasure, by_room, erase
from turncoat.server.store.expiry import Expired, delete_expired, expired
from turncoat.server.store.lease import Lease, OtherServer, take_lease
from turncoat.server.store.newer import check_newest, check_not_newer
from turncoat.server.store.tables import ADDRESS_KEYS, BANS, JOURNAL, REPLAYS, ROOMS, SERVER_STATE

# How many of the newest listed rooms are considered, and how many from one address are shown.
MOST_CONSIDERED: Final = 2_000
LISTED_OF_ONE_ORIGIN: Final = 3
# A dead connection to PostgreSQL is given up within half a minute.
CONNECTION: Final = {
    "connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}  # fmt: skip
_TOLD: Final[msgspec.json.Decoder[Told]] = msgspec.json.Decoder(Told)


class RoomRow(msgspec.Struct, frozen=True):
    """What is known about a room without loading it."""

    code: str
    phase: str
    game: str
    listed: bool
    wake_at: int | None
    touched_at: int
    origin: str = ""
    touched_on: int = 0
    ended_on: int | None = None


class ReplayRow(msgspec.Struct, frozen=True):
    """A finished game; `written_on` is a Unix time."""

    id: str
    game: str
    file: str
    written_on: int = 0
    size: int = 0


class Batch:
    """The contents of one transaction: all of it is written, or nothing."""

    def __init__(self) -> None:
        self.rooms: dict[str, RoomRow] = {}
        self.journal: list[tuple[str, JournalEntry]] = []
        self.replays: list[ReplayRow] = []
        self.erasures: list[Erasure] = []

    def __bool__(self) -> bool:
        return bool(self.rooms or self.journal or self.replays or self.erasures)


def in_folder(folder: Path) -> str:
    """The address of the database in a folder."""
    return str(URL.create("sqlite", database=str(folder / "turncoat.sqlite")))


def is_known(address: str) -> bool:
    """Whether this is the address of a supported database."""
    try:
        return make_url(address).get_backend_name() in ("sqlite", "postgresql")
    except ArgumentError:
        return False


def engine_for(address: str) -> Engine:
    """A database engine for an address."""
    url = make_url(address)
    if url.get_backend_name() == "postgresql":
        known = {name: value for name, value in CONNECTION.items() if name not in url.query}
        url = url.set(drivername="postgresql+psycopg")
        return create_engine(url, pool_pre_ping=True, connect_args=known)
    engine = create_engine(url)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, record: Any) -> None:
    """Configure a connection so that what is accepted is on disk, even if the power fails."""
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000",
        # Overwrite deleted data in the file.
        "secure_delete=ON",
    ):  # fmt: skip
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """Begin a transaction explicitly. Python's driver would do so only at the first written row,
    and a failed migration would be applied in part.
    """
    connection.exec_driver_sql("BEGIN")


@contextmanager
def scripts() -> Iterator[Config]:
    """The migrations."""
    with as_file(files("turncoat.server.store").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        yield config


class Store:
    """Everything that must outlive the process."""

    def __init__(self, address: str) -> None:
        self.engine = engine_for(address)
        self._lease: Lease | None = None
        # This server's name as owner of the database, once it has the lease.
        self._owner = ""
        dialect = postgresql if self.engine.dialect.name == "postgresql" else sqlite
        # Building a statement takes longer than executing it.
        self._put_rooms = _put(dialect, ROOMS)
        self._set_clock = _set_clock()
        self._add_entries = insert(JOURNAL)
        self._delete_folded = _delete_folded()
        # A stored game is never replaced, whatever is imported under its ID.
        self._add_replays = dialect.insert(REPLAYS).on_conflict_do_nothing()

    def open(self) -> None:
        """Take the lease and migrate the tables. Does nothing if the store is open.

        Raises Taken, NewerDatabase, or whatever is wrong with the database.
        """
        if self._lease is not None:
            return
        try:
            self.take_lease()
            self.migrate()
            self.become_owner()
        except BaseException:
            self.close()
            raise

    def take_lease(self) -> None:
        """Take the lease, so that nobody else writes here. Raises Taken."""
        self._lease = take_lease(self.engine)

    def become_owner(self) -> None:
        """Become the owner in the database, so that earlier owners can't write any more."""
        owner = token_hex(8)
        with self._writing() as connection:
            connection.execute(update(SERVER_STATE).values(owner=owner))
        self._owner = owner

    @property
    def held(self) -> bool:
        """Whether this server has the lease, as far as it knows."""
        return self._lease is not None and self._lease.held

    def migrate(self) -> None:
        """Run missing migrations. Raises NewerDatabase."""
        with scripts() as config, self.engine.begin() as connection:
            check_not_newer(connection, ScriptDirectory.from_config(config))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def check_form(self) -> None:
        """Raise NewerDatabase or OlderDatabase unless the database has all migrations."""
        with scripts() as config, self.engine.connect() as connection:
            check_newest(connection, ScriptDirectory.from_config(config))

    def close(self) -> None:
        """Release the lease and close all connections."""
        if self._lease is not None:
            self._lease.release()
            self._lease = None
        self.engine.dispose()

    # Writing.

    def write(self, batch: Batch, clock: int, again: bool = False) -> None:
        """Write a batch in one transaction. `again` means that an earlier attempt may have been
        committed.

        Raises LeaseLost if another server has taken over.
        """
        gone = by_room(batch.erasures)
        journal = [_row(code, entry, gone.get(code, ())) for code, entry in batch.journal]
        with self._writing() as connection:
            self._write_clock(connection, clock)
            if again:
                journal = _not_there_yet(connection, journal)
            if batch.rooms:
                connection.execute(self._put_rooms, [_plain(row) for row in batch.rooms.values()])
            if journal:
                connection.execute(self._add_entries, journal)
            if folded := _folded(batch):
                connection.execute(self._delete_folded, folded)
            if batch.replays:
                connection.execute(self._add_replays, [_plain(row) for row in batch.replays])
            for code, members in gone.items():
                erase(connection, code, members)

    def _writing(self) -> AbstractContextManager[Connection]:
        return self.engine.begin() if self._lease is None else self._lease.transaction()

    def _write_clock(self, connection: Connection, clock: int) -> None:
        """Write the clock first: this waits for other writers, and checks that this server is the
        owner.
        """
        told = connection.execute(self._set_clock, {"now": clock, "name": self._owner})
        if told.rowcount != 1:
            raise OtherServer

    def delete_expired(self, keep: Retention, today: int) -> dict[str, int]:
        """Delete expired data. Returns how much of each kind."""
        return delete_expired(self.engine, keep, today)

    def expired(self, keep: Retention, today: int) -> dict[str, Expired]:
        """Return what would be deleted."""
        return expired(self.engine, keep, today)

    def touch(self, code: str, today: int) -> bool:
        """Mark a room as used, so that it is not deleted. Returns False if it does not exist."""
        touched = update(ROOMS).where(ROOMS.c.code == code).values(touched_on=today)
        with self.engine.begin() as connection:
            return bool(connection.execute(touched).rowcount)

    def address_keys(self, today: int, life: int = KEY_LIFE) -> list[AddressKey]:
        """The keys of hashed addresses. Makes a new one and deletes old ones when it is time."""
        with self.engine.begin() as connection:
            connection.execute(delete(ADDRESS_KEYS).where(ADDRESS_KEYS.c.made_on <= today - life))
            rows = connection.execute(select(ADDRESS_KEYS)).all()
            keys = [AddressKey(**row._asdict()) for row in rows]
            if not keys:
                _forget_origins(connection)
            newest = max(keys, key=lambda key: key.id, default=AddressKey(0, "", today - life))
            if newest.made_on <= today - life // 2:
                new_key = AddressKey(newest.id + 1, token_hex(32), today)
                connection.execute(insert(ADDRESS_KEYS), msgspec.structs.asdict(new_key))
                keys.append(new_key)
        return keys

    # Reading.

    def clock(self) -> int:
        """The server's clock at the last write."""
        with self.engine.connect() as connection:
            return connection.execute(select(SERVER_STATE.c.clock)).scalar() or 0

    def wakes(self) -> list[tuple[str, int]]:
        """Rooms in which something becomes due, and when."""
        due = select(ROOMS.c.code, ROOMS.c.wake_at).where(ROOMS.c.wake_at.is_not(None))
        with self.engine.connect() as connection:
            return [(code, wake_at) for code, wake_at in connection.execute(due)]

    def journal(self, code: str) -> list[JournalRow]:
        """The journal of a room, in order; empty if there is no such room. Numbers are missing
        where a lobby was folded or a text dropped.
        """
        columns = (JOURNAL.c.number, JOURNAL.c.at, JOURNAL.c.fact, JOURNAL.c.kept, JOURNAL.c.told)
        rows = select(*columns).where(JOURNAL.c.room == code).order_by(JOURNAL.c.number)
        with self.engine.connect() as connection:
            return list(_entries(connection.execute(rows)))

    def room(self, code: str) -> RoomRow | None:
        """The row of a room; None if there is no such room."""
        with self.engine.connect() as connection:
            row = connection.execute(select(ROOMS).where(ROOMS.c.code == code)).first()
            return None if row is None else RoomRow(**row._asdict())

    def has_room(self, code: str) -> bool:
        """Whether a code is taken."""
        return self.room(code) is not None

    def open_rooms(self, most: int) -> list[str]:
        """The codes of listed rooms that have not begun: up to three of each origin, with the
        newest of every origin first. Rooms of unknown origin count as origins of their own.
        """
        listed = and_(ROOMS.c.listed, ROOMS.c.phase == "lobby")
        newest = (ROOMS.c.touched_on.desc(), ROOMS.c.touched_at.desc())
        recent = select(ROOMS).where(listed).order_by(*newest).limit(MOST_CONSIDERED).subquery()
        opener = case((recent.c.origin == "", recent.c.code), else_=recent.c.origin)
        place = func.row_number().over(partition_by=opener, order_by=recent.c.touched_at.desc())
        placed = select(recent.c.code, recent.c.touched_at, place.label("place")).subquery()
        rows = (
            select(placed.c.code)
            .where(placed.c.place <= LISTED_OF_ONE_ORIGIN)
            .order_by(placed.c.place, placed.c.touched_at.desc())
            .limit(most)
        )
        with self.engine.connect() as connection:
            return list(connection.execute(rows).scalars())

    def rooms_from(self, origins: tuple[str, ...], since: int) -> list[tuple[str, str]]:
        """The codes and phases of rooms from these origins that have not begun, or are being played
        and were used after `since`.
        """
        playing = and_(ROOMS.c.phase == "playing", ROOMS.c.touched_on > since)
        theirs = and_(ROOMS.c.origin.in_(origins), or_(ROOMS.c.phase == "lobby", playing))
        with self.engine.connect() as connection:
            found = connection.execute(select(ROOMS.c.code, ROOMS.c.phase).where(theirs))
            return [(code, phase) for code, phase in found]

    def replay(self, replay_id: str) -> ReplayRow | None:
        """A finished game; None if there is none."""
        columns = [REPLAYS.c[name] for name in ReplayRow.__struct_fields__]
        with self.engine.connect() as connection:
            row = connection.execute(select(*columns).where(REPLAYS.c.id == replay_id))
            found = row.one_or_none()
        return ReplayRow(*found) if found else None


def _forget_origins(connection: Connection) -> None:
    """Clear all origins and bans. Without any key, as after a restore, key numbers start again, and
    old origins would be taken for new ones.
    """
    connection.execute(update(ROOMS).where(ROOMS.c.origin != "").values(origin=""))
    connection.execute(delete(BANS))


def _put(dialect: Any, table: Table) -> Any:
    """Insert rows, or replace those with the same key."""
    statement = dialect.insert(table)
    keys = [column.name for column in table.primary_key]
    rest = {c.name: statement.excluded[c.name] for c in table.columns if not c.primary_key}
    return statement.on_conflict_do_update(index_elements=keys, set_=rest)


def _set_clock() -> Any:
    """Set the clock, if this server is still the owner."""
    owned = and_(SERVER_STATE.c.id == 1, SERVER_STATE.c.owner == bindparam("name"))
    return update(SERVER_STATE).where(owned).values(clock=bindparam("now"))


def _entries(rows: Iterable[Any]) -> Iterator[JournalRow]:
    for number, at, change, kept, told in rows:
        yield number, at, unpack(change), kept, _TOLD.decode(told)


def _row(code: str, entry: JournalEntry, gone: Container[int] = ()) -> dict[str, Any]:
    return {
        "room": code,
        "number": entry.number,
        "at": entry.at,
        "fact": pack(without(entry.change, gone)),
        "kept": entry.kept,
        "told": msgspec.json.encode(entry.told).decode(),
    }


def _delete_folded() -> Any:
    """Delete entries that another entry replaced."""
    number = JOURNAL.c.number
    these = and_(number >= bindparam("first"), number < bindparam("end"))
    return delete(JOURNAL).where(JOURNAL.c.room == bindparam("code"), these)


def _folded(batch: Batch) -> list[dict[str, Any]]:
    """The entries that this batch replaces. Some may be in the batch itself: they are inserted
    first, so that repeating a committed batch gives the same result.
    """
    return [
        {"code": code, "first": first, "end": end}
        for code, entry in batch.journal
        for first, end in entry.folds
    ]


def _plain(row: RoomRow | ReplayRow) -> dict[str, Any]:
    return msgspec.structs.asdict(row)


def _not_there_yet(connection: Connection, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows that an earlier attempt has not written. Raises OtherServer if a different row is
    there.
    """
    keys = [(row["room"], row["number"]) for row in rows]
    columns = (JOURNAL.c.room, JOURNAL.c.number, JOURNAL.c.at, JOURNAL.c.fact)
    known = select(*columns).where(tuple_(JOURNAL.c.room, JOURNAL.c.number).in_(keys))
    there = {(room, number): (at, change) for room, number, at, change in connection.execute(known)}
    missing = []
    for row in rows:
        found = there.get((row["room"], row["number"]))
        if found is None:
            missing.append(row)
        elif found != (row["at"], row["fact"]):
            raise OtherServer
    return missing
