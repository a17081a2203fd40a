"""What holds for the whole run."""

import os
from collections.abc import Iterator
from importlib import import_module

import pytest

from tests.server.running import Running, running


def pytest_configure() -> None:
    """A run on the compiled copy must not fall back to the sources unnoticed."""
    if os.environ.get("TURNCOAT_COMPILED") != "1":
        return
    origin = str(import_module("turncoat.core.match").__file__)
    if not origin.endswith(".so"):
        raise pytest.UsageError(f"TURNCOAT_COMPILED=1, but turncoat.core.match is {origin}")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One running server, for terminals and programs that open rooms of their own in it."""
    with running("--data", str(tmp_path_factory.mktemp("house"))) as server:
        yield server
