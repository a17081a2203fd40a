"""The floor: what one question costs without any rules.

A coroutine awaits an object whose `__await__` yields once, and the driver keeps sending. How many
sends one decision costs hardly depends on how busy the machine is, so runs are compared by that
ratio.
"""

from collections.abc import Coroutine, Generator
from time import process_time


class Once:
    """The smallest question: it yields once and expects no answer."""

    __slots__ = ()

    def __await__(self) -> Generator[None, None, None]:
        yield None


async def ask_forever() -> None:
    """Ask the smallest question endlessly."""
    while True:
        await Once()


def sends_per_second(sends: int) -> float:
    """Return how many sends per second of processor time the machine does."""
    rule: Coroutine[None, None, None] = ask_forever()
    send = rule.send
    started = process_time()
    for _ in range(sends):
        send(None)
    spent = process_time() - started
    rule.close()
    return sends / spent
