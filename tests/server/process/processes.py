"""The processes of a server, as the system sees them."""

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def children(pid: int) -> set[int]:
    """Those that a process has started."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    found = " ".join((thread / "children").read_text() for thread in threads)
    return {int(child) for child in found.split()}


def workers(pid: int) -> set[int]:
    """Those of them that work for it; another only cleans up when all have gone."""
    found = {child: Path(f"/proc/{child}/cmdline").read_text() for child in children(pid)}
    return {child for child, command in found.items() if "spawn_main" in command}


def effort(pid: int) -> float:
    """Seconds of processor time of a process, and of those it has started and still has or had."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = sum(map(int, fields[11:15])) / TICKS
    return own + sum(effort(child) for child in children(pid))
