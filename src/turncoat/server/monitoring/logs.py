"""Logs: one JSON object per line on stderr, or plain lines if stderr is a terminal.

They never contain names, tokens or cards.
"""

import logging
import re
import sys
from typing import Any, Final

import structlog

from turncoat.server.store.reasons import reason_of

# The fields of a log line. All others are dropped.
FIELDS: Final = frozenset({
    "event", "level", "timestamp", "exception", "room", "game", "players", "kind", "address",
    "reason",
})  # fmt: skip

REMOTE: Final = re.compile(r'^  File "([^"\n]+)", line (\d+), in ', re.MULTILINE)


def only_known_fields(_logger: Any, _name: str, line: Any) -> Any:
    """Drop all unknown fields of a line."""
    return {field: value for field, value in line.items() if field in FIELDS}


def without_values(_logger: Any, _name: str, line: Any) -> Any:
    """Replace an exception by its type and where it was raised; its message may contain user
    data.
    """
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
    """Return where an exception was raised, frame by frame; in another process first, if it came
    from there.
    """
    here = [f"{frame.tb_frame.f_code.co_filename}:{frame.tb_lineno}" for frame in frames_of(error)]
    # The pool sends the traceback of the other process as text.
    there = REMOTE.findall(str(getattr(error.__cause__, "tb", "")))
    return [f"{file}:{number}" for file, number in there] + here


def frames_of(error: BaseException) -> list[Any]:
    """The frames of a traceback."""
    found, frame = [], error.__traceback__
    while frame is not None:
        found.append(frame)
        frame = frame.tb_next
    return found


def as_plain_line(_logger: Any, _name: str, line: Any) -> str:
    """Write a line for people: the time, the level unless it is info, the event and its fields."""
    level = "" if line["level"] == "info" else line["level"] + ": "
    others = line.keys() - {"timestamp", "level", "event", "exception"}
    fields = ", ".join(f"{field} {line[field]}" for field in sorted(others))
    places = "".join(f"\n  at {place}" for place in line.get("exception", ()))
    return f"{line['timestamp']} {level}{line['event']}{fields and f' ({fields})'}{places}"


JSON: Final[list[Any]] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    without_values,
    only_known_fields,
    structlog.processors.JSONRenderer(),
]
PLAIN: Final[list[Any]] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="%H:%M:%S", utc=False),
    without_values,
    only_known_fields,
    as_plain_line,
]


class Bare(logging.Formatter):
    """Formats log records of libraries with only the logger's name: their messages may contain user
    data.
    """

    def __init__(self, processors: list[Any]) -> None:
        super().__init__()
        self.processors = processors

    def format(self, record: logging.LogRecord) -> str:
        error = record.exc_info[1] if record.exc_info else None
        line: Any = {"event": record.name, "exc_info": error}
        for process in self.processors:
            line = process(None, record.levelname.lower(), line)
        return str(line)


def set_up() -> None:
    """Configure logging for the whole process."""
    processors = PLAIN if sys.stderr.isatty() else JSON
    foreign = logging.StreamHandler(sys.stderr)
    foreign.setFormatter(Bare(processors))
    logging.basicConfig(level=logging.ERROR, handlers=[foreign])
    structlog.configure(
        processors=processors,
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
