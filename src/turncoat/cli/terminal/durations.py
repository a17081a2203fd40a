"""Lengths of time in words."""

from typing import Final

from turncoat.cli.terminal.i18n import text

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def duration(milliseconds: int) -> str:
    """Return a length of time as a single number with a unit; long ones are rounded."""
    seconds = -(-max(0, milliseconds) // 1000)
    if seconds <= MINUTE + MINUTE // 2:
        return text("cli-time-seconds", number=seconds)
    if seconds < 2 * HOUR:
        return text("cli-time-minutes", number=round(seconds / MINUTE))
    if seconds < 2 * DAY and seconds != DAY:
        return text("cli-time-hours", number=seconds // HOUR)
    return text("cli-time-days", number=seconds // DAY)
