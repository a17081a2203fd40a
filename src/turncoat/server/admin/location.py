"""Where the control channel is: a socket in the data folder."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

NAME: Final = "admin.sock"
# The longest path that all systems accept for a Unix socket.
LONGEST: Final = 100


def is_possible() -> bool:
    """Whether this system has Unix sockets."""
    return hasattr(socket, "AF_UNIX")


@contextmanager
def reached(folder: Path) -> Iterator[str]:
    """The address of the socket in a folder, however long the folder's path is."""
    path = folder / NAME
    if len(os.fsencode(path)) <= LONGEST:
        yield str(path)
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{number}/{NAME}"
    finally:
        os.close(number)
