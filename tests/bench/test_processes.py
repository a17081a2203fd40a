"""How much processor time a process has used."""

import os
from time import process_time

from bench.server.processes import cpu_of


def test_the_time_of_a_process_is_exact() -> None:
    before = process_time()
    used = cpu_of(os.getpid())

    assert before <= used <= process_time()
