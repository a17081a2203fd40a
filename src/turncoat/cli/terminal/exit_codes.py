"""The exit codes of `turncoat`, so that scripts and service managers can react to them."""

from typing import Final

from turncoat.cli.terminal.i18n import text

DONE: Final = 0
NOT_FAIR: Final = 1
BAD_USAGE: Final = 2
CANNOT_LISTEN: Final = 10
DATABASE_AWAY: Final = 11
DATABASE_CORRUPT: Final = 12
DATABASE_NEWER: Final = 13
DATABASE_TAKEN: Final = 14
NOT_WRITABLE: Final = 15
DATABASE_REPLACED: Final = 16
BROKEN: Final = 70
INTERRUPTED: Final = 130

# The operator's manual lists them all.
ALL: Final = (
    DONE, NOT_FAIR, BAD_USAGE, CANNOT_LISTEN, DATABASE_AWAY, DATABASE_CORRUPT, DATABASE_NEWER,
    DATABASE_TAKEN, NOT_WRITABLE, DATABASE_REPLACED, BROKEN, INTERRUPTED,
)  # fmt: skip


def meaning(code: int) -> str:
    """Return what an exit code means and what to do about it."""
    return text("cli-exit-" + str(code))
