"""What holds for the whole run."""

import os
import sys
import tempfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from shutil import disk_usage
from typing import Final

import pytest

from tests.edition import COMPILED
from tests.quick import quick, skip_if_late
from tests.server.running import Running, running

ENOUGH: Final = 4 << 30
BROWSERS: Final = Path(__file__).parent / "web"


def pytest_addoption(parser: pytest.Parser) -> None:
    """What `make test-quick` asks for."""
    parser.addoption("--quick", action="store_true", help="no processes, a sample of cases")


def pytest_configure(config: pytest.Config) -> None:
    """What has to be so before the first test is read."""
    keep_bytecode(config.rootpath / ".pytest_cache" / "bytecode")
    work_in_memory(Path("/dev/shm"))
    check_edition()


def keep_bytecode(folder: Path) -> None:
    """Where nothing may be written beside the sources, it is written here: else each of the many
    processes that tests start would compile all of it for itself."""
    if sys.dont_write_bytecode:
        sys.dont_write_bytecode, sys.pycache_prefix = False, str(folder)
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = str(folder)


def work_in_memory(folder: Path) -> None:
    """What tests write is gone afterwards; a disk would let them wait for each line of it."""
    if folder.is_dir() and os.access(folder, os.W_OK) and disk_usage(folder).free > ENOUGH:
        tempfile.tempdir = os.environ["TMPDIR"] = str(folder)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Browsers begin at once, since they take longest, and one after another, since two would take
    each other's breath."""
    for item in items:
        if BROWSERS in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("browser"))
    items.sort(key=lambda item: BROWSERS not in item.path.parents)
    if config.getoption("quick"):
        chosen = quick(items)
        config.hook.pytest_deselected(items=list(set(items) - set(chosen)))
        items[:] = chosen


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """A quick run ends in time."""
    skip_if_late(item)


def check_edition() -> None:
    """A run on the compiled copy must not fall back to the sources unnoticed."""
    if not COMPILED:
        return
    origin = str(import_module("turncoat.core.match").__file__)
    if not origin.endswith(".so"):
        raise pytest.UsageError(f"TURNCOAT_COMPILED=1, but turncoat.core.match is {origin}")


@pytest.fixture(scope="session")
def game_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One running server, for terminals and programs that open rooms of their own in it."""
    with running("--data", str(tmp_path_factory.mktemp("house"))) as server:
        yield server
