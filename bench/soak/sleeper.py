"""A process that only sleeps, to tell how long the machine itself stood still.

`python -m bench.soak.sleeper` prints when it overslept and by how much, until it is stopped.
"""

from time import perf_counter, sleep
from typing import Final

NAP: Final = 0.01
# Less is usual on a busy machine.
WORTH_TELLING: Final = 0.02


def main() -> None:
    """Sleep, and look at the clock."""
    while True:
        due = perf_counter() + NAP
        sleep(NAP)
        now = perf_counter()
        if now - due > WORTH_TELLING:
            print(now, now - due, flush=True)


if __name__ == "__main__":
    main()
