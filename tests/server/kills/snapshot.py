"""The database as a kill has left it, read without touching it."""

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
    """A line of a journal, as it is stored."""

    number: int
    at: int
    fact: str


class Snapshot:
    """All that is there."""

    def __init__(self, store: Store) -> None:
        self.clock = store.clock()
        self.journals: dict[str, list[Row]] = defaultdict(list)
        self.replays: dict[str, str] = {}
        lines = select(JOURNAL.c.room, JOURNAL.c.number, JOURNAL.c.at, JOURNAL.c.fact)
        with store.engine.connect() as connection:
            for room, *line in connection.execute(lines.order_by(JOURNAL.c.room, JOURNAL.c.number)):
                self.journals[room].append(Row(*line))
            for replay, file in connection.execute(select(REPLAYS.c.id, REPLAYS.c.file)):
                self.replays[replay] = file


def take(database: str) -> Snapshot:
    """What a database holds while no server runs over it."""
    with left_alone(database) as store:
        return Snapshot(store)


@contextmanager
def left_alone(database: str) -> Iterator[Store]:
    """A store to read from. Of SQLite a copy: whoever opens it first after a kill mends it, and
    that is for the server to do."""
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
    """PostgreSQL may still be busy with what a server that was killed has asked for last."""
    end = monotonic() + PATIENCE
    with store.engine.connect() as connection:
        while connection.execute(OTHERS).scalar():
            connection.rollback()
            assert monotonic() < end, "somebody else uses the database"
            sleep(0.01)
