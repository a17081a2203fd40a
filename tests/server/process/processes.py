"""The processes of a server, read from /proc."""

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def children(pid: int) -> set[int]:
    """The processes that a process has started."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    found = " ".join((thread / "children").read_text() for thread in threads)
    return {int(child) for child in found.split()}


def workers(pid: int) -> set[int]:
    """The worker processes of a server. Its resource tracker is not one of them."""
    found = {child: Path(f"/proc/{child}/cmdline").read_text() for child in children(pid)}
    return {child for child, command in found.items() if "spawn_main" in command}


def effort(pid: int) -> float:
    """Processor time of a process and all its children, running or ended, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = sum(map(int, fields[11:15])) / TICKS
    return own + sum(effort(child) for child in children(pid))
