"""What is kept is for the user of the server alone: the folder, the database, what lies beside it.

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
# What SQLite and the claim put beside a database.
BESIDE: Final = ("", "-wal", "-shm", "-journal", ".lock")


def guard_folder(folder: Path) -> bool:
    """A folder of our own: made for one user, or closed to others if it was there before; whether
    it was open to them."""
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    return is_ours(folder) and tighten(folder, FOLDER)


def is_ours(folder: Path) -> bool:
    """Whether nothing but our own is kept there: it is empty, or we have kept something before. A
    folder that many share is left as it is, and so is somebody's home."""
    if folder.stat().st_mode & S_ISVTX or folder.resolve() == home():
        return False
    return (folder / DATABASE).exists() or not any(folder.iterdir())


def home() -> Path | None:
    """Where the user is at home, if anywhere."""
    with suppress(RuntimeError):
        return Path.home().resolve()
    return None


def guard_database(path: Path) -> list[Path]:
    """The file of a database exists afterwards, and only its user can read it; what SQLite puts
    beside it gets the same mode. Returns those files that were open to others."""
    if str(path) == IN_MEMORY:
        return []
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE))
    files = [Path(f"{path}{end}") for end in BESIDE]
    return [file for file in files if tighten(file, FILE)]


def tighten(path: Path, mode: int) -> bool:
    """Take from a file or folder what others may do with it; whether there was something. Where
    modes mean nothing, and where it is somebody else's, nothing happens."""
    with suppress(OSError):
        found = S_IMODE(path.stat().st_mode)
        if os.name == "posix" and found & ~mode:
            path.chmod(found & mode)
            return True
    return False


def open_private(path: str, flags: int) -> int:
    """For `open`: a new file is for its user alone."""
    return os.open(path, flags, FILE)
