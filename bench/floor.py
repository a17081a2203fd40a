"""The floor: what one question costs a driver without any rules.

A coroutine awaits something whose `__await__` yields once; the driver sends and sends. How many
sends one decision costs hardly depends on how busy the machine is, so runs compare by that ratio.
"""

from collections.abc import Coroutine, Generator
from time import process_time


class Once:
    """The smallest question: it yields once and wants no answer."""

    __slots__ = ()

    def __await__(self) -> Generator[None, None, None]:
        yield None


async def ask_for_ever() -> None:
    """The smallest rule."""
    while True:
        await Once()


def sends_per_second(sends: int) -> float:
    """How often the smallest rule is asked in a second of one core, going by so many sends."""
    rule: Coroutine[None, None, None] = ask_for_ever()
    send = rule.send
    started = process_time()
    for _ in range(sends):
        send(None)
    spent = process_time() - started
    rule.close()
    return sends / spent
