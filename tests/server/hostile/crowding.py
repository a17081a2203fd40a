"""Opens idle connections at a constant rate from some addresses.

`python -m tests.server.hostile.crowding HOST PORT RATE SECONDS SOURCE...` prints how many it
opened, and how many of them were still open at the end.
"""

import socket
import sys
from contextlib import suppress
from itertools import cycle
from time import monotonic, sleep


def idle_connection(host: str, port: int, source: str) -> socket.socket:
    """Start a connection from an address, without waiting until it is established."""
    line = socket.socket()
    line.setblocking(False)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    line.bind((source, 0))
    with suppress(BlockingIOError):
        line.connect((host, port))
    return line


def is_open(line: socket.socket) -> bool:
    """Whether a non-blocking connection has not been closed by the other side."""
    try:
        return line.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def crowd(host: str, port: int, rate: float, seconds: float, sources: list[str]) -> tuple[int, int]:
    """Open `rate` connections a second. Returns how many were opened, and how many are left."""
    lines: list[socket.socket] = []
    began, places = monotonic(), cycle(sources)
    while (passed := monotonic() - began) < seconds:
        due = range(int(passed * rate) - len(lines))
        lines += [idle_connection(host, port, next(places)) for _ in due]
        sleep(0.005)
    still = sum(map(is_open, lines))
    for line in lines:
        line.close()
    return len(lines), still


if __name__ == "__main__":
    host, port, rate, seconds, *sources = sys.argv[1:]
    print("ready", flush=True)
    print(*crowd(host, int(port), float(rate), float(seconds), sources), flush=True)
