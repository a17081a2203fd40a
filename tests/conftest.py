"""Options, hooks and fixtures for the whole test run."""

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
    """Add `--quick`, which `make test-quick` uses."""
    parser.addoption("--quick", action="store_true", help="no processes, a sample of cases")


def pytest_configure(config: pytest.Config) -> None:
    """Prepare the run before any test is imported."""
    keep_bytecode(config.rootpath / ".pytest_cache" / "bytecode")
    forget_the_user(config.rootpath / ".pytest_cache" / "data")
    work_in_memory(Path("/dev/shm"))
    check_edition()


def keep_bytecode(folder: Path) -> None:
    """Write bytecode to this folder if it may not be written beside the sources. Otherwise each of
    the many processes that tests start would compile everything again."""
    if sys.dont_write_bytecode:
        sys.dont_write_bytecode, sys.pycache_prefix = False, str(folder)
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = str(folder)


def forget_the_user(folder: Path) -> None:
    """Keep the terminal's data, such as a language that was chosen in a game, in another folder
    than the developer's."""
    os.environ["XDG_DATA_HOME"] = str(folder)


def work_in_memory(folder: Path) -> None:
    """Keep temporary files in memory if there is enough of it; tests would wait for a disk."""
    if folder.is_dir() and os.access(folder, os.W_OK) and disk_usage(folder).free > ENOUGH:
        tempfile.tempdir = os.environ["TMPDIR"] = str(folder)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run browser tests first, since they take longest, and one after another, since two at once
    would slow each other down. With `--quick`, choose the tests of a quick run."""
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
    """Skip a further case if a quick run has no time left for it."""
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
    """One running server, in which terminals and programs open their own rooms."""
    with running("--data", str(tmp_path_factory.mktemp("server"))) as server:
        yield server
