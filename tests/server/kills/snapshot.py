"""The contents of the database after a kill, read without changing it."""

import shutil
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import NamedTuple

from sqlalchemy import make_url, select, text

from turncoat.server.store.store import Store, in_folder
from turncoat.server.store.tables import JOURNAL, REPLAYS

PATIENCE = 30.0
OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


class Row(NamedTuple):
    """A journal entry, as it is stored."""

    number: int
    at: int
    change: str


# Entries that folding deletes are copied to another table, so that all of them can be checked.
ALL_OF_IT = """
    CREATE TABLE folded (
        room VARCHAR(12), number INTEGER, at BIGINT, fact TEXT, PRIMARY KEY (room, number)
    )
"""
KEEPING = """
    INSERT INTO folded VALUES (OLD.room, OLD.number, OLD.at, OLD.fact) ON CONFLICT DO NOTHING;
"""
ON_SQLITE = [
    ALL_OF_IT, f"CREATE TRIGGER keep_folded AFTER DELETE ON journal BEGIN {KEEPING} END",
]  # fmt: skip
ON_POSTGRESQL = [
    ALL_OF_IT,
    f"""
    CREATE FUNCTION keep_folded() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN {KEEPING} RETURN OLD; END $$
    """,
    """
    CREATE TRIGGER keep_folded AFTER DELETE ON journal
    FOR EACH ROW EXECUTE FUNCTION keep_folded()
    """,
]
FOLDED = text("SELECT room, number, at, fact FROM folded")


def keep_folded(database: str) -> None:
    """Keep a copy of every journal entry that is deleted from now on."""
    store = Store(database)
    store.migrate()
    kind = store.engine.dialect.name
    with store.engine.begin() as connection:
        for statement in ON_POSTGRESQL if kind == "postgresql" else ON_SQLITE:
            connection.exec_driver_sql(statement)
    store.close()


class Snapshot:
    """The stored journals and replays. `left` has the entries that are still in the journals,
    `journals` also those that were deleted.
    """

    def __init__(self, store: Store) -> None:
        self.clock = store.clock()
        self.left: dict[str, list[Row]] = defaultdict(list)
        self.journals: dict[str, list[Row]] = defaultdict(list)
        self.replays: dict[str, str] = {}
        lines = select(JOURNAL.c.room, JOURNAL.c.number, JOURNAL.c.at, JOURNAL.c.fact)
        with store.engine.connect() as connection:
            for room, *line in connection.execute(lines.order_by(JOURNAL.c.room, JOURNAL.c.number)):
                self.left[room].append(Row(*line))
            for room, *line in connection.execute(FOLDED):
                self.journals[room].append(Row(*line))
            for replay, file in connection.execute(select(REPLAYS.c.id, REPLAYS.c.file)):
                self.replays[replay] = file
        for room, left in self.left.items():
            self.journals[room] = sorted({*self.journals[room], *left})


def take(database: str) -> Snapshot:
    """Read a database while no server uses it."""
    with read_only_store(database) as store:
        return Snapshot(store)


@contextmanager
def read_only_store(database: str) -> Iterator[Store]:
    """A store to read from. For SQLite it is a copy, because the first to open the database after a
    kill repairs it, and that should be the server.
    """
    url = make_url(database)
    if url.get_backend_name() == "postgresql":
        store = Store(database)
        wait_for_others(store)
        yield store
        store.close()
        return
    with TemporaryDirectory() as folder:
        for file in Path(str(url.database)).parent.glob("turncoat.sqlite*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, folder)
        store = Store(in_folder(Path(folder)))
        yield store
        store.close()


def wait_for_others(store: Store) -> None:
    """Wait until PostgreSQL has finished the last statements of a server that was killed."""
    end = monotonic() + PATIENCE
    with store.engine.connect() as connection:
        while connection.execute(OTHERS).scalar():
            connection.rollback()
            assert monotonic() < end, "somebody else uses the database"
            sleep(0.01)
