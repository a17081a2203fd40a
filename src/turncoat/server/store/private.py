"""File permissions: only the server's user may read the data folder and the database.

A database holds everybody's secrets until a game is over. Files that others could read are closed
to them.
"""

import os
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE, S_ISVTX
from typing import Final

FILE: Final = 0o600
FOLDER: Final = 0o700
DATABASE: Final = "turncoat.sqlite"
IN_MEMORY: Final = ":memory:"
# Endings of files beside a database: SQLite's own, and the lock of the lease.
BESIDE: Final = ("", "-wal", "-shm", "-journal", ".lock")


def guard_folder(folder: Path) -> bool:
    """Make a data folder for one user, or close an existing one to others. Returns whether it was
    open to them.
    """
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    return is_ours(folder) and tighten(folder, FOLDER)


def is_ours(folder: Path) -> bool:
    """Whether a folder is used for nothing else: it is empty or has a database of ours. Shared
    folders and home folders are left alone.
    """
    if folder.stat().st_mode & S_ISVTX or folder.resolve() == home():
        return False
    return (folder / DATABASE).exists() or not any(folder.iterdir())


def home() -> Path | None:
    """The user's home folder; None if there is none."""
    with suppress(RuntimeError):
        return Path.home().resolve()
    return None


def guard_database(path: Path) -> list[Path]:
    """Create the database file if necessary, and close it and the files beside it to others. SQLite
    gives new files beside it the same mode. Returns the files that were open to others.
    """
    if str(path) == IN_MEMORY:
        return []
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE))
    files = [Path(f"{path}{end}") for end in BESIDE]
    return [file for file in files if tighten(file, FILE)]


def tighten(path: Path, mode: int) -> bool:
    """Remove permissions beyond `mode` from a file or folder. Returns whether there were any.

    Does nothing where permissions do not exist, or where the file belongs to another user.
    """
    with suppress(OSError):
        found = S_IMODE(path.stat().st_mode)
        if os.name == "posix" and found & ~mode:
            path.chmod(found & mode)
            return True
    return False


def open_private(path: str, flags: int) -> int:
    """An opener for `open`: new files are private to their user."""
    return os.open(path, flags, FILE)
