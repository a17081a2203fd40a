"""A time limit for work in this process, in real time. Only for the main thread."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

# A timer of 0 would be switched off.
SHORTEST: Final = 0.001


class TimeIsUp(BaseException):
    """Work took too long. This is not an Exception, so that the work does not catch it by
    accident.
    """


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Raise TimeIsUp in the block if it takes longer."""
    armed = True

    def ring(number: int, frame: object) -> None:
        # The alarm may go off just as the work is done.
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
