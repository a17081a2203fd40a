"""The replay process as the server sees it: started when needed, killed at any time."""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

import msgspec

from turncoat.server.protocol.errors import TOO_LARGE
from turncoat.server.replays import tasks
from turncoat.server.replays.tasks import Answer, Task

# In real time, for a busy machine.
MOST_WAIT: Final = 30.0
STARTS_IN: Final = 60.0
# How long a process that has closed its pipe may take to end.
DIES_IN: Final = 1.0


class ReplayProcess:
    """One process, and the pipe to it. Only `kill` may be called from another thread."""

    def __init__(self, most_wait: float = MOST_WAIT) -> None:
        self.most_wait = most_wait
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._killed = False
        self._closed = False

    def run(self, task: Task) -> Answer | None:
        """The answer to a task; None if the process was killed first.

        If the process dies by itself, the task is to blame, and the answer is a refusal.
        """
        try:
            pipe = self._started()
        except (EOFError, OSError):
            self._end()
            return None
        try:
            pipe.send_bytes(msgspec.msgpack.encode(task))
            if pipe.poll(self.most_wait):
                return msgspec.msgpack.decode(pipe.recv_bytes(), type=Answer)
        except (EOFError, OSError):
            code = self._end(DIES_IN)
            return None if self._killed else Answer(refusal=TOO_LARGE, detail=f"ended with {code}")
        self._end()
        return Answer(refusal=TOO_LARGE, detail="took too long")

    def _started(self) -> Connection:
        """The pipe to a running process, which is started if necessary."""
        killed, self._killed = self._killed, False
        alive = self._process is not None and self._process.is_alive() and not killed
        if alive and self._pipe is not None:
            return self._pipe
        self._end()
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=tasks.serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        if self._closed:
            self._process.kill()
        if not self._pipe.poll(STARTS_IN):
            raise EOFError
        self._pipe.recv_bytes()
        return self._pipe

    def _end(self, patience: float = 0) -> int | None:
        """End the process and return its exit code."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is None or process.pid is None:
            return None
        process.join(patience)
        process.kill()
        process.join()
        return process.exitcode

    def kill(self) -> None:
        """Kill the process, whatever it does; the next task gets a new one."""
        self._killed = True
        if (process := self._process) is not None and process.pid is not None:
            process.kill()

    def close(self) -> None:
        """Kill the process for good."""
        self._closed = True
        self.kill()
