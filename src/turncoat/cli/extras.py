"""The extras of pyproject.toml: which of them brings a package that is missing."""

from typing import Final

# By the names under which they are imported. Nothing of them can be imported here.
EXTRAS: Final = {
    "cli": {"click", "fluent", "httpx", "rich", "segno", "websockets"},
    "server": {
        "alembic", "confusable_homoglyphs", "httptools", "litestar", "markdown_it",
        "prometheus_client", "psycopg", "regex", "sqlalchemy", "structlog", "uvicorn", "uvloop",
    },
}  # fmt: skip


def missing_extra(error: Exception) -> str | None:
    """The extra whose package could not be imported; None if the error is a different one."""
    if not isinstance(error, ModuleNotFoundError) or error.name is None:
        return None
    top = error.name.partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if top in modules), None)


def install_command(extra: str) -> str:
    """What to type to get an extra."""
    return f'pip install "turncoat[{extra}]"'
