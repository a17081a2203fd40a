"""A limit for work in this process, by the clock on the wall. For the main thread alone."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

# To set an alarm clock to nothing would switch it off.
SHORTEST: Final = 0.001


class TimeIsUp(BaseException):
    """Work took too long. Not an Exception, so that the work does not catch it by mistake."""


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Raise TimeIsUp wherever the work is once its time is up."""
    armed = True

    def ring(number: int, frame: object) -> None:
        # The alarm may go off just when the work is done.
        if armed:
            raise TimeIsUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, SHORTEST))
    try:
        yield
    finally:
        armed = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
