"""The database: SQLite in a folder, or PostgreSQL by its address.

One thread writes, one transaction a tick. A transaction that was broken off may have been carried
out all the same; so before it is tried again the rows that are there already are left out.
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
from turncoat.server.store.lease import Lease, OtherServer, claimed
from turncoat.server.store.newer import check_newest, check_not_newer
from turncoat.server.store.tables import ADDRESS_KEYS, BANS, JOURNAL, REPLAYS, ROOMS, SERVER_STATE

# Of the rooms that could be listed, how many of the newest are looked at, and how many are shown of
# those that were opened from one address.
MOST_CONSIDERED: Final = 2_000
LISTED_OF_ONE_ORIGIN: Final = 3
# A line to PostgreSQL that is dead is given up within half a minute.
LINE: Final = {
    "connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}  # fmt: skip
_TOLD: Final[msgspec.json.Decoder[Told]] = msgspec.json.Decoder(Told)


class RoomRow(msgspec.Struct, frozen=True):
    """What is to be known of a room without loading it."""

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
    """A finished game."""

    id: str
    game: str
    file: str
    written_on: int = 0
    size: int = 0


class Batch:
    """What one transaction writes: all of it, or nothing."""

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
    """Whether this is the address of a database that can be used."""
    try:
        return make_url(address).get_backend_name() in ("sqlite", "postgresql")
    except ArgumentError:
        return False


def engine_for(address: str) -> Engine:
    """A door to the database."""
    url = make_url(address)
    if url.get_backend_name() == "postgresql":
        known = {name: value for name, value in LINE.items() if name not in url.query}
        url = url.set(drivername="postgresql+psycopg")
        return create_engine(url, pool_pre_ping=True, connect_args=known)
    engine = create_engine(url)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, record: Any) -> None:
    """What is accepted is on the disk, even if the power fails right after."""
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000",
        # What is deleted is gone from the file as well.
        "secure_delete=ON",
    ):  # fmt: skip
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """Python's driver begins a transaction only when a row is written: half a migration would
    stay behind."""
    connection.exec_driver_sql("BEGIN")


@contextmanager
def scripts() -> Iterator[Config]:
    """The steps to the newest form."""
    with as_file(files("turncoat.server.store").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        yield config


class Store:
    """Everything that must outlive the process."""

    def __init__(self, address: str) -> None:
        self.engine = engine_for(address)
        self._claim: Lease | None = None
        # The name under which this store writes, once it has claimed the database.
        self._owner = ""
        dialect = postgresql if self.engine.dialect.name == "postgresql" else sqlite
        # To build a statement takes longer than to carry it out.
        self._put_rooms = _put(dialect, ROOMS)
        self._set_clock = _set_clock()
        self._add_facts = insert(JOURNAL)
        self._delete_folded = _delete_folded()
        # A game stays as it ended, whatever is brought in later under its number.
        self._add_replays = dialect.insert(REPLAYS).on_conflict_do_nothing()

    def open(self) -> None:
        """Be the only one who writes here, and bring the tables to their newest form; once.

        Raises Taken, and whatever is wrong with the database.
        """
        if self._claim is not None:
            return
        try:
            self.claim()
            self.migrate()
            self.sign()
        except BaseException:
            self.close()
            raise

    def claim(self) -> None:
        """Be the only one who writes here; raises Taken."""
        self._claim = claimed(self.engine)

    def sign(self) -> None:
        """Whoever was here before can write no more."""
        owner = token_hex(8)
        with self._writing() as connection:
            connection.execute(update(SERVER_STATE).values(owner=owner))
        self._owner = owner

    @property
    def held(self) -> bool:
        """Whether the database is ours, as far as this side knows."""
        return self._claim is not None and self._claim.held

    def migrate(self) -> None:
        """Take the steps to the newest form that are missing; raises NewerDatabase."""
        with scripts() as config, self.engine.begin() as connection:
            check_not_newer(connection, ScriptDirectory.from_config(config))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def check_form(self) -> None:
        """Whether the tables are in the newest form; raises NewerDatabase or OlderDatabase."""
        with scripts() as config, self.engine.connect() as connection:
            check_newest(connection, ScriptDirectory.from_config(config))

    def close(self) -> None:
        """Let go of all connections."""
        if self._claim is not None:
            self._claim.release()
            self._claim = None
        self.engine.dispose()

    # Writing.

    def write(self, batch: Batch, clock: int, again: bool = False) -> None:
        """One transaction. `again`: it was tried before, and nobody knows how that ended."""
        gone = by_room(batch.erasures)
        journal = [_row(code, entry, gone.get(code, ())) for code, entry in batch.journal]
        with self._writing() as connection:
            self._tell_time(connection, clock)
            if again:
                journal = _not_there_yet(connection, journal)
            if batch.rooms:
                connection.execute(self._put_rooms, [_plain(row) for row in batch.rooms.values()])
            if journal:
                connection.execute(self._add_facts, journal)
            if folded := _folded(batch):
                connection.execute(self._delete_folded, folded)
            if batch.replays:
                connection.execute(self._add_replays, [_plain(row) for row in batch.replays])
            for code, members in gone.items():
                erase(connection, code, members)

    def _writing(self) -> AbstractContextManager[Connection]:
        return self.engine.begin() if self._claim is None else self._claim.transaction()

    def _tell_time(self, connection: Connection, clock: int) -> None:
        """First of all, since it waits for whoever else is writing, and asserts whose it is."""
        told = connection.execute(self._set_clock, {"now": clock, "name": self._owner})
        if told.rowcount != 1:
            raise OtherServer

    def tidy(self, keep: Retention, today: int) -> dict[str, int]:
        """Delete what was kept for long enough; how much of each kind."""
        return delete_expired(self.engine, keep, today)

    def expired(self, keep: Retention, today: int) -> dict[str, Expired]:
        """What would be deleted."""
        return expired(self.engine, keep, today)

    def touch(self, code: str, today: int) -> bool:
        """Somebody is in the room, so that it is not deleted now; False if it is gone."""
        touched = update(ROOMS).where(ROOMS.c.code == code).values(touched_on=today)
        with self.engine.begin() as connection:
            return bool(connection.execute(touched).rowcount)

    def address_keys(self, today: int, life: int = KEY_LIFE) -> list[AddressKey]:
        """The keys that addresses are hashed under; made and forgotten as their time comes."""
        with self.engine.begin() as connection:
            connection.execute(delete(ADDRESS_KEYS).where(ADDRESS_KEYS.c.made_on <= today - life))
            rows = connection.execute(select(ADDRESS_KEYS)).all()
            keys = [AddressKey(**row._asdict()) for row in rows]
            if not keys:
                _forget_origins(connection)
            newest = max(keys, key=lambda key: key.id, default=AddressKey(0, "", today - life))
            if newest.made_on <= today - life // 2:
                unsaved = AddressKey(newest.id + 1, token_hex(32), today)
                connection.execute(insert(ADDRESS_KEYS), msgspec.structs.asdict(unsaved))
                keys.append(unsaved)
        return keys

    # Reading.

    def clock(self) -> int:
        """How late it was in the house when something was written last."""
        with self.engine.connect() as connection:
            return connection.execute(select(SERVER_STATE.c.clock)).scalar() or 0

    def wakes(self) -> list[tuple[str, int]]:
        """Rooms in which something is due by itself, and when."""
        due = select(ROOMS.c.code, ROOMS.c.wake_at).where(ROOMS.c.wake_at.is_not(None))
        with self.engine.connect() as connection:
            return [(code, wake_at) for code, wake_at in connection.execute(due)]

    def journal(self, code: str) -> list[JournalRow]:
        """Everything that has happened in a room, in order and by number; nothing if there is no
        such room. Numbers are missing where a lobby was folded or a text forgotten."""
        columns = (JOURNAL.c.number, JOURNAL.c.at, JOURNAL.c.fact, JOURNAL.c.kept, JOURNAL.c.told)
        rows = select(*columns).where(JOURNAL.c.room == code).order_by(JOURNAL.c.number)
        with self.engine.connect() as connection:
            return list(_facts(connection.execute(rows)))

    def room(self, code: str) -> RoomRow | None:
        """What is to be known of a room without its journal; None if there is no such room."""
        with self.engine.connect() as connection:
            row = connection.execute(select(ROOMS).where(ROOMS.c.code == code)).first()
            return None if row is None else RoomRow(**row._asdict())

    def has_room(self, code: str) -> bool:
        """Whether a code is taken."""
        return self.room(code) is not None

    def open_rooms(self, most: int) -> list[str]:
        """The codes of listed rooms that have not begun: a few of each origin, and of all origins
        the newest before the second newest. What nobody knows the origin of is one of its own."""
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
        """The codes and phases of rooms from there that have not begun, and of those in play in
        which somebody was at some time since then."""
        playing = and_(ROOMS.c.phase == "playing", ROOMS.c.touched_on > since)
        theirs = and_(ROOMS.c.origin.in_(origins), or_(ROOMS.c.phase == "lobby", playing))
        with self.engine.connect() as connection:
            found = connection.execute(select(ROOMS.c.code, ROOMS.c.phase).where(theirs))
            return [(code, phase) for code, phase in found]

    def replay(self, replay_id: str) -> str | None:
        """The file of a finished game."""
        with self.engine.connect() as connection:
            row = select(REPLAYS.c.file).where(REPLAYS.c.id == replay_id)
            return connection.execute(row).scalar()


def _forget_origins(connection: Connection) -> None:
    """Without any key, as in a restored backup, no address is recognised; and keys are counted from
    the beginning again, so that what is left of old ones would be taken for that of new ones."""
    connection.execute(update(ROOMS).where(ROOMS.c.origin != "").values(origin=""))
    connection.execute(delete(BANS))


def _put(dialect: Any, table: Table) -> Any:
    """Insert rows, or replace those with the same key."""
    statement = dialect.insert(table)
    keys = [column.name for column in table.primary_key]
    rest = {c.name: statement.excluded[c.name] for c in table.columns if not c.primary_key}
    return statement.on_conflict_do_update(index_elements=keys, set_=rest)


def _set_clock() -> Any:
    """The time, if the database is still owned by whoever says so."""
    owned = and_(SERVER_STATE.c.id == 1, SERVER_STATE.c.owner == bindparam("name"))
    return update(SERVER_STATE).where(owned).values(clock=bindparam("now"))


def _facts(rows: Iterable[Any]) -> Iterator[JournalRow]:
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
    """The steps of a lobby that is written down as it came out."""
    number = JOURNAL.c.number
    these = and_(number >= bindparam("first"), number < bindparam("end"))
    return delete(JOURNAL).where(JOURNAL.c.room == bindparam("code"), these)


def _folded(batch: Batch) -> list[dict[str, Any]]:
    """Which entries are gone with this batch. Those that are in it as well are written first: if
    it was carried out unnoticed they are missing, and to do all of it again comes to the same."""
    return [
        {"code": code, "first": first, "end": end}
        for code, entry in batch.journal
        for first, end in entry.folds
    ]


def _plain(row: RoomRow | ReplayRow) -> dict[str, Any]:
    return msgspec.structs.asdict(row)


def _not_there_yet(connection: Connection, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rows that an earlier attempt has not brought in; what is there must be the same."""
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
