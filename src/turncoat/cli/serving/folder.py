"""The folder in which a server keeps its data unless another one is given."""

from pathlib import Path

from turncoat.cli.table.saves import data_folder


def server_folder() -> Path:
    """Return the default data folder of a server.

    Up to 0.6.0 it was called `house`; a folder of that name stays in use.
    """
    older = data_folder() / "house"
    return older if older.is_dir() else data_folder() / "server"
