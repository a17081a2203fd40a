"""A Unix socket to listen at, for proxies on the same machine."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_ISSOCK
from typing import Final

# For the server's user and group, which a proxy may belong to.
MODE: Final = 0o660


def listening_at(path: Path) -> socket.socket:
    """A socket bound to a file. A socket that a server left behind is replaced. Raises OSError."""
    if is_stale(path):
        path.unlink(missing_ok=True)
    bound = socket.socket(socket.AF_UNIX)
    # Nobody else may connect, not even for a moment.
    before = os.umask(0o777 & ~MODE)
    try:
        bound.bind(str(path))
    except OSError:
        bound.close()
        raise
    finally:
        os.umask(before)
    bound.set_inheritable(True)
    return bound


def is_stale(path: Path) -> bool:
    """Whether there is a socket at which nobody listens."""
    try:
        if not S_ISSOCK(path.lstat().st_mode):
            return False
        with socket.socket(socket.AF_UNIX) as probe:
            probe.connect(str(path))
    except ConnectionRefusedError:
        return True
    except OSError:
        return False
    return False


@contextmanager
def removed_afterwards(bound: socket.socket) -> Iterator[None]:
    """Remove the socket's file at the end, unless another server has replaced it."""
    path = Path(bound.getsockname())
    inode = path.lstat().st_ino
    try:
        yield
    finally:
        with suppress(OSError):
            if path.lstat().st_ino == inode:
                path.unlink()
