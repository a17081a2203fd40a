"""Servers and databases that tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import KINDS, folder_database, new_database, postgresql
from tests.server.running import Running, running


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """One PostgreSQL server for all tests of a process."""
    with postgresql() as address:
        yield address


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database; the test runs once for each kind."""
    if request.param == "sqlite":
        return folder_database(tmp_path)
    return new_database(request.getfixturevalue("postgresql_server"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One running server, for tests that don't change its settings or stop it."""
    with running("--data", str(tmp_path_factory.mktemp("server"))) as game_server:
        yield game_server
