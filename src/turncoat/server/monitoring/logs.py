"""Logs: one JSON object a line, on stderr. No name, no token, no card ever stands in them."""

import logging
import re
import sys
from typing import Any, Final

import structlog

from turncoat.server.store.reasons import reason_of

# What a line may hold besides the event: anything else is dropped before it is written.
FIELDS: Final = frozenset({
    "event", "level", "timestamp", "exception", "room", "game", "players", "kind", "address",
    "reason",
})  # fmt: skip

REMOTE: Final = re.compile(r'^  File "([^"\n]+)", line (\d+), in ', re.MULTILINE)


def only_known_fields(_logger: Any, _name: str, line: Any) -> Any:
    """A field that nobody has thought about is not logged."""
    return {field: value for field, value in line.items() if field in FIELDS}


def without_values(_logger: Any, _name: str, line: Any) -> Any:
    """Of an exception its kind and where it was raised; its message may hold what was sent."""
    error = line.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    if isinstance(error, BaseException):
        line["kind"] = type(error).__name__
        line["exception"] = places_of(error)
        if reason := reason_of(error):
            line["reason"] = reason
    return line


def places_of(error: BaseException) -> list[str]:
    """Where it was raised, step by step; in another process first, if it was there."""
    here = [f"{frame.tb_frame.f_code.co_filename}:{frame.tb_lineno}" for frame in frames_of(error)]
    # The pool sends the traceback of its process along as text.
    there = REMOTE.findall(str(getattr(error.__cause__, "tb", "")))
    return [f"{file}:{number}" for file, number in there] + here


def frames_of(error: BaseException) -> list[Any]:
    """The way down to where it was raised."""
    found, frame = [], error.__traceback__
    while frame is not None:
        found.append(frame)
        frame = frame.tb_next
    return found


PROCESSORS: Final[list[Any]] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    without_values,
    only_known_fields,
    structlog.processors.JSONRenderer(),
]


class Bare(logging.Formatter):
    """Of what libraries log only who it was: their words may hold what was sent."""

    def format(self, record: logging.LogRecord) -> str:
        error = record.exc_info[1] if record.exc_info else None
        line: Any = {"event": record.name, "exc_info": error}
        for process in PROCESSORS:
            line = process(None, record.levelname.lower(), line)
        return str(line)


def set_up() -> None:
    """For the whole process."""
    foreign = logging.StreamHandler(sys.stderr)
    foreign.setFormatter(Bare())
    logging.basicConfig(level=logging.ERROR, handlers=[foreign])
    structlog.configure(
        processors=PROCESSORS,
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
