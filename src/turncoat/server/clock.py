"""The server's own clock."""

from collections.abc import Callable
from time import monotonic


class Clock:
    """Milliseconds that passed while the server was up. The clock stops while the server is
    down.
    """

    def __init__(self, base: int, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._base = base - now() * 1000

    def __call__(self) -> int:
        return int(self._base + self._now() * 1000)
