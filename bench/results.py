"""What a run leaves behind: one file for each edition."""

from typing import Final

import msgspec

from bench.figures import Figure

PURE: Final = "pure"
COMPILED: Final = "compiled"


class Machine(msgspec.Struct, kw_only=True):
    """Where it was measured; nothing that names the machine."""

    python: str
    cpus: int
    platform: str


class Floor(msgspec.Struct, kw_only=True):
    """Sends a second over the whole run: how quiet the machine was, and how steadily."""

    median: float
    lowest: float
    best: float
    runs: int


class Results(msgspec.Struct, kw_only=True):
    """One run on one edition."""

    edition: str
    quick: bool
    machine: Machine
    floor: Floor
    figures: list[Figure]
