"""The extras of pyproject.toml: whether they are installed, and which one a package is in."""

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

# By the names under which they are imported. Nothing of them can be imported here.
EXTRAS: Final = {
    "cli": {"babel", "click", "fluent", "httpx", "rich", "segno", "websockets"},
    "server": {
        "alembic", "confusable_homoglyphs", "httptools", "litestar", "markdown_it",
        "prometheus_client", "psycopg", "regex", "sqlalchemy", "structlog", "uvicorn", "uvloop",
    },
}  # fmt: skip
NOT_ON_WINDOWS: Final = {"uvloop"}
# Commands that need the extra `server`, which includes `cli`.
RUN_A_SERVER: Final = {"serve", "host", "backup", "restore", "retention"}


def require(extra: str) -> None:
    """Raise ModuleNotFoundError unless all packages of an extra are installed."""
    elsewhere = NOT_ON_WINDOWS if sys.platform == "win32" else set[str]()
    for module in sorted(EXTRAS[extra] - elsewhere):
        if find_spec(module) is None:
            raise ModuleNotFoundError(name=module)


def missing_extra(error: Exception, command: Sequence[str] = ()) -> str | None:
    """The extra whose package could not be imported; None if the error is a different one.

    A command that runs a server names the extra that includes the others.
    """
    if not isinstance(error, ModuleNotFoundError) or error.name is None:
        return None
    top = error.name.partition(".")[0]
    extra = next((extra for extra, modules in EXTRAS.items() if top in modules), None)
    return "server" if extra and {*command} & RUN_A_SERVER else extra


def install_command(extra: str) -> str:
    """Return what to type to get an extra."""
    return f'pip install "turncoat[{extra}]"'
