"""What runs in the replay process. Game files are replayed here and nowhere else.

The process works on bytes, one file at a time, with limits on memory and processor time.
"""

import os
import signal
import sys
from contextlib import suppress
from hashlib import blake2b
from math import ceil
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from threading import Thread
from time import process_time
from traceback import extract_tb
from typing import Final, Literal

import msgspec

from turncoat.core.errors import BadRecord
from turncoat.games import load_all
from turncoat.server.protocol.errors import BAD_FILE, BROKEN, TOO_LARGE
from turncoat.server.replays import bounds, game_file

# The longest games within the bounds take about one second on an ordinary machine.
MOST_SECONDS: Final = 10
MOST_MEMORY: Final = 1 << 30
# Tables and bots have priority.
NICENESS: Final = 10
READY: Final = b"ready"


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A question about a file. `viewer`, `first` and `count` are for steps."""

    what: Literal["summary", "verdict", "steps", "last"]
    file: bytes
    viewer: str = game_file.PUBLIC
    first: int = 0
    count: int = 1

    @property
    def key(self) -> bytes:
        """The same for the same question about the same file."""
        return blake2b(msgspec.msgpack.encode(self), digest_size=16).digest()


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """A page, or a refusal; `detail` is for the log."""

    page: bytes = b""
    refusal: str = ""
    detail: str = ""


def serve(pipe: Connection) -> None:
    """Answer one task after another, until the server ends."""
    load_all()
    keep_out_of_the_way()
    pipe.send_bytes(READY)
    with suppress(EOFError, OSError):
        while True:
            task = msgspec.msgpack.decode(pipe.recv_bytes(), type=Task)
            limit_time(MOST_SECONDS)
            pipe.send_bytes(msgspec.msgpack.encode(answer(task)))


def answer(task: Task) -> Answer:
    """Carry out a task. There is an answer whatever happens."""
    try:
        return Answer(page=page_of(task))
    except BadRecord as error:
        return Answer(refusal=TOO_LARGE if error.reason == bounds.TOO_LONG else BAD_FILE)
    except MemoryError:
        return Answer(refusal=TOO_LARGE)
    except Exception as error:
        return Answer(refusal=BROKEN, detail=describe(error))


def describe(error: Exception) -> str:
    """The type of an exception and where it was raised. Its message may contain data of the
    file.
    """
    places = [f"{frame.filename}:{frame.lineno}" for frame in extract_tb(error.__traceback__)]
    return " ".join([type(error).__name__, *places])


def page_of(task: Task) -> bytes:
    """The encoded page for a task."""
    if task.what == "summary":
        return msgspec.json.encode(game_file.summary(game_file.read(task.file)))
    if task.what == "verdict":
        return msgspec.json.encode(game_file.verdict(task.file))
    if task.what == "last":
        return game_file.last(task.file)
    return game_file.steps(task.file, task.viewer, task.first, task.count)


def keep_out_of_the_way() -> None:
    """Lower the priority and limit the memory of this process; ignore Ctrl-C, and end with the
    server.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_server, daemon=True).start()
    if sys.platform != "win32":
        os.nice(NICENESS)
    limit_memory(MOST_MEMORY)


def end_with_server() -> None:
    """Wait until the server has ended, however it ended, and exit."""
    if (server := parent_process()) is not None:
        server.join()
        os._exit(1)


def limit_memory(size: int) -> None:
    """Limit the memory of this process, where the system can."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        with suppress(ValueError, OSError):
            # And no core dumps.
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_AS, (size, most))


def limit_time(seconds: int) -> None:
    """Let the system end this process after so much more processor time."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CPU, (ceil(process_time()) + seconds, most))
