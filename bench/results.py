"""The results of a run, one file per edition."""

from typing import Final

import msgspec

from bench.figures import Figure

PURE: Final = "pure"
COMPILED: Final = "compiled"


class Machine(msgspec.Struct, kw_only=True):
    """Where it was measured, without anything that identifies the machine."""

    python: str
    cpus: int
    platform: str


class Floor(msgspec.Struct, kw_only=True):
    """Sends per second over the whole run, which shows how quiet and steady the machine was."""

    median: float
    lowest: float
    best: float
    runs: int


class Results(msgspec.Struct, kw_only=True):
    """One run of one edition."""

    edition: str
    quick: bool
    machine: Machine
    floor: Floor
    figures: list[Figure]
