"""A process that only sleeps, to measure how long the machine itself stalls.

`python -m bench.soak.sleeper` prints when it overslept and by how much, until it is stopped.
"""

from time import perf_counter, sleep
from typing import Final

NAP: Final = 0.01
# Less is normal on a busy machine.
WORTH_REPORTING: Final = 0.02


def main() -> None:
    """Sleep repeatedly, and print each time it took too long."""
    while True:
        due = perf_counter() + NAP
        sleep(NAP)
        now = perf_counter()
        if now - due > WORTH_REPORTING:
            print(now, now - due, flush=True)


if __name__ == "__main__":
    main()
