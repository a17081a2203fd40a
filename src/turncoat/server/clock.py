"""The server's own clock, and the Unix time."""

from collections.abc import Callable
from time import monotonic, time


class Clock:
    """Milliseconds that passed while the server was up. The clock stops while the server is
    down.
    """

    def __init__(self, base: int = 0, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self.set(base)

    def set(self, base: int) -> None:
        """Continue from a time."""
        self._base = base - self._now() * 1000

    def __call__(self) -> int:
        return int(self._base + self._now() * 1000)


def today() -> int:
    """The Unix time, for anything that lasts for days."""
    return int(time())
